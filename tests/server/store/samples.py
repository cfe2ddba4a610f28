"""Rows as tests need them: whatever does not matter is filled in."""

from __future__ import annotations

from typing import Any

import msgspec

from elvenhold.server.store.rows import RUNNING, Append, Command, EventRow, MatchRow, SeatRow

PLAIN = MatchRow(
    id="a",
    name="Friday",
    game="elfenland",
    preset="amigo-de",
    seats=2,
    options="{}",
    seed=str(2**127 + 1),
    rules_version=1,
    state=RUNNING,
    seq=0,
    host="ann",
    listed=True,
    watch="watch-a",
    created=1.0,
    updated=1.0,
)
SEATS = (SeatRow(0, "human", "ann", None, "Ann", "invite-0"), SeatRow(1, "bot", bot="planner"))


def a_match(name: str = "a", **fields: Any) -> MatchRow:
    """A running match without events."""
    return msgspec.structs.replace(PLAIN, **({"id": name, "watch": f"watch-{name}"} | fields))


def an_append(match: str = "a", old: int = 0, command: str | None = None, *texts: str, **fields: Any) -> Append:
    """An append of these events, or of one move."""
    events = tuple(EventRow(match, old + k, "0", text, 2.0) for k, text in enumerate(texts or ("pass",), 1))
    known = Command(match, command, 0, old + 1, old + len(events)) if command else None
    return Append(match, old, events, known, **({"at": 2.0} | fields))
