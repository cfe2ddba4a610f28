"""Distances: how many routes lie between two towns."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from elvenhold.world import Board


def distances(board: Board) -> list[list[int]]:
    """EL-H02, AMB-EL-20, AMB-EL-21, AMB-EL-25, AMB-EL-26. Routes on the shortest path between any two towns.

    Every kind of route counts, in both directions, whatever the flow, the counters or the obstacles.
    """
    neighbours: list[set[int]] = [set() for _ in board.towns]
    for road in board.roads:
        neighbours[road.a].add(road.b)
        neighbours[road.b].add(road.a)
    return [_from(neighbours, start) for start in range(len(board.towns))]


def _from(neighbours: list[set[int]], start: int) -> list[int]:
    far = {start: 0}
    waiting = deque([start])
    while waiting:
        town = waiting.popleft()
        for nearby in neighbours[town] - far.keys():
            far[nearby] = far[town] + 1
            waiting.append(nearby)
    return [far[town] for town in range(len(neighbours))]
