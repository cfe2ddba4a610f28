"""Travellers in the middle of nowhere: random positions to search journeys from, laid on a desk and told in words."""

from collections import Counter
from random import Random
from typing import Any

import msgspec

from elvenhold.games.elfenland.game import ELFENLAND
from elvenhold.games.elfenland.options import make_box, presets
from elvenhold.games.elfenland.table import Phase
from elvenhold.mechanics.axes import CARD, COUNTER, LAKE, ROAD, TOWN
from elvenhold.mechanics.journeys import Journey
from elvenhold.play.desk import Desk
from elvenhold.play.fields import NONE
from elvenhold.world import CHART, TRAVEL_CARDS, load_board
from tests.naive.elfenland import Cards, Ruleset

SEAT = 1
LAND = {index: int(road.terrain) for index, road in enumerate(load_board().roads) if road.terrain < len(CHART[0])}


class Roadside(msgspec.Struct, frozen=True):
    """A seat that is to move: what it holds, where it stands, what lies on the roads, and which prices hold."""

    hand: tuple[int, ...]
    town: int
    counters: dict[int, int]
    blocked: frozenset[int]
    rules: Ruleset

    @property
    def words(self) -> tuple[Ruleset, Counter[str], dict[str, str], set[str], str]:
        """The same for the oracle."""
        cards = Counter({CARD.words[kind]: count for kind, count in enumerate(self.hand) if count})
        counters = {ROAD.words[road]: COUNTER.words[kind] for road, kind in self.counters.items()}
        return self.rules, cards, counters, {ROAD.words[road] for road in self.blocked}, TOWN.words[self.town]

    @property
    def options(self) -> dict[str, Any]:
        """The same for a box."""
        rules = self.rules
        chosen = {
            "caravan": rules.caravan,
            "caravan_cost": rules.caravan_cost,
            "caravan_condition": rules.caravan_condition,
            "obstacle_extra": rules.obstacle_extra,
            "lake_cost": rules.lake_cost,
            "boatmen": [lake for lake in LAKE.words if lake in rules.boatmen],
            "boatmen_cost": rules.boatmen_cost,
        }
        return {**presets()["moon"].options, **chosen}


def lay(place: Roadside, *, compiled: bool = False) -> Desk:
    """The position on a desk, at the beginning of that seat's journey."""
    desk = Desk(ELFENLAND, make_box(3, place.options), compiled=False)
    desk.deal()
    table = desk.plain.table
    for kind, count in enumerate(place.hand):
        table.hand[SEAT, kind] = count
        table.deck[kind] -= count
    table.held[SEAT] = sum(place.hand)
    table.deck_left -= sum(place.hand)
    table.boot[SEAT] = place.town
    for road, counter in place.counters.items():
        table.road[road] = counter
    table.blocked = sum(1 << road for road in place.blocked)
    table.round_no, table.first, table.seat, table.lap, table.phase = 1, 0, SEAT, 0, Phase.TRAVEL
    table.target = NONE
    table.taken[SEAT] = 0b1010_1010_0000_1100_1010
    return desk if not compiled else on_compiled(desk)


def on_compiled(desk: Desk) -> Desk:
    """The same table on a desk that runs compiled kernels."""
    fast = Desk(ELFENLAND, desk.box, compiled=True)
    fast.table = desk.table
    return fast


def dice(seed: int) -> Random:
    """Luck that falls the same way for the same seed."""
    return Random(seed)


def random_roadside(luck: Random, cards: int) -> Roadside:
    """Any prices, any boot, a hand of so many cards, and counters on few, half or most of the roads."""
    deck = [kind for kind, count in enumerate(TRAVEL_CARDS) for _ in range(count)]
    drawn = Counter(luck.sample(deck, cards))
    share = luck.choice((0.2, 0.5, 0.8))
    counters = {road: fitting(luck, terrain) for road, terrain in LAND.items() if luck.random() < share}
    blocked = frozenset(road for road in counters if luck.random() < 0.2)
    hand = tuple(drawn[kind] for kind in range(len(CARD.words)))
    return Roadside(hand, luck.randrange(len(TOWN.words)), counters, blocked, random_rules(luck))


def fitting(luck: Random, terrain: int) -> int:
    """Any counter whose transport can use this terrain."""
    return luck.choice([kind for kind in range(len(COUNTER.words)) if CHART[kind][terrain] > 0])


def random_rules(luck: Random) -> Ruleset:
    """Prices of any edition, and of none."""
    return Ruleset(
        caravan=luck.random() < 0.9,
        caravan_cost=luck.choice((2, 3, 3, 3, 5)),
        caravan_condition=luck.choice(("always", "only_if_unable")),
        obstacle_extra=luck.choice((0, 1, 1, 2)),
        lake_cost={lake: luck.choice((1, 2, 2, 3)) for lake in LAKE.words},
        boatmen=frozenset(lake for lake in LAKE.words if luck.random() < 0.4),
        boatmen_cost=luck.choice((1, 3, 3, 5)),
    )


def spent_in_words(journey: Journey) -> Cards:
    """The cards of a journey as the oracle writes them."""
    return tuple(sorted(CARD.words[kind] for kind, count in enumerate(journey.cards) for _ in range(count)))
