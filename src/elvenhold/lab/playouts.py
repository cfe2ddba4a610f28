"""Whole matches by the thousand, every seat choosing at random, on all cores: how long they are and who wins."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from elvenhold.lab.desks import at, cores, numbers, runs_compiled
from elvenhold.lab.seeds import Seed, lucks
from elvenhold.play.desk import Desk
from elvenhold.play.entries import DECISIONS, MATCHES, RANKS, SCORES, TALLIES, TURNED_UP, WIN, WINS
from elvenhold.play.fields import SEATS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numpy.typing import NDArray

    from elvenhold.play.game import Game

CHUNK = 1000
"""Matches that share one stream of luck: what is drawn depends on this number and the seed, never on the threads."""
AHEAD = 64
"""Chunks for each thread that are handed out at once, so that who stops need not wait for all."""


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
    return tally_of(count_chunks(game, box, chunks_of(matches), seed, threads, progress))


def chunks_of(matches: int) -> list[int]:
    """How many matches each chunk has."""
    return [min(CHUNK, matches - start) for start in range(0, matches, CHUNK)]


def count_chunks(
    game: Game,
    box: bytes,
    sizes: list[int],
    seed: Seed,
    threads: int = 0,
    progress: Callable[[int], None] | None = None,
) -> NDArray[np.int64]:
    """Play as many matches as each size says, every chunk from a luck of its own; answers what was counted."""
    total = np.zeros(TALLIES, np.int64)
    for counts in counted(game, box, sizes, seed, threads):
        total += counts
        if progress:
            progress(int(counts[MATCHES]))
    return total


def counted(game: Game, box: bytes, sizes: list[int], seed: Seed, threads: int = 0) -> Iterator[NDArray[np.int64]]:
    """What was counted in every chunk, one after the other; whoever stops listening stops the play."""
    compiled = runs_compiled()
    threads = threads or cores()
    todo = zip(sizes, lucks(len(sizes), seed), strict=True)

    def play_chunk(size: int, luck: Any) -> NDArray[np.int64]:
        return _play_chunk(Desk(game, box, compiled=compiled), size, luck)

    with ThreadPoolExecutor(threads) as pool:
        while window := list(islice(todo, threads * AHEAD)):
            yield from pool.map(play_chunk, *zip(*window, strict=True))


def _play_chunk(desk: Desk, matches: int, luck: Any) -> NDArray[np.int64]:
    desk.rows["luck"][0] = luck
    counts = np.zeros(TALLIES, np.int64)
    desk.game.door("playouts", compiled=desk.compiled)(at(desk), matches, numbers(counts, compiled=desk.compiled))
    return counts
