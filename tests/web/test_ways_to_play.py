"""Every way to play: keys alone, and a phone in one hand."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import expect

from tests.web.guest import PHONE, Guest, Looks
from tests.web.player import Finger, Keys, Player, Screen

pytestmark = pytest.mark.asyncio(loop_scope="session")
Welcome = Callable[..., Awaitable[Guest]]

OUTSIDE = """
(names) => [...document.querySelectorAll('section[aria-label="What you can do"] button')]
  .filter((node) => names.some((name) => node.innerText.trim().startsWith(name)))
  .map((node) => node.getBoundingClientRect())
  .filter((box) => box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth).length
"""
WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


async def test_a_whole_match_is_played_with_keys_alone(welcome: Welcome) -> None:
    """Tab, Enter and the keys that the buttons name lead from the first counter to the ranking."""
    guest = await welcome()
    await guest.sits_down()
    deeds = await Player(guest.page, Keys(), placements=1).plays()
    assert {"Take", "Place", "Pass"} <= {deed.split()[0] for deed in deeds}
    await expect(guest.page.get_by_role("list", name="Ranking")).to_be_visible()


async def test_a_whole_match_is_played_on_a_phone(welcome: Welcome) -> None:
    """With a finger; what can be done is always within reach, and nothing is wider than the screen."""
    guest = await welcome(Looks(size=PHONE))
    await guest.sits_down()

    async def watch(seen: Screen) -> None:
        deeds = [button.name for button in seen.within("What you can do")]
        assert 0 == await guest.page.evaluate(OUTSIDE, deeds), seen.title
        assert not await guest.page.evaluate(WIDER), seen.title

    deeds = await Player(guest.page, Finger(), watch=watch).plays()
    assert {"Take", "Place", "Pass"} <= {deed.split()[0] for deed in deeds}
    await expect(guest.page.get_by_role("list", name="Ranking")).to_be_visible()
    assert not await guest.page.evaluate(WIDER)


async def test_sheets_open_and_close_with_their_keys(welcome: Welcome) -> None:
    """Chart, towns and keys are one key away, and Escape gives the focus back."""
    guest = await welcome()
    await guest.sits_down()
    await Player(guest.page).decision()
    keys = guest.page.keyboard
    for key, name in (("t", "Travel chart"), ("?", "Keys"), ("f", "Find a town")):
        await keys.press(key)
        await expect(guest.page.get_by_role("dialog", name=name)).to_be_visible()
        await keys.press("Escape")
        await expect(guest.page.get_by_role("dialog")).to_have_count(0)
    await keys.press("f")
    await keys.type("feo")
    await keys.press("Enter")
    await expect(guest.page.get_by_role("dialog")).to_have_count(0)


async def test_the_first_enter_on_a_road_chooses_it_and_the_second_places_the_counter(welcome: Welcome) -> None:
    """Nothing is played by the key that only points at it."""
    guest = await welcome()
    await guest.sits_down()
    player = Player(guest.page, Keys())
    seen = await player.plays_until("Your turn to plan")
    await player.press(seen.within("Pick a counter to place")[0])
    await player.press((await player.until(lambda screen: screen.places))[0])
    await player.until(lambda screen: screen.deed("Place the"))
    await guest.page.keyboard.press("Enter")
    await expect(guest.page.get_by_role("log")).to_contain_text("You place")


async def test_a_refused_road_says_which_rule_stands_against_it(welcome: Welcome) -> None:
    """A counter on a road where it cannot go: the clause in words, and nothing has changed."""
    guest = await welcome()
    await guest.sits_down()
    player = Player(guest.page)
    seen = await player.plays_until("Your turn to plan")
    await player.press(seen.within("Pick a counter to place")[0])
    seen = await player.until(lambda screen: screen if screen.places else None)
    dark = next(each for each in seen.within("Map") if each.drawn and not each.lit and ", River" in each.name)
    await player.press(dark)
    bar = guest.page.get_by_role("region", name="What you can do")
    await expect(bar.get_by_role("status")).to_contain_text("EL-P4")
