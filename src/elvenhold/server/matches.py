"""Matches: those that are in use on this node, each with one owner."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
import structlog

from elvenhold.games.registry import titles
from elvenhold.match import Match
from elvenhold.match.setup import set_up
from elvenhold.server.bots_at_table import Brains
from elvenhold.server.hub import Connection
from elvenhold.server.keeping import Pending
from elvenhold.server.live import Around
from elvenhold.server.loading import Broken, load
from elvenhold.server.owner import Owner
from elvenhold.server.refusals import Absent
from elvenhold.server.store.rows import MatchChange
from elvenhold.server.store.writer import Writer

if TYPE_CHECKING:
    from elvenhold.server.store import Store
    from elvenhold.server.store.rows import MatchRow, Stored

SWEEP = 60.0
"""Seconds between two looks at who is idle."""
IDLE = 300.0
"""Seconds after which a match that nobody uses is dropped from memory."""
PAGE = 200
log = structlog.get_logger("elvenhold.matches")


class Matches:
    """The matches in use."""

    def __init__(self, store: Store, *, pace: float = 0.7, clock: Callable[[], float] = time.time) -> None:
        """Play what the store keeps; `pace`: seconds between two decisions of a bot."""
        self._store = store
        self._writer = Writer(store)
        self._brains = Brains(pace)
        self._around = Around(store, self._writer, self._brains, clock)
        self._owners: dict[str, Owner] = {}
        self._opening: dict[str, asyncio.Task[Owner]] = {}
        self._chores: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Let the bots of running matches go on, and drop what is idle now and then."""
        chores = (asyncio.to_thread(_lay_out_all), self._resume(), self._sweep_for_ever())
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        """Finish what is being done, write it down, and forget all matches."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        for owner in list(self._owners.values()):
            await owner.close()
        await self._writer.close()
        self._brains.close()
        self._owners.clear()

    async def open(self, match: str) -> Owner:
        """The owner of a match, read from the store if it is not in use yet."""
        owner = self._owners.get(match)
        if owner is not None:
            return owner
        opening = self._opening.get(match)
        if opening is None:
            opening = self._opening[match] = asyncio.create_task(self._open(match))
            opening.add_done_callback(lambda _: self._opening.pop(match, None))
        return await asyncio.shield(opening)

    async def _open(self, match: str) -> Owner:
        stored = await self._store.read(match) if match.isascii() and match.isprintable() else None
        if stored is None:
            raise Absent("there is no such match")
        owner = Owner(stored, self._around)
        self._owners[match] = owner
        await owner.start()
        return owner

    async def begin(self, match: str) -> None:
        """Let the dealer begin."""
        await (await self.open(match)).begin()

    async def reload(self, match: str) -> None:
        """Look again who sits there and what it is called, and tell everybody."""
        await (await self.open(match)).reload()

    async def played(self, stored: Stored) -> Match:
        """A match as the store holds it, played as far as its log can be read."""
        try:
            return load(stored).match
        except Broken as error:
            if error.standing is None:
                raise Absent(str(error)) from error
            return error.standing.match

    async def first_table(self, match: str, person: str | None, key: str = "") -> bytes | None:
        """The first message that somebody would get on a socket; None where there is nothing for him to see."""
        try:
            owner = await self.open(match)
        except Absent:
            return None
        return await owner.first_table(Connection.of(person, key))

    def here(self, match: str) -> frozenset[int]:
        """The seats of a match whose people are connected."""
        owner = self._owners.get(match)
        return owner.audience.here if owner else frozenset()

    @property
    def live_count(self) -> int:
        """How many matches are in use."""
        return len(self._owners)

    def sweep(self, idle: float = IDLE) -> None:
        """Drop what nobody has used for so many seconds."""
        now = self._around.clock()
        for match, owner in list(self._owners.items()):
            if owner.idle and now - owner.used >= idle:
                del self._owners[match]

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()
            try:
                await self.pass_on()
            except Exception:  # it is tried again; matches that nobody uses go all the same
                log.exception("no next host was made")

    async def pass_on(self) -> None:
        """Where a host has been away for long, make the next human host."""
        for match, owner in list(self._owners.items()):
            next_host = owner.heir()
            if next_host:
                await self._store.change_match(match, MatchChange(host=next_host), self._around.clock())
                await owner.reload()

    async def _resume(self) -> None:
        """Take up the matches in which a bot was to decide when the server stopped."""
        last = ""
        while rows := await self._store.running(last, PAGE):
            last = rows[-1].id
            for row in rows:
                if _bot_to_decide(row):
                    await self._take_up(row.id)

    async def _take_up(self, match: str) -> None:
        try:
            await self.open(match)
        except Exception:
            log.exception("a match cannot be taken up", match=match)


def _lay_out_all() -> None:
    """Lay out every game once, so that the first match begins as quickly as all others: compiled rules are fetched."""
    for title in titles().values():
        Match(set_up(title.name, title.fewest, None, None, {})).begin()


def _bot_to_decide(row: MatchRow) -> bool:
    try:
        return msgspec.json.decode(row.waiting, type=Pending).bot
    except msgspec.DecodeError:
        return False
