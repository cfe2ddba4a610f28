"""The tables in a database, and how they come to be those that this version writes."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, inspect, select

from elvenhold.server.store.rows import StoreError
from elvenhold.server.store.tables import NEWEST, metadata

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION_TABLE = "alembic_version"

# As Alembic itself makes it.
_stamps = Table(
    VERSION_TABLE,
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name=f"{VERSION_TABLE}_pkc"),
)


def bring_up_to_date(connection: Connection) -> None:
    """Make the tables, or change them to their newest form; refuse those of a newer version."""
    found = _revision(connection)
    if found is None:
        make_tables(connection)
    elif found > NEWEST:
        raise StoreError(
            f"the database was written by a newer version of Elvenhold (its tables are {found}, this version knows"
            f" {NEWEST}): start that version, or another database"
        )
    elif found < NEWEST:
        migrate(connection)


def _revision(connection: Connection) -> str | None:
    """Which tables are there: nothing before the first revision, None if nobody has ever made any."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    return connection.execute(select(_stamps.c.version_num)).scalar() or ""


def make_tables(connection: Connection) -> None:
    """Make all tables of an empty database as they are now: at once, where the migrations take seconds to load."""
    metadata.create_all(connection, checkfirst=False)
    _stamps.create(connection)
    connection.execute(_stamps.insert().values(version_num=NEWEST))


def touch(connection: Connection) -> None:
    """Write what is there once more."""
    connection.execute(_stamps.update().values(version_num=_stamps.c.version_num))


def migrate(connection: Connection) -> None:
    """Take every step from the tables that are there to the newest ones."""
    from alembic import command, config  # noqa: PLC0415 - it takes two seconds, and is needed after an update only

    settings = config.Config(attributes={"connection": connection})
    settings.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    command.upgrade(settings, "head")
