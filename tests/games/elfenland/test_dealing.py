"""Phase 1: who is dealt how many travel cards, in which order, and from which deck."""

import itertools

import numpy as np

from elvenhold.match.match import Match
from tests.games.dice import Dice, play_on
from tests.games.elfenland.laid import cells, counts, enter, fresh, laid, may_turn_up, texts, turns

FULL_ROW = "row: 5 pig"
LAST_STOP = f"phase: travel | {FULL_ROW}"


def after_the_last_stop(position: str) -> Match:
    """The match one event later, with everything the dealer does then."""
    match = laid(position)
    match.play("stop")
    return match


def test_round_1_deals_eight_cards_one_at_a_time() -> None:
    """EL-P1-1. Three players, seat 1 starts: the cards go round 1, 2, 0 eight times."""
    match = enter(fresh(3), "start 1")
    match.begin()
    assert [1, 2, 0] * 8 == turns(match.events, "deal")
    assert [8, 8, 8] == cells(match, "held")[:3]


def test_the_number_of_cards_is_an_option() -> None:
    """EL-P1-1. With `hand_size` 3 everybody is dealt three."""
    match = enter(fresh(2, hand_size=3), "start 0")
    match.begin()
    assert [0, 1, 0, 1, 0, 1] == turns(match.events, "deal")


def test_refill_deals_until_the_hand_is_full_again() -> None:
    """EL-P1-2. Hands of 4, 1 and 3 get 4, 7 and 5 cards; who has eight is passed over."""
    match = after_the_last_stop(
        f"elfenland 3p | seat: 2 | hand 0: 4 pig | hand 1: 1 dragon | hand 2: 3 raft | {LAST_STOP}"
    )
    assert [1, 2, 0] * 4 + [1, 2] + [1, 1] == turns(match.events, "deal")
    assert [8, 8, 8] == cells(match, "held")[:3]


def test_deal8_deals_eight_on_top_of_what_was_kept() -> None:
    """EL-P1-2. The same hands end up with 12, 9 and 11 cards."""
    match = after_the_last_stop(
        f"elfenland 3p preset=jesweb | seat: 2 | hand 0: 4 pig | hand 1: 1 dragon | hand 2: 3 raft | {LAST_STOP}"
    )
    assert [1, 2, 0] * 8 == turns(match.events, "deal")
    assert [12, 9, 11] == cells(match, "held")[:3]


def test_a_hand_above_its_size_is_not_refilled() -> None:
    """EL-P1-2. Without a hand limit a player may have kept more than eight; he gets none and loses none."""
    match = after_the_last_stop(
        f"elfenland 2p hand_limit=none | seat: 1 | hand 0: 9 pig | hand 1: 6 raft | {LAST_STOP}"
    )
    assert [1, 1] == turns(match.events, "deal")
    assert [9, 8] == cells(match, "held")[:2]


def test_the_deck_is_made_of_all_cards_in_no_hand() -> None:
    """EL-P1-3. Cards played last round are in it again; those kept in hand are not."""
    match = laid(
        f"elfenland 2p | seat: 1 | hand 0: 4 dragon | hand 1: 2 raft, 1 pig | spent: 5 pig, 9 raft | {LAST_STOP}"
    )
    assert {"pig": 4, "elfcycle": 10, "cloud": 10, "unicorn": 10, "trollwagon": 10, "dragon": 6, "raft": 1} == counts(
        match, "deck"
    )
    enter(match, "stop")
    assert {
        "deal pig": 9,
        "deal elfcycle": 10,
        "deal cloud": 10,
        "deal unicorn": 10,
        "deal trollwagon": 10,
        "deal dragon": 6,
        "deal raft": 10,
    } == may_turn_up(match)


def test_cards_are_drawn_at_no_other_time() -> None:
    """EL-P1-4. In whole matches a hand grows by a deal only, and all deals stand before the round's first counter."""
    match = play_on(fresh(3, "moon"), Dice("deals"))
    verbs = [event.text.split()[0] for event, _ in match.steps()]
    for event, step in match.steps():
        before, after = (np.frombuffer(table, match.game.table.dtype)["held"][0] for table in (step.before, step.after))
        grown = np.flatnonzero(after > before).tolist()
        assert grown == ([event.concerns] if event.text.startswith("deal") else [])
    assert 4 == sum(verb == "deal" != follower for verb, follower in itertools.pairwise(verbs))


def test_refilling_leaves_at_least_twenty_four_cards() -> None:
    """EL-P1-5. Six full hands are 48 of 72 cards."""
    match = after_the_last_stop(f"elfenland 6p | seat: 5 | {LAST_STOP}")
    assert [8] * 6 == cells(match, "held")
    assert 24 == cells(match, "deck_left")


def test_eight_more_for_everybody_are_just_enough() -> None:
    """EL-P1-5. Six players who kept four each are dealt all 48 cards that are left."""
    kept = (
        "hand 0: 4 pig | hand 1: 4 elfcycle | hand 2: 4 cloud | hand 3: 4 dragon | hand 4: 4 raft | hand 5: 4 unicorn"
    )
    match = after_the_last_stop(f"elfenland 6p preset=jesweb | seat: 5 | {kept} | {LAST_STOP}")
    assert 48 == len(turns(match.events, "deal"))
    assert 0 == cells(match, "deck_left")


def test_a_small_deck_is_dealt_one_at_a_time_until_it_is_empty() -> None:
    """AMB-EL-07. Five rafts are left for three players: seats 1, 2, 0, 1, 2 get them, and the round goes on."""
    hands = "hand 0: 10 pig, 10 elfcycle, 10 cloud | hand 1: 10 unicorn, 10 trollwagon, 10 dragon | hand 2: 7 raft"
    match = after_the_last_stop(f"elfenland 3p preset=jesweb hand_limit=none | seat: 2 | {hands} | {LAST_STOP}")
    assert [1, 2, 0, 1, 2] == turns(match.events, "deal")
    assert ["deal raft"] * 5 == [text for text in texts(match.events) if text.startswith("deal")]
    assert [31, 32, 9] == cells(match, "held")[:3]
    assert "draft" == match.phase


def test_an_empty_deck_is_not_dealt_from() -> None:
    """AMB-EL-07. Where the hands hold every card, the round begins without a deal."""
    hands = "hand 0: 10 pig, 10 elfcycle, 10 cloud, 10 unicorn | hand 1: 10 trollwagon, 10 dragon, 12 raft"
    match = after_the_last_stop(f"elfenland 2p preset=jesweb hand_limit=none | seat: 1 | {hands} | {LAST_STOP}")
    assert [] == turns(match.events, "deal")
    assert "draft" == match.phase
