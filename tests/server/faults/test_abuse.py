"""Those who misbehave are refused or dropped with a reason, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from elvenhold.server.app import LONGEST_MESSAGE
from elvenhold.server.hub import Limits
from tests.server.core.served import Served, served
from tests.server.core.tables import human, laid
from tests.server.http.serving import serving, somebody

SWIFT = 1.0
"""Seconds in which others are answered, whatever somebody does; on a machine that does much else, too."""


def socket(house: Served, person: str) -> connect:
    """A socket of somebody."""
    return connect(house.wire, origin=Origin(house.origin), additional_headers={"cookie": f"person={person}"})


async def say(at: ClientConnection, kind: str, **fields: Any) -> None:
    """Say something."""
    await at.send(json.dumps({"t": kind, "match": "m", **fields}))


async def said(at: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of a kind."""
    async with asyncio.timeout(10):
        while True:
            message: dict[str, Any] = json.loads(await at.recv())
            if message["t"] in kinds:
                return message


@asynccontextmanager
async def at_table(
    limits: Limits | None = None,
) -> AsyncIterator[tuple[Served, list[ClientConnection], dict[str, Any]]]:
    """Anna and Ben at a match; whoever is to decide stands first, and then what he was told."""
    async with served(limits) as house:
        await laid(house.store, "m", [human("anna"), human("ben")])
        await house.matches.begin("m")
        async with socket(house, "anna") as anna, socket(house, "ben") as ben:
            tables = []
            for person in (anna, ben):
                await say(person, "enter")
                tables.append(await said(person, "table"))
            seat = 0 if tables[0]["may"] else 1
            yield house, [anna, ben] if seat == 0 else [ben, anna], tables[seat]


def a_move(table: dict[str, Any], command: str) -> dict[str, Any]:
    """Something legal."""
    head, last = next(iter(table["may"].items()))
    moves = [f"{head} {last[0]}" if last else head]
    return {"id": command, "seat": table["seat"], "seen": table["events"][-1]["seq"], "moves": moves}


async def test_nobody_plays_for_another_seat() -> None:
    """A move in the name of a seat that is not mine is forbidden, and nothing happens."""
    async with at_table() as (house, [_, other], table):
        await say(other, "play", **a_move(table, "forged"))

        assert ("forged", "forbidden") == _answer(await said(other, "done", "refused"))
        stored = await house.store.read("m")
        assert stored
        assert table["events"][-1]["seq"] == stored.match.seq


async def test_a_move_upon_what_is_past_is_stale_and_told_how_far_things_are() -> None:
    """Two tabs of one seat that play at once: one plays, the other is told."""
    async with at_table() as (_, [first, _other], table):
        await say(first, "play", **a_move(table, "one"))
        await say(first, "play", **a_move(table, "two"))

        done, refused = await said(first, "done"), await said(first, "refused")

        assert ("two", "stale") == _answer(refused)
        assert done["seq"] == refused["seq"]


async def test_a_command_that_comes_again_is_answered_again_and_does_nothing() -> None:
    """The same number as before; the log has not grown."""
    async with at_table() as (house, [first, _], table):
        move = a_move(table, "once")
        answers = []
        for _ in range(3):
            await say(first, "play", **move)
            answers.append(await said(first, "done", "refused"))

        assert [("done", answers[0]["seq"])] * 3 == [(answer["t"], answer["seq"]) for answer in answers]
        stored = await house.store.read("m")
        assert stored
        assert answers[0]["seq"] == stored.match.seq


def _answer(message: dict[str, Any]) -> tuple[str, str]:
    return message["id"], message.get("code", "done")


async def flood(house: Served) -> None:
    """Say more than anybody may, until the socket is closed."""
    async with socket(house, "mallory") as at:
        await _until_closed(at, lambda: at.send(json.dumps({"t": "enter", "match": "m"})))


async def babble(house: Served) -> None:
    """Send what nobody can read, until the socket is closed."""
    async with socket(house, "mallory") as at:
        await _until_closed(at, lambda: at.send("[" * 60_000))


async def never_read(house: Served) -> None:
    """Ask without listening, until the socket is closed."""
    async with socket(house, "anna") as at:
        at.transport.pause_reading()
        await _until_closed(at, lambda: at.send(json.dumps({"t": "enter", "match": "m"})))


async def shout(house: Served) -> None:
    """Send frames that are too big."""
    for _ in range(20):
        async with socket(house, "mallory") as at:
            await _until_closed(at, lambda: at.send("x" * (LONGEST_MESSAGE + 1)))


async def knock(house: Served) -> None:
    """Open connections and say half of a greeting."""
    lines = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(100)]
    for _, writer in lines:
        writer.write(b"GET /wire HTTP/1.1\r\nHost: ")
    await asyncio.sleep(0.5)
    for _, writer in lines:
        writer.close()
        await writer.wait_closed()


async def _until_closed(at: ClientConnection, send: Callable[[], Awaitable[None]]) -> None:
    try:
        async with asyncio.timeout(2):
            for _ in range(3000):
                await send()
                await asyncio.sleep(0)
    except (ConnectionClosed, TimeoutError):
        pass
    at.transport.abort()
    await at.wait_closed()


@pytest.mark.parametrize("abuse", [flood, babble, never_read, shout, knock], ids=lambda abuse: abuse.__name__)
async def test_others_are_answered_in_time(abuse: Callable[[Served], Awaitable[None]]) -> None:
    """Whatever somebody does, those who play are answered."""
    async with at_table(Limits()) as (house, [first, other], _):
        task = asyncio.ensure_future(abuse(house))
        taken = []
        for turn in range(40):
            begun = perf_counter()
            at = (first, other)[turn % 2]
            await at.send('{"t":"ping"}')
            await said(at, "pong")
            taken.append(perf_counter() - begun)
            await asyncio.sleep(0.05)
        await asyncio.wait_for(task, 60)

    taken.sort()
    print(f"{abuse.__name__}: median {taken[20] * 1e3:.1f} ms, worst {taken[-1] * 1e3:.1f} ms")
    assert SWIFT > taken[-2]


async def test_one_address_has_so_many_sockets_and_no_more() -> None:
    """The next one is refused at the door; when one has gone there is room again."""
    async with served(Limits(sockets=3)) as house:
        those = [await socket(house, f"{number}") for number in range(3)]
        with pytest.raises(InvalidStatus) as refusal:
            await socket(house, "one more")
        assert 403 == refusal.value.response.status_code
        await those.pop().close()
        async with asyncio.timeout(5):
            while len(house.sockets.open) > 2:
                await asyncio.sleep(0.01)
        those.append(await socket(house, "one more"))
        for each in those:
            await each.close()


async def test_whoever_guesses_invitations_is_told_to_wait(tmp_path: Any) -> None:
    """So many requests a minute from one address; and what is guessed has 128 bits."""
    async with serving(tmp_path, requests=20) as address, somebody(address) as client:
        answers = [(await client.get(f"/api/invitation/{guess:022d}")).status_code for guess in range(30)]

    assert [404] * 20 + [429] * 10 == answers


async def test_a_body_that_is_too_long_is_not_read(tmp_path: Any) -> None:
    """Half a MiB is enough for everything; others are served meanwhile."""
    async with serving(tmp_path) as address, somebody(address) as client:
        answer = await client.post("/api/replay", content=b'{"text":"' + b"x" * (1 << 21) + b'"}')

        assert 413 == answer.status_code
        assert "malformed" == answer.json()["code"]
        assert (await client.get("/healthz")).is_success
