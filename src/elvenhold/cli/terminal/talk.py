"""Talk: what is asked of a player, and what he types."""

from __future__ import annotations

import re
import signal
import sys
import threading
from contextlib import contextmanager, suppress
from time import sleep
from typing import TYPE_CHECKING, NoReturn

from rich.segment import Segment, Segments

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

    from rich.console import Console, RenderableType
    from rich.text import Text

LONGEST_LINE = 500
LOW_SCREEN = 30
"""A screen with fewer lines gets a shorter picture."""
FEWEST_LINES = 5
FORGET_SCREEN = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what has scrolled off it, which may hold somebody's secrets."""
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
ENOUGH = {"q", "quit"}


class Leave(Exception):
    """Somebody closes the terminal's input, presses Ctrl-C or asks to leave."""


class HungUp(Leave):
    """The terminal is gone, or the machine is going down."""


@contextmanager
def noticing_hang_ups() -> Iterator[None]:
    """Make HungUp of the signals that would end this process at once."""
    names = ("SIGHUP", "SIGTERM") if threading.current_thread() is threading.main_thread() else ()
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    ours = [number for number in numbers if signal.getsignal(number) is signal.SIG_DFL]
    for number in ours:
        signal.signal(number, _hang_up)
    try:
        yield
    finally:
        for number in ours:
            signal.signal(number, signal.SIG_DFL)


def _hang_up(number: int, _frame: FrameType | None) -> NoReturn:
    signal.signal(number, signal.SIG_IGN)  # a shell sends it again; the record is to be written in peace
    raise HungUp


class Talk:
    """The terminal: a screen to show things on and a line to type into."""

    def __init__(self, console: Console, pace: float) -> None:
        """Take a console; `pace` is the pause after a bot's move, in seconds."""
        self.console = console
        self.pace = pace
        self.live = console.is_terminal and sys.stdin is not None and sys.stdin.isatty()
        if self.live:
            with suppress(ImportError):
                import readline  # noqa: F401 - arrows and history come with it

    @property
    def low(self) -> bool:
        """Whether somebody sits before a screen of few lines."""
        return self.live and self.console.height < LOW_SCREEN

    def show(self, *things: RenderableType) -> None:
        """Print things below each other."""
        for thing in things:
            self.console.print(thing)

    def height(self, *things: RenderableType) -> int:
        """How many lines things take below each other."""
        return sum(len(self.console.render_lines(thing, pad=False)) for thing in things)

    def page(self, *things: RenderableType) -> None:
        """Print things below each other, a screenful at a time where somebody sits before a screen."""
        screenful = max(FEWEST_LINES, self.console.height - 1)
        if not self.live or self.height(*things) <= screenful:
            self.show(*things)
            return
        lines = [line for thing in things for line in self.console.render_lines(thing, pad=False)]
        for first in range(0, len(lines), screenful):
            if first and self.ask("Enter: more, q: enough. ").lower() in ENOUGH:
                return
            self.show(*(Segments([*line, Segment.line()]) for line in lines[first : first + screenful]))

    def clear(self) -> None:
        """Make room for a new picture, and leave nothing of the old one behind."""
        if self.live:
            self.console.file.write(FORGET_SCREEN)
        else:
            self.console.print()

    def forget(self) -> None:
        """Forget every line that was typed, so that the next player finds none of them by the arrow keys."""
        with suppress(ImportError):
            import readline

            readline.clear_history()
            readline.parse_and_bind("Control-y: abort")  # it would paste what was cut from a line

    def ask(self, prompt: Text | str) -> str:
        """What somebody types; Leave at the end of all input."""
        if sys.stdin is None:
            raise Leave
        try:
            line = input(self._as_typed_after(prompt)) if self.live else self.console.input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None
        if not self.live:
            self.console.print(line[:LONGEST_LINE], markup=False)
        return line.strip()[:LONGEST_LINE]

    def _as_typed_after(self, prompt: Text | str) -> str:
        """A prompt whose colours readline does not count; told the prompt, it moves on to a new line after Enter."""
        with self.console.capture() as printed:
            self.console.print(prompt, end="", soft_wrap=True)
        return COLOUR.sub("\x01\\g<0>\x02", printed.get())

    def rest(self) -> None:
        """Give people time to read what a bot did."""
        if self.live and self.pace > 0:
            try:
                sleep(self.pace)
            except KeyboardInterrupt:
                raise Leave from None
