"""The position language: any table as one line of words, from the declarations of its fields alone.

`elfenland 2p preset=moon | phase: travel | boot 0: virst | hand 0: 2 raft, 1 pig | road: ixara-virst-plain pig`
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from elvenhold.games.registry import title
from elvenhold.match.setup import Setup, set_up
from elvenhold.play.describe import NOTHING
from elvenhold.play.desk import Desk
from elvenhold.play.errors import Malformed
from elvenhold.play.fields import NONE, PACKED_BITS, SEAT, Axis, Bits, Count, Field, Id, Packed
from elvenhold.play.options import known
from elvenhold.play.schema import plain

if TYPE_CHECKING:
    from collections.abc import Iterator

BAR = "|"
LONGEST = 20_000
MORE_SEATS = ("6", "7", "8", "9")
Cells = dict[tuple[int, ...], int]


def base_table(setup: Setup) -> bytes:
    """What a position starts from: a table just laid out."""
    desk = Desk(setup.title.game, setup.box, compiled=False)
    desk.deal()
    return desk.table


def write_position(setup: Setup, table: bytes) -> str:
    """Say how a table differs from one just laid out; what follows from the rest is left out."""
    return " | ".join([_header(setup), *_clauses(setup, table)])


def _header(setup: Setup) -> str:
    options = setup.title.options
    wishes = [f"{name}={options[name].to_text(value)}" for name, value in setup.wishes.items()]
    return " ".join([setup.game, f"{setup.seats}p", f"preset={setup.preset}", *wishes])


def _clauses(setup: Setup, table: bytes) -> Iterator[str]:
    game = setup.title.game
    now = np.frombuffer(table, game.table.dtype)
    base = np.frombuffer(base_table(setup), game.table.dtype)
    for name, field in game.table.fields.items():
        if name in setup.title.derived or (now[name] == base[name]).all():
            continue
        rows = range(setup.seats) if field.axes[:1] == (SEAT,) else (None,)
        for row in rows:
            cells, old = (record[name][0] if row is None else record[name][0, row] for record in (now, base))
            if not (cells == old).all():
                axes = field.axes if row is None else field.axes[1:]
                yield f"{name}{'' if row is None else f' {row}'}: {_write_cells(field, axes, cells, old)}"


def _write_cells(field: Field, axes: tuple[Axis, ...], cells: Any, old: Any) -> str:
    if not axes:
        return _write_one(field, int(cells))
    places = [place for place in np.ndindex(cells.shape) if cells[place] != old[place]]
    return ", ".join(_write_place(field, axes, place, int(cells[place])) for place in places)


def _write_place(field: Field, axes: tuple[Axis, ...], place: tuple[int, ...], number: int) -> str:
    words = " ".join(axis.words[index] for axis, index in zip(axes, place, strict=True))
    return f"{number} {words}" if isinstance(field.holds, Count) else f"{words} {_write_one(field, number)}"


def _write_one(field: Field, number: int) -> str:
    holds = field.holds
    if isinstance(holds, Id):
        return NOTHING if number == NONE else holds.axis.words[number]
    if isinstance(holds, Bits):
        return ", ".join(word for place, word in enumerate(holds.axis.words) if number >> place & 1) or NOTHING
    if isinstance(holds, Packed):
        counts = [(number >> (PACKED_BITS * place) & 15, word) for place, word in enumerate(holds.axis.words)]
        return ", ".join(f"{count} {word}" for count, word in counts if count) or NOTHING
    return str(number)


def read_header(text: str) -> Setup:
    """Read the first clause: the game, the seats, the preset and the options."""
    if len(text) > LONGEST or not text.replace("\n", " ").isprintable():
        raise Malformed("the position is too long or holds control characters")
    head, _, rest = text.replace("\n", BAR).strip(f" {BAR}").partition(BAR)
    words = head.split()
    if len(words) < len(("game", "seats")) or not words[1].endswith("p"):
        raise Malformed(f"a position cannot begin with {head!r}", expected="<game> <seats>p [preset=...] [option=...]")
    wishes: dict[str, Any] = {}
    for word in words[2:]:
        name, equals, value = word.partition("=")
        if not equals:
            raise Malformed(f"{word!r} is no option", expected="name=value")
        if name in wishes:
            raise Malformed(f"{name!r} stands twice")
        wishes[name] = value if name == "preset" else _read_wish(words[0], name, value)
    preset = wishes.pop("preset", None)
    setup = set_up(words[0], read_seats(words[1][:-1]), preset, None, wishes)
    return msgspec.structs.replace(setup, position=rest.strip() or BAR)


def read_seats(text: str) -> int:
    """Read a number of seats."""
    if text not in SEAT.words and text not in MORE_SEATS:
        raise Malformed(f"{text!r} is no number of seats", expected="one digit")
    return int(text)


def _read_wish(game: str, name: str, value: str) -> object:
    return known(title(game).options, name).from_text(value)


def read_table(setup: Setup) -> bytes:
    """Set up the table that the clauses of a position describe."""
    game = setup.title.game
    record = np.frombuffer(bytearray(base_table(setup)), game.table.dtype)
    clauses = [part.strip() for part in setup.position.split(BAR) if part.strip()]
    heads = [" ".join(clause.partition(":")[0].split()) for clause in clauses]
    for head, clause in zip(heads, clauses, strict=True):
        if heads.count(head) > 1:
            raise Malformed(f"{head!r} stands twice")
        _read_clause(setup, record, clause)
    box = plain(game.box.dtype, np.frombuffer(bytearray(setup.box), game.box.dtype))
    said = frozenset(head.split(" ")[0] for head in heads)
    setup.title.complete(box, plain(game.table.dtype, record), said)
    return record.tobytes()


def _read_clause(setup: Setup, record: Any, clause: str) -> None:
    head, colon, values = clause.partition(":")
    name, _, row = head.strip().partition(" ")
    fields = {key: field for key, field in setup.title.game.table.fields.items() if key not in setup.title.derived}
    if not colon or name not in fields:
        raise Malformed(f"{clause!r} says nothing about a table", expected=f"<field>: ..., of {', '.join(fields)}")
    field = fields[name]
    cells, axes = record[name][0:1], field.axes
    if axes[:1] == (SEAT,):
        if row not in SEAT.words[: setup.seats]:
            raise Malformed(f"{head!r} names no seat", expected=f"{name} <0 to {setup.seats - 1}>: ...")
        cells, axes = record[name][0, int(row) : int(row) + 1], axes[1:]
    elif row:
        raise Malformed(f"{head!r} is one field", expected=f"{name}: ...")
    spelled = setup.title.game.vocabulary.spelled
    parts = [spelled(part.strip()) for part in values.split(",") if part.strip()]
    _fill(field, axes, cells[0:1], parts)


def _fill(field: Field, axes: tuple[Axis, ...], cells: Any, parts: list[str]) -> None:
    if not axes:
        cells[0] = _read_one(field, parts)
        return
    filled: set[tuple[int, ...]] = set()
    for part in parts:
        place, number = _read_place(field, axes, part)
        if place in filled:
            raise Malformed(f"{part!r} stands after another number of the same")
        filled.add(place)
        cells[(0, *place)] = number


def _read_place(field: Field, axes: tuple[Axis, ...], part: str) -> tuple[tuple[int, ...], int]:
    places = _places(axes)
    if isinstance(field.holds, Count):
        number, _, words = part.partition(" ")
        expected = f"<number> <{' '.join(axis.name for axis in axes)}>"
        _check(_is_number(number) and len(number) < LONGEST_NUMBER and words in places, part, expected)
        return places[words], int(number)
    words, _, value = part.rpartition(" ")
    _check(words in places, part, f"<{' '.join(axis.name for axis in axes)}> <word>")
    return places[words], _read_one(field, [value])


def _places(axes: tuple[Axis, ...]) -> dict[str, tuple[int, ...]]:
    return {
        " ".join(axis.words[index] for axis, index in zip(axes, place, strict=True)): place
        for place in itertools.product(*(range(axis.size) for axis in axes))
    }


LONGEST_NUMBER = 5


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal()


def _read_one(field: Field, parts: list[str]) -> int:
    holds = field.holds
    if parts == [NOTHING]:
        return NONE if isinstance(holds, Id) else 0
    if isinstance(holds, Bits):
        return sum(1 << place for place in {_word(holds.axis, part) for part in parts})
    if isinstance(holds, Packed):
        return _read_packed(holds.axis, parts)
    _check(len(parts) == 1, ", ".join(parts), "one word")
    if isinstance(holds, Id):
        return _word(holds.axis, parts[0])
    _check(_is_number(parts[0]) and len(parts[0]) < LONGEST_NUMBER, parts[0], "a number below 10000")
    return int(parts[0])


def _read_packed(axis: Axis, parts: list[str]) -> int:
    total = 0
    for part in parts:
        number, _, word = part.partition(" ")
        _check(_is_number(number) and len(number) == 1, part, f"<number> <{axis.name}>")
        total += int(number) << (PACKED_BITS * _word(axis, word))
    return total


def _word(axis: Axis, word: str) -> int:
    _check(word in axis.words, word, f"a {axis.name}: {', '.join(axis.words)}")
    return axis.index(word)


def _check(holds: bool, found: str, expected: str) -> None:  # noqa: FBT001 - reads as an assertion
    if not holds:
        raise Malformed(f"{found!r} cannot be read", expected=expected)
