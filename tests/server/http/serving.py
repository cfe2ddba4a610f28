"""A whole server on a port of this machine, and people who ask it over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from elvenhold.server.app import server_of
from elvenhold.server.run import application, free_port
from elvenhold.server.services import Settings

HEADERS = {"x-elvenhold": "1"}
FRIENDS = {"game": "elfenland", "seats": [{"kind": "me"}, {"kind": "open"}]}


@asynccontextmanager
async def serving(
    folder: Path,
    requests: int = 0,
    openings: int = 0,
    database: str | None = None,
    origins: tuple[str, ...] = (),
) -> AsyncIterator[str]:
    """A server that keeps its matches in a folder, unless a database is named; its address."""
    port = free_port("127.0.0.1")
    settings = Settings(
        folder=folder, port=port, pace=0, requests=requests, openings=openings, database=database, origins=origins
    )
    app = application(settings)
    server = server_of(app, "127.0.0.1", port, log_level="warning")
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await task


def somebody(address: str) -> httpx.AsyncClient:
    """A browser with cookies of its own, on a page of ours."""
    return httpx.AsyncClient(base_url=address, headers=HEADERS)
