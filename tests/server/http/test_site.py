"""The site: files in the smallest form, and documents that name all that their first screen needs."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from elvenhold.server import run
from tests.server.http.serving import FRIENDS, serving, somebody

LONG = b"export const pig = 1\n" * 100
PAGE = """<!doctype html><html lang="en"><head>
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
<meta name="theme-color" content="#000000" media="(prefers-color-scheme: dark)" />
<!--elvenhold:head--><script type="module" src="/assets/index-1.js"></script>
</head><body><div id="app"></div><!--elvenhold:first--></body></html>"""
MANIFEST = {
    "_base.js": {"file": "assets/base-1.js", "css": ["assets/base-1.css"], "assets": ["assets/sans-400-1.woff2"]},
    "index.html": {"file": "assets/index-1.js", "imports": ["_base.js"]},
    "src/table/Table.svelte": {"file": "assets/table-1.js", "imports": ["_base.js"]},
    "src/table/parts/wide.ts": {"file": "assets/wide-1.js"},
    "src/games/elfenland/index.ts": {
        "file": "assets/game-1.js",
        "css": ["assets/game-1.css"],
        "assets": ["assets/ground-light-1.svg", "assets/ground-dark-1.svg", "assets/figures-1.json"],
    },
    "words/table/en.ftl": {"file": "assets/en-1.js"},
    "words/table/de.ftl": {"file": "assets/de-1.js"},
    "src/pages/shell/Shell.svelte": {"file": "assets/shell-1.js"},
}
PHONE = {"sec-ch-ua-mobile": "?1"}


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small client, as the build leaves it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / ".vite").mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / ".vite" / "manifest.json").write_text(json.dumps(MANIFEST))
    (folder / "assets" / "base-1.js").write_bytes(LONG)
    (folder / "assets" / "base-1.js.br").write_bytes(b"packed by br")
    (folder / "assets" / "base-1.js.gz").write_bytes(gzip.compress(LONG, mtime=0))
    (folder / "robots.txt").write_text("User-agent: *\n")
    (folder / "manifest.webmanifest").write_text("{}")
    monkeypatch.setattr(run, "STATIC", folder)
    return folder


@pytest.fixture
async def maren(static: Path, tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody on a server with that client."""
    assert static.is_dir()
    async with serving(tmp_path) as place, somebody(place) as client:
        yield client


async def running(client: httpx.AsyncClient) -> str:
    """The address of a match that has begun."""
    return f"/m/{(await client.post('/api/quick', json={})).json()['match']}"


def links(text: str) -> list[str]:
    """What a document tells a browser to fetch at once."""
    return re.findall(r'<link [^>]*href="([^"]+)"', text)


@pytest.mark.parametrize(("accepted", "packing"), [("gzip, br", "br"), ("gzip", "gzip"), ("identity", None)])
async def test_a_file_comes_in_the_smallest_form_that_a_browser_accepts(
    maren: httpx.AsyncClient, accepted: str, packing: str | None
) -> None:
    """Packed once, at the build; named by its hash, it is asked for once and kept for ever."""
    async with maren.stream("GET", "/assets/base-1.js", headers={"accept-encoding": accepted}) as answer:
        raw = b"".join([part async for part in answer.aiter_raw()])
    assert {"br": b"packed by br", "gzip": gzip.compress(LONG, mtime=0), None: LONG}[packing] == raw
    assert packing == answer.headers.get("content-encoding")
    assert str(len(raw)) == answer.headers["content-length"]
    assert "immutable" in answer.headers["cache-control"]
    assert "accept-encoding" == answer.headers["vary"]


async def test_a_file_that_a_browser_has_is_not_sent_again(maren: httpx.AsyncClient) -> None:
    """What has no hash in its name is asked for each time, and answered shortly."""
    first = await maren.get("/robots.txt")
    assert "no-cache" == first.headers["cache-control"]
    again = await maren.get("/robots.txt", headers={"if-none-match": first.headers["etag"]})
    assert (304, b"") == (again.status_code, again.content)


