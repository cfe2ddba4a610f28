"""Replays: a match from its first event, as one audience was told it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from elvenhold.server.seats_seen import seat_seen
from elvenhold.server.telling import Moment, Teller
from elvenhold.wire.pages import Replay
from elvenhold.wire.to_client import SeatSeen

if TYPE_CHECKING:
    from elvenhold.match import Match
    from elvenhold.server.store.rows import Stored

NOBODY: frozenset[int] = frozenset()


def replay_of(stored: Stored, match: Match, seat: int) -> Replay:
    """A match that was played here."""
    row = stored.match
    seats = tuple(seat_seen(each, row.host, NOBODY) for each in stored.seats)
    return _replay(match, seat, seats, {"match": row.id, "name": row.name})


def replay_of_record(match: Match) -> Replay:
    """A match that somebody brings along; whoever has its record knows everything."""
    seats = tuple(SeatSeen(seat, "human", f"{seat + 1}") for seat in range(match.setup.seats))
    return _replay(match, -1, seats, {"match": "", "name": ""})


def _replay(match: Match, seat: int, seats: tuple[SeatSeen, ...], named: dict[str, str]) -> Replay:
    teller = Teller(match.game, match.box)
    moments = [Moment(event, step.before, step.after) for event, step in match.steps()]
    first = teller.look(moments[0].before if moments else match.table, seat)
    return Replay(
        **named,
        game=match.setup.game,
        preset=match.setup.preset,
        options=dict(match.setup.options),
        seat=seat,
        view=first.to_dict(),
        events=teller.retell(moments, seat),
        seats=seats,
        over=match.over,
        result=result_of(match),
    )


def result_of(match: Match) -> dict[str, Any] | None:
    """How a match ended, as the wire has it."""
    result = match.result
    return {"seats": list(result.seats), "winners": result.winners} if result else None
