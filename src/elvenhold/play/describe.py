"""A table in words: every field by the things it counts, names or holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from elvenhold.play.fields import NONE, PACKED_BITS, SEAT, Axis, Bits, Field, Id, Meaning, Packed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from elvenhold.play.game import Game

NOTHING = "none"


def describe(game: Game, table: bytes, shown: Mapping[str, NDArray[np.bool_]]) -> dict[str, Any]:
    """Write a table as plain data; a cell that is not shown is None."""
    record = np.frombuffer(table, game.table.dtype)
    return {
        name: _rows(field, record[name][0].tolist(), shown[name].tolist(), field.axes)
        for name, field in game.table.fields.items()
    }


def _rows(field: Field, cells: Any, shown: Any, axes: tuple[Axis, ...]) -> Any:
    if not axes:
        return meaning_of(field.holds, cells) if shown else None
    rows = [_rows(field, cell, show, axes[1:]) for cell, show in zip(cells, shown, strict=True)]
    if axes[0] == SEAT:
        return rows
    if all(row is None for row in rows):
        return None
    return dict(zip(axes[0].words, rows, strict=True))


def meaning_of(holds: Meaning, number: int) -> Any:
    """What one number stands for: itself, a word, a list of words, or counts of words."""
    if isinstance(holds, Id):
        return NOTHING if number == NONE else holds.axis.words[number]
    if isinstance(holds, Bits):
        return [word for place, word in enumerate(holds.axis.words) if number >> place & 1]
    if isinstance(holds, Packed):
        counts = {word: number >> (PACKED_BITS * place) & 15 for place, word in enumerate(holds.axis.words)}
        return {word: count for word, count in counts.items() if count}
    return number
