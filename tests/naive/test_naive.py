"""The oracle against the worked examples of rules.md 9.1 and the vectors derived from them, in literal numbers."""

from collections import Counter
from dataclasses import replace

import pytest

from tests.naive.board import LAND, roads, towns
from tests.naive.elfenland import (
    CHART,
    Ruleset,
    cards_to_deal,
    discards,
    journeys,
    payments,
    placements,
    planning_over,
)
from tests.naive.presets import DE, FAI, MOON, PRESETS

LANDS = ("plain", "wood", "desert", "mountain")
DESERT = "feodor-dagamura-desert"
FEODOR_LAPPHALYA = "feodor-lapphalya-wood"
LAPPHALYA_VIRST = "lapphalya-virst-plain"
VIRST_IXARA = "virst-ixara-river"
KIHROMAH = "kihromah-dagamura-wood"
YTTAR_GRANGOR = "yttar-grangor-lake"
ELVENHOLD_VIRST = "elvenhold-virst-lake"
STRICT = replace(DE, caravan_condition="only_if_unable")


def cards(text: str) -> Counter[str]:
    """A hand from words: '3 trollwagon, raft'."""
    hand: Counter[str] = Counter()
    for part in filter(None, text.split(", ")):
        number, _, kind = part.rpartition(" ")
        hand[kind] += int(number or 1)
    return hand


def normal(rules: Ruleset, hand: str, road: str, from_town: str) -> set[tuple[str, ...]]:
    """The normal payments of a step over water."""
    return {
        paid for tag, paid in payments(rules, cards(hand), road, from_town, None, obstacle=False) if tag == "normal"
    }


# ---------------------------------------------------------------------------------------------- the board


def test_the_board_has_its_printed_numbers() -> None:
    """21 towns and 48 routes: 35 roads, 7 rivers, 6 ferry links."""
    counted = Counter(road["terrain"] for road in roads().values())

    assert len(towns()) == 21
    assert counted == {"plain": 8, "wood": 12, "desert": 7, "mountain": 8, "river": 7, "lake": 6}
    assert Counter(road["lake"] for road in roads().values()) == {"": 42, "magnum": 3, "nebulae": 3}
    assert set(counted) - LAND == {"river", "lake"}


def test_the_chart_is_the_printed_one() -> None:
    """3.1, row by row: plains, woods, desert, mountains; a dot is the printed dash."""
    rows = {kind: "".join(str(row.get(land, ".")) for land in LANDS) for kind, row in CHART.items()}

    assert rows == {
        "pig": "11..",
        "elfcycle": "11.2",
        "cloud": "22.1",
        "unicorn": ".121",
        "trollwagon": "1222",
        "dragon": "1211",
    }


def test_every_transport_goes_where_the_chart_says() -> None:
    """3.1: numbers of roads on which each transport's counter may lie on the empty board."""
    lands = {kind: len(placements([kind], [], 0, {}, set())) for kind in CHART}

    assert lands == {"pig": 20, "elfcycle": 28, "cloud": 28, "unicorn": 27, "trollwagon": 35, "dragon": 35}


# ---------------------------------------------------------------------------------------------- the deal


def test_the_first_deal_gives_everybody_eight() -> None:
    """EL-P1-1. One at a time clockwise from the start player."""
    assert cards_to_deal(DE, [0, 0, 0], 72, 2) == [2, 0, 1] * 8
    assert cards_to_deal(MOON, [0, 0, 0], 72, 2) == [2, 0, 1] * 8


def test_a_refill_passes_over_who_has_enough() -> None:
    """EL-P1-2 refill. Hands of 4, 7 and 6 need 4, 1 and 2 cards."""
    assert cards_to_deal(DE, [4, 7, 6], 55, 1) == [1, 2, 0, 2, 0, 0, 0]


def test_a_refill_gives_nothing_above_the_hand_size() -> None:
    """EL-P1-2 refill without a hand limit: 9 cards stay 9."""
    assert cards_to_deal(replace(DE, hand_limit=None), [9, 8, 7], 48, 0) == [2]


def test_deal8_comes_on_top_of_what_was_kept() -> None:
    """EL-P1-2 deal8. Everyone gets eight, whatever he kept."""
    assert cards_to_deal(MOON, [4, 0], 68, 1) == [1, 0] * 8


