"""Whole matches by the thousand, every seat choosing at random, on all cores: how long they are and who wins."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from elvenhold.lab.desks import at, cores, numbers, runs_compiled
from elvenhold.lab.seeds import Seed, lucks
from elvenhold.play.desk import Desk
from elvenhold.play.entries import DECISIONS, MATCHES, RANKS, SCORES, TALLIES, TURNED_UP, WIN, WINS
from elvenhold.play.fields import SEATS

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from elvenhold.play.game import Game

CHUNK = 1000
"""Matches that share one stream of luck: what is drawn depends on this number and the seed, never on the threads."""


class Tally(msgspec.Struct, frozen=True):
    """What happened in many matches."""

    matches: int
    decisions: int
    """Decisions of seats, those with one choice included."""
    turned_up: int
    """Events of the dealer."""
    wins: tuple[float, ...]
    """Matches won by each seat; a shared win counts for each winner in part."""
    ranks: tuple[float, ...]
    """The mean rank of each seat."""
    scores: tuple[float, ...]
    """The mean score of each seat."""


def tally_of(counts: NDArray[np.int64]) -> Tally:
    """Read what the kernels counted."""
    matches = int(counts[MATCHES])
    wins, ranks, scores = (counts[start : start + SEATS].tolist() for start in (WINS, RANKS, SCORES))
    seats = sum(rank > 0 for rank in ranks)
    return Tally(
        matches,
        int(counts[DECISIONS]),
        int(counts[TURNED_UP]),
        tuple(win / WIN for win in wins[:seats]),
        tuple(rank / matches for rank in ranks[:seats]),
        tuple(score / matches for score in scores[:seats]),
    )


def random_matches(
    game: Game,
    box: bytes,
    matches: int,
    seed: Seed = 0,
    threads: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Tally:
    """Play matches at random; the same seed gives the same tally on any number of threads (0: one for each core).

    `progress` is told, now and then, how many more matches are done.
    """
    sizes = [min(CHUNK, matches - start) for start in range(0, matches, CHUNK)]
    return tally_of(count_chunks(game, box, sizes, seed, threads, progress))


def count_chunks(
    game: Game,
    box: bytes,
    sizes: list[int],
    seed: Seed,
    threads: int = 0,
    progress: Callable[[int], None] | None = None,
) -> NDArray[np.int64]:
    """Play as many matches as each size says, every chunk from a luck of its own; answers what was counted."""
    compiled = runs_compiled()
    total = np.zeros(TALLIES, np.int64)

    def play_chunk(size: int, luck: Any) -> NDArray[np.int64]:
        return _play_chunk(Desk(game, box, compiled=compiled), size, luck)

    with ThreadPoolExecutor(threads or cores()) as pool:
        for size, counts in zip(sizes, pool.map(play_chunk, sizes, lucks(len(sizes), seed)), strict=True):
            total += counts
            if progress:
                progress(size)
    return total


def _play_chunk(desk: Desk, matches: int, luck: Any) -> NDArray[np.int64]:
    desk.rows["luck"][0] = luck
    counts = np.zeros(TALLIES, np.int64)
    desk.game.door("playouts", compiled=desk.compiled)(at(desk), matches, numbers(counts, compiled=desk.compiled))
    return counts
