"""Tables side by side: each is a match of its own, and the array as a whole goes on for ever."""

import doctest

import numpy as np
import pytest

from elvenhold.lab import vector
from elvenhold.lab.desks import at, numbers
from elvenhold.lab.seeds import lucks
from elvenhold.lab.vector import NO_MOVE, Tables
from elvenhold.play.desk import Desk
from elvenhold.play.entries import TALLIES
from elvenhold.play.fields import DEALER, OVER
from tests.lab.boxes import elfenland


@pytest.fixture
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing waits for a compiler."""
    monkeypatch.setenv("ELVENHOLD_KERNELS", "interpreted")


@pytest.mark.usefixtures("_interpreted")
def test_the_example_in_the_documentation_works() -> None:
    """The module's own example runs as it stands there."""
    assert (0, True) == ((told := doctest.testmod(vector)).failed, told.attempted > 5)


@pytest.mark.usefixtures("_interpreted")
def test_a_table_among_many_plays_the_match_that_a_desk_plays() -> None:
    """Table 1 of three, played by the first legal move, is event for event the match on a desk of the same luck."""
    game, box = elfenland(2)
    tables = Tables(game, box, 3, seed=5)
    desk = Desk(game, box, compiled=False)
    desk.rows["luck"][0] = lucks(3, 5)[1]
    desk.deal()
    while True:
        while desk.waiting() == DEALER:
            desk.play(desk.draw())
        assert desk.table == tables.table(1)
        if desk.waiting() == OVER:
            break
        assert desk.legal() == tables.legal(1)
        desk.play(tables.legal(1)[0])
        tables.step(np.where(tables.over, NO_MOVE, tables.moves[:, 0]))
    assert tables.over[1]
    assert desk.result() == tables.result(1)


@pytest.mark.usefixtures("_interpreted")
def test_a_match_that_is_over_begins_anew_whatever_is_played_there() -> None:
    """A table shows no legal move once, and stands at the first decision of a new match after the next step."""
    game, box = elfenland(2)
    tables = Tables(game, box, 2, seed=5)
    first = tables.legal_counts.copy()
    while not tables.over.any():
        tables.step(tables.choose_random())
    over = int(np.argmax(tables.over))
    assert NO_MOVE == tables.choose_random()[over]
    tables.step(np.full(2, tables.legal(1 - over)[0]))
    assert 0 < tables.legal_counts[over] <= first.max() + 1
    assert 1 == tables.places["table"]["round_no"][over]


@pytest.mark.usefixtures("_interpreted")
def test_threads_share_the_tables_without_changing_a_match() -> None:
    """Two threads give the bytes that one gives."""
    game, box = elfenland(3)
    alone, together = Tables(game, box, 5, seed=1), Tables(game, box, 5, seed=1, threads=2)
    for _ in range(30):
        moves = alone.choose_random()
        assert (moves == together.choose_random()).all()
        alone.step(moves)
        together.step(moves)
    assert alone.places.tobytes() == together.places.tobytes()


@pytest.mark.usefixtures("_interpreted")
def test_a_row_of_moves_of_the_wrong_length_is_refused() -> None:
    """One move for each table, or none is played."""
    game, box = elfenland(2)
    tables = Tables(game, box, 3)
    before = tables.places.tobytes()
    with pytest.raises(ValueError, match="moves for 3 tables"):
        tables.step([1, 2])
    assert before == tables.places.tobytes()


def test_compiled_batches_are_interpreted_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random play and a long walk over many tables give the same bytes at both speeds."""
    game, box = elfenland(4)
    runs = []
    for speed in ("interpreted", "compiled"):
        monkeypatch.setenv("ELVENHOLD_KERNELS", speed)
        tables = Tables(game, box, 4, seed=3)
        for _ in range(80):
            tables.step(tables.choose_random())
        desk = Desk(game, box, compiled=speed == "compiled")
        desk.seed(1)
        tally = np.zeros(TALLIES, np.int64)
        door = game.door("playouts", compiled=desk.compiled)
        door(at(desk), 2, numbers(tally, compiled=desk.compiled))
        runs.append((tables.places.tobytes(), tables.legal_counts.tobytes(), desk.rows.tobytes(), tally.tolist()))
    assert runs[0] == runs[1]
