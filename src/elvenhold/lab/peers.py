"""Our rows for a table of our peers: the same random play, driven from a Python loop and in batches.

A bench is a plain dictionary. One with `one_game` plays a whole random match and adds to the tally it is given; one
with `rate` plays batches for so many seconds and answers how many matches and decisions those were.
"""

from __future__ import annotations

import os
import time
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from elvenhold.games.registry import title
from elvenhold.lab.desks import at, cores, runs_compiled
from elvenhold.lab.playouts import CHUNK, random_matches
from elvenhold.lab.vector import Tables
from elvenhold.play.desk import Desk

if TYPE_CHECKING:
    from collections.abc import Callable

    from elvenhold.play.game import Game

Bench = dict[str, Any]
NAME, PRESET = "elfenland", "amigo-de"
SIDE_BY_SIDE = 1024
PARTS = 4
"""Chunks for each thread in one batch, so that none waits long for the last of the others."""
MID_GAME = 40
"""Decisions after which a match is well under way; none is over so soon."""


class Counter(Protocol):
    """What a peer's harness counts in."""

    games: int
    dec: int
    real: int
    legal: int
    chance: int


def laid_out(seats: int) -> tuple[Game, bytes]:
    """The game and the box of the standard bench."""
    sold = title(NAME)
    _, options = sold.choose(PRESET, {})
    return sold.game, sold.make_box(seats, options)


def one_game_at(desk: Desk) -> Callable[[Counter], None]:
    """A function that plays one random match from a loop in Python: a call for each decision."""
    step, here, moves = desk.game.door("step", compiled=desk.compiled), at(desk), desk.rows["moves"][0].data
    random, luck = Random(1).random, desk.plain.luck  # noqa: S311 - dice, no secrets

    def one_game(tally: Counter) -> None:
        spun, decisions, real, legal = luck.spun, 0, 0, 0
        count = step(here, -1)
        while count:
            decisions += 1
            legal += count
            real += count > 1
            count = step(here, moves[int(random() * count)])
        tally.games += 1
        tally.dec += decisions
        tally.real += real
        tally.legal += legal
        tally.chance += luck.spun - spun  # every event of the dealer uses exactly one number

    return one_game


def desk_for(seats: int) -> Desk:
    """A desk of the standard bench; it always sees the same luck."""
    desk = Desk(*laid_out(seats), compiled=runs_compiled())
    desk.seed("peers")
    return desk


def desk_in_mid_game(seats: int) -> Desk:
    """A desk on which a match is well under way."""
    desk, random = desk_for(seats), Random(2).random  # noqa: S311 - as above
    step, here, moves = desk.game.door("step", compiled=desk.compiled), at(desk), desk.rows["moves"][0].data
    count = step(here, -1)
    for _ in range(MID_GAME):
        count = step(here, moves[int(random() * count)])
    return desk


def driven(seats: int) -> Bench:
    """A row for a loop written in Python."""
    other = desk_in_mid_game(seats)

    def clone() -> bytes:
        return other.table

    return _row(seats, "step door, loop in Python", "py-driven", one_game=one_game_at(desk_for(seats)), clone=clone)


def batch(threads: int) -> Bench:
    """A row for whole matches in compiled code."""
    game, box = laid_out(4)

    def rate(budget: float) -> tuple[int, int]:
        played = decisions = 0
        start = time.perf_counter()
        while time.perf_counter() - start < budget:
            tally = random_matches(game, box, PARTS * threads * CHUNK, f"{played}", threads)
            played, decisions = played + tally.matches, decisions + tally.decisions
        return played, decisions

    return _row(4, f"compiled playouts, {threads} thread(s)", "batched", rate=_on_cores(threads, rate))


def side_by_side(count: int) -> Bench:
    """A row for an array of tables, moves chosen with NumPy."""
    game, box = laid_out(4)
    tables = Tables(game, box, count)

    def rate(budget: float) -> tuple[int, int]:
        over = steps = 0
        start = time.perf_counter()
        while time.perf_counter() - start < budget:
            tables.step(tables.choose_random())
            over += int(np.count_nonzero(tables.over))
            steps += 1
        return over, steps * count - over  # where a match was over, the step dealt the next one

    return _row(4, f"Tables({count}) + NumPy choice, 1 thread", "batched", rate=rate)


def _row(players: int, iface: str, kind: str, **functions: Any) -> Bench:
    note = f"{NAME} {PRESET}, every rule, hidden counters and every dealer event"
    return {"game": NAME, "players": players, "iface": iface, "kind": kind, "note": note, **functions}


def _on_cores(wanted: int, rate: Callable[[float], tuple[int, int]]) -> Callable[[float], tuple[int, int]]:
    """Leave the one core that a harness has pinned us to, for as long as a batch needs more."""
    if wanted == 1 or not hasattr(os, "sched_setaffinity"):
        return rate

    def unpinned(budget: float) -> tuple[int, int]:
        before = os.sched_getaffinity(0)
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
        try:
            return rate(budget)
        finally:
            os.sched_setaffinity(0, before)

    return unpinned


def benches() -> list[Bench]:
    """Every row, in the form that the bench of our peers reads."""
    everywhere = max(cores(), os.cpu_count() or 1)
    threads = [1] if everywhere == 1 else [1, everywhere]
    return [*map(driven, (4, 2, 6)), *map(batch, threads), side_by_side(SIDE_BY_SIDE)]
