"""The command line: `elvenhold` and its commands, each in a module of its own."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

INTERRUPTED = 130
FAILED = 1


def main() -> None:
    """Run the command that was typed."""
    try:
        from elvenhold.cli.app import app
        from elvenhold.cli.console import speak_any_script

        speak_any_script()
        app(prog_name="elvenhold")
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except OSError as error:
        tell_failure(error)
        sys.exit(FAILED)


def tell_failure(error: OSError) -> None:
    """Say in one line what the system refused, as a full disk, and print nothing more."""
    with suppress(OSError):
        # what waits to be printed would fail again when Python ends
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno() if sys.__stdout__ else 1)
    where = f"{error.filename}: " if error.filename else ""
    with suppress(OSError):
        sys.stderr.write(f"elvenhold: {where}{error.strerror or error}\n")
