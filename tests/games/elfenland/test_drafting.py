"""Phase 3: further counters, from the open row or blind."""

import pytest

from elvenhold.match.match import Match
from tests.games.dice import Dice, play_on
from tests.games.elfenland.laid import PRESETS, cells, counts, enter, fresh, laid, may_turn_up, refused, texts, turns

DRAFT = "phase: draft | row: 2 pig, 2 cloud, 1 dragon"
ALL_BUT_TWO = "open 0: 8 pig, 8 elfcycle, 8 cloud | open 1: 8 unicorn, 8 trollwagon, 6 dragon"


def drafted(seats: int, preset: str, **options: int) -> Match:
    """A match in which everybody has taken counters, and nobody has planned yet."""
    match = fresh(seats, preset, **options)
    match.begin()
    dice = Dice("draft")
    while match.phase != "plan":
        play_on(match, dice, 1)
    return match


@pytest.mark.parametrize("preset", PRESETS)
def test_five_counters_lie_face_up(preset: str) -> None:
    """EL-P3-1. Before the first pick everybody sees a row of five, in every edition."""
    match = fresh(3, preset)
    match.begin()
    while match.phase != "draft":
        match.play("hide")
    assert 5 == sum(match.view().to_dict()["row"].values())


@pytest.mark.parametrize(("preset", "seats"), [("amigo-de", 2), ("jesweb", 3), ("moon", 6)])
def test_everyone_takes_three_counters_in_three_laps(preset: str, seats: int) -> None:
    """EL-P3-2, AMB-EL-31. One counter a turn, clockwise from the start player, three times round: no fourth lap."""
    match = drafted(seats, preset)
    first = match.events[0].text
    order = [(int(first.split()[1]) + place) % seats for place in range(seats)]
    assert order * 3 == turns(match.events, "take")


def test_the_number_of_laps_is_an_option() -> None:
    """EL-P3-2. With `open_picks` 2 two laps are made."""
    assert 4 == len(turns(drafted(2, "amigo-de", open_picks=2).events, "take"))


def test_a_pick_is_a_counter_of_the_row_or_a_blind_draw() -> None:
    """EL-P3-3. What does not lie in the row cannot be taken."""
    match = laid(f"elfenland 2p | {DRAFT}")
    assert ["take blind", "take pig", "take cloud", "take dragon"] == match.legal_text()
    assert "EL-P3-3" == refused(match, "take unicorn")
    assert "EL-P3-3" == refused(match, "pass")


def test_a_counter_of_the_row_is_laid_face_up() -> None:
    """EL-P3-4. It lies open before the player and no longer in the row."""
    match = enter(laid(f"elfenland 2p | {DRAFT}"), "take dragon")
    assert {"dragon": 1} == counts(match, "open", 0)
    assert {"pig": 2, "cloud": 2} == counts(match, "row")


def test_a_blind_draw_is_laid_face_up_too() -> None:
    """EL-P3-4. Everybody sees what was drawn."""
    match = enter(laid(f"elfenland 2p | {DRAFT}"), "take blind", "draw open unicorn")
    assert {"unicorn": 1} == counts(match, "open", 0)
    assert 0 == cells(match, "backs", 0)
    assert "2 *0 draw open unicorn" == match.record(seat=1).splitlines()[-1]
    assert 1 == match.view().to_dict()["open"][0]["unicorn"]


def test_a_blind_draw_is_any_counter_of_the_pool() -> None:
    """EL-P3-3. Each counter that lies face down is as likely."""
    match = enter(laid(f"elfenland 2p | {DRAFT} | hidden 1: 3 unicorn"), "take blind")
    assert {
        "draw open pig": 6,
        "draw open elfcycle": 8,
        "draw open cloud": 6,
        "draw open unicorn": 5,
        "draw open trollwagon": 8,
        "draw open dragon": 7,
    } == may_turn_up(match)


def test_the_row_is_refilled_at_once() -> None:
    """EL-P3-5. Before the next seat decides, five counters lie open again; a blind draw changes nothing."""
    match = laid(f"elfenland 2p | {DRAFT}")
    assert ["take", "turn"] == [text.split()[0] for text in texts(match.play("take pig"))]
    assert 5 == sum(counts(match, "row").values())
    before = counts(match, "row")
    match.play("take blind")
    assert before == counts(match, "row")


