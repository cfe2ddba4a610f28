"""Placing: counters and obstacles on the roads."""

from __future__ import annotations

from typing import Annotated

from elvenhold.mechanics.axes import COUNTER, KINDS, ROAD, ROADS
from elvenhold.mechanics.counters import Counters
from elvenhold.mechanics.turn import bit
from elvenhold.play.fields import NONE, SEAT, Bits, Field, Id, Numbers, Seen
from elvenhold.play.kernel import kernel
from elvenhold.play.schema import State


class Roads(State):
    """What lies on the roads, and the obstacles not yet used."""

    road: Annotated[Numbers, Field((ROAD,), Seen.ALL, holds=Id(COUNTER))]
    blocked: Annotated[int, Field((), Seen.ALL, "i8", Bits(ROAD))]
    obstacles: Annotated[Numbers, Field((SEAT,), Seen.ALL)]


class RoadBox(State):
    """Which counters fit on which roads."""

    land: Annotated[Numbers, Field((ROAD,), Seen.ALL)]
    """The roads on land, one after the other; then NONE."""
    land_roads: Annotated[int, Field((), Seen.ALL)]
    fitting: Annotated[Numbers, Field((COUNTER, ROAD), Seen.ALL)]
    """The roads that each counter fits on, one after the other; then NONE."""
    fits: Annotated[Numbers, Field((COUNTER,), Seen.ALL)]
    """How many those are."""


class Placed(Counters, Roads):
    """What placing needs of a table."""


@kernel
def bare_roads(table: Roads) -> None:
    """Nothing lies on the roads."""
    for road in range(ROADS):
        table.road[road] = NONE
    table.blocked = 0


@kernel
def is_blocked(table: Roads, road: int) -> int:
    """Whether an obstacle lies on a road."""
    return (table.blocked >> road) & 1


@kernel
def list_counter(box: RoadBox, bare: int, kind: int, base: int, out: Numbers, count: int) -> int:
    """EL-P4-2, EL-P4-3, EL-P4-5. A counter fits on bare roads whose terrain its transport can use; never on water."""
    for place in range(box.fits[kind]):
        road = box.fitting[kind, place]
        out[count] = base + road  # written always, counted where it fits: a branch here would be guessed wrong
        count += (bare >> road) & 1
    return count


@kernel
def bare(table: Roads) -> int:
    """The roads without a counter, one bit each."""
    roads = 0
    for road in range(ROADS):
        if table.road[road] == NONE:
            roads |= bit(road)
    return roads


@kernel
def list_counters(box: RoadBox, table: Placed, seat: int, base: int, out: Numbers, count: int) -> int:
    """EL-P4-4, COM-E9. Hidden and open counters may both be placed; the face makes a different move."""
    roads = bare(table)
    for kind in range(KINDS):
        if table.hidden[seat, kind] > 0:
            count = list_counter(box, roads, kind, base + kind * ROADS, out, count)
    for kind in range(KINDS):
        if table.open[seat, kind] > 0:
            count = list_counter(box, roads, kind, base + (KINDS + kind) * ROADS, out, count)
    return count


@kernel
def list_obstacle(box: RoadBox, table: Roads, seat: int, base: int, out: Numbers, count: int) -> int:
    """EL-P4-6, EL-P4-7. An obstacle needs a counter under it and no other beside it; each has his own, once."""
    if table.obstacles[seat] > 0:
        for place in range(box.land_roads):
            road = box.land[place]
            out[count] = base + road
            if table.road[road] != NONE and is_blocked(table, road) == 0:
                count += 1
    return count


@kernel
def place_counter(table: Placed, seat: int, faced: int, road: int) -> None:
    """EL-P4-4, AMB-EL-29. A counter is laid face up on a road, however it lay before."""
    if faced < KINDS:
        table.hidden[seat, faced] -= 1
        table.backs[seat] -= 1
        table.road[road] = faced
    else:
        table.open[seat, faced - KINDS] -= 1
        table.road[road] = faced - KINDS


@kernel
def place_obstacle(table: Roads, seat: int, road: int) -> None:
    """EL-P4-7. The one obstacle of a player is used up."""
    table.obstacles[seat] -= 1
    table.blocked |= bit(road)


@kernel
def clear_roads(table: Placed) -> None:
    """EL-P6-3, EL-P6-6. Counters go back to the pool; placed obstacles leave the game."""
    for road in range(ROADS):
        if table.road[road] != NONE:
            table.pool[table.road[road]] += 1
            table.pool_left += 1
            table.road[road] = NONE
    table.blocked = 0
