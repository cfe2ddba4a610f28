"""A title: a game with its options, its editions and the words for what goes wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from elvenhold.play.brief import brief
from elvenhold.play.errors import Malformed
from elvenhold.play.options import Option, Options, Preset, chosen_options

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from elvenhold.play.game import Game

RESULT_NAMES = ("rank", "score")


class Refusal(msgspec.Struct, frozen=True):
    """Which clause forbids a move, and why in words."""

    clause: str
    reason: str


class Title(msgspec.Struct, frozen=True):
    """What a shop would sell: the engine of a game together with everything a match needs to begin."""

    name: str
    game: Game
    rules_version: int
    options: Mapping[str, Option]
    presets: Callable[[], Mapping[str, Preset]]
    make_box: Callable[[int, Options], bytes]
    explain: Callable[[Any, Any, int], Refusal]
    """Why a move is not legal here; asked only after `legal` has refused it."""
    complete: Callable[[Any, Any, frozenset[str]], None]
    """Fill what was not said of a table that was set up by hand, or raise Malformed."""
    derived: tuple[str, ...]
    """Fields that a position never says, because they follow from the others."""
    goal: Callable[[Any, Any], int] = lambda box, table: 0  # noqa: ARG005 - as every goal is asked
    """The pieces, one bit each, that end the match at once for whoever collects them; 0: there is no such end."""
    result_names: tuple[str, ...] = RESULT_NAMES
    """What the numbers of a result row are, rank first."""
    fewest: int = 2
    most: int = 6

    def preset(self, name: Any) -> Preset:
        """The edition of this name; the first one where no name is given."""
        known = self.presets()
        chosen = next(iter(known)) if name is None else name
        if not isinstance(chosen, str) or chosen not in known:
            raise Malformed(f"{self.name} has no preset {brief(name)}", expected=", ".join(known))
        return known[chosen]

    def choose(self, preset: str | None, wishes: Mapping[str, Any]) -> tuple[Preset, Options]:
        """A preset and the options that a match plays with."""
        chosen = self.preset(preset)
        return chosen, chosen_options(chosen, self.options, wishes)
