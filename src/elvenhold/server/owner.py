"""The owner of a match: whatever happens in it goes through its hands, one thing after the other."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog
from msgspec.structs import replace

from elvenhold.play.errors import ElvenholdError, Forbidden
from elvenhold.play.fields import SPECTATOR
from elvenhold.server import planning_ahead as ahead
from elvenhold.server.audience import Audience
from elvenhold.server.bots_at_table import BotsAtTable, Choice
from elvenhold.server.hub import ENCODER
from elvenhold.server.inbox import Inbox, Job
from elvenhold.server.keeping import Keeper
from elvenhold.server.live import Around, Live
from elvenhold.server.names import some_name
from elvenhold.server.refusals import Absent
from elvenhold.server.standing import Act
from elvenhold.server.store.rows import ASIDE, GATHERING, HUMAN, OPEN, SeatRow, Stored, StoreError
from elvenhold.server.succession import heir
from elvenhold.wire import from_client as said
from elvenhold.wire.to_client import Done, Planned

if TYPE_CHECKING:
    from elvenhold.server.hub import Connection
    from elvenhold.sight import View

RETRY = 1.0
"""Seconds after which a bot tries again what the store could not keep."""
log = structlog.get_logger("elvenhold.matches")


class Owner:
    """One match in use: who looks on, who plays, and the bots."""

    def __init__(self, stored: Stored, around: Around) -> None:
        """Take up a match as the store knows it."""
        self._around = around
        self.live = Live(stored)
        self.audience = Audience(self.live, around.clock)
        self.keeper = Keeper(self.live, around, self.audience.tell_happened)
        self._inbox = Inbox(stored.match.id)
        self._bots = BotsAtTable(stored.match.id, around.brains, self._decided)
        self.used = around.clock()

    @property
    def id(self) -> str:
        """Which match this is."""
        return self.live.id

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        return not (self.audience.members or self._inbox.busy or self._bots.busy)

    async def start(self) -> None:
        """Note what cannot be read, and let a bot go on whose turn it is."""
        if self.live.broken and self.live.row.state != ASIDE:
            await self.keeper.set_aside(self.live.broken)
        self._go_on()

    async def close(self) -> None:
        """Finish what is being done, and let the bots stop."""
        self._bots.close()
        await self._inbox.empty()

    # What the rest of the server asks for

    async def begin(self) -> None:
        """Let the dealer begin."""
        await self._inbox.ask(self._begin)

    async def reload(self) -> None:
        """Look again who sits here and what the match is called, and tell everybody."""
        await self._inbox.ask(self._reload)

    async def first_table(self, stranger: Connection) -> bytes | None:
        """What somebody would be told if he entered now, if he may."""
        tables: list[bytes] = []
        await self._inbox.ask(lambda: self._look(stranger, tables))
        return tables[0] if tables else None

    async def _look(self, stranger: Connection, tables: list[bytes]) -> None:
        self.audience.seat(stranger)
        if stranger.mine or self.audience.may_watch(stranger):
            tables.append(ENCODER.encode(self.audience.table(stranger)))

    def heir(self) -> str | None:
        """Who should be host instead of one who has been away for long."""
        here = self.audience.here
        return heir(self.live.row.host, self.live.seats, here, self.audience.away(here))

    async def _begin(self) -> None:
        self.live.seats = await self._reread()
        await self.keeper.begin()
        self.audience.tell_tables()
        self._go_on()

    async def _reload(self) -> None:
        seats = await self._reread()
        await self.keeper.catch_up()
        self.audience.reseat(seats)
        self._go_on()

    async def _reread(self) -> tuple[SeatRow, ...]:
        """What the store says of the match beside its events; answers who sits there."""
        stored = await self._around.store.read(self.id)
        if stored is None:
            raise Absent("there is no such match")
        kept = self.live.row
        state = kept.state if stored.match.state == GATHERING else stored.match.state
        self.live.row = replace(stored.match, state=state, seq=kept.seq)
        return stored.seats

    # What connections ask for

    def hear(self, connection: Connection, message: said.Message) -> None:
        """Put what a connection says where it is done in its turn."""
        command = getattr(message, "id", "")
        self._inbox.put(Job(lambda: self._hear(connection, message), connection, command))

    async def _hear(self, connection: Connection, message: said.Message) -> None:
        self.used = self._around.clock()
        match message:
            case said.Play():
                await self._act(connection, Act(message.id, message.seat, message.seen, message.moves))
            case said.Undo():
                await self._act(connection, Act(message.id, message.seat, message.seen, ()))
            case said.Ask():
                self._ask(connection, message)
            case said.Why():
                self._why(connection, message)
            case said.Sit():
                self._sit(connection, message)
            case said.Enter():
                await self._enter(connection, message)
            case _:
                self.leave(connection)

    async def _enter(self, connection: Connection, message: said.Enter) -> None:
        if connection.closing is not None or connection.owner not in (None, self):
            return
        connection.owner = self  # whoever left and came back in one breath had not been gone when he said so
        connection.key = message.key
        await self._take_seat(connection)
        self.audience.seat(connection)
        if not connection.mine and not self.audience.may_watch(connection):
            self.leave(connection)
            raise Forbidden("this match is for those with an invitation")
        self.audience.add(connection)
        self.audience.tell_table(connection, message.after)

    async def _take_seat(self, connection: Connection) -> None:
        """An invitation takes the seat that it is for, while that is free."""
        sits = connection.person is not None and any(seat.person == connection.person for seat in self.live.seats)
        invited = [seat for seat in self.live.seats if seat.kind == OPEN and seat.token == connection.key != ""]
        for seat in () if sits else invited:
            name = seat.name or some_name({each.name for each in self.live.seats})
            taken = replace(seat, kind=HUMAN, person=connection.person, name=name)
            await self._around.store.change_seats(self.id, [seat], [taken])
            self.audience.reseat(await self._reread())
        if invited and self.live.row.state == GATHERING and all(seat.kind != OPEN for seat in self.live.seats):
            await self._begin()

    def leave(self, connection: Connection) -> None:
        """Somebody goes; his seats stay his."""
        if connection.owner is self:
            connection.owner = None
        self.audience.remove(connection)
        connection.mine, connection.eyes = (), SPECTATOR

    def _sit(self, connection: Connection, message: said.Sit) -> None:
        if message.seat is not None and message.seat not in connection.mine:
            raise Forbidden(f"seat {message.seat} is not yours")
        self.audience.turn_to(connection, message.seat)

    def _seat_of(self, connection: Connection, number: int) -> SeatRow:
        """The seat for which somebody speaks, if he may."""
        if number not in connection.mine:
            raise Forbidden(f"seat {number} is not yours")
        if number != connection.eyes:
            raise Forbidden(f"seat {number} has not taken the device: sit down first")
        return self.live.seats[number]

    async def _act(self, connection: Connection, act: Act) -> None:
        if self._seat_of(connection, act.seat).bot is not None:
            raise Forbidden("a bot plays for you; take your seat back first")
        seq = await self.keeper.carry_out(act)
        connection.tell(Done(act.id, seq))
        self._go_on()

    def _view(self, connection: Connection, seat: int) -> View:
        self._seat_of(connection, seat)
        if self.live.standing is None:
            raise Forbidden("this match has not begun")
        return self.live.standing.view(seat)

    def _ask(self, connection: Connection, message: said.Ask) -> None:
        plan = ahead.plan(self._view(connection, message.seat), message.after)
        seq = self.live.standing.seq if self.live.standing else 0
        connection.tell(Planned(message.id, self.id, seq, plan.after, plan.set, plan.may, plan.ways))

    def _why(self, connection: Connection, message: said.Why) -> None:
        ahead.check(self._view(connection, message.seat), (*message.after, message.move))
        connection.tell(Done(message.id, self.live.standing.seq if self.live.standing else 0))

    # Bots

    def _go_on(self) -> None:
        """Let a bot think, if it is to decide."""
        seat = self.live.deciding
        if seat is not None and seat.bot is not None and self.live.standing is not None:
            self._bots.go_on(self.live.standing, seat)

    def _decided(self, choice: Choice) -> None:
        self._inbox.put(Job(lambda: self._play_choice(choice)))

    async def _play_choice(self, choice: Choice) -> None:
        """Play what a bot chose, unless the match has moved on or its human is back."""
        seat = self.live.deciding
        if seat is not None and seat.seat == choice.seat and seat.bot is not None:
            try:
                await self.keeper.carry_out(Act("", choice.seat, choice.seen, (choice.move,)))
            except StoreError:
                asyncio.get_running_loop().call_later(RETRY, self._inbox.put, Job(self._go_on))
                raise
            except ElvenholdError as error:
                log.info("a bot thinks again", match=self.id, seat=choice.seat, reason=str(error))
        self._go_on()
