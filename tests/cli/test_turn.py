"""A turn at the screen: typing errors, taking back, and whose screen it is."""

import re
from pathlib import Path

import pytest

import elvenhold as eh
from elvenhold.cli.terminal.talk import Talk
from tests.cli.typing_in import run

TRAVEL = (
    "elfenland 3p | phase: travel | seat: 0 | first: 0 | round_no: 1 | hand 0: 3 pig | hand 1: 1 pig"
    " | road: lapphalya-elvenhold-plain dragon"
)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Anna stands in Elvenhold with three pigs, before a road for caravans only."""
    path = tmp_path / "record.txt"
    path.write_text(eh.position(TRAVEL).record(), encoding="utf-8")
    return path


def typed(record: Path, *lines: str, seats: str = "human:Anna,human:Ben,random") -> str:
    """What the screen shows while lines are typed, each run of blanks as one."""
    words = ("play", "--resume", str(record), "--seats", seats, "--pace", "0")
    return run(*words, typed="".join(f"{line}\n" for line in lines)).text


@pytest.mark.parametrize("word", ["fly", "take nothing", "٣", "x" * 400])
def test_a_typing_error_is_answered_in_one_line(word: str) -> None:
    """It is not understood; what is possible now, in short; and where there is help."""
    said = run("play", "--seats", "human,random", "--seed", "3", typed=f"{word}\n").text
    (line,) = re.findall(r"^.*not understood.*$", said, re.MULTILINE)
    assert re.fullmatch(r"'.+' is not understood; now: 1 to 6, take blind, take; \? for help", line)
    assert len(line) <= 80


def test_there_is_not_always_a_list_to_go_back_to() -> None:
    """Nor a hundredth line."""
    said = run("play", "--seats", "human,random", "--seed", "3", typed="back\n0\n100\n").text
    assert 2 == said.count("there is no list to go back to; undo takes a move back")
    assert "there is no line 100; choose 1 to 6" in said


def test_q_leaves() -> None:
    """As it does in a replay, once that is meant."""
    said = run("play", "--seats", "human,random", "--seed", "3", typed="q\ny\n1\n").text
    assert "Leave the match?" in said
    assert said.endswith("Good bye!\n")
    assert "1 to 6" not in said


def test_a_journey_is_taken_back_as_it_was_chosen(record: Path) -> None:
    """One number played four events, so one undo takes back four, and says so below the new picture."""
    said = typed(record, "", "2", "undo", "stop")
    assert re.search(r"2 ○ Lapphalya \+1 +3 pig by caravan", said)
    assert "● You take a caravan to Lapphalya (new) for 3 pig" in said
    last = said.partition("event 8")[2]
    assert re.search(r"\n\nTaken back: the match stands after event 0 again.\n\nTravel on from Elvenhold", last)
    assert "● You stop in Elvenhold" in last


def test_single_moves_are_taken_back_one_by_one(record: Path) -> None:
    """Each was a choice of its own, the caravan and its first card."""
    said = typed(record, "", "caravan lapphalya-elvenhold-plain", "spend pig", "undo", "undo", "undo")
    assert ["1", "0"] == re.findall(r"Taken back: the match stands after event (\d) again", said)
    assert "there is no move to take back" in said


def test_nobody_takes_back_another_persons_move(record: Path) -> None:
    """Ben asks at his turn, and Anna's move stands."""
    said = typed(record, "", "stop", "", "undo", seats="human:Anna,human:Ben,random")
    assert "the latest move is Anna's, and only Anna may take it back" in said
    assert "Taken back" not in said


def test_a_caravan_that_is_being_paid_is_told_as_a_caravan(record: Path) -> None:
    """The story may begin in its middle; no payment is told alone, and no event in its notation."""
    said = typed(record, "", "caravan lapphalya-elvenhold-plain", "spend pig", "spend pig", "spend pig")
    assert "● You take a caravan to Lapphalya for 1 pig\n" in said
    assert "● You take a caravan to Lapphalya (new) for 3 pig\n" in said
    assert "pays" not in said
    assert not re.search(r"\d spend", said)


def test_a_bots_caravan_is_one_sentence() -> None:
    """It is told when it is paid, with what it won."""
    said = run("play", "--seats", "random,random,greedy", "--seed", "3", "--pace", "0").text
    assert re.search(r"takes a caravan to \w+ \(new\) for \d", said)
    assert "spend" not in said
    assert "pays" not in said


def test_a_hand_over_forgets_every_line_that_was_typed(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the next player is asked to press Enter, and after."""
    readline = pytest.importorskip("readline")
    known: list[int] = []
    ask = Talk.ask

    def noted(talk: Talk, prompt: str) -> str:
        line = ask(talk, prompt)
        if "nobody else" not in str(prompt):
            known.append(readline.get_current_history_length())
        readline.add_history(line or "an empty line")
        return line

    monkeypatch.setattr(Talk, "ask", noted)
    typed(record, "", "moves", "stop", "", "moves")
    assert [0, 1, 0] == known[:3]


def test_human_is_understood_in_any_spelling() -> None:
    """Capital letters and blanks after commas are how people write."""
    said = run("play", "--seats", "Human: Anna, HUMAN:Ben, Greedy : Carl", "--seed", "3").text
    for name in ("Anna", "Ben", "Carl"):
        assert re.search(rf"\b{name}\b", said)
