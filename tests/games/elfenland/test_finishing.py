"""Phase 6: what goes back, what stays, and who starts the next round."""

import pytest

import elvenhold as eh
from tests.games.dice import Dice, play_on
from tests.games.elfenland.laid import cells, counts, enter, fresh, laid, may_turn_up, roads, said, texts

LAST_STOP = "phase: travel | seat: 1"
PLAIN = "lapphalya-virst-plain"
WOOD = "feodor-lapphalya-wood"
FULL_POOL = {"pig": 8, "elfcycle": 8, "cloud": 8, "unicorn": 8, "trollwagon": 8, "dragon": 8}
VERBS = {
    "start": "start",
    "turn": "row",
    "deal": "deal",
    "draw": "hidden",
    "take": "draft",
    "place": "plan",
    "pass": "plan",
    "keep": "keep",
    "reveal": "keep",
    "stop": "travel",
    "ride": "travel",
    "caravan": "travel",
    "spend": "travel",
    "discard": "travel",
}


def order_of(match: eh.Match) -> list[str]:
    """The phases that the events of a match belong to, each named once where it follows another."""
    named = ["draft" if text == "draw open" else VERBS[text.split()[0]] for text in verbs(match)]
    return [name for place, name in enumerate(named) if place == 0 or named[place - 1] != name]


def verbs(match: eh.Match) -> list[str]:
    """The verbs of all events; what is turned up in phase 3 belongs to the row."""
    return [" ".join(text.split()[:2]) for text in texts(match.events)]


def test_a_round_has_six_phases_in_one_order() -> None:
    """EL-R01. Deal, hidden counter, draft (with its row), plan, travel, finish: four times, and then no more."""
    match = play_on(fresh(3, "amigo-de", counter_limit=0, open_row_size=0), Dice("order"))
    assert ["start", *["deal", "hidden", "draft", "plan", "travel"] * 4] == order_of(match)
    assert match.over


@pytest.mark.parametrize("rounds", [1, 2, 6])
def test_the_number_of_rounds_is_an_option(rounds: int) -> None:
    """EL-R01. With `rounds` the same phases follow one another as often."""
    match = play_on(fresh(2, rounds=rounds, counter_limit=0, open_row_size=0), Dice("rounds"))
    assert rounds == order_of(match).count("hidden")


@pytest.mark.parametrize("verb", ["deal", "draw hidden", "take", "pass", "stop"])
def test_the_start_player_acts_first_and_play_goes_clockwise(verb: str) -> None:
    """EL-R02. In every phase of the first round seats 2, 3, 0 and 1 act in this order."""
    match = enter(fresh(4), "start 2")
    match.begin()
    while match.phase != "travel":
        blind = [text for text in match.legal_text() if text in {"take blind", "pass"}]
        match.play(blind[0])
    for _ in range(4):
        while match.play("stop" if match.phase == "travel" else match.legal_text()[0])[0].text.startswith("discard"):
            pass
    played = [event.concerns for event in match.events if event.text.startswith(verb)]
    assert [2, 3, 0, 1] == played[:4]


def test_the_start_player_card_goes_to_the_left_neighbour() -> None:
    """EL-P6-2. From seat 1 to seat 2, and from the last seat to seat 0."""
    match = enter(laid("elfenland 3p | phase: travel | row: 5 pig | first: 1 | seat: 0"), "stop")
    assert 2 == cells(match, "first")
    match = enter(laid("elfenland 3p | phase: travel | row: 5 pig | first: 2 | seat: 1"), "stop")
    assert 0 == cells(match, "first")


def test_the_number_of_the_round_goes_up() -> None:
    """EL-S09. The next round card shows when the last boot has moved."""
    match = enter(laid(f"elfenland 2p | round_no: 2 | row: 5 pig | {LAST_STOP}"), "stop")
    assert 3 == cells(match, "round_no")


