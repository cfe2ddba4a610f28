"""The worked examples of the rules and the vectors derived from them, in literal numbers."""

import pytest

import elvenhold as eh
from tests.games.elfenland.laid import cells, counts, laid, legal, refused, said, texts

DESERT = "feodor-dagamura-desert"
FEODOR = "feodor-lapphalya-wood"
VIRST = "lapphalya-virst-plain"
KIHROMAH = "kihromah-dagamura-wood"
SEVENTEEN = (
    "virst, strykhaven, beata, ixara, lapphalya, ergeren, feodor, rivinia, throtmanni, "
    "dagamura, kihromah, albaran, mahdavikia, grangor, yttar, parundia, usselen"
)


def played(position: str, *moves: str) -> eh.Match:
    """A match after these moves of its seats."""
    match = laid(position)
    for move in moves:
        match.play(move)
    return match


def test_a_wagon_through_the_desert_with_an_obstacle_costs_three_wagons() -> None:
    """TV-EL-1. Two for the desert and one for the obstacle; two are too few."""
    table = f"elfenland 2p | phase: travel | boot 0: feodor | road: {DESERT} trollwagon | blocked: {DESERT}"
    match = played(f"{table} | hand 0: 4 trollwagon", f"ride {DESERT}")
    assert {"trollwagon": 3} == counts(match, "spent")
    assert "EL-M04" == refused(eh.position(f"{table} | hand 0: 2 trollwagon"), f"ride {DESERT}")


def test_from_feodor_to_virst_by_dragon_and_elfcycle() -> None:
    """TV-EL-2. Three dragons, then one elfcycle: four cards, and the pieces of Lapphalya and Virst."""
    match = played(
        f"elfenland 2p | phase: travel | boot 0: feodor | road: {FEODOR} dragon, {VIRST} elfcycle | blocked: {FEODOR}"
        " | hand 0: 3 dragon, 1 elfcycle",
        f"ride {FEODOR}",
        f"ride {VIRST}",
    )
    assert {"dragon": 3, "elfcycle": 1} == counts(match, "spent")
    assert ("virst", 0) == (said(match, "boot", 0), cells(match, "held", 0))
    assert {"lapphalya", "virst"} == set(said(match, "taken", 0))


@pytest.mark.parametrize("there", ["virst, lapphalya", "lapphalya", "virst"])
def test_pieces_that_were_taken_before_are_not_there(there: str) -> None:
    """TV-EL-2. If present: a piece taken in an earlier round is not collected twice."""
    match = played(
        f"elfenland 2p | phase: travel | boot 0: feodor | road: {FEODOR} dragon, {VIRST} elfcycle | taken 0: {there}"
        " | hand 0: 2 dragon, 1 elfcycle",
        f"ride {FEODOR}",
        f"ride {VIRST}",
    )
    assert {"lapphalya", "virst"} == set(said(match, "taken", 0))


def test_from_virst_to_ixara_costs_one_raft() -> None:
    """TV-EL-3a. With the arrow."""
    match = played("elfenland 2p | phase: travel | boot 0: virst | hand 0: 3 raft", "ride virst-ixara-river")
    assert ({"raft": 1}, "ixara") == (counts(match, "spent"), said(match, "boot", 0))


def test_from_ixara_to_virst_costs_two_rafts() -> None:
    """TV-EL-3b. Against the arrow; one is too little."""
    match = played("elfenland 2p | phase: travel | boot 0: ixara | hand 0: 3 raft", "ride virst-ixara-river")
    assert ({"raft": 2}, "virst") == (counts(match, "spent"), said(match, "boot", 0))
    poor = eh.position("elfenland 2p | phase: travel | boot 0: ixara | hand 0: 1 raft")
    assert "EL-M06" == refused(poor, "ride virst-ixara-river")


def test_there_and_back_on_a_cloud_costs_four() -> None:
    """TV-EL-4. Two clouds each way; Kihromah's piece is collected once."""
    match = played(
        "elfenland 2p | phase: travel | boot 0: dagamura | taken 0: dagamura | hand 0: 5 cloud"
        f" | road: {KIHROMAH} cloud",
        f"ride {KIHROMAH}",
        f"ride {KIHROMAH}",
    )
    assert ({"cloud": 4}, "dagamura") == (counts(match, "spent"), said(match, "boot", 0))
    assert {"dagamura", "kihromah"} == set(said(match, "taken", 0))


@pytest.mark.parametrize("preset", ["amigo-de", "rio-grande", "amigo-fr", "amigo-it", "moon", "jesweb", "faidutti"])
def test_seventeen_pieces_one_road_from_home_score_sixteen(preset: str) -> None:
    """TV-EL-5. Boot in Throtmanni, card Jaccaranda."""
    match = played(
        f"elfenland 2p preset={preset} home_town=true | phase: travel | round_no: 4 | seat: 1"
        f" | taken 0: {SEVENTEEN} | boot 0: throtmanni | home 0: jaccaranda | home 1: beata",
        "stop",
    )
    assert match.result is not None
    assert (16, 17, 1) == tuple(match.result.seats[0][name] for name in ("score", "pieces", "distance"))


@pytest.mark.parametrize("preset", ["moon", "jesweb", "faidutti"])
def test_seventeen_pieces_one_river_from_home_score_sixteen(preset: str) -> None:
    """TV-EL-6. Boot in Rivinia, card Tichih: the river is the way."""
    match = played(
        f"elfenland 2p preset={preset} | phase: travel | round_no: 4 | seat: 1"
        f" | taken 0: {SEVENTEEN} | boot 0: rivinia | home 0: tichih | home 1: beata",
        "stop",
    )
    assert match.result is not None
    assert (16, 17, 1) == tuple(match.result.seats[0][name] for name in ("score", "pieces", "distance"))


