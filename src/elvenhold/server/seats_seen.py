"""Seats as everybody at the table may know them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from elvenhold.server.store.rows import HUMAN
from elvenhold.wire.to_client import SeatSeen

if TYPE_CHECKING:
    from elvenhold.server.store.rows import SeatRow

NOBODY: Mapping[int, float] = {}


def seat_seen(seat: SeatRow, host: str, here: frozenset[int], away: Mapping[int, float] = NOBODY) -> SeatSeen:
    """A seat and who sits there; neither the link to it nor the person behind it."""
    human = seat.kind == HUMAN
    return SeatSeen(
        seat=seat.seat,
        kind=cast("Any", seat.kind),
        name=seat.name,
        bot=seat.bot or "",
        stand_in=human and seat.bot is not None,
        here=human and seat.seat in here,
        away=away.get(seat.seat, 0),
        host=human and seat.person == host,
    )
