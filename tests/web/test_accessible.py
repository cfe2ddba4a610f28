"""Axe on every page, by day and by lantern, on a desktop and on a phone: no violation at all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe  # type: ignore[import-untyped]
from playwright.async_api import Page, expect

from tests.web.guest import DESKTOP, PHONE, Guest
from tests.web.player import Player, Screen

pytestmark = pytest.mark.asyncio(loop_scope="session")
Welcome = Callable[..., Awaitable[Guest]]

LOOKS = tuple((size, colours) for size in (DESKTOP, PHONE) for colours in ("light", "dark"))
TWO = (LOOKS[0], LOOKS[3])
"""Where the same parts are seen again and again, two looks have every size and every colour."""
AT_ONCE = """
() => {
  const still = new CSSStyleSheet()
  still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets.push(still)
}
"""
"""Half-way between two colours nothing has enough contrast."""
RUN = "(where) => axe.run(where ?? document, { resultTypes: ['violations'] }).then((found) => found.violations)"
BESIDE_THE_MAP = {"exclude": [[".board"]]}


async def violations(page: Page, where: str, looks: tuple[Any, ...] = LOOKS, *, mapped: bool = True) -> list[str]:
    """What axe has against this page in each of these looks."""
    found: list[str] = []
    if await page.evaluate("typeof axe === 'undefined'"):
        await page.evaluate(Axe().axe_script)
        await page.evaluate(AT_ONCE)
    for (width, height), colours in looks:
        await page.set_viewport_size({"width": width, "height": height})
        await page.emulate_media(color_scheme="dark" if colours == "dark" else "light", reduced_motion="reduce")
        wrong = await page.evaluate(RUN, None if mapped else BESIDE_THE_MAP)
        found += [f"{where}, {width} {colours}: {line}" for line in told(wrong)]
    await page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    return found


def told(violations: list[dict[str, Any]]) -> list[str]:
    """Each violation with the first places where it is."""
    return [
        f"{each['id']}: {[(node['target'], (node['any'] or [{}])[0].get('message', '')) for node in each['nodes'][:3]]}"
        for each in violations
    ]


async def test_every_page_around_the_table_is_accessible(welcome: Welcome) -> None:
    """The pages that are read, filled in and waited at."""
    guest = await welcome()
    guest.expects(r"404 .*/no/road")
    gathering = await guest.opens({"kind": "open"}, {"kind": "bot"}, listed=True, name="Open to all")
    seat = (await guest.asks("GET", f"/api/matches/{gathering}/links"))["seats"][0]["key"]
    pages = ["/", "/new", "/new?with=friends", "/tables", f"/join/{seat}", f"/m/{gathering}", "/rules", "/credits"]
    found: list[str] = []
    for path in [*pages, "/replay", "/device/gone", "/no/road"]:
        await guest.goes(path)
        await expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
        await guest.page.wait_for_load_state("networkidle")
        found += await violations(guest.page, path, LOOKS if path in ("/", "/new") else TWO)
    await guest.page.get_by_role("button", name="Settings").click()
    await expect(guest.page.get_by_label("Your name")).to_be_visible()
    found += await violations(guest.page, "settings", TWO)
    assert "" == "\n".join(found)


async def test_every_phase_of_a_match_is_accessible(welcome: Welcome) -> None:
    """Each thing that I can be asked, what is chosen meanwhile, and the end."""
    guest = await welcome()
    await guest.sits_down(rounds=2, options={"first_counter": "owner_may_reveal", "hand_limit": 0, "counter_limit": 1})
    found: list[str] = []
    asked: set[str] = set()

    async def watch(seen: Screen) -> None:
        title = "Discard" if seen.title.startswith("Discard") else seen.title
        if title not in asked:
            asked.add(title)
            plans = title == "Your turn to plan"
            found.extend(await violations(guest.page, title, LOOKS if plans else TWO, mapped=plans))

    await Player(guest.page, placements=1, watch=watch).plays()
    found += await violations(guest.page, "the end", mapped=False)
    await guest.page.get_by_role("link", name="Watch again").click()
    await expect(guest.page.get_by_role("slider")).to_be_visible()
    found += await violations(guest.page, "a replay", TWO, mapped=False)
    assert {"Take a counter", "Your turn to plan", "Your journey", "Discard"} <= asked
    assert "" == "\n".join(found)


async def test_every_sheet_of_the_table_is_accessible(welcome: Welcome) -> None:
    """The chart, the towns, the keys and the menu, and a counter that is about to be placed."""
    guest = await welcome()
    await guest.sits_down({"kind": "here", "name": "Juniper"})
    await expect(guest.page.get_by_role("button", name="I am")).to_be_visible()
    found = await violations(guest.page, "hand over", TWO)
    player = Player(guest.page)
    seen = await player.plays_until("Your turn to plan")
    await player.press(seen.within("Pick a counter to place")[0])
    await player.point(next(iter(await player.until(lambda screen: screen.places))))
    found += await violations(guest.page, "a counter on a road", TWO)
    for key, name in (("t", "Travel chart"), ("f", "Find a town"), ("?", "Keys")):
        await guest.page.keyboard.press(key)
        await expect(guest.page.get_by_role("dialog", name=name)).to_be_visible()
        found += await violations(guest.page, name, TWO, mapped=False)
        await guest.page.keyboard.press("Escape")
    await guest.page.get_by_role("button", name="Menu").click()
    found += await violations(guest.page, "the menu", TWO, mapped=False)
    assert "" == "\n".join(found)
