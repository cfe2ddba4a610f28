"""What a visitor of a running match waits for: what travels, by kind, and when the first move can be clicked.

    python -m bench.light                       a match on a server of its own
    python -m bench.light URL                   a server that runs already
    python -m bench.light --wide                a desktop instead of a phone

A slow phone is Chromium with a processor slowed down fourfold and a line of 1.6 Mbit/s with 150 ms to the server.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import tempfile
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.async_api import async_playwright

from tests.server.http.serving import serving

if TYPE_CHECKING:
    from playwright.async_api import Browser, CDPSession, Page

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
SLOWNESS = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
KINDS = {"Script": "script", "Stylesheet": "styles", "Font": "fonts", "Document": "document"}
MAP = (".svg", ".json")
"""The ground, the figures of the board and the signs of its pieces."""
BUDGETS = {"script": 60, "map": 60, "fonts": 70, "styles": 15}
TOTAL, SECONDS = 220, 1.8
SEEN = """() => Object.fromEntries([
  ['interactive', performance.getEntriesByName('elvenhold:interactive')[0]?.startTime],
  ['first paint', performance.getEntriesByName('first-contentful-paint')[0]?.startTime],
])"""
PHONE: dict[str, Any] = {
    "viewport": {"width": 412, "height": 823},
    "device_scale_factor": 1.75,
    "is_mobile": True,
    "has_touch": True,
    "user_agent": "Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36",
}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


class Visit:
    """One visit of a page: what came over the line, and when things could be seen and done."""

    def __init__(self) -> None:
        """Nothing has come yet."""
        self.files: dict[str, tuple[str, str]] = {}
        self.bytes: dict[str, float] = {}
        self.times: dict[str, float] = {}

    def watch(self, line: CDPSession) -> None:
        """Write down everything that comes."""
        line.on("Network.responseReceived", self._began)
        line.on("Network.loadingFinished", lambda e: self.bytes.update({e["requestId"]: e["encodedDataLength"]}))

    def _began(self, event: dict[str, Any]) -> None:
        self.files[event["requestId"]] = (event["type"], event["response"]["url"].split("?")[0])

    def weights(self) -> Counter[str]:
        """Bytes over the line, by kind."""
        found: Counter[str] = Counter()
        for request, length in self.bytes.items():
            kind, name = self.files.get(request, ("", ""))
            found[KINDS.get(kind) or ("map" if name.endswith(MAP) else "the rest")] += int(length)
        return found


async def visit(browser: Browser, address: str, screen: dict[str, Any], cookies: list[Any], *, slow: bool) -> Visit:
    """Open a page as somebody who has never been here, but for his cookie."""
    context = await browser.new_context(**screen)
    await context.add_cookies(cookies)
    page: Page = await context.new_page()
    line = await context.new_cdp_session(page)
    await line.send("Network.enable")
    if slow:
        await line.send("Network.emulateNetworkConditions", LINE)
        await line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWNESS})
    seen = Visit()
    seen.watch(line)
    await page.goto(address)
    async with asyncio.timeout(30):
        while not (await page.evaluate(SEEN))["interactive"]:
            await asyncio.sleep(0.25)
    await asyncio.sleep(1.5)
    seen.times = await page.evaluate(SEEN)
    await context.close()
    return seen


async def opened(browser: Browser, place: str) -> tuple[str, list[Any]]:
    """A match against bots, and the cookie of whoever opened it."""
    context = await browser.new_context()
    answer = await context.request.post(f"{place}/api/quick", data={}, headers={"x-elvenhold": "1"})
    match = (await answer.json())["match"]
    cookies = await context.cookies()
    await asyncio.sleep(4)
    await context.close()
    return f"{place}/m/{match}", cookies


async def measure(place: str, screen: dict[str, Any], rounds: int) -> None:
    """Visit a match again and again, and tell what it took."""
    async with async_playwright() as play:
        browser = await play.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        address, cookies = await opened(browser, place)
        plain = await visit(browser, address, screen, cookies, slow=False)
        slow = [await visit(browser, address, screen, cookies, slow=True) for _ in range(rounds)]
        await browser.close()
    tell(plain, slow)


def tell(plain: Visit, slow: list[Visit]) -> None:
    """The figures, beside what they may be."""
    weights = plain.weights()
    for kind, length in sorted(weights.items()):
        may = f"of {BUDGETS[kind]}" if kind in BUDGETS else ""
        print(f"{kind:<10} {length / 1000:7.1f} kB {may}")
    print(f"{'together':<10} {sum(weights.values()) / 1000:7.1f} kB of {TOTAL}, {len(plain.bytes)} requests")
    for name in ("first paint", "interactive"):
        times = sorted(each.times[name] / 1000 for each in slow)
        may = f"of {SECONDS}" if name == "interactive" else ""
        print(f"{name:<12} {statistics.median(times):5.2f} s {may} on a slow phone ({times[0]:.2f} to {times[-1]:.2f})")


async def main() -> None:
    """Measure a server of our own, or the one that is named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("place", nargs="?", help="a server that runs already")
    parser.add_argument("--wide", action="store_true", help="a desktop instead of a phone")
    parser.add_argument("--rounds", type=int, default=5)
    order = parser.parse_args()
    async with AsyncExitStack() as stack:
        place = order.place or await stack.enter_async_context(serving(Path(tempfile.mkdtemp())))
        await measure(place.rstrip("/"), DESK if order.wide else PHONE, order.rounds)


if __name__ == "__main__":
    asyncio.run(main())
