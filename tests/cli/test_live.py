"""What only a person at a real terminal meets: the arrow keys, a low screen, colours, a hang-up."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import elvenhold as eh
from elvenhold.cli.terminal.talk import FORGET_SCREEN

if sys.platform == "win32":
    pytest.skip("needs a terminal of Unix", allow_module_level=True)

from tests.cli.at_a_terminal import COMMAND, Terminal, surroundings

COLOUR = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|[\x01\x02]")
UP, CUT, PASTE = "\x1b[A", "\x15", "\x19"
TWO = ("play", "--seats", "human:Anna,human:Ben", "--seed", "4", "--pace", "0")


def last_picture(shown: str) -> list[str]:
    """The lines that stand on the screen since it was wiped."""
    return COLOUR.sub("", shown.rpartition(FORGET_SCREEN)[2]).splitlines()


def test_the_arrow_keys_bring_back_nothing_of_another_player() -> None:
    """What Anna typed, or cut from a line, may be her secret: Ben finds an empty line."""
    with Terminal(*TWO) as screen:
        screen.wait("nobody else is looking")
        screen.type("\n", "? for help")
        screen.type(f"hidden dragon{CUT}nonsense\n", "is not understood")
        assert "nonsense" in screen.type(UP, "nonsense")
        screen.type(f"{CUT}take blind\n", "nobody else is looking")
        screen.type("\n", "? for help")
        told = screen.type(f"{UP}{UP}{PASTE}moves\n", "take blind, take")
        for secret in ("nonsense", "hidden dragon", "is not understood"):
            assert secret not in told


def test_after_enter_the_answer_begins_on_a_new_line() -> None:
    """The line editor knows the prompt, so an empty answer does not leave the next text behind it."""
    with Terminal("play", "--seats", "human,random", "--seed", "3", "--pace", "0") as screen:
        screen.wait("? for help")
        assert "\nTake a counter" in COLOUR.sub("", screen.type("\n", "Take a counter"))


def test_a_low_screen_keeps_the_players_in_sight() -> None:
    """Picture, story and menu fit on twenty-four lines, so that nothing scrolls off."""
    with Terminal("play", "--seats", "human,greedy,greedy,greedy", "--seed", "4", "--pace", "0", lines=24) as screen:
        lines = last_picture(screen.wait("? for help"))
    assert len(lines) <= 24
    assert any("Boot in" in line for line in lines)
    assert any("Your hand" in line for line in lines)


def test_the_map_is_shown_by_screenfuls() -> None:
    """What is longer than the screen waits for Enter, and q has seen enough."""
    with Terminal("play", "--seats", "human,random", "--seed", "3", "--pace", "0", lines=24) as screen:
        screen.wait("? for help")
        assert len(screen.type("map\n", "Enter: more, q: enough.").splitlines()) <= 24 + 1
        assert "trollwagon" in screen.type("\n", "? for help")
        screen.type("roads\n", "Enter: more, q: enough.")
        assert "Yttar" not in screen.type("q\n", "? for help")


def test_when_saving_fails_a_person_is_asked_for_another_place(tmp_path: Path) -> None:
    """The folder has gone while the match was played."""
    folder = tmp_path / "gone"
    folder.mkdir()
    words = ("--seats", "human,random", "--seed", "3", "--pace", "0", "--save", str(folder / "record.txt"))
    with Terminal("play", *words) as screen:
        screen.wait("? for help")
        folder.rmdir()
        screen.type("q\n", "Type y to leave")
        screen.type("y\n", "Another file for the record?")
        screen.type(f"{tmp_path / 'here.txt'}\n", "The record is in")
    assert not eh.read((tmp_path / "here.txt").read_text(encoding="utf-8")).over


@pytest.mark.parametrize("wanted", [True, False])
def test_a_hang_up_leaves_the_record_behind(tmp_path: Path, wanted: bool) -> None:  # noqa: FBT001
    """Where it was to be saved, or else in the temporary folder."""
    words = ["--save", str(tmp_path / "record.txt")] if wanted else []
    running = subprocess.Popen(
        [*COMMAND, "play", "--seats", "human,random", "--seed", "3", *words],
        env=surroundings(TMPDIR=str(tmp_path), PYTHONUNBUFFERED="1"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert running.stdout
    seen = b""
    while b"? for help" not in seen:
        seen += os.read(running.stdout.fileno(), 65536)
    running.send_signal(signal.SIGHUP)
    complaint = running.communicate(timeout=30)[1].decode()
    (record,) = tmp_path.glob("*.txt")
    assert 129 == running.returncode
    assert f"elvenhold: the record is in {record}\n" == complaint
    assert eh.read(record.read_text(encoding="utf-8")).setup.seed == "3"


@pytest.mark.parametrize("words", ["play --seats human,greedy <&-", "play --seats human,human <&-"])
def test_without_an_input_the_match_is_left(words: str) -> None:
    """A closed input is an input that has ended."""
    told = shell(words)
    assert 0 == told.returncode, told.stderr
    assert "Good bye!" in told.stdout


def test_a_full_disk_is_told_in_one_line() -> None:
    """No traceback, not even from Python's own end."""
    told = shell("options > /dev/full")
    assert 1 == told.returncode
    assert "elvenhold: No space left on device\n" == told.stderr


def test_a_file_without_an_end_is_too_large_for_a_record() -> None:
    """No more of it is read than shows that."""
    told = shell("replay /dev/zero")
    assert 2 == told.returncode
    assert "elvenhold: zero is too large for a record" in told.stderr


def test_bytes_that_are_no_text_are_not_understood() -> None:
    """Whatever a pipe sends, the match goes on."""
    told = shell("play --seats human,random --seed 3", b"\xff\xfe\n1\n")
    assert "is not understood" in told.stdout
    assert "" == told.stderr


def shell(words: str, typed: bytes = b"") -> subprocess.CompletedProcess[str]:
    """Run a command as a shell does, with its redirections."""
    line = " ".join(f"'{word}'" for word in COMMAND) + f" {words}"
    done = subprocess.run(
        ["/bin/sh", "-c", line], env=surroundings(), input=typed, capture_output=True, check=False, timeout=60
    )
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())