def test_a_pig_is_not_placed_in_the_desert() -> None:
    """TV-EL-7. On none of the seven desert roads."""
    match = eh.position("elfenland 2p | phase: plan | open 0: 1 pig")
    assert [] == [text for text in legal(match, "place open pig") if text.endswith("-desert")]
    assert "EL-P4-2" == refused(match, f"place open pig {DESERT}")


@pytest.mark.parametrize("preset", ["moon", "jesweb", "faidutti"])
def test_six_players_who_kept_four_are_dealt_all_forty_eight(preset: str) -> None:
    """TV-EL-8. The deal of round 2 needs 48 cards, 48 are there, and the deck is then empty."""
    hands = " | ".join(f"hand {seat}: 4 {kind}" for seat, kind in enumerate("pig cloud dragon raft unicorn".split()))
    match = laid(f"elfenland 6p preset={preset} | phase: travel | seat: 5 | {hands} | hand 5: 4 elfcycle | round_no: 1")
    match.take_up("5", "stop")
    assert (48, 2) == (cells(match, "deck_left"), cells(match, "round_no"))
    match.begin()
    assert 48 == sum(text.startswith("deal ") for text in texts(match.events))
    assert (0, [12] * 6) == (cells(match, "deck_left"), cells(match, "held"))


@pytest.mark.parametrize(("blocked", "price"), [("", 3), (f"| blocked: {DESERT}", 4)])
def test_a_caravan_costs_three_cards_and_four_with_an_obstacle(blocked: str, price: int) -> None:
    """EL-C01, EL-C03. Rafts are allowed in it."""
    table = f"elfenland 2p | phase: travel | boot 0: feodor | road: {DESERT} trollwagon {blocked}"
    match = played(f"{table} | hand 0: 4 raft", f"caravan {DESERT}", *["spend raft"] * price)
    assert ({"raft": price}, "dagamura") == (counts(match, "spent"), said(match, "boot", 0))
    assert "EL-C01" == refused(eh.position(f"{table} | hand 0: {price - 1} raft"), f"caravan {DESERT}")


def test_a_caravan_on_a_bare_road_is_illegal() -> None:
    """EL-C02. Whatever the hand holds."""
    match = eh.position("elfenland 2p | phase: travel | boot 0: feodor | hand 0: 8 raft")
    with pytest.raises(eh.Illegal, match="EL-C02"):
        match.play(f"caravan {DESERT}")


def test_a_unicorn_is_not_placed_on_plains() -> None:
    """EL-P4-2. The chart has a dash there."""
    match = eh.position("elfenland 2p | phase: plan | open 0: 1 unicorn")
    with pytest.raises(eh.Illegal, match="EL-P4-2"):
        match.play(f"place open unicorn {VIRST}")


@pytest.mark.parametrize("preset", ["amigo-de", "rio-grande", "amigo-fr", "amigo-it"])
def test_virst_to_elvenhold_costs_two_rafts(preset: str) -> None:
    """EL-F02. Mare Magnum in the Amigo editions."""
    table = f"elfenland 2p preset={preset} | phase: travel | boot 0: virst | hand 0: 3 raft"
    assert {"raft": 2} == counts(played(table, "ride elvenhold-virst-lake"), "spent")


def test_yttar_to_grangor_costs_two_rafts_with_amigo() -> None:
    """EL-F02. Nothing else crosses Mare Nebulae there."""
    match = played("elfenland 2p | phase: travel | boot 0: yttar | hand 0: 3 raft, 3 pig", "ride yttar-grangor-lake")
    assert {"raft": 2} == counts(match, "spent")
    match.undo()
    assert [] == legal(match, "caravan")


def test_yttar_to_grangor_costs_one_raft_or_three_cards_with_moon() -> None:
    """EL-F03, EL-C06. One raft, or any three cards to the boatmen."""
    table = "elfenland 2p preset=moon | phase: travel | boot 0: yttar | hand 0: 1 raft, 2 pig"
    assert {"raft": 1} == counts(played(table, "ride yttar-grangor-lake"), "spent")
    boatmen = played(table, "caravan yttar-grangor-lake", "spend pig", "spend pig", "spend raft")
    assert ({"raft": 1, "pig": 2}, "grangor") == (counts(boatmen, "spent"), said(boatmen, "boot", 0))


def test_a_hand_of_six_discards_two() -> None:
    """EL-M14. At the end of the movement; then the next seat moves."""
    match = played("elfenland 2p | phase: travel | hand 0: 6 dragon", "stop", "discard dragon")
    assert ("discard", 0) == (match.phase, match.waiting)
    match.play("discard dragon")
    assert ({"dragon": 4}, 1) == (counts(match, "hand", 0), match.waiting)


def test_consecutive_passes_straddling_the_start_player_end_phase_4() -> None:
    """EL-P4-10. Start player 1 of four; seat 2 places last, so 3, 0, 1 and 2 pass: the fourth pass ends it."""
    match = played(
        "elfenland 4p | phase: plan | first: 1 | seat: 1 | open 2: 1 dragon",
        "pass",
        f"place open dragon {FEODOR}",
        "pass",
        "pass",
        "pass",
    )
    assert ("plan", 2) == (match.phase, match.waiting)
    match.play("pass")
    assert ("travel", 1) == (match.phase, match.waiting)
