"""Hints: what the first screen of an address needs, so that a browser asks for all of it at once."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator

    from elvenhold.server.http.site import Site

SHELL = "src/pages/shell/Shell.svelte"
TABLE, REPLAY = "src/table/Table.svelte", ("src/table/Watched.svelte", "src/table/Replay.svelte")
PAGES = {
    "": "src/pages/landing/Landing.svelte",
    "new": "src/pages/new/NewMatch.svelte",
    "tables": "src/pages/lobby/Tables.svelte",
    "join": "src/pages/join/Join.svelte",
    "replay": "src/pages/record/OpenRecord.svelte",
    "rules": "src/pages/rules/Rules.svelte",
    "device": "src/pages/device/Device.svelte",
    "credits": "src/pages/credits/Credits.svelte",
}
WIDE = ("src/table/parts/wide.ts", "wide.ts")
"""What the table, and the chunk of a game, show at once on a wide screen alone."""
FONTS = ("sans-400-", "sans-600-", "almendra-700-")
THEMES = ("light", "dark")


class Visit(msgspec.Struct, frozen=True):
    """Whoever opens an address: what he reads, what he sees it by, and on how wide a screen."""

    path: str
    language: str
    theme: str
    """Nothing: the theme of his machine."""
    narrow: bool
    game: str = ""
    """The game of the match at this address."""
    begun: bool = False
    """Whether there is a table of it to be seen."""


def is_narrow(client_hint: str, agent: str) -> bool:
    """Whether a browser runs on a phone: by what it says of itself, or by its name."""
    return client_hint == "?1" if client_hint else "Mobi" in agent


def hints(site: Site, visit: Visit) -> str:
    """The links at the head of a document; styles first, what can wait last."""
    needs = site.needs(*_sources(visit))
    lines = [
        *(f'<link rel="stylesheet" href="{escape(style)}">' for style in needs.styles),
        *(f'<link rel="modulepreload" href="{escape(script)}">' for script in needs.scripts),
        *_files(needs.files, visit),
    ]
    return "\n    ".join(lines)


def first_picture(site: Site, visit: Visit) -> str:
    """The ground of a match, seen before any script has run; the table covers it, and takes it away."""
    files = {theme: file for theme in THEMES for file in site.needs(*_sources(visit)).files if f"-{theme}-" in file}
    if len(files) < len(THEMES):
        return ""
    dark = f'<source media="(prefers-color-scheme: dark)" srcset="{escape(files["dark"])}">' if not visit.theme else ""
    shown = escape(files[visit.theme or "light"])
    return f'<picture id="first-ground" aria-hidden="true">{dark}<img src="{shown}" alt=""></picture>'


def _sources(visit: Visit) -> list[str]:
    """The modules that the client will ask for at this address."""
    first = visit.path.strip("/").split("/")[0]
    at_table = first in ("m", "r")
    pages = _table(visit) if at_table else [SHELL, PAGES.get(first, "src/pages/Unknown.svelte")]
    parts = ["ui", "table", f"{visit.game}/table"] if at_table else ["ui", "pages"]
    log = [f"words/{visit.game}/table/{visit.language}.ftl?log"] if at_table and not visit.narrow else []
    return [*pages, *(f"words/{part}/{visit.language}.ftl" for part in parts), *log]


def _table(visit: Visit) -> list[str]:
    replayed = REPLAY if visit.path.startswith("/r/") else ()
    game = f"src/games/{visit.game}"
    wide = () if visit.narrow else (WIDE[0], f"{game}/{WIDE[1]}")
    return [TABLE, *replayed, f"{game}/index.ts", *wide]


def _files(files: list[str], visit: Visit) -> Iterator[str]:
    grounds = [file for file in files if any(f"-{theme}-" in file for theme in THEMES)]
    for file in files:
        name = file.rsplit("/", 1)[-1]
        if file not in grounds and (name.endswith(".json") or name.startswith("sprite-")):
            yield f'<link rel="preload" as="fetch" href="{escape(file)}" crossorigin>'
    for ground in grounds:
        yield from _ground(ground, visit.theme)
    for file in files:
        if file.rsplit("/", 1)[-1].startswith(FONTS):
            yield f'<link rel="preload" as="font" type="font/woff2" href="{escape(file)}" crossorigin>'


def _ground(file: str, theme: str) -> Iterator[str]:
    """The picture below everything, in the theme that is asked for."""
    own = next(each for each in THEMES if f"-{each}-" in file)
    if not theme:
        yield f'<link rel="preload" as="image" href="{escape(file)}" media="(prefers-color-scheme: {own})">'
    elif theme == own:
        yield f'<link rel="preload" as="image" href="{escape(file)}">'
