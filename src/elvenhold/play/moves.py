"""Moves: one integer, one value and one text for every decision, and an exact bijection between them."""

from __future__ import annotations

from enum import Enum
from functools import cached_property
from itertools import product
from math import prod
from typing import TYPE_CHECKING

import msgspec

from elvenhold.play.brief import brief
from elvenhold.play.errors import Malformed

if TYPE_CHECKING:
    from collections.abc import Callable

    from elvenhold.play.fields import Axis

LONGEST_MOVE = 120


class Told(Enum):
    """Who learns a move as it happens."""

    ALL = "all"
    """Everybody."""
    OWNER = "owner"
    """The seat concerned; the others learn the move with its last word veiled."""
    SEALED = "sealed"
    """The seat concerned; the others learn that something was chosen, and the rest at the reveal."""
    REVEAL = "reveal"
    """Everybody, together with the sealed choices as far as each may know them."""


class Verb(msgspec.Struct, frozen=True):
    """A kind of move: what it is called, what it is said of, and who learns it."""

    words: str
    axes: tuple[Axis, ...] = ()
    told: Told = Told.ALL
    by_dealer: bool = False

    @property
    def is_veil(self) -> bool:
        """Whether it only stands for another verb whose words are sealed."""
        return self.words.endswith("?")

    @property
    def size(self) -> int:
        """How many different moves this verb makes."""
        return prod(axis.size for axis in self.axes)


class Move(msgspec.Struct, frozen=True):
    """One decision as a value; `str` gives its notation."""

    number: int
    verb: str
    things: tuple[str, ...]

    def __str__(self) -> str:
        """Write the move in the notation."""
        return " ".join((self.verb, *self.things))


class Vocabulary:
    """All moves of one game, numbered without gaps."""

    def __init__(self, verbs: tuple[Verb, ...], spelled: Callable[[str], str] = str.lower) -> None:
        """Number the verbs one after the other; `spelled` turns what people write into the words of the notation."""
        self.verbs = verbs
        self.spelled = spelled
        self.first: dict[str, int] = {}
        self.size = 0
        for verb in verbs:
            assert verb.words not in self.first, verb.words
            self.first[verb.words] = self.size
            self.size += verb.size

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """Every move of the game, in the order of its numbers."""
        return tuple(
            Move(self.first[verb.words] + place, verb.words, things)
            for verb in self.verbs
            for place, things in enumerate(product(*(axis.words for axis in verb.axes)))
        )

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of every text."""
        return {str(move): move.number for move in self.moves}

    @cached_property
    def verb_of(self) -> tuple[Verb, ...]:
        """The verb of every number."""
        return tuple(verb for verb in self.verbs for _ in range(verb.size))

    def value(self, number: int) -> Move:
        """The move with this number."""
        if not 0 <= number < self.size:
            raise Malformed(f"no move has the number {brief(number)}", expected=f"0 to {self.size - 1}")
        return self.moves[number]

    def text(self, number: int) -> str:
        """The notation of a move."""
        return str(self.value(number))

    def number(self, text: str) -> int:
        """Read the notation of a move."""
        if len(text) > LONGEST_MOVE or not text.isprintable():
            raise Malformed("a move is one short line of plain words", expected=self.hint(""))
        folded = " ".join(self.spelled(text).split())
        if folded not in self.numbers:
            raise Malformed(f"no move is written {text!r}", expected=self.hint(folded))
        return self.numbers[folded]

    @cached_property
    def veils(self) -> tuple[int, ...]:
        """For every move what others learn of it: its last word is `?` where the game has such a word."""
        return tuple(self.numbers.get(f"{text.rpartition(' ')[0]} ?", number) for text, number in self.numbers.items())

    @cached_property
    def sealed(self) -> int:
        """The move that stands for "a sealed choice was made"."""
        return next(self.first[verb.words] for verb in self.verbs if verb.told is Told.SEALED and not verb.axes)

    def hint(self, text: str) -> str:
        """Which forms a move may take: those of the verb that was meant, or all that a seat may use."""
        first = text.split(" ", maxsplit=1)[0] if text else ""
        near = [verb for verb in self.verbs if verb.words.split(" ")[0] == first]
        near = near or [verb for verb in self.verbs if not (verb.by_dealer or verb.is_veil)]
        return " | ".join(" ".join((verb.words, *(f"<{axis.name}>" for axis in verb.axes))) for verb in near)
