"""A turn: one decision of one person, with everything that may be asked before it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from elvenhold.cli.terminal.asking import COMMANDS
from elvenhold.cli.terminal.menu import Choice, Menu, menu_for, shown
from elvenhold.play.errors import ElvenholdError

if TYPE_CHECKING:
    from elvenhold.cli.terminal.people import Player
    from elvenhold.cli.terminal.sitting import Sitting

BACK = {"0", "b", "back"}
LONGEST_NUMBER = 4


class Turn:
    """Asks until something has been decided."""

    def __init__(self, sitting: Sitting, player: Player) -> None:
        """Hand the screen to a player."""
        self.sitting, self.player = sitting, player
        self.talk, self.match = sitting.talk, sitting.match
        view = self.match.view(player.seat)
        self._menus = [menu_for(view, sitting.scene(), self.match.legal())]
        self._done = False

    @property
    def menu(self) -> Menu:
        """What is on offer at the moment."""
        return self._menus[-1]

    def decide(self) -> None:
        """Ask until a move is played or taken back."""
        self.show_menu()
        while not self._done:
            line = self.talk.ask(Text.assemble(self.player.tag(), ("  ? for help", "dim"), " > "))
            try:
                self._answer(line)
            except ElvenholdError as error:
                self.talk.show(Text(str(error), style="red"))

    def show_menu(self) -> None:
        """Show what is on offer."""
        self.talk.show(*shown(self.menu))
        if len(self._menus) > 1:
            self.talk.show(Text(" 0 back", style="dim"))

    def _answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if not line and len(self.menu.choices) == 1:
            self._choose(self.menu.choices[0])
        elif not line:
            self.show_menu()
        elif line.lower() in BACK and len(self._menus) > 1:
            self._menus.pop()
            self.show_menu()
        elif line.isdecimal():
            self._number(line)
        elif word.lower() in COMMANDS:
            self._done = COMMANDS[word.lower()].run(self.sitting, rest.strip())
        else:
            self.match.play(line, self.player.seat)
            self._done = True

    def _number(self, line: str) -> None:
        number = int(line[:LONGEST_NUMBER])
        if not 1 <= number <= len(self.menu.choices):
            self.talk.show(Text(f"Choose a number from 1 to {len(self.menu.choices)}.", style="red"))
            return
        self._choose(self.menu.choices[number - 1])

    def _choose(self, choice: Choice) -> None:
        if choice.more:
            self._menus.append(choice.more())
            self.show_menu()
            return
        for move in choice.moves:
            self.match.play(move, self.player.seat)
        self._done = True
