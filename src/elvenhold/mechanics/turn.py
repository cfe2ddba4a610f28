"""Turn: rounds, laps, and whose decision it is."""

from __future__ import annotations

from typing import Annotated

from elvenhold.play.fields import SEAT, Field, Id, Seen
from elvenhold.play.kernel import kernel
from elvenhold.play.schema import State


class Turn(State):
    """Where the match stands."""

    seat: Annotated[int, Field((), Seen.ALL, holds=Id(SEAT))]
    """The seat to decide, or the one that the dealer serves."""
    first: Annotated[int, Field((), Seen.ALL, holds=Id(SEAT))]
    """The start player of this round."""
    round_no: Annotated[int, Field((), Seen.ALL)]
    lap: Annotated[int, Field((), Seen.ALL)]
    """How often it went round the table in this phase."""
    passes: Annotated[int, Field((), Seen.ALL)]
    """Passes in a row."""
    over: Annotated[int, Field((), Seen.ALL)]


class Seats(State):
    """How many play."""

    players: Annotated[int, Field((), Seen.ALL)]


@kernel
def pass_on(box: Seats, table: Turn) -> None:
    """EL-R02. Play goes clockwise; coming back to the start player begins a new lap."""
    table.seat += 1
    if table.seat == box.players:
        table.seat = 0
    if table.seat == table.first:
        table.lap += 1


@kernel
def back_to_first(table: Turn) -> None:
    """EL-R02. The start player acts first in every phase."""
    table.seat = table.first
    table.lap = 0
