"""Telling: what an event is to each audience, and what it changes in its view, in words.

An audience is a seat, or the spectators. Everything told is read from two views; no table comes near a socket.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from struct import Struct
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from elvenhold.match import Back, Event
from elvenhold.match.events import who
from elvenhold.play.describe import meaning_of
from elvenhold.play.fields import SEAT, SPECTATOR
from elvenhold.play.moves import Told
from elvenhold.sight import View, look, tell
from elvenhold.sight.tell import Step
from elvenhold.sight.veil import Veil, lifted_by, veil
from elvenhold.wire import to_client as wire

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

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
        self._over = next(cell for cell in self._cells if cell.way == (OVER,))
        self.path = lru_cache(maxsize=1 << 16)(self._path)

    def _lay_out(self, name: str, field: Field, start: int) -> None:
        number = Struct(NUMBERS[field.storage])
        for place, way in enumerate(ways(field.axes)):
            at = start + place * number.size
            self._at[at // WORD : (at + number.size) // WORD] = len(self._cells)
            self._cells.append(Cell((name, *way), at, number, field.holds))

    def is_over(self, table: bytes) -> bool:
        """Whether a table is at its end."""
        (over,) = self._over.number.unpack_from(table, self._over.start)
        return bool(over)

    def changed(self, before: bytes, after: bytes) -> tuple[wire.Path, ...]:
        """Every cell in which two views differ, with what stands there after."""
        views = np.frombuffer(before + after, np.uint8).reshape(2, 1, len(before))
        return self.changed_together(views)[0][0]

    def changed_together(self, views: NDArray[np.uint8]) -> list[list[tuple[wire.Path, ...]]]:
        """The same for each of several views next to each other, from one table to the next, for many tables."""
        steps, audiences, size = views.shape
        words = views.view(np.int16)
        found: list[list[list[wire.Path]]] = [[[] for _ in range(audiences)] for _ in range(steps - 1)]
        differ = (words[1:] != words[:-1]).nonzero()
        whole, last = views.tobytes(), None
        for here in zip(differ[0].tolist(), differ[1].tolist(), self._at[differ[2]].tolist(), strict=True):
            if here != last:  # a cell may be several words wide
                last = step, audience, place = here
                cell = self._cells[place]
                start = ((step + 1) * audiences + audience) * size + cell.start
                found[step][audience].append(self.path(place, cell.number.unpack_from(whole, start)[0]))
        return [[tuple(paths) for paths in step] for step in found]

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
    return cells_of(game).changed(before, after)


def said(game: Game, moment: Moment, seat: int) -> tuple[str, str]:
    """Who did it, and what he did as far as this audience is told."""
    entry = moment.entry
    if isinstance(entry, Back):
        return str(entry.seat), f"back to {entry.to}"
    if sounds_alike(game, entry):
        return who(entry.seat, entry.concerns), entry.text
    told = tell(game, Step(moment.before, entry.move, moment.after), seat).move
    text = game.vocabulary.text(game.vocabulary.sealed if told is None else told)
    return who(entry.seat, entry.concerns), text


def sounds_alike(game: Game, event: Event) -> bool:
    """Whether everybody is told the same of what was done; what it changed may still look different."""
    return game.vocabulary.verb_of[event.move].told not in (Told.OWNER, Told.SEALED)


@lru_cache(maxsize=1024)
def _veils(game: Game, box: bytes, seats: tuple[int, ...], over: bool) -> Veil:  # noqa: FBT001 - part of a cache's key
    """The veils of several audiences, one below the other."""
    veils = [veil(game, lifted_by(game, box), seat, over) for seat in seats]
    return Veil(np.stack([each.shown for each in veils]), np.stack([each.blank for each in veils]))


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
        told: dict[int, list[wire.Event]] = {seat: [] for seat in seats}
        for moment, sets in zip(moments, self._changes(moments, seats), strict=True):
            concerns, own, others = self._heard(moment)
            for seat, changed in zip(seats, sets, strict=True):
                told[seat].append(wire.Event(moment.entry.seq, *(own if seat == concerns else others), changed))
        return {seat: tuple(events) for seat, events in told.items()}

    def _changes(self, moments: Sequence[Moment], seats: Sequence[int]) -> list[list[tuple[wire.Path, ...]]]:
        """What each moment changed in the view of each audience."""
        if not moments:
            return []
        cells = cells_of(self.game)
        tables = [moments[0].before, *(moment.after for moment in moments)]
        over = cells.is_over(tables[-1])
        if over != cells.is_over(tables[0]):
            pairs = list(pairwise(tables))
            return [[changes(*(self.look(table, seat) for table in pair)) for seat in seats] for pair in pairs]
        veils = _veils(self.game, self.box, tuple(seats), over)
        seen = np.frombuffer(b"".join(tables), np.uint8).reshape(len(tables), 1, -1)
        return cells.changed_together(seen & veils.shown | veils.blank)

    def _heard(self, moment: Moment) -> tuple[int, tuple[str, str], tuple[str, str]]:
        """COM-E12. An event sounds one way to the seat that it concerns, and one way to everybody else."""
        entry = moment.entry
        others = said(self.game, moment, SPECTATOR)
        if isinstance(entry, Back) or sounds_alike(self.game, entry):
            return SPECTATOR, others, others
        return entry.concerns, said(self.game, moment, entry.concerns), others
