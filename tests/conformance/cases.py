"""What the conformance suite is run with: every registered title and the toy, every preset, two to six seats."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np
import pytest

from elvenhold.games.registry import titles
from elvenhold.play.desk import Desk
from elvenhold.play.fields import DEALER, OVER
from elvenhold.play.game import Game
from elvenhold.play.luck import Luck, below, seed_luck
from elvenhold.play.options import Options
from elvenhold.play.schema import plain
from elvenhold.play.title import Title
from tests.toy.game import TITLE as TOY

LONGEST_MATCH = 20_000
"""Events of a match; whoever needs more does not end."""


class Case(NamedTuple):
    """One title with a number of seats and its options."""

    title: Title
    preset: str
    seats: int
    wishes: Options = {}  # noqa: RUF012 - a field of a tuple, never written to

    def __str__(self) -> str:
        """What a test is called that runs with this."""
        return f"{self.title.name}-{self.preset}-{self.seats}p"

    @property
    def game(self) -> Game:
        """The rules."""
        return self.title.game

    @property
    def box(self) -> bytes:
        """The box of this edition."""
        return self.title.make_box(self.seats, self.title.choose(self.preset, self.wishes)[1])

    def desk(self, seed: int | str, *, compiled: bool = True) -> Desk:
        """A desk with a match dealt and the dealer seeded."""
        desk = Desk(self.game, self.box, compiled=compiled)
        desk.seed(seed)
        desk.deal()
        return desk


def all_cases() -> list[Case]:
    """Every title, preset and number of seats."""
    return [
        Case(title, preset, seats)
        for title in (TOY, *titles().values())
        for preset in title.presets()
        for seats in range(title.fewest, title.most + 1)
    ]


every_case = pytest.mark.parametrize("case", all_cases(), ids=str)


class Chooser:
    """Chooses at random, the same for the same seed."""

    def __init__(self, seed: int | str) -> None:
        """Seed it, apart from every dealer."""
        self._luck: Luck = plain(Luck.dtype, np.zeros(1, Luck.dtype))
        seed_luck(self._luck, f"choices {seed}")

    def choose(self, moves: Sequence[int]) -> int:
        """One of these."""
        return moves[below(self._luck, len(moves))]


class Node:
    """A moment of a match at which somebody decides; the desk stands there while it is looked at."""

    def __init__(self, desk: Desk, event: int) -> None:
        """Stand at an event of a match."""
        self.desk = desk
        self.event = event
        self.waiting = desk.waiting()

    @cached_property
    def chances(self) -> list[tuple[int, int]]:
        """What the dealer may turn up, each with its weight."""
        return self.desk.outcomes()

    @cached_property
    def moves(self) -> list[int]:
        """What may happen next."""
        return [move for move, _ in self.chances] if self.waiting == DEALER else self.desk.legal()


def walk(desk: Desk, chooser: Chooser) -> Iterator[Node]:
    """Every decision of a match that is played at random, from where the desk stands to the end."""
    for event in range(LONGEST_MATCH):
        node = Node(desk, event)
        if node.waiting == OVER:
            return
        yield node
        desk.play(desk.draw() if node.waiting == DEALER else chooser.choose(node.moves))
    raise AssertionError(f"no end after {LONGEST_MATCH} events")
