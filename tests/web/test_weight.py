"""What the page of a running match weighs: read from the files of the build, as a phone is sent them."""

from __future__ import annotations

import re

import pytest

from elvenhold.server.http.hints import Visit, hints
from elvenhold.server.http.pages import LANGUAGES
from elvenhold.server.http.site import Site
from elvenhold.server.run import STATIC

KILO = 1000
BUDGETS = {"script": 62, "styles": 15, "fonts": 70, "map": 60}
"""In kB, packed; what HTTP adds is not counted."""
TOTAL = 220
KINDS = {".js": "script", ".css": "styles", ".woff2": "fonts", ".svg": "map", ".json": "map"}
PARTS_OF_PAGE = re.compile(r'(?:src|href)="(/assets/[^"]+)"')


@pytest.fixture(scope="module")
def site() -> Site:
    """The built client."""
    site = Site(STATIC)
    if not site.page:
        pytest.fail("the browser client is not built: make web")
    return site


def weights(site: Site, visit: Visit) -> dict[str, float]:
    """What a visit fetches, by kind, in kB; fonts in full, whichever of them its words need."""
    named = set(PARTS_OF_PAGE.findall(site.page + hints(site, visit)))
    named |= {name for name in site.files if name.endswith(".woff2")}
    found = dict.fromkeys(BUDGETS, 0.0)
    for name in named:
        file = site.files[name]
        found[KINDS[name[name.rindex(".") :]]] += len(file.best("br, gzip")[1]) / KILO
    return found


def at_table(language: str, *, narrow: bool) -> Visit:
    """Somebody at a running match, by day."""
    return Visit("/m/abc", language, "light", narrow, game="elfenland", begun=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_a_phone_is_light(site: Site, language: str) -> None:
    """Each kind of file stays within its budget, and all of them together."""
    found = weights(site, at_table(language, narrow=True))
    assert {} == {kind: weight for kind, weight in found.items() if weight > BUDGETS[kind]}
    assert sum(found.values()) < TOTAL


def test_a_wide_screen_costs_its_panels_and_no_more(site: Site) -> None:
    """They are fetched by those who see them."""
    narrow, wide = (weights(site, at_table("en", narrow=narrow)) for narrow in (True, False))
    assert narrow["script"] < wide["script"] < narrow["script"] + 14


def test_every_file_that_can_be_smaller_has_been_packed_by_the_build(site: Site) -> None:
    """Never by the server: it would take its time for it."""
    unpacked = [name for name, file in site.files.items() if "br" not in file.packed and len(file.plain) > KILO]
    assert [] == [name for name in unpacked if name.endswith((".js", ".css", ".svg", ".json"))]
