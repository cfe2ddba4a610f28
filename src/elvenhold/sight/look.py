"""Look: a table as one seat sees it."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from elvenhold.play.describe import describe
from elvenhold.play.game import Game
from elvenhold.sight.veil import is_over, lifted_by, sees, veil


class View(msgspec.Struct, frozen=True):
    """A table as one seat sees it; it holds nothing that this seat may not know."""

    game: Game
    box: bytes
    table: bytes
    seat: int

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON, in words; what is unseen is null, never 0."""
        veiled = veil(self.game, lifted_by(self.game, self.box), self.seat, is_over(self.game, self.table))
        shown = {name: sees(field, veiled, self.game, name) for name, field in self.game.table.fields.items()}
        return describe(self.game, self.table, shown)


def look(game: Game, box: bytes, table: bytes, seat: int) -> View:
    """COM-E12, AMB-EL-33. What a seat sees of a table; a spectator is seat -1."""
    veiled = veil(game, lifted_by(game, box), seat, is_over(game, table))
    seen = (np.frombuffer(table, np.uint8) & veiled.shown) | veiled.blank
    return View(game, box, seen.tobytes(), seat)


def look_again(view: View, table: bytes) -> View:
    """A table that was made from this view by playing on it, with the same veil: nothing opens that was not seen."""
    veiled = veil(view.game, lifted_by(view.game, view.box), view.seat, is_over(view.game, view.table))
    seen = (np.frombuffer(table, np.uint8) & veiled.shown) | veiled.blank
    return View(view.game, view.box, seen.tobytes(), view.seat)
