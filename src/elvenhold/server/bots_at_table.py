"""Bots at the table: they think in threads of their own, see what their seat sees, and never stop a match."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

import structlog

from elvenhold import bots

if TYPE_CHECKING:
    from collections.abc import Callable

    from elvenhold.bots import Bot
    from elvenhold.server.standing import Standing
    from elvenhold.server.store.rows import SeatRow
    from elvenhold.sight import View

PATIENCE = 10.0
"""Seconds after which a bot that still thinks is given up."""
AT_A_LOSS = "random"
FORCED = 0.4
"""The share of the usual pace that a bot takes where it has no choice."""
log = structlog.get_logger("elvenhold.bots")


class Choice(NamedTuple):
    """What a bot wants to play, and the event after which it decided that."""

    seat: int
    seen: int
    move: int


class Thought(NamedTuple):
    """What a bot has to decide."""

    bot: str
    seat: int
    seen: int
    view: View
    legal: list[int]


class Brains:
    """The threads in which the bots of a server think, and how fast they play."""

    def __init__(self, pace: float = 0.7, threads: int = 2) -> None:
        """`pace`: seconds between two decisions of a bot, so that people can follow."""
        self.pace = pace
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def choose(self, bot: Bot, view: View, legal: list[int]) -> int:
        """What a bot chooses; raises whatever goes wrong with it."""
        if len(legal) == 1:
            return legal[0]
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self._threads, bot.choose, view, legal, bots.BUDGET)
        move = await asyncio.wait_for(thought, PATIENCE)
        if move not in legal:
            raise ValueError(f"{bot.name} chose {move}, which is not legal")
        return move

    def close(self) -> None:
        """Let nobody think any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class BotsAtTable:
    """The bots of one match."""

    def __init__(self, match: str, brains: Brains, decided: Callable[[Choice], None]) -> None:
        """`decided` is told what a bot chose."""
        self._match, self._brains, self._decided = match, brains, decided
        self._bots: dict[int, Bot] = {}
        self._given_up: set[int] = set()
        self._thinking: asyncio.Task[None] | None = None

    def go_on(self, standing: Standing, seat: SeatRow) -> None:
        """Let the bot of this seat, which is to decide, think about it; it may be thinking already."""
        if self._thinking is None and seat.bot is not None:
            thought = Thought(seat.bot, seat.seat, standing.seq, standing.view(seat.seat), standing.legal)
            self._thinking = asyncio.create_task(self._think(thought))

    @property
    def busy(self) -> bool:
        """Whether one of them is thinking."""
        return self._thinking is not None

    def close(self) -> None:
        """Stop thinking."""
        if self._thinking:
            self._thinking.cancel()

    async def _think(self, thought: Thought) -> None:
        try:
            if self._brains.pace:
                await asyncio.sleep(self._brains.pace * (FORCED if len(thought.legal) == 1 else 1))
            move = await self._choose(thought)
        finally:
            self._thinking = None
        self._decided(Choice(thought.seat, thought.seen, move))

    async def _choose(self, thought: Thought) -> int:
        try:
            return await self._brains.choose(self._bot(thought.seat, thought.bot), thought.view, thought.legal)
        except Exception:  # whatever it is, the others want to play on
            log.exception("a bot failed", match=self._match, seat=thought.seat, bot=thought.bot)
            self.give_up(thought.seat)
            return await self._brains.choose(self._bots[thought.seat], thought.view, thought.legal)

    def _bot(self, seat: int, name: str) -> Bot:
        """The bot of a seat; its luck comes from the match's id, which is no secret, never from the dealer's seed."""
        known = self._bots.get(seat)
        if known is None or (known.name != name and seat not in self._given_up):
            self._bots[seat] = bots.make(name, f"{self._match} {seat}")
        return self._bots[seat]

    def give_up(self, seat: int) -> None:
        """Replace a bot that failed by one that cannot."""
        self._given_up.add(seat)
        self._bots[seat] = bots.make(AT_A_LOSS, f"{self._match} {seat}")
