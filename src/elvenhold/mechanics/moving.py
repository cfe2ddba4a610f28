"""Moving: what a step costs, who can pay it, and what happens on arrival."""

from __future__ import annotations

from typing import Annotated

from elvenhold.mechanics.axes import COUNTER, ELVENHOLD, LAKE, LAND, ON_LAKE, RAFT, RIVER, ROAD, TOWN
from elvenhold.mechanics.cards import Hands
from elvenhold.mechanics.placing import Roads, is_blocked
from elvenhold.play.bits import bit, ones
from elvenhold.play.fields import NONE, SEAT, Axis, Bits, Field, Id, Numbers, Seen
from elvenhold.play.kernel import kernel
from elvenhold.play.schema import State
from elvenhold.play.spans import note

END = Axis("end", ("a", "b", "terrain", "lake"))
A, B, TERRAIN_OF, LAKE_OF = range(4)
PLACE = Axis("place", tuple(str(place) for place in range(10)))


class Boots(State):
    """Where the boots stand, and whose pieces have been taken."""

    boot: Annotated[Numbers, Field((SEAT,), Seen.ALL, holds=Id(TOWN))]
    taken: Annotated[Numbers, Field((SEAT,), Seen.ALL, "i4", Bits(TOWN))]
    """The towns from which a seat has collected its piece."""
    target: Annotated[int, Field((), Seen.ALL, holds=Id(ROAD))]
    """The road of the caravan that is being paid."""


class MapBox(State):
    """The printed map and the travel chart, with the prices of this edition."""

    ends: Annotated[Numbers, Field((ROAD, END), Seen.ALL)]
    """Both ends, terrain and lake of a road; a river flows from a to b."""
    roads_at: Annotated[Numbers, Field((TOWN, PLACE), Seen.ALL)]
    degree: Annotated[Numbers, Field((TOWN,), Seen.ALL)]
    cost: Annotated[Numbers, Field((COUNTER, LAND), Seen.ALL)]
    downstream: Annotated[int, Field((), Seen.ALL)]
    upstream: Annotated[int, Field((), Seen.ALL)]
    lake_cost: Annotated[Numbers, Field((LAKE,), Seen.ALL)]
    boatmen_cost: Annotated[Numbers, Field((LAKE,), Seen.ALL)]
    """Arbitrary cards for a hop with the boatmen; 0 where there are none."""
    caravan_cost: Annotated[int, Field((), Seen.ALL)]
    """Arbitrary cards for a caravan; 0 where there are none."""
    caravan_strict: Annotated[int, Field((), Seen.ALL)]
    obstacle_extra: Annotated[int, Field((), Seen.ALL)]


class Moving(Hands, Roads, Boots):
    """What moving needs of a table."""


@kernel
def other_end(box: MapBox, road: int, town: int) -> int:
    """The town at the other end of a road."""
    return box.ends[road, A] + box.ends[road, B] - town


@kernel
def extra(box: MapBox, table: Roads, road: int) -> int:
    """EL-M05, EL-P4-8, AMB-EL-27. An obstacle costs one more card, its owner too."""
    return is_blocked(table, road) * box.obstacle_extra


@kernel
def card_for(box: MapBox, table: Roads, road: int) -> int:
    """The kind of card that a road takes: rafts on water, on land the counter's; NONE without a counter."""
    if box.ends[road, TERRAIN_OF] >= RIVER:
        return RAFT
    return table.road[road]


@kernel
def raft_fare(box: MapBox, road: int, start: int) -> int:
    """EL-M06, EL-M07, EL-F01, EL-F02, EL-F03. Rafts for a step on water: by the arrow, or by the lake."""
    if box.ends[road, TERRAIN_OF] == ON_LAKE:
        return box.lake_cost[box.ends[road, LAKE_OF]]
    if box.ends[road, A] == start:
        return box.downstream
    return box.upstream


@kernel
def fare(box: MapBox, table: Roads, road: int, start: int) -> int:
    """EL-M03, EL-M04, EL-M08, EL-M09. Cards of the road's own kind for a step; 0 where nothing carries him.

    The price does not depend on how often the road was used: counters stay where they are.
    """
    terrain = box.ends[road, TERRAIN_OF]
    if terrain >= RIVER:
        return raft_fare(box, road, start)
    if table.road[road] == NONE:
        return 0
    return box.cost[table.road[road], terrain] + extra(box, table, road)


@kernel
def caravan_fare(box: MapBox, table: Roads, road: int) -> int:
    """EL-C01, EL-C02, EL-C03, EL-C05, EL-C06. Arbitrary cards for a caravan or the boatmen; 0 where there are none."""
    terrain = box.ends[road, TERRAIN_OF]
    if terrain == ON_LAKE:
        return box.boatmen_cost[box.ends[road, LAKE_OF]]
    if terrain == RIVER or box.caravan_cost == 0 or table.road[road] == NONE:
        return 0
    return box.caravan_cost + extra(box, table, road)


@kernel
def may_caravan(box: MapBox, road: int, able: int) -> int:
    """EL-C04, AMB-EL-01, AMB-EL-02, COM-E7. Where the box is strict, a caravan is for those who lack the full set."""
    if box.caravan_strict == 1 and able == 1 and box.ends[road, TERRAIN_OF] != ON_LAKE:
        return 0
    return 1


@kernel
def can_ride(box: MapBox, table: Moving, seat: int, road: int) -> int:
    """EL-M02. Whether the hand can pay a step with the road's own cards."""
    price = fare(box, table, road, table.boot[seat])
    if price > 0 and table.hand[seat, card_for(box, table, road)] >= price:
        return 1
    return 0


@kernel
def can_caravan(box: MapBox, table: Moving, seat: int, road: int, able: int) -> int:
    """EL-C01. Whether the hand can pay a step by caravan; `able`: whether it could pay the road's own cards."""
    price = caravan_fare(box, table, road)
    if price > 0 and table.held[seat] >= price:
        return may_caravan(box, road, able)
    return 0


@kernel
def note_steps(box: MapBox, table: Moving, seat: int, bases: tuple[int, int], spans: Numbers, count: int) -> int:
    """EL-M02, EL-C01. Every step that the hand can pay: with the road's own cards, or by caravan."""
    rides = 0
    caravans = 0
    town = table.boot[seat]
    for place in range(box.degree[town]):
        road = box.roads_at[town, place]
        able = can_ride(box, table, seat, road)
        if able == 1:
            rides |= bit(road)
        if can_caravan(box, table, seat, road, able) == 1:
            caravans |= bit(road)
    return note(spans, note(spans, count, bases[0], rides), bases[1], caravans)


@kernel
def arrive(box: MapBox, table: Boots, seat: int, road: int) -> None:
    """EL-M10, EL-M11. The boot reaches the next town and takes its own piece; Elvenhold has none."""
    town = other_end(box, road, table.boot[seat])
    table.boot[seat] = town
    if town != ELVENHOLD:
        table.taken[seat] |= bit(town)


@kernel
def pieces(table: Boots, seat: int) -> int:
    """How many town pieces a seat has collected."""
    return ones(table.taken[seat])
