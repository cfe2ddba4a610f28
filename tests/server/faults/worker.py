"""A worker to be killed: a store and its matches in a process of their own, with players who never wait.

    python -m tests.server.faults.worker FOLDER ROUND [--db URL] [--matches N] [--plant]

Says on its output, line by line and at once: `ready`, `said {command}` before a command, `done MATCH ID SEQ` when that
was acknowledged. Reads from its input, as one line of JSON, the commands that the worker before it left unanswered.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import msgspec

from elvenhold.server.hub import Connection
from elvenhold.server.logs import set_up_logs
from elvenhold.server.matches import Matches
from elvenhold.server.socket import Sockets
from elvenhold.server.store import Store, opened
from elvenhold.server.store.memory import MemoryStore
from elvenhold.server.store.rows import Append, Appended, Outcome
from tests.server.core.tables import PLENTY, human, laid
from tests.server.faults.players import Player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elvenhold.server.store.contract import Logs

SEATS = 4
MOST = 500
SLOW_DISK = 0.05
"""Seconds that a write of the planted fault takes."""


def report(line: str) -> None:
    """Write a line so that it is out whatever happens next."""
    os.write(sys.stdout.fileno(), line.encode() + b"\n")


class Hasty:
    """The fault that is planted: it says that something is written, and then writes it.

    Its disk is slow. On a quick one the fault is as grave, but a kill hardly ever falls between the two.
    """

    def __init__(self, store: Logs) -> None:
        """Write to this store, later, and in order."""
        self._store = store
        self._last: asyncio.Task[None] | None = None

    async def append(self, appends: Sequence[Append]) -> list[Outcome]:
        """Promise first."""
        self._last = asyncio.create_task(self._write(appends, self._last))
        return [Appended(append.match, append.new) for append in appends]

    async def _write(self, appends: Sequence[Append], before: asyncio.Task[None] | None) -> None:
        if before:
            await before
        await asyncio.sleep(SLOW_DISK)
        await self._store.append(appends)


class Seat:
    """A seat of a match, its player, and a connection that is no socket."""

    def __init__(self, sockets: Sockets, player: Player, seat: int) -> None:
        """Connect."""
        self._sockets, self._player = sockets, player
        self._promised = 0
        self._connection = Connection(self._heard, f"person {seat}", PLENTY)
        self._sender = asyncio.create_task(self._connection.send_all())

    async def come(self) -> None:
        """Enter, and go on."""
        await self._player.enter(self)

    async def send(self, message: str, /) -> None:
        """Say one thing, after writing down that it was said."""
        if '"play"' in message:
            report(f"said {message}")
        await self._sockets.hear(self._connection, message)

    async def _heard(self, line: bytes) -> None:
        await self._player.hear(self, msgspec.json.decode(line))
        for promise in self._player.promises[self._promised :]:
            report(f"done {promise.match} {promise.command} {promise.seq}")
        self._promised = len(self._player.promises)
        for gap in self._player.gaps:
            report(f"gap {gap}")


async def play_on(store: Store, wish: argparse.Namespace, pending: list[dict[str, Any]]) -> None:
    """Let everybody play until this process is killed."""
    matches = Matches(store, pace=0)
    if wish.plant:
        matches._writer._store = Hasty(store)
    sockets = Sockets(matches, limits=PLENTY)
    unanswered = {(command["match"], command["seat"]): command for command in pending}
    seats = []
    for match in await matches_of(store, matches, wish):
        for seat in range(SEATS):
            player = Player(match, "", hash((wish.round, match, seat)))
            player.pending = unanswered.get((match, seat))
            seats.append(Seat(sockets, player, seat))
    report("ready")
    for each in seats:
        await each.come()
    await asyncio.sleep(wish.most)


async def matches_of(store: Store, matches: Matches, wish: argparse.Namespace) -> list[str]:
    """The matches that are running, and new ones until there are enough."""
    running = [row.id for row in await store.running("", MOST)]
    for number in range(wish.matches - len(running)):
        match = f"{wish.round}-{number}"
        people = [human(f"person {seat}") for seat in range(SEATS)]
        await laid(cast("MemoryStore", store), match, people, seed=wish.round * MOST + number)
        await matches.begin(match)
        running.append(match)
    return running


async def work(wish: argparse.Namespace) -> None:
    """Open the store, and play."""
    set_up_logs()  # or what goes wrong would be reported among what was promised
    pending = json.loads(sys.stdin.readline() or "[]")
    async with opened(wish.db, wish.folder) as store:
        await play_on(store, wish, pending)


def main() -> None:
    """Read what is wished."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("folder", type=Path)
    asked.add_argument("round", type=int)
    asked.add_argument("--db")
    asked.add_argument("--matches", type=int, default=24)
    asked.add_argument("--most", type=float, default=20.0, help="seconds after which it ends by itself")
    asked.add_argument("--plant", action="store_true", help="tell before the commit")
    asyncio.run(work(asked.parse_args()))


if __name__ == "__main__":
    main()
