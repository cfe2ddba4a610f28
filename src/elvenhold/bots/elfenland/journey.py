"""Travelling: the walk that collects most, by caravan where that is worth its cards, and what to keep for tomorrow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elvenhold.games.elfenland.moves import DISCARD, STOP
from elvenhold.mechanics.axes import CARDS, RAFT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elvenhold.bots.elfenland.outlook import Outlook

OF_A_KIND = 2
WITH_COUNTER = 3
A_RAFT = 1


def choose_step(outlook: Outlook, legal: Sequence[int]) -> int:  # noqa: ARG001 - every phase asks alike
    """EL-M02. The first move of the journey that is worth most; it is thought over at every step."""
    worth, journey = outlook.best(caravans=False)
    dearer, caravan = outlook.best(caravans=True)
    chosen = caravan if dearer > worth else journey
    return chosen.moves[0] if chosen.moves else STOP


def choose_discard(outlook: Outlook, legal: Sequence[int]) -> int:
    """EL-M14. The cards that are worth least, put down from the lowest kind on."""
    least = min(legal) - DISCARD
    cards = [(card_worth(outlook, card), card) for card in range(least, CARDS) for _ in range(outlook.cards(card))]
    return DISCARD + min(card for _, card in sorted(cards)[: outlook.table.need])


def card_worth(outlook: Outlook, card: int) -> int:
    """What a card is good for tomorrow: with others of its kind, and with a counter at hand."""
    if card == RAFT:
        return OF_A_KIND * outlook.cards(card) + A_RAFT
    return OF_A_KIND * outlook.cards(card) + WITH_COUNTER * outlook.counters()[card]
