"""Chunks: random play as `lab.playouts` counts it, handed out piece by piece, so that it can be cut short."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from elvenhold.lab.desks import at, cores, numbers, runs_compiled
from elvenhold.lab.playouts import CHUNK, tally_of
from elvenhold.lab.seeds import lucks
from elvenhold.play.desk import Desk
from elvenhold.play.entries import TALLIES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numpy.typing import NDArray

    from elvenhold.lab.playouts import Tally
    from elvenhold.play.game import Game

AHEAD = 64
"""Chunks for each thread that are handed out at once."""


class Playing(msgspec.Struct, frozen=True):
    """What is played at random, from which seed, and on how many threads."""

    game: Game
    box: bytes
    seed: str
    threads: int


def random_tally(playing: Playing, matches: int, progress: Callable[[int], None]) -> Tally:
    """Play matches at random; whoever presses Ctrl-C gets what has been counted, if anything has.

    Must agree with `lab.playouts.random_matches` (tested in tests/cli/test_simulate.py).
    """
    total = np.zeros(TALLIES, np.int64)
    sizes = [min(CHUNK, matches - start) for start in range(0, matches, CHUNK)]
    try:
        for size, counts in zip(sizes, _counted(playing, sizes), strict=True):
            total += counts
            progress(size)
    except KeyboardInterrupt:
        if not total.any():
            raise
    return tally_of(total)


def _counted(playing: Playing, sizes: list[int]) -> Iterator[NDArray[np.int64]]:
    """What every chunk counts, each from a luck of its own."""
    compiled = runs_compiled()

    def count(size: int, luck: Any) -> NDArray[np.int64]:
        desk = Desk(playing.game, playing.box, compiled=compiled)
        desk.rows["luck"][0] = luck
        counts = np.zeros(TALLIES, np.int64)
        desk.game.door("playouts", compiled=compiled)(at(desk), size, numbers(counts, compiled=compiled))
        return counts

    threads = min(playing.threads, cores())
    todo = zip(sizes, lucks(len(sizes), playing.seed), strict=True)
    with ThreadPoolExecutor(threads) as pool:
        while window := list(islice(todo, threads * AHEAD)):  # Ctrl-C waits only for what has begun
            yield from pool.map(count, *zip(*window, strict=True))
