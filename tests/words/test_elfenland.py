"""The words of Elfenland: everything that the game, its options and its clauses can bring up has words."""

import json
import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files

import pytest

from elvenhold.games.elfenland.moves import VOCABULARY
from elvenhold.games.elfenland.options import OPTIONS, presets
from elvenhold.games.elfenland.table import PHASE
from elvenhold.mechanics.axes import CARD, COUNTER, LAKE, TERRAIN, TOWN
from elvenhold.play.options import Option
from elvenhold.world import load_board, name
from tests.words.wording import LANGUAGES, WORDS, Wording, read

TOLD = {
    "start": ("start",),
    "home": ("home-me", "home-others"),
    "deal": ("deal-me", "deal-others"),
    "draw hidden": ("draw-hidden-me", "draw-hidden-others"),
    "turn up": ("turn-up",),
    "draw open": ("take-blind",),
    "reveal": ("reveal",),
    "hide": ("hide",),
    "show": ("show",),
    "take blind": ("take-blind",),
    "take": ("take",),
    "pass": ("pass", "pass-many", "pass-all"),
    "place": ("place",),
    "place obstacle": ("obstacle",),
    "keep": ("keep",),
    "keep ?": ("keep-sealed",),
    "stop": ("stop",),
    "ride": ("ride",),
    "caravan": ("caravan", "boatmen"),
    "spend": ("caravan", "boatmen"),
    "discard": ("discard",),
}
"""Which sentences of the log tell what a verb says."""
THINGS = (*CARD.words, "obstacle", "hidden")
STATIONS = ("deal", "hidden", "counters", "plan", "travel", "finish")


@cache
def wording_of(language: str) -> Wording:
    """All that a language says, read once."""
    return read(language)


def spelled(words: str) -> str:
    """A word of the notation as part of an id."""
    return words.replace("_", "-").replace(":", "-")


def values_of(option: Option) -> list[str]:
    """Everything about an option's values that needs a label."""
    words = [*option.words]
    words += ["true", "false"] if option.kind == "switch" else []
    words += ["count"] if option.kind in ("number", "numbers") else []
    words += ["none"] if option.kind == "list" and not option.low else []
    return words


def clauses() -> set[str]:
    """Every clause that a player can meet; worked examples are for tests."""
    text = (files("elvenhold.games.elfenland") / "clauses.toml").read_text(encoding="utf-8")
    return {key for key, clause in tomllib.loads(text).items() if clause["kind"] != "vector"}


def chapters() -> dict[str, list[str]]:
    """The page of the rules: its chapters and their clauses, in reading order."""
    page = json.loads((WORDS / "rules" / "elfenland.json").read_text(encoding="utf-8"))
    return {chapter["id"]: chapter["clauses"] for chapter in page["chapters"]}


def missing(keys: set[str]) -> set[str]:
    """Those of the messages that nobody has written."""
    return keys - set(wording_of("en").sentences)


def test_every_edition_has_a_label_and_a_sentence() -> None:
    """The sentence says what is special about it."""
    keys = {f"elfenland-preset-{preset}" for preset in presets()}
    assert set() == missing(keys | {f"{key}-text" for key in keys})


@pytest.mark.parametrize("option", OPTIONS.values(), ids=list(OPTIONS))
def test_every_option_and_every_value_of_it_has_words(option: Option) -> None:
    """A title, a sentence, and a label for each value; numbers are counted."""
    key = f"elfenland-option-{spelled(option.name)}"
    assert set() == missing({key, f"{key}-text"} | {f"{key}-{spelled(value)}" for value in values_of(option)})


def test_every_thing_place_and_land_has_its_name() -> None:
    """Transports have a short name and a sentence about where they go, too."""
    things = {f"thing-{thing}" for thing in THINGS}
    assert set() == missing(things | {f"{thing}.{more}" for thing in things for more in ("short", "text")})
    assert set() == missing({f"town-{town}" for town in TOWN.words})
    assert set() == missing({f"terrain-{terrain}" for terrain in TERRAIN.words})
    assert set() == missing({f"lake-{lake}" for lake in LAKE.words})


@pytest.mark.parametrize("language", LANGUAGES)
def test_printed_things_are_called_what_is_printed(language: str) -> None:
    """Capitals aside: in the client they follow the sentence."""
    plain = wording_of(language).plain
    for key, word in [(f"thing-{card}", card) for card in CARD.words] + [
        (f"terrain-{land}", land) for land in TERRAIN.words
    ]:
        assert name(word, language).replace("'", "’").casefold() == plain[key].casefold()
    for town in load_board().towns:
        assert town.name.replace("'", "’") == plain[f"town-{town.id}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_can_be_counted_and_taken(language: str) -> None:
    """No thing falls back on the words of another."""
    sentences = wording_of(language).sentences
    assert {*THINGS, "card"} <= sentences["thing-count"].chosen["thing"]
    assert set(THINGS) <= sentences["thing-the"].chosen["thing"] & sentences["thing-the.object"].chosen["thing"]
    assert {*COUNTER.words, "hidden"} == sentences["counter-a"].chosen["counter"]
    assert set(CARD.words) == sentences["travel-by"].chosen["how"]


def test_every_phase_has_a_prompt_and_a_word_for_those_who_wait() -> None:
    """The ribbon's six stations are the phases of the rulebook."""
    asked = {f"elfenland-{what}-{phase}" for what in ("prompt", "waiting") for phase in PHASE.words}
    assert set() == missing(asked | {f"elfenland-station-{station}" for station in STATIONS})


def test_everything_that_happens_can_be_told() -> None:
    """Each verb of the notation has its sentences in the log."""
    assert {verb.words for verb in VOCABULARY.verbs} == set(TOLD)
    told = {f"elfenland-log-{sentence}" for sentences in TOLD.values() for sentence in sentences}
    assert set() == missing(told | {f"elfenland-log-{also}" for also in ("round", "undo", "over", "dealt")})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_a_player_can_meet_is_put_in_plain_words(language: str) -> None:
    """And no clause that does not exist."""
    told = {key.removeprefix("clause-") for key in wording_of(language).sentences if key.startswith("clause-")}
    assert clauses() == told


def test_the_page_of_the_rules_shows_every_clause_once() -> None:
    """Its chapters have a title and a lead."""
    shown = Counter(clause for listed in chapters().values() for clause in listed)
    assert dict.fromkeys(clauses(), 1) == dict(shown)
    titles = {f"rules-elfenland-{chapter}" for chapter in chapters()}
    assert set() == missing(titles | {f"{title}-text" for title in titles})


def test_plain_words_name_no_option() -> None:
    """The law says `caravan_cost`; people say what a caravan costs."""
    for language in LANGUAGES:
        for key, sentence in wording_of(language).sentences.items():
            assert not any("`" in text or "_" in text for text in sentence.texts), f"{language}: {key}"
