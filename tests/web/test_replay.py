"""A finished match looked at again, handed on, and brought along as a file."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.web.guest import Guest
from tests.web.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")
Welcome = Callable[..., Awaitable[Guest]]


async def finished(guest: Guest, rounds: int = 2) -> str:
    """A match that this guest has played to its end, passing wherever he may."""
    match = await guest.sits_down(rounds=rounds)
    await Player(guest.page, placements=0).plays()
    return match


async def at(page: Page) -> int:
    """The event at which the replay stands."""
    return int(await page.get_by_role("slider").input_value())


async def test_a_finished_match_is_replayed_shared_downloaded_and_opened_again(
    welcome: Welcome, tmp_path: Path
) -> None:
    """From the ranking to the replay, with a link for anybody; its record is a file that opens here as well."""
    guest, stranger = await welcome(), await welcome()
    await finished(guest)
    await guest.page.get_by_role("button", name="Copy a link to this match").click()
    link = await guest.page.get_by_role("textbox", name="Copy a link to this match").input_value()
    await guest.page.get_by_role("link", name="Watch again").click()
    await _is_walked_through(guest.page)
    await stranger.page.goto(link)
    await expect(stranger.page.get_by_role("slider")).to_be_visible()
    file = await _downloaded(guest.page, tmp_path)
    await stranger.goes("/replay")
    await stranger.page.get_by_label("Choose a file").set_input_files(file)
    await expect(stranger.page.get_by_role("slider")).to_be_visible()
    await stranger.page.get_by_role("button", name="To the end").click()
    await expect(stranger.page.get_by_role("list", name="Ranking")).to_be_visible()


async def _is_walked_through(page: Page) -> None:
    slider = page.get_by_role("slider", name="Place in the match")
    last = int(await slider.get_attribute("max") or 0)
    assert last > 20
    await page.get_by_role("button", name="One event on").click()
    assert 1 == await at(page)
    await page.get_by_role("button", name="One event back").click()
    assert 0 == await at(page)
    await slider.fill(str(last // 2))
    await expect(page.get_by_text(re.compile(f"event {last // 2} of {last}"))).to_be_visible()
    await page.get_by_role("button", name="Round 2").click()
    assert 0 < await at(page) < last
    await page.keyboard.press("Home")
    assert 0 == await at(page)
    await page.get_by_role("button", name="Play", exact=True).click()
    await expect(slider).to_have_value(re.compile(r"^[3-9]$|^\d\d"))
    await page.get_by_role("button", name="Pause").click()
    await page.get_by_role("button", name="To the end").click()
    assert last == await at(page)


async def _downloaded(page: Page, folder: Path) -> Path:
    await page.get_by_role("button", name="Menu").click()
    async with page.expect_download() as coming:
        await page.get_by_role("link", name="Download the record").click()
    file = folder / (await coming.value).suggested_filename
    await (await coming.value).save_as(file)
    assert file.read_text().startswith("elvenhold record 1")
    return file


async def test_a_running_match_is_replayed_as_it_was_told_to_me(welcome: Welcome) -> None:
    """The record of a match that goes on holds what my seat was told, and the seed of the dealer is not in it."""
    guest = await welcome()
    match = await guest.sits_down()
    await Player(guest.page).plays_until("Your turn to plan")
    record = await (await guest.page.request.get(f"/api/matches/{match}/record")).text()
    assert "told: 0" in record
    assert "seed:" not in record
    await guest.goes(f"/r/{match}")
    await guest.page.get_by_role("button", name="To the end").click()
    await expect(guest.page.get_by_role("log")).to_contain_text("You are dealt")


async def test_what_is_no_record_is_refused_in_words(welcome: Welcome) -> None:
    """A pasted text that cannot be replayed is answered with the reason; nothing breaks."""
    guest = await welcome()
    guest.expects("400")
    await guest.goes("/replay")
    await guest.page.get_by_label("Or paste the record here").fill("once upon a time")
    await guest.page.get_by_role("button", name="Watch it").click()
    await expect(guest.page.get_by_role("alert")).to_contain_text("can be replayed")
