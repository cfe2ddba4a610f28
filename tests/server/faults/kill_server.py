"""Kill a whole server again and again while people play, and look whether anything that was promised is lost.

    python -m tests.server.faults.kill_server --rounds 50

Bounded: each round lives for at most half a second of play, on this machine's own address alone.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from time import monotonic

import httpx

from elvenhold.server.loading import Broken, load
from elvenhold.server.run import free_port
from elvenhold.server.store import FILE, open_store
from elvenhold.server.store.rows import Stored
from tests.server.faults.players import Player, Promise, seated

SEATS = 4
READY_WITHIN = 20.0
PLAYED = (0.15, 0.5)


class Tally:
    """What came out of all rounds."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.promised = self.lost = self.twice = self.again = self.events = 0
        self.broken: list[str] = []

    def __str__(self) -> str:
        """One line for a note."""
        return (
            f"{self.promised} acknowledged commands, {self.lost} lost, {self.twice} twice, {self.again} sent again,"
            f" {self.events} events, {len(self.broken)} matches that do not resume"
        )


class Server:
    """A server of its own, which may be killed."""

    def __init__(self, folder: Path, *, extra: tuple[str, ...] = ()) -> None:
        """Choose an address."""
        self.port = free_port("127.0.0.1")
        self.address = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "elvenhold", "serve", "--port", str(self.port), "--data", str(folder)]
        self._command = [*command, "--pace", "0", "--no-limits", *extra]
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> float:
        """Start it, and wait until it answers; how long that took."""
        begun = monotonic()
        self._spawn()
        async with httpx.AsyncClient() as client:
            while monotonic() - begun < READY_WITHIN:
                with contextlib.suppress(httpx.TransportError):
                    if (await client.get(f"{self.address}/readyz")).is_success:
                        return monotonic() - begun
                await asyncio.sleep(0.02)
        raise TimeoutError("the server does not answer")

    def _spawn(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def kill(self) -> None:
        """End it as a power cut would."""
        if self._process:
            os.kill(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None


async def rounds_of(count: int, matches: int, folder: Path) -> Tally:
    """Play and kill so many times; the matches go on from round to round."""
    tally, luck, server = Tally(), Random(1), Server(folder)
    players: list[Player] = []
    for number in range(count):
        await server.start()
        try:
            players = [player for player in players if not player.over]
            while len(players) < matches * SEATS:
                players += await seated(server.address, SEATS, 1000 * number + len(players))
            await _play_for(players, luck.uniform(*PLAYED))
        finally:
            server.kill()
        await check(folder, players, tally)
    tally.again = sum(player.again for player in players)
    return tally


async def _play_for(players: list[Player], seconds: float) -> None:
    async def keep_playing(player: Player) -> None:
        while not player.over:
            await player.play()

    tasks = [asyncio.create_task(keep_playing(player)) for player in players]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def check(folder: Path, players: list[Player], tally: Tally) -> None:
    """Hold what the store has against what was promised."""
    kept = commands_of(folder)
    store = open_store(None, folder)
    await store.open()
    try:
        for match in {player.match for player in players}:
            stored = await store.read(match)
            promises = [promise for player in players if player.match == match for promise in player.promises]
            compare(stored, promises, kept.get(match, {}), tally)
    finally:
        await store.close()
    for player in players:
        tally.broken += player.gaps
        player.promises.clear()
        player.gaps.clear()


def compare(stored: Stored | None, promises: list[Promise], kept: dict[str, int], tally: Tally) -> None:
    """Every promise is kept once, the log has no gap, and it replays."""
    tally.promised += len(promises)
    events = {event.seq: event for event in stored.events} if stored else {}
    tally.events += len(events)
    for promise in promises:
        tally.lost += kept.get(promise.command) != promise.seq or promise.seq not in events
    decided = sum(not event.who.startswith("*") for event in events.values())
    tally.twice += decided - len(kept)
    if stored is None or [*events] != [*range(1, len(events) + 1)]:
        tally.broken.append(f"{stored and stored.match.id}: {[*events]}")
        return
    try:
        load(stored)
    except Broken as error:
        tally.broken.append(f"{stored.match.id}: {error}")


def commands_of(folder: Path) -> dict[str, dict[str, int]]:
    """Every command that the database remembers, by match, with its last event."""
    kept: dict[str, dict[str, int]] = {}
    with contextlib.closing(sqlite3.connect(folder / FILE)) as database:
        for match, command, last in database.execute("SELECT match, id, last FROM commands"):
            kept.setdefault(match, {})[command] = last
    return kept


def main() -> None:
    """Run it by hand."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--rounds", type=int, default=50)
    asked.add_argument("--matches", type=int, default=8)
    wish = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tally = asyncio.run(rounds_of(wish.rounds, wish.matches, Path(folder)))
    print(f"{wish.rounds} kills of the whole server: {tally}")
    sys.exit(bool(tally.lost or tally.twice or tally.broken))


if __name__ == "__main__":
    main()