def test_six_players_of_moon_empty_the_deck() -> None:
    """TV-EL-8. Everyone kept 4: 48 cards needed, 48 there, deck 0."""
    assert cards_to_deal(MOON, [4] * 6, 48, 0) == [0, 1, 2, 3, 4, 5] * 8


def test_a_deck_too_small_is_dealt_to_the_last_card() -> None:
    """AMB-EL-07. One card at a time clockwise until the deck is empty."""
    assert cards_to_deal(MOON, [5, 5, 5], 4, 1) == [1, 2, 0, 1]


# ---------------------------------------------------------------------------------------------- planning


def test_a_pig_does_not_go_into_the_desert() -> None:
    """TV-EL-7."""
    assert ("open", "pig", DESERT) not in placements([], ["pig"], 0, {}, set())
    assert ("open", "pig", FEODOR_LAPPHALYA) in placements([], ["pig"], 0, {}, set())


def test_a_unicorn_does_not_go_onto_plains() -> None:
    """3.1, derived vector."""
    assert ("hidden", "unicorn", LAPPHALYA_VIRST) not in placements(["unicorn"], [], 0, {}, set())


def test_a_road_takes_one_counter_and_water_none() -> None:
    """EL-P4-3, EL-P4-5."""
    legal = placements([], ["dragon"], 0, {DESERT: "dragon"}, set())

    assert ("open", "dragon", DESERT) not in legal
    assert len(legal) == 34


def test_an_obstacle_needs_a_counter_and_no_other_obstacle() -> None:
    """EL-P4-6, EL-P4-7."""
    counters = {DESERT: "dragon", KIHROMAH: "pig"}

    assert placements([], [], 1, counters, {KIHROMAH}) == {("obstacle", DESERT)}
    assert placements([], [], 0, counters, {KIHROMAH}) == set()
    assert placements([], [], 1, {}, set()) == set()


def test_a_hidden_and_an_open_counter_are_different_moves() -> None:
    """COM-E9."""
    legal = placements(["pig"], ["pig", "pig"], 0, {}, set())

    assert {("hidden", "pig", KIHROMAH), ("open", "pig", KIHROMAH)} <= legal
    assert len(legal) == 40


@pytest.mark.parametrize(
    ("passes", "over"),
    [("", False), ("PP", False), ("PPP", True), ("PPaP", False), ("aPPP", True), ("PaPPaPPP", True), ("PPaPP", False)],
)
def test_planning_ends_with_passes_in_a_row_wherever_it_starts(passes: str, *, over: bool) -> None:
    """EL-P4-10. Three players; the row of passes may straddle the start player."""
    assert planning_over(3, [letter == "P" for letter in passes]) is over


# ---------------------------------------------------------------------------------------------- payments


def test_a_trollwagon_pays_three_in_the_desert_with_an_obstacle() -> None:
    """TV-EL-1. 2 + 1 cards."""
    three, two = cards("3 trollwagon"), cards("2 trollwagon")

    assert payments(DE, three, DESERT, "feodor", "trollwagon", obstacle=True) == {("normal", ("trollwagon",) * 3)}
    assert payments(DE, two, DESERT, "feodor", "trollwagon", obstacle=True) == set()


def test_feodor_to_virst_costs_three_dragons_and_an_elfcycle() -> None:
    """TV-EL-2. Four cards in all, and a caravan of four would strand him in Lapphalya."""
    counters = {FEODOR_LAPPHALYA: "dragon", LAPPHALYA_VIRST: "elfcycle"}
    reached = journeys(DE, cards("3 dragon, elfcycle"), counters, {FEODOR_LAPPHALYA}, "feodor")

    assert reached["lapphalya"] == {("dragon",) * 3}
    assert reached["virst"] == {("dragon", "dragon", "dragon", "elfcycle")}
    assert set(reached) == {"feodor", "lapphalya", "virst"}


def test_a_river_costs_one_with_the_arrow_and_two_against_it() -> None:
    """TV-EL-3a, TV-EL-3b."""
    assert normal(DE, "3 raft", VIRST_IXARA, "virst") == {("raft",)}
    assert normal(DE, "3 raft", VIRST_IXARA, "ixara") == {("raft", "raft")}
    assert normal(DE, "raft", VIRST_IXARA, "ixara") == set()


