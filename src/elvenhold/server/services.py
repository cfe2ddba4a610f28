"""Services: everything that a request may need, made once when the server starts."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec

from elvenhold.server.guests import Seal
from elvenhold.server.hosting import Hosting
from elvenhold.server.lobby import Lobby
from elvenhold.server.matches import Matches
from elvenhold.server.people import People
from elvenhold.server.store import Store


class Settings(msgspec.Struct, frozen=True):
    """What whoever runs a server may choose."""

    folder: Path
    host: str = "127.0.0.1"
    port: int = 8321
    database: str | None = None
    pace: float = 0.7
    """Seconds between the decisions of a bot, so that people can follow."""
    origins: tuple[str, ...] = ()
    """Other addresses under which pages of this server are opened."""
    proxies: str = "127.0.0.1"
    """The addresses of reverse proxies whose word on clients is believed."""
    requests: int = 600
    """Requests a minute from one address, apart from pages and pictures."""
    openings: int = 60
    """New matches a minute from one address."""
    metrics_key: str = ""
    """Who may read /metrics from elsewhere than this machine: whoever has this key."""


class Services:
    """A server's parts, put together."""

    def __init__(self, settings: Settings, store: Store, seal: Seal, matches: Matches) -> None:
        """Put the parts together."""
        self.settings, self.store, self.seal, self.matches = settings, store, seal, matches
        self.people = People(store, time.time)
        self.hosting = Hosting(store, matches, time.time)
        self.lobby = Lobby(store, matches)
