#!/usr/bin/env python3
"""Measures random play and batched stepping on a CUDA device; made for an H200, works on its kind and newer.

    python bench/h200.py                 with NumPy, msgspec, platformdirs, numba and numba-cuda (extra `cuda`)
    python bench/h200.py write FOLDER    no device needed: the kernel as PTX, with box, luck and what must come out
    python bench/h200.py cupy FOLDER     with NumPy, CuPy and such a folder only

Every run first plays a batch whose tally the processor has played as well: the two must be equal.
"""

import argparse
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

SEATS, SEED = 4, 7
CHECK_THREADS, CHECK_EACH = 4096, 2
PROCESSORS = 132  # of an H200
RESIDENT = (512, 1024, 2048, 4096)
BLOCKS = (32, 64)
EACH = (1, 8)
TABLES = (256, 1024, 4096)  # tables for each processor, stepped one move at a time
STEPS = 300
DECISIONS, MATCHES = 0, 2
SPREAD = 1024  # rows of a tally, as in elvenhold.lab.cuda

Play = Callable[[int, int, int], tuple[float, list[int]]]
"""Threads, matches each and threads of a block → seconds, and the tally as it was counted."""


class Rules(NamedTuple):
    """What the project itself provides."""

    game: Any
    box: bytes


def say(line: str) -> None:
    """Print at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def rules() -> Rules:
    """Elfenland as its first edition is printed, from this checkout."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))
    from elvenhold.games.registry import title  # noqa: PLC0415 - the CuPy way has no package at hand

    elfenland = title("elfenland")
    _, options = elfenland.choose(None, {})
    return Rules(elfenland.game, elfenland.make_box(SEATS, options))


def expected(given: Rules) -> list[int]:
    """What the processor counts in the batch that every run is checked with."""
    from elvenhold.lab.playouts import count_chunks  # noqa: PLC0415

    counts: list[int] = count_chunks(given.game, given.box, [CHECK_EACH] * CHECK_THREADS, SEED).tolist()
    return counts


def by_numba(given: Rules) -> Play:
    """Compile here and now for the device that answers."""
    from elvenhold.lab import cuda  # noqa: PLC0415

    def play(threads: int, each: int, block: int) -> tuple[float, list[int]]:
        players = cuda.Players(given.game, given.box, threads, SEED, block)
        start = time.perf_counter()
        players.play(each)
        return time.perf_counter() - start, players.counts().tolist()

    cuda.demand_device()
    return play


def write(folder: Path) -> None:
    """Everything that a machine with nothing but CuPy needs."""
    given = rules()
    from elvenhold.lab import cuda  # noqa: PLC0415
    from elvenhold.lab.seeds import lucks  # noqa: PLC0415

    folder.mkdir(parents=True, exist_ok=True)
    (folder / "random_play.ptx").write_text(cuda.ptx(given.game, "random_play"), encoding="utf-8")
    streams = lucks(PROCESSORS * max(RESIDENT), SEED)
    box = np.frombuffer(given.box, np.uint8)
    np.savez(folder / "rules.npz", box=box, keys=streams["key"].astype(np.uint32), expected=expected(given))
    say(f"wrote random_play.ptx and rules.npz to {folder}")


