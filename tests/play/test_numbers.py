"""Small integers: a value that does not fit its field raises interpreted, where compiled code would wrap."""

import numpy as np
import pytest

from elvenhold.mechanics.axes import ROADS, TOWNS
from elvenhold.play.bits import bit
from elvenhold.play.schema import plain
from tests.play.planted import Pair, add, mark, rows_of, speak

HIGHEST, LOWEST = 2**15 - 1, -(2**15)


@pytest.mark.parametrize("number", [HIGHEST + 1, LOWEST - 1, 2**40])
def test_a_number_that_does_not_fit_raises_interpreted(number: int) -> None:
    """The rule tests run interpreted, so a field that is too small is found there."""
    record, argument = rows_of(Pair, compiled=False)
    with pytest.raises(ValueError, match="invalid value"):
        speak(add, compiled=False)(argument, number)
    assert record.tobytes() == bytes(Pair.dtype.itemsize)


@pytest.mark.parametrize("number", [HIGHEST, LOWEST])
def test_the_outermost_numbers_fit_at_both_speeds(number: int) -> None:
    """Nothing is lost at the ends of the range."""
    for compiled in (False, True):
        record, argument = rows_of(Pair, compiled=compiled)
        assert number == speak(add, compiled=compiled)(argument, number) == record["narrow"][0]


def test_a_number_that_does_not_fit_wraps_compiled() -> None:
    """The trap is real: this is why the agreement tests play both speeds."""
    _, argument = rows_of(Pair, compiled=True)
    assert LOWEST == speak(add, compiled=True)(argument, HIGHEST + 1)


def test_a_shift_by_a_narrow_field_agrees_at_every_place() -> None:
    """Towns and roads from 16 on keep their bits, compiled and interpreted."""
    marks = {}
    for compiled in (False, True):
        door = speak(mark, compiled=compiled)
        marks[compiled] = [door(rows_of(Pair, compiled=compiled)[1], place) for place in range(63)]
    assert [2**place for place in range(63)] == marks[False] == marks[True]
    assert 16 < TOWNS < ROADS < 63


def test_a_shift_by_a_narrow_scalar_loses_the_bit() -> None:
    """The trap is real: NumPy's own number of 16 bits has no place for a bit 20, and says nothing."""
    place = np.zeros(1, Pair.dtype)["narrow"][0] + np.int16(20)
    assert 2**20 != bit(place)


def test_kernels_never_meet_numpys_numbers_when_interpreted() -> None:
    """A desk hands interpreted kernels Python integers, which neither wrap nor lose bits."""
    pair = plain(Pair.dtype, np.zeros(1, Pair.dtype))
    assert {int} == {type(pair.narrow), type(pair.wide), type(pair.first[0]), type(pair.grid[5, 2])}
