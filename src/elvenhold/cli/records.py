"""Records in files."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from elvenhold.match import Match

LARGEST = 20_000_000


def read_file(path: Path) -> Match:
    """The match that a file tells, verified line by line."""
    import elvenhold as eh
    from elvenhold.play.errors import Malformed

    if path.stat().st_size > LARGEST:
        raise Malformed(f"{path.name} is too large for a record", expected=f"at most {LARGEST:,} bytes")
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Malformed(f"{path.name} is no text: {error.reason} at byte {error.start}", expected="UTF-8") from None
    return eh.read(text)
