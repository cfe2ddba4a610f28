"""The store in a database: one set of statements for SQLite and PostgreSQL."""

from __future__ import annotations

from elvenhold.server.store import schema
from elvenhold.server.store.lobby import SqlLobby
from elvenhold.server.store.matches import SqlMatches
from elvenhold.server.store.people import SqlPeople
from elvenhold.server.store.rows import StoreError


class SqlStore(SqlMatches, SqlPeople, SqlLobby):
    """People and matches in a database."""

    async def open(self) -> None:
        """Connect, and bring the tables up to date."""
        try:
            with self._plainly():
                await self._database.connect()
            async with self._writing() as connection:
                await self._database.lock_out(connection)
                await connection.run_sync(schema.bring_up_to_date)
        except BaseException:
            await self._database.disconnect()
            raise

    async def close(self) -> None:
        """Let go of the database."""
        await self._database.disconnect()

    async def health(self) -> bool:
        """Write something, if only what was there."""
        try:
            async with self._writing() as connection:
                await connection.run_sync(schema.touch)
        except StoreError:
            return False
        return True
