"""The dealer's fast path is the plain definition: `draw` turns up each of `outcomes` as often as its weight says."""

# ruff: noqa: ARG001 - kernels of one kind take the same arguments

from collections import Counter
from collections.abc import Iterator

import pytest

from elvenhold.play.desk import Desk
from elvenhold.play.fields import DEALER
from elvenhold.play.game import Game
from elvenhold.play.kernel import kernel
from elvenhold.play.luck import Luck, below
from tests.conformance.cases import Case, Chooser, Node, every_case, walk
from tests.play.chances import RARE, likelihood
from tests.toy.game import DRAW, GEMS, TITLE, TOY, GemBox, Gems

DRAWS = 2000
NODES = 3
"""How many moments are looked at for each thing that the dealer does."""


def dealers_nodes(case: Case) -> Iterator[Node]:
    """A few moments of every kind at which the dealer turns something up, from all over a match."""
    looked_at: Counter[tuple[str, int]] = Counter()
    words = case.game.vocabulary
    for node in walk(case.desk("dealer"), Chooser("dealer")):
        if node.waiting == DEALER:
            kind = words.verb_of[node.moves[0]].words, node.event // 50
            looked_at[kind] += 1
            if looked_at[kind] <= NODES:
                yield node


def fairness(desk: Desk, chances: list[tuple[int, int]]) -> float:
    """How likely it is that the dealer's draws differ so much from their weights by luck alone."""
    before = desk.plain.luck.spun
    drawn = Counter(desk.draw() for _ in range(DRAWS))
    desk.seed("dealer", before)
    assert DRAWS == sum(drawn[move] for move, _ in chances), "something was drawn that is no outcome"
    return likelihood([drawn[move] for move, _ in chances], [weight for _, weight in chances])


@every_case
def test_the_dealer_draws_each_outcome_as_often_as_its_weight_says(case: Case) -> None:
    """Thousands of draws at many moments of a match; a card, a counter, a town and a start player are all as likely."""
    for node in dealers_nodes(case):
        assert fairness(node.desk, node.chances) > RARE, (node.event, node.chances)


@kernel
def loaded(box: GemBox, table: Gems, luck: Luck) -> int:
    """A dealer to whom every kind of gem is as likely, however many there are."""
    gem = below(luck, GEMS)
    while table.deck[gem] == 0:
        gem = (gem + 1) % GEMS
    return DRAW + gem


@kernel
def cheating(box: GemBox, table: Gems, luck: Luck) -> int:
    """A dealer who turns up what he no longer has."""
    return DRAW + below(luck, GEMS)


@pytest.fixture
def uneven() -> Desk:
    """A desk of the toy at which the dealer is to draw from one ruby, five pearls and no jade."""
    desk = Desk(TOY, TITLE.make_box(2, TITLE.preset("short").options), compiled=False)
    desk.deal()
    desk.plain.table.phase = 2
    for gem, count in enumerate((1, 5, 0)):
        desk.plain.table.deck[gem] = count
    desk.plain.table.deck_left = 6
    return desk


def with_dealer(desk: Desk, draw: object) -> Desk:
    """The same position with another dealer."""
    game = Game("other-dealer", (GemBox, Gems), TOY.vocabulary, {**TOY.functions, "draw": draw})  # type: ignore[dict-item]
    other = Desk(game, desk.box, compiled=False)
    other.table = desk.table
    return other


def test_a_dealer_who_ignores_the_weights_is_noticed(uneven: Desk) -> None:
    """One ruby and five pearls drawn half and half would be too good to be true."""
    chances = uneven.outcomes()
    assert [(DRAW, 1), (DRAW + 1, 5)] == chances
    assert fairness(uneven, chances) > RARE > fairness(with_dealer(uneven, loaded), chances)


def test_a_dealer_who_turns_up_what_is_not_there_is_noticed(uneven: Desk) -> None:
    """A jade that is no longer in the deck."""
    with pytest.raises(AssertionError, match="no outcome"):
        fairness(with_dealer(uneven, cheating), uneven.outcomes())
