"""Events: moves that happened, in the order of their numbers."""

from __future__ import annotations

import msgspec

from elvenhold.play.fields import DEALER

DEALER_MARK = "*"


class Event(msgspec.Struct, frozen=True):
    """One small decision of a seat, or one outcome of the dealer."""

    seq: int
    seat: int
    """Who decided: a seat, or DEALER."""
    move: int
    text: str
    concerns: int
    """The seat itself; for the dealer the seat that he serves."""

    def __str__(self) -> str:
        """Write the event as a record holds it."""
        return f"{self.seq} {who(self.seat, self.concerns)} {self.text}"


class Back(msgspec.Struct, frozen=True):
    """An undo: what stands after event `to` no longer counts."""

    seq: int
    seat: int
    to: int

    def __str__(self) -> str:
        """Write the undo as a log holds it."""
        return f"{self.seq} {self.seat} back to {self.to}"


def who(seat: int, concerns: int) -> str:
    """A seat by its number, the dealer by a star and the seat that he serves."""
    return f"{DEALER_MARK}{concerns}" if seat == DEALER else str(seat)
