"""Kill a worker with a store and its matches again and again, and look whether anything that was promised is lost.

    python -m tests.server.faults.kill_worker --rounds 150 [--postgres] [--plant]

Bounded: a round is at most a second of play by players who never wait; nothing leaves this process and its worker.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from elvenhold.server.store import opened
from elvenhold.server.store.sql import SqlStore
from tests.server.faults.books import Tally, audit
from tests.server.faults.players import Promise
from tests.server.postgres import fresh_database, postgres

if TYPE_CHECKING:
    from asyncio.subprocess import Process

PLAYED = (0.1, 1.0)
"""Seconds of play in a round."""
READY_WITHIN = 60.0
LONGEST_LINE = 1 << 20
DURABLE = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on"}


class Round:
    """What one worker said before it was killed."""

    def __init__(self, pending: list[dict[str, Any]]) -> None:
        """It begins with what the last one left without an answer."""
        self.promises: list[Promise] = []
        self.gaps: list[str] = []
        self.said = {command["id"]: command for command in pending}

    def note(self, line: bytes) -> None:
        """Note one line."""
        kind, _, rest = line.decode().rstrip("\n").partition(" ")
        match kind:
            case "said":
                command = json.loads(rest)
                self.said[command["id"]] = command
            case "done":
                match, command, seq = rest.split(" ")
                self.promises.append(Promise(match, command, (), int(seq)))
            case "gap":
                self.gaps.append(rest)
            case _:
                raise AssertionError(line)

    @property
    def pending(self) -> list[dict[str, Any]]:
        """What was said last at each seat, where it was not acknowledged."""
        answered = {promise.command for promise in self.promises}
        latest = {(command["match"], command["seat"]): command for command in self.said.values()}
        return [command for command in latest.values() if command["id"] not in answered]


class Killer:
    """Starts workers, and kills them."""

    def __init__(self, folder: Path, url: str | None, *wishes: str) -> None:
        """Keep everything there; the wishes go to the worker."""
        self._folder, self._url, self._wishes = folder, url, wishes
        self.tally = Tally()
        self._pending: list[dict[str, Any]] = []
        self._luck = Random(1)
        self._number = 0

    async def rounds(self, count: int) -> Tally:
        """Play and kill so many times; the matches go on from round to round."""
        for _ in range(count):
            await self.round()
        return self.tally

    async def round(self) -> None:
        """One worker's life, and what it has left."""
        self._number += 1
        told = await self._live()
        async with opened(self._url, self._folder) as store:
            assert isinstance(store, SqlStore)
            touched = {row.id for row in await store.running("", 500)} | {each.match for each in told.promises}
            await audit(store, told.promises, sorted(touched), self.tally)
            pending = told.pending
            for command in pending:
                self.tally.kept += await store.command(command["match"], command["id"]) is not None
        self.tally.broken += told.gaps
        self._pending = pending

    async def _live(self) -> Round:
        told = Round(self._pending)
        self.tally.again += len(self._pending)
        worker = await self._start()
        try:
            async with asyncio.timeout(READY_WITHIN):
                while (line := await self._line(worker)) != b"ready\n":
                    assert line, "the worker ended before it was ready"
            reading = asyncio.create_task(self._read(worker, told))
            await self._play()
        finally:
            worker.kill()
        await reading
        await worker.wait()
        return told

    async def _play(self) -> None:
        await asyncio.sleep(self._luck.uniform(*PLAYED))

    async def _start(self) -> Process:
        where = ["--db", self._url] if self._url else []
        worker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.faults.worker", str(self._folder), str(self._number)),
            *(*where, *self._wishes),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
        )
        assert worker.stdin
        worker.stdin.write(json.dumps(self._pending).encode() + b"\n")
        return worker

    async def _line(self, worker: Process) -> bytes:
        assert worker.stdout
        return await worker.stdout.readline()

    async def _read(self, worker: Process, told: Round) -> None:
        """Read on until the pipe is empty: what was told before the kill was told."""
        while line := await self._line(worker):
            if line.endswith(b"\n"):
                told.note(line)


@asynccontextmanager
async def on_postgres() -> AsyncIterator[str]:
    """A database of a PostgreSQL server that is started for this, as safe as people run it."""
    with postgres(**DURABLE) as server:
        yield await fresh_database(server)


async def killed(wish: argparse.Namespace, folder: Path) -> Tally:
    """All rounds, on the database that is wished."""
    wishes = ["--matches", str(wish.matches), *(["--plant"] if wish.plant else [])]
    if not wish.postgres:
        return await Killer(folder, None, *wishes).rounds(wish.rounds)
    async with on_postgres() as url:
        return await Killer(folder, url, *wishes).rounds(wish.rounds)


def main() -> None:
    """Run it by hand."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--rounds", type=int, default=150)
    asked.add_argument("--matches", type=int, default=24)
    asked.add_argument("--postgres", action="store_true")
    asked.add_argument("--plant", action="store_true", help="tell before the commit, to see it caught")
    wish = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tally = asyncio.run(killed(wish, Path(folder)))
    print(f"{wish.rounds} kills of a worker: {tally}")
    for broken in tally.broken[:10]:
        print(broken)
    sys.exit(not tally.clean)


if __name__ == "__main__":
    main()
