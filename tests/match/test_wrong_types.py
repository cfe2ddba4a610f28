"""Things that are no seats, events, moves, seeds or numbers: Malformed in one short line, and nothing has changed."""

import copy
import math
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

import elvenhold as eh
from elvenhold.play.moves import Move
from tests.match.random_matches import begun, played
from tests.match.refusing import stays


@pytest.fixture
def planning() -> eh.Match:
    """Seat 0 of three is to plan."""
    return eh.position("elfenland 3p | phase: plan | open 0: 1 dragon")


def endless() -> list[object]:
    """A list that holds itself."""
    everything: list[object] = []
    everything.append(everything)
    return everything


NO_SEATS = [-2, 3, 99, 10**5000, "0", "x" * 10_000_000, "\x1b[2J", 1.0, math.nan, True, b"0", [], endless()]


@pytest.mark.parametrize("seat", NO_SEATS, ids=range(len(NO_SEATS)))
def test_a_seat_that_is_not_there(planning: eh.Match, seat: Any) -> None:
    """Malformed, in one short line, whatever is asked for it."""
    planning.play("pass")
    asks: list[Callable[[], object]] = [
        lambda: planning.play("pass", seat=seat),
        lambda: planning.view(seat),
        lambda: planning.undo(seat),
        lambda: planning.told(seat),
        lambda: planning.record(seat),
    ]
    for ask in asks:
        stays(planning, ask, eh.Malformed, "^there is no seat .{1,60} .expected 0 to 2")


def test_a_spectator_has_no_seat_or_the_seat_before_the_first(planning: eh.Match) -> None:
    """None or -1, for views and for what is told; a record of None is the whole truth."""
    assert planning.view(None) == planning.view(-1) == planning.view()
    assert planning.told(None) == planning.told(-1) == planning.told()
    assert "told: spectator" in planning.record(-1)
    with pytest.raises(eh.Malformed, match="no seat -1"):
        planning.play("pass", seat=-1)


ODD_NUMBERS = ["x", 1.0, math.nan, True, [1], np.array([1, 2])]


@pytest.mark.parametrize("seen", ODD_NUMBERS, ids=range(len(ODD_NUMBERS)))
def test_an_event_that_is_no_number(planning: eh.Match, seen: Any) -> None:
    """Malformed: it is no moment at all."""
    stays(planning, lambda: planning.play("pass", seen=seen), eh.Malformed, "is no event .expected the number")


@pytest.mark.parametrize("number", ["a", None, [], 5.0, 10**5000, True], ids=range(6))
def test_a_move_that_was_put_together_by_hand(planning: eh.Match, number: Any) -> None:
    """Malformed: what it is called does not matter, its number does."""
    stays(planning, lambda: planning.play(Move(number, "pass", ())), eh.Malformed, "expected")


@pytest.mark.parametrize("seed", [True, 1.5, b"x", [], endless(), 10**5000], ids=range(6))
def test_a_seed_that_is_no_word(seed: Any) -> None:
    """Malformed: words and numbers only, and no numbers that nobody can write down."""
    with pytest.raises(eh.Malformed, match="a seed"):
        eh.start("elfenland", seed=seed)


HUGE = 10**5000


def test_numbers_of_thousands_of_digits() -> None:
    """Malformed everywhere, although Python itself refuses to write them out."""
    match = eh.start("elfenland", seats=2, seed=1)
    begin: Callable[..., object] = eh.start
    asks: list[Callable[[], object]] = [
        lambda: eh.start("elfenland", seats=HUGE),
        lambda: eh.start(HUGE),  # type: ignore[arg-type]
        lambda: eh.start("elfenland", preset=HUGE),  # type: ignore[arg-type]
        lambda: eh.presets(HUGE),  # type: ignore[arg-type]
        lambda: match.play(HUGE),
        *(partial(begin, "elfenland", **{option["name"]: HUGE}) for option in eh.options("elfenland")),
        *(partial(begin, "elfenland", **{option["name"]: [HUGE]}) for option in eh.options("elfenland")),
    ]
    for ask in asks:
        stays(match, ask, eh.Malformed, "bits>")


def test_a_form_may_be_filled_in_without_changing_the_editions() -> None:
    """What `options` hands out, and what a match holds, belongs to whoever asked for it."""
    for option in eh.options("elfenland"):
        if isinstance(option["value"], dict | list):
            option["value"].clear()
    begun(0).setup.options["lake_cost"].clear()  # type: ignore[union-attr]
    match = eh.start("elfenland", seats=2, preset="amigo-de")
    assert {"magnum": 2, "nebulae": 2} == match.setup.options["lake_cost"]
    assert {} == match.setup.wishes


@pytest.mark.parametrize("again", [copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])  # noqa: S301 - our own
def test_a_match_is_copied_with_its_log(again: Callable[[eh.Match], eh.Match]) -> None:
    """Undone moves included; what is played on the copy does not touch the original."""
    match = eh.position("elfenland 2p | phase: plan | open 0: 1 dragon")
    match.play("place open dragon feodor-lapphalya-wood")
    match.undo()
    match.play("pass")
    other = again(match)
    assert (match.record(), match.table, match.log) == (other.record(), other.table, other.log)
    other.play("pass")
    assert (match.seq, 1) == (3, match.waiting)
    whole = again(played(1))
    assert played(1).result == whole.result


def test_a_copy_is_dealt_the_same() -> None:
    """Its dealer stands where the original's stands."""
    match = begun(3)
    other = copy.deepcopy(match)
    while not match.over:
        move = match.legal()[-1]
        assert [str(event) for event in match.play(move)] == [str(event) for event in other.play(move)]
