"""Journeys against an independent reading of the rules, and against the rules themselves, move by move."""

import pytest

from elvenhold.mechanics.axes import TOWN
from elvenhold.mechanics.journeys import Journey, Pathfinder, Wish, journeys
from elvenhold.play.desk import Desk
from tests.mechanics.roadside import SEAT, dice, lay, on_compiled, random_roadside, spent_in_words
from tests.naive.elfenland import journeys as naive_journeys

BATCH = 200
SHOWN = 25


def differences(seed: int, cards: int) -> list[str]:
    """The towns in which one random position has other cheapest payments than the oracle finds."""
    place = random_roadside(dice(seed), cards)
    found = journeys(lay(place), SEAT)
    mine = {TOWN.words[town]: [spent_in_words(journey) for journey in ways] for town, ways in found.items()}
    theirs = naive_journeys(*place.words)
    assert all(len(ways) == len(set(ways)) for ways in mine.values())
    return [town for town in TOWN.words if set(mine.get(town, ())) != theirs.get(town, set())]


def replay(desk: Desk, table: bytes, journey: Journey) -> None:
    """Travel a journey through `legal` and `play`, and see that it costs and collects what it says."""
    desk.table = table
    before = [desk.plain.table.hand[SEAT, kind] for kind in range(len(journey.cards))]
    had = desk.plain.table.taken[SEAT]
    for move in journey.moves:
        assert move in desk.legal(), desk.game.vocabulary.text(move)
        desk.play(move)
    after = tuple(desk.plain.table.hand[SEAT, kind] for kind in range(len(journey.cards)))
    assert journey.town == desk.plain.table.boot[SEAT]
    assert journey.cards == tuple(had - has for had, has in zip(before, after, strict=True))
    assert journey.new_towns == desk.plain.table.taken[SEAT] & ~had


@pytest.mark.parametrize("batch", range(10))
def test_every_cheapest_payment_is_the_oracles(batch: int) -> None:
    """EL-M02, EL-M08, EL-C01 to EL-C06. Same towns, same multisets: any prices, strict caravans, boatmen, obstacles."""
    wrong = {
        seed: towns
        for seed in range(batch * BATCH, (batch + 1) * BATCH)
        if (towns := differences(seed, cards=1 + seed % 8))
    }
    assert wrong == {}


@pytest.mark.parametrize("cards", [9, 10, 11, 12])
def test_great_hands_are_no_different(cards: int) -> None:
    """EL-P1-2. Where eight cards are dealt on top of four, everything is still found."""
    assert {seed: towns for seed in range(10) if (towns := differences(seed, cards))} == {}


@pytest.mark.parametrize("batch", range(4))
def test_every_journey_can_be_played_as_it_stands(batch: int) -> None:
    """Each move of a journey is legal when its turn comes; it ends in its town and has spent its cards."""
    for seed in range(batch * 40, (batch + 1) * 40):
        luck = dice(seed)
        desk = lay(random_roadside(luck, cards=2 + seed % 7))
        table = desk.table
        ways = [way for town in journeys(desk, SEAT).values() for way in town]
        for journey in luck.sample(ways, min(SHOWN, len(ways))):
            replay(desk, table, journey)


def test_the_worthiest_walk_can_be_played_too() -> None:
    """The walk that collects most is a legal one, whatever is asked of it."""
    for seed in range(120):
        luck = dice(seed)
        desk = lay(random_roadside(luck, cards=3 + seed % 6))
        wish = Wish(100, luck.choice((0, 20)), 4, tuple(luck.randrange(90) for _ in TOWN.words), luck.random() < 0.7)
        table = desk.table
        worth, journey = Pathfinder(desk).best(SEAT, wish)
        replay(desk, table, journey)
        kept = desk.plain.table.held[SEAT]
        assert worth == 100 * journey.new_towns.bit_count() + wish.ends[journey.town] + wish.card * min(4, kept)


def test_the_worthiest_walk_is_worth_as_much_as_any_cheapest_journey() -> None:
    """Asking for the best finds nothing poorer than what the cheapest journeys collect on their way."""
    wish = Wish(town=100)
    for seed in range(120):
        desk = lay(random_roadside(dice(seed), cards=3 + seed % 6))
        finder = Pathfinder(desk)
        most = max(way.new_towns.bit_count() for ways in finder.journeys(SEAT).values() for way in ways)
        assert finder.best(SEAT, wish)[0] >= 100 * most


def test_compiled_searches_answer_the_same() -> None:
    """The same source compiled: the same journeys, and the same walk worth most."""
    wish = Wish(100, 7, 4, tuple(range(len(TOWN.words))))
    for seed in range(80):
        slow = lay(random_roadside(dice(seed), cards=1 + seed % 9))
        plain, fast = Pathfinder(slow), Pathfinder(on_compiled(slow))
        assert plain.journeys(SEAT) == fast.journeys(SEAT)
        assert plain.best(SEAT, wish) == fast.best(SEAT, wish)
