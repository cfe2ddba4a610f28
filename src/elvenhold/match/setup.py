"""The setup of a match: everything that is fixed before the first event."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import msgspec

from elvenhold.games.registry import title
from elvenhold.play.brief import brief, is_number
from elvenhold.play.errors import Malformed
from elvenhold.play.options import Options

if TYPE_CHECKING:
    from elvenhold.play.title import Title

SEED_BITS = 128
LONGEST_SEED = 80


class Setup(msgspec.Struct, frozen=True):
    """Game, edition, seats and options of a match, and the seed of its dealer."""

    game: str
    preset: str
    seats: int
    options: Options
    seed: str
    position: str = ""
    """The position it starts from, if not from the beginning."""

    @property
    def title(self) -> Title:
        """The title that is played."""
        return title(self.game)

    @property
    def box(self) -> bytes:
        """What does not change during the match."""
        return self.title.make_box(self.seats, self.options)

    @property
    def wishes(self) -> Options:
        """The options that differ from the preset's."""
        preset = self.title.preset(self.preset).options
        return {name: value for name, value in self.options.items() if preset[name] != value}


def set_up(game: str, seats: Any, preset: str | None, seed: Any, wishes: dict[str, Any]) -> Setup:
    """Check everything that is fixed before the first event."""
    chosen = title(game)
    if not is_number(seats) or not chosen.fewest <= seats <= chosen.most:
        raise Malformed(f"{game} is not played by {brief(seats)} seats", expected=f"{chosen.fewest} to {chosen.most}")
    edition, options = chosen.choose(preset, wishes)
    return Setup(game, edition.name, seats, options, _seed(seed))


def _seed(seed: Any) -> str:
    if seed is None:
        return f"{secrets.randbits(SEED_BITS):032x}"
    if not (is_number(seed) or isinstance(seed, str)):
        raise Malformed(f"a seed cannot be {brief(seed)}", expected="one short word or number")
    text = seed if isinstance(seed, str) else brief(seed)
    if not text.isprintable() or " " in text or not 0 < len(text) <= LONGEST_SEED:
        raise Malformed("a seed is one short word or number", expected=f"1 to {LONGEST_SEED} visible characters")
    return text
