"""Phase 5 on land: steps, prices, obstacles, pieces, and the hand limit."""

import pytest

import elvenhold as eh
from tests.games.elfenland.laid import PRESETS, cells, counts, laid, legal, refused, roads, said

PLAIN = "lapphalya-virst-plain"
WOOD = "feodor-lapphalya-wood"
DESERT = "feodor-dagamura-desert"
MOUNTAIN = "virst-strykhaven-mountain"
PRICES = [
    ("pig", PLAIN, 1),
    ("pig", WOOD, 1),
    ("elfcycle", PLAIN, 1),
    ("elfcycle", WOOD, 1),
    ("elfcycle", MOUNTAIN, 2),
    ("cloud", PLAIN, 2),
    ("cloud", WOOD, 2),
    ("cloud", MOUNTAIN, 1),
    ("unicorn", WOOD, 1),
    ("unicorn", DESERT, 2),
    ("unicorn", MOUNTAIN, 1),
    ("trollwagon", PLAIN, 1),
    ("trollwagon", WOOD, 2),
    ("trollwagon", DESERT, 2),
    ("trollwagon", MOUNTAIN, 2),
    ("dragon", PLAIN, 1),
    ("dragon", WOOD, 2),
    ("dragon", DESERT, 1),
    ("dragon", MOUNTAIN, 1),
]
NO_CARAVAN = "elfenland 2p caravan=false | phase: travel"


def test_each_finishes_his_movement_before_the_next_begins() -> None:
    """EL-M01. Seat 2 starts and takes two steps; seat 0 follows when it has stopped, then seat 1."""
    match = laid("elfenland 3p | phase: travel | first: 2 | seat: 2 | hand 2: 4 raft | hand 0: 2 raft")
    movers = []
    for move in ("ride elvenhold-virst-lake", "ride elvenhold-virst-lake", "stop", "ride elvenhold-virst-lake", "stop"):
        movers.append(match.waiting)
        match.play(move)
    assert [2, 2, 2, 0, 0, 1] == [*movers, match.waiting]


def test_nobody_travels_out_of_turn() -> None:
    """EL-M01. Seat 1 has to wait until seat 0 has stopped."""
    match = eh.position("elfenland 2p | phase: travel | hand 1: 2 raft")
    with pytest.raises(eh.Forbidden, match="seat 0 is to decide"):
        match.play("ride elvenhold-virst-lake", seat=1)


def test_a_step_follows_a_road_from_where_the_boot_stands() -> None:
    """EL-M02. It leads to the neighbouring town; a road elsewhere is refused."""
    match = eh.position(f"elfenland 2p | phase: travel | boot 0: virst | hand 0: 2 pig | road: {PLAIN} pig, {WOOD} pig")
    assert "EL-M02" == refused(match, f"ride {WOOD}")
    assert "EL-M02" == refused(match, f"caravan {WOOD}")
    match.play(f"ride {PLAIN}")
    assert "lapphalya" == said(match, "boot", 0)
    assert [f"ride {WOOD}"] == legal(match, "ride feodor")


def test_a_movement_may_have_no_step() -> None:
    """EL-M02, EL-M12. Whoever can ride may stop all the same, and stays where he is."""
    match = eh.position("elfenland 2p | phase: travel | hand 0: 2 raft")
    match.play("stop")
    assert (1, "elvenhold") == (match.waiting, said(match, "boot", 0))


def test_without_an_affordable_step_only_stopping_is_left() -> None:
    """EL-M12. One raft pays nothing that begins in Elvenhold but the river."""
    match = eh.position("elfenland 2p | phase: travel | hand 0: 1 raft")
    assert ["stop", "ride elvenhold-rivinia-river"] == match.legal_text()
    match.play("ride elvenhold-rivinia-river")
    assert ["stop"] == match.legal_text()


def test_a_road_without_a_counter_carries_nobody() -> None:
    """EL-M03. Whatever the hand holds."""
    match = eh.position("elfenland 2p | phase: travel | boot 0: virst | hand 0: 4 pig, 4 dragon")
    assert ["stop"] == match.legal_text()
    assert "EL-M03" == refused(match, f"ride {PLAIN}")


@pytest.mark.parametrize(("kind", "road", "price"), PRICES)
def test_a_step_costs_what_the_travel_chart_says(kind: str, road: str, price: int) -> None:
    """EL-M04, AMB-EL-03. Exactly so many cards of the counter's transport, however many are in hand."""
    town = road.split("-", maxsplit=1)[0]
    match = eh.position(f"elfenland 2p | phase: travel | boot 0: {town} | hand 0: 6 {kind} | road: {road} {kind}")
    match.play(f"ride {road}")
    assert {kind: price} == counts(match, "spent")
    assert {kind: 6 - price} == counts(match, "hand", 0)


