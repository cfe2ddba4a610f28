"""Sockets of a real server: who may come, what may be said on them, and what becomes of those who misbehave."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from elvenhold.server.hub import FLOOD, GARBAGE, TOO_SLOW, Limits
from tests.server.core.served import Served, served
from tests.server.core.tables import bot, human, laid

TOO_BIG = 1009


def socket(house: Served, person: str | None = None, **other: Any) -> connect:
    """A socket as a browser opens it."""
    headers = {"cookie": f"person={person}"} if person else {}
    return connect(house.wire, origin=other.pop("origin", house.origin), additional_headers=headers, **other)


async def said(connection: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    async with asyncio.timeout(5):
        while True:
            message: dict[str, Any] = json.loads(await connection.recv())
            if message["t"] == kind:
                return message


async def say(connection: ClientConnection, kind: str, **fields: Any) -> None:
    """Say something of match m."""
    await connection.send(json.dumps({"t": kind, **fields}))


async def test_a_match_is_played_over_sockets() -> None:
    """Two people enter, one plays, both are told; the answer comes with the number of the latest event."""
    async with served() as house:
        await laid(house.store, "m", [human("anna"), human("ben")])
        await house.matches.begin("m")
        async with socket(house, "anna") as anna, socket(house, "ben") as ben:
            tables = []
            for person in (anna, ben):
                await say(person, "enter", match="m")
                tables.append(await said(person, "table"))
            at, seat = (anna, 0) if tables[0]["may"] else (ben, 1)
            seq = tables[0]["events"][-1]["seq"]
            head, tails = next(iter(tables[seat]["may"].items()))
            await say(
                at, "play", match="m", id="c1", seat=seat, seen=seq, moves=[f"{head} {tails[0]}" if tails else head]
            )

            told = [await said(person, "happened") for person in (anna, ben)]
            done = await said(at, "done")

            assert seq + 1 == told[0]["events"][0]["seq"] == told[1]["events"][0]["seq"]
            assert [0, 1] == [message["seat"] for message in told]
            assert told[0]["events"][-1]["seq"] == done["seq"]


async def test_a_page_of_another_site_gets_no_socket() -> None:
    """An origin that is not this server's is refused before anything is said."""
    async with served() as house:
        with pytest.raises(InvalidStatus) as refusal:
            await socket(house, "anna", origin="http://elsewhere.example")
        assert 403 == refusal.value.response.status_code


async def test_without_an_origin_a_cookie_counts_for_nothing() -> None:
    """What is no browser has no business with a browser's cookie."""
    async with served() as house:
        await laid(house.store, "m", [human("anna"), bot()])
        await house.matches.begin("m")
        async with socket(house, "anna", origin=None) as connection:
            await say(connection, "enter", match="m")

            assert "forbidden" == (await said(connection, "refused"))["code"]


@pytest.mark.parametrize(
    "line",
    [
        "",
        "{",
        "null",
        "[]",
        '"play"',
        '{"t":"play"}',
        '{"t":"sing","match":"m"}',
        '{"t":"enter","match":"m","after":-1}',
        '{"t":"enter","match":"m","more":1}',
        '{"t":"play","match":"m","id":"x","seat":16,"seen":0,"moves":["pass"]}',
        '{"t":"play","match":"m","id":"x","seat":0,"seen":0,"moves":[]}',
        b"\xff\xfe\x00",
        "[" * 30_000,
        '{"t":"enter","match":"\\ud800"}',
        '{"t":"enter","match":"' + "9" * 10_000 + '"}',
    ],
)
async def test_what_cannot_be_read_is_answered(line: str | bytes) -> None:
    """Garbage gets a refusal, and the socket lives on."""
    async with served() as house, socket(house) as connection:
        await connection.send(line)

        assert "malformed" == (await said(connection, "refused"))["code"]
        await say(connection, "ping")
        await said(connection, "pong")


@pytest.mark.parametrize("match", ["nowhere", "../../etc", "\0", "' or 1=1 --", "ÄÖÜ", "\n", "💥"])
async def test_a_match_that_does_not_exist_is_unknown(match: str) -> None:
    """Whatever it is called."""
    async with served() as house, socket(house) as connection:
        await say(connection, "enter", match=match)

        assert "unknown" == (await said(connection, "refused"))["code"]


