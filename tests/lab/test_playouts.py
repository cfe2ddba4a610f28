"""Random play: the same seed gives the same tally, and every match has its winner."""

import pytest

from elvenhold.lab import playouts
from elvenhold.lab.playouts import Tally, random_matches
from tests.lab.boxes import elfenland


@pytest.fixture(autouse=True)
def _small_and_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few matches fill a chunk, and nothing waits for a compiler."""
    monkeypatch.setenv("ELVENHOLD_KERNELS", "interpreted")
    monkeypatch.setattr(playouts, "CHUNK", 2)


def played(matches: int = 5, seed: int | str = 7, threads: int = 1, seats: int = 3) -> Tally:
    """A short batch."""
    game, box = elfenland(seats)
    return random_matches(game, box, matches, seed, threads)


def test_the_tally_depends_on_the_seed_and_not_on_the_threads() -> None:
    """One thread or three: the same; another seed: another batch."""
    assert played(threads=1) == played(threads=3)
    assert played(seed=7) != played(seed="seven")


def test_more_matches_of_a_seed_begin_with_the_same_ones() -> None:
    """A batch of four is a batch of two with two more."""
    two, four = played(matches=2), played(matches=4)
    assert two.decisions < four.decisions
    assert two.turned_up + played(matches=2, seed="other").turned_up != four.turned_up


@pytest.mark.parametrize("seats", [2, 6])
def test_every_seat_is_counted_and_every_match_is_won_once(seats: int) -> None:
    """Wins sum to matches however they are shared; ranks and scores are means for every seat that plays."""
    tally = played(matches=6, seats=seats)
    assert 6 == tally.matches
    assert [seats] * 3 == [len(tally.wins), len(tally.ranks), len(tally.scores)]
    assert 6 == pytest.approx(sum(tally.wins))
    assert all(1 <= rank <= seats for rank in tally.ranks)
    assert all(0 < score <= 20 for score in tally.scores)


def test_progress_is_told_in_parts_that_sum_to_all() -> None:
    """Whoever draws a bar hears of every match once."""
    heard: list[int] = []
    game, box = elfenland(2)
    random_matches(game, box, 5, 1, 2, heard.append)
    assert [2, 2, 1] == heard


def test_no_matches_are_an_empty_tally() -> None:
    """Nothing was played, nothing is divided by."""
    assert Tally(0, 0, 0, (), (), ()) == played(matches=0)


def test_chunks_handed_out_one_by_one_count_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """How many wait for a thread at a time changes nothing."""
    at_once = played(matches=7, threads=2)
    monkeypatch.setattr(playouts, "AHEAD", 1)
    assert at_once == played(matches=7, threads=2)
