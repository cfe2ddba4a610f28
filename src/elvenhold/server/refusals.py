"""Refusals: why a command was not carried out, as the wire says it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elvenhold.play.errors import ElvenholdError, Forbidden, Illegal, Malformed, Stale
from elvenhold.wire.to_client import Refused

if TYPE_CHECKING:
    from typing import Literal

SHOWN = 40
"""Of the moves that would be legal, so many are told."""


class Busy(ElvenholdError):
    """Too much is asked at once; later it may be asked again."""

    code = "busy"


class Absent(ElvenholdError):
    """There is no such match."""

    code = "unknown"


def refused(command: str, error: ElvenholdError) -> Refused:
    """One of the four errors, or busy, or unknown, as an answer to a command."""
    match error:
        case Illegal():
            return Refused(command, "illegal", error.reason, error.clause, error.legal[:SHOWN])
        case Stale():
            return Refused(command, "stale", str(error), seq=error.seq)
        case Malformed():
            return Refused(command, "malformed", str(error))
        case Forbidden():
            return Refused(command, "forbidden", error.reason)
        case _:
            code: Literal["busy", "unknown", "failed"] = "failed"
            if isinstance(error, Busy):
                code = "busy"
            elif isinstance(error, Absent):
                code = "unknown"
            return Refused(command, code, str(error))
