"""Undo: the latest move is taken back while nothing stands after it, and costs no luck."""

import pytest

import elvenhold as eh
from elvenhold.match import Back
from tests.games.dice import Dice, play_on
from tests.match.random_matches import begun

PLANNING = "elfenland 3p | phase: plan | open 0: 1 dragon | open 1: 1 pig"
PLACE = "place open dragon feodor-lapphalya-wood"


def unchanged(match: eh.Match, before: tuple[str, bytes, int]) -> bool:
    """Whether nothing of a match has moved."""
    return before == (match.record(), match.table, match.seq)


def now(match: eh.Match) -> tuple[str, bytes, int]:
    """Everything that a refusal must leave alone."""
    return match.record(), match.table, match.seq


def test_the_latest_move_is_taken_back() -> None:
    """The table is what it was, the log notes the undo, and the record knows nothing of it."""
    match = eh.position(PLANNING)
    table, record = match.table, match.record()
    match.play(PLACE)
    assert Back(seq=2, seat=0, to=0) == match.undo()
    assert (table, record) == (match.table, match.record())
    assert ["1 0 " + PLACE, "2 0 back to 0"] == [str(entry) for entry in match.log]
    assert (2, 0) == (match.seq, match.waiting)


def test_afterwards_another_move_may_be_played() -> None:
    """The numbers of events go on in the log; the record counts only what stands."""
    match = eh.position(PLANNING)
    match.play(PLACE)
    match.undo(0)
    [event] = match.play("pass")
    assert (3, "pass") == (event.seq, event.text)
    assert "1 0 pass" == match.record().splitlines()[-1]


def test_a_seat_takes_back_several_moves_of_its_own() -> None:
    """One after the other, back to where its turn began, and no further."""
    match = eh.position("elfenland 2p | phase: travel | hand 0: 4 raft")
    match.play("ride elvenhold-virst-lake")
    match.play("ride virst-strykhaven-lake")
    assert [1, 0] == [match.undo(0).to, match.undo(0).to]
    with pytest.raises(eh.Illegal, match="undo"):
        match.undo(0)
    assert "elvenhold" == match.view(0).to_dict()["boot"][0]


def test_only_the_seat_of_the_latest_move_may_undo() -> None:
    """Nobody takes back another seat's move."""
    match = eh.position(PLANNING)
    match.play(PLACE)
    before = now(match)
    for seat in (1, 2):
        with pytest.raises(eh.Forbidden, match="latest move is seat 0's"):
            match.undo(seat)
    assert unchanged(match, before)


def test_a_move_is_not_taken_back_after_another_seats() -> None:
    """Seat 0 has to wait until seat 1 has taken back its own."""
    match = eh.position(PLANNING)
    match.play(PLACE)
    match.play("pass")
    before = now(match)
    with pytest.raises(eh.Forbidden, match="latest move is seat 1's"):
        match.undo(0)
    assert unchanged(match, before)
    match.undo(1)
    assert 0 == match.undo(0).to


def test_nothing_is_taken_back_after_the_dealer() -> None:
    """What was turned up has been seen: neither the pick nor the counter can go back."""
    match = begun(0)
    match.play(next(text for text in match.legal_text() if text != "take blind"))
    before = now(match)
    for seat in (None, 0, 1):
        with pytest.raises(eh.Illegal, match="after the dealer"):
            match.undo(seat)
    assert unchanged(match, before)


@pytest.mark.parametrize("seat", [None, 0])
def test_there_is_nothing_to_take_back_before_the_first_move(seat: int | None) -> None:
    """Neither at the start of a match nor at the start of a position."""
    for match, why in ((begun(0), "after the dealer"), (eh.position(PLANNING), "no move to take back")):
        before = now(match)
        with pytest.raises(eh.Illegal, match=why):
            match.undo(seat)
        assert unchanged(match, before)


def test_the_end_of_a_match_is_not_taken_back() -> None:
    """EL-H03. Everybody has seen all town cards then: nobody travels on with that in mind."""
    match = eh.position("elfenland 2p preset=moon | phase: travel | round_no: 4 | seat: 1 | hand 1: 2 raft")
    match.play("stop")
    assert match.over
    before = now(match)
    for seat in (None, 0, 1):
        with pytest.raises(eh.Illegal, match="the match is over"):
            match.undo(seat)
    assert unchanged(match, before)


def test_a_sealed_choice_may_be_taken_back() -> None:
    """Before the next seat has chosen; the seal holds the second choice, not the first."""
    match = eh.position("elfenland 2p | phase: keep | hidden 0: 1 pig, 1 cloud | open 1: 2 dragon")
    match.play("keep hidden pig")
    match.undo(0)
    match.play("keep hidden cloud")
    assert {"hidden cloud": 1} == match.view(0).to_dict()["kept"][0]


@pytest.mark.parametrize("number", range(30))
def test_undo_costs_no_luck(number: int) -> None:
    """A match in which moves are taken back and played again ends with the same record as one in which they are not."""
    straight, wavering = begun(number, rounds=2), begun(number, rounds=2)
    dice, doubts, undone = Dice(f"luck {number}"), Dice(f"doubts {number}"), 0
    while not straight.over:
        move = dice.choice(straight.legal())
        straight.play(move)
        other = doubts.choice(wavering.legal_text())
        if doubts.one_in(3) and is_taken_back(wavering, other):
            undone += 1
        wavering.play(move)
    assert straight.record() == wavering.record()
    assert straight.table == wavering.table
    assert undone > 5


def is_taken_back(match: eh.Match, move: str) -> bool:
    """Play a move on trial, unless the dealer may answer it, and take it back."""
    if match.phase not in ("plan", "travel", "caravan") or move in ("pass", "stop"):
        return False
    match.play(move)
    match.undo()
    return True


def test_the_nth_dealer_event_uses_the_nth_number_after_another_move_too() -> None:
    """Undo and decide otherwise: the dealer turns up what he would have turned up if that had been played at once."""
    for number in range(10):
        other, undone = begun(number), begun(number)
        for match in (other, undone):
            while match.phase != "plan":
                match.play(match.legal()[0])
        undone.play(undone.legal()[-1])
        undone.undo()
        for match in (other, undone):
            match.play("pass")
            play_on(match, Dice(f"nth {number}"))
        assert other.record() == undone.record()


def test_a_record_is_the_same_with_and_without_undo() -> None:
    """What was taken back is no move, and reading the record gives the same match."""
    match = eh.position(PLANNING)
    match.play(PLACE)
    match.undo()
    match.play(PLACE)
    again = eh.read(match.record())
    assert (match.table, match.record()) == (again.table, again.record())
