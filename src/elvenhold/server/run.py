"""Run: everything that a server needs, put together and started."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from typing import TYPE_CHECKING, Any

from elvenhold.server.app import make_app, server_of
from elvenhold.server.guests import COOKIE, Seal, kept_seal
from elvenhold.server.http.app import configuration, handlers
from elvenhold.server.http.site import Site
from elvenhold.server.hub import Limits
from elvenhold.server.logs import set_up_logs
from elvenhold.server.matches import Matches
from elvenhold.server.metrics import Standing, watch
from elvenhold.server.services import Services, Settings
from elvenhold.server.socket import Sockets
from elvenhold.server.store import open_store
from elvenhold.server.tidying import Tidying, begin

if TYPE_CHECKING:
    from litestar import Litestar

STATIC = Path(__file__).parent / "static"
BOUNDLESS = Limits(rate=1e9, burst=1e9, sockets=1_000_000)


def run(settings: Settings) -> None:
    """Serve until somebody stops it."""
    set_up_logs()
    app = application(settings)
    begin()
    server_of(app, settings.host, settings.port, log_level="warning", forwarded_allow_ips=settings.proxies).run()


def application(settings: Settings) -> Litestar:
    """A server as an ASGI application."""
    store = open_store(settings.database, settings.folder)
    matches = Matches(store, pace=settings.pace)
    seal = kept_seal(settings.folder)
    services = Services(settings, store, seal, matches)
    limits = Limits() if settings.requests else BOUNDLESS
    sockets = Sockets(matches, lambda cookies: _person(seal, cookies), settings.origins, limits)

    @asynccontextmanager
    async def keeping(_: Litestar) -> AsyncIterator[None]:
        await store.open()
        tidying = asyncio.create_task(Tidying(lambda: sockets.gone, lambda: len(sockets.open)).for_ever())
        forget = watch(Standing(lambda: matches.live_count, lambda: len(sockets.open)))
        try:
            yield
        finally:
            tidying.cancel()
            forget()
            await store.close()

    settled: dict[str, Any] = configuration(services, Site(STATIC))
    return make_app(matches, sockets, handlers(settings), lifespan=[keeping], **settled)


def _person(seal: Seal, cookies: str) -> str | None:
    """Who somebody is, by the cookie header of his socket."""
    found = SimpleCookie(cookies).get(COOKIE)
    return seal.person(found.value) if found else None


def free_port(host: str) -> int:
    """A port on which nobody listens."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.bind((host, 0))
        port: int = probe.getsockname()[1]
        return port
