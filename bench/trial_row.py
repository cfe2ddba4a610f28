#!/usr/bin/env python3
"""Times the trial kernel that the design was measured with, as a row beside ours in the bench of our peers.

    python bench/trial_row.py TRIAL PEERBENCH >> PEERBENCH/results/some-run.log

TRIAL is the folder of kernel.py, PEERBENCH the folder of common.py. One core, 4 seats: compiled random play, and the
loop written in Python.
"""

import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

SEATS, MATCHES = 4, 2000
ROW = {"peer": "trial", "game": "elfenland (base options)", "players": SEATS}


def playouts(kernel: Any, common: Any) -> None:
    """Whole matches in compiled code."""
    box, table, luck = kernel.make_box(SEATS), np.zeros(1, kernel.table_t), np.ones(1, kernel.luck_t)
    count = np.zeros(2, np.int64)
    kernel.run(box, table, luck, 1, count)
    rates = []
    for _ in range(common.REPEATS):
        games, decisions, start = 0, 0, time.perf_counter()
        while time.perf_counter() - start < common.BUDGET:
            kernel.run(box, table, luck, MATCHES, count)
            games, decisions = games + MATCHES, decisions + int(count[0])
        taken = time.perf_counter() - start
        rates.append((decisions / taken, games / taken))
    speeds = sorted(rates)
    middle = speeds[len(speeds) // 2]
    spread = {"dec_s_min": speeds[0][0], "dec_s_max": speeds[-1][0]}
    common.emit(
        **ROW, iface="compiled playouts, 1 thread", kind="batched", dec_s=middle[0], games_s=middle[1], **spread
    )


def one_game_of(kernel: Any) -> Callable[[Any], None]:
    """A whole match by a loop in Python, a call for each decision; it counts as little as it can."""
    desk = np.zeros(1, kernel.one_t)
    desk["box"] = kernel.make_box(SEATS)
    desk["luck"]["s"] = 1
    step, begin, out, dice = kernel.step1, kernel.begin, desk["out"][0].data, random.Random(1).random  # noqa: S311

    def one_game(tally: Any) -> None:
        count = begin(desk["box"], desk["table"], desk["luck"], desk["out"][0])
        decisions = real = legal = 0
        while count:
            decisions += 1
            legal += count
            real += count > 1
            count = step(desk, out[int(dice() * count)])
        tally.games += 1
        tally.dec += decisions
        tally.real += real
        tally.legal += legal

    return one_game


def main() -> None:
    """Find both, measure both."""
    sys.path[:0] = sys.argv[1:3]
    kernel, common = import_module("kernel"), import_module("common")
    playouts(kernel, common)
    common.measure(ROW["peer"], ROW["game"], "step1, loop in Python", SEATS, one_game_of(kernel))


if __name__ == "__main__":
    main()
