"""People: who sits where, under which name, colour and shape."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from rich.text import Text

from elvenhold.bots import Bot, make, names
from elvenhold.cli.play import HUMAN
from elvenhold.play.errors import Malformed

if TYPE_CHECKING:
    from collections.abc import Iterable

SHAPES = "●▼▲■◆★"
COLOURS = ("#E39A00", "#4FA9E0", "#00A37A", "#6F8FE0", "#E0601E", "#C36AAC")
BOT_NAMES = ("Aldo", "Brisa", "Corvin", "Dalia", "Edda", "Fenn")
LONGEST_NAME = 12


class Player(msgspec.Struct, frozen=True):
    """Somebody at the table."""

    seat: int
    name: str
    bot: Bot | None = None

    @property
    def human(self) -> bool:
        """Whether it is a person."""
        return self.bot is None

    def tag(self, called: str = "") -> Text:
        """The player's shape, in his colour, and his name."""
        return Text.assemble((SHAPES[self.seat], COLOURS[self.seat]), " ", (called or self.name, "bold"))


def seat_players(words: list[str], seed: str) -> list[Player]:
    """Read who plays: `human` or a bot, each with a name of its own if wanted, as `human:Anna` or `greedy:Bert`."""
    said = [_said(word) for word in words]
    humans = sum(kind == HUMAN for kind, _ in said)
    players: list[Player] = []
    for seat, (kind, name) in enumerate(said):
        bot = None if kind == HUMAN else _bot(kind, f"{seed}/{seat}")
        default = BOT_NAMES[seat % len(BOT_NAMES)] if bot else ("You" if humans == 1 else f"Player {seat + 1}")
        players.append(Player(seat, _checked(default if name is None else name, players), bot))
    return players


def _said(word: str) -> tuple[str, str | None]:
    """Which kind of player, however it is spelled, and under which name, if one is given."""
    kind, colon, name = word.partition(":")
    return kind.strip().casefold(), name.strip() if colon else None


def _bot(kind: str, seed: str) -> Bot:
    if kind not in names():
        expected = ", ".join([HUMAN, *names()])
        raise Malformed(f"nobody can play as {kind!r}", expected=f"{expected}, or with a name as {HUMAN}:Anna")
    return make(kind, seed)


def _checked(name: str, others: Iterable[Player]) -> str:
    if not (name.isprintable() and 0 < len(name) <= LONGEST_NAME):
        raise Malformed(f"{name!r} is no name", expected=f"1 to {LONGEST_NAME} visible characters")
    if name in {other.name for other in others}:
        raise Malformed(f"two players are called {name}", expected="a name for each, as human:Anna,human:Ben")
    return name