@pytest.mark.parametrize(("kind", "road", "price"), PRICES)
def test_one_card_less_is_too_little(kind: str, road: str, price: int) -> None:
    """EL-M04. Cards of other transports do not help."""
    town = road.split("-", maxsplit=1)[0]
    hand = f"hand 0: {price - 1} {kind}, 5 raft" if price > 1 else "hand 0: 5 raft"
    match = eh.position(f"{NO_CARAVAN} | boot 0: {town} | {hand} | road: {road} {kind}")
    assert "EL-M04" == refused(match, f"ride {road}")


@pytest.mark.parametrize(("extra", "price"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_an_obstacle_costs_more_of_the_same(extra: int, price: int) -> None:
    """EL-M05. Two wagons for the desert, and `obstacle_extra` more wagons."""
    match = eh.position(
        f"elfenland 2p obstacle_extra={extra} caravan=false | phase: travel | boot 0: feodor"
        f" | hand 0: {price} trollwagon, 1 dragon | hand 1: {price - 1} trollwagon, 4 dragon | boot 1: feodor"
        f" | road: {DESERT} trollwagon | blocked: {DESERT}"
    )
    match.play(f"ride {DESERT}")
    assert {"trollwagon": price} == counts(match, "spent")
    match.play("stop")
    assert "EL-M04" == refused(match, f"ride {DESERT}")


def test_a_road_may_be_used_again_for_the_full_price() -> None:
    """EL-M08. There, back and there again: three times one pig."""
    match = eh.position(f"elfenland 2p | phase: travel | boot 0: virst | hand 0: 3 pig | road: {PLAIN} pig")
    towns = []
    for _ in range(3):
        match.play(f"ride {PLAIN}")
        towns.append(said(match, "boot", 0))
    assert ["lapphalya", "virst", "lapphalya"] == towns
    assert {"pig": 3} == counts(match, "spent")


def test_travelling_uses_no_counter_up() -> None:
    """EL-M09. After a step the counter and the obstacle lie where they lay."""
    match = eh.position(
        f"elfenland 2p | phase: travel | boot 0: virst | hand 0: 2 pig | road: {PLAIN} pig | blocked: {PLAIN}"
    )
    match.play(f"ride {PLAIN}")
    assert ({PLAIN: "pig"}, [PLAIN]) == (roads(match), said(match, "blocked"))


def test_the_own_piece_is_taken_on_reaching_a_town() -> None:
    """EL-M10. Passing through or ending there; where it is gone already nothing happens."""
    match = eh.position(
        f"elfenland 2p | phase: travel | boot 0: virst | hand 0: 2 pig | taken 0: feodor, virst"
        f" | road: {PLAIN} pig, {WOOD} pig"
    )
    match.play(f"ride {PLAIN}")
    match.play(f"ride {WOOD}")
    assert {"lapphalya", "feodor", "virst"} == set(said(match, "taken", 0))
    assert [] == said(match, "taken", 1)


def test_a_town_that_is_left_and_not_reached_gives_no_piece() -> None:
    """EL-M10. The piece of the town in which a journey begins is taken only on coming back."""
    match = eh.position(f"elfenland 2p | phase: travel | boot 0: virst | hand 0: 2 pig | road: {PLAIN} pig")
    match.play(f"ride {PLAIN}")
    assert ["lapphalya"] == said(match, "taken", 0)
    match.play(f"ride {PLAIN}")
    assert {"lapphalya", "virst"} == set(said(match, "taken", 0))


def test_elvenhold_is_entered_like_any_town() -> None:
    """EL-M11. It is a town on the way, without a piece."""
    match = eh.position("elfenland 2p | phase: travel | boot 0: virst | hand 0: 4 raft")
    match.play("ride elvenhold-virst-lake")
    assert ("elvenhold", []) == (said(match, "boot", 0), said(match, "taken", 0))
    match.play("ride elvenhold-strykhaven-lake")
    assert ["strykhaven"] == said(match, "taken", 0)


def test_played_and_discarded_cards_are_gone_until_the_next_deal() -> None:
    """EL-M13. They lie open; the deck stays as it is until the round is over."""
    match = eh.position("elfenland 2p | phase: travel | hand 0: 2 raft, 5 pig")
    deck = counts(match, "deck")
    for move in ("ride elvenhold-virst-lake", "stop", "discard pig"):
        match.play(move)
    assert {"raft": 2, "pig": 1} == counts(match, "spent")
    assert deck == counts(match, "deck")


@pytest.mark.parametrize("preset", PRESETS)
def test_a_hand_above_the_limit_is_discarded_down_to_it(preset: str) -> None:
    """EL-M14, AMB-EL-10. Six cards after the movement: two go, the owner says which."""
    match = eh.position(f"elfenland 2p preset={preset} | phase: travel | hand 0: 3 pig, 2 dragon, 1 raft")
    match.play("stop")
    assert ("discard", 0) == (match.phase, match.waiting)
    assert ["discard pig", "discard dragon"] == match.legal_text()
    match.play("discard pig")
    assert ["discard pig", "discard dragon", "discard raft"] == match.legal_text()
    match.play("discard raft")
    assert ({"pig": 2, "dragon": 2}, 1) == (counts(match, "hand", 0), match.waiting)


def test_discards_are_made_in_one_order_only() -> None:
    """EL-M14. After a dragon no pig can follow: every set of cards is one line of moves."""
    match = eh.position("elfenland 2p | phase: travel | hand 0: 3 pig, 2 dragon, 1 raft")
    match.play("stop")
    match.play("discard dragon")
    assert "EL-M14" == refused(match, "discard pig")
    assert ["discard dragon", "discard raft"] == match.legal_text()


def test_a_hand_at_the_limit_stays() -> None:
    """EL-M14. Four cards: nothing is discarded, the next seat moves."""
    match = eh.position("elfenland 2p | phase: travel | hand 0: 3 pig, 1 raft")
    match.play("stop")
    assert ("travel", 1) == (match.phase, match.waiting)


@pytest.mark.parametrize(("limit", "discards"), [("0", 6), ("2", 4), ("6", 0), ("none", 0)])
def test_the_hand_limit_is_an_option(limit: str, discards: int) -> None:
    """EL-M14. Of six cards all above `hand_limit` go; with `none` nobody discards."""
    match = eh.position(f"elfenland 2p hand_limit={limit} | phase: travel | hand 0: 6 pig")
    match.play("stop")
    made = 0
    while match.phase == "discard":
        match.play("discard pig")
        made += 1
    assert discards == made


def test_the_hand_limit_holds_in_the_last_round_too() -> None:
    """AMB-EL-10. So a tie-break compares at most four cards."""
    match = eh.position("elfenland 2p | phase: travel | round_no: 4 | seat: 1 | hand 1: 5 pig")
    match.play("stop")
    match.play("discard pig")
    assert match.result is not None
    assert [0, 4] == [row["cards"] for row in match.result.seats]


def test_a_late_limit_waits_until_everybody_has_moved() -> None:
    """EL-M14, AMB-EL-10. With `end_of_round` nobody discards after his movement; then all do, in turn order."""
    match = laid(
        "elfenland 3p hand_limit_timing=end_of_round | phase: travel | first: 1 | seat: 1 | row: 5 pig"
        " | hand 0: 6 pig | hand 1: 4 raft | hand 2: 5 dragon"
    )
    order = []
    while match.phase in {"travel", "discard"}:
        order.append((match.phase, match.waiting))
        match.play("stop" if match.phase == "travel" else match.legal_text()[0])
    moved = [("travel", 1), ("travel", 2), ("travel", 0)]
    assert [*moved, ("discard", 2), ("discard", 0), ("discard", 0)] == order


def test_late_discards_come_before_the_end_test() -> None:
    """COM-E11. In the last round the tie-break sees four cards, not six."""
    match = eh.position(
        "elfenland 2p hand_limit_timing=end_of_round | phase: travel | round_no: 4 | seat: 1 | hand 0: 6 pig"
    )
    for move in ("stop", "discard pig", "discard pig"):
        assert not match.over
        match.play(move)
    assert match.result is not None
    assert [4, 0] == [row["cards"] for row in match.result.seats]


def test_nobody_pays_more_than_the_price() -> None:
    """AMB-EL-03. There is one way to ride with six pigs, and it costs one; a caravan of three pigs is legal."""
    match = eh.position(f"elfenland 2p | phase: travel | boot 0: virst | hand 0: 6 pig | road: {PLAIN} pig")
    assert ["stop", f"ride {PLAIN}", f"caravan {PLAIN}"] == match.legal_text()
    match.play(f"caravan {PLAIN}")
    for _ in range(3):
        match.play("spend pig")
    assert (3, "lapphalya") == (cells(match, "held", 0), said(match, "boot", 0))