@pytest.mark.parametrize("command", ["\0", "a\nb", "\u202e", "💥", "' or 1=1 --"])
async def test_an_id_may_be_anything_that_can_be_written_down(command: str) -> None:
    """Whatever else is refused, and nothing happens."""
    async with served() as house:
        await laid(house.store, "m", [human("anna"), human("anna")])
        await house.matches.begin("m")
        async with socket(house, "anna") as connection:
            await say(connection, "enter", match="m")
            seat = (await said(connection, "table"))["waits"]["seats"][0]
            await say(connection, "sit", match="m", seat=seat)
            table = await said(connection, "table")
            head, tails = next(iter(table["may"].items()))
            seen, move = table["events"][-1]["seq"], f"{head} {tails[0]}"
            await say(connection, "play", match="m", id=command, seat=seat, seen=seen, moves=[move])
            if command.isprintable():
                assert command == (await said(connection, "done"))["id"]
            else:
                assert "malformed" == (await said(connection, "refused"))["code"]
                await say(connection, "play", match="m", id="plain", seat=seat, seen=seen, moves=[move])
                await said(connection, "done")


async def test_a_refusal_names_the_command_that_it_answers() -> None:
    """Even where the rest cannot be read."""
    async with served() as house, socket(house) as connection:
        await connection.send('{"t":"play","id":"mine","match":"m","seat":"first"}')

        assert "mine" == (await said(connection, "refused"))["id"]


async def closed_with(connection: ClientConnection) -> int | None:
    """The code with which a server closes a connection."""
    async with asyncio.timeout(10):
        with suppress(ConnectionClosedError):
            async for _ in connection:
                pass
    return connection.close_code


async def test_whoever_sends_nothing_but_garbage_is_closed() -> None:
    """After twenty lines that cannot be read."""
    async with served() as house, socket(house) as connection:
        for _ in range(30):
            await connection.send("garbage")

        assert GARBAGE == await closed_with(connection)


async def test_whoever_says_too_much_is_told_so_and_closed_at_last() -> None:
    """First the messages are refused as too many at once; if that does not help, the socket is closed."""
    async with served(Limits(rate=1, burst=5)) as house, socket(house) as connection:
        for _ in range(5):
            await say(connection, "ping")
        await say(connection, "ping")
        assert "busy" == (await said(connection, "refused"))["code"]
        for _ in range(400):
            await say(connection, "ping")

        assert FLOOD == await closed_with(connection)


async def test_a_frame_that_is_too_big_closes_its_socket() -> None:
    """Nobody needs 64 KiB to say what he plays."""
    async with served() as house, socket(house) as connection:
        await connection.send("x" * 70_000)

        assert TOO_BIG == await closed_with(connection)


async def test_whoever_does_not_read_is_dropped_and_nobody_else_notices() -> None:
    """A full queue closes that one connection; the others are told everything in time."""
    async with served() as house:
        await laid(house.store, "m", [human("anna"), bot()], listed=True)
        await house.matches.begin("m")
        async with socket(house, None, max_queue=1, close_timeout=0.1) as slow:
            await say(slow, "enter", match="m")
            await said(slow, "table")
            [sleeper] = house.sockets.open
            slow.transport.pause_reading()
            quick = await socket(house)
            await say(quick, "enter", match="m")
            await said(quick, "table")
            while sleeper.closing is None:
                for connection in list(house.sockets.open):
                    connection.post(b'"' + b"x" * 50_000 + b'"')
                await quick.recv()
            slow.transport.resume_reading()

            assert TOO_SLOW == sleeper.closing
            await say(quick, "ping")
            await said(quick, "pong")
            await quick.close()


async def test_whoever_leaves_and_comes_back_in_one_breath_is_answered() -> None:
    """What is said is done in its order, and nothing is left unanswered."""
    async with served() as house:
        await laid(house.store, "m", [human("anna"), bot()])
        async with socket(house, "anna") as anna:
            for kind in ("enter", "leave", "enter"):
                await say(anna, kind, match="m")

            for _ in range(2):
                await said(anna, "table")
