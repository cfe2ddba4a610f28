"""The tables: as the rows are, the same whichever way they were made, and never younger than the program."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, inspect, text

from elvenhold.server.store import Store, StoreError, opened, rows, schema, tables
from tests.server.store.conftest import Maker
from tests.server.store.samples import SEATS, a_match

ROWS: dict[str, type[msgspec.Struct]] = {
    "people": rows.Person,
    "matches": rows.MatchRow,
    "seats": rows.SeatRow,
    "events": rows.EventRow,
    "commands": rows.Command,
}
MADE = {
    "sqlite": "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name",
    "postgresql": """
        SELECT c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
               a.attcollation::regcollation::text, a.attnum, pg_get_indexdef(c.oid)
        FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
        WHERE c.relnamespace = 'public'::regnamespace AND a.attnum > 0 ORDER BY 1, 6
    """,
}


@pytest.mark.parametrize("table", ROWS)
def test_a_table_has_the_fields_of_its_rows(table: str) -> None:
    """Rows are read by position, so their fields stand in the order of the columns; a seat's match stands before it."""
    columns = [column.name for column in tables.metadata.tables[table].columns]
    fields = [field.name for field in msgspec.structs.fields(ROWS[table])]
    assert (["match", *fields] if table == "seats" else fields) == columns


def test_the_newest_revision_is_the_last_step() -> None:
    """What a database is compared with at the start is where the migrations lead."""
    steps = ScriptDirectory(str(schema.MIGRATIONS))
    assert [tables.NEWEST] == steps.get_heads()
    assert tables.NEWEST == max(step.revision for step in steps.walk_revisions())


async def ask(store: Store, question: Any) -> Any:
    """What a function finds out with a plain connection."""
    async with store._database.transaction() as connection:  # type: ignore[attr-defined]
        return await connection.run_sync(question)


def made(connection: Connection) -> list[tuple[Any, ...]]:
    """Everything about the tables and indices of a database."""
    return [tuple(row) for row in connection.execute(text(MADE[connection.dialect.name]))]


def differences(connection: Connection) -> list[Any]:
    """What Alembic would change to reach the tables of this version."""
    return list(compare_metadata(MigrationContext.configure(connection), tables.metadata))


async def drop_all(connection: Any) -> None:
    """Leave nothing but the mark of a database on which no step was taken yet."""
    await connection.run_sync(tables.metadata.drop_all)
    await connection.execute(text("DELETE FROM alembic_version"))


def test_tables_made_at_once_are_those_of_the_migrations(make_store: Maker) -> None:
    """A fresh database is made without Alembic, an old one step by step: they do not differ in a column or an index."""

    async def test() -> None:
        store = make_store()
        await store.open()
        at_once = await ask(store, made)
        assert [] == await ask(store, differences)
        async with store._database.transaction() as connection:  # type: ignore[attr-defined]
            await drop_all(connection)
        assert at_once != await ask(store, made)
        await store.close()
        await store.open()
        assert at_once == await ask(store, made)
        assert [] == await ask(store, differences)
        assert 6 < len(at_once)
        await store.close()

    asyncio.run(test())


def test_a_migration_that_fails_changes_nothing(make_store: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    """The steps are taken in one transaction: if one fails the database is as it was."""

    async def test() -> None:
        store = make_store()
        await store.open()
        async with store._database.transaction() as connection:  # type: ignore[attr-defined]
            await drop_all(connection)
        await store.close()

        def fail(connection: Connection) -> None:
            tables.metadata.create_all(connection)
            raise StoreError("no space left")

        with monkeypatch.context() as patched:
            patched.setattr(schema, "migrate", fail)
            with pytest.raises(StoreError, match="no space left"):
                await store.open()
        await store.open()
        assert await ask(store, lambda connection: inspect(connection).has_table("matches"))
        await store.close()

    asyncio.run(test())


def test_a_database_of_a_newer_version_is_refused(make_store: Maker) -> None:
    """What a newer version wrote is not touched; the message says what to do."""

    async def test() -> None:
        store = make_store()
        await store.open()
        await store.create(a_match(), SEATS)
        async with store._database.transaction() as connection:  # type: ignore[attr-defined]
            await connection.execute(text("UPDATE alembic_version SET version_num = '0999'"))
        await store.close()
        with pytest.raises(StoreError, match=r"newer version of Elvenhold \(its tables are 0999, this version knows"):
            await store.open()

    asyncio.run(test())


PROBE = """
import asyncio, sys
from pathlib import Path
from elvenhold.server.store import opened, rows, writer
assert "sqlalchemy" not in sys.modules, "importing the store imports SQLAlchemy"
async def main():
    for _ in range(2):
        async with opened(None, Path(sys.argv[1])):
            pass
asyncio.run(main())
assert "sqlalchemy" in sys.modules
assert "alembic" not in sys.modules, "a database that is up to date needs no Alembic"
"""


def test_alembic_is_loaded_only_for_a_database_that_is_behind(tmp_path: Path) -> None:
    """Neither a new database nor one that is up to date waits for it; who opens no store waits for nothing."""
    told = subprocess.run([sys.executable, "-c", PROBE, str(tmp_path)], capture_output=True, text=True, check=False)
    assert (0, "") == (told.returncode, told.stderr)


def test_the_lists_of_the_lobby_are_found_without_reading_every_match(tmp_path: Path) -> None:
    """Each list has an index that holds its own matches only, and the statement that is sent makes use of it."""

    async def test() -> None:
        async with opened(None, tmp_path) as store:
            asked: list[tuple[str, Any]] = []
            reading = store._database.reading  # type: ignore[attr-defined]
            event.listen(reading.sync_engine, "before_cursor_execute", lambda *said: asked.append((said[2], said[3])))
            lists = {"over": store.recent(5), "gathering": store.open_matches(5), "running": store.running_count()}
            for name, asking in lists.items():
                await asking
                statement, values = asked[-1]
                async with reading.connect() as connection:
                    plan = (await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)).all()
                assert f"INDEX ix_matches_{name}" in str(plan)

    asyncio.run(test())
