"""Keeping: what happens in a match is written down for good before anybody hears of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import TYPE_CHECKING

import msgspec
import structlog
from msgspec.structs import replace

from elvenhold.match import Back, Match
from elvenhold.match.events import who
from elvenhold.play.errors import ElvenholdError, Forbidden, Illegal
from elvenhold.server import planning_ahead as ahead
from elvenhold.server.loading import setup_of, take_up
from elvenhold.server.metrics import COMMANDS, EVENTS, KEEPING
from elvenhold.server.refusals import Busy
from elvenhold.server.standing import Act, Standing
from elvenhold.server.store.rows import (
    ASIDE,
    ENDED,
    GATHERING,
    OPEN,
    RUNNING,
    Append,
    Appended,
    Command,
    EventRow,
    MatchChange,
    Outcome,
    Repeated,
    StoreError,
)

if TYPE_CHECKING:
    from elvenhold.server.live import Around, Live
    from elvenhold.server.telling import Entry, Moment

TRIES = 3
log = structlog.get_logger("elvenhold.matches")


class Pending(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is to decide, as the store keeps it: what the wire says, and whether it is a bot's business."""

    seats: tuple[int, ...] = ()
    since: float = 0
    bot: bool = False


class Keeper:
    """Writes for one match; `tell` hears of everything that has been written."""

    def __init__(self, live: Live, around: Around, tell: Callable[[list[Moment]], None]) -> None:
        """Take the match."""
        self._live, self._around, self._tell = live, around, tell
        self._doubtful = False
        """Whether the store may hold more than we know of, because it could not say so."""

    async def begin(self) -> None:
        """Let the dealer begin; a match that has begun goes on."""
        live = self._live
        if live.row.state != GATHERING:
            return
        if any(seat.kind == OPEN for seat in live.seats):
            raise Forbidden("a seat is still free")
        at = self._around.clock()
        match = Match(setup_of(live.row))
        standing = Standing(match, at)
        events = match.begin()
        outcome = await self._append(standing, 0, events, None, at, state=RUNNING)
        if isinstance(outcome, Appended):
            live.row = replace(live.row, state=RUNNING, seq=outcome.seq)
            live.standing = standing
            standing.keep(events, at)
            standing.since = at
        elif stored := await self._around.store.read(live.id):
            live.take(stored)  # somebody else has begun it

    async def carry_out(self, act: Act) -> int:
        """Do what a seat wants; answers the number of the latest event then."""
        try:
            return await self._carried_out(act)
        except ElvenholdError as error:
            earlier = await self._around.store.command(self._live.id, act.id) if act.id else None
            if earlier is not None and earlier.seat == act.seat:
                return earlier.last
            raise self._as_seen(error, act) from error

    def _playing(self) -> Standing:
        standing = self._live.standing
        if standing is None or not self._live.running:
            raise Forbidden(f"this match is {self._live.row.state}")
        return standing

    async def _carried_out(self, act: Act) -> int:
        for _ in range(TRIES):
            if self._doubtful:
                await self.catch_up()
            standing = self._playing()
            draft = standing.draft(act)
            at = self._around.clock()
            try:
                outcome = await self._append(standing, standing.seq, draft.entries, act, at)
            except StoreError:
                self._doubtful = True
                standing.drop(draft)
                raise
            except BaseException:
                standing.drop(draft)
                raise
            if isinstance(outcome, Appended):
                COMMANDS.inc()
                self._kept(standing.keep(draft.entries, at), at)
                return outcome.seq
            standing.drop(draft)
            if isinstance(outcome, Repeated):
                return self._repeated(outcome.command, act)
            await self.catch_up()
        raise Busy("somebody else is playing in this match; try again")

    def _repeated(self, command: Command, act: Act) -> int:
        if command.seat != act.seat:
            raise Forbidden("another seat has used this id")
        return command.last

    def _as_seen(self, error: ElvenholdError, act: Act) -> ElvenholdError:
        """Why a move is illegal, as it follows from what its seat sees and from nothing else."""
        standing = self._live.standing
        if isinstance(error, Illegal) and act.moves and standing:
            try:
                ahead.check(standing.view(act.seat), act.moves)
            except ElvenholdError as seen:
                return seen
        return error

    async def _append(
        self,
        standing: Standing,
        old: int,
        entries: Sequence[Entry],
        act: Act | None,
        at: float,
        state: str | None = None,
    ) -> Outcome:
        match, first = self._live.id, old + 1
        rows = tuple(_row(match, entry, at) for entry in entries)
        command = Command(match, act.id, act.seat, first, old + len(rows)) if act and act.id else None
        over = standing.match.over
        result = msgspec.json.encode(standing.drafted_result).decode() if over else None
        pending = msgspec.json.encode(self._pending(standing, at)).decode()
        append = Append(match, old, rows, command, at, ENDED if over else state, pending, result)
        begun = monotonic()
        outcome = await self._around.writer.append(append)
        KEEPING.observe(monotonic() - begun)
        return outcome

    def _pending(self, standing: Standing, at: float) -> Pending:
        seat = standing.match.waiting
        if seat is None:
            return Pending()
        return Pending((seat,), standing.since_when(at), self._live.seats[seat].bot is not None)

    def _kept(self, moments: list[Moment], at: float) -> None:
        live = self._live
        assert live.standing is not None
        over = live.standing.waiting is None
        live.row = replace(live.row, seq=live.standing.seq, updated=at, state=ENDED if over else live.row.state)
        EVENTS.inc(len(moments))
        self._tell(moments)

    async def catch_up(self) -> None:
        """Take up what stands in the store and not here, and tell it."""
        standing = self._live.standing
        if standing is None:
            return
        rows = await self._around.store.events(self._live.id, standing.seq)
        try:
            moments = take_up(standing, rows)
        except Exception as error:  # noqa: BLE001 - a log that was damaged may fail anywhere in the rules
            await self.set_aside(f"event {standing.seq + 1}: {error}")
            return
        self._doubtful = False
        if moments:
            self._kept(moments, rows[-1].at)

    async def set_aside(self, why: str) -> None:
        """The log does not follow from the rules: nobody plays on, everybody may read what there is."""
        log.error("a match is set aside", match=self._live.id, reason=why)
        self._live.row = replace(self._live.row, state=ASIDE, note=why)
        await self._around.store.change_match(self._live.id, MatchChange(state=ASIDE, note=why), self._around.clock())


def _row(match: str, entry: Entry, at: float) -> EventRow:
    if isinstance(entry, Back):
        return EventRow(match, entry.seq, str(entry.seat), f"back to {entry.to}", at)
    return EventRow(match, entry.seq, who(entry.seat, entry.concerns), entry.text, at)
