"""Options: every kind takes what lies in its bounds, in values and in text, and refuses the rest with a hint."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elvenhold.play.errors import Malformed
from elvenhold.play.options import LIMIT, Option, Options, OptionValue, Preset, chosen_options, presets_from
from elvenhold.play.title import Title
from tests.play.states import all_titles
from tests.play.wishes import values

NUMBER = Option("cards", "number", "Cards dealt.", low=1, high=12)
BELOW_ZERO = Option("shift", "number", "A shift.", low=-20, high=20)
LIMITED = Option("limit", "number", "Cards kept.", ("none",), 0, 72)
SWITCH = Option("caravan", "switch", "Whether there are caravans.")
CHOICE = Option("mode", "choice", "How cards are dealt.", ("refill", "deal8"))
LIST = Option("lakes", "list", "Lakes with boatmen.", ("magnum", "nebulae", "parvus"), 1, 2)
NUMBERS = Option("rafts", "numbers", "Rafts for each lake.", ("magnum", "nebulae"), 1, 12)
KINDS = {option.name: option for option in (NUMBER, BELOW_ZERO, LIMITED, SWITCH, CHOICE, LIST, NUMBERS)}

GOOD: list[tuple[Option, OptionValue, str]] = [
    (NUMBER, 1, "1"),
    (NUMBER, 12, "12"),
    (BELOW_ZERO, -20, "-20"),
    (LIMITED, 72, "72"),
    (LIMITED, "none", "none"),
    (SWITCH, True, "true"),
    (SWITCH, False, "false"),
    (CHOICE, "deal8", "deal8"),
    (LIST, ["nebulae"], "nebulae"),
    (LIST, ["nebulae", "magnum"], "nebulae,magnum"),
    (NUMBERS, {"magnum": 1, "nebulae": 12}, "magnum:1,nebulae:12"),
]
BAD: list[tuple[Option, list[Any]]] = [
    (NUMBER, [0, 13, 10**30, -1, True, 1.0, float("nan"), "1", "none", None, [1], {}]),
    (LIMITED, [-1, 73, "None", "", False]),
    (SWITCH, [0, 1, "true", None]),
    (CHOICE, ["Refill", "", 0, None, ["refill"]]),
    (LIST, [[], ["magnum"] * 2, ["magnum", "nebulae", "parvus"], ["x"], "magnum", [["magnum"]], [{}], 3]),
    (NUMBERS, [{"magnum": 1}, {"magnum": 1, "nebulae": 0}, {"magnum": 1, "nebulae": True}, 3, []]),
    (NUMBERS, [{"magnum": 1, "nebulae": 2, "parvus": 3}]),
]
BAD_TEXTS = [
    *[(NUMBER, text) for text in ("", "0", "13", "1.0", "1_0", "+1", "²", "٣", "--1", "1-", "1" * 5000, "none")],
    *[(SWITCH, text) for text in ("", "True", "1", "yes")],
    *[(CHOICE, text) for text in ("", "refill,deal8", "none")],
    *[(LIST, text) for text in ("", "none", "magnum,magnum", "magnum,,nebulae", "magnum;nebulae")],
    *[
        (NUMBERS, text)
        for text in ("", "none", "magnum:1", "magnum:1,nebulae", "magnum:1,nebulae:-1", "magnum:1,nebulae:x")
    ],
    (NUMBERS, "magnum:1,nebulae:" + "1" * 5000),
    (NUMBERS, "magnum:1,magnum:2,nebulae:3"),
]
FEW = 30
"""Examples for each option; there are many options."""
all_options = pytest.mark.parametrize(
    "option",
    [*KINDS.values(), *(option for title in all_titles() for option in title.options.values())],
    ids=lambda option: option.name,
)


def held(option: Option, value: object) -> OptionValue | None:
    """What an option holds when it is offered a value."""
    try:
        return option.check(value)
    except Malformed:
        return None


@pytest.mark.parametrize(("option", "value", "text"), GOOD)
def test_an_option_holds_what_lies_in_its_bounds(option: Option, value: OptionValue, text: str) -> None:
    """A good value comes back as it was, and its text is what headers hold."""
    assert value == option.check(value) == option.from_text(text)
    assert type(value) is type(option.check(value))
    assert text == option.to_text(value)


@pytest.mark.parametrize(("option", "value"), [(option, value) for option, bad in BAD for value in bad])
def test_an_option_refuses_everything_else(option: Option, value: object) -> None:
    """The message names the option and the value, and says what is expected."""
    with pytest.raises(Malformed) as caught:
        option.check(value)
    assert f"option {option.name} cannot be {value!r} (expected {option.expected()})" == str(caught.value)


@pytest.mark.parametrize(
    ("option", "text"),
    [pytest.param(option, text, id=f"{option.name} {text[:20]}") for option, text in BAD_TEXTS],
)
def test_a_text_that_is_no_value_is_malformed(option: Option, text: str) -> None:
    """Broken headers are refused as broken values are."""
    with pytest.raises(Malformed, match=f"option {option.name} cannot be"):
        option.from_text(text)


@all_options
@settings(max_examples=FEW)
@given(data=st.data())
def test_every_value_survives_its_text(option: Option, data: st.DataObject) -> None:
    """What is written on a header line is read back as the same value."""
    value = data.draw(values(option))
    assert value == option.check(value)
    assert value == option.from_text(option.to_text(value))
    assert "\n" not in option.to_text(value)


@all_options
@settings(max_examples=FEW)
@given(text=st.text(max_size=30))
def test_any_text_is_a_value_or_malformed(option: Option, text: str) -> None:
    """Reading never fails in another way, and what was read can be written and read again."""
    try:
        value = option.from_text(text)
    except Malformed:
        return
    assert value == option.from_text(option.to_text(value))


@all_options
@settings(max_examples=FEW)
@given(value=st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), st.lists, max_leaves=4))
def test_any_value_is_held_or_malformed(option: Option, value: object) -> None:
    """Whatever a client sends, it is a good value or a clear error."""
    assert held(option, value) in (None, value)


def nested(depth: int) -> list[Any]:
    """A list in a list in a list."""
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize("option", KINDS.values(), ids=lambda option: option.name)
@pytest.mark.parametrize("value", ["x" * 10**5, ["x" * 10**5], nested(5000)], ids=["long", "list", "deep"])
def test_the_refusal_of_an_endless_value_is_short(option: Option, value: object) -> None:
    """What a client sends is not sent back at full length."""
    with pytest.raises(Malformed) as caught:
        option.check(value)
    assert len(str(caught.value)) < 1000


def test_a_set_is_no_list() -> None:
    """The order of tie-breaks matters, and a set has none."""
    with pytest.raises(Malformed):
        LIST.check({"magnum", "nebulae"})


def test_every_kind_says_what_it_expects() -> None:
    """The hint is a sentence's end that a person can act on."""
    assert {
        "cards": "a whole number from 1 to 12",
        "shift": "a whole number from -20 to 20",
        "limit": "a whole number from 0 to 72 or none",
        "caravan": "true or false",
        "mode": "refill | deal8",
        "lakes": "1 to 2 different words out of magnum, nebulae, parvus",
        "rafts": "a whole number from 1 to 12 for each of magnum, nebulae",
    } == {name: option.expected() for name, option in KINDS.items()}


