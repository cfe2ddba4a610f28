"""Standing: a match in play, the last things that happened in it, and moves that are tried before they are kept."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from elvenhold.match import Event, Match
from elvenhold.match.match import Mark
from elvenhold.play.desk import Desk
from elvenhold.play.errors import Forbidden, Stale
from elvenhold.play.fields import DEALER
from elvenhold.server.legal_moves import grouped
from elvenhold.server.telling import Entry, Moment, Teller
from elvenhold.wire.to_client import Waits

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from elvenhold.play.game import Game
    from elvenhold.sight import View
    from elvenhold.wire.shared import Legal

REMEMBERED = 48
"""Moments that are kept in memory, for whoever was away for a short while."""


class Act(msgspec.Struct, frozen=True):
    """What a seat wants to do: play some moves, or take its latest one back (no moves)."""

    id: str
    seat: int
    seen: int
    moves: tuple[str | int, ...]


class Draft(msgspec.Struct, frozen=True):
    """What an act would do; it is played, but neither kept nor told yet."""

    mark: Mark
    entries: tuple[Entry, ...]


class Standing:
    """A match, and the moments that led to where it stands."""

    def __init__(self, match: Match, since: float) -> None:
        """Take a match that was just read or begun."""
        self.match = match
        self.game = match.game
        self.teller = teller(match.game, match.box)
        self.moments: deque[Moment] = deque(maxlen=REMEMBERED)
        self.table = match.table
        """The table that everybody knows of; drafts play on beyond it."""
        self.seq = match.seq
        self.waiting = match.waiting
        """The seat to decide; None at the end."""
        self.since = since

    def draft(self, act: Act) -> Draft:
        """Play an act on trial; raises what is wrong with it, and then nothing has happened."""
        if act.seen != self.match.seq:
            raise Stale(self.match.seq)
        mark = self.match.mark()
        try:
            entries = self._play(act) if act.moves else [self.match.undo(act.seat)]
        except BaseException:
            self.match.return_to(mark)
            raise
        return Draft(mark, tuple(entries))

    def _play(self, act: Act) -> list[Entry]:
        entries: list[Entry] = []
        for move in act.moves:
            if any(entry.seat == DEALER for entry in entries):
                # Else whoever lets a later move be refused could ask what the dealer will turn up.
                raise Forbidden(f"the dealer acts before {move!r}: send what comes after him by itself")
            entries += self.match.play(move, act.seat)
        return entries

    def drop(self, draft: Draft) -> None:
        """The draft could not be kept."""
        self.match.return_to(draft.mark)

    def keep(self, entries: Sequence[Entry], at: float) -> list[Moment]:
        """These entries have been kept: from now on everybody may know of them."""
        moments = self._moments(entries)
        self.moments += moments
        self.settle(at)
        return moments

    def settle(self, at: float) -> None:
        """Where the match stands now is where it stands for everybody."""
        self.since = self.since_when(at)
        self.table, self.seq, self.waiting = self.match.table, self.match.seq, self.match.waiting

    def since_when(self, at: float) -> float:
        """Since when the seat to decide will have been waiting, if what was played is kept."""
        return self.since if self.match.waiting == self.waiting else at

    def _moments(self, entries: Sequence[Entry]) -> list[Moment]:
        if len(entries) == 1:
            return [Moment(entries[0], self.table, self.match.table)]
        desk = _scratch(self.game, self.match.box)
        desk.table = self.table
        tables = [self.table]
        for entry in entries:
            assert isinstance(entry, Event)
            desk.play(entry.move)
            tables.append(desk.table)
        return [Moment(entry, *pair) for entry, pair in zip(entries, pairwise(tables), strict=True)]

    @property
    def waits(self) -> Waits:
        """Who is to decide, and since when."""
        return Waits(() if self.waiting is None else (self.waiting,), self.since)

    @property
    def legal(self) -> list[int]:
        """The moves of the seat to decide, by number."""
        return self.match.legal_numbers()

    def may(self, seat: int) -> Legal | None:
        """What a seat may do now; nothing where another one decides."""
        return grouped(self.game, self.legal) if seat == self.waiting else None

    def view(self, seat: int) -> View:
        """What an audience sees now."""
        return self.teller.look(self.table, seat)

    @property
    def result(self) -> dict[str, Any] | None:
        """How it ended, if it has."""
        return self.drafted_result if self.waiting is None else None

    @property
    def drafted_result(self) -> dict[str, Any] | None:
        """How it will have ended, if what was played on trial is kept."""
        result = self.match.result
        return {"seats": result.seats, "winners": result.winners} if result else None

    def missed(self, after: int) -> list[Moment] | None:
        """Everything after an event, if it is still remembered."""
        if after == self.seq:
            return []
        late = [moment for moment in self.moments if moment.entry.seq > after]
        return late if late and late[0].entry.seq == after + 1 else None


@lru_cache(maxsize=128)
def teller(game: Game, box: bytes) -> Teller:
    """The teller of all matches with this box."""
    return Teller(game, box)


@lru_cache(maxsize=16)
def _scratch(game: Game, box: bytes) -> Desk:
    """A desk on which moves that have been kept are played once more, to see the tables between them."""
    return Desk(game, box)
