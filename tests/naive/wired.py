"""The real rules on a desk, laid out at random, to be asked the same questions as the oracle."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from elvenhold.games.elfenland.game import ELFENLAND, TITLE
from elvenhold.games.elfenland.moves import VOCABULARY
from elvenhold.games.elfenland.table import Phase
from elvenhold.mechanics.axes import CARD, COUNTER, ROAD, TOWN
from elvenhold.play.desk import Desk
from elvenhold.play.game import Game
from tests.games.dice import Dice
from tests.naive.board import LAND, roads, roads_at
from tests.naive.elfenland import CHART, Cards, Ruleset

PRESETS = tuple(TITLE.presets())
KINDS = COUNTER.words
ALL_CARDS = CARD.words


def ruleset(options: Mapping[str, Any]) -> Ruleset:
    """The same options in the oracle's words."""
    boatmen = options["boatmen_cost"]
    return Ruleset(
        deal_mode=options["deal_mode"],
        hand_size=options["hand_size"],
        hand_limit=None if options["hand_limit"] == "none" else options["hand_limit"],
        caravan=options["caravan"],
        caravan_cost=options["caravan_cost"],
        caravan_condition=options["caravan_condition"],
        obstacle_extra=options["obstacle_extra"],
        lake_cost=options["lake_cost"],
        boatmen=frozenset(options["boatmen"]),
        boatmen_cost=options["caravan_cost"] if boatmen == "caravan" else boatmen,
        home_town=options["home_town"],
        home_tiebreak=tuple(options["home_tiebreak"]),
        base_tiebreak=tuple(options["base_tiebreak"]),
        early_end=options["early_end"],
        rounds=options["rounds"],
    )


class Wired:
    """One box on a desk, and the same rules in the oracle's words."""

    def __init__(self, seats: int, preset: str, wishes: Mapping[str, Any], game: Game = ELFENLAND) -> None:
        """Set the box up; `game` may be a copy with a fault in it."""
        _, options = TITLE.choose(preset, wishes)
        self.seats = seats
        self.rules = ruleset(options)
        self.desk = Desk(game, TITLE.make_box(seats, options), compiled=False)
        self.desk.deal()
        self._blank = self.desk.table

    @property
    def table(self) -> Any:
        """The table on the desk."""
        return self.desk.plain.table

    def clear(self, phase: Phase, seat: int, first: int = 0, round_no: int = 1) -> Any:
        """A bare table in this phase; answers it."""
        self.desk.table = self._blank
        table = self.table
        table.phase, table.seat, table.first, table.round_no = phase, seat, first, round_no
        return table

    def give(self, seat: int, hand: Counter[str]) -> None:
        """Put cards into a hand."""
        for card, word in enumerate(ALL_CARDS):
            self.table.hand[seat, card] = hand[word]
            self.table.deck[card] -= hand[word]
        self.table.held[seat] = hand.total()
        self.table.deck_left -= hand.total()

    def hand(self, seat: int) -> Counter[str]:
        """The cards that a seat holds."""
        return Counter({word: self.table.hand[seat, card] for card, word in enumerate(ALL_CARDS)})

    def put_up(self, counters: Mapping[str, str], obstacles: set[str]) -> None:
        """Lay counters and obstacles on the roads."""
        for road, kind in counters.items():
            self.table.road[ROAD.index(road)] = COUNTER.index(kind)
        self.table.blocked = sum(1 << ROAD.index(road) for road in obstacles)

    def legal(self) -> list[str]:
        """The legal moves in notation."""
        return [VOCABULARY.text(move) for move in self.desk.legal()]

    def play(self, text: str) -> None:
        """Play a move given in notation."""
        self.desk.play(VOCABULARY.number(text))

    def town(self, seat: int) -> str:
        """Where a boot stands."""
        return str(TOWN.words[self.table.boot[seat]])

    def paid(self, seat: int, verb: str) -> set[Cards]:
        """Every set of cards that the seat can put down from here, card by card, until nothing more is asked."""
        before = self.desk.table
        found: set[Cards] = set()
        for text in self.legal():
            if not text.startswith(verb):
                continue
            self.play(text)
            card = text.rpartition(" ")[2]
            rest = self.paid(seat, verb) if self.table.need > 0 else {()}
            found |= {tuple(sorted((card, *others))) for others in rest}
            self.desk.table = before
        return found


@lru_cache(maxsize=1)
def fitting() -> dict[str, tuple[str, ...]]:
    """The kinds of counter that each land road takes."""
    return {
        name: tuple(kind for kind in CHART if road["terrain"] in CHART[kind])
        for name, road in roads().items()
        if road["terrain"] in LAND
    }


def random_hand(dice: Dice, most: int) -> Counter[str]:
    """Some cards, often several of a kind."""
    kinds = dice.some(ALL_CARDS, dice.between(1, len(ALL_CARDS)))
    hand = Counter(dice.choice(kinds) for _ in range(dice.below(most + 1)))
    return Counter({card: min(number, 10) for card, number in hand.items()})


def random_roads(dice: Dice, names: list[str], bare: int) -> tuple[dict[str, str], set[str]]:
    """Counters on some of these roads (one in `bare` stays bare), obstacles on half of them."""
    land = [name for name in names if name in fitting()]
    counters = {name: dice.choice(fitting()[name]) for name in land if not dice.one_in(bare)}
    return counters, {name for name in counters if dice.one_in(2)}


def random_prices(dice: Dice) -> dict[str, Any]:
    """Options that change what a step costs."""
    wishes: dict[str, Any] = {
        "caravan_condition": dice.choice(("always", "only_if_unable")),
        "obstacle_extra": dice.below(4),
    }
    if dice.one_in(2):
        wishes["boatmen"] = dice.some(("magnum", "nebulae"), dice.below(3))
    if dice.one_in(3):
        wishes["caravan_cost"] = dice.between(1, 5)
        wishes["lake_cost"] = {"magnum": dice.between(1, 3), "nebulae": dice.between(1, 3)}
        wishes["boatmen_cost"] = dice.choice((1, 2, 3, 4, "caravan"))
    if dice.one_in(8):
        wishes["caravan"] = False
    return wishes


def near(town: str) -> list[str]:
    """The roads that touch a town, in a fixed order."""
    return sorted(roads_at(town))
