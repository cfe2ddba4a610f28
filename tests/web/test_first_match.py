"""A guest's first match."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from time import monotonic

import pytest
from playwright.async_api import expect

from tests.web.guest import Guest, Looks
from tests.web.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")
Welcome = Callable[..., Awaitable[Guest]]


async def test_a_guest_decides_something_within_two_clicks_and_five_seconds(welcome: Welcome) -> None:
    """From the first page to a counter chosen: one click opens the match, the second is the first decision."""
    guest = await welcome(Looks(moves=True))
    await guest.goes("/")
    begun = monotonic()
    await guest.page.get_by_role("button", name="Play against bots now").click()
    player = Player(guest.page)
    seen = await player.decision()
    first = monotonic() - begun
    assert seen.buttons
    assert first < 5.0


async def test_a_guest_plays_a_whole_match_of_four_rounds_against_bots(welcome: Welcome) -> None:
    """From the first page to the final ranking, by mouse, with what the screen offers alone."""
    guest = await welcome()
    await guest.goes("/")
    await guest.page.get_by_role("button", name="Play against bots now").click()
    deeds = await Player(guest.page).plays()
    ranking = guest.page.get_by_role("list", name="Ranking")
    await expect(ranking.get_by_role("listitem")).to_have_count(4)
    for verb in ("Take the", "Place the", "Place the obstacle", "Pass", "Confirm and"):
        assert any(deed.startswith(verb) for deed in deeds), verb
    await expect(guest.page.get_by_role("heading", level=1)).to_have_text(re.compile(r"\S"))
