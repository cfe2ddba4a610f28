"""The greedy bot: whatever looks best right now, with no thought of what the others will do."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from elvenhold.bots.elfenland.player import ElfenlandPlayer
from elvenhold.bots.random_bot import RandomBot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elvenhold.sight import View

PLAYERS = {"elfenland": ElfenlandPlayer}
"""For every game that it knows, what it knows of it."""


class GreedyBot:
    """Somebody who takes the most towns that can be had today."""

    name: ClassVar[str] = "greedy"

    def __init__(self, seed: int | str) -> None:
        """Seed the luck that it falls back on."""
        self._random = RandomBot(seed)
        self._box: bytes | None = None
        self._player: ElfenlandPlayer | None = None

    def choose(self, view: View, legal: Sequence[int], budget: int) -> int:
        """The only move, the one it likes best, or any where it knows nothing of the game or the phase."""
        if len(legal) == 1:
            return legal[0]
        if view.box != self._box:
            self._box = view.box
            known = PLAYERS.get(view.game.name)
            self._player = known(view.game, view.box) if known else None
        move = self._player.choose(view, legal, budget) if self._player else None
        return self._random.choose(view, legal, budget) if move is None else move
