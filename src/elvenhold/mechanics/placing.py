"""Placing: counters and obstacles on the roads."""

from __future__ import annotations

from typing import Annotated

from elvenhold.mechanics.axes import COUNTER, KINDS, ROAD, ROADS
from elvenhold.mechanics.counters import Counters
from elvenhold.play.bits import bit
from elvenhold.play.fields import NONE, SEAT, Bits, Field, Id, Numbers, Seen
from elvenhold.play.kernel import kernel
from elvenhold.play.schema import State
from elvenhold.play.spans import note


class Roads(State):
    """What lies on the roads, and the obstacles not yet used."""

    road: Annotated[Numbers, Field((ROAD,), Seen.ALL, holds=Id(COUNTER))]
    blocked: Annotated[int, Field((), Seen.ALL, "i8", Bits(ROAD))]
    obstacles: Annotated[Numbers, Field((SEAT,), Seen.ALL)]


class RoadBox(State):
    """Which counters fit on which roads."""

    fits: Annotated[Numbers, Field((COUNTER,), Seen.ALL, "i8", Bits(ROAD))]
    """The roads that each counter fits on: its transport can use their terrain."""


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
def laid(table: Roads) -> int:
    """The roads that hold a counter, one bit each."""
    roads = 0
    for road in range(ROADS):
        if table.road[road] != NONE:
            roads |= bit(road)
    return roads


@kernel
def room_for(box: RoadBox, kind: int, owned: int, bare: int) -> int:
    """EL-P4-2, EL-P4-3, EL-P4-5. A counter fits on bare roads whose terrain its transport can use; never on water."""
    return box.fits[kind] & bare if owned > 0 else 0


@kernel
def note_counters(box: RoadBox, table: Placed, seat: int, base: int, spans: Numbers, count: int) -> int:
    """EL-P4-4, COM-E9. Hidden and open counters may both be placed; the face makes a different move."""
    bare = ~laid(table)
    for kind in range(KINDS):
        roads = room_for(box, kind, table.hidden[seat, kind], bare)
        count = note(spans, count, base + kind * ROADS, roads)
    for kind in range(KINDS):
        roads = room_for(box, kind, table.open[seat, kind], bare)
        count = note(spans, count, base + (KINDS + kind) * ROADS, roads)
    return count


@kernel
def may_block(table: Roads, seat: int) -> int:
    """EL-P4-6, EL-P4-7. An obstacle needs a counter under it and no other beside it; each has his own, once."""
    return laid(table) & ~table.blocked if table.obstacles[seat] > 0 else 0


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
