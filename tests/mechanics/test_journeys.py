"""Journeys: their order, a caravan that is being paid, views, the end of all pieces, and what happens without room."""

from dataclasses import replace

from elvenhold.mechanics.axes import CARD, ELVENHOLD, ROAD, TOWN
from elvenhold.mechanics.journeys import Journey, Pathfinder, Wish, journeys
from elvenhold.play.desk import Desk
from elvenhold.sight import look
from tests.mechanics.roadside import LAND, SEAT, Roadside, dice, fitting, lay, random_roadside
from tests.naive.elfenland import Ruleset

FEODOR, LAPPHALYA = TOWN.index("feodor"), TOWN.index("lapphalya")
WOOD = ROAD.index("feodor-lapphalya-wood")
PIG, UNICORN, RAFT = CARD.index("pig"), CARD.index("unicorn"), CARD.index("raft")


def hand(**cards: int) -> tuple[int, ...]:
    """So many cards of each kind that is named."""
    return tuple(cards.get(word, 0) for word in CARD.words)


def everywhere(cards: tuple[int, ...], rules: Ruleset | None = None, seed: int = 0) -> Roadside:
    """A board on which every road carries something."""
    luck = dice(seed)
    counters = {road: fitting(luck, terrain) for road, terrain in LAND.items()}
    return Roadside(cards, ELVENHOLD, counters, frozenset(), rules or Ruleset())


def texts(desk: Desk, journey: Journey) -> list[str]:
    """A journey's moves in notation."""
    return [desk.game.vocabulary.text(move) for move in journey.moves]


def test_the_cheapest_journey_stands_first() -> None:
    """One pig, or any three cards by caravan: fewest cards first, and no payment that holds another."""
    desk = lay(Roadside(hand(pig=1, cloud=1, raft=2), FEODOR, {WOOD: PIG}, frozenset(), Ruleset()))
    ways = journeys(desk, SEAT)[LAPPHALYA]
    assert ["ride feodor-lapphalya-wood"] == texts(desk, ways[0])
    assert ["caravan feodor-lapphalya-wood", "spend cloud", "spend raft", "spend raft"] == texts(desk, ways[1])
    assert [(hand(pig=1), 1), (hand(cloud=1, raft=2), 1)] == [(way.cards, way.steps) for way in ways]


def test_staying_is_a_journey_of_no_cards() -> None:
    """The boot's own town is always reached, for nothing."""
    desk = lay(Roadside(hand(pig=2), FEODOR, {}, frozenset(), Ruleset()))
    assert {FEODOR: [Journey(FEODOR, (), hand(), 0, 0)]} == journeys(desk, SEAT)


def test_an_obstacle_makes_both_ways_of_paying_dearer() -> None:
    """EL-M05, EL-C03. Two pigs, or four cards."""
    desk = lay(Roadside(hand(pig=2, unicorn=2), FEODOR, {WOOD: PIG}, frozenset({WOOD}), Ruleset()))
    ways = [way.cards for way in journeys(desk, SEAT)[LAPPHALYA]]
    assert [hand(pig=2)] == ways
    table = desk.plain.table
    table.hand[SEAT, PIG], table.hand[SEAT, UNICORN] = 1, 3
    assert [hand(pig=1, unicorn=3)] == [way.cards for way in journeys(desk, SEAT)[LAPPHALYA]]


def test_a_strict_caravan_looks_at_the_hand_left_at_that_step() -> None:
    """EL-C04, AMB-EL-01. A caravan is refused to who holds the pig, and open to him once the pig is spent."""
    strict = replace(Ruleset(), caravan_condition="only_if_unable")
    desk = lay(Roadside(hand(pig=1, raft=3), FEODOR, {WOOD: PIG}, frozenset(), strict))
    assert [hand(pig=1)] == [way.cards for way in journeys(desk, SEAT)[LAPPHALYA]]
    desk.plain.table.hand[SEAT, PIG], desk.plain.table.held[SEAT] = 0, 3
    assert [hand(raft=3)] == [way.cards for way in journeys(desk, SEAT)[LAPPHALYA]]


def paying() -> tuple[Desk, dict[int, list[Journey]]]:
    """A seat that has announced a caravan and paid one of three cards."""
    desk = lay(Roadside(hand(pig=1, cloud=2, raft=2), FEODOR, {WOOD: UNICORN}, frozenset(), Ruleset()))
    for text in ("caravan feodor-lapphalya-wood", "spend cloud"):
        desk.play(desk.game.vocabulary.number(text))
    return desk, journeys(desk, SEAT)


def test_a_caravan_that_is_being_paid_is_paid_first() -> None:
    """EL-C01. The journey begins with the cards that are still due, in non-falling order, and stays nowhere."""
    desk, found = paying()
    assert [["spend cloud", "spend raft"], ["spend raft", "spend raft"]] == [
        texts(desk, way) for way in found[LAPPHALYA]
    ]
    assert FEODOR not in found or all(way.moves for way in found[FEODOR])


