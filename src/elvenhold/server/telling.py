"""Telling: what an event is to each audience, and what it changes in its view, in words.

An audience is a seat, or the spectators. Everything told is read from two views; no table comes near a socket.
"""

from __future__ import annotations

from functools import lru_cache
from struct import Struct
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from elvenhold.match import Back, Event
from elvenhold.match.events import who
from elvenhold.play.describe import meaning_of
from elvenhold.play.fields import SEAT
from elvenhold.sight import View, look, tell
from elvenhold.sight.tell import Step, concerned
from elvenhold.wire import to_client as wire

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from elvenhold.play.fields import Axis, Field, Meaning
    from elvenhold.play.game import Game

Entry = Event | Back
WORD = 2
"""Bytes that are compared at a time; no field is narrower."""

OVER = "over"
"""The field with which every game says that it has ended; what is open from then on, opens with it."""
NUMBERS = {"i2": "=h", "i4": "=i", "i8": "=q"}


class Moment(NamedTuple):
    """An entry of a log between the table it met and the table it made."""

    entry: Entry
    before: bytes
    after: bytes


class Cell(NamedTuple):
    """One number of a table: the way to it in a view, where it stands, and what it means."""

    way: tuple[str | int, ...]
    start: int
    number: Struct
    holds: Meaning


class Cells:
    """The cells of a game's tables, found by their place."""

    def __init__(self, game: Game) -> None:
        """Look through the declarations of the game's table."""
        self.fields = game.table.fields
        self.opening = [name for name, field in self.fields.items() if field.seen.until_over]
        self._cells: list[Cell] = []
        self._at = np.full(game.table.dtype.itemsize // WORD, -1)
        for name, field in self.fields.items():
            self._lay_out(name, field, game.table.dtype.fields[name][1])  # type: ignore[index]
        self.path = lru_cache(maxsize=1 << 16)(self._path)

    def _lay_out(self, name: str, field: Field, start: int) -> None:
        number = Struct(NUMBERS[field.storage])
        for place, way in enumerate(ways(field.axes)):
            at = start + place * number.size
            self._at[at // WORD : (at + number.size) // WORD] = len(self._cells)
            self._cells.append(Cell((name, *way), at, number, field.holds))

    def changed(self, before: bytes, after: bytes) -> Iterator[wire.Path]:
        """Every cell in which two views differ, with what stands there after."""
        old, new = np.frombuffer(before, np.int16), np.frombuffer(after, np.int16)
        last = -1
        for place in self._at[(old != new).nonzero()[0]].tolist():
            if place != last:
                last = place
                cell = self._cells[place]
                yield self.path(place, cell.number.unpack_from(after, cell.start)[0])

    def _path(self, place: int, number: int) -> wire.Path:
        cell = self._cells[place]
        return (*cell.way, meaning_of(cell.holds, number))


def ways(axes: tuple[Axis, ...]) -> Iterator[tuple[str | int, ...]]:
    """The way to every cell of a field, in the order of the cells: seats by number, all else by its word."""
    if not axes:
        yield ()
        return
    for place, word in enumerate(axes[0].words):
        for rest in ways(axes[1:]):
            yield (place if axes[0] == SEAT else word, *rest)


@lru_cache(maxsize=64)
def cells_of(game: Game) -> Cells:
    """The cells of a game."""
    return Cells(game)


def changes(before: View, after: View) -> tuple[wire.Path, ...]:
    """What changed between two views of one audience; carried out one after the other, it makes one from the other."""
    cells = cells_of(after.game)
    changed = tuple(cells.changed(before.table, after.table))
    if all(path[0] != OVER for path in changed):
        return changed
    whole = after.to_dict()
    opened: list[wire.Path] = [(name, whole[name]) for name in cells.opening]
    return (*(path for path in changed if path[0] not in cells.opening), *opened)


def differences(game: Game, before: bytes, after: bytes) -> tuple[wire.Path, ...]:
    """What differs between two views of one audience to which the same fields are open."""
    return tuple(cells_of(game).changed(before, after))


def said(game: Game, moment: Moment, seat: int) -> tuple[str, str]:
    """Who did it, and what he did as far as this audience is told."""
    entry = moment.entry
    if isinstance(entry, Back):
        return str(entry.seat), f"back to {entry.to}"
    told = tell(game, Step(moment.before, entry.move, moment.after), seat).move
    text = game.vocabulary.text(game.vocabulary.sealed if told is None else told)
    return who(entry.seat, entry.concerns), text


class Teller:
    """Tells the moments of the matches that are played with one box."""

    def __init__(self, game: Game, box: bytes) -> None:
        """Take the box."""
        self.game, self.box = game, box

    def look(self, table: bytes, seat: int) -> View:
        """What an audience sees of a table."""
        return look(self.game, self.box, table, seat)

    def retell(self, moments: Sequence[Moment], seat: int) -> tuple[wire.Event, ...]:
        """Several moments as one audience is told them."""
        return self.tell(moments, (seat,))[seat]

    def tell(self, moments: Sequence[Moment], seats: Sequence[int]) -> dict[int, tuple[wire.Event, ...]]:
        """Several moments, one after the other, as each of these audiences is told them."""
        heard = [self._heard(moment) for moment in moments]
        return {seat: tuple(self._events(moments, heard, seat)) for seat in seats}

    def _heard(self, moment: Moment) -> tuple[int, tuple[str, str], tuple[str, str]]:
        """COM-E12. An event sounds one way to the seat that it concerns, and one way to everybody else."""
        seat = concerned(self.game, moment.before)
        return seat, said(self.game, moment, seat), said(self.game, moment, -1)

    def _events(self, moments: Sequence[Moment], heard: Sequence[Any], seat: int) -> Iterator[wire.Event]:
        before: View | None = None
        for moment, (concerns, own, others) in zip(moments, heard, strict=True):
            before = before or self.look(moment.before, seat)
            after = self.look(moment.after, seat)
            decided, text = own if seat == concerns else others
            yield wire.Event(moment.entry.seq, decided, text, changes(before, after))
            before = after
