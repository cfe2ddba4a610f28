"""The application: the socket, and whatever else answers requests, in one process."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import uvicorn
from litestar import Litestar, asgi
from litestar.types import ControllerRouterHandler

from elvenhold.server.framing import Framed

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send

    from elvenhold.server.matches import Matches
    from elvenhold.server.socket import Sockets

WIRE = "/wire"
WEBSOCKET = "websocket"
LONGEST_MESSAGE = 1 << 16
"""Bytes; a longer frame closes its socket."""


def make_app(
    matches: Matches, sockets: Sockets, handlers: Sequence[ControllerRouterHandler] = (), **settings: Any
) -> Litestar:
    """An application that plays these matches; `handlers` and `settings` are Litestar's own."""

    @asgi(WIRE, is_mount=False, copy_scope=False)
    async def wire(scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == WEBSOCKET:
            await sockets(scope, receive, send)  # type: ignore[arg-type]

    @asynccontextmanager
    async def playing(_: Litestar) -> AsyncIterator[None]:
        await matches.start()
        try:
            yield
        finally:
            await matches.close()

    lifespan = [*settings.pop("lifespan", ()), playing]
    return Litestar([wire, *handlers], lifespan=lifespan, **settings)


def server_of(app: Any, host: str, port: int, **settings: Any) -> uvicorn.Server:
    """A server for an application, set up as the sockets need it."""
    config = uvicorn.Config(
        app,
        host,
        port,
        ws=Framed,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        **settings,
    )
    return uvicorn.Server(config)
