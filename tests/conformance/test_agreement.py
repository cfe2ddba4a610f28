"""Compiled rules are the interpreted rules: every byte of every desk after every event of hundreds of matches."""

import hashlib
from pathlib import Path

from elvenhold.mechanics.axes import TOWNS
from elvenhold.play.desk import Desk
from elvenhold.play.game import Game
from elvenhold.play.kernel import kernel
from tests.conformance.agreement import play_both
from tests.conformance.cases import Case, all_cases, every_case
from tests.toy.game import DRAW, OFFER, PASS, TITLE, TOY, GemBox, Gems, play

MATCHES = 7
"""Of each title, preset and number of seats: more than two hundred of Elfenland in all."""


def desks(case: Case) -> tuple[Desk, Desk]:
    """The two desks."""
    return case.desk(0, compiled=True), case.desk(0, compiled=False)


@every_case
def test_compiled_rules_are_the_interpreted_rules(case: Case) -> None:
    """The same answers, draws, tables and guesses, byte for byte, after every event; all towns are visited."""
    fast, slow = desks(case)
    played = [play_both(fast, slow, f"{case} {match}") for match in range(MATCHES)]
    assert [""] * MATCHES == [each.difference for each in played]
    towns = 0
    for each in played:
        towns |= each.towns
    assert case.title.name == "toy" or towns >> 16
    assert towns < 1 << TOWNS


def test_two_hundred_matches_of_elfenland_are_compared() -> None:
    """The sample is as large as promised."""
    assert 200 <= MATCHES * sum(case.title.name == "elfenland" for case in all_cases())


# ------------------------------------------------------------------------------------------------- planted differences


@kernel
def generous(box: GemBox, table: Gems, move: int) -> None:
    """A rule that somebody has edited: who passes gets a point."""
    if move == PASS:
        table.points[table.seat] += 1
    play(box, table, move)


@kernel
def shifting(box: GemBox, table: Gems, move: int) -> None:
    """A rule whose bit has no place in 64."""
    if DRAW <= move < OFFER:
        table.offered[5] = (1 << (62 + table.seat)) >> 1
    play(box, table, move)


# As in the toy: the cache does not know the wording of this file.
WORDING = hashlib.blake2b(Path(__file__).read_bytes(), digest_size=4).hexdigest()
BOX = TITLE.make_box(4, TITLE.preset("short").options)


def planted(rule: object, *, compiled: bool) -> Desk:
    """A desk of the toy with one rule replaced."""
    name = f"{TOY.name}-{WORDING}-{getattr(rule, '__name__', '')}"
    game = Game(name, (GemBox, Gems), TOY.vocabulary, {**TOY.functions, "play": rule})  # type: ignore[dict-item]
    return Desk(game, BOX, compiled=compiled)


def test_a_rule_that_differs_is_noticed_at_the_first_event_it_touches() -> None:
    """One desk plays by an edited rule: the answer names the field and the event."""
    played = play_both(Desk(TOY, BOX, compiled=True), planted(generous, compiled=False), "planted")
    assert played.difference == "bytes of table, points"
    assert played.events < 5


def test_a_bit_beyond_the_last_is_noticed() -> None:
    """The same lines on both desks: compiled the bit is the sign, interpreted the number grows."""
    fast, slow = planted(shifting, compiled=True), planted(shifting, compiled=False)
    assert "bytes of table, offered" == play_both(fast, slow, "planted").difference
