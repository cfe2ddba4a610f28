"""Bots: players that see only views, and choose one of the moves they are handed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from elvenhold.bots.greedy import GreedyBot
from elvenhold.bots.random_bot import RandomBot
from elvenhold.play.errors import Malformed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elvenhold.sight import View

BUDGET = 1_500
"""What a bot may look at in one decision, unless it is told otherwise."""


class Bot(Protocol):
    """A player without a face; one bot plays one seat of one match at a time."""

    @property
    def name(self) -> str:
        """What kind of bot it is."""

    def choose(self, view: View, legal: Sequence[int], budget: int) -> int:
        """One of the legal moves of the view's seat.

        The budget counts what the bot looks at, in its own unit of work. It is no time, so that the same view and
        seed lead to the same choice on every machine.
        """


BOTS: dict[str, type[RandomBot | GreedyBot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}


def names() -> list[str]:
    """The bots there are, the simplest first."""
    return list(BOTS)


def make(name: str, seed: int | str) -> Bot:
    """A new bot of this name, with luck of its own."""
    if name not in BOTS:
        raise Malformed(f"there is no bot {name!r}", expected=", ".join(BOTS))
    return BOTS[name](seed)


__all__ = ["BUDGET", "Bot", "make", "names"]
