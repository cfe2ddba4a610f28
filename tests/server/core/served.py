"""A real server on a port of this machine."""

from __future__ import annotations

import asyncio
import socket
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from elvenhold.server.app import make_app, server_of
from elvenhold.server.hub import Limits
from elvenhold.server.matches import Matches
from elvenhold.server.socket import Sockets
from elvenhold.server.store.memory import MemoryStore

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

COOKIE = "person="


class Served:
    """A server that runs."""

    def __init__(self, limits: Limits) -> None:
        """Bind a free port."""
        self.store = MemoryStore()
        self.matches = Matches(self.store, pace=0)
        self.sockets = Sockets(self.matches, person_named, limits=limits)
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]

    @property
    def wire(self) -> str:
        """Where sockets go."""
        return f"ws://127.0.0.1:{self.port}/wire"

    @property
    def origin(self) -> str:
        """Where our own pages come from."""
        return f"http://127.0.0.1:{self.port}"


def person_named(cookie: str) -> str | None:
    """Who a cookie says somebody is: in these tests everybody is believed."""
    return cookie.removeprefix(COOKIE) if cookie.startswith(COOKIE) else None


@asynccontextmanager
async def served(limits: Limits | None = None) -> AsyncIterator[Served]:
    """A server for as long as it is needed."""
    made = Served(limits or Limits(rate=1e6, burst=1e6))
    server = server_of(make_app(made.matches, made.sockets), "127.0.0.1", made.port, log_level="warning")
    task = asyncio.create_task(server.serve(sockets=[made.listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield made
    finally:
        server.should_exit = True
        await task
