"""A server in a process of its own, which may be killed and started again at the same address."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import httpx

import elvenhold.server
from elvenhold.server.run import free_port

BUILT = Path(elvenhold.server.__file__).parent / "static" / "index.html"
READY_WITHIN = 120.0
"""Long, because the rules may have to be compiled first."""
HEADERS = {"x-elvenhold": "1"}
"""How our own pages show that they are ours."""


class Server:
    """A whole server, bots without a pause and no limits, over a folder of matches."""

    def __init__(self, folder: Path) -> None:
        """Choose an address."""
        self.port = free_port("127.0.0.1")
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = folder / "server.log"
        command = [sys.executable, "-m", "elvenhold", "serve", "--port", str(self.port), "--data", str(folder)]
        self._command = [*command, "--pace", "0", "--no-limits"]
        self._running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and come back when it answers."""
        with self._log.open("ab") as log:
            self._running = subprocess.Popen(
                self._command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=os.environ.copy()
            )
        until = monotonic() + READY_WITHIN
        while not self._answers():
            if self._running.poll() is not None or monotonic() > until:
                self.stop()
                raise RuntimeError(f"the server does not start: {self._log.read_text()[-2000:]}")
            sleep(0.05)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/readyz", timeout=5).is_success
        except httpx.HTTPError:
            return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it: as one asks a server to, or as a power cut does."""
        if self._running is None:
            return
        self._running.send_signal(how)
        try:
            self._running.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self._running.kill()
            self._running.wait()
        self._running = None

    def kill(self) -> None:
        """End it without a word."""
        self.stop(signal.SIGKILL)
