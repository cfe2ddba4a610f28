"""Which counters are kept: the limit, the faces, the sealed choice, and when it is made."""

import pytest

import elvenhold as eh
from tests.games.elfenland.laid import cells, counts, enter, laid, legal, refused, texts

LAST_TO_MOVE = "phase: travel | row: 5 pig | seat: 1"
LAST_TO_PLAN = "phase: plan | passes: 1 | seat: 1"
BOTH = "hidden 0: 1 cloud | open 0: 1 dragon, 1 cloud | hidden 1: 2 pig"


@pytest.mark.parametrize("preset", ["moon", "faidutti"])
def test_some_editions_choose_before_the_journeys(preset: str) -> None:
    """EL-P4-12, AMB-EL-15. After the last pass the counters to keep are chosen, before any boot moves."""
    match = laid(f"elfenland 2p preset={preset} | {BOTH} | {LAST_TO_PLAN}")
    enter(match, "pass")
    assert ("keep", 0) == (match.phase, match.waiting)
    enter(match, "keep open dragon", "keep hidden pig", "reveal")
    assert ("travel", 0) == (match.phase, match.waiting)
    assert [{"dragon": 1}, {}] == [counts(match, "open", seat) for seat in range(2)]


@pytest.mark.parametrize("preset", ["amigo-de", "rio-grande", "amigo-fr", "amigo-it", "jesweb"])
def test_the_others_choose_after_the_journeys(preset: str) -> None:
    """EL-P6-4, AMB-EL-15. After the last pass the boots move; after the last stop counters are chosen."""
    match = enter(laid(f"elfenland 2p preset={preset} | {BOTH} | {LAST_TO_PLAN}"), "pass")
    assert "travel" == match.phase
    enter(match, "stop", "stop")
    assert ("keep", 0) == (match.phase, match.waiting)


def test_all_but_one_go_back_to_the_pool() -> None:
    """EL-P6-4. The one kept is hidden or open, as its owner likes; the others join the pool."""
    match = laid(f"elfenland 2p | {BOTH} | {LAST_TO_MOVE}")
    enter(match, "stop")
    assert ["keep hidden cloud", "keep open cloud", "keep open dragon"] == match.legal_text()
    enter(match, "keep open cloud", "keep hidden pig", "reveal")
    assert [{}, {"pig": 1}] == [counts(match, "hidden", seat) for seat in range(2)]
    assert [{"cloud": 1}, {}] == [counts(match, "open", seat) for seat in range(2)]
    assert {"pig": 2, "elfcycle": 8, "cloud": 7, "unicorn": 8, "trollwagon": 8, "dragon": 8} == counts(match, "pool")


@pytest.mark.parametrize("face", ["hidden", "open"])
def test_a_retained_counter_keeps_its_face(face: str) -> None:
    """EL-P6-4. The hidden cloud stays hidden, the open one stays open."""
    match = laid(f"elfenland 2p | hidden 0: 1 cloud | open 0: 1 cloud | {LAST_TO_MOVE}")
    enter(match, "stop", f"keep {face} cloud", "reveal")
    assert {"cloud": 1} == counts(match, face, 0)
    assert int(face == "hidden") == cells(match, "backs", 0)


def test_whoever_has_no_choice_is_not_asked() -> None:
    """EL-P6-4. One counter or none: it stays, and the next round begins at once."""
    match = enter(laid(f"elfenland 2p | hidden 0: 1 cloud | {LAST_TO_MOVE}"), "stop")
    assert "dealing" == match.phase
    assert {"cloud": 1} == counts(match, "hidden", 0)


def test_only_one_of_two_may_have_a_choice() -> None:
    """EL-P6-4. Seat 1 owns two and is asked; seat 0 owns one and keeps it."""
    match = enter(laid(f"elfenland 2p | hidden 0: 1 cloud | open 1: 1 pig, 1 dragon | {LAST_TO_MOVE}"), "stop")
    assert ("keep", 1) == (match.phase, match.waiting)
    enter(match, "keep open pig", "reveal")
    assert [{"cloud": 1}, {}] == [counts(match, "hidden", seat) for seat in range(2)]
    assert [{}, {"pig": 1}] == [counts(match, "open", seat) for seat in range(2)]


def test_nobody_may_keep_no_counter() -> None:
    """AMB-EL-12. Every legal move keeps one; passing and stopping are refused."""
    match = enter(laid(f"elfenland 2p | {BOTH} | {LAST_TO_MOVE}"), "stop")
    assert 3 == len(legal(match, "keep")) == len(match.legal_text())
    assert "EL-P6-4" == refused(match, "pass")
    assert "EL-P6-4" == refused(match, "keep open pig")
    assert "EL-P6-4" == refused(match, "keep ?")


