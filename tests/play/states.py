"""Every state of every game there is, for what must hold of all of them."""

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

import numpy as np

from elvenhold.games.registry import titles
from elvenhold.play.fields import UNSEEN, Id
from elvenhold.play.luck import Luck
from elvenhold.play.schema import ALIGNMENT, State
from elvenhold.play.title import Title
from tests.toy.game import TITLE as TOY


def all_titles() -> list[Title]:
    """Every registered title, and the toy."""
    return [TOY, *titles().values()]


def all_states() -> list[type[State]]:
    """The tables and boxes of all games, and luck."""
    return [Luck, *chain.from_iterable((title.game.table, title.game.box) for title in all_titles())]


class Piece(NamedTuple):
    """A field of a record with the bytes it takes."""

    name: str
    start: int
    size: int
    alignment: int


def pieces(dtype: np.dtype[np.void], start: int = 0, name: str = "") -> Iterator[Piece]:
    """Every field of a record, nested ones piece by piece, in the order in which they lie."""
    fields = dict(dtype.fields or {})
    for field, (kind, offset, *_) in fields.items():
        if kind.names is None:
            yield Piece(f"{name}{field}", start + offset, kind.itemsize, kind.base.alignment)
        else:
            yield from pieces(kind, start + offset, f"{name}{field}.")


def gaps(dtype: np.dtype[np.void]) -> list[int]:
    """The bytes that belong to no field, or to more than one."""
    covered = [0] * dtype.itemsize
    for piece in pieces(dtype):
        for place in range(piece.start, piece.start + piece.size):
            covered[place] += 1
    return [place for place, times in enumerate(covered) if times != 1]


def unaligned(dtype: np.dtype[np.void]) -> list[str]:
    """The fields that do not start at a multiple of their width, and the record if its length is none of eight."""
    crooked = [piece.name for piece in pieces(dtype) if piece.start % piece.alignment]
    return crooked + ["(length)"] * (dtype.itemsize % ALIGNMENT != 0)


def within_reach(state: type[State]) -> list[str]:
    """The fields in which UNSEEN or NONE would be a place, or the name of a thing."""
    return [
        name
        for name, field in state.fields.items()
        if any(axis.size > UNSEEN for axis in field.axes)
        or (isinstance(field.holds, Id) and field.holds.axis.size > UNSEEN)
    ]
