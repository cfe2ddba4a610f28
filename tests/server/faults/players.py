"""Players: they play random legal moves, and remember what they were promised."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from random import Random
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

HEADERS = {"x-elvenhold": "1"}
PATIENCE = 5.0
NUMBERS = count()


class Promise:
    """A command that was answered `Done`: its events must be there for ever."""

    def __init__(self, match: str, command: str, moves: tuple[str, ...], seq: int) -> None:
        """Remember what was answered."""
        self.match, self.command, self.moves, self.seq = match, command, moves, seq


class Line(Protocol):
    """What a player speaks into."""

    async def send(self, message: str, /) -> None:
        """Say one thing."""


class Player:
    """One seat of one match, on a line that may break at any moment."""

    def __init__(self, match: str, key: str, seed: int) -> None:
        """Take an invitation, or a seat that is his anyway."""
        self.match, self.key = match, key
        self.promises: list[Promise] = []
        self.pending: dict[str, Any] | None = None
        """What was said and is not answered yet."""
        self.again = 0
        """How many commands were sent a second time."""
        self.over = False
        self.gaps: list[str] = []
        self._seq = 0
        self._luck = Random(seed)
        self._name = f"{seed}-{next(NUMBERS)}"

    async def enter(self, line: Line) -> None:
        """Come to the match, and say once more what was not answered."""
        await line.send(json.dumps({"t": "enter", "match": self.match, "key": self.key}))
        if self.pending:
            self.again += 1
            await line.send(json.dumps(self.pending))

    async def hear(self, line: Line, said: dict[str, Any]) -> None:
        """Note what was promised, look what has happened, and play on."""
        match said["t"]:
            case "done" if self.pending and said["id"] == self.pending["id"]:
                self.promises.append(Promise(self.match, said["id"], tuple(self.pending["moves"]), said["seq"]))
                self.pending = None
            case "refused" if self.pending and said["id"] == self.pending["id"]:
                self.pending = None
                await line.send(json.dumps({"t": "enter", "match": self.match, "key": self.key}))
            case "table" | "happened":
                await self._see(line, said)
            case _:
                pass

    async def _see(self, line: Line, said: dict[str, Any]) -> None:
        numbers = [event["seq"] for event in said["events"]]
        if said["t"] == "table":
            self._seq = said["seq"]
        if numbers != [*range(self._seq + 1, self._seq + 1 + len(numbers))]:
            self.gaps.append(f"{self.match}: {numbers} after {self._seq}")
        self._seq += len(numbers)
        self.over = said.get("result") is not None
        if said["may"] and self.pending is None:
            await self._decide(line, said)

    async def _decide(self, line: Line, said: dict[str, Any]) -> None:
        head = self._luck.choice([*said["may"]])
        last = said["may"][head]
        moves = [f"{head} {self._luck.choice(last)}" if last else head]
        self.pending = {
            "t": "play",
            "match": self.match,
            "id": f"{self._name}-{len(self.promises)}-{self._luck.randrange(1 << 30)}",
            "seat": said["seat"],
            "seen": self._seq,
            "moves": moves,
        }
        await line.send(json.dumps(self.pending))


class Caller(Player):
    """A player at a real socket."""

    def __init__(self, address: str, match: str, key: str, seed: int) -> None:
        """Take an invitation to a match of a server."""
        super().__init__(match, key, seed)
        self.address = address

    async def play(self) -> None:
        """Play until the socket breaks or the match is over."""
        try:
            async with connect(self.address.replace("http", "ws") + "/wire", open_timeout=PATIENCE) as socket:
                await self._attend(socket)
        except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
            await asyncio.sleep(0.05)

    async def _attend(self, socket: ClientConnection) -> None:
        await self.enter(socket)
        async for line in socket:
            await self.hear(socket, json.loads(line))
            if self.over:
                return


async def seated(address: str, seats: int, seed: int) -> list[Caller]:
    """A new match, a player on every seat."""
    async with httpx.AsyncClient(base_url=address, headers=HEADERS, timeout=PATIENCE) as client:
        wish = {"game": "elfenland", "seats": [{"kind": "open"}] * seats}
        match = (await client.post("/api/matches", json=wish)).raise_for_status().json()["match"]
        links = (await client.get(f"/api/matches/{match}/links")).raise_for_status().json()["seats"]
    return [Caller(address, match, link["key"], seed * seats + link["seat"]) for link in links]
