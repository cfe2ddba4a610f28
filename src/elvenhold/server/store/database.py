"""What the store asks of a database, and what its three parts share."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from typing import Any, Protocol

import msgspec
from sqlalchemy import Select, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from elvenhold.server.store.rows import Append, Outcome, SeatRow, StoreError
from elvenhold.server.store.tables import seats

Failures = tuple[type[Exception], ...]


class Database(Protocol):
    """What one kind of database does in a way of its own."""

    reading: AsyncEngine
    failures: Failures
    """What its driver raises when something is wrong with the database."""

    async def connect(self) -> None:
        """Get ready to read and write."""

    async def disconnect(self) -> None:
        """Let go of it."""

    def transaction(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that may write."""

    async def lock_out(self, connection: AsyncConnection) -> None:
        """Let nobody else change the tables themselves until this transaction ends."""

    async def append(self, appends: Sequence[Append]) -> list[Outcome]:
        """Append to several matches in one transaction."""


class Keeper:
    """Reads and writes in a database, and says in one way what each driver says in its own."""

    def __init__(self, database: Database) -> None:
        """Keep everything there."""
        self._database = database

    @contextmanager
    def _plainly(self) -> Iterator[None]:
        """Say in one way what each driver says in its own."""
        try:
            yield
        except DBAPIError as error:
            raise StoreError(str(error.orig)) from error
        except SQLAlchemyError as error:
            raise StoreError(str(error)) from error
        except self._database.failures as error:
            raise StoreError(str(error) or type(error).__name__) from error

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with self._plainly():
            async with self._database.reading.connect() as connection:
                yield connection

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        with self._plainly():
            async with self._database.transaction() as connection:
                yield connection


def columns(row: msgspec.Struct) -> dict[str, Any]:
    """The columns of a row by their names."""
    return msgspec.structs.asdict(row)


def seats_of(*matches: str) -> Select[Any]:
    """The seats of some matches, in order."""
    return select(seats).where(seats.c.match.in_(matches)).order_by(seats.c.match, seats.c.seat)


def seat_row(row: Any) -> SeatRow:
    """A seat as its table holds it, behind the match."""
    return SeatRow(*row[1:])


async def one(connection: AsyncConnection, statement: Any) -> Any:
    """The first row, or None."""
    return (await connection.execute(statement)).first()


async def several(connection: AsyncConnection, statement: Any) -> Sequence[Any]:
    """All rows."""
    return (await connection.execute(statement)).all()


async def changed(connection: AsyncConnection, statement: Any) -> bool:
    """Whether there was something to change."""
    return bool((await connection.execute(statement)).rowcount)
