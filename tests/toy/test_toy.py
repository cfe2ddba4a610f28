"""The toy knows nothing of elves, and the shared code that plays it, shows it and compiles it needs none."""

import ast
from pathlib import Path

import pytest

from elvenhold.play.fields import DEALER, OVER, SPECTATOR
from elvenhold.sight import follow, guess, look, tell
from elvenhold.sight.tell import Step
from tests.conformance.cases import Case, Chooser, walk
from tests.toy import game
from tests.toy.game import TITLE, VOCABULARY, Phase

SOURCE = Path(game.__file__).read_text(encoding="utf-8")
SEATS = 3
VIEWERS = [SPECTATOR, *range(SEATS)]
every_preset = pytest.mark.parametrize("preset", TITLE.presets())


def laid(preset: str, seed: int = 1) -> Case:
    """The toy for three."""
    return Case(TITLE, preset, SEATS, {"rounds": 1 + seed % 5})


def test_the_toy_is_built_from_play_alone() -> None:
    """No import of the package reaches beyond `play`."""
    modules = [node.module or "" for node in ast.walk(ast.parse(SOURCE)) if isinstance(node, ast.ImportFrom)]
    ours = {module for module in modules if module.startswith("elvenhold")}
    assert ours
    assert all(module.startswith("elvenhold.play.") for module in ours)


@every_preset
def test_a_lonely_gem_scores_and_equal_ones_do_not(preset: str) -> None:
    """The one rule of the toy: what nobody else offers is worth a point."""
    desk = laid(preset).desk(1, compiled=False)
    for text in (
        "take",
        "draw ruby",
        "take",
        "draw ruby",
        "take",
        "draw jade",
        "offer ruby",
        "offer ruby",
        "offer jade",
    ):
        desk.play(VOCABULARY.number(text))
    assert DEALER == desk.waiting()
    desk.play(VOCABULARY.number("reveal"))
    assert [0, 0, 1] == desk.rows["table"]["points"][0, :SEATS].tolist()
    assert [2, 2, 1] == [row[0] for row in desk.result()[:SEATS]]


@every_preset
def test_views_follow_from_what_is_told(preset: str) -> None:
    """Sufficiency: a view and what its seat is told give the next view, without the table."""
    for seed in range(5):
        desk, other = laid(preset, seed).desk(seed, compiled=False), laid(preset, seed).desk(0, compiled=False)
        views = {seat: look(desk.game, desk.box, desk.table, seat) for seat in VIEWERS}
        chooser = Chooser(seed)
        while desk.waiting() != OVER:
            before = desk.table
            move = desk.draw() if desk.waiting() == DEALER else chooser.choose(desk.legal())
            desk.play(move)
            for seat in VIEWERS:
                told = tell(desk.game, Step(before, move, desk.table), seat)
                views[seat] = follow(views[seat], told, other)
                assert look(desk.game, desk.box, desk.table, seat) == views[seat], VOCABULARY.text(move)


@every_preset
def test_a_guess_looks_like_the_view_it_came_from(preset: str) -> None:
    """Honesty: whoever looks at a guessed world from the same seat sees what he saw."""
    for seed in range(5):
        desk, other = laid(preset, seed).desk(seed, compiled=False), laid(preset, seed).desk(0, compiled=False)
        for _ in walk(desk, Chooser(seed)):
            for seat in VIEWERS:
                view = look(desk.game, desk.box, desk.table, seat)
                assert view == look(desk.game, desk.box, guess(view, other), seat)
                assert other.options()


def test_a_sealed_offer_is_hidden_from_the_others() -> None:
    """What a seat has offered stands in its own view only, and is no gap in the numbers of events of the rest."""
    desk = laid("short").desk(1, compiled=False)
    for text in ("take", "draw ruby", "take", "draw jade", "pass"):
        desk.play(VOCABULARY.number(text))
    before, move = desk.table, VOCABULARY.number("offer ruby")
    assert Phase.OFFER == desk.plain.table.phase
    desk.play(move)
    told = [tell(desk.game, Step(before, move, desk.table), seat).move for seat in VIEWERS]
    assert [None, move, None, None] == told
    offers = [look(desk.game, desk.box, desk.table, seat).to_dict()["offered"][0] for seat in VIEWERS]
    assert [None, {"ruby": 1}, None, None] == offers
