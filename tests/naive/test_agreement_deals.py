"""The real rules against the oracle: who is dealt a card, in which order, until the deck is empty."""

from collections import Counter

import pytest

from elvenhold.games.elfenland.table import Phase
from tests.games.dice import Dice
from tests.naive.elfenland import cards_to_deal
from tests.naive.wired import ALL_CARDS, PRESETS, Wired

BATCHES, BOXES, TABLES = 7, 10, 50
"""3,500 deals."""
PILE = [word for word in ALL_CARDS for _ in range(12 if word == "raft" else 10)]


def random_hands(dice: Dice, seats: int) -> list[Counter[str]]:
    """Hands from one box of cards, sometimes so big that next to nothing is left."""
    pile = dice.some(PILE, len(PILE))
    most = dice.choice((2, 4, 8, 12, 72 // seats))
    return [Counter(pile.pop() for _ in range(dice.between(most // 2, most))) for _ in range(seats)]


def dealt(wired: Wired) -> list[int]:
    """Let the dealer deal, and note to whom."""
    order = []
    while wired.table.phase == Phase.DEALING:
        order.append(int(wired.table.seat))
        wired.desk.play(wired.desk.draw())
    return order


@pytest.mark.parametrize("batch", range(BATCHES))
def test_cards_are_dealt_in_the_oracles_order(batch: int) -> None:
    """EL-P1-1, EL-P1-2, EL-P1-3, EL-P6-2, AMB-EL-07. After the last stop of a round, with any hands and decks."""
    dice = Dice(f"deals {batch}")
    for _ in range(BOXES):
        seats = dice.between(2, 6)
        wishes = {"hand_limit": "none", "open_row_size": 0, "hand_size": dice.between(1, 12)}
        if dice.one_in(2):
            wishes["deal_mode"] = dice.choice(("refill", "deal8"))
        wired = Wired(seats, PRESETS[batch], wishes)
        wired.desk.seed(f"deals {batch}")
        for _ in range(TABLES):
            first, hands = dice.below(seats), random_hands(dice, seats)
            wired.clear(Phase.TRAVEL, (first - 1) % seats, first, dice.between(1, 3))
            for seat, hand in enumerate(hands):
                wired.give(seat, hand)
            wired.play("stop")
            sizes = [hand.total() for hand in hands]
            told = cards_to_deal(wired.rules, sizes, 72 - sum(sizes), (first + 1) % seats)
            assert told == dealt(wired)
            assert [size + told.count(seat) for seat, size in enumerate(sizes)] == wired.table.held.tolist()[:seats]