def by_cupy(folder: Path) -> tuple[Play, list[int]]:
    """Load what `write` has written; a luck is key, block (four 64-bit words each) and a count."""
    cupy: Any = import_module("cupy")
    given = np.load(folder / "rules.npz")
    text = (folder / "random_play.ptx").read_text(encoding="utf-8")
    name = text.split(".visible .entry ")[1].split("(")[0]
    kernel = cupy.RawModule(path=str(folder / "random_play.ptx")).get_function(name)
    box, wide, total = cupy.asarray(given["box"]), np.int64, len(given["expected"])

    def array(data: Any, item: int, *shape: int) -> tuple[Any, ...]:
        strides = (item * shape[-1], item)[-len(shape) :]
        counts = wide(np.prod(shape)), wide(item)
        return np.uint64(0), np.uint64(0), *counts, np.uint64(data.data.ptr), *map(wide, (*shape, *strides))

    def play(threads: int, each: int, block: int) -> tuple[float, list[int]]:
        words = np.zeros((threads, 9), wide)
        words[:, :4] = given["keys"][:threads]
        streams, tally = cupy.asarray(words), cupy.zeros((SPREAD, total), wide)
        given_kernel = (
            *array(box, box.size, 1),
            *array(streams, 72, threads),
            *array(tally, 8, SPREAD, total),
            wide(each),
        )
        cupy.cuda.Device().synchronize()
        start = time.perf_counter()
        kernel((-(-threads // block),), (block,), given_kernel)
        cupy.cuda.Device().synchronize()
        return time.perf_counter() - start, tally.get().sum(axis=0).tolist()

    say(f"registers {kernel.num_regs}, local memory of a thread {kernel.local_size_bytes} bytes")
    return play, given["expected"].tolist()


def measure(play: Play, right: list[int]) -> None:
    """Check once, then print a line for every size of batch."""
    _, counted = play(CHECK_THREADS, CHECK_EACH, 64)
    if counted != right:
        raise SystemExit(f"the device counted {counted}, the processor {right}")
    say(f"check: {counted[MATCHES]} matches, {counted[DECISIONS]} decisions, the same as on the processor")
    say(f"{'threads':>8} {'block':>5} {'each':>4} {'seconds':>8} {'M matches/s':>12} {'G decisions/s':>14}")
    best = 0.0
    for resident in RESIDENT:
        for block in BLOCKS:
            for each in EACH:
                threads = PROCESSORS * resident
                seconds, tally = play(threads, each, block)
                rate = tally[DECISIONS] / seconds / 1e9
                best = max(best, rate)
                matches = tally[MATCHES] / seconds / 1e6
                say(f"{threads:8} {block:5} {each:4} {seconds:8.4f} {matches:12.2f} {rate:14.3f}")
    say(f"best: {best:.2f} G seat decisions a second, {SEATS} seats, Elfenland in full")


def measure_tables(given: Rules) -> None:
    """Tables that live on the device, chosen for and stepped by one launch each: the way of a learner's environment."""
    from elvenhold.lab import cuda  # noqa: PLC0415

    def tables(count: int) -> Any:
        return cuda.DeviceTables(given.game, given.box, count, SEED)

    def go_on(running: Any) -> None:
        running.choose_random()
        running.step()

    say(f"{'tables':>8} {'seconds':>8} {'G decisions/s':>14}")
    for each in TABLES:
        timed, counted = tables(PROCESSORS * each), tables(PROCESSORS * each)
        decisions = 0
        for _ in range(STEPS):  # the same luck, counted while nobody watches the clock
            decisions += int(np.count_nonzero(counted.legal_counts))
            go_on(counted)
        timed.wait()
        start = time.perf_counter()
        for _ in range(STEPS):
            go_on(timed)
        timed.wait()
        seconds = time.perf_counter() - start
        say(f"{PROCESSORS * each:8} {seconds:8.4f} {decisions / seconds / 1e9:14.3f}")


def main() -> None:
    """Read what to do, do it, and fail with one clear line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("how", nargs="?", choices=["numba", "write", "cupy"], default="numba")
    parser.add_argument("folder", nargs="?", type=Path)
    chosen = parser.parse_args()
    if chosen.how != "numba" and chosen.folder is None:
        parser.error(f"{chosen.how} needs a folder")
    try:
        if chosen.how == "write":
            write(chosen.folder)
        elif chosen.how == "cupy":
            measure(*by_cupy(chosen.folder))
        else:
            given = rules()
            measure(by_numba(given), expected(given))
            measure_tables(given)
    except (ImportError, RuntimeError) as failed:
        raise SystemExit(f"bench/h200.py cannot run here: {failed}") from failed


if __name__ == "__main__":
    main()
