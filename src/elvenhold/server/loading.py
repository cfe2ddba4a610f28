"""Loading: a match as the store keeps it becomes a match in play, line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from elvenhold.match import Match
from elvenhold.match.setup import Setup, set_up
from elvenhold.play.errors import ElvenholdError, Malformed
from elvenhold.play.fields import DEALER
from elvenhold.server.standing import Standing
from elvenhold.server.telling import Entry, Moment
from elvenhold.wire.to_client import Waits

if TYPE_CHECKING:
    from collections.abc import Iterable

    from elvenhold.server.store.rows import EventRow, MatchRow, Stored

BACK = "back to "


class Broken(Exception):
    """The log of a match does not follow from the rules that are played here; it is kept as far as it does."""

    def __init__(self, reason: str, standing: Standing | None) -> None:
        """Say why, and how far it can be read."""
        super().__init__(reason)
        self.standing = standing


def setup_of(row: MatchRow) -> Setup:
    """What was fixed before the first event."""
    options: dict[str, Any] = msgspec.json.decode(row.options) if row.options else {}
    return set_up(row.game, row.seats, row.preset, row.seed, options)


def load(stored: Stored) -> Standing:
    """A match with everything that has happened in it; raises Broken."""
    row = stored.match
    try:
        match = Match(setup_of(row))
    except (ElvenholdError, msgspec.DecodeError) as error:
        raise Broken(str(error), None) from error
    standing = Standing(match, since_of(row))
    try:
        take_up(standing, stored.events)
        check(standing, row)
    except Exception as error:  # a log that was damaged may fail anywhere in the rules
        raise Broken(f"event {match.seq + 1}: {error}", standing) from error
    return standing


def take_up(standing: Standing, rows: Iterable[EventRow]) -> list[Moment]:
    """Let happen what the store says has happened; answers the moments."""
    moments = []
    for row in rows:
        before = standing.table
        entry = _entry(standing.match, row)
        standing.settle(row.at)
        moments.append(moment := Moment(entry, before, standing.table))
        standing.moments.append(moment)
    return moments


def _entry(match: Match, row: EventRow) -> Entry:
    entry: Entry = match.undo() if row.text.startswith(BACK) else match.take_up(row.who, row.text)
    if str(entry) != (kept := f"{row.seq} {row.who} {row.text}"):
        raise Malformed(f"{kept!r} does not follow", expected=str(entry))
    return entry


def check(standing: Standing, row: MatchRow) -> None:
    """Refuse a log that is shorter than it should be, or stops where the dealer has to go on."""
    match = standing.match
    if match.seq != row.seq:
        raise Malformed(f"the log holds {match.seq} events of {row.seq}")
    if match.log and match.turn[0] == DEALER:
        raise Malformed("the log ends where the dealer has to act")


def since_of(row: MatchRow) -> float:
    """Since when the seat to decide has been waiting."""
    try:
        return msgspec.json.decode(row.waiting, type=Waits).since or row.updated
    except msgspec.DecodeError:
        return row.updated
