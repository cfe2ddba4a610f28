"""What every game promises shared code; a game that does not pass is not registered, and there are no exceptions."""

import numpy as np
import pytest

from elvenhold.play.fields import DEALER, NONE, OVER, Bits, Id, Packed
from elvenhold.play.luck import seed_luck
from elvenhold.play.moves import Told, Verb
from tests.conformance.cases import Case, Chooser, all_cases, every_case, walk

MATCHES = 2


def is_seal(verb: Verb) -> bool:
    """Whether this only stands for a choice that others may not know."""
    return verb.told is Told.SEALED and not verb.axes


@every_case
def test_a_match_begins_with_a_seat_or_the_dealer(case: Case) -> None:
    """Somebody decides first, and nothing is over."""
    assert case.desk(0).waiting() in {DEALER, *range(case.seats)}


@every_case
def test_dealing_forgets_what_lay_on_the_table(case: Case) -> None:
    """A desk is used again and again; a new match on it is like the first on a fresh one."""
    desk = case.desk(1)
    fresh = desk.table
    for _ in walk(desk, Chooser(1)):
        pass
    used = desk.table
    desk.deal()
    assert used != fresh == desk.table


@every_case
def test_a_seat_always_has_something_to_do(case: Case) -> None:
    """No dead ends: the moves of the waiting seat are some, in rising order, its own, and written in the notation."""
    words = case.game.vocabulary
    for match in range(MATCHES):
        for node in walk(case.desk(match), Chooser(match)):
            if node.waiting != DEALER:
                assert 0 <= node.waiting < case.seats
                assert node.moves
                assert node.moves == sorted(set(node.moves))
                assert not any(words.verb_of[move].by_dealer for move in node.moves)
                assert not any(is_seal(words.verb_of[move]) for move in node.moves)
                assert node.moves == [words.number(words.text(move)) for move in node.moves]


@every_case
def test_the_dealer_always_has_something_to_turn_up(case: Case) -> None:
    """Outcomes are some, different, the dealer's own, each with a weight; none stands for something unseen."""
    words = case.game.vocabulary
    for match in range(MATCHES):
        for node in walk(case.desk(match), Chooser(match)):
            if node.waiting == DEALER:
                assert node.chances
                assert len(node.moves) == len(set(node.moves))
                assert all(weight > 0 for _, weight in node.chances)
                assert all(words.verb_of[move].by_dealer for move in node.moves)
                assert not any(words.text(move).endswith("?") for move in node.moves)


@every_case
def test_asking_changes_nothing(case: Case) -> None:
    """Who decides, what may happen, what the dealer draws and who is ahead are questions: the table stays."""
    for node in walk(case.desk(3), Chooser(3)):
        desk = node.desk
        before = desk.table
        answers = desk.waiting(), desk.options(), desk.result()
        assert answers == (desk.waiting(), desk.options(), desk.result())
        assert before == desk.table


@every_case
def test_a_draw_uses_one_number_of_luck_and_is_one_of_the_outcomes(case: Case) -> None:
    """So the n-th outcome of a match is known from its seed and n."""
    desk = case.desk(4)
    for node in walk(desk, Chooser(4)):
        if node.waiting == DEALER:
            before, spun = desk.table, desk.plain.luck.spun
            assert desk.draw() in node.moves
            assert (before, spun + 1) == (desk.table, desk.plain.luck.spun)
            seed_luck(desk.plain.luck, 4, spun)


@every_case
def test_every_legal_move_can_be_played_and_leads_to_one_table(case: Case) -> None:
    """`play` is total over what may happen, and deterministic: the same move from the same table, the same table."""
    for node in walk(case.desk(5), Chooser(5)):
        if node.event % 7 == 0:
            desk, before = node.desk, node.desk.table
            for move in node.moves:
                seat = desk.play(move)
                after = desk.table
                assert after != before
                assert seat in {DEALER, OVER, *range(case.seats)}
                desk.table = before
                assert (seat, after) == (desk.play(move), desk.table)
                desk.table = before


@every_case
def test_a_table_is_all_there_is(case: Case) -> None:
    """Laid on a fresh desk, a saved table goes on exactly as the desk it came from: nothing else is remembered."""
    other = case.desk("another")
    for node in walk(case.desk(6), Chooser(6)):
        other.table = node.desk.table
        assert node.waiting == other.waiting()
        assert node.moves == other.options()
        assert node.desk.result() == other.result()


@every_case
def test_the_same_seed_and_choices_make_the_same_match(case: Case) -> None:
    """A match is its box, its seed and its moves; another seed makes another match."""
    one, again, *others = (
        [node.desk.table for node in walk(case.desk(seed), Chooser(7))] for seed in ("a", "a", *range(20))
    )
    assert one == again
    assert any(one != other for other in others)


@every_case
def test_ids_and_sets_stay_on_their_axes(case: Case) -> None:
    """An id names a thing or is NONE, never −1 and never unseen; phases between phases are never rested in."""
    desk = case.desk(8)
    for node in walk(desk, Chooser(8)):
        for name, field in case.game.table.fields.items():
            cells = np.asarray(desk.rows["table"][name]).ravel()
            holds = field.holds
            if isinstance(holds, Id):
                assert all(0 <= cell < holds.axis.size or cell == NONE for cell in cells), (name, cells, node.event)
            elif isinstance(holds, Bits):
                assert all(0 <= cell < 1 << holds.axis.size for cell in cells.tolist()), (name, cells, node.event)
            elif isinstance(holds, Packed):
                assert all(0 <= cell < 16**holds.axis.size for cell in cells.tolist()), (name, cells, node.event)


@every_case
def test_the_end_is_the_end_and_ranks_the_seats(case: Case) -> None:
    """A rank is one more than the number of seats ahead; who has more points is never behind; nothing happens after."""
    for match in range(5):
        desk = case.desk(match)
        for _ in walk(desk, Chooser(match)):
            assert desk.rows["table"]["over"][0] == 0
        assert (OVER, OVER) == (desk.waiting(), desk.waiting())
        assert desk.rows["table"]["over"][0] != 0
        rows = desk.result()[: case.seats]
        assert [1 + sum(other[0] < row[0] for other in rows) for row in rows] == [row[0] for row in rows]
        assert all(len(row) >= len(case.title.result_names) for row in rows)


@every_case
def test_seats_that_nobody_takes_stay_empty(case: Case) -> None:
    """What belongs to a seat that does not play never changes, so it never counts."""
    desk = case.desk(9)
    fields = [name for name, field in case.game.table.fields.items() if field.axes and field.axes[0].name == "seat"]
    empty = {name: desk.rows["table"][name][0, case.seats :].tolist() for name in fields}
    for _ in walk(desk, Chooser(9)):
        assert empty == {name: desk.rows["table"][name][0, case.seats :].tolist() for name in fields}
    assert case.seats == len(desk.result()[: case.seats])


def test_the_suite_covers_every_preset_with_every_number_of_seats() -> None:
    """Seven editions of Elfenland, two of the toy, two to six seats each."""
    names = [str(case) for case in all_cases()]
    assert {"toy-short-2p", "elfenland-amigo-de-6p", "elfenland-faidutti-2p"} <= set(names)
    assert len(set(names)) == len(names) >= 45


def test_a_walk_that_never_ends_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The suite itself stops where a game does not."""
    monkeypatch.setattr("tests.conformance.cases.LONGEST_MATCH", 5)
    desk = all_cases()[0].desk(0)
    with pytest.raises(AssertionError, match="no end after 5 events"):
        list(walk(desk, Chooser(0)))
