"""The wiretap: what an audience is sent at two tables that differ only in what it may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from elvenhold.match import Event
from elvenhold.play.fields import OVER
from elvenhold.server.hub import ENCODER
from elvenhold.server.legal_moves import grouped
from elvenhold.server.telling import Moment, Teller
from elvenhold.sight import View, guess, tell
from elvenhold.sight.tell import Step, concerned
from elvenhold.wire.to_client import Happened, Waits
from tests.sight.walks import State, obvious_look, walk

if TYPE_CHECKING:
    from collections.abc import Iterator


def twins(states: int, seed: int) -> Iterator[tuple[State, Moment, Moment]]:
    """Moments at two such tables, after a move that may happen at both and is told alike."""
    for state in walk(seed, states):
        state.desk.seed(crc32(state.before))
        other = guess(View(state.game, state.desk.box, obvious_look(state), state.looker), state.desk)
        state.desk.table = other
        if state.move not in state.desk.options():
            continue
        state.desk.play(state.move)
        after = state.desk.table
        if _told(state, state.before, state.after) == _told(state, other, after):
            event = Event(1, state.waiting, state.move, "", concerned(state.game, state.before))
            yield state, Moment(event, state.before, state.after), Moment(event, other, after)


def _told(state: State, before: bytes, after: bytes) -> object:
    """What the move discloses to the looker: choices at the reveal and town cards at the end may differ."""
    return tell(state.game, Step(before, state.move, after), state.looker)


def sent(state: State, moment: Moment) -> bytes:
    """All that the looker is sent of a moment, and the whole view that he would be sent if he came back just then."""
    teller = Teller(state.game, state.desk.box)
    state.desk.table = moment.after
    waiting = state.desk.waiting()
    may = grouped(state.game, state.desk.legal()) if waiting == state.looker else None
    waits = Waits(() if waiting == OVER else (waiting,), 1.0)
    happened = Happened("m", state.looker, teller.retell([moment], state.looker), may, waits)
    return ENCODER.encode([happened, teller.look(moment.after, state.looker).to_dict()])


def compared(states: int, seed: int) -> int:
    """Compare, byte for byte, what is sent at both tables; answers how often."""
    count = 0
    for count, (state, moment, other) in enumerate(twins(states, seed), 1):  # noqa: B007 - counted for the caller
        assert sent(state, moment) == sent(state, other)
    return count
