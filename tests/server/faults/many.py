"""Start a server on a database that holds many open matches, and see how soon it takes moves.

    python -m tests.server.faults.many [--matches 10000] [--bots]

Prints how long it took from the start of the process to `/readyz`, and to the first move that was acknowledged; and
what memory it takes then. With `--bots` a bot is to decide in a tenth of the matches: the server takes those up by
itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from time import monotonic

import msgspec
import psutil  # type: ignore[import-untyped]
from msgspec.structs import astuple, replace
from websockets.asyncio.client import connect

from elvenhold.match import Match
from elvenhold.server.keeping import Pending
from elvenhold.server.loading import setup_of
from elvenhold.server.store import FILE, opened
from elvenhold.server.store.rows import BOT, HUMAN, RUNNING, EventRow, SeatRow, Stored
from tests.server.core.tables import match_row
from tests.server.faults.kill_server import Server

SEATS = 4
PLAYED = 60
"""So many decisions have been made in each match."""
LATEST = 30.0
MEBIBYTE = 1 << 20


def half_played(number: int, *, bot: bool) -> Stored:
    """A match in its middle; the seat to decide is a bot's, or a human's."""
    row = match_row(f"m{number}", SEATS, seed=number % 50, state=RUNNING)
    match = Match(setup_of(row))
    match.begin()
    for _ in range(PLAYED):
        match.play(match.legal_numbers()[0])
    waiting = match.waiting
    seats = tuple(
        SeatRow(seat, BOT, bot="random", name=f"{seat}")
        if bot and seat == waiting
        else SeatRow(seat, HUMAN, name=f"{seat}", token=f"key-{number}-{seat}")
        for seat in range(SEATS)
    )
    lines = (str(entry).split(" ", 2) for entry in match.log)
    events = tuple(EventRow(row.id, int(seq), who, text, 1.0) for seq, who, text in lines)
    pending = msgspec.json.encode(Pending((waiting or 0,), 1.0, bot)).decode()
    return Stored(replace(row, seq=match.seq, waiting=pending), seats, events)


async def fill(folder: Path, matches: int, *, bots: bool) -> None:
    """Write so many matches into a new database; 50 different ones, again and again."""
    async with opened(None, folder):
        pass
    patterns = [half_played(number, bot=bots and number % 10 == 0) for number in range(min(matches, 50))]
    with closing(sqlite3.connect(folder / FILE)) as file, file:
        for number in range(matches):
            pattern, name = patterns[number % 50], f"m{number}"
            file.execute(_insert("matches", 19), astuple(replace(pattern.match, id=name)))
            tokens = (replace(seat, token=f"key-{number}-{seat.seat}") for seat in pattern.seats)
            file.executemany(_insert("seats", 7), [(name, *astuple(seat)) for seat in tokens])
            file.executemany(_insert("events", 5), [(name, *astuple(event)[1:]) for event in pattern.events])


def _insert(table: str, columns: int) -> str:
    return f"INSERT INTO {table} VALUES ({', '.join('?' * columns)})"  # noqa: S608 - no word of it comes from outside


async def first_move(server: Server, number: int) -> None:
    """Come to a match with the key of the seat to decide, and play."""
    async with connect(server.address.replace("http", "ws") + "/wire") as socket:
        for seat in range(SEATS):
            await socket.send(json.dumps({"t": "enter", "match": f"m{number}", "key": f"key-{number}-{seat}"}))
            while (table := json.loads(await socket.recv()))["t"] != "table":
                pass
            if table["may"]:
                break
            await socket.send(json.dumps({"t": "leave", "match": f"m{number}"}))
        head, last = next(iter(table["may"].items()))
        seen = table["events"][-1]["seq"]
        play = {"t": "play", "match": f"m{number}", "id": f"first {monotonic()}", "seat": seat, "seen": seen}
        await socket.send(json.dumps({**play, "moves": [f"{head} {last[0]}" if last else head]}))
        while (answer := json.loads(await socket.recv()))["t"] not in ("done", "refused"):
            pass
        assert answer["t"] == "done", answer


async def measure(folder: Path, matches: int) -> dict[str, float]:
    """Start, ask, play; in seconds and MiB."""
    server = Server(folder)
    begun = monotonic()
    try:
        ready = await server.start()
        await asyncio.wait_for(first_move(server, matches // 2 + 1), LATEST)
        moved = monotonic() - begun
        process = psutil.Process(server.process)
        before = process.cpu_times()
        await asyncio.sleep(5)
        after = process.cpu_times()
        memory = process.memory_info().rss / MEBIBYTE
    finally:
        server.kill()
    work = after.user + after.system - before.user - before.system
    return {"ready_s": ready, "first_move_s": moved, "rss_mib": memory, "cpu_of_next_5_s": work}


def main() -> None:
    """Run it by hand."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--matches", type=int, default=10_000)
    asked.add_argument("--bots", action="store_true")
    wish = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(fill(Path(folder), wish.matches, bots=wish.bots))
        for _ in range(3):
            figures = asyncio.run(measure(Path(folder), wish.matches))
            print({name: round(figure, 2) for name, figure in figures.items()})


if __name__ == "__main__":
    main()
