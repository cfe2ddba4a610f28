"""Hosting: opening matches, inviting to them, and everything that a host may do."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

import msgspec
from msgspec.structs import replace

from elvenhold.games.registry import titles
from elvenhold.match.setup import set_up
from elvenhold.play.errors import Forbidden, Malformed
from elvenhold.server.guests import new_token
from elvenhold.server.names import LONGEST_TITLE, checked_name
from elvenhold.server.refusals import Absent
from elvenhold.server.seating import USUAL_BOT, given_back, held_by_bot, once_more, seated, taken_by, with_bots
from elvenhold.server.store.rows import GATHERING, OPEN, RUNNING, MatchChange, MatchRow, Person, SeatRow, Stored
from elvenhold.wire.pages import HostWish, Invitation, Join, Links, NewMatch, SeatWish

if TYPE_CHECKING:
    from elvenhold.server.store import Store

ID_SIGNS = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 10
QUICK_SEATS = 4
TRIES = 5


class AtTable(Protocol):
    """What hosting asks of the matches that are being played."""

    async def begin(self, match: str) -> None:
        """Let the dealer begin."""

    async def reload(self, match: str) -> None:
        """Look again who sits there, and tell everybody."""


class Hosting:
    """What people may do around a match."""

    def __init__(self, store: Store, tables: AtTable, clock: Callable[[], float]) -> None:
        """Take the store, the matches that are being played, and a clock."""
        self._store, self._tables, self._clock = store, tables, clock
        self._rematch = asyncio.Lock()

    async def open(self, host: Person, wish: NewMatch) -> str:
        """A new match; it begins at once if nobody is missing."""
        seats = seated(wish.seats, host)
        setup = set_up(wish.game, len(seats), wish.preset or None, None, wish.options)
        now = self._clock()
        row = MatchRow(
            id=_new_id(),
            name=checked_name(wish.name, LONGEST_TITLE) if wish.name else "",
            game=setup.game,
            preset=setup.preset,
            seats=len(seats),
            options=msgspec.json.encode(setup.options).decode(),
            seed=setup.seed,
            rules_version=setup.title.rules_version,
            state=GATHERING,
            seq=0,
            host=host.id,
            listed=wish.listed,
            watch=new_token(),
            created=now,
            updated=now,
        )
        await self._store.create(row, seats)
        if wish.start and all(seat.kind != OPEN for seat in seats):
            await self._tables.begin(row.id)
        return row.id

    async def quick(self, host: Person, game: str = "") -> str:
        """One click: this person against bots, in the usual edition."""
        others = (SeatWish("bot", bot=USUAL_BOT),) * (QUICK_SEATS - 1)
        return await self.open(host, NewMatch(game or next(iter(titles())), (SeatWish("me"), *others)))

    async def join(self, person: Person, wish: Join) -> str:
        """Take the seat of an invitation, or a free seat of a listed match; answers the match."""
        for _ in range(TRIES):
            stored, seat = await self._invited(person, wish)
            if seat is None:
                return stored.match.id
            if await self._change_seat(stored, seat, taken_by(seat, person, wish.name)):
                await self._begin_if_full(stored.match.id)
                return stored.match.id
        raise Forbidden("somebody else was quicker")

    async def _invited(self, person: Person, wish: Join) -> tuple[Stored, SeatRow | None]:
        """The match, and the seat that is to be taken: none for whoever sits there already, or only watches."""
        found = await self._store.find_by_token(wish.key) if wish.key else None
        stored = await self._read(found.match if found else wish.match)
        if any(seat.person == person.id for seat in stored.seats):
            return stored, None
        if found:
            return stored, None if found.seat is None else stored.seats[found.seat]
        if not stored.match.listed:
            raise Forbidden("this match is for those with an invitation")
        free = next((seat for seat in stored.seats if seat.kind == OPEN), None)
        if free is None:
            raise Forbidden("every seat is taken")
        return stored, free

    async def _begin_if_full(self, match: str) -> None:
        stored = await self._read(match)
        if stored.match.state == GATHERING and all(seat.kind != OPEN for seat in stored.seats):
            await self._tables.begin(match)

    async def start(self, person: Person, match: str) -> None:
        """The host begins; bots take the seats that are free."""
        stored = await self._hosted(person, match)
        if stored.match.state != GATHERING:
            raise Forbidden("the match has begun")
        await self._store.change_seats(match, stored.seats, with_bots(stored.seats))
        await self._tables.begin(match)

    async def rename(self, person: Person, match: str, name: str) -> None:
        """The host calls the match so."""
        await self._hosted(person, match)
        await self._change(match, MatchChange(name=checked_name(name, LONGEST_TITLE)))

    async def stand_in(self, person: Person, match: str, wish: HostWish) -> None:
        """A bot takes a free seat, or plays for somebody who is away."""
        stored = await self._hosted(person, match)
        seat = _seat_of(stored, wish.seat)
        await self._change_seat(stored, seat, held_by_bot(seat, wish.bot or USUAL_BOT))

    async def give_back(self, person: Person, match: str, wish: HostWish) -> None:
        """The human plays on himself; he may say so, or the host."""
        stored = await self._read(match)
        seat = _seat_of(stored, wish.seat)
        if person.id not in (stored.match.host, seat.person):
            raise Forbidden("that is for the host, or for whoever sits there")
        await self._change_seat(stored, seat, given_back(seat))

    async def links(self, person: Person, match: str) -> Links:
        """The links to free seats, for the host; the one for spectators, for everybody who plays."""
        stored = await self._read(match)
        if all(seat.person != person.id for seat in stored.seats) and stored.match.host != person.id:
            raise Forbidden("links are for those who play")
        free = [seat for seat in stored.seats if seat.kind == OPEN and stored.match.host == person.id]
        return Links(tuple(Invitation(seat.seat, seat.token) for seat in free), stored.match.watch)

    async def again(self, person: Person, match: str) -> str:
        """The next match with the same people; asked twice, it is the same one."""
        async with self._rematch:
            stored = await self._read(match)
            if all(seat.person != person.id for seat in stored.seats):
                raise Forbidden("that is for those who played")
            if stored.match.state in (GATHERING, RUNNING):
                raise Forbidden("the match is not over")
            return stored.match.again or await self._next(stored, person)

    async def _next(self, stored: Stored, host: Person) -> str:
        row = self._next_row(stored.match, host)
        await self._store.create(row, once_more(stored.seats))
        await self._tables.begin(row.id)
        await self._change(stored.match.id, MatchChange(again=row.id))
        return row.id

    def _next_row(self, row: MatchRow, host: Person) -> MatchRow:
        setup = set_up(row.game, row.seats, row.preset, None, {})
        now = self._clock()
        fresh = {"id": _new_id(), "seed": setup.seed, "watch": new_token(), "host": host.id, "created": now}
        start = {"state": GATHERING, "seq": 0, "waiting": "", "result": "", "note": "", "again": None}
        return replace(row, **fresh, **start, updated=now, rules_version=setup.title.rules_version)

    async def _hosted(self, person: Person, match: str) -> Stored:
        stored = await self._read(match)
        if stored.match.host != person.id:
            raise Forbidden("that is for the host")
        return stored

    async def _read(self, match: str) -> Stored:
        stored = await self._store.read(match) if match else None
        if stored is None:
            raise Absent("there is nothing here (any more)")
        return stored

    async def _change(self, match: str, change: MatchChange) -> None:
        await self._store.change_match(match, change, self._clock())
        await self._tables.reload(match)

    async def _change_seat(self, stored: Stored, was: SeatRow, now: SeatRow) -> bool:
        done = await self._store.change_seats(stored.match.id, (was,), (now,))
        if done:
            await self._tables.reload(stored.match.id)
        return done


def _seat_of(stored: Stored, number: int) -> SeatRow:
    if number >= len(stored.seats):
        raise Malformed(f"there is no seat {number}", expected=f"0 to {len(stored.seats) - 1}")
    return stored.seats[number]


def _new_id() -> str:
    return "".join(secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH))
