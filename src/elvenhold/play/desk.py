"""A desk: one box, one table and luck in one piece of memory, and the referee's verbs on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from elvenhold.play import entries
from elvenhold.play.fields import DEALER
from elvenhold.play.game import Game, prefers_compiled
from elvenhold.play.luck import seed_luck

if TYPE_CHECKING:
    from collections.abc import Sequence


class Desk:
    """Where a match is played: the same rules compiled or interpreted, on the same bytes."""

    def __init__(self, game: Game, box: bytes, *, compiled: bool | None = None) -> None:
        """Lay out the box; the table is empty until `deal`."""
        self.game = game
        self.compiled = prefers_compiled(game) if compiled is None else compiled
        self.rows = np.zeros(1, game.desk)
        self.plain: Any = game.plain_desk(self.rows.view(np.uint8).data)
        self._argument: Any = self.rows if self.compiled else (self.plain,)
        self._serve = game.door("serve", compiled=self.compiled)
        self._table = self._window("table")
        self._window("box")[:] = box

    def _window(self, part: str) -> memoryview:
        dtype, start = self.game.desk.fields[part][:2]  # type: ignore[index]
        return self.rows.view(np.uint8).data[start : start + dtype.itemsize]

    @property
    def box(self) -> bytes:
        """What does not change during a match, as bytes."""
        return bytes(self._window("box"))

    @property
    def table(self) -> bytes:
        """The whole state as bytes: copy, compare or hash it."""
        return bytes(self._table)

    @table.setter
    def table(self, saved: bytes) -> None:
        self._table[:] = saved

    def seed(self, seed: int | str, spun: int = 0) -> None:
        """Key the dealer's luck."""
        seed_luck(self.plain.luck, seed, spun)

    def deal(self) -> int:
        """Begin a match; answers who is to decide."""
        return int(self._serve(self._argument, entries.DEAL, 0, 0))

    def waiting(self) -> int:
        """The seat that decides now, DEALER, or OVER."""
        return int(self._serve(self._argument, entries.WAIT, 0, 0))

    def play(self, move: int) -> int:
        """Carry out a move without asking whether it is legal; answers who is to decide next."""
        return int(self._serve(self._argument, entries.PLAY, move, 0))

    def legal(self) -> list[int]:
        """Every legal move of the seat to decide."""
        count = int(self._serve(self._argument, entries.LIST, 0, 0))
        return self._moves(count)

    def _moves(self, count: int) -> list[int]:
        moves: list[int] = self.rows["moves"][0, :count].tolist()
        return moves

    def draw(self) -> int:
        """What the dealer turns up next, by this desk's luck."""
        return int(self._serve(self._argument, entries.DRAW, 0, 0))

    def outcomes(self) -> list[tuple[int, int]]:
        """Everything the dealer may turn up, each with its weight."""
        count = int(self._serve(self._argument, entries.CHANCES, 0, 0))
        weights: Sequence[int] = self.rows["weights"][0, :count].tolist()
        return list(zip(self._moves(count), weights, strict=True))

    def result(self) -> list[list[int]]:
        """The row of numbers of every seat, rank first."""
        self._serve(self._argument, entries.RESULT, 0, 0)
        rows: list[list[int]] = self.rows["scores"][0].tolist()
        return rows

    def disclose(self, seat: int, move: int) -> None:
        """Note a sealed choice on a view."""
        self._serve(self._argument, entries.DISCLOSE, move, seat)

    def guess(self) -> None:
        """Turn the view that lies on this desk into a world that is consistent with it."""
        self._serve(self._argument, entries.GUESS, 0, 0)

    def options(self) -> list[int]:
        """What may happen next, whoever decides."""
        if self.waiting() == DEALER:
            return [move for move, _ in self.outcomes()]
        return self.legal()
