"""A game as a value: its box, its table, its moves and its functions, ready to be run at any speed."""

from __future__ import annotations

import os
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from elvenhold.play.entries import playouts, serve, step, step_all
from elvenhold.play.kernel import Speaker, cache_folder, compiler_present
from elvenhold.play.luck import Luck
from elvenhold.play.schema import State, plain_class, record_type
from elvenhold.play.spans import MOST_SPANS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from elvenhold.play.moves import Vocabulary

MOST_MOVES = 1024
SPANS = ("spans", "i8", (MOST_SPANS, 2))
MOST_CHANCES = 32
RESULT_COLUMNS = 5
SEAT_ROWS = 6
DOORS: dict[str, Callable[..., Any]] = {
    "serve": serve,
    "step": step,
    "playouts": playouts,
    "step_all": step_all,
}
READY = "ready"


class Game:
    """Everything that shared code needs to know about a game."""

    def __init__(
        self,
        name: str,
        states: tuple[type[State], type[State]],
        vocabulary: Vocabulary,
        functions: Mapping[str, Callable[..., Any]],
        doors: Mapping[str, Callable[..., Any]] | None = None,
    ) -> None:
        """Bring a game's parts together; `doors` are entry points of its own."""
        self.name = name
        self.box, self.table = states
        self.vocabulary = vocabulary
        self.functions = functions
        self.entries = {**DOORS, **(doors or {})}
        self._speakers = {speed: Speaker(functions, compiled=speed, place=name) for speed in (False, True)}

    @cached_property
    def desk(self) -> np.dtype[np.void]:
        """The record that nests a box, a table, luck and the lists that the kernels write."""
        return record_type(
            [
                ("box", self.box.dtype, ()),
                ("table", self.table.dtype, ()),
                ("luck", Luck.dtype, ()),
                SPANS,
                ("moves", "i2", (MOST_MOVES,)),
                ("weights", "i2", (MOST_CHANCES,)),
                ("scores", "i2", (SEAT_ROWS, RESULT_COLUMNS)),
            ]
        )

    @cached_property
    def place(self) -> np.dtype[np.void]:
        """One of many tables in a batch: a table, its luck, and what is legal there as spans and as a list."""
        moves = ("moves", "i2", (MOST_MOVES,))
        return record_type([("table", self.table.dtype, ()), ("luck", Luck.dtype, ()), SPANS, moves])

    @cached_property
    def plain_desk(self) -> type:
        """The class through which interpreted kernels see a desk."""
        return plain_class("desk", self.desk)

    def door(self, name: str, *, compiled: bool) -> Callable[..., Any]:
        """An entry point of this game, interpreted or compiled."""
        door: Callable[..., Any] = self._speakers[compiled].speak(self.entries[name])
        return door

    @property
    def ready(self) -> bool:
        """Whether compiled kernels of exactly these sources are waiting in the cache."""
        return (cache_folder() / self.name / READY).exists()

    def mark_ready(self) -> None:
        """Note that every entry point has been compiled."""
        (cache_folder() / self.name / READY).touch()


def prefers_compiled(game: Game) -> bool:
    """Whether a new desk should run compiled kernels: as asked for, else if they are there already."""
    wish = os.environ.get("ELVENHOLD_KERNELS", "")
    if wish == "interpreted" or not compiler_present():
        return False
    return wish == "compiled" or game.ready
