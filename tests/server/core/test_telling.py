"""What is told of events: enough to follow a match, and not one byte more than an audience may know."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

import elvenhold as eh
from elvenhold.match import Back
from elvenhold.match.records import UNSEEN_MARK
from elvenhold.play.fields import DEALER
from elvenhold.server.telling import Moment, Teller
from elvenhold.sight import View, guess
from tests.server.core.changing import changed
from tests.sight.walks import State, obvious_look, walk

if TYPE_CHECKING:
    from collections.abc import Iterator

EDITIONS = [(preset, seats) for preset in eh.presets("elfenland") for seats in (2, 3, 6)]


def moments(match: eh.Match) -> list[Moment]:
    """Every event of a match between its tables."""
    return [Moment(event, step.before, step.after) for event, step in match.steps()]


def random_match(preset: str, seats: int, **options: object) -> eh.Match:
    """A match to its end, every seat choosing at random."""
    luck = random.Random(f"{preset} {seats}")
    match = eh.start("elfenland", seats=seats, preset=preset, seed=seats, **options)  # type: ignore[arg-type]
    while not match.over:
        legal = match.legal_text()
        match.play("pass" if "pass" in legal and luck.random() < 0.4 else luck.choice(legal))
    return match


@pytest.mark.parametrize(("preset", "seats"), EDITIONS)
def test_what_is_told_is_enough_to_follow_a_match(preset: str, seats: int) -> None:
    """AMB-EL-33. The first view and all that was told since make every later view, word for word, to the open end."""
    match = random_match(preset, seats, home_town=True, counter_limit=2)
    teller = Teller(match.game, match.box)
    everything = moments(match)
    for seat in range(-1, seats):
        view = teller.look(everything[0].before, seat).to_dict()
        for moment, event in zip(everything, teller.retell(everything, seat), strict=True):
            view = changed(view, event.set)
            assert teller.look(moment.after, seat).to_dict() == view
        assert match.view(seat).to_dict() == view
        assert None not in view["home"][:seats]


def test_an_event_reads_as_in_the_record_of_its_audience() -> None:
    """COM-E12. What was dealt or drawn in secret stands there as a question mark, and so does a sealed choice."""
    match = random_match("moon", 3, home_town=True, counter_limit=2)
    teller = Teller(match.game, match.box)
    for seat in range(-1, 3):
        lines = match.record(seat=seat).split("\n\n")[1].splitlines()
        for line, event in zip(lines, teller.retell(moments(match), seat), strict=True):
            text = line.split("; ")[0].split(" ", maxsplit=2)[2]
            assert (event.text if text != UNSEEN_MARK else "keep ?") == event.text
            assert text in (event.text, UNSEEN_MARK)


def test_a_move_taken_back_is_told_as_such() -> None:
    """An undo says how far back it goes, and its changes lead to the earlier view."""
    match = eh.start("elfenland", seats=2, preset="moon", seed=3)
    while match.phase != "travel":
        match.play("pass" if "pass" in match.legal_text() else match.legal()[0])
    before = match.table
    while (seat := match.waiting) is not None and match.legal_text() == ["stop"]:
        match.play("stop")
    match.play(next(move for move in match.legal_text() if move.startswith("caravan")))
    after = match.table
    back = match.undo()
    assert isinstance(back, Back)
    teller = Teller(match.game, match.box)

    [event] = teller.retell([Moment(back, after, match.table)], seat or 0)

    assert f"back to {back.to}" == event.text
    assert str(back.seat) == event.who
    assert teller.look(before, 0).to_dict() == changed(teller.look(after, 0).to_dict(), event.set)


def twins(states: int, seed: int) -> Iterator[tuple[State, Moment, Moment]]:
    """Moments at two tables that differ only in what the looker may not see, and that are told him alike."""
    for state in walk(seed, states):
        state.desk.seed(seed)
        other = guess(View(state.game, state.desk.box, obvious_look(state), state.looker), state.desk)
        state.desk.table = other
        if state.move in state.desk.options():
            state.desk.play(state.move)
            seat = state.waiting if state.waiting != DEALER else 0
            event = eh.match.Event(1, state.waiting, state.move, "", seat)
            yield state, Moment(event, state.before, state.after), Moment(event, other, state.desk.table)
