"""Friends at one table: an invitation, somebody who watches, and several people at one device."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import Page, expect

from tests.web.guest import PHONE, Guest, Looks
from tests.web.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")
Welcome = Callable[..., Awaitable[Guest]]

SAID = """
() => [...document.querySelectorAll('main, aside, section, [role=log]')].flatMap((part) =>
  [part.innerText, ...[...part.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'))])
"""


OPEN_ROW = "Turned up for the open row"


async def hand_of(page: Page) -> list[str]:
    """The stacks of a player's hand as they are said aloud."""
    hand = page.get_by_role("group", name="Your cards", exact=True)
    await expect(hand).to_be_visible()
    return [str(await stack.get_attribute("aria-label")) for stack in await hand.locator("> [aria-label]").all()]


async def link_behind(guest: Guest, words: str) -> str:
    """The link that a button copies, as it stands beside the button."""
    await guest.page.get_by_role("button", name=words).click()
    field = guest.page.get_by_role("textbox", name=words)
    await expect(field).to_have_value(re.compile("^http"))
    return (await field.input_value()).removeprefix(guest.address)


async def test_two_guests_and_a_spectator_see_one_match_and_no_secret(welcome: Welcome) -> None:
    """An invitation brings a friend, a watch link a spectator; all see every move, and only players see their hands."""
    host, friend, spectator = await welcome(), await welcome(), await welcome()
    match = await host.sits_down({"kind": "open"})
    await friend.goes(await link_behind(host, "Copy the invitation"))
    await friend.page.get_by_label("Your name at the table").fill("Rowan")
    await friend.page.get_by_role("button", name="Take the seat").click()
    players = [Player(host.page), Player(friend.page)]
    await asyncio.gather(*(expect(each.page.get_by_role("log")).to_be_visible() for each in (host, friend)))
    await host.page.get_by_role("button", name="Menu").click()
    await spectator.goes(await link_behind(host, "Copy a link to watch"))
    await host.page.get_by_role("button", name="Close").click()
    hands = [await hand_of(each.page) for each in (host, friend)]
    await expect(spectator.page.get_by_role("log")).to_contain_text(re.compile("Rowan.* draw a hidden counter each"))
    said = [line for line in "\n".join(await spectator.page.evaluate(SAID)).splitlines() if OPEN_ROW not in line]
    secrets = {stack for hand in hands for stack in hand}
    assert [] == [line for line in said for stack in secrets if stack in line]
    await expect(spectator.page.get_by_role("group", name="Your cards", exact=True)).to_have_count(0)
    await asyncio.gather(*(player.plays() for player in players))
    await all_see_the_end(host, friend, spectator)
    record = await host.page.request.get(f"/api/matches/{match}/record")
    assert [stacks(hand) for hand in hands] == dealt(await record.text(), len(hands))


async def all_see_the_end(*guests: Guest) -> None:
    """Everybody has the same ranking on the screen."""
    for guest in guests:
        await expect(guest.page.get_by_role("list", name="Ranking")).to_contain_text("Rowan")
    scores = [await guest.page.get_by_role("heading", level=1).inner_text() for guest in guests]
    assert scores[0]


def stacks(hand: list[str]) -> list[int]:
    """How high the stacks are that a player saw in his hand."""
    return sorted(int(stack.split()[0]) for stack in hand)


def dealt(record: str, seats: int) -> list[list[int]]:
    """How high the stacks were that each seat was dealt, as the record of the finished match says."""
    deals = re.findall(r"^\d+ \*(\d) deal (\w+)$", record, re.MULTILINE)
    return [sorted(Counter(card for seat, card in deals if int(seat) == each).values()) for each in range(seats)]


async def test_two_people_at_one_device_hand_it_over_and_see_only_their_own(welcome: Welcome) -> None:
    """Between two turns the screen hides all secrets until the next one says who he is."""
    guest = await welcome()
    await guest.sits_down({"kind": "here", "name": "Juniper"}, name="One device")
    hand = guest.page.get_by_role("group", name="Your cards", exact=True)
    hidden: list[str] = []

    async def watch(seen: object) -> None:
        over = getattr(seen, "hand_over", "")
        if over:
            await expect(hand).to_have_count(0)
            hidden.append(over)
        else:
            await expect(hand).to_have_count(1)

    await Player(guest.page, placements=1, watch=watch).plays()
    assert {"I am Juniper"} < set(hidden)
    assert len(hidden) > 4
    await expect(guest.page.get_by_role("list", name="Ranking")).to_contain_text("Juniper")


async def test_two_tabs_of_one_seat_are_both_alive(welcome: Welcome) -> None:
    """What is done in one tab is seen in the other, and either may go on."""
    guest = await welcome()
    match = await guest.sits_down()
    other = await guest.context.new_page()
    await other.goto(f"/m/{match}")
    first, second = Player(guest.page), Player(other)
    for player in (first, second, first):
        assert await player.decides()
    await second.plays()
    await expect(guest.page.get_by_role("list", name="Ranking")).to_be_visible()


async def test_a_hand_is_hidden_on_a_shared_phone_too(welcome: Welcome) -> None:
    """The hand-over screen fills a phone, and its button is in reach."""
    guest = await welcome(Looks(size=PHONE))
    await guest.sits_down({"kind": "here", "name": "Juniper"})
    take = guest.page.get_by_role("button", name="I am")
    await expect(take).to_be_in_viewport()
    await expect(guest.page.get_by_role("group", name="Your cards", exact=True)).to_have_count(0)
    await take.tap()
    await expect(guest.page.get_by_role("group", name="Your cards", exact=True)).to_be_visible()
