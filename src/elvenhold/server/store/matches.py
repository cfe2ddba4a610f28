"""Matches, their seats and their logs in a database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, insert, select, update

from elvenhold.server.store.database import Keeper, changed, columns, one, seat_row, seats_of, several
from elvenhold.server.store.rows import (
    Append,
    Command,
    EventRow,
    Found,
    MatchChange,
    MatchRow,
    Outcome,
    SeatRow,
    Stored,
)
from elvenhold.server.store.tables import commands, events, matches, seats


class SqlMatches(Keeper):
    """Matches, their seats and their logs."""

    async def create(self, match: MatchRow, seats_: Sequence[SeatRow], events_: Sequence[EventRow] = ()) -> None:
        """Keep a new match."""
        async with self._writing() as connection:
            await connection.execute(insert(matches), [columns(match)])
            if seats_:
                await connection.execute(insert(seats), [columns(seat) | {"match": match.id} for seat in seats_])
            if events_:
                await connection.execute(insert(events), [columns(event) for event in events_])

    async def append(self, appends: Sequence[Append]) -> list[Outcome]:
        """Append to several matches in one transaction."""
        with self._plainly():
            return await self._database.append(appends)

    async def read(self, match: str) -> Stored | None:
        """A match with its seats and all its events."""
        async with self._reading() as connection:
            if (row := await one(connection, select(matches).where(matches.c.id == match))) is None:
                return None
            found = MatchRow(*row)
            seated = await several(connection, seats_of(match))
            # Somebody may append in the middle of this: what is read belongs to one moment.
            log = await several(connection, _events_of(match).where(events.c.seq <= found.seq))
        return Stored(found, tuple(seat_row(row) for row in seated), tuple(EventRow(*row) for row in log))

    async def events(self, match: str, after: int) -> tuple[EventRow, ...]:
        """The events of a match after a number."""
        async with self._reading() as connection:
            log = await several(connection, _events_of(match).where(events.c.seq > after))
        return tuple(EventRow(*row) for row in log)

    async def command(self, match: str, command: str) -> Command | None:
        """What a command did, if it was carried out."""
        found = select(commands).where(commands.c.match == match, commands.c.id == command)
        async with self._reading() as connection:
            row = await one(connection, found)
        return Command(*row) if row else None

    async def change_match(self, match: str, change: MatchChange, at: float) -> bool:
        """Change a match beside its events."""
        news = {key: value for key, value in columns(change).items() if value is not None}
        async with self._writing() as connection:
            return await changed(connection, update(matches).where(matches.c.id == match).values(**news, updated=at))

    async def change_seats(self, match: str, was: Sequence[SeatRow], now: Sequence[SeatRow]) -> bool:
        """Replace seats that still are what they were."""
        async with self._writing() as connection:
            # Two who change seats at once both hold the row of the match first, so one of them sees what the other did.
            await connection.execute(select(matches.c.id).where(matches.c.id == match).with_for_update())
            rows = await several(connection, seats_of(match))
            found = {row.seat: seat_row(row) for row in rows}
            if any(found.get(seat.seat) != seat for seat in was):
                return False
            for seat in now:
                here = (seats.c.match == match, seats.c.seat == seat.seat)
                await connection.execute(update(seats).where(*here).values(**columns(seat)))
        return True

    async def find_by_token(self, token: str) -> Found | None:
        """Where an invite or a link for spectators leads."""
        if not token:
            return None
        async with self._reading() as connection:
            if row := await one(connection, select(seats.c.match, seats.c.seat).where(seats.c.token == token)):
                return Found(*row)
            row = await one(connection, select(matches.c.id).where(matches.c.watch == token))
        return Found(*row) if row else None


def _events_of(match: str) -> Select[Any]:
    return select(events).where(events.c.match == match).order_by(events.c.seq)
