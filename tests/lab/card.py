"""A graphics card of straw: runs the Python of CUDA kernels thread by thread, on plain records, to see what they do."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from elvenhold.lab import cuda
from elvenhold.play.game import Game
from elvenhold.play.kernel import Speaker
from elvenhold.play.schema import plain_class


class Records:
    """An array of records as kernels index it; each is seen through its plain twin."""

    def __init__(self, rows: Any) -> None:
        """Look at an array of NumPy's."""
        self.rows = rows
        self.shape = rows.shape
        seen = plain_class("record", rows.dtype)
        self._plain = [seen(rows[i : i + 1].view(np.uint8).data) for i in range(len(rows))]

    def __getitem__(self, at: int) -> Any:
        return self._plain[at]

    def __setitem__(self, at: int, record: Any) -> None:
        for name in self.rows.dtype.names:
            given = getattr(record, name)
            if isinstance(given, memoryview):
                getattr(self._plain[at], name)[:] = given
            else:
                setattr(self._plain[at], name, given)


def local_array(shape: Any, kind: Any) -> Any:
    """Memory of one thread, full of what lay there before."""
    cells = np.empty(shape, kind)
    cells.view(np.uint8)[:] = 0x55
    return Records(cells) if isinstance(kind, np.dtype) else cells.data


def add(cells: Any, at: tuple[int, int], number: int) -> None:
    """Add to a number that all threads share."""
    cells[at] += number


class StrawCard:
    """Stands in for `numba.cuda` and launches kernels."""

    def __init__(self, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        """Take the place of the module and of the compiler."""
        self._thread = 0
        self._game = game
        speaker = Speaker(game.functions, compiled=False, place="straw")
        card = SimpleNamespace(
            grid=lambda _: self._thread,
            local=SimpleNamespace(array=local_array),
            atomic=SimpleNamespace(add=add),
        )
        monkeypatch.setattr(cuda, "_numba_cuda", lambda: card)
        monkeypatch.setattr(cuda, "_record", lambda dtype: dtype)
        monkeypatch.setattr(cuda, "_speaker", lambda _: speaker)

    def launch(self, name: str, threads: int, *arguments: Any) -> None:
        """Run every thread of one kernel, one after the other."""
        body = cuda.KERNELS[name](self._game)
        for self._thread in range(threads):
            body(*arguments)
