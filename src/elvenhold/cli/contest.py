"""Contests: many matches between bots, on as many cores as are wanted, and what came of them."""

from __future__ import annotations

import signal
import threading
from functools import partial
from itertools import islice
from multiprocessing import get_context
from typing import TYPE_CHECKING

import msgspec

from elvenhold.bots import BUDGET, Bot, make
from elvenhold.games.registry import title
from elvenhold.lab.desks import cores
from elvenhold.play.desk import Desk
from elvenhold.play.entries import RANK, SCORE
from elvenhold.play.fields import DEALER, OVER
from elvenhold.play.options import Options
from elvenhold.sight import look

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.pool import Pool

MOST_AT_ONCE = 4
"""Matches that a process plays before it reports."""
AHEAD = 64
"""Parts for each process that are handed out at once."""


class Contest(msgspec.Struct, frozen=True):
    """What is played, and by which bots; with `rotate` they move one seat on after every match."""

    game: str
    options: Options
    bots: tuple[str, ...]
    seed: str
    rotate: bool


class Score(msgspec.Struct, frozen=True):
    """How one seat came out of one match."""

    seat: int
    bot: str
    rank: int
    score: int
    share: float
    """Of the victory: several winners share it."""


class Outcome(msgspec.Struct, frozen=True):
    """How one match went."""

    decisions: int
    turned_up: int
    scores: tuple[Score, ...]


def seated(contest: Contest, number: int) -> tuple[str, ...]:
    """Which bot sits where in match `number`."""
    turn = number % len(contest.bots) if contest.rotate else 0
    return contest.bots[-turn:] + contest.bots[:-turn]


def play_match(contest: Contest, number: int) -> Outcome:
    """Play one match to its end; it depends on the contest and its number alone."""
    chosen = title(contest.game)
    desk = Desk(chosen.game, chosen.make_box(len(contest.bots), contest.options))
    seed = f"{contest.seed}/{number}"
    names = seated(contest, number)
    bots = [make(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    desk.seed(seed)
    decisions, turned_up = _play_on(desk, bots)
    rows = desk.result()[: len(names)]
    winners = sum(row[RANK] == 1 for row in rows)
    scores = tuple(
        Score(seat, name, row[RANK], row[SCORE], (row[RANK] == 1) / winners)
        for seat, (name, row) in enumerate(zip(names, rows, strict=True))
    )
    return Outcome(decisions, turned_up, scores)


def _play_on(desk: Desk, bots: list[Bot]) -> tuple[int, int]:
    decisions = turned_up = 0
    seat = desk.deal()
    while seat != OVER:
        if seat == DEALER:
            move = desk.draw()
            turned_up += 1
        else:
            legal = desk.legal()
            view = look(desk.game, desk.box, desk.table, seat)
            move = bots[seat].choose(view, legal, BUDGET)
            assert move in legal, (desk.game.vocabulary.text(move), seat)
            decisions += 1
        seat = desk.play(move)
    return decisions, turned_up


def play_some(contest: Contest, numbers: range) -> list[Outcome]:
    """Play some matches of a contest."""
    return [play_match(contest, number) for number in numbers]


def hold(contest: Contest, matches: int, jobs: int) -> Iterator[list[Outcome]]:
    """Play a contest; what comes back first is handed out first."""
    size = max(1, min(MOST_AT_ONCE, matches // (jobs * 4)))
    starts = range(0, matches, size)
    parts = (range(start, min(start + size, matches)) for start in starts)
    jobs = workers_for(len(starts), jobs)
    if jobs == 1:
        yield from map(partial(play_some, contest), parts)
        return
    with _workers(jobs) as pool:
        while window := list(islice(parts, jobs * AHEAD)):  # a pool takes in all it is given, and that may be a billion
            yield from pool.imap_unordered(partial(play_some, contest), window)


def workers_for(parts: int, jobs: int) -> int:
    """How many processes are of use: no more than there are parts to play, or cores to play them on."""
    return max(1, min(jobs, parts, cores()))


def _workers(jobs: int) -> Pool:
    """Processes that leave Ctrl-C to this one, which ends them."""
    if threading.current_thread() is not threading.main_thread():
        return get_context("spawn").Pool(jobs)
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return get_context("spawn").Pool(jobs)
    finally:
        signal.signal(signal.SIGINT, before)
