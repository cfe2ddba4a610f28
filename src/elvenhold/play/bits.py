"""Bits: sets of places in one integer."""

from __future__ import annotations

from elvenhold.play.kernel import kernel

MOST_BITS = 62
"""A signed number of 64 bits holds these, and one more than all of them."""
PAIRS, FOURS, EIGHTS, BYTES = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, 0x0101010101010101


@kernel
def bit(place: int) -> int:
    """A one at this place; the only shift of a one, because a narrow one would lose it."""
    return 1 << place


@kernel
def ones(bits: int) -> int:
    """How many bits are set: sums of two, of four, of eight bits side by side, then of all bytes at once."""
    bits -= (bits >> 1) & PAIRS
    bits = (bits & FOURS) + ((bits >> 2) & FOURS)
    bits = (bits + (bits >> 4)) & EIGHTS
    return ((bits * BYTES) >> 56) & 255


@kernel
def nth_one(bits: int, n: int) -> int:
    """The place of the n-th bit that is set, from 0: half of what is left, again and again."""
    place = 0
    half = 32
    while half > 0:
        lower = ones(bits & (bit(half) - 1))
        if n >= lower:
            n -= lower
            place += half
            bits >>= half
        half >>= 1
    return place
