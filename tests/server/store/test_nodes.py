"""Several nodes may use one database: of two who write the same event one is told to look again."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from elvenhold.server.store import Store, StoreError, open_store
from elvenhold.server.store.rows import Appended, Clash, Outcome, Repeated, SeatRow
from elvenhold.server.store.writer import Writer
from tests.server.store.conftest import Maker
from tests.server.store.samples import SEATS, a_match, an_append

ROUNDS = 25


async def two(make_store: Maker, nodes: AsyncExitStack) -> tuple[Store, Store]:
    """Two stores on one database, with a match."""
    stores = make_store(), make_store()
    await asyncio.gather(*(store.open() for store in stores))
    for store in stores:
        nodes.push_async_callback(store.close)
    for match in "abc":
        await stores[0].create(a_match(match), SEATS)
    return stores


def test_of_two_nodes_that_append_at_once_one_wins(make_store: Maker) -> None:
    """In every round both append the same number to three matches: one is stored, the other clashes."""

    async def test() -> None:
        async with AsyncExitStack() as nodes:
            stores = await two(make_store, nodes)
            writers = [Writer(store) for store in stores]
            for seq in range(ROUNDS):
                # In the opposite order: two who lock the same matches must not wait for each other in a circle.
                calls = [writers[0].append(an_append(m, seq)) for m in "abc"]
                calls += [writers[1].append(an_append(m, seq)) for m in "cba"]
                told = await asyncio.gather(*calls)
                for match in "abc":
                    expected: tuple[Outcome, Outcome] = (Appended(match, seq + 1), Clash(match, seq + 1))
                    mine = [outcome for outcome in told if outcome in expected]
                    assert {Appended, Clash} == {type(outcome) for outcome in mine}
                assert 6 == len(told)

    asyncio.run(test())


def test_a_command_sent_to_two_nodes_is_carried_out_once(make_store: Maker) -> None:
    """The node that comes later learns what the command did, whether it still has the old number or the new one."""

    async def test() -> None:
        async with AsyncExitStack() as nodes:
            one, other = await two(make_store, nodes)
            first = an_append("a", 0, "c", "pass", "ride x")
            assert [Appended("a", 2)] == await one.append([first])
            assert [Clash("a", 2, first.command)] == await other.append([an_append("a", 0, "c")])
            assert first.command
            assert [Repeated(first.command)] == await other.append([an_append("a", 2, "c")])
            assert ["pass", "ride x"] == [event.text for event in await other.events("a", 0)]

    asyncio.run(test())


def test_of_two_who_take_a_seat_one_gets_it(make_store: Maker) -> None:
    """An open seat that two guests claim on two nodes goes to one of them."""

    async def test() -> None:
        async with AsyncExitStack() as nodes:
            stores = await two(make_store, nodes)
            seat = SEATS[1]
            for _ in range(ROUNDS):
                claims = [SeatRow(1, "human", person, name=person) for person in ("bea", "cid")]
                told = await asyncio.gather(
                    *(store.change_seats("a", [seat], [claim]) for store, claim in zip(stores, claims, strict=True))
                )
                assert [False, True] == sorted(told)
                found = await stores[0].read("a")
                assert found
                assert claims[told.index(True)] == found.seats[1]
                assert await stores[0].change_seats("a", [found.seats[1]], [seat])

    asyncio.run(test())


def test_a_store_that_works_can_be_written(make_store: Maker) -> None:
    """A store is well when something has just been written in it."""

    async def test() -> None:
        async with AsyncExitStack() as nodes:
            for store in await two(make_store, nodes):
                assert await store.health()

    asyncio.run(test())


def test_what_is_stored_is_there_for_whoever_opens_next(make_store: Maker) -> None:
    """After a restart a match is what it was."""

    async def test() -> None:
        async with AsyncExitStack() as nodes:
            stores = await two(make_store, nodes)
            await stores[0].append([an_append("a", 0, "c", "pass", waiting="[1]")])
            before = await stores[0].read("a")
        later = make_store()
        await later.open()
        assert before == await later.read("a")
        await later.close()

    asyncio.run(test())


@pytest.mark.parametrize("url", ["mysql://a/b", "sqlite://", "postgresql+psycopg2://a/b", "what", "sqlite:///:memory:"])
def test_other_addresses_are_refused_with_those_that_work(url: str, tmp_path: Path) -> None:
    """Whoever mistypes an address reads what one looks like."""
    with pytest.raises(StoreError, match=r"expected sqlite\+aiosqlite:///FILE, postgresql://"):
        open_store(url, tmp_path)
