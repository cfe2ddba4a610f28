"""The lists of a lobby, from a database."""

from __future__ import annotations

from sqlalchemy import ColumnElement, bindparam, func, or_, select

from elvenhold.server.store.database import Keeper, seat_row, seats_of, several
from elvenhold.server.store.rows import (
    ENDED,
    GATHERING,
    RUNNING,
    Listing,
    MatchRow,
    SeatRow,
)
from elvenhold.server.store.tables import matches, seats


class SqlLobby(Keeper):
    """Lists of matches, those that changed latest first."""

    async def mine(self, person: str, limit: int) -> tuple[Listing, ...]:
        """The matches that somebody sits at or is the host of."""
        seated = select(seats.c.match).where(seats.c.person == person)
        return await self._listed(or_(matches.c.id.in_(seated), matches.c.host == person), limit)

    async def open_matches(self, limit: int) -> tuple[Listing, ...]:
        """The listed matches that wait for people."""
        return await self._listed(_is(GATHERING) & matches.c.listed, limit)

    async def watchable(self, limit: int) -> tuple[Listing, ...]:
        """The listed matches that are being played."""
        return await self._listed(_is(RUNNING) & matches.c.listed, limit)

    async def recent(self, limit: int) -> tuple[Listing, ...]:
        """The listed matches that are over."""
        return await self._listed(_is(ENDED) & matches.c.listed, limit)

    async def running(self, after: str, limit: int) -> tuple[MatchRow, ...]:
        """The running matches in the order of their ids."""
        found = select(matches).where(_is(RUNNING), matches.c.id > after).order_by(matches.c.id)
        async with self._reading() as connection:
            return tuple(MatchRow(*row) for row in await several(connection, found.limit(limit)))

    async def running_count(self) -> int:
        """How many matches are running."""
        async with self._reading() as connection:
            count = select(func.count()).select_from(matches).where(_is(RUNNING))
            return int((await connection.execute(count)).scalar_one())

    async def _listed(self, fits: ColumnElement[bool], limit: int) -> tuple[Listing, ...]:
        found = select(matches).where(fits).order_by(matches.c.updated.desc(), matches.c.id).limit(limit)
        async with self._reading() as connection:
            rows = [MatchRow(*row) for row in await several(connection, found)]
            seated = await several(connection, seats_of(*(row.id for row in rows))) if rows else ()
        at: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
        for row in seated:
            at[row.match].append(seat_row(row))
        return tuple(Listing(row, tuple(at[row.id])) for row in rows)


def _is(state: str) -> ColumnElement[bool]:
    # Written out in the statement: no database uses an index of some rows for a value that it does not see.
    return matches.c.state == bindparam("state", state, literal_execute=True)
