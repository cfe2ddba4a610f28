"""The command line: `elvenhold` and its commands, each in a module of its own."""

from __future__ import annotations

import sys

INTERRUPTED = 130


def main() -> None:
    """Run the command that was typed."""
    try:
        from elvenhold.cli.app import app
        from elvenhold.cli.console import speak_any_script

        speak_any_script()
        app(prog_name="elvenhold")
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
