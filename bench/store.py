#!/usr/bin/env python3
"""Times the store: appends of two events each, with 1, 8 and 64 matches that each wait for an answer before the next.

    python bench/store.py [SECONDS]

SQLite as the server uses it (every commit reaches the disk); PostgreSQL with its own settings for the same, in a server
started for this. Matches are taken in turn from 2,000. The columns: appends a second; the time of one append, at
the median, at the 99th percentile and at most; this process's own work for one; and how many shared a transaction.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from elvenhold.server.store import Store, opened
from elvenhold.server.store.rows import RUNNING, Append, Appended, Command, EventRow, MatchRow, Outcome
from elvenhold.server.store.writer import Writer
from tests.server.postgres import Missing, fresh_database, postgres

MATCHES = 2000
HEADINGS = {"matches": 19, "appends/s": 11, "p50 ms": 9, "p99 ms": 9, "most ms": 9, "work µs": 11, "together": 9}
DURABLE = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on", "shared_buffers": "128MB"}


def say(line: str) -> None:
    """Print at once: a row takes seconds."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


class Counted:
    """A store that counts its transactions."""

    def __init__(self, store: Store) -> None:
        self.store, self.transactions = store, 0

    async def append(self, appends: Sequence[Append]) -> list[Outcome]:
        """Append, and count."""
        self.transactions += 1
        return await self.store.append(appends)


class Player:
    """Somebody who plays many matches, one move at a time."""

    def __init__(self, writer: Writer, matches: list[str]) -> None:
        self.writer, self.matches, self.seq = writer, matches, dict.fromkeys(matches, 0)
        self.taken: list[float] = []

    async def play(self, end: float) -> None:
        """Move, wait for the answer, move in the next match, until the end."""
        while (start := time.perf_counter()) < end:
            match = self.matches[len(self.taken) % len(self.matches)]
            old = self.seq[match]
            assert Appended(match, old + 2) == await self.writer.append(an_append(match, old))
            self.seq[match] = old + 2
            self.taken.append(time.perf_counter() - start)


def an_append(match: str, old: int) -> Append:
    """A move and what the dealer turns up for it."""
    now, name = time.time(), f"{match}-{old:08x}"
    events = (
        EventRow(match, old + 1, "2", "ride feodor-lapphalya-wood", now),
        EventRow(match, old + 2, "*2", "draw card unicorn", now),
    )
    return Append(match, old, events, Command(match, name, 2, old + 1, old + 2), now, waiting='{"seats":[2],"since":1}')


async def fill(store: Store, names: list[str]) -> None:
    """Make the matches."""
    for name in names:
        row = MatchRow(
            name,
            "m",
            "elfenland",
            "amigo-de",
            4,
            "{}",
            "1",
            1,
            RUNNING,
            0,
            "h",
            listed=True,
            watch=f"w{name}",
            created=1.0,
            updated=1.0,
        )
        await store.create(row, [])


async def measure(store: Store, names: list[str], players: int, seconds: float) -> str:
    """One row of the table."""
    counted = Counted(store)
    writer = Writer(counted)
    crowd = [Player(writer, names[k::players]) for k in range(players)]
    for player in crowd:
        for match in player.matches:
            player.seq[match] = len(await store.events(match, 0))
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
    """The rows of one kind of database."""
    with tempfile.TemporaryDirectory() as folder:
        names = [f"{k:016x}" for k in range(MATCHES)]
        async with opened(url, Path(folder)) as store:
            await fill(store, names)
            for players in (1, 8, 64):
                say(f"{kind:10} {await measure(store, names, players, seconds)}")


def main() -> None:
    """Print the table."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    say("".join(f"{name:>{width}}" for name, width in HEADINGS.items()))
    asyncio.run(table("sqlite", None, seconds))
    try:
        with postgres(**DURABLE) as server:
            asyncio.run(table("postgres", asyncio.run(fresh_database(server)), seconds))
    except Missing as missing:
        say(str(missing))


if __name__ == "__main__":
    main()
