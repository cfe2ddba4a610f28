"""The store: people and matches on a disk, in a SQLite file or in PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from elvenhold.server.store.contract import Store
from elvenhold.server.store.memory import MemoryStore
from elvenhold.server.store.rows import StoreError

FILE = "elvenhold.db"
MEMORY = "memory:"


def open_store(url: str | None, folder: Path) -> Store:
    """The store at an address, not yet opened; without one, a file in the folder."""
    if url == MEMORY:
        return MemoryStore()
    # Importing SQLAlchemy takes a third of a second, which whoever keeps nothing need not wait for.
    from elvenhold.server.store.addresses import database_at  # noqa: PLC0415
    from elvenhold.server.store.sql import SqlStore  # noqa: PLC0415

    return SqlStore(database_at(url, folder / FILE))


@asynccontextmanager
async def opened(url: str | None, folder: Path) -> AsyncIterator[Store]:
    """The store at an address, open for as long as it is needed."""
    store = open_store(url, folder)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


__all__ = ["FILE", "MEMORY", "Store", "StoreError", "open_store", "opened"]
