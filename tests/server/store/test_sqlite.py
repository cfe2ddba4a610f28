"""A SQLite file: durable, its owner's alone, and refused in plain words when it cannot be used."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from elvenhold.server.store import FILE, Store, StoreError, opened, sqlite
from elvenhold.server.store.rows import Appended
from tests.server.store.samples import SEATS, a_match, an_append

FULL = 2


def with_store(folder: Path, test: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test with a store in a folder."""

    async def run() -> None:
        async with opened(None, folder) as store:
            await test(store)

    asyncio.run(run())


async def nothing(_: Store) -> None:
    """Only open the store."""


def test_several_servers_may_open_a_new_file_at_once(tmp_path: Path) -> None:
    """Each of them turns it to its log; none is told that it is locked."""

    async def one(folder: Path) -> bool:
        async with opened(None, folder) as store:
            return await store.health()

    async def run() -> None:
        for number in range(15):
            folder = tmp_path / str(number)
            folder.mkdir()
            assert [True] * 4 == await asyncio.gather(*(one(folder) for _ in range(4)))

    asyncio.run(run())


def test_a_commit_reaches_the_disk(tmp_path: Path) -> None:
    """Both connections that write wait for the disk, and keep their log ahead of the file."""

    async def test(store: Store) -> None:
        database = store._database  # type: ignore[attr-defined]
        ask = database._file.execute
        settings = [
            database._thread.submit(ask, f"PRAGMA {name}").result().fetchone()
            for name in ("synchronous", "journal_mode")
        ]
        assert [(FULL,), ("wal",)] == settings
        async with database.transaction() as connection:
            assert FULL == (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()

    with_store(tmp_path, test)


def test_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    """The links in it let people play: nobody else on the machine reads them."""
    with_store(tmp_path / "new" / "folder", nothing)
    assert 0o600 == stat.S_IMODE((tmp_path / "new" / "folder" / FILE).stat().st_mode)


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    """Who gives a folder in which nothing can be kept reads which one."""
    (tmp_path / "a").write_text("a file, no folder")
    with pytest.raises(StoreError, match=r"a/elvenhold\.db cannot be written: "):
        with_store(tmp_path / "a", nothing)


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    """What is no database stays as it is."""
    (tmp_path / FILE).write_text("My diary. " * 100)
    with pytest.raises(StoreError, match="not a database"):
        with_store(tmp_path, nothing)
    assert "My diary. " * 100 == (tmp_path / FILE).read_text()


def test_a_file_that_another_program_holds_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After some patience it is said that the file is locked; nobody waits for ever."""
    monkeypatch.setattr(sqlite, "PATIENCE", 0.05)
    with_store(tmp_path, nothing)
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        with pytest.raises(StoreError, match="locked"):
            with_store(tmp_path, nothing)
    finally:
        other.close()


def test_a_file_locked_for_a_while_is_used_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While another program holds the file the store is not well and appends fail; then all is as before."""
    monkeypatch.setattr(sqlite, "PATIENCE", 0.05)

    async def test(store: Store) -> None:
        await store.create(a_match(), SEATS)
        other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert not await store.health()
        with pytest.raises(StoreError, match="locked"):
            await store.append([an_append()])
        found = await store.read("a")
        assert found
        assert 0 == found.match.seq
        other.close()
        assert await store.health()
        assert [Appended("a", 1)] == await store.append([an_append()])

    with_store(tmp_path, test)


def test_an_append_that_fails_leaves_nothing_of_its_transaction(tmp_path: Path) -> None:
    """If one of several cannot be written none is, and the next transaction begins afresh."""

    async def test(store: Store) -> None:
        for match in "ab":
            await store.create(a_match(match), SEATS)
        spoilt = an_append("b", 0, None, "half \ud800")
        with pytest.raises(UnicodeEncodeError):
            await store.append([an_append("a"), spoilt])
        assert () == await store.events("a", 0)
        assert [Appended("a", 1), Appended("b", 1)] == await store.append([an_append("a"), an_append("b")])

    with_store(tmp_path, test)
