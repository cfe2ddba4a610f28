"""What a server asks of the place where people and matches are kept, whichever database that is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from elvenhold.server.store.rows import (
    Append,
    Command,
    EventRow,
    Found,
    Listing,
    MatchChange,
    MatchRow,
    Outcome,
    Person,
    SeatRow,
    Stored,
)


class Logs(Protocol):
    """The logs of matches, which are only ever added to."""

    async def append(self, appends: Sequence[Append]) -> list[Outcome]:
        """Write events of several matches, each at most once, in one transaction; answer each by itself."""


class Matches(Logs, Protocol):
    """Matches, their seats and their logs. What is answered has been written for good."""

    async def create(self, match: MatchRow, seats: Sequence[SeatRow], events: Sequence[EventRow] = ()) -> None:
        """Keep a new match."""

    async def read(self, match: str) -> Stored | None:
        """A match with its seats and all its events."""

    async def events(self, match: str, after: int) -> tuple[EventRow, ...]:
        """The events of a match after a number."""

    async def command(self, match: str, command: str) -> Command | None:
        """What a command did, if it was carried out."""

    async def change_match(self, match: str, change: MatchChange, at: float) -> bool:
        """Change a match beside its events; False if there is no such match."""

    async def change_seats(self, match: str, was: Sequence[SeatRow], now: Sequence[SeatRow]) -> bool:
        """Replace these seats, if they still are what they were; False, and nothing done, if not."""

    async def find_by_token(self, token: str) -> Found | None:
        """Where an invite or a link for spectators leads."""


class People(Protocol):
    """Guests, and the links by which they play on on another device."""

    async def new_person(self, person: Person) -> None:
        """Keep somebody who came for the first time."""

    async def person(self, person: str) -> Person | None:
        """Who somebody is."""

    async def rename_person(self, person: str, name: str) -> bool:
        """Call somebody by another name; False if nobody knows him."""

    async def new_link(self, token: str, person: str, expires: float) -> None:
        """Keep a link that works once, until a moment."""

    async def take_link(self, token: str, at: float) -> str | None:
        """Whose link it is, if it still works; it does no more."""


class Lobby(Protocol):
    """Lists of matches, those that changed latest first."""

    async def mine(self, person: str, limit: int) -> tuple[Listing, ...]:
        """The matches that somebody sits at or is the host of."""

    async def open_matches(self, limit: int) -> tuple[Listing, ...]:
        """The listed matches that wait for people."""

    async def watchable(self, limit: int) -> tuple[Listing, ...]:
        """The listed matches that are being played."""

    async def recent(self, limit: int) -> tuple[Listing, ...]:
        """The listed matches that are over."""

    async def running(self, after: str, limit: int) -> tuple[MatchRow, ...]:
        """The running matches in the order of their ids, from the first one after `after` on."""

    async def running_count(self) -> int:
        """How many matches are running."""


class Store(Matches, People, Lobby, Protocol):
    """The place where people and matches are kept."""

    async def open(self) -> None:
        """Get ready; raise StoreError, with what to do about it, when that fails."""

    async def close(self) -> None:
        """Let go of everything. It may be opened again."""

    async def health(self) -> bool:
        """Whether something can be written now."""