def test_another_seats_caravan_is_not_mine() -> None:
    """A seat that waits plans from its own boot."""
    desk, _ = paying()
    assert ELVENHOLD in journeys(desk, SEAT + 1)
    assert () == journeys(desk, SEAT + 1)[ELVENHOLD][0].moves


def test_a_view_of_ones_own_hand_is_enough() -> None:
    """COM-E12. What a seat sees answers as the whole table does; hands that it does not see pay for nothing."""
    for seed in range(40):
        desk = lay(random_roadside(dice(seed), cards=2 + seed % 6))
        whole = journeys(desk, SEAT)
        desk.table = look(desk.game, desk.box, desk.table, SEAT).table
        assert whole == journeys(desk, SEAT)
        desk.table = look(desk.game, desk.box, desk.table, SEAT + 1).table
        assert 1 == len(journeys(desk, SEAT))


def test_with_all_pieces_a_seat_goes_no_further_where_that_ends_the_match() -> None:
    """EL-E04. `goal` names the pieces that end a journey."""
    desk = lay(Roadside(hand(pig=8), FEODOR, {road: PIG for road in LAND if LAND[road] < 2}, frozenset(), Ruleset()))
    goal = desk.plain.table.taken[SEAT] | 1 << LAPPHALYA
    beyond = {way.town for ways in journeys(desk, SEAT).values() for way in ways if LAPPHALYA in passed(desk, way)}
    stopped = {
        way.town for ways in journeys(desk, SEAT, goal).values() for way in ways if LAPPHALYA in passed(desk, way)
    }
    assert {LAPPHALYA} == stopped
    assert stopped < beyond


def passed(desk: Desk, journey: Journey) -> set[int]:
    """The towns that a journey of rides reaches."""
    box, towns, here = desk.plain.box, set(), desk.plain.table.boot[SEAT]
    for move in journey.moves:
        road = move - desk.game.vocabulary.first["ride"]
        here = box.ends[road, 0] + box.ends[road, 1] - here
        towns.add(here)
    return towns


def fewest_steps(desk: Desk) -> dict[tuple[int, tuple[int, ...]], int]:
    """Every town and hand that the rules themselves lead to, and how few steps suffice: tried out, all of it."""
    stop = desk.game.vocabulary.first["stop"]
    found: dict[tuple[int, tuple[int, ...]], int] = {}
    waiting = [(0, desk.table)]
    for steps, table in waiting:
        desk.table = table
        place = desk.plain.table
        left = tuple(place.hand[SEAT, kind] for kind in range(CARD.size))
        if place.need == 0:
            reached = (place.boot[SEAT], left)
            found[reached] = min(steps, found.get(reached, steps))
        for move in desk.legal():
            if move != stop:
                desk.table = table
                desk.play(move)
                waiting.append((steps + (desk.plain.table.need == 0), desk.table))
    return found


def test_no_journey_takes_more_steps_than_it_must() -> None:
    """Of all walks that spend the same cards to the same town, one with the fewest steps is told."""
    for seed in range(60):
        desk = lay(random_roadside(dice(seed), cards=2 + seed % 4))
        table = desk.table
        known = fewest_steps(desk)
        desk.table = table
        held = [desk.plain.table.hand[SEAT, kind] for kind in range(CARD.size)]
        for town, ways in journeys(desk, SEAT).items():
            for way in ways:
                left = tuple(has - spent for has, spent in zip(held, way.cards, strict=True))
                assert known[town, left] == way.steps


def test_twelve_cards_always_fit() -> None:
    """The hand of twelve with the most different remainders, on a full board, where nothing may be passed over."""
    strict = replace(Ruleset(), caravan_condition="only_if_unable", boatmen=frozenset({"magnum", "nebulae"}))
    for seed in range(2):
        finder = Pathfinder(lay(everywhere((2, 2, 2, 2, 2, 1, 1), strict, seed)))
        finder.journeys(SEAT)
        assert not finder.partial


def test_without_room_the_answer_is_complete_up_to_some_number_of_cards() -> None:
    """A search that ran out of stages says so, and leaves out what it cannot vouch for."""
    desk = lay(everywhere(hand(pig=2, elfcycle=1, cloud=1, unicorn=1, trollwagon=1, dragon=2, raft=1)))
    whole = Pathfinder(desk).journeys(SEAT)
    for room in (2, 40, 200):
        finder = Pathfinder(desk, room)
        found = finder.journeys(SEAT)
        dearest = max(sum(way.cards) for ways in found.values() for way in ways)
        expected = {town: [way for way in ways if sum(way.cards) <= dearest] for town, ways in whole.items()}
        assert finder.partial
        assert {town: ways for town, ways in expected.items() if ways} == found


def test_a_pathfinder_forgets_the_search_before() -> None:
    """Asked again after the table has changed, it answers as a new one does."""
    desk = lay(random_roadside(dice(1), cards=7))
    finder = Pathfinder(desk)
    for seed in range(40):
        desk.table = lay(random_roadside(dice(seed), cards=5)).table
        finder.best(SEAT, Wish(100))
        assert Pathfinder(desk).journeys(SEAT) == finder.journeys(SEAT)
