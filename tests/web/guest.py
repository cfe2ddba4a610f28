"""Somebody in front of a browser of his own, and everything that his pages complained about."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Error, Page

from tests.web.served import HEADERS

DESKTOP, TABLET, PHONE = (1440, 900), (820, 1180), (390, 844)
TOLD_LATE = 15_000
"""How long anything on the screen may take on a busy machine, in milliseconds."""
REPORT_VIOLATIONS = """
document.addEventListener('securitypolicyviolation', (event) =>
  console.error(`refused by the content security policy: ${event.violatedDirective} ${event.blockedURI}`))
"""


@dataclass(frozen=True)
class Looks:
    """What somebody's device is like."""

    size: tuple[int, int] = DESKTOP
    dark: bool = False
    language: str = "en"
    moves: bool = False
    """Whether things travel over the screen; without it, nothing waits for them."""

    @property
    def touch(self) -> bool:
        """Whether it is held in a hand."""
        return self.size == PHONE


class Guest:
    """A person with a browser of his own."""

    def __init__(self, context: BrowserContext, page: Page, address: str) -> None:
        """Sit down in front of an empty page."""
        self.context, self.page, self.address = context, page, address
        self.complaints: list[str] = []
        self._expected: list[re.Pattern[str]] = []

    @classmethod
    async def arrives(cls, browser: Browser, address: str, looks: Looks) -> Guest:
        """Somebody nobody knows yet, with a device that looks so."""
        width, height = looks.size
        context = await browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            color_scheme="dark" if looks.dark else "light",
            reduced_motion="no-preference" if looks.moves else "reduce",
            locale=looks.language,
            has_touch=looks.touch,
            is_mobile=looks.touch,
        )
        context.set_default_timeout(TOLD_LATE)
        await context.grant_permissions(["clipboard-read", "clipboard-write"], origin=address)
        await context.add_init_script(REPORT_VIOLATIONS)
        return await cls._at(context, address)

    @classmethod
    async def _at(cls, context: BrowserContext, address: str) -> Guest:
        guest = cls(context, await context.new_page(), address)
        guest._listen(guest.page)
        context.on("page", guest._listen)
        return guest

    def _listen(self, page: Page) -> None:
        page.on("pageerror", self._failed)
        page.on("console", self._said)
        page.on("crash", lambda _: self.complaints.append("the page has crashed"))

    def _failed(self, error: Error) -> None:
        self._complain(f"{error.message}\n{error.stack or ''}")

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complain(f"{message.text} ({message.location.get('url', '')})")

    def _complain(self, words: str) -> None:
        if not any(pattern.search(words) for pattern in self._expected):
            self.complaints.append(words)

    def expects(self, complaint: str) -> None:
        """From now on a page may complain so."""
        self._expected.append(re.compile(complaint))

    async def goes(self, path: str) -> Page:
        """Open an address of ours."""
        await self.page.goto(path)
        return self.page

    async def asks(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Ask the server, as this person, for what a journey only begins with."""
        answer = await self.context.request.fetch(path, method=method, headers=HEADERS, data=body)
        assert answer.ok, f"{method} {path}: {answer.status} {await answer.text()}"
        return await answer.json()

    async def opens(self, *others: dict[str, str], rounds: int = 1, **wish: Any) -> str:
        """Open a match with me in the first seat, and say which one it is."""
        seats = [{"kind": "me"}, *(others or ({"kind": "bot"},))]
        options = {"rounds": rounds, **wish.pop("options", {})}
        opened = await self.asks(
            "POST", "/api/matches", {"game": "elfenland", "seats": seats, "options": options, "start": True, **wish}
        )
        return str(opened["match"])

    async def sits_down(self, *others: dict[str, str], rounds: int = 1, **wish: Any) -> str:
        """Open a match and go there."""
        match = await self.opens(*others, rounds=rounds, **wish)
        await self.goes(f"/m/{match}")
        return match
