"""How fast the rules are on this machine: every figure that the project promises, measured in a minute."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from statistics import median
from typing import TYPE_CHECKING

import msgspec

from elvenhold.games.registry import titles
from elvenhold.lab.desks import cores
from elvenhold.lab.peers import SIDE_BY_SIDE, batch, desk_for, desk_in_mid_game, one_game_at, side_by_side
from elvenhold.play.fields import DEALER, OVER

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from elvenhold.play.desk import Desk

REPEATS = 5
BUDGET = 0.5
"""Seconds of one repeat."""
IMPORT = "import time; start = time.perf_counter(); import elvenhold; print(time.perf_counter() - start)"
WARM = "from elvenhold.lab.warm import tasks, warm; list(warm(tasks(again=True)))"


class Figure(msgspec.Struct, frozen=True):
    """One thing measured."""

    what: str
    value: float
    unit: str

    def __str__(self) -> str:
        """One line of the table."""
        return f"{self.what:<58} {self.value:>9.3f} {self.unit}"


class Counted(msgspec.Struct):
    """What a loop written in Python counts."""

    games: int = 0
    dec: int = 0
    real: int = 0
    legal: int = 0
    chance: int = 0


def usual(once: Callable[[], float]) -> float:
    """The median of five, after one that does not count."""
    once()
    return median(once() for _ in range(REPEATS))


def seconds_of(work: Callable[[], object], times: int = 1) -> float:
    """How long one piece of work takes."""
    start = time.perf_counter()
    for _ in range(times):
        work()
    return (time.perf_counter() - start) / times


def rate_of(rate: Callable[[float], tuple[int, int]]) -> float:
    """Millions of decisions a second in a batch."""

    def once() -> float:
        start = time.perf_counter()
        _, decisions = rate(BUDGET)
        return decisions / (time.perf_counter() - start) / 1e6

    return usual(once)


def random_play() -> Iterator[Figure]:
    """Batches in compiled code, on one core and on more."""
    for threads in range(1, cores() + 1):
        rate = rate_of(batch(threads)["rate"])
        yield Figure(f"compiled random play, 4 seats, {threads} thread(s)", rate, "M decisions/s")


def python_loop(seats: int) -> Iterator[Figure]:
    """A loop written in Python that asks for each decision."""
    one_game = one_game_at(desk_for(seats))

    def once() -> float:
        counted, start = Counted(), time.perf_counter()
        while (taken := time.perf_counter() - start) < BUDGET:
            one_game(counted)
        return counted.dec / taken / 1e6

    yield Figure(f"a loop in Python, {seats} seats", usual(once), "M decisions/s")


def many_tables() -> Iterator[Figure]:
    """An array of tables, stepped and chosen for."""
    rate = rate_of(side_by_side(SIDE_BY_SIDE)["rate"])
    yield Figure(f"Tables({SIDE_BY_SIDE}) with a choice by NumPy, 1 thread", rate, "M decisions/s")


def table_work() -> Iterator[Figure]:
    """What a search does all the time: copy a table, put it back, compare two."""
    desk = desk_in_mid_game(4)
    one, other = desk.table, desk.table

    def put_back() -> None:
        desk.table = one

    yield Figure("copy a table", usual(lambda: seconds_of(lambda: desk.table, 50_000)) * 1e6, "µs")
    yield Figure("put a table back", usual(lambda: seconds_of(put_back, 50_000)) * 1e6, "µs")
    yield Figure("compare two tables", usual(lambda: seconds_of(lambda: one == other, 50_000)) * 1e6, "µs")


def replay() -> Iterator[Figure]:
    """A whole match, event by event, as an undo or a crash recovery reads it."""
    desk = desk_for(4)
    events = whole_match(desk)

    def once() -> None:
        desk.deal()
        for event in events:
            desk.play(event)

    yield Figure(f"replay a match of {len(events)} events", usual(lambda: seconds_of(once, 50)) * 1e3, "ms")


def whole_match(desk: Desk) -> list[int]:
    """Every event of a match in which each seat plays the move in the middle of its list."""
    events: list[int] = []
    waiting = desk.deal()
    while waiting != OVER:
        moves = [desk.draw()] if waiting == DEALER else desk.legal()
        events.append(moves[len(moves) // 2])
        waiting = desk.play(events[-1])
    return events


def start_up() -> Iterator[Figure]:
    """What a user waits for: the import each time, and the compiler once."""

    def importing() -> float:
        told = subprocess.run([sys.executable, "-c", IMPORT], capture_output=True, text=True, check=True)  # noqa: S603
        return float(told.stdout)

    def compiling() -> None:
        with tempfile.TemporaryDirectory() as folder:
            environment = {**os.environ, "ELVENHOLD_CACHE": folder}
            subprocess.run([sys.executable, "-c", WARM], env=environment, check=True)  # noqa: S603

    yield Figure("import elvenhold", usual(importing), "s")
    yield Figure("compile every door of every game, in one process", seconds_of(compiling), "s")


def sizes() -> Iterator[Figure]:
    """How big tables and boxes are."""
    for name, title in titles().items():
        for what, state in (("table", title.game.table), ("box", title.game.box)):
            yield Figure(f"a {what} of {name}", state.dtype.itemsize, "bytes")


def figures() -> Iterator[Figure]:
    """Everything, as it is measured."""
    yield from random_play()
    for seats in (4, 2, 6):
        yield from python_loop(seats)
    yield from many_tables()
    yield from table_work()
    yield from replay()
    yield from sizes()
    yield from start_up()


def run(say: Callable[[str], object]) -> None:
    """Measure everything and say each figure as it comes."""
    for figure in figures():
        say(str(figure))
