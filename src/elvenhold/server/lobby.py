"""The lobby: lists of matches, and a match as a list shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, cast

import msgspec

from elvenhold.server.seats_seen import seat_seen
from elvenhold.server.store.rows import RUNNING, Listing
from elvenhold.wire.pages import Lobby as LobbySeen
from elvenhold.wire.pages import MatchSeen
from elvenhold.wire.to_client import Waits

if TYPE_CHECKING:
    from elvenhold.server.store import Store

SHOWN_OF_MINE = 30
SHOWN = 12


class Presence(Protocol):
    """What the lobby asks of the matches that are being played."""

    def here(self, match: str) -> frozenset[int]:
        """The seats of a match whose people are connected."""


class Lobby:
    """Which matches there are, for somebody."""

    def __init__(self, store: Store, tables: Presence) -> None:
        """Take the store and the matches that are being played."""
        self._store, self._tables = store, tables

    async def lists(self, person: str | None) -> LobbySeen:
        """My matches, those that wait for players, those that may be watched, and those that ended lately."""
        mine = await self._store.mine(person, SHOWN_OF_MINE) if person else ()
        gathering = await self._store.open_matches(SHOWN)
        running = await self._store.watchable(SHOWN)
        recent = await self._store.recent(SHOWN)
        return LobbySeen(*(self._seen(each, person) for each in (mine, gathering, running, recent)))

    def _seen(self, listings: tuple[Listing, ...], person: str | None) -> tuple[MatchSeen, ...]:
        return tuple(self.seen(each, person) for each in listings)

    def seen(self, listing: Listing, person: str | None) -> MatchSeen:
        """A match as a list shows it to somebody."""
        row = listing.match
        mine = tuple(seat.seat for seat in listing.seats if person and seat.person == person)
        here = self._tables.here(row.id)
        return MatchSeen(
            match=row.id,
            name=row.name,
            game=row.game,
            preset=row.preset,
            state=cast("Any", row.state),
            seats=tuple(seat_seen(seat, row.host, here) for seat in listing.seats),
            mine=mine,
            waits=waits_of(row.waiting) if row.state == RUNNING else Waits(),
            created=row.created,
            updated=row.updated,
            watch=row.watch if mine or row.listed else "",
            note=row.note,
        )


def waits_of(text: str) -> Waits:
    """Who is to decide and since when, as the store keeps it."""
    return msgspec.json.decode(text, type=Waits) if text else Waits()
