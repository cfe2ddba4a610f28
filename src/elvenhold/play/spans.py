"""Spans: everything that is legal, said in a few numbers instead of a list.

A span is the number of a move and a row of bits: where bit 5 of the span of 100 is set, move 105 is legal. Rules write
spans; counting them, listing them and taking the n-th of them is done here for every game.
"""

from __future__ import annotations

from elvenhold.play.bits import nth_one, ones
from elvenhold.play.fields import Numbers
from elvenhold.play.kernel import kernel

FIRST, BITS = range(2)
MOST_SPANS = 24


@kernel
def note(spans: Numbers, count: int, first: int, bits: int) -> int:
    """Note one more span, which may be empty; answers how many there are now."""
    spans[count, FIRST] = first
    spans[count, BITS] = bits
    return count + 1


@kernel
def count_moves(spans: Numbers, count: int) -> int:
    """How many moves so many spans hold."""
    total = 0
    for span in range(count):
        total += ones(spans[span, BITS])
    return total


@kernel
def nth_move(spans: Numbers, n: int) -> int:
    """The n-th move of the spans, from 0, in the order in which `list_moves` lists them."""
    span = 0
    here = ones(spans[0, BITS])
    while n >= here:
        n -= here
        span += 1
        here = ones(spans[span, BITS])
    return spans[span, FIRST] + nth_one(spans[span, BITS], n)


@kernel
def list_moves(spans: Numbers, count: int, out: Numbers) -> int:
    """Write every move of the spans; answers how many those are."""
    total = 0
    for span in range(count):
        bits = spans[span, BITS]
        while bits > 0:
            lowest = bits & -bits
            out[total] = spans[span, FIRST] + ones(lowest - 1)
            total += 1
            bits ^= lowest
    return total
