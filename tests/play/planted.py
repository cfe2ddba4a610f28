"""A state and kernels with the faults that the guards are there to catch; nothing here is a rule of any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import numpy as np

from elvenhold.play.bits import bit
from elvenhold.play.fields import SEAT, Axis, Field, Numbers, Seen
from elvenhold.play.kernel import Speaker, kernel
from elvenhold.play.luck import Luck, below
from elvenhold.play.schema import State, plain

PLACE = Axis("place", tuple("abc"))


class Pair(State):
    """Two arrays, one behind the other, and a few numbers."""

    wide: Annotated[int, Field((), Seen.ALL, "i8")]
    grid: Annotated[Numbers, Field((SEAT, PLACE), Seen.ALL)]
    first: Annotated[Numbers, Field((SEAT,), Seen.ALL)]
    second: Annotated[Numbers, Field((SEAT,), Seen.ALL)]
    narrow: Annotated[int, Field((), Seen.ALL)]


Pairs = Sequence[Pair]


@kernel
def poke(pairs: Pairs, place: int, number: int) -> int:
    """Write into the first array; answer what stands at the beginning of the second."""
    pairs[0].first[place] = number
    return pairs[0].second[0]


@kernel
def poke_grid(pairs: Pairs, seat: int, place: int) -> int:
    """Write into a row of the grid; answer what stands at the beginning of the next row."""
    pairs[0].grid[seat, place] = 99
    return pairs[0].grid[1, 0]


@kernel
def add(pairs: Pairs, number: int) -> int:
    """Add to a narrow field."""
    pairs[0].narrow += number
    return pairs[0].narrow


@kernel
def mark(pairs: Pairs, place: int) -> int:
    """Set the bit whose number comes out of a narrow field."""
    pairs[0].narrow = place
    pairs[0].wide |= bit(pairs[0].narrow)
    return pairs[0].wide


@kernel
def spin(lucks: Sequence[Luck], limit: int) -> int:
    """The next number of luck."""
    return below(lucks[0], limit)


def speak(door: Any, *, compiled: bool) -> Any:
    """A door of this module at one speed."""
    return Speaker({}, compiled=compiled, place="planted").speak(door)


def rows_of(state: type[State], *, compiled: bool) -> tuple[np.ndarray[Any, Any], Any]:
    """A zeroed record, as NumPy sees it and as kernels of this speed take it."""
    record = np.zeros(1, state.dtype)
    return record, record if compiled else (plain(state.dtype, record),)


def luck_rows(*, compiled: bool) -> tuple[Luck, Any]:
    """Luck in plain attributes, and the same bytes as kernels of this speed take them."""
    record = np.zeros(1, Luck.dtype)
    luck: Luck = plain(Luck.dtype, record)
    return luck, record if compiled else (luck,)
