"""Greedy play of Elfenland, phase by phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elvenhold.bots.elfenland.counters import choose_kept, choose_pick
from elvenhold.bots.elfenland.journey import choose_discard, choose_step
from elvenhold.bots.elfenland.outlook import Outlook
from elvenhold.bots.elfenland.roads import choose_placing
from elvenhold.games.elfenland.moves import HIDE
from elvenhold.games.elfenland.table import Phase

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from elvenhold.play.game import Game
    from elvenhold.sight import View


def choose_hiding(outlook: Outlook, legal: Sequence[int]) -> int:  # noqa: ARG001 - every phase asks alike
    """What nobody knows cannot be used against us."""
    return HIDE


PHASES: dict[int, Callable[[Outlook, Sequence[int]], int]] = {
    Phase.SHOWING: choose_hiding,
    Phase.DRAFT: choose_pick,
    Phase.PLAN: choose_placing,
    Phase.KEEP: choose_kept,
    Phase.TRAVEL: choose_step,
    Phase.CARAVAN: choose_step,
    Phase.DISCARD: choose_discard,
}


class ElfenlandPlayer:
    """Somebody who knows what towns, roads and cards are good for."""

    def __init__(self, game: Game, box: bytes) -> None:
        """Sit down at a match."""
        self._outlook = Outlook(game, box)

    def choose(self, view: View, legal: Sequence[int], budget: int) -> int | None:
        """The move it likes best; None in a phase that it does not know."""
        self._outlook.look(view, budget)
        judge = PHASES.get(self._outlook.table.phase)
        return judge(self._outlook, legal) if judge else None
