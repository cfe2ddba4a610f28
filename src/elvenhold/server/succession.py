"""Succession: who is host when the host has been gone for long."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from elvenhold.server.store.rows import HUMAN

if TYPE_CHECKING:
    from elvenhold.server.store.rows import SeatRow

LONG = 600.0
"""Seconds for which a host may be away and stay host."""


def heir(host: str, seats: Sequence[SeatRow], here: Collection[int], away: Mapping[int, float]) -> str | None:
    """The next human in the order of seats who is here, once the host has been away for long; else nobody."""
    his = [seat.seat for seat in seats if seat.person == host]
    if any(seat in here or away.get(seat, 0) < LONG for seat in his):
        return None
    first = his[0] + 1 if his else 0
    others = [*seats[first:], *seats[:first]]
    present = (seat.person for seat in others if seat.kind == HUMAN and seat.seat in here and seat.person != host)
    return next(present, None)
