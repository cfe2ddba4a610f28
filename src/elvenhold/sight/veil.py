"""The veil of a seat: for every byte of a table, whether it shows and what stands there if it does not."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from elvenhold.play.schema import plain

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from elvenhold.play.fields import Field, Seen
    from elvenhold.play.game import Game

ALL_BITS = -1


class Veil(NamedTuple):
    """`table & shown | blank` is what a seat sees."""

    shown: NDArray[np.uint8]
    blank: NDArray[np.uint8]


@lru_cache(maxsize=4096)
def veil(game: Game, lifted: frozenset[str], seat: int, over: bool) -> Veil:  # noqa: FBT001 - part of a cache's key
    """Build the veil from the fields' declarations alone; whatever is not declared visible is blank."""
    shown = np.zeros(1, game.table.dtype)
    blank = np.zeros(1, game.table.dtype)
    for name, field in game.table.fields.items():
        blank[name] = field.holds.blank
        if is_open(field.seen, lifted, over=over):
            shown[name], blank[name] = ALL_BITS, 0
        elif field.seen.who == "owner" and seat >= 0:
            shown[name][0, seat], blank[name][0, seat] = ALL_BITS, 0
    return Veil(shown.view(np.uint8), blank.view(np.uint8))


def is_open(seen: Seen, lifted: frozenset[str], *, over: bool) -> bool:
    """Whether everybody sees a field now."""
    return seen.who == "all" or (seen.until_over and over) or (seen.unless in lifted)


def conditions(game: Game) -> frozenset[str]:
    """The options on which the visibility of this game's fields depends."""
    return frozenset(field.seen.unless for field in game.table.fields.values() if field.seen.unless)


@lru_cache(maxsize=256)
def lifted_by(game: Game, box: bytes) -> frozenset[str]:
    """Which of those options are on in this box."""
    names = conditions(game)
    if not names:
        return frozenset()
    record: Any = plain(game.box.dtype, np.frombuffer(bytearray(box), game.box.dtype))
    return frozenset(name for name in names if getattr(record, name))


def is_over(game: Game, table: bytes) -> bool:
    """Whether a table is at its end."""
    kind, start = game.table.dtype.fields["over"][:2]  # type: ignore[index]
    return table[start : start + kind.itemsize] != bytes(kind.itemsize)


def sees(field: Field, veiled: Veil, game: Game, name: str) -> NDArray[np.bool_]:
    """Which cells of a field show."""
    cells = veiled.shown.view(game.table.dtype)[name][0]
    return np.asarray(cells != 0).reshape(field.shape)