@pytest.mark.parametrize("path", ["/", "/assets/base-1.js", "/robots.txt"])
async def test_who_asks_for_a_head_is_told_how_long_the_rest_would_be(maren: httpx.AsyncClient, path: str) -> None:
    """The same headers, and nothing else."""
    plain = {"accept-encoding": "identity"}
    whole, head = await maren.get(path, headers=plain), await maren.head(path, headers=plain)
    assert (200, b"") == (head.status_code, head.content)
    assert whole.headers["content-length"] == head.headers["content-length"]
    assert whole.headers["content-type"] == head.headers["content-type"]


async def test_the_document_of_a_match_names_all_that_its_table_needs(maren: httpx.AsyncClient) -> None:
    """The chunk of the game, words of one language, figures, grounds: nothing is fetched in a chain."""
    text = (await maren.get(await running(maren), headers={**PHONE, "accept-language": "de-CH,en;q=0.5"})).text
    found = links(text)
    wanted = {"base-1.js", "base-1.css", "table-1.js", "game-1.js", "game-1.css", "figures-1.json", "de-1.js"}
    assert {f"/assets/{name}" for name in wanted} <= set(found)
    assert len(found) == len(set(found))
    assert "/assets/en-1.js" not in found
    assert "/assets/wide-1.js" not in found
    assert '<html lang="de">' in text
    assert 'media="(prefers-color-scheme: dark)"' in text


async def test_a_wide_screen_is_told_of_what_it_alone_shows(maren: httpx.AsyncClient) -> None:
    """By what a browser says of itself."""
    assert "/assets/wide-1.js" in links((await maren.get(await running(maren))).text)


async def test_a_chosen_theme_fetches_its_ground_alone(maren: httpx.AsyncClient) -> None:
    """The same for the picture that is seen before any script has run, and for the bars of the browser."""
    cookie = {"cookie": "elvenhold_theme=dark"}
    address = await running(maren)
    kept = "; ".join(f"{name}={value}" for name, value in maren.cookies.items())
    text = (await maren.get(address, headers={"cookie": f"{kept}; {cookie['cookie']}"})).text
    assert "ground-light" not in text
    assert 2 == text.count("ground-dark-1.svg")
    assert ["#000000"] == re.findall(r'theme-color" content="(#\w+)"', text)


async def test_the_first_message_is_in_the_document(maren: httpx.AsyncClient) -> None:
    """The table is shown before the socket opens; no name in it can end the element that holds it."""
    await maren.put("/api/me", json={"name": "</script><b>Maren"})
    address = await running(maren)
    answer = await maren.get(address)
    found = re.search(r'<script type="application/json" id="first">(.*?)</script>', answer.text)
    assert found
    table = json.loads(found[1])
    assert ("table", address.removeprefix("/m/")) == (table["t"], table["match"])
    assert "</script><b>Maren" == table["players"]["seats"][table["seat"]]["name"]
    assert "private" in answer.headers["cache-control"]


async def test_a_match_that_has_not_begun_shows_no_map(maren: httpx.AsyncClient) -> None:
    """There is nothing on it yet."""
    match = (await maren.post("/api/matches", json=FRIENDS)).json()["match"]
    assert "first-ground" not in (await maren.get(f"/m/{match}")).text
    assert "first-ground" in (await maren.get(await running(maren))).text


async def test_addresses_that_lead_nowhere_are_unknown(maren: httpx.AsyncClient) -> None:
    """To people in the client's own words, to programs in short."""
    nowhere = await maren.get("/nowhere")
    assert (404, True) == (nowhere.status_code, 'id="app"' in nowhere.text)
    assert (404, "unknown") == ((file := await maren.get("/assets/gone.js")).status_code, file.json()["code"])
    assert "application/manifest+json" == (await maren.get("/manifest.webmanifest")).headers["content-type"]


async def test_documents_are_packed(maren: httpx.AsyncClient) -> None:
    """A first message is long."""
    answer = await maren.get(await running(maren), headers={"accept-encoding": "gzip"})
    assert "gzip" == answer.headers["content-encoding"]
    assert int(answer.headers["content-length"]) < len(answer.content) / 2


async def test_a_server_without_pages_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In words that say what is to be done."""
    monkeypatch.setattr(run, "STATIC", tmp_path / "nothing")
    async with serving(tmp_path) as place, somebody(place) as client:
        answer = await client.get("/")
    assert 503 == answer.status_code
    assert "make web" in answer.text
