"""Matches to be served: a store that forgets, people, and sockets that are none."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import msgspec

from elvenhold.match.setup import set_up
from elvenhold.server.hub import Connection, Limits
from elvenhold.server.matches import Matches
from elvenhold.server.owner import Owner
from elvenhold.server.socket import Sockets
from elvenhold.server.store import Store
from elvenhold.server.store.memory import MemoryStore
from elvenhold.server.store.rows import BOT, GATHERING, HUMAN, OPEN, MatchRow, SeatRow

if TYPE_CHECKING:
    from collections.abc import Callable

PLENTY = Limits(rate=1e6, burst=1e6)


def human(person: str) -> tuple[str, str | None, str | None]:
    """A seat of somebody."""
    return HUMAN, person, None


def bot(name: str = "random") -> tuple[str, str | None, str | None]:
    """A seat of a bot."""
    return BOT, None, name


def free() -> tuple[str, str | None, str | None]:
    """A seat that waits for somebody."""
    return OPEN, None, None


def match_row(match: str, seats: int, **other: Any) -> MatchRow:
    """A match that has not begun; its host is `host`, the link for spectators ends with `watch`."""
    game, preset, wishes = (
        other.pop(key, usual) for key, usual in (("game", "elfenland"), ("preset", None), ("options", {}))
    )
    setup = set_up(game, seats, preset, other.pop("seed", 7), wishes)
    usual: dict[str, Any] = {
        "name": "",
        "state": GATHERING,
        "seq": 0,
        "host": "host",
        "listed": False,
        "watch": "watch",
    }
    return MatchRow(
        id=match,
        game=game,
        preset=setup.preset,
        seats=seats,
        options=msgspec.json.encode(setup.options).decode(),
        seed=setup.seed,
        rules_version=1,
        created=1.0,
        updated=1.0,
        **{**usual, **other},
    )


async def laid(store: Store, match: str, seats: list[tuple[str, str | None, str | None]], **other: Any) -> None:
    """Keep a match that has not begun; the invitation to seat 2 ends with `token2`."""
    rows = [
        SeatRow(number, kind, person, name, f"name {number}", f"token{number}")
        for number, (kind, person, name) in enumerate(seats)
    ]
    await store.create(match_row(match, len(seats), **other), rows)


async def until(holds: Callable[[], object]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(30):
        while not holds():
            await asyncio.sleep(0.005)


async def quiet() -> None:
    """Let everybody finish what he is doing."""
    for _ in range(20):
        await asyncio.sleep(0)


class Client:
    """Somebody at a socket that is none: says what he likes, and reads what he is told."""

    def __init__(self, sockets: Sockets, person: str | None, match: str = "m") -> None:
        """Connect."""
        self.sockets, self.match = sockets, match
        self.told: list[dict[str, Any]] = []
        self._news = asyncio.Event()
        self.connection = Connection(self._hear, person, PLENTY)
        self._sender = asyncio.create_task(self.connection.send_all())

    async def _hear(self, line: bytes) -> None:
        self.told.append(msgspec.json.decode(line))
        self._news.set()

    async def say(self, kind: str, **fields: Any) -> None:
        """Say something."""
        await self.sockets.hear(self.connection, msgspec.json.encode({"t": kind, "match": self.match, **fields}))

    async def next(self) -> dict[str, Any]:
        """The next message, which is taken from those told."""
        await until(lambda: self.told)
        return self.told.pop(0)

    async def until(self, kind: str) -> dict[str, Any]:
        """The next message of a kind, which is taken from those told; what comes before it is dropped."""
        async with asyncio.timeout(5):
            while True:
                while self.told:
                    message = self.told.pop(0)
                    if message["t"] == kind:
                        return message
                self._news.clear()
                await self._news.wait()

    async def enter(self, **fields: Any) -> dict[str, Any]:
        """Come to the match; answers the table."""
        await self.say("enter", **fields)
        return await self.until("table")

    async def play(self, seat: int, seen: int, *moves: str) -> dict[str, Any]:
        """Play, and answer what came of it: done or refused."""
        await self.say("play", id=f"c{random.random()}", seat=seat, seen=seen, moves=moves)
        return await self.answer()

    async def answer(self) -> dict[str, Any]:
        """The next message that answers a command."""
        async with asyncio.timeout(5):
            while True:
                for message in self.told:
                    if message["t"] in ("done", "refused", "planned"):
                        self.told.remove(message)
                        return message
                self._news.clear()
                await self._news.wait()

    async def quiet(self) -> None:
        """Wait until nothing more is said."""
        await quiet()

    def leave(self) -> None:
        """Hang up."""
        self._sender.cancel()
        self.connection.close(1000)
        if self.connection.owner:
            self.connection.owner.leave(self.connection)


class House:
    """A server without a network."""

    def __init__(self, pace: float = 0, store: MemoryStore | None = None, disk: Store | None = None) -> None:
        """An empty one, or one that goes on with what a store holds; matches may be kept on a disk instead."""
        self.store = store or MemoryStore()
        self.matches = Matches(disk or self.store, pace=pace)
        self.sockets = Sockets(self.matches, limits=PLENTY)

    def client(self, person: str | None = None, match: str = "m") -> Client:
        """Somebody connects."""
        return Client(self.sockets, person, match)

    async def begun(self, *seats: tuple[str, str | None, str | None], match: str = "m", **other: Any) -> Owner:
        """A match that has begun."""
        await laid(self.store, match, list(seats), **other)
        await self.matches.begin(match)
        return await self.matches.open(match)
