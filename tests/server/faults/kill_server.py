"""Kill a whole server again and again while people play, and look whether anything that was promised is lost.

    python -m tests.server.faults.kill_server --rounds 50

Bounded: each round is some two seconds of play, on this machine's own address alone.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from time import monotonic

import httpx

from elvenhold.server.run import free_port
from elvenhold.server.store import opened
from elvenhold.server.store.sql import SqlStore
from tests.server.faults.books import Tally, audit
from tests.server.faults.players import Caller, seated

SEATS = 4
READY_WITHIN = 20.0
PLAYED = (0.5, 2.0)
"""Seconds of play in a round."""


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

    @property
    def process(self) -> int:
        """The number of its process."""
        assert self._process
        return self._process.pid

    def kill(self) -> None:
        """End it as a power cut would."""
        if self._process:
            os.kill(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None


async def rounds_of(count: int, matches: int, folder: Path) -> Tally:
    """Play and kill so many times; the matches go on from round to round."""
    tally, luck, server = Tally(), Random(1), Server(folder)
    players: list[Caller] = []
    for number in range(count):
        await server.start()
        try:
            players = [player for player in players if not player.over]
            while len(players) < matches * SEATS:
                players += await seated(server.address, SEATS, 1000 * number + len(players))
            tally.again += sum(player.pending is not None for player in players)
            await _play_for(players, luck.uniform(*PLAYED))
        finally:
            server.kill()
        await check(folder, players, tally)
    return tally


async def _play_for(players: list[Caller], seconds: float) -> None:
    async def keep_playing(player: Caller) -> None:
        while not player.over:
            await player.play()

    tasks = [asyncio.create_task(keep_playing(player)) for player in players]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def check(folder: Path, players: list[Caller], tally: Tally) -> None:
    """Hold what the store has against what was promised."""
    async with opened(None, folder) as store:
        assert isinstance(store, SqlStore)
        promises = [promise for player in players for promise in player.promises]
        await audit(store, promises, {player.match for player in players}, tally)
        for player in players:
            if player.pending and await store.command(player.match, player.pending["id"]):
                tally.kept += 1
    for player in players:
        tally.broken += player.gaps
        player.promises.clear()
        player.gaps.clear()


def main() -> None:
    """Run it by hand."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--rounds", type=int, default=50)
    asked.add_argument("--matches", type=int, default=12)
    wish = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tally = asyncio.run(rounds_of(wish.rounds, wish.matches, Path(folder)))
    print(f"{wish.rounds} kills of the whole server: {tally}")
    sys.exit(not tally.clean)


if __name__ == "__main__":
    main()
