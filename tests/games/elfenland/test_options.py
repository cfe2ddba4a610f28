"""The options of every edition, as the rules print them, and their bounds."""

from typing import Any

import pytest

import elvenhold as eh
from tests.games.elfenland.laid import PRESETS

TWELVE = "beata ergeren grangor ixara jaccaranda mahdavikia strykhaven tichih usselen virst wylhien yttar".split()
AMIGO: dict[str, Any] = {
    "rounds": 4,
    "start_player": "random",
    "deal_mode": "refill",
    "hand_size": 8,
    "hand_limit": 4,
    "hand_limit_timing": "after_move",
    "first_counter": "secret",
    "open_row_size": 5,
    "open_row_created": "setup",
    "open_row_persist": "keep",
    "open_picks": 3,
    "counter_limit": 1,
    "counter_limit_timing": "end_of_round",
    "obstacles_per_player": 1,
    "obstacle_extra": 1,
    "caravan": True,
    "caravan_cost": 3,
    "caravan_condition": "always",
    "lake_cost": {"magnum": 2, "nebulae": 2},
    "boatmen": [],
    "boatmen_cost": "caravan",
    "home_town": False,
    "home_tiebreak": ["nearest", "cards"],
    "base_tiebreak": ["cards"],
    "early_end": "finish_round_score",
}
MOON = {
    **AMIGO,
    "deal_mode": "deal8",
    "first_counter": "owner_may_reveal",
    "open_row_created": "phase3",
    "open_row_persist": "renew",
    "counter_limit_timing": "end_of_phase4",
    "lake_cost": {"magnum": 2, "nebulae": 1},
    "boatmen": ["nebulae"],
    "boatmen_cost": 3,
    "home_town": True,
    "home_tiebreak": ["cards"],
    "early_end": "round3_outright",
}
EDITIONS = {
    "amigo-de": AMIGO,
    "rio-grande": {**AMIGO, "early_end": "round3_outright"},
    "amigo-fr": {**AMIGO, "open_row_persist": "renew"},
    "amigo-it": AMIGO,
    "moon": MOON,
    "jesweb": {**MOON, "first_counter": "secret", "counter_limit_timing": "end_of_round"},
    "faidutti": {**MOON, "caravan_cost": 5, "boatmen_cost": 5},
}
BAD: list[tuple[str, Any]] = [
    ("rounds", 0),
    ("rounds", 21),
    ("rounds", "4"),
    ("rounds", True),
    ("hand_size", 0),
    ("hand_size", 13),
    ("hand_limit", -1),
    ("hand_limit", "some"),
    ("hand_limit", None),
    ("deal_mode", "all"),
    ("caravan", 1),
    ("caravan", "true"),
    ("caravan_cost", 0),
    ("lake_cost", {"magnum": 2}),
    ("lake_cost", {"magnum": 2, "nebulae": 0}),
    ("lake_cost", 2),
    ("boatmen", ["ocean"]),
    ("boatmen", ["nebulae", "nebulae"]),
    ("boatmen_cost", "free"),
    ("home_tiebreak", "cards"),
    ("start_player", "seat:6"),
    ("start_player", 0),
    ("town_card_list", ["virst"]),
    ("town_card_list", ["elvenhold", *TWELVE]),
]


def test_there_are_seven_presets_and_the_german_edition_is_the_default() -> None:
    """AMB-EL-35. The first edition of the list plays when none is named."""
    assert list(PRESETS) == eh.presets("elfenland")
    assert "amigo-de" == eh.start("elfenland").setup.preset


@pytest.mark.parametrize("preset", PRESETS)
def test_every_edition_plays_with_its_printed_options(preset: str) -> None:
    """AMB-EL-14, AMB-EL-16, AMB-EL-31, AMB-EL-35. The whole table of editions, option by option."""
    options = dict(eh.start("elfenland", preset=preset).setup.options)
    assert TWELVE == sorted(options.pop("town_card_list"))  # type: ignore[arg-type]
    assert EDITIONS[preset] == options


def test_twelve_towns_have_a_card() -> None:
    """AMB-EL-22. The same twelve in every edition."""
    lists = [eh.start("elfenland", preset=preset).setup.options["town_card_list"] for preset in PRESETS]
    assert [TWELVE] * 7 == [sorted(towns) for towns in lists]  # type: ignore[arg-type]


@pytest.mark.parametrize(("name", "value"), BAD)
def test_a_value_outside_an_option_is_refused(name: str, value: Any) -> None:
    """The message names the option and what it takes."""
    with pytest.raises(eh.Malformed, match=name):
        eh.start("elfenland", **{name: value})


@pytest.mark.parametrize("name", ["hand_sise", "players", "el.hand_size", ""])
def test_an_unknown_option_is_refused(name: str) -> None:
    """The message lists the options there are."""
    wrong: dict[str, Any] = {name: 1}
    with pytest.raises(eh.Malformed, match=r"there is no option .* \(expected .*hand_size"):
        eh.start("elfenland", **wrong)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_form_of_a_new_match_knows_every_option(preset: str) -> None:
    """Every option comes with its value in this edition, its meaning and the clauses that speak of it."""
    form = {entry["name"]: entry for entry in eh.options("elfenland", preset)}
    assert set(EDITIONS[preset]) | {"town_card_list"} == set(form)
    assert EDITIONS[preset] == {name: form[name]["value"] for name in EDITIONS[preset]}
    assert all(entry["text"] and entry["clauses"] for entry in form.values())
