"""Golden transcripts: whole matches of every edition that must replay to the letter."""

import pytest

import elvenhold as eh
from tests.games.elfenland.laid import PRESETS, texts
from tools.write_transcripts import FOLDER, SEATS, file_of, transcript

VERBS = (
    "start, home, turn up, deal, draw hidden, hide, show, take, take blind, draw open, place hidden, place open, "
    "place obstacle, pass, keep hidden, keep open, reveal, ride, caravan, spend, stop, discard"
).split(", ")


@pytest.mark.parametrize("preset", PRESETS)
def test_a_transcript_reads_back_as_the_same_record(preset: str) -> None:
    """Every line is verified, and the match that comes out writes the identical record."""
    text = file_of(preset).read_text(encoding="utf-8")
    match = eh.read(text)
    assert match.over
    assert text == match.record()


@pytest.mark.parametrize("preset", PRESETS)
def test_the_same_seed_and_choices_play_the_same_match(preset: str) -> None:
    """If this fails the rules have changed: raise the rules version and review the diff of the transcripts."""
    assert transcript(preset) == file_of(preset).read_text(encoding="utf-8")


@pytest.mark.parametrize("preset", PRESETS)
def test_playing_the_moves_of_a_transcript_again_gives_the_same_dealer(preset: str) -> None:
    """From the headers alone, with the seats' moves fed in, the dealer turns up the same cards and counters."""
    match = eh.read(file_of(preset).read_text(encoding="utf-8"))
    again = eh.start("elfenland", seats=SEATS[preset], preset=preset, seed=match.setup.seed)
    for event in match.events:
        if event.seat >= 0:
            again.play(event.text, event.seat)
    assert texts(match.events) == texts(again.events)


def test_there_is_one_transcript_for_every_edition() -> None:
    """With two to six seats among them, and no file that nothing reads."""
    assert list(PRESETS) == list(SEATS)
    assert {2, 3, 4, 5, 6} == set(SEATS.values())
    assert sorted(file_of(preset) for preset in PRESETS) == sorted(FOLDER.iterdir())


@pytest.mark.parametrize("verb", VERBS)
def test_every_kind_of_event_stands_in_some_transcript(verb: str) -> None:
    """So a change of any of them shows."""
    assert any(f" {verb}" in path.read_text(encoding="utf-8") for path in FOLDER.iterdir())
