"""Live: a match that is in use on this node, as the store knows it and as it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from elvenhold.server.loading import Broken, load
from elvenhold.server.store.rows import GATHERING, RUNNING, MatchRow, SeatRow, Stored

if TYPE_CHECKING:
    from elvenhold.server.bots_at_table import Brains
    from elvenhold.server.standing import Standing
    from elvenhold.server.store import Store
    from elvenhold.server.store.writer import Writer


class Around(NamedTuple):
    """What all matches of a server share."""

    store: Store
    writer: Writer
    brains: Brains
    clock: Callable[[], float]


class Live:
    """A match in use: its row and its seats, and how it stands once it has begun."""

    def __init__(self, stored: Stored) -> None:
        """Take what the store holds."""
        self.row: MatchRow
        self.seats: tuple[SeatRow, ...]
        self.standing: Standing | None = None
        self.broken = ""
        """Why the log can be read no further."""
        self.take(stored)

    def take(self, stored: Stored) -> None:
        """Be what the store holds; a log that cannot be read is followed as far as it can."""
        self.row, self.seats = stored.match, stored.seats
        if stored.match.state == GATHERING:
            return
        try:
            self.standing = load(stored)
        except Broken as error:
            self.standing, self.broken = error.standing, str(error)

    @property
    def id(self) -> str:
        """Which match this is."""
        return self.row.id

    @property
    def running(self) -> bool:
        """Whether it is being played."""
        return self.row.state == RUNNING

    @property
    def deciding(self) -> SeatRow | None:
        """The seat to decide, while it is being played."""
        waiting = self.standing.waiting if self.standing and self.running else None
        return None if waiting is None else self.seats[waiting]
