"""`elvenhold replay`: a record, event by event."""

from pathlib import Path

import pytest

import elvenhold as eh
from tests.cli.typing_in import refused, run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a whole short match."""
    match = eh.start("elfenland", seats=2, preset="moon", seed=4, rounds=1)
    while not match.over:
        match.play(match.legal()[-1])
    path = tmp_path / "record.txt"
    path.write_text(match.record(), encoding="utf-8")
    return path


def test_every_event_is_printed_at_once(record: Path) -> None:
    """With --all each event stands there in words, with everything in sight, and the result below."""
    said = run("replay", str(record), "--all")
    assert said.code == 0
    events = eh.read(record.read_text(encoding="utf-8")).events
    assert f"{len(events):>5}  " in said.text
    assert "Seat 0 gets the town card" in said.text
    assert "Seat 1 gets the town card" in said.text
    assert "The end" in said.text


def test_enter_goes_on_and_a_number_jumps(record: Path) -> None:
    """The screen shows the table after each event, and all hands."""
    said = run("replay", str(record), typed="\n10\nnonsense\n99999\n\nq\n")
    assert said.code == 0
    for place in ("0/", "1/", "10/", "11/"):
        assert f"\n{place}" in said.text
    assert "'nonsense' is not understood; Enter: next, 0 to 72: go there, q: leave" in said.text
    assert "There is no event 99999" in said.text
    assert "● Seat 0 1 " in said.text or "● Seat 0 2 " in said.text


def test_at_the_end_enter_leaves(record: Path) -> None:
    """The last picture comes with the result."""
    count = len(eh.read(record.read_text(encoding="utf-8")).events)
    said = run("replay", str(record), typed=f"{count}\n\n")
    assert said.code == 0
    assert "Rank" in said.text


def test_a_seat_sees_what_it_saw(record: Path) -> None:
    """With --seat the other's cards stay hidden."""
    said = run("replay", str(record), "--all", "--seat", "0")
    assert "● You get the town card" in said.text
    assert "▼ Seat 1 gets the town card" not in said.text
    assert "there is no seat '5' (expected 0 to 1, or spectator)" in refused("replay", str(record), "--seat", "5")


def test_a_spectator_sees_no_hand(record: Path) -> None:
    """With --seat spectator everybody's cards stay hidden, up to the end, when the town cards lie open."""
    said = run("replay", str(record), "--all", "--seat", "Spectator")
    assert "Everybody gets a secret town card" in said.text
    assert "are dealt" not in said.text
    assert "is dealt" not in said.text


def test_before_the_draw_nobody_starts(record: Path) -> None:
    """At event 0 no seat is marked; after the draw one is."""
    before, _, after = run("replay", str(record), typed="\nq\n").text.partition("0/")
    assert "1st" not in before
    assert "▶" not in before
    assert "1st" in after


def test_digits_of_other_scripts_are_no_numbers(record: Path) -> None:
    """They are not understood, and nothing fails."""
    assert "'٣' is not understood" in run("replay", str(record), typed="٣\nq\n").text


def test_a_byte_order_mark_is_read_over(record: Path) -> None:
    """Some editors write one before the text."""
    record.write_bytes(b"\xef\xbb\xbf" + record.read_bytes())
    assert 0 == run("replay", str(record), "--all").code


def test_caravans_are_told_event_by_event(tmp_path: Path) -> None:
    """A payment alone says who pays, and the last one where he arrives."""
    match = eh.position(
        "elfenland 2p | phase: travel | seat: 0 | hand 0: 3 pig | road: lapphalya-elvenhold-plain dragon"
    )
    for move in ("caravan lapphalya-elvenhold-plain", "spend pig", "spend pig", "spend pig"):
        match.play(move)
    path = tmp_path / "record.txt"
    path.write_text(match.record(), encoding="utf-8")
    told = run("replay", str(path), "--all").text
    assert "● Seat 0 takes a caravan to Lapphalya" in told
    assert 2 == told.count("● Seat 0 pays 1 pig\n")
    assert 1 == told.count("● Seat 0 pays 1 pig and arrives in Lapphalya (new)\n")


def test_a_record_that_stops_half_way_is_shown_as_far_as_it_goes(record: Path) -> None:
    """The match goes on by itself up to the next decision, and that is said."""
    lines = [
        line for line in record.read_text(encoding="utf-8").splitlines() if not line.startswith(("events", "result"))
    ]
    record.write_text("\n".join(lines[:30]), encoding="utf-8")
    said = run("replay", str(record), "--all")
    assert "the match was not over" in said.text


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("elvenhold record 1", "nonsense", "line 1: this is no record"),
        ("game: elfenland", "game: chess", "line 2: there is no game 'chess'"),
        ("\n9 ", "\n8 ", "line 19: "),
        (" deal ", " steal ", "no move is written 'steal"),
    ],
)
def test_a_bad_record_is_refused_with_its_line(record: Path, old: str, new: str, complaint: str) -> None:
    """The first line that does not fit is named."""
    record.write_text(record.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    assert complaint in refused("replay", str(record))


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    """Bytes that are no UTF-8, and files that are not there."""
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert "is no text" in refused("replay", str(path))
    assert run("replay", str(tmp_path / "none")).code == 2
