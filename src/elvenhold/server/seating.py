"""Seating: who sits where at a match that is about to begin, or at the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from elvenhold import bots
from elvenhold.play.brief import brief
from elvenhold.play.errors import Forbidden, Malformed
from elvenhold.server.guests import new_token
from elvenhold.server.names import checked_name, some_name
from elvenhold.server.store.rows import BOT, HUMAN, OPEN, Person, SeatRow

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from elvenhold.wire.pages import SeatWish

USUAL_BOT = "greedy"


def seated(wishes: Sequence[SeatWish], host: Person) -> tuple[SeatRow, ...]:
    """The seats of a new match, as its host wishes them."""
    seats: list[SeatRow] = []
    for number, wish in enumerate(wishes):
        seats.append(_seat(number, wish, host, {seat.name for seat in seats} | {host.name}))
    if not any(seat.kind in (HUMAN, OPEN) for seat in seats):
        raise Malformed("nobody sits at this match", expected="at least one seat for a human")
    return tuple(seats)


def _seat(number: int, wish: SeatWish, host: Person, taken: set[str]) -> SeatRow:
    name = checked_name(wish.name) if wish.name else ""
    match wish.kind:
        case "me":
            return SeatRow(number, HUMAN, host.id, name=host.name)
        case "here":
            return SeatRow(number, HUMAN, host.id, name=name or some_name(taken))
        case "bot":
            return SeatRow(number, BOT, bot=checked_bot(wish.bot or USUAL_BOT), name=name or some_name(taken))
        case "open":
            return SeatRow(number, OPEN, name=name, token=new_token())


def checked_bot(name: str) -> str:
    """A bot that there is."""
    if name not in bots.names():
        raise Malformed(f"there is no bot {brief(name)}", expected=", ".join(bots.names()))
    return name


def with_bots(seats: Iterable[SeatRow]) -> tuple[SeatRow, ...]:
    """The same seats, with a bot on every free one."""
    filled: list[SeatRow] = []
    for seat in seats:
        name = some_name({each.name for each in filled})
        free = seat.kind == OPEN
        filled.append(replace(seat, kind=BOT, bot=USUAL_BOT, name=seat.name or name, token="") if free else seat)
    return tuple(filled)


def once_more(seats: Sequence[SeatRow]) -> tuple[SeatRow, ...]:
    """The same people and bots for the next match; a seat that a bot held for somebody is his again."""
    return tuple(replace(seat, bot=None if seat.kind == HUMAN else seat.bot, token="") for seat in seats)


def taken_by(seat: SeatRow, person: Person, name: str) -> SeatRow:
    """A free seat with somebody on it; the link stays good for whoever came by it."""
    if seat.kind != OPEN:
        raise Forbidden("somebody else has taken this seat")
    return replace(seat, kind=HUMAN, person=person.id, name=checked_name(name) if name else person.name)


def held_by_bot(seat: SeatRow, bot: str) -> SeatRow:
    """A human's seat with a bot that plays until he returns, or a free seat with a bot for good."""
    if seat.kind == OPEN:
        return replace(seat, kind=BOT, bot=checked_bot(bot), name=seat.name or some_name(), token="")
    if seat.kind == BOT:
        return replace(seat, bot=checked_bot(bot))
    return replace(seat, bot=checked_bot(bot))


def given_back(seat: SeatRow) -> SeatRow:
    """The seat of a human whose place a bot had kept."""
    if seat.kind != HUMAN or seat.bot is None:
        raise Forbidden("no bot stands in at this seat")
    return replace(seat, bot=None)
