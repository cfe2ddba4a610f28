"""Players over real sockets: they play random legal moves, and remember what they were promised."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from random import Random
from typing import Any

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


class Player:
    """One seat of one match, at a socket that may break at any moment."""

    def __init__(self, address: str, match: str, key: str, seed: int) -> None:
        """Take an invitation."""
        self.address, self.match, self.key = address, match, key
        self.promises: list[Promise] = []
        self.pending: dict[str, Any] | None = None
        self.again = 0
        """How many commands were sent a second time."""
        self.over = False
        self.gaps: list[str] = []
        self._seq = 0
        self._luck = Random(seed)
        self._name = f"{seed}-{next(NUMBERS)}"

    async def play(self) -> None:
        """Play until the socket breaks or the match is over."""
        try:
            async with connect(self.address.replace("http", "ws") + "/wire", open_timeout=PATIENCE) as socket:
                await self._attend(socket)
        except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
            await asyncio.sleep(0.05)

    async def _attend(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"t": "enter", "match": self.match, "key": self.key}))
        if self.pending:
            self.again += 1
            await socket.send(json.dumps(self.pending))
        async for line in socket:
            await self._hear(socket, json.loads(line))
            if self.over:
                return

    async def _hear(self, socket: ClientConnection, said: dict[str, Any]) -> None:
        match said["t"]:
            case "done" if self.pending and said["id"] == self.pending["id"]:
                self.promises.append(Promise(self.match, said["id"], tuple(self.pending["moves"]), said["seq"]))
                self.pending = None
            case "refused" if self.pending and said["id"] == self.pending["id"]:
                self.pending = None
                await socket.send(json.dumps({"t": "enter", "match": self.match, "key": self.key}))
            case "table" | "happened":
                await self._see(socket, said)
            case _:
                pass

    async def _see(self, socket: ClientConnection, said: dict[str, Any]) -> None:
        numbers = [event["seq"] for event in said["events"]]
        if said["t"] == "table":
            self._seq = said["seq"]
        if numbers != [*range(self._seq + 1, self._seq + 1 + len(numbers))]:
            self.gaps.append(f"{self.match}: {numbers} after {self._seq}")
        self._seq += len(numbers)
        self.over = said.get("result") is not None
        if said["may"] and self.pending is None:
            await self._decide(socket, said)

    async def _decide(self, socket: ClientConnection, said: dict[str, Any]) -> None:
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
        await socket.send(json.dumps(self.pending))


async def seated(address: str, seats: int, seed: int) -> list[Player]:
    """A new match, a player on every seat."""
    async with httpx.AsyncClient(base_url=address, headers=HEADERS, timeout=PATIENCE) as client:
        wish = {"game": "elfenland", "seats": [{"kind": "open"}] * seats}
        match = (await client.post("/api/matches", json=wish)).raise_for_status().json()["match"]
        links = (await client.get(f"/api/matches/{match}/links")).raise_for_status().json()["seats"]
    return [Player(address, match, link["key"], seed * seats + link["seat"]) for link in links]
