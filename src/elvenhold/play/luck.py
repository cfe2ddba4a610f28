"""Luck: the generator, always an argument; its n-th number depends on the seed and on n alone.

A keyed permutation of 128 bits (four words of 32 bits, eight rounds of additions, rotations and exclusive
ors) turns the number of a block into four words. So knowing outcomes does not tell the next ones, a match
that is taken up again needs only the number of draws it has used, and every intermediate value fits a
signed 64-bit integer, compiled and interpreted alike.
"""

from __future__ import annotations

import hashlib
from typing import Annotated

from elvenhold.play.fields import Axis, Field, Numbers, Seen
from elvenhold.play.kernel import kernel
from elvenhold.play.schema import State

WORD = Axis("word", ("0", "1", "2", "3"))
MASK = 0xFFFFFFFF
ROUNDS = 8


class Luck(State):
    """The secret key of a match, the block of words in use, and how many words have been used."""

    key: Annotated[Numbers, Field((WORD,), Seen.NOBODY, "i8")]
    block: Annotated[Numbers, Field((WORD,), Seen.NOBODY, "i8")]
    spun: Annotated[int, Field((), Seen.NOBODY, "i8")]


@kernel
def turned(word: int, by: int) -> int:
    """A word of 32 bits rotated to the left."""
    return ((word << by) | (word >> (32 - by))) & MASK


@kernel
def mix(luck: Luck) -> None:
    """Make the block of four words in which the next number stands."""
    a = luck.key[0] ^ ((luck.spun >> 2) & MASK)
    b = luck.key[1] ^ (luck.spun >> 34)
    c, d = luck.key[2], luck.key[3]
    for _ in range(ROUNDS):
        a = (a + b) & MASK
        c = (c + d) & MASK
        b = turned(b, 5) ^ a
        d = turned(d, 8) ^ c
        a = (turned(a, 16) + d) & MASK
        c = (c + b) & MASK
        b = turned(b, 7) ^ c
        d = turned(d, 13) ^ a
        c = turned(c, 16)
    luck.block[0] = a ^ luck.key[0]
    luck.block[1] = b ^ luck.key[1]
    luck.block[2] = c ^ luck.key[2]
    luck.block[3] = d ^ luck.key[3]


@kernel
def below(luck: Luck, limit: int) -> int:
    """The next number from 0 to limit - 1; always uses exactly one word."""
    place = luck.spun & 3
    if place == 0:
        mix(luck)
    luck.spun += 1
    return (luck.block[place] * limit) >> 32


def seed_luck(luck: Luck, seed: int | str, spun: int = 0) -> None:
    """Key the generator from a seed and put it where it stands after `spun` numbers."""
    digest = hashlib.blake2b(f"elvenhold {seed}".encode(), digest_size=16).digest()
    for place in range(WORD.size):
        luck.key[place] = int.from_bytes(digest[4 * place : 4 * place + 4], "little")
    luck.spun = spun
    if spun & 3:
        mix(luck)
