"""`elvenhold serve`: matches in the browser, for everybody who opens the address."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path
from threading import Timer
from typing import Annotated

import msgspec
import platformdirs
import typer

from elvenhold.play.errors import Malformed

PORT = 8321
REQUESTS, OPENINGS = 600, 60
SOON = 1.0


class Serve(msgspec.Struct, frozen=True, kw_only=True):
    """Where and how a server runs."""

    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Listen here; 0.0.0.0 lets in everybody who can reach this machine.")
    ] = "127.0.0.1"
    port: Annotated[int, typer.Option(min=0, max=65_535, help="Listen on this port; 0 takes a free one.")] = PORT
    data: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Keep matches here instead of this user's data folder.")
    ] = None
    db: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Keep matches in this database, as postgresql://user:word@host/name."),
    ] = None
    pace: Annotated[
        float, typer.Option(min=0, max=10, metavar="SECONDS", help="How long a bot takes over a decision.")
    ] = 0.7
    origin: Annotated[
        list[str], typer.Option(metavar="URL", help="Another address under which this server's pages are opened.")
    ] = []
    proxies: Annotated[
        str, typer.Option(metavar="ADDRESSES", help="Reverse proxies whose word on who asks is believed.")
    ] = "127.0.0.1"
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Whether those who ask too much are told to wait.")
    ] = True
    open_browser: Annotated[bool, typer.Option("--open", help="Open the address in the browser.")] = False


def serve(order: Serve) -> None:
    """Serve matches in the browser: you, your friends by a link, and bots."""
    from elvenhold.server.run import free_port, run
    from elvenhold.server.services import Settings

    folder = order.data or Path(platformdirs.user_data_dir("elvenhold", appauthor=False))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Malformed(f"{folder} cannot be made: {error.strerror}", expected="a folder that may be written") from None
    settings = Settings(
        folder=folder,
        host=order.host,
        port=order.port or free_port(order.host),
        database=order.db or os.environ.get("ELVENHOLD_DB"),
        pace=order.pace,
        origins=tuple(order.origin),
        proxies=order.proxies,
        requests=REQUESTS if order.limits else 0,
        openings=OPENINGS if order.limits else 0,
        metrics_key=os.environ.get("ELVENHOLD_METRICS_KEY", ""),
    )
    address = f"http://{_shown(settings.host)}:{settings.port}/"
    kept = "the database" if settings.database else folder
    sys.stderr.write(f"Elvenhold is at {address}\nMatches are kept in {kept}. Stop with Ctrl+C.\n")
    if order.open_browser:
        _open_soon(address)
    run(settings)


def _shown(host: str) -> str:
    """A listening address as people type it."""
    if host in ("0.0.0.0", "::"):  # noqa: S104 - this is asked for by name
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _open_soon(address: str) -> None:
    """Open the browser once the server is likely to answer; where there is none, nothing happens."""
    has_screen = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if has_screen:
        timer = Timer(SOON, webbrowser.open, (address,))
        timer.daemon = True
        timer.start()
