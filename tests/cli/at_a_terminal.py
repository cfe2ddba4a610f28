"""A terminal of its own, as a person sits at."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Self

SOURCES = Path(__file__).resolve().parents[2] / "src"
COMMAND = (sys.executable, "-c", "from elvenhold.cli import main; main()")
PATIENCE = 30


def surroundings(**more: str) -> dict[str, str]:
    """The environment of a command that a test starts by itself."""
    return {**os.environ, "PYTHONPATH": str(SOURCES), "TERM": "xterm", "PYTHONIOENCODING": "utf-8", **more}


class Terminal:
    """A command at a terminal of eighty columns: what is typed into it, and everything that it showed."""

    def __init__(self, *words: str, lines: int = 40) -> None:
        """Start a command."""
        self.shown = ""
        self._mine, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, 80, 0, 0))
        environment = surroundings(LINES=str(lines))
        self.process = subprocess.Popen(
            [*COMMAND, *words], env=environment, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True
        )
        os.close(theirs)

    def __enter__(self) -> Self:
        """Sit down."""
        return self

    def __exit__(self, *_: object) -> None:
        """Leave, whatever the command still does."""
        self.process.kill()
        self.process.wait()
        os.close(self._mine)

    def type(self, keys: str, until: str) -> str:
        """Press keys, wait until something is shown, and answer everything shown since."""
        os.write(self._mine, keys.encode())
        return self.wait(until)

    def wait(self, until: str) -> str:
        """What is shown up to some words; they must come."""
        told = b""
        end = time.monotonic() + PATIENCE
        while until.encode() not in told:
            assert time.monotonic() < end, (until, told.decode(errors="replace"))
            if select.select([self._mine], [], [], 0.1)[0]:
                told += os.read(self._mine, 65536)
        return told.decode(errors="replace").replace("\r\n", "\n")
