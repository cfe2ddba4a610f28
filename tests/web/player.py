"""Somebody who plays by what the screen shows and says: its buttons, its lit places, their names.

He knows no rule.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from random import Random
from time import monotonic
from typing import Protocol, TypeVar

import msgspec
from playwright.async_api import Locator, Page, Position
from playwright.async_api import TimeoutError as TooLate

LOOK = """
(patient) => {
  const label = (node) => node.getAttribute('aria-label')
  const words = (node) => label(node) ?? [...node.childNodes].filter((each) => each.nodeType === 3)
    .map((each) => each.textContent).join('').trim()
  const where = (node) => label(node.parentElement?.closest(
    'section[aria-label], main[aria-label], div[role=group][aria-label], [role=dialog]') ?? document.body) ?? ''
  const buttons = [...document.querySelectorAll('button, [role=button]')]
    .filter((node) => node.getClientRects().length > 0)
    .map((node) => ({ name: words(node), where: where(node), off: node.getAttribute('aria-disabled') === 'true',
      lit: node.getAttribute('tabindex') === '0', pressed: node.getAttribute('aria-pressed') === 'true',
      drawn: node.tagName === 'g' }))
  const bar = [...document.querySelectorAll('section')].find((node) => label(node) === 'What you can do')
  const title = bar?.querySelector('h2')?.textContent.trim() ?? ''
  const note = bar?.querySelector('header p')?.textContent.trim() ?? ''
  const over = document.querySelector('ol[aria-label="Ranking"]') !== null
  const hand_over = buttons.find((button) => button.name.startsWith('I am '))?.name ?? ''
  const busy = [...document.querySelectorAll('button')].some((node) => node.title === 'On its way')
  const waits = !document.title.startsWith('Your turn') || busy || !title
  const seen = { title, note, over, hand_over, buttons }
  return patient && waits && !over && !hand_over ? null : seen
}
"""
MINE = "What you can do"
NEW = re.compile(r"(\d+) new town")
HAVE = re.compile(r"you have (\d+)")
CARD = ": choose"
EDGE = Position(x=6, y=20)
PATIENCE = 30_000
GONE = 5_000
SOON = 10.0
MOST_TABS = 150
Found = TypeVar("Found")


class Button(msgspec.Struct, frozen=True):
    """Something to press: its name, the region it stands in, and how it looks."""

    name: str
    where: str
    off: bool
    lit: bool
    pressed: bool
    drawn: bool
    """A road or a town of the map."""


class Screen(msgspec.Struct, frozen=True):
    """What can be seen at one moment."""

    title: str
    note: str
    over: bool
    hand_over: str
    buttons: tuple[Button, ...]

    def deed(self, *names: str) -> Button | None:
        """The first of these deeds that can be done now; the beginning of its name is enough."""
        free = [button for button in self.buttons if not button.off]
        return next((button for name in names for button in free if button.name.startswith(name)), None)

    def within(self, *regions: str) -> list[Button]:
        """What can be pressed in these regions."""
        return [button for button in self.buttons if button.where in regions and button.name and not button.off]

    @property
    def places(self) -> list[Button]:
        """The lit roads and towns of the map."""
        return [button for button in self.within("Map") if button.lit and button.drawn]


Watch = Callable[[Screen], Awaitable[None]]


class Hands(Protocol):
    """How somebody presses what he sees."""

    async def press(self, target: Locator) -> None:
        """Press it, near its left edge: that is where something lies that others cover."""


class Mouse:
    """A mouse."""

    async def press(self, target: Locator) -> None:
        """Click it where it can be seen."""
        await target.click(position=EDGE if await is_card(target) else None, timeout=GONE)


class Finger:
    """A finger."""

    async def press(self, target: Locator) -> None:
        """Tap it."""
        await target.tap(timeout=GONE)


class Keys:
    """Keys alone: Tab until it has the focus, then Enter; what has a key of its own is done with that."""

    async def press(self, target: Locator) -> None:
        """Go there and press Enter."""
        own = await target.get_attribute("aria-keyshortcuts")
        if own and own != "Enter":
            await target.page.keyboard.press(own.lower() if len(own) == 1 else own)
            return
        for _ in range(MOST_TABS):
            if await target.evaluate("(node) => node === document.activeElement"):
                await target.page.keyboard.press("Enter")
                return
            await target.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not come to {await target.get_attribute('aria-label')}")


async def is_card(target: Locator) -> bool:
    """Whether it may lie under others, with its left edge to be seen."""
    return CARD in (await target.get_attribute("aria-label") or "")


class Player:
    """One person at one table."""

    def __init__(
        self, page: Page, hands: Hands | None = None, *, placements: int = 2, watch: Watch | None = None
    ) -> None:
        """Sit down; `placements` counters are placed each round before passing; `watch` sees every decision."""
        self.page, self.hands, self.luck, self.watch = page, hands or Mouse(), Random(1), watch
        self.placements, self.placed, self.town = placements, 0, "Elvenhold"
        self.deeds: list[str] = []

    async def look(self) -> Screen:
        """The screen as it is."""
        return msgspec.convert(await self.page.evaluate(LOOK, 0), Screen)

    async def decision(self) -> Screen:
        """The screen as soon as something is for me to decide, or the match is over."""
        seen = await self.page.wait_for_function(LOOK, arg=1, timeout=PATIENCE)
        return msgspec.convert(await seen.json_value(), Screen)

    async def plays(self, most: int = 400) -> list[str]:
        """Play until the match is over; what was done."""
        for _ in range(most):
            if not await self.decides():
                return self.deeds
        raise AssertionError(f"the match does not end: {self.deeds[-20:]}")

    async def plays_until(self, title: str, most: int = 200) -> Screen:
        """Play until I am asked this."""
        for _ in range(most):
            seen = await self.decision()
            if seen.over or seen.title.startswith(title):
                return seen
            await self.decide(seen)
        raise AssertionError(f"nobody asks me {title!r}: {self.deeds[-20:]}")

    async def decides(self) -> bool:
        """Make one decision; whether the match goes on."""
        seen = await self.decision()
        if seen.over:
            return False
        await self.decide(seen)
        return True

    async def decide(self, seen: Screen) -> None:
        """Do something sensible about what is asked."""
        if self.watch:
            await self.watch(seen)
        if seen.hand_over:
            await self.do(seen.hand_over)
            await self.until(lambda screen: screen.hand_over != seen.hand_over)
            return
        ways: dict[str, Callable[[Screen], Awaitable[None]]] = {
            "Take a counter": self._take,
            "Show your": self._hide,
            "Your turn to plan": self._plan,
            "Your journey": self._travel,
            "Discard": self._discard,
            "Choose the cards": self._discard,
            "Keep": self._keep,
        }
        for title, way in ways.items():
            if seen.title.startswith(title):
                await way(seen)
                return
        raise AssertionError(f"I do not know what to do about {seen.title!r}")

    async def until(self, wish: Callable[[Screen], Found | None]) -> Found:
        """Look until what I wait for is there."""
        end = monotonic() + SOON
        while not (found := wish(seen := await self.look())):
            names = [button.name for button in seen.buttons if not button.drawn]
            assert monotonic() < end, f"it does not come about: {seen.title}, {seen.note}, {names}"
            await asyncio.sleep(0.02)
        return found

    async def press(self, button: Button) -> None:
        """Press a button that I have seen."""
        name = re.compile(f"^{re.escape(button.name)}")
        await self.hands.press(self.page.get_by_role("button", name=name).first)

    async def point(self, place: Button) -> None:
        """Press a place of the map, wherever the map has gone, and say which one I meant if I am asked."""
        try:
            await self.press(place)
        except TooLate:
            await self.page.get_by_role("button", name="Show the whole map").click()
            await self.press(place)
        near = [each for each in (await self.look()).within("Map") if not each.drawn]
        asked = [each for each in near if place.name.startswith(each.name)]
        if asked:
            await self.press(asked[0])

    async def do(self, *names: str) -> None:
        """Do the first of these deeds that is offered, as soon as one is."""
        button = await self.until(lambda seen: seen.deed(*names))
        try:
            await self.press(button)
        except TooLate:
            # An answer of the server may take away what was still offered when I looked.
            button = await self.until(lambda seen: seen.deed(*names))
            await self.press(button)
        self.deeds.append(button.name)

    async def _take(self, seen: Screen) -> None:
        del seen
        row = await self.until(lambda screen: screen.within("Open row"))
        faces = [button for button in row if not button.name.startswith("Blind")]
        chosen = self.luck.choice(faces or row)
        await self.press(chosen)
        await self.do("Take the", "Draw blind")

    async def _hide(self, seen: Screen) -> None:
        del seen
        await self.do("Keep it hidden")

    async def _plan(self, seen: Screen) -> None:
        counters = seen.within("Pick a counter to place")
        if not counters or self.placed >= self.placements:
            self.placed = 0
            await self.do("Pass")
            return
        obstacles = [button for button in counters if button.name.startswith("Obstacle")]
        chosen = obstacles[0] if obstacles and self.placed else self.luck.choice(counters)
        await self.press(chosen)
        roads = await self.until(lambda screen: screen.places)
        await self.point(max(roads, key=self._worth))
        await self.do("Place the")
        self.placed += 1

    def _worth(self, road: Button) -> tuple[bool, int]:
        """Roads that begin where I stand, and for which I hold cards, are the best."""
        cards = HAVE.search(road.name)
        return self.town in road.name.split(",")[0], int(cards[1]) if cards else 0

    async def _travel(self, seen: Screen) -> None:
        self.placed = 0
        seen = await self.until(lambda screen: screen if screen.note.startswith(("Tap", "Your cards")) else None)
        towns = [(int(found[1]), town) for town in seen.places if (found := NEW.search(town.name))]
        if not towns:
            await self.do("Stop here")
            return
        _, chosen = max(towns, key=lambda each: each[0])
        self.town = chosen.name.split(",")[0]
        await self.point(chosen)
        await self.do("Confirm and travel on", "Confirm and stop")

    async def _discard(self, seen: Screen) -> None:
        for card in [each for each in seen.buttons for _ in range(self._cards(each))]:
            if (await self.look()).deed("Discard", "Pay"):
                break
            await self.press(card)
        await self.do("Discard", "Pay")

    def _cards(self, button: Button) -> int:
        """How many cards a button stands for: on a small screen, all of a kind."""
        if button.where == "Your cards" and button.name[0].isdigit():
            return int(button.name.split()[0])
        return 1 if button.name.endswith(CARD) else 0

    async def _keep(self, seen: Screen) -> None:
        await self.press(self.luck.choice(seen.within("Which one do you keep?")))
        await self.do("Keep the")