def test_there_and_back_is_paid_twice() -> None:
    """TV-EL-4. Dag'Amura to Kihromah and back with a cloud: 4 cards; 3 do not bring him back."""
    there = payments(DE, cards("4 cloud"), KIHROMAH, "dagamura", "cloud", obstacle=False)
    back = payments(DE, cards("2 cloud"), KIHROMAH, "kihromah", "cloud", obstacle=False)

    assert ("normal", ("cloud", "cloud")) in there
    assert back == {("normal", ("cloud", "cloud"))}
    assert payments(DE, cards("cloud"), KIHROMAH, "kihromah", "cloud", obstacle=False) == set()


def test_a_caravan_takes_three_of_anything_rafts_included() -> None:
    """EL-C01. Two rafts, a pig and a cloud leave three different choices of three."""
    assert payments(DE, cards("raft, raft, pig, cloud"), DESERT, "feodor", "dragon", obstacle=False) == {
        ("caravan", ("pig", "raft", "raft")),
        ("caravan", ("cloud", "raft", "raft")),
        ("caravan", ("cloud", "pig", "raft")),
    }


def test_a_caravan_takes_four_with_an_obstacle() -> None:
    """EL-C03."""
    assert payments(DE, cards("3 raft"), DESERT, "feodor", "dragon", obstacle=True) == set()
    assert payments(DE, cards("3 raft, pig"), DESERT, "feodor", "dragon", obstacle=True) == {
        ("caravan", ("pig", "raft", "raft", "raft"))
    }


def test_faidutti_takes_five_and_six() -> None:
    """AMB-EL-04. The house rule: 5, with an obstacle 6."""
    assert payments(FAI, cards("6 raft"), DESERT, "feodor", "dragon", obstacle=False) == {("caravan", ("raft",) * 5)}
    assert payments(FAI, cards("6 raft"), DESERT, "feodor", "dragon", obstacle=True) == {("caravan", ("raft",) * 6)}


def test_no_caravan_on_a_road_without_counter() -> None:
    """EL-C02."""
    assert payments(DE, cards("8 raft"), DESERT, "feodor", None, obstacle=False) == set()


def test_no_caravan_on_rivers_and_mare_magnum() -> None:
    """EL-C05, every edition."""
    for rules in PRESETS.values():
        assert payments(rules, cards("4 pig, 4 dragon"), VIRST_IXARA, "virst", None, obstacle=False) == set()
        assert payments(rules, cards("4 pig, 4 dragon"), ELVENHOLD_VIRST, "virst", None, obstacle=False) == set()


def test_a_caravan_is_open_to_who_could_pay_normally() -> None:
    """AMB-EL-01, AMB-EL-03. Both ways, and matching cards in a caravan are legal."""
    assert payments(DE, cards("3 dragon"), DESERT, "feodor", "dragon", obstacle=False) == {
        ("normal", ("dragon",)),
        ("caravan", ("dragon", "dragon", "dragon")),
    }


def test_the_strict_caravan_needs_an_incomplete_set() -> None:
    """AMB-EL-02. Unable means lacking the full set, obstacle card included."""
    hand = cards("2 trollwagon, pig, raft")

    assert payments(STRICT, hand, DESERT, "feodor", "trollwagon", obstacle=False) == {
        ("normal", ("trollwagon", "trollwagon"))
    }
    assert payments(STRICT, hand, DESERT, "feodor", "trollwagon", obstacle=True) == {
        ("caravan", ("pig", "raft", "trollwagon", "trollwagon"))
    }


def test_mare_magnum_costs_two_rafts_everywhere() -> None:
    """R16, derived vector Virst to Elvenhold."""
    for rules in PRESETS.values():
        assert normal(rules, "4 raft", ELVENHOLD_VIRST, "virst") == {("raft", "raft")}


def test_mare_nebulae_costs_two_rafts_in_amigo_and_one_or_the_boatmen_in_moon() -> None:
    """R17, R18, derived vector Yttar to Grangor."""
    assert payments(DE, cards("2 raft, pig"), YTTAR_GRANGOR, "yttar", None, obstacle=False) == {
        ("normal", ("raft", "raft"))
    }
    assert payments(MOON, cards("2 raft, pig"), YTTAR_GRANGOR, "yttar", None, obstacle=False) == {
        ("normal", ("raft",)),
        ("caravan", ("pig", "raft", "raft")),
    }


