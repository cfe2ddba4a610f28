"""Pictures of every page, to be looked at: desktop, tablet and phone, by day and by lantern.

python -m tests.web.screens build/screens
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import tempfile
from pathlib import Path

from playwright.async_api import Browser, Page, async_playwright, expect

from tests.web.guest import DESKTOP, PHONE, TABLET, Guest, Looks
from tests.web.player import Player, Screen
from tests.web.served import Server

SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
COLOURS = ("light", "dark")
FRIENDS = ({"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"})
PHASES = {
    "Take": "draft",
    "Show": "showing",
    "Your turn": "plan",
    "Your journey": "travel",
    "Disc": "discard",
    "Keep": "keep",
}
SETTLED = "() => document.fonts.ready.then(() => document.getAnimations().forEach((each) => each.finish()))"


class Album:
    """A folder of pictures."""

    def __init__(self, folder: Path) -> None:
        """Make the folder."""
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    async def shows(self, page: Page, name: str, *, whole: bool = False) -> None:
        """A page in every size and colour; `whole`: also what one would have to scroll for."""
        for size, (width, height) in SIZES.items():
            await page.set_viewport_size({"width": width, "height": height})
            for colours in COLOURS:
                await page.emulate_media(color_scheme="dark" if colours == "dark" else "light", reduced_motion="reduce")
                await page.wait_for_load_state("networkidle")
                await page.evaluate(SETTLED)
                await page.screenshot(path=self.folder / f"{name}-{size}-{colours}.png", full_page=whole)
        await page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        await page.emulate_media(color_scheme="light")
        print(name, flush=True)


async def around(album: Album, guest: Guest) -> None:
    """The pages around the table."""
    gathering = await guest.opens({"kind": "open"}, {"kind": "bot"}, listed=True, name="Thursday", start=False)
    seat = (await guest.asks("GET", f"/api/matches/{gathering}/links"))["seats"][0]["key"]
    pages = {
        "landing": "/", "new": "/new", "new-friends": "/new?with=friends", "lobby": "/tables", "join": f"/join/{seat}",
        "gathering": f"/m/{gathering}", "rules": "/rules", "credits": "/credits", "record": "/replay",
        "device": "/device/none", "unknown": "/no/road",
    }  # fmt: skip
    for name, path in pages.items():
        await guest.goes(path)
        await expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
        await album.shows(guest.page, name, whole=name != "rules")


async def table(album: Album, guest: Guest) -> None:
    """A match, phase by phase, what is chosen in each, its sheets, its end and its replay."""
    options = {"first_counter": "owner_may_reveal", "hand_limit": 0, "counter_limit": 1}
    await guest.sits_down(*FRIENDS, rounds=2, name="", options=options)
    taken: set[str] = set()
    player = Player(guest.page)

    async def watch(seen: Screen) -> None:
        phase = next((name for start, name in PHASES.items() if seen.title.startswith(start)), "other")
        if phase in taken:
            return
        taken.add(phase)
        await album.shows(guest.page, f"table-{phase}")
        await chosen(album, player, phase)

    player.watch = watch
    await player.plays()
    await album.shows(guest.page, "table-end")
    await guest.page.get_by_role("link", name="Watch again").click()
    await expect(guest.page.get_by_role("slider")).to_be_visible()
    await guest.page.get_by_role("slider").fill("60")
    await album.shows(guest.page, "replay")


async def chosen(album: Album, player: Player, phase: str) -> None:
    """What a choice looks like before it is confirmed, and then without it again."""
    page = player.page
    if phase == "plan":
        await player.press((await player.look()).within("Pick a counter to place")[0])
        await player.point((await player.until(lambda screen: screen.places))[0])
        await album.shows(page, "table-plan-chosen")
        await page.get_by_role("button", name="Cancel").click()
        await sheets(album, page)
    if phase == "travel":
        seen = await player.until(lambda screen: screen if screen.note else None)
        if seen.places:
            await player.point(seen.places[-1])
            await player.until(lambda screen: screen.deed("Confirm"))
            await album.shows(page, "table-travel-chosen")
            await page.get_by_role("button", name="Reset").click()
            await player.until(lambda screen: screen.places == seen.places)


async def sheets(album: Album, page: Page) -> None:
    """The sheets, each opened by its key."""
    for key, name in (("t", "chart"), ("f", "find"), ("?", "keys")):
        await page.keyboard.press(key)
        await expect(page.get_by_role("dialog")).to_be_visible()
        await album.shows(page, f"table-{name}")
        await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Menu").click()
    await album.shows(page, "table-menu")
    await page.get_by_role("button", name="Close").click()


async def shared(album: Album, guest: Guest) -> None:
    """One device for two, between two turns."""
    await guest.sits_down({"kind": "here", "name": "Juniper"})
    await expect(guest.page.get_by_role("button", name="I am")).to_be_visible()
    await album.shows(guest.page, "hand-over")


async def pictures(folder: Path, browser: Browser, address: str) -> None:
    """All of them; whatever a page complains about is said at the end."""
    album = Album(folder)
    for part in (around, shared, table):
        guest = await Guest.arrives(browser, address, Looks())
        await part(album, guest)
        await guest.context.close()
        print(*guest.complaints, sep="\n")


async def main() -> None:
    """Start a server and a browser, and take the pictures."""
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    words.add_argument("folder", type=Path)
    folder: Path = words.parse_args().folder
    with tempfile.TemporaryDirectory() as kept:
        server = Server(Path(kept))
        server.start()
        try:
            async with async_playwright() as play:
                browser = await play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
                await pictures(folder, browser, server.address)
        finally:
            server.stop()


if __name__ == "__main__":
    asyncio.run(main())
