"""Every printed thing has a name in every language."""

import pytest

from elvenhold.world import LANGUAGES, Lake, Terrain, Transport, load_board, name, name_keys

WORDS = [member.word for kind in (Transport, Terrain, Lake) for member in kind]
COMPONENTS = [
    "boot",
    "town_piece",
    "counter",
    "obstacle",
    "travel_card",
    "town_card",
    "round",
    "start_player",
    "travel_chart",
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", name_keys())
def test_everything_has_a_name_in_every_language(key: str, language: str) -> None:
    """No name is empty, padded or missing."""
    found = name(key, language)
    assert found
    assert found.strip() == found


@pytest.mark.parametrize("key", [*WORDS, *COMPONENTS, *(town.id for town in load_board().towns)])
def test_every_word_of_the_notation_every_component_and_every_town_has_a_name(key: str) -> None:
    """What a screen shows can always be named."""
    assert key in name_keys()


@pytest.mark.parametrize(
    ("key", "names"),
    [
        ("pig", ["Giant Pig", "Riesenschwein", "Sanglier Géant", "Maiale Gigante"]),
        ("elfcycle", ["Elfcycle", "Elfenrad", "Roue Elfique", "Ruota dei Folletti"]),
        ("cloud", ["Magic Cloud", "Magische Wolke", "Nuage Magique", "Nuvola Magica"]),
        ("unicorn", ["Unicorn", "Einhorn", "Licorne", "Unicorno"]),
        ("trollwagon", ["Troll Wagon", "Trollwagen", "Chariot Troll", "Carrozza dei Demoni"]),
        ("dragon", ["Dragon", "Drache", "Dragon", "Drago"]),
        ("raft", ["Raft", "Floß", "Radeau", "Zattera"]),
    ],
)
def test_transports_are_called_as_in_the_amigo_editions(key: str, names: list[str]) -> None:
    """Rules 1.1."""
    assert names == [name(key, language) for language in LANGUAGES]


def test_a_town_is_called_the_same_in_every_language() -> None:
    """The map is printed once for all editions."""
    assert {"Erg'Eren"} == {name("ergeren", language) for language in LANGUAGES}


def test_an_unknown_key_is_answered_with_the_known_ones() -> None:
    """The message lists what can be asked for."""
    with pytest.raises(ValueError, match=r"no name for 'goose'; names exist for pig, elfcycle"):
        name("goose", "en")


def test_an_unknown_language_is_answered_with_the_known_ones() -> None:
    """The message lists what can be asked for."""
    with pytest.raises(ValueError, match=r"no language 'elvish'; languages are en, de, fr, it"):
        name("pig", "elvish")
