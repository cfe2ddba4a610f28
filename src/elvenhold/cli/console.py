"""Where commands write: results to the output, complaints to the other one."""

from __future__ import annotations

import codecs
import io
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


PLAIN = dict(zip("●▼▲■◆★▶▸◂✓○◉·…─═×", "ovA#<*>>>x.o-~-=x", strict=True))
"""What stands for a sign where a terminal lacks it."""


def speak_any_script() -> None:
    """Let a terminal that lacks a sign show a plainer one instead of failing."""
    codecs.register_error("plainer", _plainer)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="plainer")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _plainer(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(PLAIN.get(sign, "?") for sign in error.object[error.start : error.end]), error.end


def output() -> Console:
    """The console for results."""
    from rich.console import Console

    return Console(highlight=False)


def complaints() -> Console:
    """The console for what went wrong, and for progress."""
    from rich.console import Console

    return Console(highlight=False, stderr=True)


def speaks_unicode(console: Console) -> bool:
    """Whether this console can draw lines and dots."""
    return console.encoding.lower().startswith("utf")
