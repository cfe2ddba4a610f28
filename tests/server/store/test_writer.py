"""The writer tells nobody anything before the transaction that holds his events has ended."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import pytest

from elvenhold.play.errors import Malformed
from elvenhold.server.store.memory import MemoryStore
from elvenhold.server.store.rows import Append, Appended, Clash, Outcome, StoreError
from elvenhold.server.store.writer import Writer
from tests.server.store.samples import SEATS, a_match, an_append

T = TypeVar("T")
BEATS = 5


class Gated(MemoryStore):
    """A store whose transactions end when the test lets them, and that keeps count of them."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.transactions: list[list[str]] = []
        self.error: Exception | None = None

    async def append(self, appends: Sequence[Append]) -> list[Outcome]:
        """Begin at once, end when the gate is open."""
        self.transactions.append([append.match for append in appends])
        await self.gate.wait()
        if self.error:
            raise self.error
        return await super().append(appends)


def with_writer(test: Callable[[Gated, Writer], Awaitable[T]], matches: str = "abcd") -> T:
    """Run a test with a writer to a store that has these matches."""

    async def run() -> T:
        store = Gated()
        for match in matches:
            await store.create(a_match(match), SEATS)
        return await test(store, Writer(store, most=3))

    return asyncio.run(run())


async def a_moment() -> None:
    """Let everybody who is ready go on, a few times; no time passes."""
    for _ in range(BEATS):
        await asyncio.sleep(0)


def test_nothing_is_told_before_the_commit() -> None:
    """An append is answered when its transaction has ended, and not a moment earlier."""

    async def test(store: Gated, writer: Writer) -> None:
        told = asyncio.ensure_future(writer.append(an_append()))
        await a_moment()
        assert [["a"]] == store.transactions
        assert not told.done()
        store.gate.set()
        assert Appended("a", 1) == await told

    with_writer(test)


def test_a_lonely_append_begins_at_once() -> None:
    """While nothing else is on its way nobody waits for company: the store is asked before any time passes."""

    async def test(store: Gated, writer: Writer) -> int:
        told = asyncio.ensure_future(writer.append(an_append()))
        beats = 0
        while not store.transactions:
            await asyncio.sleep(0)
            beats += 1
        store.gate.set()
        await told
        return beats

    assert with_writer(test) <= BEATS


def test_those_who_come_meanwhile_share_the_next_transaction() -> None:
    """While one transaction is on its way, the appends of other matches gather."""

    async def test(store: Gated, writer: Writer) -> None:
        first = asyncio.ensure_future(writer.append(an_append("a")))
        await a_moment()
        others = [asyncio.ensure_future(writer.append(an_append(match))) for match in "bcd"]
        await a_moment()
        assert [["a"]] == store.transactions
        store.gate.set()
        await asyncio.gather(first, *others)
        assert [["a"], ["b", "c", "d"]] == store.transactions

    with_writer(test)


def test_a_transaction_has_one_append_of_a_match() -> None:
    """A second one waits for the next transaction, and finds the match as the first one left it."""

    async def test(store: Gated, writer: Writer) -> None:
        store.gate.set()
        two = [an_append("a", 0), an_append("a", 1), an_append("b", 0)]
        assert [Appended("a", 1), Appended("a", 2), Appended("b", 1)] == await asyncio.gather(*map(writer.append, two))
        assert [["a", "b"], ["a"]] == store.transactions

    with_writer(test)


def test_a_transaction_does_not_grow_without_end() -> None:
    """Those who come too late for one transaction are in the next, in the order in which they came."""

    async def test(store: Gated, writer: Writer) -> None:
        store.gate.set()
        await asyncio.gather(*(writer.append(an_append(match)) for match in "abcd"))
        assert [["a", "b", "c"], ["d"]] == store.transactions

    with_writer(test)


def test_a_clash_of_one_match_is_its_own() -> None:
    """Who clashes is told so; the others of the transaction are stored."""

    async def test(store: Gated, writer: Writer) -> None:
        store.gate.set()
        late, fresh = await asyncio.gather(writer.append(an_append("a", 7)), writer.append(an_append("b")))
        assert (Clash("a", 0), Appended("b", 1)) == (late, fresh)

    with_writer(test)


def test_a_transaction_that_fails_is_told_to_everybody_in_it() -> None:
    """Each hears of the error; nothing is told as stored that is not, and the next transaction is as good as any."""

    async def test(store: Gated, writer: Writer) -> None:
        store.error = StoreError("the disk is full")
        store.gate.set()
        told = await asyncio.gather(*(writer.append(an_append(match)) for match in "ab"), return_exceptions=True)
        assert ["the disk is full"] * 2 == [str(error) for error in told]
        store.error = None
        assert Appended("a", 1) == await writer.append(an_append("a"))

    with_writer(test)


def test_who_goes_away_spoils_it_for_nobody() -> None:
    """An append whose owner was cancelled is written with the others, who are answered."""

    async def test(store: Gated, writer: Writer) -> None:
        gone, stays = (asyncio.ensure_future(writer.append(an_append(match))) for match in "ab")
        await a_moment()
        gone.cancel()
        store.gate.set()
        assert Appended("b", 1) == await stays
        found = await store.read("a")
        assert found
        assert 1 == found.match.seq

    with_writer(test)


def test_closing_writes_what_was_handed_in() -> None:
    """Everybody who came before the end is answered; who comes after it is refused."""

    async def test(store: Gated, writer: Writer) -> None:
        store.gate.set()
        told = [asyncio.ensure_future(writer.append(an_append(match))) for match in "abcd"]
        await asyncio.sleep(0)
        await writer.close()
        assert all(answer.done() for answer in told)
        with pytest.raises(StoreError, match="closed"):
            await writer.append(an_append("a", 1))

    with_writer(test)


def test_a_writer_that_is_stopped_leaves_nobody_waiting() -> None:
    """When the server is torn down in the middle of a transaction, those in it hear that its outcome is unknown."""

    async def test(store: Gated, writer: Writer) -> None:
        told = asyncio.ensure_future(writer.append(an_append("a")))
        await a_moment()
        assert [["a"]] == store.transactions
        assert writer._task
        writer._task.cancel()
        with pytest.raises(StoreError, match="stopped"):
            await told

    with_writer(test)


@pytest.mark.parametrize("command", ["nul\0", "half \ud800", "line\nbreak"])
def test_a_command_that_no_database_can_hold_is_refused_alone(command: str) -> None:
    """What a client made up does not spoil the transaction that others share."""

    async def test(store: Gated, writer: Writer) -> None:
        store.gate.set()
        good, bad = writer.append(an_append("a")), writer.append(an_append("b", 0, command))
        told = await asyncio.gather(good, bad, return_exceptions=True)
        assert Appended("a", 1) == told[0]
        assert isinstance(told[1], Malformed)
        assert [["a"]] == store.transactions

    with_writer(test)
