"""A line that breaks: the page says so, waits, and goes on without a reload."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import Page, expect

from tests.web.guest import Guest
from tests.web.player import Player
from tests.web.served import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")
Welcome = Callable[..., Awaitable[Guest]]

CANNOT_REACH = r"net::ERR_|WebSocket connection to"
LOST = "The line is lost"


async def logged(page: Page) -> list[str]:
    """Every line of the log."""
    return await page.get_by_role("log").get_by_role("listitem").all_inner_texts()


async def deeds_in_record(guest: Guest, match: str, verb: str) -> int:
    """How often the first seat did this, as the server has kept it."""
    record = await guest.page.request.get(f"/api/matches/{match}/record")
    return sum(line.split()[1:3] == ["0", verb] for line in (await record.text()).splitlines())


async def test_a_killed_server_is_waited_for_and_nothing_is_lost_or_doubled(
    welcome: Welcome, kept_server: Server
) -> None:
    """A move made while the server is dead is played once, when it is back; the page was never loaded again."""
    guest = await welcome(at=kept_server)
    guest.expects(CANNOT_REACH)
    match = await guest.sits_down()
    player = Player(guest.page)
    await player.plays_until("Your turn to plan")
    await guest.page.evaluate("window.same = true")
    before = await logged(guest.page)
    kept_server.kill()
    await guest.page.get_by_role("button", name="Pass").click()
    await expect(guest.page.get_by_text(LOST)).to_be_visible()
    kept_server.start()
    await expect(guest.page.get_by_text(LOST)).to_be_hidden()
    await player.decision()
    after = await logged(guest.page)
    assert before == after[: len(before)]
    assert 1 == sum(line == "You pass" for line in after) == await deeds_in_record(guest, match, "pass")
    await player.plays()
    assert await guest.page.evaluate("window.same") is True


async def test_a_browser_that_was_offline_catches_up(welcome: Welcome, kept_server: Server) -> None:
    """What happened while the network was away is told when it is back."""
    guest = await welcome(at=kept_server)
    guest.expects(CANNOT_REACH)
    match = await guest.sits_down({"kind": "bot"}, {"kind": "bot"})
    player = Player(guest.page)
    await player.plays_until("Your turn to plan")
    other = await guest.context.new_page()
    await other.goto(f"/m/{match}")
    await Player(other).decision()
    await guest.context.set_offline(True)
    kept_server.kill()
    await expect(guest.page.get_by_text(LOST)).to_be_visible()
    kept_server.start()
    await expect(guest.page.get_by_text(LOST)).to_be_visible()
    await guest.context.set_offline(False)
    for page in (guest.page, other):
        await expect(page.get_by_text(LOST)).to_be_hidden()
    deeds = await Player(other).plays()
    assert deeds
    await expect(guest.page.get_by_role("list", name="Ranking")).to_be_visible()


async def test_a_board_is_shown_before_the_socket_speaks(welcome: Welcome) -> None:
    """The page of a running match brings its first view along: with a silent socket the table stands all the same."""
    guest = await welcome()
    match = await guest.opens()
    asked: list[str] = []
    await guest.page.route_web_socket("**/wire", lambda wire: asked.append(wire.url))
    await guest.goes(f"/m/{match}")
    await expect(guest.page.get_by_role("group", name="Your cards", exact=True)).to_be_visible()
    await expect(guest.page.get_by_role("main", name="Map").get_by_role("button", name="Feodor, still")).to_be_visible()
    await expect(guest.page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(2)
    assert asked
