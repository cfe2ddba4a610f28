"""Dice: a seeded source of choices that gives every test the same matches on every machine."""

from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np

from elvenhold.match import Match
from elvenhold.play.luck import Luck, below, seed_luck
from elvenhold.play.schema import plain

Thing = TypeVar("Thing")
LAZY = 3


class Dice:
    """Numbers and choices that follow from a seed alone."""

    def __init__(self, seed: str) -> None:
        """Key the dice; they share nothing with the dealer's luck."""
        self._luck: Any = plain(Luck.dtype, np.zeros(1, Luck.dtype))
        seed_luck(self._luck, f"dice {seed}")

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        return below(self._luck, limit)

    def between(self, low: int, high: int) -> int:
        """A number from low to high, both included."""
        return low + self.below(high - low + 1)

    def one_in(self, number: int) -> bool:
        """Whether something happens that happens once in so many times."""
        return self.below(number) == 0

    def choice(self, things: Sequence[Thing]) -> Thing:
        """One of these things."""
        return things[self.below(len(things))]

    def some(self, things: Sequence[Thing], count: int) -> list[Thing]:
        """So many different ones of these things, in any order."""
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in range(count)]


def play_on(match: Match, dice: Dice, moves: int = 10_000) -> Match:
    """Let every seat choose by the dice, to the end or for so many moves; often the first move, mostly to pass."""
    match.begin()
    for _ in range(moves):
        if match.over:
            break
        legal = match.legal()
        match.play(legal[0] if dice.one_in(LAZY) else dice.choice(legal))
    return match
