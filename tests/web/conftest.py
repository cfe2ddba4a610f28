"""A server, a browser and guests; what a page complains about fails the test that saw it, with a picture of it."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Error, async_playwright, expect

from tests.web.guest import TOLD_LATE, Guest, Looks
from tests.web.served import BUILT, Server

SCREENS = Path(__file__).parents[2] / "build" / "screens"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
expect.set_options(timeout=TOLD_LATE)
FAILED = pytest.StashKey[bool]()

type_of_welcome = Callable[..., Awaitable[Guest]]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember what failed, so that whoever clears up takes a picture first."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def chromium() -> str:
    """The browser's program; without one there is nothing to see, and where it counts that is a failure."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None and os.environ.get("CI"):
        pytest.fail(f"no browser was found: none of {', '.join(BROWSERS)}")
    if found is None:
        pytest.skip(f"NO BROWSER: the journeys are not tried (none of {', '.join(BROWSERS)} was found)")
    return found


@pytest.fixture
def kept_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone, which may be killed."""
    yield from _served(tmp_path)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that most journeys share."""
    yield from _served(tmp_path_factory.mktemp("matches"))


def _served(folder: Path) -> Iterator[Server]:
    if not BUILT.is_file():
        pytest.fail("the browser client is not built: make web")
    server = Server(folder)
    server.start()
    yield server
    server.stop()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(chromium: str) -> AsyncIterator[Browser]:
    """One browser for all."""
    async with async_playwright() as play:
        browser = await play.chromium.launch(executable_path=chromium, args=[*FLAGS, "--disable-sync"])
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def welcome(browser: Browser, request: pytest.FixtureRequest) -> AsyncIterator[type_of_welcome]:
    """Whoever arrives: a guest with a browser of his own, at the shared server unless another one is named."""
    there: list[Guest] = []

    async def arrive(looks: Looks | None = None, *, at: Server | None = None) -> Guest:
        where: Server = at or request.getfixturevalue("server")
        guest = await Guest.arrives(browser, where.address, looks or Looks())
        there.append(guest)
        return guest

    yield arrive
    complaints = [complaint for guest in there for complaint in guest.complaints]
    if complaints or request.node.stash.get(FAILED, False):
        await _picture(there, request.node.name)
    for guest in there:
        await guest.context.close()
    assert [] == complaints


async def _picture(guests: list[Guest], name: str) -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    title = re.sub(r"\W+", "-", name).strip("-")
    for number, page in enumerate(page for guest in guests for page in guest.context.pages):
        try:
            await page.screenshot(path=SCREENS / f"{title}-{number}.png", timeout=5000)
        except Error as problem:
            print(f"no picture of {page.url}: {problem.message}")
