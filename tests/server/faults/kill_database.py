"""Kill PostgreSQL itself while people play, start it again, and look whether anything that was promised is lost.

    python -m tests.server.faults.kill_database [--kills 3]

The worker goes on all the while: what cannot be kept is refused, and played again.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

import psutil  # type: ignore[import-untyped]

from tests.server.faults.books import Tally
from tests.server.faults.kill_worker import DURABLE, Killer
from tests.server.postgres import SETTINGS, as_somebody_else, fresh_database, programs, started, wait_until_ready

BEFORE, AFTER = 1.0, 3.0
"""Seconds of play before PostgreSQL is killed, and after it is there again."""


class Killable:
    """A PostgreSQL server that may be killed and started again."""

    def __init__(self, folder: Path) -> None:
        """Its files are in this folder."""
        self.folder = folder
        self._again: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it is reached."""
        return f"postgresql://elvenhold@/postgres?host={quote(str(self.folder))}"

    def kill(self) -> None:
        """End all of it as a power cut would."""
        notes = self.folder / "pg" / "postmaster.pid"
        first = psutil.Process(int(notes.read_text().splitlines()[0]))
        everything = [first, *first.children(recursive=True)]
        for process in everything:
            process.kill()
        psutil.wait_procs(everything, timeout=10)
        notes.unlink()  # it would say of the next one that it is ready

    def start(self) -> None:
        """Start it again, on what its disk holds."""
        arguments = [part for key, value in (SETTINGS | DURABLE).items() for part in ("-c", f"{key}={value}")]
        serve = [str(programs() / "postgres"), "-D", str(self.folder / "pg"), "-k", str(self.folder), *arguments]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        if self._again:
            self._again.wait()
        command = [*as_somebody_else(self.folder), *serve]
        self._again = subprocess.Popen(command, cwd=self.folder, **quiet)  # type: ignore[call-overload]
        assert self._again
        wait_until_ready(self._again, self.folder)

    def stop(self) -> None:
        """Leave nothing running."""
        if self._again:
            self.kill()
            self._again.wait()


@contextmanager
def killable() -> Iterator[Killable]:
    """A server of its own, as safe as people run it."""
    with tempfile.TemporaryDirectory(prefix="elvenhold-pg-", dir="/tmp") as folder:
        server = Killable(Path(folder))
        with started(programs(), server.folder, SETTINGS | DURABLE):
            try:
                yield server
            finally:
                server.stop()


class Cutter(Killer):
    """Kills the database in the middle of each round, and the worker at its end."""

    server: Killable

    async def _play(self) -> None:
        await asyncio.sleep(BEFORE)
        await asyncio.to_thread(self.server.kill)
        await asyncio.to_thread(self.server.start)
        await asyncio.sleep(AFTER)


async def killed(kills: int, folder: Path) -> Tally:
    """So many kills; the matches go on from one to the next."""
    with killable() as server:
        cutter = Cutter(folder, await fresh_database(server.address))
        cutter.server = server
        return await cutter.rounds(kills)


def main() -> None:
    """Run it by hand."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--kills", type=int, default=3)
    wish = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tally = asyncio.run(killed(wish.kills, Path(folder)))
    print(f"{wish.kills} kills of PostgreSQL: {tally}")
    for broken in tally.broken[:10]:
        print(broken)
    sys.exit(not tally.clean)


if __name__ == "__main__":
    main()
