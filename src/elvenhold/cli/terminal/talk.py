"""Talk: what is asked of a player, and what he types."""

from __future__ import annotations

import sys
from contextlib import suppress
from time import sleep
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.text import Text

LONGEST_LINE = 500
FORGET_SCREEN = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what has scrolled off it, which may hold somebody's secrets."""


class Leave(Exception):
    """Somebody closes the terminal's input, presses Ctrl-C or asks to leave."""


class Talk:
    """The terminal: a screen to show things on and a line to type into."""

    def __init__(self, console: Console, pace: float) -> None:
        """Take a console; `pace` is the pause after a bot's move, in seconds."""
        self.console = console
        self.pace = pace
        self.live = console.is_terminal and sys.stdin.isatty()
        if self.live:
            with suppress(ImportError):
                import readline  # noqa: F401 - arrows and history come with it

    def show(self, *things: RenderableType) -> None:
        """Print things below each other."""
        for thing in things:
            self.console.print(thing)

    def clear(self) -> None:
        """Make room for a new picture, and leave nothing of the old one behind."""
        if self.live:
            self.console.file.write(FORGET_SCREEN)
        else:
            self.console.print()

    def ask(self, prompt: Text | str) -> str:
        """What somebody types; Leave at the end of all input."""
        try:
            line = self.console.input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None
        if not self.live:
            self.console.print(line[:LONGEST_LINE], markup=False)
        return line.strip()[:LONGEST_LINE]

    def rest(self) -> None:
        """Give people time to read what a bot did."""
        if self.live and self.pace > 0:
            try:
                sleep(self.pace)
            except KeyboardInterrupt:
                raise Leave from None
