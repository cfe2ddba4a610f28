"""`elvenhold simulate`: who wins how often."""

import json
from collections.abc import Iterator
from itertools import islice
from time import monotonic
from typing import Any

import pytest

from elvenhold.cli import contest as contests
from elvenhold.cli.contest import Contest, Outcome, Score, hold, play_match, seated, workers_for
from elvenhold.cli.figures import from_outcomes, wilson
from elvenhold.games.registry import title
from elvenhold.lab import playouts
from tests.cli.typing_in import refused, run


def contest(*bots: str, rotate: bool = False) -> Contest:
    """A contest of one round each."""
    options = title("elfenland").choose(None, {"rounds": 1})[1]
    return Contest("elfenland", options, bots, "seed", rotate)


def test_random_matches_fill_a_table() -> None:
    """Every seat with its wins and their interval, and how long matches are."""
    said = run("simulate", "5", "--seats", "3", "--option", "rounds=1", "--jobs", "1")
    assert said.code == 0
    assert "5 matches of elfenland" in said.text
    for seat in range(3):
        assert f"seat {seat}" in said.text
    assert "95 % interval" in said.text
    assert "decisions" in said.text


def test_bots_are_compared_seat_by_seat_and_bot_by_bot() -> None:
    """Two bots that rotate over three seats play every seat; the figures come as JSON as well."""
    words = ("simulate", "3", "--bots", "greedy,random", "--seats", "3", "--option", "rounds=1")
    assert "greedy" in run(*words).text
    told = json.loads(run(*words, "--json").text)
    assert ["greedy", "random"] == [row["name"] for row in told["bots"]]
    assert [6, 3] == [row["matches"] for row in told["bots"]]
    assert 3 == pytest.approx(sum(row["wins"] for row in told["seats"]))


def test_other_processes_count_the_same() -> None:
    """What comes out depends on the seed and the number of the match, not on how many cores took part."""
    words = ("simulate", "10", "--bots", "random,greedy", "--option", "rounds=1", "--json")
    alone, together = (json.loads(run(*words, "--jobs", jobs).text) for jobs in ("1", "2"))
    assert alone["seats"] == together["seats"]
    assert alone["decisions"] == together["decisions"]


def test_a_match_depends_on_its_number_alone() -> None:
    """The same number of the same contest is the same match; the next one is another."""
    pair = contest("greedy", "random")
    assert play_match(pair, 3) == play_match(pair, 3)
    assert play_match(pair, 3) != play_match(pair, 4)


def test_bots_move_one_seat_on_after_every_match() -> None:
    """After as many matches as seats everybody has sat everywhere once."""
    trio = contest("a", "b", "c", rotate=True)
    assert [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a"), ("a", "b", "c")] == [seated(trio, n) for n in range(4)]
    assert ("a", "b", "c") == seated(contest("a", "b", "c"), 2)


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0)]
)
def test_the_interval_is_wilsons(wins: int, matches: int, low: float, high: float) -> None:
    """Published values: it neither leaves 0 to 1 nor collapses where nobody or everybody won."""
    assert (low, high) == pytest.approx(wilson(wins, matches), abs=1e-4)


def test_a_shared_victory_counts_for_each_winner_in_part() -> None:
    """Two winners have half a win each."""
    scores = tuple(Score(seat, "random", 1, 4, 0.5) for seat in range(2))
    figures = from_outcomes([Outcome(10, 20, scores)], 1.0)
    assert [0.5, 0.5] == [row.wins for row in figures.seats]
    assert 1.0 == figures.bots[0].wins


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--bots", "clever"), "there is no bot 'clever' (expected random, greedy"),
        (("--game", "chess"), "there is no game 'chess'"),
        (("--seats", "7"), "elfenland is not played by 7 seats"),
        (("--option", "rounds=0"), "option rounds cannot be 0"),
        (("--option", "rounds=1", "--option", "rounds=2"), "option 'rounds' stands twice"),
        (("--preset", "x"), "has no preset 'x'"),
        (("--seats", "0"), "elfenland is not played by 0 seats"),
        (("--bots", "greedy,random,random", "--seats", "2"), "3 bots do not fit on 2 seats"),
        (("--bots", "greedy:Anna"), "bots have no names of their own in a simulation: 'greedy:Anna' (expected greedy)"),
        (("9" * 12,), "999,999,999,999 matches are too many (expected at most 1,000,000,000)"),
        (("--bots", "greedy,"), "there is no bot ''"),
    ],
)
def test_a_wrong_wish_is_refused(words: tuple[str, ...], complaint: str) -> None:
    """Before anything is played."""
    assert complaint in refused("simulate", *words)


def test_zero_matches_are_refused() -> None:
    """There is nothing to say about none."""
    said = run("simulate", "0")
    assert said.code == 2
    assert "Traceback" not in said.complaint


def test_blanks_and_capital_letters_are_forgiven() -> None:
    """Lists may be typed as people write them."""
    words = ("--seats", "3", "--option", "rounds = 1", "--option", "boatmen=magnum, nebulae", "--json")
    told = json.loads(run("simulate", "2", "--bots", "Greedy, random", *words).text)
    assert ["greedy", "random", "greedy"] == told["contest"]["bots"]
    assert 1 == told["contest"]["options"]["rounds"]


def test_the_share_of_wins_stands_beside_its_interval() -> None:
    """As JSON the figures hold whatever the table shows, and nothing is written beside them."""
    said = run("simulate", "4", "--seats", "2", "--option", "rounds=1", "--json")
    for row in [*json.loads(said.text)["seats"], *json.loads(said.text)["bots"]]:
        assert row["wins"] / row["matches"] == row["share"]
        assert row["low"] <= row["share"] <= row["high"]
    assert "" == said.complaint


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_billion_matches_begin_at_once(monkeypatch: pytest.MonkeyPatch, jobs: int) -> None:
    """Nobody lists them before the first is played."""
    monkeypatch.setattr(contests, "cores", lambda: 2)
    begun = monotonic()
    outcomes = hold(contest("random", "greedy"), 10**9, jobs)
    assert 4 == len(next(outcomes))
    outcomes.close()  # type: ignore[attr-defined]
    assert monotonic() - begun < 30


def test_no_process_is_started_without_work_or_a_core_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty-four processes for eight parts would mostly be starting."""
    monkeypatch.setattr(contests, "cores", lambda: 16)
    assert [8, 16, 4, 1] == [workers_for(8, 24), workers_for(100, 24), workers_for(100, 4), workers_for(0, 4)]


def test_whoever_interrupts_random_play_gets_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """As with bots: the figures of the matches that were played; without any there are none."""
    played, real = [1], playouts.counted

    def pressed(*asked: Any) -> Iterator[Any]:
        yield from islice(real(*asked), played[0])
        raise KeyboardInterrupt

    monkeypatch.setattr(playouts, "CHUNK", 3)
    monkeypatch.setattr(playouts, "counted", pressed)
    words = ("simulate", "9", "--seats", "2", "--option", "rounds=1", "--json")
    assert 3 == json.loads(run(*words).text)["matches"]
    played[0] = 0
    assert 0 != run(*words).code
