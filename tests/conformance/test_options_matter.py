"""Options reach the rules: what a box holds is read by some kernel, and a host's choice changes the match."""

import ast

import pytest

from elvenhold.games.registry import title, titles
from elvenhold.play.title import Title
from tests.conformance.cases import Case
from tests.play.dialect import all_written

NAMED = {node.attr for kernel in all_written() for node in ast.walk(kernel.function) if isinstance(node, ast.Attribute)}


@pytest.mark.parametrize("game", titles().values(), ids=lambda game: game.name)
def test_every_field_of_a_box_is_read_by_a_kernel(game: Title) -> None:
    """A prepared number that nobody looks at is an option that does nothing."""
    assert set() == set(game.game.box.fields) - NAMED


@pytest.mark.parametrize("game", titles().values(), ids=lambda game: game.name)
def test_every_field_of_a_table_is_named_by_a_kernel(game: Title) -> None:
    """A field that no rule touches is not part of the state."""
    assert set() == set(game.game.table.fields) - NAMED


@pytest.mark.parametrize("game", titles().values(), ids=lambda game: game.name)
def test_every_option_leaves_its_mark_on_the_box(game: Title) -> None:
    """Where editions differ in an option, its values make different boxes in at least one of them."""
    presets = game.presets()
    for name, option in game.options.items():
        values = {option.to_text(preset.options[name]): preset.options[name] for preset in presets.values()}
        boxes = [{Case(game, base, 4, {name: value}).box for value in values.values()} for base in presets]
        assert max(map(len, boxes)) > 1 or len(values) == 1, name


@pytest.mark.parametrize("seat", range(4))
def test_the_host_may_name_who_starts(seat: int) -> None:
    """EL-S10, AMB-EL-24. With `start_player` on a seat, that seat starts, and no lot is drawn."""
    desk = Case(title("elfenland"), "amigo-de", 4, {"start_player": f"seat:{seat}"}).desk(1, compiled=False)
    assert {f"start {seat}"} == {desk.game.vocabulary.text(move) for move in desk.options()}
