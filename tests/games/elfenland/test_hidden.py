"""Phase 2: the counter that everybody draws hidden."""

import pytest

import elvenhold as eh
from tests.games.dice import Dice, play_on
from tests.games.elfenland.laid import cells, counts, enter, fresh, laid, may_turn_up, refused, said, turns

DRAWING = "phase: hidden | row: 5 pig"
KINDS = "pig elfcycle cloud unicorn trollwagon dragon".split()
SECRET = ["amigo-de", "rio-grande", "amigo-fr", "amigo-it", "jesweb"]


def test_in_turn_order_each_draws_one_counter_from_the_pool() -> None:
    """EL-P2-1. Seat 2 of four starts: 2, 3, 0 and 1 draw one each."""
    match = enter(fresh(4), "start 2")
    match.begin()
    assert [2, 3, 0, 1] == turns(match.events, "draw hidden")
    assert [1, 1, 1, 1, 0, 0] == cells(match, "backs")


def test_every_counter_of_the_pool_is_as_likely() -> None:
    """EL-P2-1. What lies in the open row or before a player cannot be drawn."""
    match = laid("elfenland 2p | phase: hidden | row: 5 pig | hidden 1: 1 dragon")
    assert {
        f"draw hidden {kind}": number for kind, number in zip(KINDS, (3, 8, 8, 8, 8, 7), strict=True)
    } == may_turn_up(match)


@pytest.mark.parametrize("preset", SECRET)
def test_the_counter_lies_face_down_and_may_not_be_shown(preset: str) -> None:
    """EL-P2-2, AMB-EL-11. In the Amigo editions secrecy is a rule: the owner is not asked, and cannot show it."""
    match = enter(laid(f"elfenland 2p preset={preset} | seat: 1 | {DRAWING}"), "draw hidden cloud")
    assert {"cloud": 1} == counts(match, "hidden", 1)
    assert "draft" == match.phase
    assert "EL-P3-3" == refused(match, "show cloud")


def test_jesweb_keeps_the_counter_secret_as_amigo_does() -> None:
    """AMB-EL-35. Where the memo card is silent the Amigo editions hold."""
    silent = ("start_player", "first_counter", "obstacles_per_player", "counter_limit", "hand_limit")
    jesweb, amigo = (eh.start("elfenland", preset=preset).setup.options for preset in ("jesweb", "amigo-de"))
    assert ["random", "secret", 1, 1, 4] == [jesweb[name] for name in silent]
    assert [amigo[name] for name in silent] == [jesweb[name] for name in silent]


@pytest.mark.parametrize("preset", ["moon", "faidutti"])
def test_where_the_owner_may_reveal_he_is_asked_at_once(preset: str) -> None:
    """EL-P2-2, COM-E4. Hide it, or show this one; the next seat draws afterwards."""
    match = enter(laid(f"elfenland 2p preset={preset} | {DRAWING}"), "draw hidden cloud")
    assert ["hide", "show cloud"] == match.legal_text()
    enter(match, "show cloud")
    assert {} == counts(match, "hidden", 0)
    assert {"cloud": 1} == counts(match, "open", 0)
    assert 0 == cells(match, "backs", 0)
    assert (-1, 1) == match.turn


def test_a_counter_that_is_not_shown_stays_hidden() -> None:
    """EL-P2-2, COM-E4. Afterwards it cannot be shown any more."""
    match = laid(f"elfenland 2p preset=moon | seat: 1 | {DRAWING}")
    enter(match, "draw hidden cloud", "hide")
    assert ({"cloud": 1}, "none") == (counts(match, "hidden", 1), said(match, "fresh", 1))
    assert "EL-P3-3" == refused(match, "show cloud")


def test_a_retained_counter_cannot_be_shown() -> None:
    """COM-E4. Of two hidden counters only the new one may be revealed."""
    match = enter(laid(f"elfenland 2p preset=moon | hidden 0: 1 dragon | {DRAWING}"), "draw hidden cloud")
    assert ["hide", "show cloud"] == match.legal_text()
    assert "COM-E4" == refused(match, "show dragon")


def test_the_owner_sees_his_hidden_counters_at_any_time() -> None:
    """EL-P2-3. In a whole match every view shows its own seat's hidden counters, and nobody else's."""
    match = play_on(fresh(3), Dice("hidden"), 30)
    for mover in range(60):
        for seat in range(3):
            shown = match.view(seat).to_dict()["hidden"]
            own = {kind: number for kind, number in shown[seat].items() if number}
            assert own == counts(match, "hidden", seat)
            assert [None, None] == [shown[other] for other in range(3) if other != seat]
        play_on(match, Dice(f"hidden {mover}"), 1)


def test_from_round_2_on_a_player_can_own_two_hidden_counters() -> None:
    """EL-P2-4. A retained one and the new one, of one kind or of two."""
    match = laid(f"elfenland 2p | round_no: 2 | hidden 0: 1 pig | hidden 1: 1 pig | {DRAWING}")
    enter(match, "draw hidden dragon", "draw hidden pig")
    assert [2, 2] == cells(match, "backs")[:2]
    assert [{"pig": 1, "dragon": 1}, {"pig": 2}] == [counts(match, "hidden", seat) for seat in range(2)]
