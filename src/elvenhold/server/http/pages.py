"""Pages: one document for every address of the client, with what its first screen needs already in it."""

from __future__ import annotations

import html
import re

from litestar import Response, get
from litestar.params import FromPath

from elvenhold.server.http.guest import Asker, TheServices, person_of
from elvenhold.server.http.site import EACH_TIME, File, Site
from elvenhold.server.refusals import Absent

LANGUAGES = ("en", "de", "fr", "it")
THEMES = ("light", "dark")
LANGUAGE_COOKIE, THEME_COOKIE = "elvenhold_lang", "elvenhold_theme"
MATCH = re.compile(r"/m/([a-z0-9]{1,40})")
TABLE = "src/table/Table.svelte"
HEAD, FIRST = "<!--elvenhold:head-->", "<!--elvenhold:first-->"
NOT_BUILT = "<!doctype html><title>Elvenhold</title><p>The pages of this server have not been built: see the README."
SAME = 304


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Asker, services: TheServices, path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the client, or the document that shows the page of this address."""
    site: Site = request.app.state.site
    file = site.files.get(path)
    if file:
        return _file(request, file)
    if "." in path.rsplit("/", 1)[-1] or path.startswith("/api/"):
        raise Absent("there is nothing here (any more)")
    found = MATCH.fullmatch(path)
    if found is None:
        return _document(request, site, (), b"")
    key = request.query_params.get("key", "")
    first = await services.matches.first_table(found[1], person_of(request), key)
    return _document(request, site, (TABLE,), first or b"")


def _file(request: Asker, file: File) -> Response[bytes]:
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=SAME, headers=headers, media_type=file.kind)
    packing, body = file.best(request.headers.get("accept-encoding", ""))
    if packing:
        headers["content-encoding"] = packing
    return Response(body, headers=headers, media_type=file.kind)


def _document(request: Asker, site: Site, sources: tuple[str, ...], first: bytes) -> Response[bytes]:
    """The client's document, in the language and theme that this browser asked for last."""
    language = _chosen(request, LANGUAGE_COOKIE, LANGUAGES) or _spoken(request.headers.get("accept-language", ""))
    theme = _chosen(request, THEME_COOKIE, THEMES)
    root = f'<html lang="{language}"' + (f' data-theme="{theme}"' if theme else "") + ">"
    text = re.sub(r"<html[^>]*>", root, site.page or NOT_BUILT, count=1)
    text = text.replace(HEAD, _hints(site, sources), 1).replace(FIRST, _first(first), 1)
    return Response(text.encode(), media_type="text/html; charset=utf-8", headers={"cache-control": EACH_TIME})


def _chosen(request: Asker, cookie: str, known: tuple[str, ...]) -> str:
    value = request.cookies.get(cookie, "")
    return value if value in known else ""


def _spoken(accepted: str) -> str:
    """The first of our languages that a browser asks for."""
    wishes = [wish.split(";")[0].strip()[:2].lower() for wish in accepted.split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), LANGUAGES[0])


def _hints(site: Site, sources: tuple[str, ...]) -> str:
    """What the first screen will need, so that it is fetched at once and not one after the other."""
    lines: list[str] = []
    for source in sources:
        scripts, styles = site.needs(source)
        lines += [f'<link rel="modulepreload" href="{html.escape(script)}">' for script in scripts]
        lines += [f'<link rel="stylesheet" href="{html.escape(style)}">' for style in styles]
    return "\n    ".join(lines)


def _first(message: bytes) -> str:
    """The first message of the socket, as data: no text in it ends the element that holds it."""
    if not message:
        return ""
    text = message.decode().replace("<", r"\u003c")
    return f'<script type="application/json" id="first">{text}</script>'
