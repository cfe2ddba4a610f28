"""However a rulebook or a player spells a town, it is found; and nothing else is taken for one."""

import pytest

import elvenhold as eh
from elvenhold.world import load_board, spelled

SPELLINGS = [
    ("Jxara", "ixara"),
    ("Ixara", "ixara"),
    ("Lapphálya", "lapphalya"),
    ("Lapphalia", "lapphalya"),
    ("Lapphalya", "lapphalya"),
    ("Mah'Davika", "mahdavikia"),
    ("Mah'Davikia", "mahdavikia"),
    ("STRYHAVEN", "strykhaven"),
    ("GRANDOR", "grangor"),
    ("Dag'Amura", "dagamura"),
    ("Dag\u2019Amura", "dagamura"),
    ("Dag`Amura", "dagamura"),
    ("Dag\u00b4Amura", "dagamura"),
    ("DAGAMURA", "dagamura"),
    ("Beàta", "beata"),
    ("Beatá", "beata"),
    ("Wylhién", "wylhien"),
    ("Erg'Erén", "ergeren"),
    ("Tichih'", "tichih"),
    ("Al'Baran", "albaran"),
]


@pytest.mark.parametrize(("word", "town"), SPELLINGS)
def test_towns_are_found_however_a_rulebook_spells_them(word: str, town: str) -> None:
    """Appendix A."""
    assert town == spelled(word)


@pytest.mark.parametrize("index", range(21))
def test_a_town_is_found_by_its_name_and_its_spelling_on_the_board(index: int) -> None:
    """What is written can be read; Ixara's blackletter initial is described in a note of its own."""
    town = load_board().towns[index]
    assert {town.id} == {spelled(word) for word in (town.id, town.name, town.printed.split(" (")[0])}


def test_the_words_of_the_notation_are_spelled_as_they_are() -> None:
    """Nothing that a game writes is changed by reading it."""
    texts = eh.start("elfenland", seed=1).game.vocabulary.numbers
    assert all(text == spelled(text) for text in texts)


@pytest.mark.parametrize("word", ["Atlantis", "virst_ixara", "virstд", "vir\x00st", "вирст"])
def test_what_is_no_town_stays_none(word: str) -> None:
    """Letters are never dropped to make something fit."""
    assert spelled(word) not in {town.id for town in load_board().towns}


def test_moves_and_positions_take_any_spelling() -> None:
    """As people write towns, with capitals, accents and apostrophes."""
    match = eh.position("elfenland 2p | phase: travel | boot 0: VIRST | hand 0: 1 Raft, 1 Pig | taken 0: Dag'Amura")
    match.play("Ride Virst-Jxara-River")
    assert ["ixara", ["dagamura", "ixara"]] == [match.view(0).to_dict()[name][0] for name in ("boot", "taken")]


@pytest.mark.parametrize("text", ["stopд", "s top", "stop\x00", "sto’p stop", "ſtop", "ｓtop"])
def test_a_move_is_not_bent_until_it_fits(text: str) -> None:
    """Malformed: these are no moves."""
    match = eh.position("elfenland 2p | phase: travel")
    with pytest.raises(eh.Malformed):
        match.play(text)