def test_a_row_that_is_shorter_is_filled_up_to_five() -> None:
    """EL-P3-5. A puzzle may begin with two counters: after a pick there are five."""
    match = laid("elfenland 2p | phase: draft | row: 2 pig")
    assert ["take", *4 * ["turn"]] == [text.split()[0] for text in texts(match.play("take pig"))]
    assert (5, 1) == (sum(counts(match, "row").values()), match.waiting)


def test_the_row_is_refilled_after_the_last_pick_of_the_round_too() -> None:
    """COM-E2. The last seat of the third lap takes from the row: a counter is turned up, then planning begins."""
    match = enter(laid(f"elfenland 2p | {DRAFT} | lap: 2 | seat: 1"), "take pig", "turn up elfcycle")
    assert {"pig": 1, "cloud": 2, "dragon": 1, "elfcycle": 1} == counts(match, "row")
    assert "plan" == match.phase


@pytest.mark.parametrize("preset", ["amigo-de", "jesweb"])
def test_everyone_owns_four_counters_or_five(preset: str) -> None:
    """EL-P3-6. After the draft: one hidden and three open, and the one retained on top; five is the most."""
    match = drafted(4, preset)
    assert [1, 1, 1, 1] == cells(match, "backs")[:4]
    assert [3, 3, 3, 3] == [sum(counts(match, "open", seat).values()) for seat in range(4)]


def test_whoever_retained_a_counter_owns_five() -> None:
    """EL-P3-6. Two hidden and three open, or one hidden and four open."""
    match = laid("elfenland 2p | phase: hidden | round_no: 2 | row: 5 pig | hidden 0: 1 cloud | open 1: 1 dragon")
    match.begin()
    play_on(match, Dice("five"), 6)
    assert "plan" == match.phase
    assert [2, 1] == cells(match, "backs")[:2]
    assert [3, 4] == [sum(counts(match, "open", seat).values()) for seat in range(2)]


def test_at_worst_eighteen_counters_are_left() -> None:
    """EL-P3-7. Six players who all retained one take 24 more: 13 in the pool and the open five."""
    kept = " | ".join(f"hidden {seat}: 1 pig" for seat in range(6))
    match = laid(f"elfenland 6p | phase: hidden | round_no: 2 | row: 5 dragon | {kept}")
    match.begin()
    play_on(match, Dice("eighteen"), 18)
    assert "plan" == match.phase
    assert (13, 5) == (cells(match, "pool_left"), sum(counts(match, "row").values()))


def test_nothing_is_drawn_blind_from_an_empty_pool() -> None:
    """AMB-EL-06. Two dragons are left, both in the row: they can be taken, nothing refills the row."""
    match = laid(f"elfenland 2p | phase: draft | row: 2 dragon | {ALL_BUT_TWO}")
    assert ["take dragon"] == match.legal_text()
    assert "EL-P3-3" == refused(match, "take blind")
    assert ["take dragon"] == texts(match.play("take dragon"))


def test_a_pick_is_skipped_if_nothing_is_left() -> None:
    """AMB-EL-06. After the last counter planning begins, in whatever lap."""
    match = laid(f"elfenland 2p | phase: draft | row: 2 dragon | {ALL_BUT_TWO}")
    enter(match, "take dragon", "take dragon")
    assert "plan" == match.phase


def test_the_row_is_filled_as_far_as_possible() -> None:
    """AMB-EL-06. With two counters in the pool the row of five holds two, and the draft begins."""
    match = laid(f"elfenland 2p preset=jesweb | phase: row | {ALL_BUT_TWO}")
    enter(match, "turn up dragon", "turn up dragon")
    assert {"dragon": 2} == counts(match, "row")
    assert ["take dragon"] == match.legal_text()


def test_a_hidden_draw_is_skipped_if_the_pool_is_empty() -> None:
    """AMB-EL-06. The last two counters go to seats 0 and 1 of three; seat 2 draws none."""
    match = laid(f"elfenland 3p | phase: hidden | {ALL_BUT_TWO}")
    enter(match, "draw hidden dragon", "draw hidden dragon")
    assert [1, 1, 0] == cells(match, "backs")[:3]
    assert "plan" == match.phase
