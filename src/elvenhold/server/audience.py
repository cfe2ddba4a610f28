"""The audience of one match: whoever is connected to it, and what each of them may hear."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

import msgspec

from elvenhold.play.fields import SPECTATOR
from elvenhold.server.hub import ENCODER, Connection
from elvenhold.server.seats_seen import seat_seen
from elvenhold.server.store.rows import HUMAN, SeatRow
from elvenhold.wire.to_client import Happened, Players, Table, Waits

if TYPE_CHECKING:
    from elvenhold.server.live import Live
    from elvenhold.server.standing import Standing
    from elvenhold.server.telling import Moment

SOON = 0.03
SHOWN = 40
"""So many events are told with a table, for the log beside it."""


class Audience:
    """Who looks on at a match, and from where."""

    def __init__(self, live: Live, clock: Callable[[], float]) -> None:
        """Nobody is here yet."""
        self._live = live
        self.members: list[Connection] = []
        self._clock = clock
        self._left: dict[int, float] = {}
        self._since = clock()
        self._soon: asyncio.TimerHandle | None = None
        self._know: set[Connection] = set()
        """Who has been told since something changed."""

    # Who is here

    def seat(self, connection: Connection) -> None:
        """Give a connection the seats that are its person's, or its key's; of several it looks from none by itself."""
        connection.mine = tuple(seat.seat for seat in self._live.seats if _holds(connection, seat))
        if len(connection.mine) == 1:
            connection.eyes = connection.mine[0]
        elif connection.eyes not in connection.mine:
            connection.eyes = SPECTATOR

    def may_watch(self, connection: Connection) -> bool:
        """Whether somebody without a seat may look on."""
        invited = connection.key != "" and connection.key == self._live.row.watch
        return self._live.row.listed or invited or self.is_host(connection)

    def is_host(self, connection: Connection) -> bool:
        """Whether this is the host."""
        return connection.person is not None and connection.person == self._live.row.host

    def add(self, connection: Connection) -> None:
        """Somebody has come; all others hear of it."""
        if connection not in self.members:
            self.members.append(connection)
            self.tell_players()

    def remove(self, connection: Connection) -> None:
        """Somebody has gone."""
        if connection in self.members:
            self.members.remove(connection)
            self._left.update(dict.fromkeys(connection.mine, self._clock()))
            self.tell_players()

    def reseat(self, seats: tuple[SeatRow, ...]) -> None:
        """Somebody has been given a seat, or has lost one; whoever sees or plays otherwise now is told the table."""
        before = [(member, member.eyes, self._plays(member.eyes)) for member in self.members]
        self._live.seats = seats
        for member, eyes, plays in before:
            self.seat(member)
            if (member.eyes, self._plays(member.eyes)) != (eyes, plays):
                self.tell_table(member)
        self.tell_players()

    def turn_to(self, connection: Connection, seat: int | None) -> None:
        """One of several people at a device takes it, or nobody has it."""
        connection.eyes = SPECTATOR if seat is None else seat
        self.tell_table(connection)

    def tell_tables(self) -> None:
        """Tell everybody everything: the match has begun."""
        for member in self.members:
            self.seat(member)
            self.tell_table(member)

    @property
    def here(self) -> frozenset[int]:
        """The seats whose people are connected."""
        return frozenset(seat for member in self.members for seat in member.mine)

    def away(self, here: frozenset[int]) -> dict[int, float]:
        """For how many seconds the others have been away."""
        now = self._clock()
        absent = (seat.seat for seat in self._live.seats if seat.kind == HUMAN and seat.seat not in here)
        return {seat: round(now - self._left.get(seat, self._since), 1) for seat in absent}

    # What they hear

    def players(self) -> Players:
        """Who is at the table, as a stranger is told."""
        here = self.here
        away = self.away(here)
        return Players(
            match=self._live.row.id,
            name=self._live.row.name,
            state=cast("Any", self._live.row.state),
            seats=tuple(seat_seen(seat, self._live.row.host, here, away) for seat in self._live.seats),
            watching=sum(not member.mine for member in self.members),
            mine=(),
            host=False,
            note=self._live.row.note,
            again=self._live.row.again or "",
        )

    def tell_players(self) -> None:
        """Tell everybody who is at the table; soon, so that many who come together are told of once."""
        self._know.clear()
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(SOON, self._tell_players)

    def _tell_players(self) -> None:
        self._soon = None
        players = self.players()
        for member in self.members:
            if member not in self._know:
                member.tell(self._addressed(players, member))

    def _addressed(self, players: Players, connection: Connection) -> Players:
        return msgspec.structs.replace(players, mine=connection.mine, host=self.is_host(connection))

    def tell_happened(self, moments: list[Moment]) -> None:
        """Tell everybody what has happened, each as much as he may know; for all who see alike it is written once."""
        standing = self._live.standing
        if standing is None or not self.members:
            return
        together: dict[int, list[Connection]] = {}
        for member in self.members:
            together.setdefault(member.eyes, []).append(member)
        told = standing.teller.tell(moments, tuple(together))
        for eyes, members in together.items():
            line = ENCODER.encode(self._happened(standing, eyes, told[eyes]))
            for member in members:
                member.post(line)

    def _happened(self, standing: Standing, eyes: int, events: tuple[Any, ...]) -> Happened:
        may = standing.may(eyes) if self._plays(eyes) else None
        return Happened(self._live.row.id, eyes, events, may, self._waits(standing), standing.result)

    def _plays(self, eyes: int) -> bool:
        """Whether whoever looks from here is to play himself: no spectator, and no bot in his place."""
        return self._live.running and eyes != SPECTATOR and self._live.seats[eyes].bot is None

    def _waits(self, standing: Standing) -> Waits:
        return standing.waits if self._live.running else Waits()

    def tell_table(self, connection: Connection, after: int | None = None) -> None:
        """Tell somebody all that he may see, or what he has missed since event `after`, if that is not long ago."""
        self._know.add(connection)
        standing = self._live.standing
        shared = len(connection.mine) > 1  # who had the device then is not known
        missed = standing.missed(after) if standing and after is not None and not shared else None
        if standing is None or missed is None:
            connection.tell(self.table(connection))
            return
        events = standing.teller.retell(missed, connection.eyes)
        connection.tell(self._happened(standing, connection.eyes, events))
        connection.tell(self._addressed(self.players(), connection))

    def table(self, connection: Connection) -> Table:
        """Everything that somebody may see, and the events that led to it."""
        players = self._addressed(self.players(), connection)
        if self._live.standing is None:
            options = msgspec.json.decode(self._live.row.options) if self._live.row.options else {}
            return Table(*self._header(options), SPECTATOR, 0, None, (), None, Waits(), players)
        standing = self._live.standing
        recent = list(standing.moments)[-SHOWN:]
        table, seq = (recent[0].before, recent[0].entry.seq - 1) if recent else (standing.table, standing.seq)
        view = standing.teller.look(table, connection.eyes).to_dict()
        happened = self._happened(standing, connection.eyes, standing.teller.retell(recent, connection.eyes))
        return Table(
            *self._header(standing.match.setup.options),
            connection.eyes,
            seq,
            view,
            happened.events,
            happened.may,
            happened.waits,
            players,
            happened.result,
        )

    def _header(self, options: dict[str, Any]) -> tuple[str, str, str, dict[str, Any]]:
        return self._live.row.id, self._live.row.game, self._live.row.preset, options


def _holds(connection: Connection, seat: SeatRow) -> bool:
    """Whether a seat is this connection's: by its person, or by an invitation that nobody else has taken."""
    if seat.kind != HUMAN:
        return False
    if seat.person is not None:
        return seat.person == connection.person
    return connection.key != "" and connection.key == seat.token
