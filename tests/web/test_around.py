"""Around the table: the form for a match, invitations, the lists of the lobby, rematches and other devices."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import Page, expect

from tests.web.guest import Guest
from tests.web.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")
Welcome = Callable[..., Awaitable[Guest]]

SMUGGLED = "document.head.append(Object.assign(document.createElement('script'), {text: 'smuggled = 1'}))"


def match_of(page: Page) -> str:
    """The match whose page this is."""
    return page.url.split("/m/")[1].split("?")[0]


async def name_of(guest: Guest) -> str:
    """What a guest is called."""
    return str((await guest.asks("GET", "/api/me"))["name"])


async def test_a_match_is_opened_by_the_form_and_its_free_seats_are_filled_with_bots(welcome: Welcome) -> None:
    """Edition, rounds, seats and a name are chosen; the host lets bots take the seats for which nobody came."""
    guest = await welcome()
    await guest.goes("/new?with=friends")
    await guest.page.get_by_role("radiogroup", name="How many seats").get_by_text("3", exact=True).click()
    await guest.page.get_by_role("textbox", name="Name of the table").fill("Thursday")
    await guest.page.get_by_role("button", name="Open the table").click()
    await expect(guest.page.get_by_role("heading", name="Thursday")).to_be_visible()
    free = guest.page.get_by_role("button", name="Seat a bot here")
    left = await free.count()
    await free.first.click()
    await expect(free).to_have_count(left - 1)
    await guest.page.get_by_role("button", name="Start the match").click()
    await Player(guest.page).decision()
    await expect(guest.page).to_have_title(re.compile("Thursday"))


async def test_an_open_table_is_found_in_the_lobby_and_joined(welcome: Welcome) -> None:
    """A listed table stands in the lobby of others; whoever takes the seat is seen by the host."""
    host, friend = await welcome(), await welcome()
    await host.sits_down({"kind": "open"}, listed=True, name="Open to all")
    await friend.goes("/tables")
    row = friend.page.get_by_role("listitem").filter(has=friend.page.get_by_role("heading", name="Open to all"))
    await row.get_by_role("button", name="Take a seat").first.click()
    await expect(friend.page.get_by_role("group", name="Your cards")).to_be_visible()
    await expect(host.page.get_by_role("group", name="Your cards")).to_be_visible()
    await host.goes("/tables")
    mine = host.page.get_by_role("region", name="My matches")
    await expect(mine.get_by_role("link", name=re.compile("^(Play|Go to the table)")).first).to_be_visible()


async def test_an_invitation_says_who_invites_and_works_once(welcome: Welcome) -> None:
    """The page of the link names the host and the seats; a second visitor is told that the seat is taken."""
    host, friend, late = await welcome(), await welcome(), await welcome()
    late.expects("404")
    match = await host.opens({"kind": "open"}, {"kind": "bot"})
    key = (await host.asks("GET", f"/api/matches/{match}/links"))["seats"][0]["key"]
    await friend.goes(f"/join/{key}")
    await expect(friend.page.get_by_role("heading", name=f"{await name_of(host)} invites you")).to_be_visible()
    await friend.page.get_by_label("Your name at the table").fill("Rowan")
    await friend.page.get_by_role("button", name="Take the seat").click()
    await expect(friend.page).to_have_url(re.compile(f"/m/{match}$"))
    await late.goes(f"/join/{key}")
    await expect(late.page.get_by_role("heading", name="This seat is taken")).to_be_visible()


async def test_a_match_is_played_again_by_the_same_people(welcome: Welcome) -> None:
    """After the end one of them opens the next match, and the other comes to it."""
    host, friend = await welcome(), await welcome()
    match = await host.opens({"kind": "open"})
    key = (await host.asks("GET", f"/api/matches/{match}/links"))["seats"][0]["key"]
    await friend.asks("POST", "/api/join", {"key": key, "name": "Rowan"})
    await host.goes(f"/m/{match}")
    await friend.goes(f"/m/{match}")
    players = Player(host.page, placements=0), Player(friend.page, placements=0)
    while not (await players[0].look()).over:
        for player in players:
            seen = await player.look()
            if seen.title and not seen.over and "turn" in (await player.page.title()).lower():
                await player.decides()
    await host.page.get_by_role("button", name="Play again, same table").click()
    await expect(host.page).not_to_have_url(re.compile(match))
    await friend.page.get_by_role("button", name="Come to the next match").click()
    await expect(friend.page).to_have_url(re.compile(match_of(host.page)))


async def test_another_device_goes_on_as_me_by_a_link_that_works_once(welcome: Welcome) -> None:
    """The link from the menu makes another browser me, at the same seat; used again, it leads nowhere."""
    guest, phone, thief = await welcome(), await welcome(), await welcome()
    thief.expects("404|403")
    match = await guest.sits_down(name="On two devices")
    await guest.page.get_by_role("button", name="Menu").click()
    await guest.page.get_by_role("button", name="Copy a link for another device").click()
    field = guest.page.get_by_role("textbox", name="Copy a link for another device")
    await expect(field).to_have_value(re.compile("/device/"))
    link = await field.input_value()
    await phone.page.goto(link)
    await phone.page.get_by_role("button", name="Go on here").click()
    await expect(phone.page.get_by_role("status")).to_contain_text(await name_of(guest))
    await phone.goes(f"/m/{match}")
    assert await Player(phone.page).decides()
    await thief.page.goto(link)
    await thief.page.get_by_role("button", name="Go on here").click()
    await expect(thief.page.get_by_role("alert")).to_be_visible()


async def test_a_bot_stands_in_for_a_friend_who_is_away_and_gives_the_seat_back(welcome: Welcome) -> None:
    """While he is away the match goes on; when he is back he plays himself."""
    host, friend = await welcome(), await welcome()
    match = await host.opens({"kind": "open"})
    key = (await host.asks("GET", f"/api/matches/{match}/links"))["seats"][0]["key"]
    await friend.asks("POST", "/api/join", {"key": key, "name": "Rowan"})
    await host.goes(f"/m/{match}")
    await host.asks("POST", f"/api/matches/{match}/stand-in", {"seat": 1})
    await Player(host.page).decides()
    await Player(host.page).decision()
    await host.page.get_by_role("button", name="Give the seat back").click()
    await expect(host.page.get_by_role("button", name="Give the seat back")).to_have_count(0)
    await friend.goes(f"/m/{match}")
    mine = Player(host.page)
    if (await host.page.title()).startswith("Your turn"):
        await mine.decides()
    assert await Player(friend.page).decides()


async def test_a_guest_takes_another_name(welcome: Welcome) -> None:
    """The name in the settings is kept, and the bar shows it."""
    guest = await welcome()
    await guest.goes("/")
    await guest.page.get_by_role("button", name="Settings").click()
    await guest.page.get_by_label("Your name").fill("Hazel")
    await guest.page.get_by_role("button", name="Keep this name").click()
    await expect(guest.page.get_by_text("The name is kept.")).to_be_visible()
    await expect(guest.page.get_by_role("button", name=re.compile("^Hazel ?: Settings"))).to_be_visible()
    assert "Hazel" == await name_of(guest)


async def test_a_finished_match_stands_in_the_lobby(welcome: Welcome) -> None:
    """Whoever looks at the tables finds it among those that ended, with its replay."""
    guest = await welcome()
    await guest.sits_down(listed=True, name="Over and done")
    await Player(guest.page, placements=0).plays()
    await guest.goes("/tables")
    row = guest.page.get_by_role("listitem").filter(has=guest.page.get_by_role("heading", name="Over and done"))
    await row.get_by_role("link", name="Replay").first.click()
    await expect(guest.page.get_by_role("slider")).to_be_visible()


async def test_no_page_breaks_the_content_security_policy(welcome: Welcome) -> None:
    """Nothing is refused on any page; and a script that somebody smuggles in is refused, and noticed."""
    guest = await welcome()
    guest.expects("404")
    match = await guest.opens()
    for path in ("/", "/new", "/tables", "/rules", "/credits", "/replay", f"/m/{match}", f"/r/{match}", "/no/road"):
        await guest.goes(path)
        await guest.page.wait_for_load_state("networkidle")
    assert [] == guest.complaints
    async with guest.page.expect_console_message(lambda said: "policy" in said.text):
        await guest.page.evaluate(SMUGGLED)
    assert any("Content Security Policy" in words for words in guest.complaints)
    assert await guest.page.evaluate("window.smuggled") is None
    guest.complaints.clear()
