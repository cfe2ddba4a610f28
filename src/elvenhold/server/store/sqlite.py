"""SQLite: one file, one writer at a time, and a commit that has reached the disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any, TypeVar

from sqlalchemy import URL, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from elvenhold.server.store.database import Failures
from elvenhold.server.store.ledger import MOVED, REMEMBERED, STANDS, TURNED, writes
from elvenhold.server.store.rows import NOWHERE, Append, Appended, Command, Outcome, StoreError, judge

T = TypeVar("T")
PATIENCE = 5.0
"""Seconds to wait for another program that writes to the same file."""
AGAIN = 0.01
"""Seconds until it is tried again, where SQLite does not wait by itself."""
READERS = 4
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "temp_store = MEMORY", "cache_size = -16000")
FRESH = 0o600
"""The file holds links that let people play: it is its owner's alone."""


class Surprise(Exception):
    """Something in the file is not as it was thought to be; nothing is written."""


class Sqlite:
    """A SQLite file. Reading never waits for writing; those who write wait for each other here, not inside SQLite."""

    failures: Failures = (sqlite3.Error, OSError)

    def __init__(self, path: Path) -> None:
        """Keep everything in this file."""
        self.path = path
        self._lock = asyncio.Lock()
        self._opened = AsyncExitStack()

    async def connect(self) -> None:
        """Get ready to read and write."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.touch(FRESH)
        except OSError as error:
            raise StoreError(f"{self.path} cannot be written: {error.strerror}") from error
        # SQLAlchemy and aiosqlite change threads for each statement; an append changes to this one once.
        self._thread = ThreadPoolExecutor(1, "elvenhold-append")
        self._opened.callback(self._thread.shutdown)
        self._file = await self._in_thread(self._open_file)
        self._opened.push_async_callback(self._in_thread, self._file.close)
        self.reading = self._engine(pool_size=READERS, isolation_level="AUTOCOMMIT")
        self._writing = self._engine(pool_size=1, max_overflow=0)
        event.listen(self._writing.sync_engine, "begin", _begin)

    def _engine(self, **how: Any) -> AsyncEngine:
        url = URL.create("sqlite+aiosqlite", database=str(self.path))
        engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": PATIENCE}, **how)
        event.listen(engine.sync_engine, "connect", _prepare)
        self._opened.push_async_callback(engine.dispose)
        return engine

    def _open_file(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, PATIENCE, isolation_level=None, check_same_thread=False)
        try:
            for pragma in PRAGMAS:
                _set(connection, pragma)
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    async def disconnect(self) -> None:
        """Let go of the file."""
        async with self._lock:
            await self._opened.aclose()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may write; nobody else writes until it ends."""
        async with self._lock, self._writing.begin() as connection:
            yield connection

    async def lock_out(self, connection: AsyncConnection) -> None:
        """A transaction that may write has the whole file."""

    async def append(self, appends: Sequence[Append]) -> list[Outcome]:
        """Append to several matches in one transaction."""
        async with self._lock:
            return await self._in_thread(self._append, appends)

    def _append(self, appends: Sequence[Append]) -> list[Outcome]:
        try:
            return self._together(lambda: self._write_unasked(appends))
        except (Surprise, sqlite3.IntegrityError):  # a match has moved on, or a command comes once more
            return self._together(lambda: self._write_asked(appends))

    def _together(self, write: Callable[[], list[Outcome]]) -> list[Outcome]:
        """All of it in one transaction, or nothing."""
        self._file.execute("BEGIN IMMEDIATE")
        try:
            outcomes = write()
            self._file.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                self._file.execute("ROLLBACK")
            raise
        return outcomes

    def _write_unasked(self, appends: Sequence[Append]) -> list[Outcome]:
        """Nearly always every match stands where its owner thinks; looking first would take a third more time."""
        moved = 0
        for statement, rows in writes(appends):
            changed = self._file.executemany(statement, rows).rowcount if rows else 0
            moved += changed if statement in (MOVED, TURNED) else 0
        if moved != len(appends):
            raise Surprise
        return [Appended(append.match, append.new) for append in appends]

    def _write_asked(self, appends: Sequence[Append]) -> list[Outcome]:
        outcomes = [judge(append, self._stands(append), self._remembered(append)) for append in appends]
        news = [append for append, told in zip(appends, outcomes, strict=True) if isinstance(told, Appended)]
        for statement, rows in writes(news):
            self._file.executemany(statement, rows)
        return outcomes

    def _stands(self, append: Append) -> int:
        found = self._file.execute(STANDS, (append.match,)).fetchone()
        return int(found[0]) if found else NOWHERE

    def _remembered(self, append: Append) -> Command | None:
        if append.command is None:
            return None
        found = self._file.execute(REMEMBERED, (append.match, append.command.id)).fetchone()
        return Command(*found) if found else None

    async def _in_thread(self, function: Callable[..., T], *arguments: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, function, *arguments)


def _set(connection: sqlite3.Connection, pragma: str) -> None:
    """Two who open a new file at once both turn it to WAL, and for that SQLite itself does not wait."""
    end = monotonic() + PATIENCE
    while True:
        try:
            connection.execute(f"PRAGMA {pragma}")
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or monotonic() > end:
                raise
            sleep(AGAIN)
        else:
            return


def _prepare(connection: DBAPIConnection, _: object) -> None:
    """Transactions begin where this house says, and last as long."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Any) -> None:
    """Ask for the right to write at once: SQLite refuses it to a transaction that has read, however long it waits."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
