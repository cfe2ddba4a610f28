"""What every language owes its readers: the same messages, all of them, and its own way of writing."""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.words.wording import LANGUAGES, WORDS, Wording, files_of, language_of, part_of, read

OTHERS = LANGUAGES[1:]
PARTS = sorted({part_of(path) for path in files_of("en")})
TRANSLATIONS = [(part, language) for part in PARTS for language in OTHERS]
NARROW = "\u202f"
SHARED = {
    "de": {"Elvenhold", "JesWeb", "Faidutti", "Bot", "Normal", "Hand", "Start", "Blind"},
    "fr": {
        *("Elvenhold", "JesWeb", "Faidutti", "Dragon", "Obstacle", "Obstacles", "point", "points"),
        *("Bot", "bot", "Pages", "Tables", "Menu", "Pause", "Transport"),
    },
    "it": {"Elvenhold", "JesWeb", "Faidutti", "Bot", "bot", "Menu", "Replay"},
}
"""Single words that are the same in English, because they are names or because two languages agree."""
NAMES = ("town-", "lake-", "elfenland-name", "elfenland-option-lake-cost-", "elfenland-option-boatmen-")
"""Where proper names stand."""


@cache
def wording_of(language: str, part: str = "") -> Wording:
    """All that a language says, or what it says in one part of the client; read once."""
    return read(language, part=part)


def misspaced(text: str) -> bool:
    """Whether a French text sets a sign without the narrow no-break space that belongs there."""
    lone = re.search(rf"(?<!{NARROW})[;!?»]|(?<!{NARROW}):(?=\s|$)|«(?!{NARROW})", text)
    return lone is not None


def said_alike(language: str, part: str) -> set[str]:
    """What a language says in English words, though it is no name."""
    english, own = wording_of("en", part), wording_of(language, part)
    return {
        key
        for key, text in own.plain.items()
        if text == english.plain.get(key)
        and not key.startswith(NAMES)
        and not set(re.findall(r"[^\W\d_]+", " ".join(own.sentences[key].texts))) <= SHARED[language]
    }


def test_every_part_is_there_in_all_languages() -> None:
    """A part of the client is translated as a whole."""
    assert {"elfenland", "rules/elfenland"} <= set(PARTS)
    assert set(LANGUAGES) == {language_of(path) for path in WORDS.rglob("*.ftl")}
    for language in OTHERS:
        assert PARTS == sorted(part_of(path) for path in files_of(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read_and_says_nothing_twice(language: str) -> None:
    """Fluent skips what it cannot read, and lets the later of two messages win: both would go unnoticed."""
    assert [] == wording_of(language).broken
    assert [] == wording_of(language).repeated


@pytest.mark.parametrize(("part", "language"), TRANSLATIONS)
def test_every_language_has_the_same_messages(part: str, language: str) -> None:
    """Attributes are compared too."""
    assert set() == set(wording_of("en", part).sentences) ^ set(wording_of(language, part).sentences)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_quote_only_messages_that_exist(language: str) -> None:
    """A message quoted in vain is shown as its id."""
    wording = wording_of(language)
    quoted = {key for sentence in wording.sentences.values() for key in sentence.quoted}
    assert set() == quoted - set(wording.sentences)


@pytest.mark.parametrize(("part", "language"), TRANSLATIONS)
def test_every_message_asks_for_the_same_variables(part: str, language: str) -> None:
    """Whoever fills in a sentence does not know which language will say it."""
    english, own = wording_of("en"), wording_of(language)
    common = [key for key in wording_of(language, part).sentences if key in english.sentences]
    assert {key: english.asks(key) for key in common} == {key: own.asks(key) for key in common}


@pytest.mark.parametrize(("part", "language"), TRANSLATIONS)
def test_nothing_is_left_in_english(part: str, language: str) -> None:
    """Names and words that two languages share are listed above."""
    assert set() == said_alike(language, part)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_set_as_in_print(language: str) -> None:
    """Typographic apostrophes and quotation marks, one space between words, and nobody shouts."""
    for key, sentence in wording_of(language).sentences.items():
        for text in sentence.texts:
            assert not re.search(r"""['"!]|\S  |\.\.\.""", text), f"{key}: {text}"


@pytest.mark.parametrize("part", PARTS)
def test_french_signs_stand_behind_a_narrow_space(part: str) -> None:
    """Before ; : ! ? and inside quotation marks."""
    for key, sentence in wording_of("fr", part).sentences.items():
        for text in sentence.texts:
            assert not misspaced(text), f"{key}: {text}"


def test_numbers_that_are_counted_have_a_form_for_the_rest() -> None:
    """A sentence that knows one of a thing knows many of it."""
    for language in LANGUAGES:
        for key, sentence in wording_of(language).sentences.items():
            for variants in sentence.chosen.values():
                assert "one" not in variants or "other" in variants, f"{language}: {key}"


def test_wrong_words_are_noticed(tmp_path: Path) -> None:
    """The checks above are none that always pass."""
    (tmp_path / "fr.ftl").write_text("a = Oui\na = Non\n    .b = { $c }\nd = { e.f }\n%\n", encoding="utf-8")
    wording = read("fr", tmp_path)
    assert ["a"] == wording.repeated
    assert 1 == len(wording.broken)
    assert {"c"} == wording.asks("a.b")
    assert {"e.f"} == wording.sentences["d"].quoted
    assert [True, True, True, False] == [
        misspaced(text) for text in ("Oui ?", "Oui:", "«Oui»", f"Oui{NARROW}: à 10:30")
    ]
