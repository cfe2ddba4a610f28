"""Bots over the wire: somebody else's program plays the seat of an invitation, on whatever machine it runs."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from typing import Any
from urllib.parse import quote, urlsplit
from urllib.request import urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from elvenhold.play.errors import Forbidden, Illegal, Malformed

Choose = Callable[[dict[str, Any], list[str]], str]
"""A bot: its view in words and the legal moves in notation; it answers one of them."""
LATER = ("busy", "failed")
"""Refusals after which the same command may be sent again."""
PAUSE = 1.0
PATIENCE = 10.0
BAD_LUCK = 4400
"""Codes from here on say that the server does not want this connection back."""


async def play(link: str, choose: Choose) -> dict[str, Any]:
    """Play the seat that an invitation (`https://…/join/…`) leads to, until the match is over; answers its result."""
    parts = urlsplit(link)
    key = parts.path.rpartition("/")[2]
    if parts.scheme not in ("http", "https") or not key:
        raise Malformed(f"{link!r} is no invitation", expected="https://…/join/…")
    about = await asyncio.to_thread(_get, f"{parts.scheme}://{parts.netloc}/api/invitation/{quote(key)}")
    wire = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}/wire"
    return await play_seat(wire, about["match"], key, choose)


async def play_seat(wire: str, match: str, key: str, choose: Choose) -> dict[str, Any]:
    """Play a seat of a match whose socket and id are known, until the match is over; answers its result."""
    seat = RemoteSeat(match, key, choose)
    async for socket in _connections(wire):
        try:
            await seat.play(socket)
        except ConnectionClosed as end:
            if end.rcvd and end.rcvd.code >= BAD_LUCK:
                raise Forbidden(f"the server closed the connection: {end.rcvd.code}") from end
        if seat.result is not None:
            return seat.result
    raise AssertionError("connections do not come to an end")


def _get(address: str) -> dict[str, Any]:
    with urlopen(address, timeout=PATIENCE) as answer:  # noqa: S310 - the scheme was looked at
        found: dict[str, Any] = json.load(answer)
    return found


async def _connections(wire: str) -> AsyncIterator[ClientConnection]:
    """One connection after the other, with a pause between them."""
    while True:
        try:
            async with connect(wire, compression=None, max_size=None) as socket:
                yield socket
        except OSError:
            pass  # the server is being started again, or the line is down
        await asyncio.sleep(PAUSE)


class RemoteSeat:
    """A seat as its bot knows it: the view, followed by what is told."""

    def __init__(self, match: str, key: str, choose: Choose) -> None:
        """Take the bot."""
        self.match, self.key, self._choose = match, key, choose
        self.view: dict[str, Any] = {}
        self.seat = -1
        self.seq: int | None = None
        self.result: dict[str, Any] | None = None
        self._sent: dict[str, Any] = {}
        """The latest command, until it is answered."""

    async def play(self, socket: ClientConnection) -> None:
        """Play on one connection, until it or the match ends."""
        await self._say(socket, {"t": "enter", "key": self.key, "after": self.seq})
        async for line in socket:
            message = json.loads(line)
            match message["t"]:
                case "table":
                    self.view, self.seat, self.seq = message["view"] or {}, message["seat"], message["seq"]
                    await self._happened(socket, message)
                case "happened":
                    await self._happened(socket, message)
                case "refused":
                    await self._refused(socket, message)
                case _:
                    pass  # who is at the table, and that a command was carried out, are no news to a bot
            if self.result is not None:
                return

    async def _happened(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        for event in message["events"]:
            follow(self.view, event.get("set", ()))
            self.seq = event["seq"]
        self.result = message.get("result")
        if message["may"]:
            legal = moves(message["may"])
            chosen = await asyncio.to_thread(self._choose, self.view, legal)
            command = {"t": "play", "id": uuid.uuid4().hex, "seat": self.seat, "seen": self.seq, "moves": [chosen]}
            self._sent = command
            await self._say(socket, command)

    async def _refused(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["code"] in LATER and message["id"] == self._sent.get("id"):
            await asyncio.sleep(PAUSE)
            await self._say(socket, self._sent)
        elif message["code"] == "illegal":
            raise Illegal(message["clause"], message["reason"], tuple(message["legal"]))
        elif message["code"] != "stale":  # what it was meant for has passed; the next turn will come
            raise Forbidden(message["reason"])

    async def _say(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        await socket.send(json.dumps({**message, "match": self.match}))


def follow(view: dict[str, Any], changes: Iterable[Sequence[Any]]) -> None:
    """Carry out what an event changed: each change is the way to a place in a view, and last what stands there now."""
    for *way, last, value in changes:
        place: Any = view
        for step in way:
            place = place[step]
        place[last] = value


def moves(may: dict[str, list[str]]) -> list[str]:
    """The legal moves in notation, from the groups in which the wire tells them."""
    return [f"{head} {last}" if last else head for head, tails in may.items() for last in tails or [""]]