def test_an_obstacle_does_not_count() -> None:
    """AMB-EL-13. One counter and an unplayed obstacle: nothing is to be chosen, both stay."""
    match = enter(laid(f"elfenland 2p preset=moon | hidden 0: 1 cloud | {LAST_TO_PLAN}"), "pass")
    assert "travel" == match.phase
    assert (1, 1) == (cells(match, "obstacles", 0), cells(match, "backs", 0))


def test_nobody_sees_anothers_choice_before_making_his_own() -> None:
    """AMB-EL-34. Until the reveal a choice stands in its owner's view only, and nothing has gone back."""
    match = enter(laid(f"elfenland 2p | {BOTH} | {LAST_TO_MOVE}"), "stop", "keep open dragon")
    kept = [match.view(seat).to_dict()["kept"][0] for seat in (0, 1, None)]
    assert [{"open dragon": 1}, None, None] == kept
    assert "2 0 ?" == match.record(seat=1).splitlines()[-1]
    assert {"cloud": 1, "dragon": 1} == counts(match, "open", 0)
    assert 1 == match.waiting


def test_all_choices_are_revealed_at_the_same_time() -> None:
    """AMB-EL-34. After the last one the dealer reveals: open counters by kind, hidden ones as a back."""
    match = laid(f"elfenland 2p | {BOTH} | {LAST_TO_MOVE}")
    enter(match, "stop", "keep open dragon", "keep hidden pig")
    assert (-1, 0) == match.turn
    enter(match, "reveal")
    assert "4 *0 reveal; 0 keep open dragon" == match.record(seat=1).splitlines()[-1]
    assert "4 *0 reveal; 1 keep hidden ?" == match.record(seat=0).splitlines()[-1]


@pytest.mark.parametrize(
    ("limit", "moves", "left"),
    [
        (0, [], [0, 0]),
        (2, ["keep hidden cloud", "keep open dragon"], [2, 2]),
        (3, [], [3, 2]),
        (12, [], [3, 2]),
    ],
)
def test_other_limits_keep_as_many_as_possible(limit: int, moves: list[str], left: list[int]) -> None:
    """COM-E8. Exactly the limit or all one owns, whichever is less, chosen one by one."""
    match = enter(laid(f"elfenland 2p counter_limit={limit} | {BOTH} | {LAST_TO_MOVE}"), "stop", *moves)
    if moves:
        enter(match, "reveal")
    owned = [cells(match, "backs", seat) + sum(counts(match, "open", seat).values()) for seat in range(2)]
    assert left == owned
    assert "dealing" == match.phase


def test_counters_are_chosen_in_one_order_only() -> None:
    """COM-E8. After the open cloud the hidden one cannot follow: hidden before open, kinds in their order."""
    match = enter(laid(f"elfenland 2p counter_limit=2 | {BOTH} | {LAST_TO_MOVE}"), "stop")
    assert ["keep hidden cloud", "keep open cloud"] == match.legal_text()
    enter(match, "keep open cloud")
    assert ["keep open dragon"] == match.legal_text()
    assert "EL-P6-4" == refused(match, "keep hidden cloud")


def test_keeping_a_hidden_and_an_open_counter_are_different_moves() -> None:
    """COM-E9. Of two clouds the hidden or the open one is kept."""
    match = enter(laid(f"elfenland 2p | hidden 0: 1 cloud | open 0: 1 cloud | {LAST_TO_MOVE}"), "stop")
    assert ["keep hidden cloud", "keep open cloud"] == match.legal_text()


def test_in_the_last_round_nobody_is_asked_after_the_journeys() -> None:
    """COM-E3. The end is tested first: the match is over, and counters stay where they lie."""
    match = laid(f"elfenland 2p | round_no: 4 | {BOTH} | {LAST_TO_MOVE}")
    assert ["stop"] == texts(match.play("stop"))
    assert match.over


def test_before_the_journeys_the_choice_is_asked_in_the_last_round_too() -> None:
    """EL-P4-12, COM-E3. MOON's choice comes before anybody knows how the match ends."""
    match = laid(f"elfenland 2p preset=moon | round_no: 4 | {BOTH} | {LAST_TO_PLAN}")
    match.play("pass")
    assert ("keep", 0) == (match.phase, match.waiting)


def test_a_table_with_nothing_to_keep_cannot_be_set_up() -> None:
    """EL-P6-4. The question is asked only of seats that own more than the limit."""
    with pytest.raises(eh.Malformed, match="nothing is to be kept"):
        eh.position("elfenland 2p | phase: keep | open 0: 1 pig")
