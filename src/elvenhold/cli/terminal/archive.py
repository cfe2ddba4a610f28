"""The archive: where the record of a match in the terminal is written, so that no match is lost."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING

from rich.text import Text

from elvenhold.cli.terminal.talk import Leave
from elvenhold.play.errors import Malformed

if TYPE_CHECKING:
    from elvenhold.cli.terminal.sitting import Sitting


def check_place(path: Path, *, again: bool) -> None:
    """Refuse before a match what could not be written after it."""
    if path.exists() and not again:
        raise Malformed(f"{path} is there already", expected="the name of a new file")
    folder = path.parent
    if not folder.is_dir():
        raise Malformed(f"there is no folder {folder}", expected="a file in a folder that is there")
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise Malformed(f"{path} cannot be written", expected="a file in a folder that you may write to")


def write(sitting: Sitting, path: Path) -> None:
    """Write the record of a match to a new file, or to one that this match has written before."""
    try:
        with path.open("w" if path.resolve() in sitting.written else "x", encoding="utf-8") as file:
            sitting.written.add(path.resolve())
            file.write(sitting.match.record())
    except FileExistsError:
        raise Malformed(f"{path} is there already", expected="the name of a new file") from None
    except OSError as error:
        raise Malformed(f"{path} cannot be written: {error.strerror}") from None


def save(sitting: Sitting, path: Path) -> None:
    """Write the record where a player wants it, and say what it holds."""
    write(sitting, path)
    _tell(sitting, path)


def _tell(sitting: Sitting, path: Path) -> None:
    told = f"The record is in {path}."
    if not sitting.match.over:
        told += " It holds everybody's secrets; `elvenhold play --resume` goes on from it."
    sitting.talk.show(Text(told))


def save_at_the_end(sitting: Sitting, wanted: Path) -> bool:
    """Save a match that is over or was left: if need be where it is asked for now, or else in the temporary folder.

    Answers whether the record is where somebody wanted it.
    """
    place: Path | None = wanted
    while place is not None:
        try:
            save(sitting, place)
        except Malformed as error:
            sitting.talk.show(Text(str(error), style="red"))
            place = _another_place(sitting)
        else:
            return True
    _tell(sitting, write_somewhere(sitting))
    return False


def _another_place(sitting: Sitting) -> Path | None:
    if not sitting.talk.live:
        return None
    try:
        typed = sitting.talk.ask("Another file for the record? Enter: in the temporary folder. ")
    except Leave:
        return None
    return Path(typed).expanduser() if typed else None


def write_somewhere(sitting: Sitting) -> Path:
    """Write the record to a new file of the temporary folder that nobody else may read."""
    with NamedTemporaryFile("w", prefix="elvenhold-", suffix=".txt", encoding="utf-8", delete=False) as file:
        file.write(sitting.match.record())
    return Path(file.name)


def rescue(sitting: Sitting, wanted: Path | None) -> None:
    """Write the record although the match was cut off, and there may be no terminal any more to say where."""
    try:
        path = wanted or write_somewhere(sitting)
        if wanted:
            write(sitting, wanted)
    except Malformed:
        path = write_somewhere(sitting)
    with suppress(OSError):
        sys.stderr.write(f"elvenhold: the record is in {path}\n")
