"""The four properties of sight, on random moments of random matches."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING
from zlib import crc32

import pytest

from elvenhold.play.fields import DEALER
from elvenhold.play.moves import Told as Learns
from elvenhold.sight import View, follow, guess, look, tell
from elvenhold.sight.tell import Step, concerned
from elvenhold.sight.veil import Veil, veil
from tests.sight.walks import State, obvious_look, walk

if TYPE_CHECKING:
    from collections.abc import Callable

    from elvenhold.play.game import Game

STATES = 100_000
"""Moments for each property."""


def seen(state: State, table: bytes) -> View:
    """What the looker sees of a table of this match."""
    return look(state.game, state.desk.box, table, state.looker)


def another_world(state: State) -> bytes:
    """A table that differs from the real one only in what the looker cannot see."""
    state.desk.seed(crc32(state.before))
    return guess(seen(state, state.before), state.desk)


def check_honesty(state: State) -> None:
    """Looking at a guessed world gives the view it came from."""
    view = seen(state, state.before)

    assert view == seen(state, another_world(state))


def check_sufficiency(state: State) -> None:
    """A view and what is told of the next event make the next view."""
    told = tell(state.game, Step(state.before, state.move, state.after), state.looker)

    assert seen(state, state.after) == follow(seen(state, state.before), told, state.desk)


def check_legality(state: State) -> None:
    """The seat to move knows its legal moves from its view alone."""
    if state.waiting == DEALER:
        return
    state.desk.table = state.before
    legal = state.desk.legal()
    state.desk.table = look(state.game, state.desk.box, state.before, state.waiting).table

    assert legal == state.desk.legal()


def check_non_interference(state: State) -> None:
    """Worlds that differ only in secrets look alike; a move possible in both is told alike and leads to one view."""
    state.desk.seed(crc32(state.before))
    other = guess(View(state.game, state.desk.box, obvious_look(state), state.looker), state.desk)
    assert seen(state, state.before) == seen(state, other)
    state.desk.table = other
    if state.move not in state.desk.options():
        return
    state.desk.play(state.move)
    steps = Step(state.before, state.move, state.after), Step(other, state.move, state.desk.table)
    told, told_other = (tell(state.game, step, state.looker) for step in steps)
    if not (told.sealed or told_other.sealed or told.opened or told_other.opened):
        assert told == told_other
    if told == told_other:
        assert seen(state, steps[0].after) == seen(state, steps[1].after)


CHECKS = (check_honesty, check_sufficiency, check_legality, check_non_interference)


@pytest.mark.parametrize("check", CHECKS)
def test_nothing_leaks_and_nothing_is_missing(check: Callable[[State], None]) -> None:
    """COM-E12, AMB-EL-33, EL-P2-3, EL-H03. The property holds at every moment, from every seat and for spectators."""
    states = 0
    for state in walk(seed=len(check.__name__), states=STATES):
        check(state)
        states += 1

    assert states >= STATES


def fails(check: Callable[[State], None], states: int = 20_000) -> bool:
    """Whether a property is violated somewhere."""
    try:
        for state in walk(seed=5, states=states):
            check(state)
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize("field", ["deck", "hand", "hidden", "kept", "home", "fresh", "pool"])
def test_a_leak_in_the_veil_is_caught(monkeypatch: pytest.MonkeyPatch, field: str) -> None:
    """One secret field that shows through breaks non-interference."""

    def leaky(game: Game, lifted: frozenset[str], seat: int, over: bool) -> Veil:  # noqa: FBT001 - as the veil itself
        veiled = Veil(*(part.copy() for part in veil(game, lifted, seat, over)))
        veiled.shown.view(game.table.dtype)[field] = -1
        veiled.blank.view(game.table.dtype)[field] = 0
        return veiled

    assert not fails(check_non_interference)
    monkeypatch.setattr(import_module("elvenhold.sight.look"), "veil", leaky)

    assert fails(check_non_interference)


def test_a_telling_tongue_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Telling everybody the card that somebody was dealt breaks the rule that secrets of one kind are told alike."""

    def blabs(state: State) -> None:
        check_told_alike(state)

    assert not fails(blabs)
    vocabulary = next(walk(seed=1, states=1)).game.vocabulary
    monkeypatch.setitem(vocabulary.__dict__, "veils", tuple(range(vocabulary.size)))

    assert fails(blabs)


def check_told_alike(state: State) -> None:
    """Whatever the dealer gives somebody else in secret, or somebody else seals, sounds the same."""
    game, step = state.game, Step(state.before, state.move, state.before)
    verb = game.vocabulary.verb_of[state.move]
    if verb.told not in (Learns.OWNER, Learns.SEALED) or state.looker == concerned(state.game, state.before):
        return
    first = game.vocabulary.first[verb.words]

    told = {tell(game, Step(step.before, first + place, step.after), state.looker) for place in range(verb.size)}

    assert len(told) == 1


def test_every_secret_of_a_kind_is_told_alike() -> None:
    """COM-E12. A card dealt, a counter drawn, a town card, a sealed choice: their kinds are not told to others."""
    for state in walk(seed=9, states=STATES):
        check_told_alike(state)
