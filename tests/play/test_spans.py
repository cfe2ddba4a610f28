"""Bits and spans: counting, picking and listing agree, at both speeds, with what anybody would write down."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from elvenhold.play.bits import MOST_BITS, bit, nth_one, ones
from elvenhold.play.kernel import Speaker
from elvenhold.play.spans import count_moves, list_moves, note, nth_move
from tests.play.states import all_titles

speeds = pytest.mark.parametrize("compiled", [False, True], ids=["interpreted", "compiled"])
SETS = 300


def speaker(*, compiled: bool) -> Speaker:
    """Speaks functions that belong to no game."""
    return Speaker({}, compiled=compiled, place="spans")


def sets() -> Iterator[int]:
    """Sets of places: none, single ones at either end, all of them, and many at random."""
    dice = random.Random("bits")
    yield from (0, 1, bit(MOST_BITS - 1), bit(MOST_BITS) - 1)
    for _ in range(SETS):
        yield dice.getrandbits(MOST_BITS) & dice.getrandbits(MOST_BITS) | dice.getrandbits(dice.randrange(1, MOST_BITS))


def places(bits: int) -> list[int]:
    """The places of a set, lowest first."""
    return [place for place in range(MOST_BITS) if bits >> place & 1]


@speeds
def test_ones_are_counted_and_the_nth_is_found(*, compiled: bool) -> None:
    """For sets of every size: how many places, and which."""
    count, nth = (speaker(compiled=compiled).speak(kernel) for kernel in (ones, nth_one))
    for bits in sets():
        assert len(places(bits)) == count(bits)
        assert places(bits) == [nth(bits, n) for n in range(count(bits))]


@speeds
def test_spans_are_counted_listed_and_picked_from_alike(*, compiled: bool) -> None:
    """Some spans are empty, the first and the last too; the list is the picks in their order."""
    spoken = speaker(compiled=compiled)
    add, count, listed, nth = (spoken.speak(kernel) for kernel in (note, count_moves, list_moves, nth_move))
    dice = random.Random("spans")
    spans, out = np.zeros((6, 2), np.int64), np.zeros(400, np.int16)
    given: object = spans if compiled else spans.data
    for _ in range(SETS):
        written = [(100 * i, dice.choice([0, dice.getrandbits(dice.randrange(1, MOST_BITS))])) for i in range(6)]
        for at, (first, bits) in enumerate(written):
            assert at + 1 == add(given, at, first, bits)
        expected = [first + place for first, bits in written for place in places(bits)]
        assert len(expected) == count(given, 6) == listed(given, 6, out if compiled else out.data)
        assert expected == out[: len(expected)].tolist() == [nth(given, n) for n in range(len(expected))]


def test_no_verb_is_wider_than_a_span() -> None:
    """The moves that differ in their last word only fit one span: a road for each bit, or a card, or a counter."""
    for title in all_titles():
        for verb in title.game.vocabulary.verbs:
            assert not verb.axes or verb.axes[-1].size <= MOST_BITS
