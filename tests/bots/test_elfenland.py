"""What the greedy bot makes of single moments of Elfenland."""

from elvenhold import bots
from elvenhold.games.elfenland.table import Phase
from elvenhold.mechanics.axes import CARD, COUNTER, ELVENHOLD, ROAD, TOWN
from elvenhold.play.desk import Desk
from elvenhold.sight import look
from tests.mechanics.roadside import SEAT, Roadside, lay
from tests.naive.elfenland import Ruleset

FEODOR, LAPPHALYA, RIVINIA = (TOWN.index(town) for town in ("feodor", "lapphalya", "rivinia"))
WOOD, OTHER_WOOD = ROAD.index("feodor-lapphalya-wood"), ROAD.index("feodor-rivinia-wood")
PIG, CLOUD, DRAGON = COUNTER.index("pig"), COUNTER.index("cloud"), COUNTER.index("dragon")
EVERYTHING = (1 << TOWN.size) - 2
NOTHING: dict[int, int] = {}


def hand(**cards: int) -> tuple[int, ...]:
    """So many cards of each kind that is named."""
    return tuple(cards.get(word, 0) for word in CARD.words)


def at_feodor(cards: tuple[int, ...], counters: dict[int, int], phase: Phase = Phase.TRAVEL) -> Desk:
    """A seat at home in Feodor, in the last of four rounds, that has collected Feodor's piece and no other."""
    desk = lay(Roadside(cards, FEODOR, counters, frozenset(), Ruleset()))
    table = desk.plain.table
    table.phase, table.round_no = phase, 4
    table.home[SEAT], table.taken[SEAT] = FEODOR, 1 << FEODOR
    return desk


def chosen(desk: Desk) -> str:
    """What the greedy bot does here, in notation."""
    view = look(desk.game, desk.box, desk.table, SEAT)
    return desk.game.vocabulary.text(bots.make("greedy", seed=1).choose(view, desk.legal(), bots.BUDGET))


def test_it_travels_to_a_new_town() -> None:
    """EL-E02. A piece is what counts."""
    desk = at_feodor(hand(pig=2), {WOOD: PIG})
    assert "ride feodor-lapphalya-wood" == chosen(desk)


def test_it_stays_at_home_when_a_piece_costs_as_much_as_it_brings() -> None:
    """EL-H01. One step there and no card to come back: the cards in hand break ties."""
    desk = at_feodor(hand(pig=1), {WOOD: PIG})
    assert "stop" == chosen(desk)


def test_in_the_last_round_it_goes_home() -> None:
    """EL-H01. Of two new towns it takes the one on its card."""
    desk = at_feodor(hand(pig=1), {WOOD: PIG, OTHER_WOOD: PIG})
    desk.plain.table.home[SEAT] = RIVINIA
    assert "ride feodor-rivinia-wood" == chosen(desk)


def test_it_pays_a_caravan_with_the_cards_that_lead_nowhere() -> None:
    """EL-C01. Three odd cards take it to Lapphalya, and the pig takes it on to Feodor's other neighbour."""
    desk = at_feodor(hand(pig=1, elfcycle=1, raft=2), {WOOD: DRAGON, ROAD.index("rivinia-lapphalya-wood"): PIG})
    desk.plain.table.home[SEAT] = RIVINIA
    told = []
    while "stop" != (text := chosen(desk)):
        told.append(text)
        desk.play(desk.game.vocabulary.number(text))
    expected = "caravan feodor-lapphalya-wood, spend elfcycle, spend raft, spend raft, ride rivinia-lapphalya-wood"
    assert expected == ", ".join(told)


def test_it_takes_the_counter_that_its_cards_can_use() -> None:
    """EL-P3-3. With dragons in hand a dragon opens roads, a cloud does not."""
    desk = at_feodor(hand(dragon=4), NOTHING, Phase.DRAFT)
    table = desk.plain.table
    table.row[CLOUD], table.row[DRAGON] = 4, 1
    assert "take dragon" == chosen(desk)


def test_it_draws_blind_when_the_row_is_useless() -> None:
    """EL-P3-4. A pool that may hold dragons is better than a row of clouds."""
    desk = at_feodor(hand(dragon=4), NOTHING, Phase.DRAFT)
    desk.plain.table.row[CLOUD] = 5
    assert "take blind" == chosen(desk)


def test_it_places_a_counter_where_it_can_travel() -> None:
    """EL-P4-2. The boot's own roads come first, those that the hand can pay."""
    desk = at_feodor(hand(pig=2), NOTHING, Phase.PLAN)
    desk.plain.table.open[SEAT, PIG] = 1
    assert chosen(desk) in {"place open pig feodor-lapphalya-wood", "place open pig feodor-rivinia-wood"}


def test_it_passes_when_no_counter_would_help() -> None:
    """EL-P4-9. A cloud without clouds in hand stays where it is."""
    desk = at_feodor(hand(pig=4), NOTHING, Phase.PLAN)
    desk.plain.table.open[SEAT, CLOUD] = 1
    desk.plain.table.obstacles[SEAT] = 0
    assert "pass" == chosen(desk)


def test_it_puts_the_obstacle_in_the_way_of_others() -> None:
    """EL-P4-6. On a road beside another boot, and not on the one that it needs itself."""
    desk = at_feodor(hand(pig=2), {WOOD: PIG, OTHER_WOOD: CLOUD}, Phase.PLAN)
    desk.plain.table.boot[0] = desk.plain.table.boot[2] = RIVINIA
    assert "place obstacle feodor-rivinia-wood" == chosen(desk)


def test_it_keeps_its_obstacle_while_nobody_is_near() -> None:
    """EL-P4-7. There is only one."""
    desk = at_feodor(hand(cloud=2), {WOOD: PIG}, Phase.PLAN)
    desk.plain.table.boot[0] = desk.plain.table.boot[2] = TOWN.index("yttar")
    assert "pass" == chosen(desk)


def test_it_discards_single_cards_first() -> None:
    """EL-M14. Three pigs stay together; the cloud and the unicorn go, from the lowest kind on."""
    desk = at_feodor(hand(pig=3, cloud=1, unicorn=1), NOTHING, Phase.DISCARD)
    desk.plain.table.need = 2
    told = [chosen(desk)]
    desk.play(desk.game.vocabulary.number(told[0]))
    assert ["discard cloud", "discard unicorn"] == [*told, chosen(desk)]


def test_it_keeps_the_counter_that_fits_its_hand() -> None:
    """EL-P6-4. One counter may stay: the one that the kept cards can use."""
    desk = at_feodor(hand(dragon=2), NOTHING, Phase.KEEP)
    table = desk.plain.table
    table.open[SEAT, CLOUD], table.open[SEAT, DRAGON] = 1, 1
    assert "keep open dragon" == chosen(desk)


def test_it_hides_what_it_has_drawn() -> None:
    """COM-E4. What nobody knows cannot be used against it."""
    desk = at_feodor(hand(), NOTHING, Phase.SHOWING)
    table = desk.plain.table
    table.hidden[SEAT, PIG], table.backs[SEAT], table.fresh[SEAT] = 1, 1, PIG
    assert "hide" == chosen(desk)


def test_with_all_pieces_it_stops() -> None:
    """EL-E02. Nothing is left to collect, and it is at home."""
    desk = at_feodor(hand(pig=4), {WOOD: PIG})
    desk.plain.table.taken[SEAT] = EVERYTHING
    assert ELVENHOLD != desk.plain.table.boot[SEAT]
    assert "stop" == chosen(desk)
