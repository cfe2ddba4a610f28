#!/usr/bin/env python3
"""Times the store: appends of two events each, with 1, 8 and 64 matches that each wait for an answer before the next.

    python bench/store.py [SECONDS]

SQLite as the server uses it (every commit reaches the disk); PostgreSQL with its own settings for the same, in a server started
for this. Matches are taken in turn from 2,000. The columns: appends a second, the median and the 99th percentile of what
one append takes in milliseconds, this process's own work for one append, and how many shared a transaction.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from elvenhold.server.store import Store, opened
from elvenhold.server.store.rows import RUNNING, Append, Command, EventRow, MatchRow, Outcome
from elvenhold.server.store.writer import Writer
from tests.server.postgres import Missing, fresh_database, postgres

MATCHES = 2000
DURABLE = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on", "shared_buffers": "128MB"}


class Counted:
    """A store that counts its transactions."""

    def __init__(self, store: Store) -> None:
        self.store, self.transactions = store, 0

    async def append(self, appends: Sequence[Append]) -> list[Outcome]:
        self.transactions += 1
        return await self.store.append(appends)


class Player:
    """Somebody who plays many matches, one move at a time."""

    def __init__(self, writer: Writer, matches: list[str]) -> None:
        self.writer, self.matches, self.seq = writer, matches, dict.fromkeys(matches, 0)
        self.taken: list[float] = []

    async def play(self, end: float) -> None:
        while (start := time.perf_counter()) < end:
            match = self.matches[len(self.taken) % len(self.matches)]
            old = self.seq[match]
            self.seq[match] = (await self.writer.append(an_append(match, old))).seq
            self.taken.append(time.perf_counter() - start)


def an_append(match: str, old: int) -> Append:
    now, name = time.time(), f"{match}-{old:08x}"
    events = (
        EventRow(match, old + 1, "2", "ride feodor-lapphalya-wood", now),
        EventRow(match, old + 2, "*2", "draw card unicorn", now),
    )
    return Append(match, old, events, Command(match, name, 2, old + 1, old + 2), now, waiting='{"seats":[2],"since":1}')


async def fill(store: Store, names: list[str]) -> None:
    for name in names:
        row = MatchRow(name, "m", "elfenland", "amigo-de", 4, "{}", "1", 1, RUNNING, 0, "h", True, f"w{name}", 1.0, 1.0)
        await store.create(row, [])


async def measure(store: Store, names: list[str], players: int, seconds: float) -> str:
    counted = Counted(store)
    writer = Writer(counted)
    crowd = [Player(writer, names[k::players]) for k in range(players)]
    for player in crowd:
        for match in player.matches:
            player.seq[match] = (await store.read(match)).match.seq
    start, work = time.perf_counter(), time.process_time()
    await asyncio.gather(*(player.play(start + seconds) for player in crowd))
    spent, work = time.perf_counter() - start, time.process_time() - work
    taken = sorted(moment for player in crowd for moment in player.taken)
    count = len(taken)
    p50, p99, most = (taken[int(part * (count - 1))] * 1e3 for part in (0.5, 0.99, 1))
    return (
        f"{players:8} {count / spent:10,.0f} {p50:8.2f} {p99:8.2f} {most:8.2f} {work / count * 1e6:10.0f}"
        f" {count / counted.transactions:8.1f}"
    )


async def table(kind: str, url: str | None, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        names = [f"{k:016x}" for k in range(MATCHES)]
        async with opened(url, Path(folder)) as store:
            await fill(store, names)
            for players in (1, 8, 64):
                print(f"{kind:10} {await measure(store, names, players, seconds)}", flush=True)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    print(
        f"{'':10} {'matches':>8} {'appends/s':>10} {'p50 ms':>8} {'p99 ms':>8} {'most ms':>8} {'work µs':>10} {'together':>8}"
    )
    asyncio.run(table("sqlite", None, seconds))
    try:
        with postgres(**DURABLE) as server:
            asyncio.run(table("postgres", asyncio.run(fresh_database(server)), seconds))
    except Missing as missing:
        print(missing)


if __name__ == "__main__":
    main()
