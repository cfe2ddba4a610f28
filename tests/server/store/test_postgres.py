"""PostgreSQL may go away: that is said in plain words, and passes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from elvenhold.server.store import Store, StoreError, opened
from elvenhold.server.store.rows import Appended
from tests.server.postgres import fresh_database
from tests.server.store.samples import SEATS, a_match, an_append

END_ALL = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name")


async def end_all_connections(server: str, folder: Path, database: str) -> None:
    """What a server does to everybody when it is started anew."""
    name = database.rpartition("/")[2].partition("?")[0]
    other = opened(await fresh_database(server), folder)
    async with other as store, store._database.reading.connect() as connection:  # type: ignore[attr-defined]
        await connection.execute(END_ALL, {"name": name})


def test_a_server_that_was_restarted_is_found_again(postgres_server: str, tmp_path: Path) -> None:
    """The append that meets the restart fails with an error; the next one is stored. Reading goes on by itself."""

    async def test() -> None:
        database = await fresh_database(postgres_server)
        async with opened(database, tmp_path) as store:
            await store.create(a_match(), SEATS)
            assert [Appended("a", 1)] == await store.append([an_append("a", 0)])
            await end_all_connections(postgres_server, tmp_path, database)
            with pytest.raises(StoreError):
                await store.append([an_append("a", 1)])
            assert [Appended("a", 2)] == await store.append([an_append("a", 1)])
            assert 2 == len(await store.events("a", 0))
            assert await store.health()

    asyncio.run(test())


def test_an_append_that_is_cancelled_does_not_disturb_the_next(postgres_server: str, tmp_path: Path) -> None:
    """Whoever was in the middle of a transaction leaves a connection in order behind."""

    async def test() -> None:
        async with opened(await fresh_database(postgres_server), tmp_path) as store:
            await store.create(a_match(), SEATS)
            for _ in range(3):
                cancelled = asyncio.ensure_future(store.append([an_append("a", 0)]))
                await asyncio.sleep(0)
                cancelled.cancel()
                await asyncio.gather(cancelled, return_exceptions=True)
            seq = await seq_of(store)
            assert [Appended("a", seq + 1)] == await store.append([an_append("a", seq)])

    asyncio.run(test())


async def seq_of(store: Store) -> int:
    """Where the match stands."""
    found = await store.read("a")
    assert found
    return found.match.seq


@pytest.mark.parametrize("change", ["other_name", "wish=1"])
def test_a_database_that_is_not_there_is_named(postgres_server: str, tmp_path: Path, change: str) -> None:
    """A wrong name, or an address with a setting that there is none of, is told with the address."""
    wrong = postgres_server.replace("/postgres", "/other_name") if "=" not in change else f"{postgres_server}&{change}"

    async def test() -> None:
        async with opened(wrong, tmp_path):
            pass

    with pytest.raises(StoreError, match=f"{change.partition('=')[0]}.*cannot be reached"):
        asyncio.run(test())


def test_a_server_that_does_not_answer_is_named_without_its_password(tmp_path: Path) -> None:
    """Who starts without the database reads which one was meant; no secret is printed."""

    async def test() -> None:
        async with opened("postgresql://elf:secret@127.0.0.1:1/name", tmp_path):
            pass

    with pytest.raises(
        StoreError, match=r"postgresql\+asyncpg://elf:\*\*\*@127\.0\.0\.1:1/name cannot be reached"
    ) as told:
        asyncio.run(test())
    assert "secret" not in str(told.value)
