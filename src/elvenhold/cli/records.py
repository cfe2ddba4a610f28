"""Records in files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elvenhold.play.errors import Malformed

if TYPE_CHECKING:
    from pathlib import Path

    from elvenhold.match import Match

LARGEST = 20_000_000


def read_file(path: Path) -> Match:
    """The match that a file tells, verified line by line."""
    import elvenhold as eh

    found = _read(path)
    if len(found) > LARGEST:
        raise Malformed(f"{path.name} is too large for a record", expected=f"at most {LARGEST:,} bytes")
    try:
        text = found.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Malformed(f"{path.name} is no text: {error.reason} at byte {error.start}", expected="UTF-8") from None
    return eh.read(text)


def _read(path: Path) -> bytes:
    """What a file holds, or as much of it as shows that it is too large: some files never end."""
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise Malformed(f"{path} cannot be read: {error.strerror}") from None
