"""The four ways in which a request can be refused; each says what would be accepted instead."""

from __future__ import annotations


class ElvenholdError(Exception):
    """A request that was refused; nothing has changed."""

    code = "error"


LONGEST_REASON = 300
"""What a client sends is not sent back at full length."""


class Malformed(ElvenholdError):
    """It cannot be read: unknown words, wrong shape, a broken line."""

    code = "malformed"

    def __init__(self, reason: str, *, expected: str = "", line: int = 0) -> None:
        """Say what could not be read, what was expected and on which line."""
        reason = reason if len(reason) <= LONGEST_REASON else f"{reason[:LONGEST_REASON]}…"
        self.reason, self.expected, self.line = reason, expected, line
        where = f"line {line}: " if line else ""
        hint = f" (expected {expected})" if expected else ""
        super().__init__(f"{where}{reason}{hint}")


class Illegal(ElvenholdError):
    """It can be read, but the rules forbid it."""

    code = "illegal"

    def __init__(self, clause: str, reason: str, legal: tuple[str, ...] = (), *, line: int = 0) -> None:
        """Say which clause forbids it, why, and what would be legal instead."""
        self.clause, self.reason, self.legal, self.line = clause, reason, legal, line
        where = f"line {line}: " if line else ""
        super().__init__(f"{where}{reason} [{clause}]{_instead(legal)}")


class Stale(ElvenholdError):
    """It was meant for an earlier moment of the match."""

    code = "stale"

    def __init__(self, seq: int) -> None:
        """Say at which event the match stands now."""
        self.seq = seq
        super().__init__(f"the match has moved on to event {seq}")


class Forbidden(ElvenholdError):
    """It is not yours to ask."""

    code = "forbidden"

    def __init__(self, reason: str) -> None:
        """Say who may."""
        self.reason = reason
        super().__init__(reason)


SHOWN = 6


def _instead(legal: tuple[str, ...]) -> str:
    if not legal:
        return ""
    rest = f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
    return f"; legal: {', '.join(legal[:SHOWN])}{rest}"