def test_a_table_may_do_without_caravans_and_sharpen_obstacles() -> None:
    """el.caravan, el.obstacle_extra. The boatmen are an option of their own."""
    rules = replace(MOON, caravan=False, obstacle_extra=2)
    hand = cards("3 dragon")

    assert payments(rules, hand, DESERT, "feodor", "dragon", obstacle=True) == {("normal", ("dragon",) * 3)}
    assert payments(rules, hand, YTTAR_GRANGOR, "yttar", None, obstacle=False) == {("caravan", ("dragon",) * 3)}


def test_the_boatmen_ask_no_condition_and_join_the_house_rule() -> None:
    """COM-E7 and AMB-EL-05."""
    strict = replace(MOON, caravan_condition="only_if_unable")
    found = payments(strict, cards("3 raft"), YTTAR_GRANGOR, "yttar", None, obstacle=False)

    assert ("caravan", ("raft", "raft", "raft")) in found
    assert payments(FAI, cards("4 pig"), YTTAR_GRANGOR, "yttar", None, obstacle=False) == set()
    assert payments(FAI, cards("5 pig"), YTTAR_GRANGOR, "yttar", None, obstacle=False) == {("caravan", ("pig",) * 5)}


@pytest.mark.parametrize(
    ("road", "town", "counter", "obstacle"),
    [
        (DESERT, "ixara", "dragon", False),
        (DESERT, "feodor", "pig", False),
        (DESERT, "feodor", None, True),
        (VIRST_IXARA, "virst", "dragon", False),
        (VIRST_IXARA, "virst", None, True),
    ],
)
def test_impossible_positions_are_refused(road: str, town: str, counter: str | None, *, obstacle: bool) -> None:
    """An oracle asked about a position the rules exclude says so loudly."""
    with pytest.raises(AssertionError):
        payments(DE, cards("8 raft"), road, town, counter, obstacle)


# ---------------------------------------------------------------------------------------------- journeys


def test_staying_costs_nothing() -> None:
    """EL-M02. A movement of no step."""
    assert journeys(DE, cards("4 pig"), {}, set(), "feodor") == {"feodor": {()}}


def test_all_smallest_ways_are_found() -> None:
    """Feodor to Dag'Amura with a dragon: one dragon, or a caravan without one; with one it is not smallest."""
    reached = journeys(DE, cards("dragon, 2 pig, 2 raft"), {DESERT: "dragon"}, set(), "feodor")

    assert reached == {"feodor": {()}, "dagamura": {("dragon",), ("pig", "pig", "raft"), ("pig", "raft", "raft")}}


def test_a_river_down_and_a_lake_on() -> None:
    """Ixara is one raft below Virst, Mah'Davikia one more, Grangor a third; against the stream it is two."""
    down = journeys(DE, cards("3 raft"), {}, set(), "virst")
    up = journeys(DE, cards("3 raft"), {}, set(), "ixara")

    assert down["grangor"] == {("raft",) * 3}
    assert down["elvenhold"] == {("raft",) * 2}
    assert down["rivinia"] == {("raft",) * 3}
    assert up["virst"] == {("raft",) * 2}
    assert set(up) == {"ixara", "virst", "mahdavikia", "grangor"}


def test_the_strict_caravan_looks_at_what_is_left() -> None:
    """AMB-EL-02. Having spent his only elfcycle, a strict traveller may caravan where an elfcycle would have paid."""
    counters = {LAPPHALYA_VIRST: "elfcycle", "ixara-virst-plain": "elfcycle"}
    reached = journeys(STRICT, cards("elfcycle, 3 pig"), counters, set(), "lapphalya")

    assert reached["virst"] == {("elfcycle",)}
    assert reached["ixara"] == {("elfcycle", "pig", "pig", "pig")}


# ---------------------------------------------------------------------------------------------- hand limit


def test_six_cards_are_cut_to_four() -> None:
    """EL-M14, derived vector: a hand of 6 discards 2, his choice."""
    assert discards(DE, cards("4 pig, 2 raft")) == {("pig", "pig"), ("pig", "raft"), ("raft", "raft")}
    assert discards(DE, cards("4 pig")) == {()}
    assert discards(replace(DE, hand_limit=None), cards("9 pig")) == {()}
