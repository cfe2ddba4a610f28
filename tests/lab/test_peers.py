"""The rows for the bench of our peers: they count what they play."""

import pytest

from elvenhold.lab import peers
from elvenhold.lab.bench import Counted
from elvenhold.lab.peers import batch, benches, desk_in_mid_game, driven, side_by_side
from elvenhold.play.fields import OVER


@pytest.fixture(autouse=True)
def _small_and_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few matches at a time, and nothing waits for a compiler."""
    monkeypatch.setenv("ELVENHOLD_KERNELS", "interpreted")
    monkeypatch.setattr(peers, "CHUNK", 1)


def test_a_loop_counts_matches_decisions_options_and_chance() -> None:
    """Two matches of four seats: some hundred decisions each, some forced, and about as many dealer's events."""
    one_game, counted = driven(4)["one_game"], Counted()
    one_game(counted)
    one_game(counted)
    assert 2 == counted.games
    assert 200 < counted.dec < 1000
    assert counted.dec / 2 < counted.real < counted.dec
    assert counted.legal > 5 * counted.dec
    assert 200 < counted.chance < 500


def test_a_clone_is_a_copy_that_stays_as_it_was() -> None:
    """What is timed as cloning gives the table of a match that is under way, as bytes."""
    row = driven(3)
    assert desk_in_mid_game(3).table == row["clone"]() == row["clone"]()
    assert OVER != desk_in_mid_game(2).waiting()


@pytest.mark.parametrize("row", [batch(1), batch(2)], ids=["one thread", "two threads"])
def test_a_batch_plays_until_its_time_is_up(row: peers.Bench) -> None:
    """However little time there is, one batch is played, and counted in full."""
    matches, decisions = row["rate"](0.0001)
    assert matches >= 4
    assert matches * 100 < decisions < matches * 1000


def test_tables_side_by_side_count_no_deal_as_a_decision() -> None:
    """Where a match was over, the step dealt; that is nobody's decision."""
    matches, decisions = side_by_side(3)["rate"](0.2)
    assert 0 < decisions
    assert decisions % 3 == -matches % 3


def test_every_row_says_what_it_is() -> None:
    """The names that a peer bench reads are there, and each row is timed in one way."""
    rows = benches()
    assert len(rows) >= 5
    for row in rows:
        assert {"game", "players", "iface", "kind", "note"} <= row.keys()
        assert ("one_game" in row) != ("rate" in row)