def test_counters_on_the_board_go_back_to_the_pool() -> None:
    """EL-P6-3. Afterwards the roads are bare and all counters can be drawn again."""
    match = laid(f"elfenland 2p open_row_size=0 | road: {PLAIN} pig, {WOOD} cloud | {LAST_STOP}")
    assert {**FULL_POOL, "pig": 7, "cloud": 7} == counts(match, "pool")
    enter(match, "stop")
    assert ({}, FULL_POOL) == (roads(match), counts(match, "pool"))


@pytest.mark.parametrize("preset", ["amigo-de", "rio-grande", "amigo-it"])
def test_the_open_row_stays_in_some_editions(preset: str) -> None:
    """EL-P6-5, AMB-EL-14. In the German, English and Italian editions the next round drafts from the same five."""
    match = enter(laid(f"elfenland 2p preset={preset} | row: 2 pig, 3 dragon | {LAST_STOP}"), "stop")
    assert ({"pig": 2, "dragon": 3}, "dealing") == (counts(match, "row"), match.phase)


def test_the_open_row_is_renewed_at_once_in_the_french_edition() -> None:
    """EL-P6-5, AMB-EL-14, COM-E1. Its counters are mixed into the pool, and five others turned up before the deal."""
    match = enter(laid(f"elfenland 2p preset=amigo-fr | row: 2 pig, 3 dragon | {LAST_STOP}"), "stop")
    assert ({}, FULL_POOL) == (counts(match, "row"), counts(match, "pool"))
    assert {f"turn up {kind}": 8 for kind in FULL_POOL} == may_turn_up(match)
    enter(match, *["turn up cloud"] * 5)
    assert ({"cloud": 5}, "dealing") == (counts(match, "row"), match.phase)


@pytest.mark.parametrize("preset", ["moon", "jesweb", "faidutti"])
def test_the_open_row_is_renewed_in_phase_3_elsewhere(preset: str) -> None:
    """EL-P6-5, AMB-EL-14. The row goes back after the round; cards and hidden counters come before the new one."""
    match = enter(laid(f"elfenland 2p preset={preset} hand_size=1 | row: 5 pig | {LAST_STOP}"), "stop")
    assert ({}, "dealing") == (counts(match, "row"), match.phase)
    draws = ["draw hidden pig", "hide", "draw hidden pig", "hide"]
    enter(match, "deal raft", "deal raft", *(draws if preset != "jesweb" else draws[::2]), "turn up cloud")
    assert {"cloud": 1} == counts(match, "row")


def test_a_kept_row_is_topped_up_in_phase_3() -> None:
    """COM-E1. Under `phase3` and `keep` the three counters that lie there are joined by two."""
    options = "preset=moon open_row_persist=keep first_counter=secret hand_size=1"
    match = enter(laid(f"elfenland 2p {options} | row: 3 pig | {LAST_STOP}"), "stop")
    assert "dealing" == match.phase
    enter(match, "deal raft", "deal raft", "draw hidden pig", "draw hidden pig", "turn up cloud", "turn up cloud")
    assert ({"pig": 3, "cloud": 2}, "draft") == (counts(match, "row"), match.phase)


def test_placed_obstacles_leave_the_game() -> None:
    """EL-P6-6. The road is free again, its owner has none any more; the unplaced one stays."""
    match = enter(
        laid(f"elfenland 2p | row: 5 cloud | obstacles 0: 0 | road: {PLAIN} pig | blocked: {PLAIN} | {LAST_STOP}"),
        "stop",
    )
    assert [] == said(match, "blocked")
    assert [0, 1] == cells(match, "obstacles")[:2]


def test_all_cards_in_no_hand_are_mixed_for_the_next_deal() -> None:
    """EL-P6-7. The cards played lie in the deck again, none lies open."""
    match = enter(laid(f"elfenland 2p | row: 5 pig | spent: 9 raft, 3 pig | hand 0: 2 raft | {LAST_STOP}"), "stop")
    assert ({}, 70) == (counts(match, "spent"), cells(match, "deck_left"))
    assert {**dict.fromkeys(FULL_POOL, 10), "raft": 10} == counts(match, "deck")
