"""The bench of this machine: every figure is measured, and said as it comes."""

from collections.abc import Callable, Iterator

import pytest

from elvenhold.lab import bench, peers
from elvenhold.lab.bench import Figure
from elvenhold.play.fields import OVER


@pytest.fixture(autouse=True)
def _quick_and_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """One short repeat, and nothing waits for a compiler."""
    monkeypatch.setenv("ELVENHOLD_KERNELS", "interpreted")
    monkeypatch.setattr(peers, "CHUNK", 1)
    monkeypatch.setattr(bench, "REPEATS", 1)
    monkeypatch.setattr(bench, "BUDGET", 0.001)
    monkeypatch.setattr(bench, "SIDE_BY_SIDE", 2)


MEASURES: list[Callable[[], Iterator[Figure]]] = [
    bench.random_play,
    lambda: bench.python_loop(2),
    bench.many_tables,
    bench.table_work,
    bench.replay,
]


@pytest.mark.parametrize("measure", MEASURES)
def test_every_measure_gives_a_figure(measure: Callable[[], Iterator[Figure]]) -> None:
    """Something took some time."""
    assert all(figure.value > 0 for figure in measure())


def test_sizes_are_those_of_the_records() -> None:
    """A table of Elfenland fits in 640 bytes."""
    figures = {figure.what: figure.value for figure in bench.sizes()}
    assert 0 < figures["a table of elfenland"] <= 640


def test_importing_is_timed_in_a_process_of_its_own() -> None:
    """The first figure of a start is the import; it is not free."""
    figure = next(bench.start_up())
    assert ("import elvenhold", "s") == (figure.what, figure.unit)
    assert 0 < figure.value < 60


def test_a_whole_match_ends_and_can_be_replayed() -> None:
    """The events of a match, played again on a dealt table, lead to its end."""
    desk = peers.desk_for(2)
    events = bench.whole_match(desk)
    desk.deal()
    assert [OVER] == [desk.play(event) for event in events][-1:]


def test_run_says_one_line_for_each_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is measured is said at once, with its unit."""
    told: list[str] = []
    monkeypatch.setattr(bench, "figures", lambda: iter([Figure("a thing", 1.5, "s"), Figure("another", 2, "ms")]))
    bench.run(told.append)
    assert ["a thing", "another"] == [line.split("  ")[0] for line in told]
    assert told[0].endswith("1.500 s")