def test_an_empty_list_is_written_none() -> None:
    """A header line always has a value."""
    option = Option("lakes", "list", "Lakes.", ("magnum",), 0, 1)
    assert ("none", []) == (option.to_text([]), option.from_text("none"))


# ------------------------------------------------------------------------------------------------------------ presets

BASE: Options = {"cards": 8, "mode": "refill"}
PICK = {"cards": NUMBER, "mode": CHOICE}


def test_a_preset_says_only_what_differs_from_the_first() -> None:
    """The first says everything; a later one does not inherit from its neighbour."""
    found = presets_from(
        {
            "one": {"title": {"en": "One"}, "options": BASE},
            "two": {"title": {"en": "Two"}, "options": {"cards": 5}},
            "three": {"title": {"en": "Three"}, "options": {"mode": "deal8"}},
        },
        PICK,
    )
    assert [BASE, {**BASE, "cards": 5}, {**BASE, "mode": "deal8"}] == [preset.options for preset in found.values()]
    assert {"one": "One", "two": "Two", "three": "Three"} == {name: found[name].title["en"] for name in found}


def test_a_preset_with_an_impossible_value_does_not_load() -> None:
    """An edition is data, and the data is checked."""
    with pytest.raises(Malformed, match="option cards cannot be 99"):
        presets_from({"one": {"title": {}, "options": {**BASE, "cards": 99}}}, PICK)


def test_a_preset_with_an_unknown_option_does_not_load() -> None:
    """A misspelt option in an edition would otherwise play the base edition."""
    with pytest.raises(Malformed, match="crads"):
        presets_from({"one": {"title": {}, "options": {**BASE, "crads": 5}}}, PICK)


def test_wishes_replace_a_presets_options() -> None:
    """The host may choose differently; what he does not name stays, and the preset is not changed."""
    preset = Preset("one", {}, dict(BASE))
    assert {"cards": 8, "mode": "deal8"} == chosen_options(preset, PICK, {"mode": "deal8"})
    assert BASE == preset.options


@pytest.mark.parametrize(
    ("wishes", "message"),
    [
        ({"crads": 5}, "there is no option 'crads' (expected cards, mode)"),
        ({"cards": 99}, "option cards cannot be 99 (expected a whole number from 1 to 12)"),
    ],
)
def test_an_unknown_option_or_an_impossible_wish_is_refused(wishes: dict[str, Any], message: str) -> None:
    """And the message says which options or values there are."""
    with pytest.raises(Malformed) as caught:
        chosen_options(Preset("one", {}, BASE), PICK, wishes)
    assert message == str(caught.value)


@pytest.mark.parametrize("title", all_titles(), ids=lambda title: title.name)
def test_every_preset_of_every_title_says_every_option(title: Title) -> None:
    """A preset is complete, in bounds and in the order of the options; its numbers are no larger than texts may be."""
    for preset in title.presets().values():
        assert list(title.options) == list(preset.options)
        assert preset.options == {name: title.options[name].check(value) for name, value in preset.options.items()}
    assert all(-LIMIT < option.low <= option.high <= LIMIT for option in title.options.values())
    assert all(name == option.name and option.text.endswith(".") for name, option in title.options.items())
