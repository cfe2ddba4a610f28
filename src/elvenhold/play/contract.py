"""What a game promises: a handful of pure functions over a box and a table.

Shared code is written against these names; `kernel.speak` puts a game's own functions in their place.
"""

from __future__ import annotations

from typing import Any

from elvenhold.play.fields import Numbers
from elvenhold.play.kernel import promise
from elvenhold.play.luck import Luck

Box = Any
Table = Any


@promise
def deal(box: Box, table: Table) -> None:
    """Fill a zeroed table: the moment before the first event."""
    raise NotImplementedError


@promise
def waiting(box: Box, table: Table) -> int:
    """The seat that decides now, DEALER, or OVER."""
    raise NotImplementedError


@promise
def stretch(box: Box, table: Table) -> int:
    """Which stretch of the match this is; all that matters is where it changes, and rules never ask for it.

    Matches that are played side by side on a graphics card wait for each other there, so that they do alike things.
    """
    raise NotImplementedError


@promise
def legal(box: Box, table: Table, spans: Numbers) -> int:
    """Write every legal move of the waiting seat as spans (see `play.spans`), lowest first; answer how many spans."""
    raise NotImplementedError


@promise
def play(box: Box, table: Table, move: int) -> None:
    """Carry out a legal move or a possible outcome."""
    raise NotImplementedError


@promise
def outcomes(box: Box, table: Table, out: Numbers, weights: Numbers) -> int:
    """Write everything the dealer may turn up, with its weight; answer how many."""
    raise NotImplementedError


@promise
def odds(box: Box, table: Table) -> int:
    """How many equally likely things the dealer draws from: the sum of the weights of `outcomes`."""
    raise NotImplementedError


@promise
def draw(box: Box, table: Table, place: int) -> int:
    """What the dealer turns up at this place, from 0 to `odds` - 1; every outcome has as many places as it weighs."""
    raise NotImplementedError


@promise
def result(box: Box, table: Table, out: Numbers) -> None:
    """Write the result: for every seat its row of numbers, rank first."""
    raise NotImplementedError


@promise
def disclose(box: Box, table: Table, seat: int, move: int) -> None:
    """Note a sealed choice of a seat without going on to the next."""
    raise NotImplementedError


@promise
def guess(box: Box, table: Table, luck: Luck) -> None:
    """Fill what a view does not show with one world that is consistent with it."""
    raise NotImplementedError
