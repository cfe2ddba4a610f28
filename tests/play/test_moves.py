"""Moves: one number, one value and one text for every decision, and nothing else is read as a move."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elvenhold.play.errors import Malformed
from elvenhold.play.fields import Axis
from elvenhold.play.moves import LONGEST_MOVE, Told, Verb, Vocabulary
from tests.play.states import all_titles
from tests.toy.game import TITLE as TOY

VOCABULARIES = {title.name: title.game.vocabulary for title in all_titles()}
every_game = pytest.mark.parametrize("words", VOCABULARIES.values(), ids=VOCABULARIES.keys())
TEN_MEGABYTES = 10 * 2**20


@every_game
def test_numbers_values_and_texts_are_the_same_moves(words: Vocabulary) -> None:
    """Every number has one value and one text, and each of them leads back to the number."""
    texts = [words.text(number) for number in range(words.size)]
    assert list(range(words.size)) == [words.number(text) for text in texts]
    assert list(range(words.size)) == [words.value(number).number for number in range(words.size)]
    assert words.size == len(set(texts)) == len(words.moves) == len(words.verb_of)


@every_game
def test_every_text_is_short_plain_and_folded(words: Vocabulary) -> None:
    """A move can be said, typed and stored on one line."""
    for move in words.moves:
        text = str(move)
        assert text == " ".join(text.casefold().split())
        assert len(text) <= LONGEST_MOVE
        assert text.isascii()
        assert text.isprintable()


@every_game
def test_the_verb_of_a_move_is_the_beginning_of_its_text(words: Vocabulary) -> None:
    """A value says its verb and its things; both together are its text."""
    for move, verb in zip(words.moves, words.verb_of, strict=True):
        assert verb.words == move.verb
        assert words.first[verb.words] <= move.number < words.first[verb.words] + verb.size
        assert all(thing in axis.words for axis, thing in zip(verb.axes, move.things, strict=True))


@every_game
def test_capitals_and_spaces_do_not_matter(words: Vocabulary) -> None:
    """People type as they like."""
    for number in range(words.size):
        text = words.text(number)
        assert number == words.number(f"  {text.upper().replace(' ', '   ')} ") == words.number(text.title())


NEVER = [
    "",
    " ",
    "xyzzy",
    "pass\n",
    "pass\x00",
    "\x1b[31mpass",
    "pass\u202e",
    "pass pass",
    "\ud800",
    "\U0001f9dd",
    "-1",
    "0",
    "take " * 40,
    "pass" * (TEN_MEGABYTES // 4),
    "\n" * TEN_MEGABYTES,
]


@every_game
@pytest.mark.parametrize("text", NEVER, ids=lambda text: ascii(text[:12]))
def test_what_is_no_move_is_malformed_and_a_hint_says_what_is(words: Vocabulary, text: str) -> None:
    """Nothing, garbage, control characters and endless lines are refused; the answer is short and helps."""
    with pytest.raises(Malformed) as caught:
        words.number(text)
    assert "pass" in caught.value.expected
    assert caught.value.reason.isprintable()
    assert len(str(caught.value)) < 1000


@every_game
@given(st.text(max_size=200))
def test_any_text_is_a_move_or_malformed(words: Vocabulary, text: str) -> None:
    """Reading never fails in another way."""
    try:
        number = words.number(text)
    except Malformed:
        return
    assert words.text(number) == " ".join(text.casefold().split())


@pytest.mark.parametrize(
    ("text", "hint"), [("draw emerald", "draw <gem>"), ("offer", "offer <gem> | offer unseen"), ("take it", "take")]
)
def test_the_hint_is_about_the_verb_that_was_meant(text: str, hint: str) -> None:
    """Who gets a verb right is told how that verb goes on, and nothing else."""
    with pytest.raises(Malformed) as caught:
        TOY.game.vocabulary.number(text)
    assert hint == caught.value.expected
    assert f"no move is written {text!r} (expected {hint})" == str(caught.value)


@every_game
@pytest.mark.parametrize("number", [-1, -(2**70), 10_000, 2**70])
def test_a_number_outside_the_vocabulary_is_malformed(words: Vocabulary, number: int) -> None:
    """A negative number is not counted from the end."""
    with pytest.raises(Malformed, match=f"no move has the number {number} .expected 0 to {words.size - 1}."):
        words.value(number)


def test_two_verbs_of_the_same_words_are_refused() -> None:
    """Otherwise one text would be two moves."""
    with pytest.raises(AssertionError, match="pass"):
        Vocabulary((Verb("pass"), Verb("pass")))


# --------------------------------------------------------------------------------------------------------------- veils


@every_game
def test_a_veil_hides_the_last_word_or_nothing(words: Vocabulary) -> None:
    """What others learn of a move is the same move with `?` for its last word, where the game has such a word."""
    for number, veil in enumerate(words.veils):
        text, seen = words.text(number), words.text(veil)
        assert seen == text or (seen.endswith(" ?") and seen[:-2] == text.rpartition(" ")[0])
        assert veil == words.veils[veil]


@every_game
def test_every_move_that_only_its_owner_learns_has_a_veil(words: Vocabulary) -> None:
    """A move declared for its owner's eyes is never told in full for want of a word to hide it behind."""
    told = [number for number, verb in enumerate(words.verb_of) if verb.told is Told.OWNER]
    assert told
    assert all(words.text(words.veils[number]).endswith("?") for number in told)


@every_game
def test_a_sealed_choice_has_a_move_that_stands_for_it(words: Vocabulary) -> None:
    """Others learn that something was chosen, by a move without things."""
    assert () == words.value(words.sealed).things
    assert Told.SEALED is words.verb_of[words.sealed].told


def test_veils_of_the_toy() -> None:
    """A gem drawn is veiled; an offer is veiled as a whole by its seal."""
    words = TOY.game.vocabulary
    assert words.number("draw ?") == words.veils[words.number("draw jade")]
    assert words.number("take") == words.veils[words.number("take")]
    assert "offer unseen" == words.text(words.sealed)


def test_an_axis_knows_its_words() -> None:
    """A word has a place; a word that is not on the axis is a KeyError that names it."""
    axis = Axis("gem", ("ruby", "pearl"))
    assert (1, 2) == (axis.index("pearl"), axis.size)
    with pytest.raises(KeyError, match="jade"):
        axis.index("jade")
