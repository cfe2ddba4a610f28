"""What lies on the table of Elfenland, and what lies in its box."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from elvenhold.mechanics.axes import TOWN
from elvenhold.mechanics.cards import CardBox
from elvenhold.mechanics.counters import CounterBox
from elvenhold.mechanics.moving import MapBox, Moving
from elvenhold.mechanics.placing import Placed, RoadBox
from elvenhold.mechanics.turn import Seats, Turn
from elvenhold.play.fields import SEAT, Axis, Bits, Field, Id, Numbers, Seen


class Phase(IntEnum):
    """Who may do what now; the rulebook's phases, cut where somebody has to decide or the dealer turns something up."""

    START = 0
    HOMES = 1
    OPENING = 2
    DEALING = 3
    HIDDEN = 4
    SHOWING = 5
    ROW = 6
    DRAFT = 7
    REFILL = 8
    BLIND = 9
    PLAN = 10
    KEEP = 11
    REVEAL = 12
    TRAVEL = 13
    CARAVAN = 14
    DISCARD = 15
    OVER = 16


class Gate(IntEnum):
    """Between two phases: nobody decides here, `go_on` walks on at once, and no table ever rests here."""

    ROW = 20
    ROUND = 21
    HIDDEN = 22
    DRAFT = 23
    PLAN = 24
    PLANNED = 25
    TRAVEL = 26
    TRAVELLED = 27
    ROUND_DONE = 28
    KEEP = 29
    KEPT = 30
    NEXT_ROUND = 31


PHASE = Axis("phase", tuple(phase.name.lower() for phase in Phase))
KEY = Axis("key", ("first", "second"))
NEAREST, MOST_CARDS = 1, 2
NORMAL, FINISH_ROUND, OUTRIGHT, INSTANT = range(4)
NO_LIMIT = 30_000


class Elfenland(Turn, Moving, Placed):
    """The whole state of a match of Elfenland."""

    phase: Annotated[int, Field((), Seen.ALL, holds=Id(PHASE))]
    home: Annotated[Numbers, Field((SEAT,), Seen.OWNER_UNTIL_OVER, holds=Id(TOWN))]
    """The town cards."""
    outright: Annotated[int, Field((), Seen.ALL)]
    """Whether all twenty pieces have won the match outright."""


class ElfenlandBox(Seats, CardBox, CounterBox, RoadBox, MapBox):
    """The printed board and the options of one edition, prepared for the kernels."""

    rounds: Annotated[int, Field((), Seen.ALL)]
    start: Annotated[int, Field((), Seen.ALL, holds=Id(SEAT))]
    """The start player of the first round; NONE: by lot."""
    deal8: Annotated[int, Field((), Seen.ALL)]
    hand_size: Annotated[int, Field((), Seen.ALL)]
    hand_limit: Annotated[int, Field((), Seen.ALL)]
    limit_late: Annotated[int, Field((), Seen.ALL)]
    may_show: Annotated[int, Field((), Seen.ALL)]
    row_at_setup: Annotated[int, Field((), Seen.ALL)]
    row_renewed: Annotated[int, Field((), Seen.ALL)]
    open_picks: Annotated[int, Field((), Seen.ALL)]
    keep_early: Annotated[int, Field((), Seen.ALL)]
    obstacles_each: Annotated[int, Field((), Seen.ALL)]
    home_town: Annotated[int, Field((), Seen.ALL)]
    home_keys: Annotated[Numbers, Field((KEY,), Seen.ALL)]
    base_keys: Annotated[Numbers, Field((KEY,), Seen.ALL)]
    early_end: Annotated[int, Field((), Seen.ALL)]
    town_cards: Annotated[int, Field((), Seen.ALL, "i8", Bits(TOWN))]
    all_towns: Annotated[int, Field((), Seen.ALL, "i8", Bits(TOWN))]
    distance: Annotated[Numbers, Field((TOWN, TOWN), Seen.ALL)]
