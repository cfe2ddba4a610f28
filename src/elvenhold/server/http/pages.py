"""Pages: one document for every address of the client, with what its first screen needs already in it."""

from __future__ import annotations

import gzip
import re

import msgspec
from litestar import HttpMethod, Response, route
from litestar.params import FromPath

from elvenhold.server.http.guest import Asker, TheServices, person_of
from elvenhold.server.http.hints import PAGES, THEMES, Visit, first_picture, hints, is_narrow
from elvenhold.server.http.site import File, Site
from elvenhold.server.refusals import Absent

LANGUAGES = ("en", "de", "fr", "it")
LANGUAGE_COOKIE, THEME_COOKIE = "elvenhold_lang", "elvenhold_theme"
MATCH = re.compile(r"/m/([a-z0-9]{1,40})")
HEAD, FIRST = "<!--elvenhold:head-->", "<!--elvenhold:first-->"
PAPER = re.compile(r'<meta name="theme-color" content="(#\w+)" media="\(prefers-color-scheme: (\w+)\)" />')
NOT_BUILT = (
    '<!doctype html><html lang="en"><title>Elvenhold</title><h1>The pages of this server have not been built</h1>'
    "<p>In a working copy, <code>make web</code> builds them; an installed package brings them along."
)
FOR_ONE = "private, no-cache"
"""A document may hold what only one person may see: nothing between us may keep it."""
QUICK = 5
OK, SAME, UNAVAILABLE, UNKNOWN = 200, 304, 503, 404


class Opening(msgspec.Struct, frozen=True):
    """What a first message tells about its match before anybody reads all of it."""

    game: str = ""
    view: msgspec.Raw = msgspec.Raw(b"null")


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(request: Asker, services: TheServices, path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the client, or the document that shows the page of this address."""
    site: Site = request.app.state.site
    file = site.files.get(path)
    if file:
        return _file(request, file)
    if "." in path.rsplit("/", 1)[-1] or path.startswith("/api/"):
        raise Absent("there is nothing here (any more)")
    found = MATCH.fullmatch(path)
    key = request.query_params.get("key", "")
    first = await services.matches.first_table(found[1], person_of(request), key) if found else b""
    return _document(request, site, path, first or b"")


def _file(request: Asker, file: File) -> Response[bytes]:
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=SAME, headers=headers, media_type=file.kind)
    packing, body = file.best(request.headers.get("accept-encoding", ""))
    if packing:
        headers["content-encoding"] = packing
    return _answer(request, body, headers, file.kind)


def _document(request: Asker, site: Site, path: str, first: bytes) -> Response[bytes]:
    """The client's document, in the language and theme that this browser asked for last."""
    headers = {"cache-control": FOR_ONE, "vary": "accept-encoding, accept-language, cookie, sec-ch-ua-mobile"}
    if not site.page:
        return _answer(request, NOT_BUILT.encode(), headers, "text/html; charset=utf-8", UNAVAILABLE)
    visit = _visit(request, path, first)
    body = _written(site, visit, first).encode()
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = gzip.compress(body, QUICK, mtime=0)
    status = OK if path.split("/")[1] in {*PAGES, "m", "r"} else UNKNOWN
    return _answer(request, body, headers, "text/html; charset=utf-8", status)


def _answer(request: Asker, body: bytes, headers: dict[str, str], kind: str, status: int = OK) -> Response[bytes]:
    """An answer; who asks for its head alone is told how long the rest would be."""
    if request.method == HttpMethod.HEAD:
        headers, body = {**headers, "content-length": str(len(body))}, b""
    return Response(body, status_code=status, headers=headers, media_type=kind)


def _visit(request: Asker, path: str, first: bytes) -> Visit:
    asked = request.headers
    opening = msgspec.json.decode(first, type=Opening) if first else Opening()
    return Visit(
        path,
        _chosen(request, LANGUAGE_COOKIE, LANGUAGES) or _spoken(asked.get("accept-language", "")),
        _chosen(request, THEME_COOKIE, THEMES),
        is_narrow(asked.get("sec-ch-ua-mobile", ""), asked.get("user-agent", "")),
        opening.game,
        bytes(opening.view) != b"null",
    )


def _written(site: Site, visit: Visit, first: bytes) -> str:
    root = f'<html lang="{visit.language}"' + (f' data-theme="{visit.theme}"' if visit.theme else "") + ">"
    text = re.sub(r"<html[^>]*>", root, site.page, count=1)
    if visit.theme:
        text = PAPER.sub(lambda found: _paper(found, visit.theme), text)
    picture = first_picture(site, visit) if visit.begun else ""
    return text.replace(HEAD, hints(site, visit), 1).replace(FIRST, picture + _first(first), 1)


def _paper(found: re.Match[str], theme: str) -> str:
    """The colour of the bars around a page: the one of the chosen theme, whatever the machine prefers."""
    return f'<meta name="theme-color" content="{found[1]}" />' if found[2] == theme else ""


def _chosen(request: Asker, cookie: str, known: tuple[str, ...]) -> str:
    value = request.cookies.get(cookie, "")
    return value if value in known else ""


def _spoken(accepted: str) -> str:
    """The first of our languages that a browser asks for."""
    wishes = [wish.split(";")[0].strip()[:2].lower() for wish in accepted.split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), LANGUAGES[0])


def _first(message: bytes) -> str:
    """The first message of the socket, as data: no text in it ends the element that holds it."""
    if not message:
        return ""
    text = message.decode().replace("<", r"\u003c")
    return f'<script type="application/json" id="first">{text}</script>'
