"""The dealer's fast path is the plain definition: `draw` has as many places for each of `outcomes` as it weighs."""

# ruff: noqa: ARG001 - kernels of one kind take the same arguments

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from elvenhold.play.desk import Desk
from elvenhold.play.fields import DEALER
from elvenhold.play.kernel import Speaker, kernel
from elvenhold.play.luck import below
from tests.conformance.cases import Case, Chooser, every_case, walk
from tests.toy.game import DRAW, FUNCTIONS, GEMS, TITLE, TOY, GemBox, Gems


def spoken(desk: Desk, name: str) -> Callable[..., int]:
    """One of a game's own functions, interpreted."""
    function: Callable[..., int] = Speaker(desk.game.functions, compiled=False, place="").speak(
        desk.game.functions[name]
    )
    return function


def places(desk: Desk, draw: Callable[..., int] | None = None) -> dict[int, int]:
    """How many places each thing has that the dealer may turn up now."""
    turn_up, table = draw or spoken(desk, "draw"), (desk.plain.box, desk.plain.table)
    return dict(Counter(turn_up(*table, place) for place in range(spoken(desk, "odds")(*table))))


@every_case
def test_every_outcome_has_as_many_places_as_it_weighs(case: Case) -> None:
    """At every moment of a match; so a card, a counter, a town and a start player are all as likely."""
    for node in walk(case.desk("dealer"), Chooser("dealer")):
        if node.waiting == DEALER:
            assert dict(node.chances) == places(node.desk), node.event


@every_case
def test_what_is_drawn_lies_at_the_place_that_luck_names(case: Case) -> None:
    """The next number of luck below the odds is the place; nothing else decides."""
    desk, other = case.desk("place"), case.desk("place")
    for node in walk(desk, Chooser("place")):
        if node.waiting == DEALER:
            spun = desk.plain.luck.spun
            other.seed("place", spun)
            place = below(other.plain.luck, spoken(desk, "odds")(desk.plain.box, desk.plain.table))
            assert spoken(desk, "draw")(desk.plain.box, desk.plain.table, place) == desk.draw()
            desk.seed("place", spun)


@kernel
def loaded(box: GemBox, table: Gems, place: int) -> int:
    """A dealer to whom every kind of gem is as likely, however many there are."""
    gem = place % GEMS
    while table.deck[gem] == 0:
        gem = (gem + 1) % GEMS
    return DRAW + gem


@kernel
def cheating(box: GemBox, table: Gems, place: int) -> int:
    """A dealer who turns up what he no longer has."""
    return DRAW + place % GEMS


@pytest.fixture
def uneven() -> Any:
    """A desk of the toy at which the dealer is to draw from one ruby, five pearls and no jade."""
    desk = Desk(TOY, TITLE.make_box(2, TITLE.preset("short").options), compiled=False)
    desk.deal()
    desk.plain.table.phase = 2
    for gem, count in enumerate((1, 5, 0)):
        desk.plain.table.deck[gem] = count
    desk.plain.table.deck_left = 6
    return desk


@pytest.mark.parametrize("dealer", [loaded, cheating])
def test_a_crooked_dealer_is_noticed(uneven: Desk, dealer: Callable[..., int]) -> None:
    """One ruby and five pearls drawn half and half, and a jade that is no longer in the deck."""
    assert {DRAW: 1, DRAW + 1: 5} == dict(uneven.outcomes()) == places(uneven)
    assert places(uneven, dealer) != places(uneven)


def test_the_toy_keeps_both_halves_of_the_fast_path() -> None:
    """`odds` and `draw` belong together: a game gives both."""
    assert {"odds", "draw"} <= set(FUNCTIONS)
