"""A table of Elfenland that is set up by hand: what follows from what was said."""

from __future__ import annotations

from typing import Any

from elvenhold.games.elfenland.reachable import check, require
from elvenhold.games.elfenland.table import Phase
from elvenhold.mechanics.axes import CARD, COUNTER, KINDS, ROADS
from elvenhold.play.errors import Malformed

DERIVED = ("held", "deck", "deck_left", "backs", "pool", "pool_left", "over")


def complete(box: Any, table: Any, said: frozenset[str]) -> None:
    """Count what is held and what is left, and refuse what no match could reach."""
    require(table.phase <= Phase.OVER, "there is no phase")
    if "round_no" not in said and table.phase > Phase.OPENING:
        table.round_no = 1
    _count_cards(box, table)
    _count_counters(box, table)
    table.over = int(table.phase == Phase.OVER)
    check(box, table)


def _count_cards(box: Any, table: Any) -> None:
    table.deck_left = 0
    for card in range(CARD.size):
        inhand = sum(table.hand[seat, card] for seat in range(box.players))
        table.deck[card] = _left(box.cards[card] - inhand - table.spent[card], CARD.words[card], "cards")
        table.deck_left += table.deck[card]
    for seat in range(box.players):
        table.held[seat] = sum(table.hand[seat, card] for card in range(CARD.size))


def _count_counters(box: Any, table: Any) -> None:
    table.pool_left = 0
    for kind in range(KINDS):
        out = table.row[kind] + sum(table.road[road] == kind for road in range(ROADS))
        out += sum(table.hidden[seat, kind] + table.open[seat, kind] for seat in range(box.players))
        table.pool[kind] = _left(box.counters[kind] - out, COUNTER.words[kind], "counters")
        table.pool_left += table.pool[kind]
    for seat in range(box.players):
        table.backs[seat] = sum(table.hidden[seat, kind] for kind in range(KINDS))


def _left(number: int, word: str, things: str) -> int:
    if number < 0:
        raise Malformed(f"there are {-number} {word} {things} too many", expected="no more than lie in the box")
    return number
