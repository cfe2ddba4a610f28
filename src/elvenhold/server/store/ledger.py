"""What is written when events are appended: the same few statements for every database, with `?` for each value.

This is the way of every move, so nothing is put together here while it runs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

from msgspec.structs import astuple

from elvenhold.server.store.rows import Append

STANDS = "SELECT seq FROM matches WHERE id = ?"
REMEMBERED = "SELECT match, id, seat, first, last FROM commands WHERE match = ? AND id = ?"
MOVED = "UPDATE matches SET seq = ?, waiting = COALESCE(?, waiting), updated = ? WHERE id = ? AND seq = ?"
# Apart from the one above because a state named here makes SQLite write the indices of the lists anew.
TURNED = (
    "UPDATE matches SET seq = ?, waiting = COALESCE(?, waiting), updated = ?, state = COALESCE(?, state),"
    " result = COALESCE(?, result) WHERE id = ? AND seq = ?"
)
COMMAND = "INSERT INTO commands (match, id, seat, first, last) VALUES (?, ?, ?, ?, ?)"
EVENT = "INSERT INTO events (match, seq, who, text, at) VALUES (?, ?, ?, ?, ?)"

Rows = list[tuple[Any, ...]]


def writes(appends: Sequence[Append]) -> Iterator[tuple[str, Rows]]:
    """Each statement that writes these appends, with the values of each time that it is carried out."""
    usual = [a for a in appends if a.state is None and a.result is None]
    turned = [a for a in appends if a.state is not None or a.result is not None]
    yield MOVED, [(a.new, a.waiting, a.at, a.match, a.old) for a in usual]
    yield TURNED, [(a.new, a.waiting, a.at, a.state, a.result, a.match, a.old) for a in turned]
    yield COMMAND, [astuple(a.command) for a in appends if a.command]
    yield EVENT, [astuple(event) for a in appends for event in a.events]


def numbered(statement: str) -> str:
    """The statement with `$1`, `$2` … for its values."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", statement)
