"""Where records go: saving, resuming, and what happens when a place cannot be written."""

import io
import os
import tempfile
from pathlib import Path

import pytest
from rich.console import Console

import elvenhold as eh
from elvenhold.cli.terminal.archive import check_place, rescue, save_at_the_end
from elvenhold.cli.terminal.people import seat_players
from elvenhold.cli.terminal.sitting import Sitting
from elvenhold.cli.terminal.talk import Talk
from elvenhold.play.errors import Malformed
from tests.cli.typing_in import refused, run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a match of three that has begun."""
    path = tmp_path / "three.txt"
    path.write_text(eh.start("elfenland", seats=3, seed=4, rounds=1).record(), encoding="utf-8")
    return path


def sitting() -> Sitting:
    """A match of two bots, in a terminal that nobody sits at."""
    talk = Talk(Console(file=io.StringIO(), width=1000, no_color=True), 0)
    return Sitting(eh.start("elfenland", seats=2, seed=4), seat_players(["random", "random"], "4"), talk, "Elfenland")


def told(place: Sitting) -> str:
    """What the terminal showed."""
    assert isinstance(place.talk.console.file, io.StringIO)
    return place.talk.console.file.getvalue()


def test_a_record_goes_on_with_as_many_seats_as_it_has(record: Path) -> None:
    """Without --seats: you, and bots for everybody else."""
    said = run("play", "--resume", str(record), "--pace", "0", typed="1\n" * 300)
    assert 0 == said.code
    assert "● You" in said.text
    assert "▲ Corvin" in said.text
    assert "The match is over." in said.text


@pytest.mark.parametrize("words", ["--preset moon", "--seed 3", "--option rounds=2", "--home-town", "--no-home-town"])
def test_what_a_record_says_itself_is_refused(record: Path, words: str) -> None:
    """An option that would do nothing is named."""
    complaint = refused("play", "--resume", str(record), *words.split())
    named = words.split(maxsplit=1)[0].replace("--no-", "--")
    assert f"--resume does not go with {named}: the record says what is played" in complaint


def test_a_place_is_tried_before_the_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder is there and may be written to, or nobody begins."""
    check_place(tmp_path / "new.txt", again=False)
    with pytest.raises(Malformed, match="there is no folder"):
        check_place(tmp_path / "none" / "new.txt", again=False)
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(Malformed, match=r"new\.txt cannot be written"):
        check_place(tmp_path / "new.txt", again=False)


def test_a_match_that_cannot_be_saved_goes_to_the_temporary_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nobody can be asked for another place; the terminal says where."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    here = sitting()
    assert not save_at_the_end(here, tmp_path / "gone" / "record.txt")
    (kept,) = tmp_path.glob("elvenhold-*.txt")
    assert f"The record is in {kept}." in told(here)
    assert "cannot be written" in told(here)
    assert here.match.record() == kept.read_text(encoding="utf-8")


def test_a_save_that_failed_is_no_success(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command says so to whoever started it."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr("elvenhold.cli.terminal.archive.check_place", lambda *_, **__: None)
    words = ("--seats", "random,random", "--option", "rounds=1", "--save", str(tmp_path / "gone" / "record.txt"))
    assert 1 == run("play", *words).code
    assert 1 == len(list(tmp_path.glob("elvenhold-*.txt")))


def test_a_match_that_breaks_off_leaves_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the file that was wanted, or if that is taken in the temporary folder."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    here = sitting()
    taken = tmp_path / "taken.txt"
    taken.write_text("mine", encoding="utf-8")
    rescue(here, taken)
    (kept,) = tmp_path.glob("elvenhold-*.txt")
    assert f"elvenhold: the record is in {kept}\n" == capsys.readouterr().err
    assert "mine" == taken.read_text(encoding="utf-8")
    rescue(here, tmp_path / "new.txt")
    assert here.match.record() == (tmp_path / "new.txt").read_text(encoding="utf-8")


def test_an_unforeseen_error_does_not_cost_the_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The error is shown as it is, after the record was written."""

    def fail(_: Sitting) -> None:
        raise RuntimeError

    monkeypatch.setattr(Sitting, "play", fail)
    path = tmp_path / "record.txt"
    with pytest.raises(RuntimeError):
        run("play", "--seats", "random,random", "--seed", "3", "--save", str(path))
    assert "3" == eh.read(path.read_text(encoding="utf-8")).setup.seed


def test_a_match_writes_its_own_record_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second time the file is its own; one that was there before is not."""
    monkeypatch.chdir(tmp_path)
    first, other = Path("first.txt"), Path("other.txt")
    other.write_text("mine", encoding="utf-8")
    typed = f"record {first}\nnonsense\n1\nrecord {first}\nrecord {other}\n"
    said = run("play", "--seats", "human,random", "--seed", "9", "--pace", "0", typed=typed)
    assert 2 == " ".join(said.text.split()).count("The record is in ")
    assert "other.txt is there already" in " ".join(said.text.split())
    assert "mine" == other.read_text(encoding="utf-8")


def test_the_record_that_was_resumed_may_be_written_over(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However its place is spelled."""
    monkeypatch.chdir(record.parent)
    before = record.read_text(encoding="utf-8")
    said = run("play", "--resume", str(record), "--save", "three.txt", "--pace", "0", typed="1\n")
    assert 0 == said.code
    assert before != record.read_text(encoding="utf-8")
