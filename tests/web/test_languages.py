"""Every page in every language: words instead of keys, the right language named, and room for every button."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import Page, expect

from tests.web.guest import DESKTOP, PHONE, Guest, Looks

pytestmark = pytest.mark.asyncio(loop_scope="session")
Welcome = Callable[..., Awaitable[Guest]]

LANGUAGES = ("en", "de", "fr", "it")
KEYS = r"""
() => {
  const key = /^(ui|table|elfenland|clause|thing|town|lake|terrain|rules)-[\w-]+$|(^|[\s,])(lake|thing|town|clause)-\w/
  const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']
  const said = [...document.querySelectorAll('*')].flatMap((node) => [
    ...attributes.map((name) => node.getAttribute(name) ?? ''),
    ...[...node.childNodes].filter((each) => each.nodeType === 3).map((each) => each.textContent.trim()),
  ])
  return [...new Set(said.filter((text) => key.test(text)))]
}
"""
CRAMPED = """
() => [...document.querySelectorAll('button, a.button, select')]
  .filter((node) => node.getClientRects().length && getComputedStyle(node).visibility === 'visible')
  .filter((node) => node.scrollWidth > node.clientWidth + 1 && !node.closest('.visually-hidden'))
  .map((node) => `${node.getAttribute('aria-label') ?? node.innerText}: ${node.scrollWidth} > ${node.clientWidth}`)
"""
WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_speaks_the_language_of_the_browser(welcome: Welcome, language: str) -> None:
    """No key stands for itself, the document says which language it speaks, and nothing overflows, large or small."""
    guest = await welcome(Looks(language=language))
    match = await guest.opens()
    for path, sign in PAGES:
        await guest.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        await guest.goes(path.format(match=match))
        await expect(guest.page.locator(sign).first).to_be_visible()
        await expect(guest.page.locator("html")).to_have_attribute("lang", language)
        for width, height in (DESKTOP, PHONE):
            await guest.page.set_viewport_size({"width": width, "height": height})
            await _is_well_said(guest.page, f"{path} at {width}")


PAGES = (
    ("/", "button.primary"),
    ("/new", "main .button.primary"),
    ("/m/{match}", '[role="button"]'),
    ("/rules/elfenland", "h2"),
)


async def _is_well_said(page: Page, where: str) -> None:
    await page.wait_for_load_state("networkidle")
    assert [] == await page.evaluate(KEYS), where
    assert [] == await page.evaluate(CRAMPED), where
    assert not await page.evaluate(WIDER), f"{where} scrolls sideways"


async def test_another_language_is_spoken_at_once_and_kept(welcome: Welcome) -> None:
    """The language chosen in the bar is spoken without a reload, and by the next page that the server sends."""
    guest = await welcome()
    await guest.goes("/")
    await guest.page.get_by_role("combobox", name="Language").select_option("de")
    await expect(guest.page.get_by_role("button", name="Jetzt gegen Bots spielen")).to_be_visible()
    await guest.goes("/rules")
    await expect(guest.page.locator("html")).to_have_attribute("lang", "de")
