"""Tables: many matches side by side, stepped by one kernel and handled as arrays.

>>> from elvenhold.games.registry import title
>>> elfenland = title("elfenland")
>>> preset, options = elfenland.choose(None, {})
>>> tables = Tables(elfenland.game, elfenland.make_box(4, options), count=3, seed=7)
>>> tables.legal_counts  # how many moves are legal at each table
array([5, 6, 4], dtype=int16)
>>> [elfenland.game.vocabulary.text(move) for move in tables.legal(0)[:2]]
['take blind', 'take pig']
>>> tables.step([moves[0] for moves in map(tables.legal, range(3))])  # everybody takes blind
>>> for _ in range(100):
...     tables.step(tables.choose_random())
>>> bool((tables.legal_counts > 0).all())
True

A table whose match is over shows 0 legal moves for one step; the next step deals a new match there, whatever
move is given for it.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise, repeat
from typing import TYPE_CHECKING, Any

import numpy as np

from elvenhold.lab.desks import numbers, runs_compiled
from elvenhold.lab.seeds import Seed, generator, lucks
from elvenhold.play.desk import Desk
from elvenhold.play.schema import plain_class

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from elvenhold.play.game import Game

    Numbers16 = NDArray[np.int16]

NO_MOVE = -1
"""What is given for a table whose match is over."""


class Tables:
    """An array of tables of one box; the dealer plays by himself, each table from its own luck."""

    def __init__(self, game: Game, box: bytes, count: int, seed: Seed = 0, threads: int = 1) -> None:
        """Deal a match at every table."""
        self.game, self.box = game, box
        self.compiled = runs_compiled()
        self.places = np.zeros(count, game.place)
        self.places["luck"] = lucks(count, seed)
        self.legal_counts: Numbers16 = np.zeros(count, np.int16)
        self._boxes = np.frombuffer(box, game.box.dtype)
        self._random = np.random.Generator(generator(seed, "choices"))
        self._door = game.door("step_all", compiled=self.compiled)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._parts = self._arguments(threads)
        self.step(np.full(count, NO_MOVE))

    def _arguments(self, threads: int) -> list[tuple[Any, Any, slice]]:
        """What each thread hands to the kernel: its slice of the tables, seen as its speed needs it."""
        cuts = [len(self) * part // threads for part in range(threads + 1)]
        boxes: Any = self._boxes
        places: list[Any] = [self.places[start:stop] for start, stop in pairwise(cuts)]
        if not self.compiled:
            boxes = (plain_class("box", self.game.box.dtype)(self._boxes.view(np.uint8).data),)
            seen = plain_class("place", self.game.place)
            places = [[seen(part[i : i + 1].view(np.uint8).data) for i in range(len(part))] for part in places]
        return [(boxes, part, slice(start, stop)) for part, (start, stop) in zip(places, pairwise(cuts), strict=True)]

    def __len__(self) -> int:
        return len(self.places)

    @property
    def over(self) -> NDArray[np.bool_]:
        """The tables whose match has just ended."""
        over: NDArray[np.bool_] = self.legal_counts == 0
        return over

    @property
    def moves(self) -> Numbers16:
        """The legal moves of all tables, a row each; only the first `legal_counts` of a row mean something."""
        return self.places["moves"]

    def legal(self, table: int) -> list[int]:
        """The legal moves at one table."""
        moves: list[int] = self.moves[table, : self.legal_counts[table]].tolist()
        return moves

    def choose_random(self) -> Numbers16:
        """A legal move for every table, each as likely; NO_MOVE where the match is over."""
        picks = (self._random.random(len(self), np.float32) * self.legal_counts).astype(np.int64)
        picks = np.minimum(picks, np.maximum(self.legal_counts - 1, 0))  # a float may round up to the count
        return np.where(self.over, np.int16(NO_MOVE), self.moves[np.arange(len(self)), picks])

    def step(self, moves: ArrayLike) -> None:
        """Play one move at every table; a match that was over begins anew."""
        chosen = np.ascontiguousarray(moves, np.int16)
        if chosen.shape != (len(self),):
            raise ValueError(f"{chosen.shape} moves for {len(self)} tables")
        if self._pool is None:
            self._step_part(self._parts[0], chosen)
        else:
            list(self._pool.map(self._step_part, self._parts, repeat(chosen)))

    def _step_part(self, part: tuple[Any, Any, slice], chosen: Numbers16) -> None:
        boxes, places, here = part
        moves, counts = (numbers(array[here], compiled=self.compiled) for array in (chosen, self.legal_counts))
        self._door(boxes, places, moves, counts)

    def table(self, table: int) -> bytes:
        """One table as bytes, as desks take them."""
        return bytes(self.places["table"][table])

    def result(self, table: int) -> list[list[int]]:
        """The row of numbers of every seat at one table, rank first."""
        desk = Desk(self.game, self.box)
        desk.table = self.table(table)
        return desk.result()
