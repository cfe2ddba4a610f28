"""A title: a game with its options and editions, and what it says of those that it does not have."""

import pytest

from elvenhold.play.errors import Malformed
from elvenhold.play.title import Title
from tests.play.states import all_titles
from tests.toy.game import TITLE as TOY

every_title = pytest.mark.parametrize("title", all_titles(), ids=lambda title: title.name)


@every_title
def test_the_first_preset_is_played_unless_another_is_named(title: Title) -> None:
    """Every preset is found by its name; nobody needs to know one."""
    known = title.presets()
    assert next(iter(known.values())) == title.preset(None)
    assert list(known.values()) == [title.preset(name) for name in known]


@every_title
def test_an_unknown_preset_is_malformed(title: Title) -> None:
    """And the message says which there are."""
    with pytest.raises(Malformed, match=f"{title.name} has no preset 'martian'") as caught:
        title.preset("martian")
    assert ", ".join(title.presets()) == caught.value.expected


@every_title
def test_a_title_knows_the_columns_of_its_results(title: Title) -> None:
    """Rank and score come first, and there are no more names than columns."""
    assert ("rank", "score") == title.result_names[:2]
    assert len(title.result_names) <= title.game.desk["scores"].shape[1]
    assert 2 == title.fewest <= title.most <= title.game.desk["scores"].shape[0]


def test_options_are_chosen_over_a_preset() -> None:
    """The toy with more rounds than its edition has."""
    preset, options = TOY.choose("scarce", {"rounds": 3})
    assert ("scarce", {"rounds": 3, "gems": 2}) == (preset.name, options)


@every_title
@pytest.mark.parametrize("seats", [2, 6])
def test_a_box_is_as_long_as_its_record(title: Title, seats: int) -> None:
    """The box of every edition fits the desk."""
    for preset in title.presets().values():
        assert title.game.box.dtype.itemsize == len(title.make_box(seats, preset.options))
