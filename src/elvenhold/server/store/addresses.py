"""Where a database is: an address as people write it, and which kind of database that asks for."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from elvenhold.server.store.database import Database
from elvenhold.server.store.postgres import Postgres
from elvenhold.server.store.rows import StoreError
from elvenhold.server.store.sqlite import Sqlite

SQLITE = ("sqlite", "sqlite+aiosqlite")
POSTGRES = ("postgres", "postgresql", "postgresql+asyncpg")
ACCEPTED = "sqlite+aiosqlite:///FILE, postgresql://USER:PASSWORD@HOST/NAME or memory:"


def database_at(url: str | None, file: Path) -> Database:
    """The database at an address; without one, a SQLite file."""
    if not url:
        return Sqlite(file)
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise StoreError(f"the address of the database cannot be read (expected {ACCEPTED})") from error
    if address.drivername in POSTGRES:
        return Postgres(address)
    if address.drivername in SQLITE and address.database and address.database != ":memory:":
        return Sqlite(Path(address.database))
    raise StoreError(f"no database of the kind {address.drivername!r} can be used (expected {ACCEPTED})")
