"""What is told of events: enough to follow a match, and not one byte more than an audience may know."""

from __future__ import annotations

import random
from importlib import import_module
from typing import TYPE_CHECKING

import pytest

import elvenhold as eh
from elvenhold.bots.remote import follow
from elvenhold.match import Back
from elvenhold.match.records import UNSEEN_MARK
from elvenhold.server.telling import Moment, Teller
from elvenhold.sight.veil import Veil, veil
from tests.server.core.changing import changed
from tests.server.core.wiretap import compared

if TYPE_CHECKING:
    from elvenhold.play.game import Game

EDITIONS = [(preset, 2 + number % 5) for number, preset in enumerate(eh.presets("elfenland"))]


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
            follow(view, event.set)
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
    while match.phase != "plan":
        match.play(match.legal()[0])
    before, seat = match.table, match.waiting or 0
    match.play(next(move for move in match.legal_text() if move.startswith("place hidden")))
    after = match.table
    back = match.undo()
    assert isinstance(back, Back)
    teller = Teller(match.game, match.box)

    [event] = teller.retell([Moment(back, after, match.table)], seat)

    assert f"back to {back.to}" == event.text
    assert str(back.seat) == event.who
    assert teller.look(before, seat).to_dict() == changed(teller.look(after, seat).to_dict(), event.set)


@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_may_not_know_changes_no_byte_that_it_is_sent(seed: int) -> None:
    """COM-E12. Tables that differ only in secrets of others are told alike, whatever happens at them."""
    assert compared(500, seed) > 400


@pytest.mark.parametrize("field", ["hand", "hidden", "kept", "home", "deck", "pool"])
def test_a_leak_on_the_wire_is_caught(monkeypatch: pytest.MonkeyPatch, field: str) -> None:
    """One secret field that shows through the veil, and the bytes differ."""

    def leaky(game: Game, lifted: frozenset[str], seat: int, over: bool) -> Veil:  # noqa: FBT001 - as the veil itself
        veiled = Veil(*(part.copy() for part in veil(game, lifted, seat, over)))
        veiled.shown.view(game.table.dtype)[field] = -1
        veiled.blank.view(game.table.dtype)[field] = 0
        return veiled

    monkeypatch.setattr(import_module("elvenhold.sight.look"), "veil", leaky)

    with pytest.raises(AssertionError):
        compared(6_000, 5)
