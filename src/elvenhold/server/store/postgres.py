"""PostgreSQL: many nodes may write at once, and a match is locked by the row that says where it stands."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import URL, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from elvenhold.server.store.database import Failures
from elvenhold.server.store.ledger import COMMAND, EVENT, MOVED, TURNED, numbered, writes
from elvenhold.server.store.rows import NOWHERE, Append, Appended, Command, Outcome, StoreError, judge

CONNECTIONS = 4
PATIENCE = 10.0
"""Seconds to wait for the server to answer at all."""
# In the order of their ids: two nodes that lock the same matches never wait for each other in a circle.
STANDS = "SELECT id, seq FROM matches WHERE id = ANY($1) ORDER BY id FOR UPDATE"
REMEMBERED = (
    "SELECT match, id, seat, first, last FROM commands"
    " WHERE (match, id) IN (SELECT * FROM unnest($1::text[], $2::text[]))"
)
STATEMENTS = {statement: numbered(statement) for statement in (MOVED, TURNED, COMMAND, EVENT)}
UNREACHABLE: Failures = (asyncpg.PostgresError, OSError, TimeoutError, SQLAlchemyError, TypeError, ValueError)
"""Wrong settings in an address among them."""
LOCK = text("SELECT pg_advisory_xact_lock(7073465)")
"""The number stands for the tables of Elvenhold, and for nothing else."""


class Postgres:
    """A PostgreSQL database."""

    failures: Failures = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)

    def __init__(self, url: URL) -> None:
        """Keep everything there."""
        query = {("ssl" if key == "sslmode" else key): value for key, value in url.query.items()}
        self._url = url.set(drivername="postgresql+asyncpg", query=query)
        self._lock = asyncio.Lock()
        self._held: AsyncConnection | None = None
        self._opened = AsyncExitStack()

    async def connect(self) -> None:
        """Get ready to read and write."""
        self._writing = self._engine()
        self.reading = self._engine(isolation_level="AUTOCOMMIT")
        try:
            await self._line()
        except UNREACHABLE as error:
            where = self._url.render_as_string(hide_password=True)
            raise StoreError(f"the database {where} cannot be reached: {str(error) or type(error).__name__}") from error

    def _engine(self, **how: Any) -> AsyncEngine:
        how |= {"pool_size": CONNECTIONS, "pool_pre_ping": True, "connect_args": {"timeout": PATIENCE}}
        engine = create_async_engine(self._url, hide_parameters=True, **how)
        self._opened.push_async_callback(engine.dispose)
        return engine

    async def disconnect(self) -> None:
        """Let go of the database."""
        async with self._lock:
            held, self._held = self._held, None
            if held:
                await held.close()
            await self._opened.aclose()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may write."""
        async with self._writing.begin() as connection:
            yield connection

    async def lock_out(self, connection: AsyncConnection) -> None:
        """Wait for another node that changes the tables, and make others wait."""
        await connection.execute(LOCK)

    async def append(self, appends: Sequence[Append]) -> list[Outcome]:
        """Append to several matches in one transaction."""
        async with self._lock:
            line = await self._line()
            try:
                async with asyncio.timeout(PATIENCE), line.transaction():
                    return await _append(line, appends)
            except BaseException:
                # Whatever went wrong, or whoever was cancelled: the next one begins with a connection that is in order.
                await self._hang_up(line)
                raise

    async def _line(self) -> Any:
        """The driver's own connection for appends: SQLAlchemy adds as much time again as PostgreSQL takes."""
        if self._held is None:
            self._held = await self._writing.connect()
        return (await self._held.get_raw_connection()).driver_connection

    async def _hang_up(self, line: Any) -> None:
        held, self._held = self._held, None
        line.terminate()
        if held:
            await held.invalidate()
            await held.close()


async def _append(line: Any, appends: Sequence[Append]) -> list[Outcome]:
    stands = dict(await line.fetch(STANDS, [append.match for append in appends]))
    remembered = await _remembered(line, [append.command for append in appends if append.command])
    outcomes = [
        judge(a, stands.get(a.match, NOWHERE), remembered.get((a.match, a.command.id)) if a.command else None)
        for a in appends
    ]
    news = [append for append, told in zip(appends, outcomes, strict=True) if isinstance(told, Appended)]
    for statement, rows in writes(news):
        if rows:
            await line.executemany(STATEMENTS[statement], rows)
    return outcomes


async def _remembered(line: Any, commands: Sequence[Command]) -> dict[tuple[str, str], Command]:
    if not commands:
        return {}
    rows = await line.fetch(REMEMBERED, [command.match for command in commands], [command.id for command in commands])
    return {(row["match"], row["id"]): Command(*row.values()) for row in rows}
