"""A turn: one decision of one person, with everything that may be asked before it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from elvenhold.cli.terminal.asking import COMMANDS
from elvenhold.cli.terminal.menu import Choice, Menu, menu_for, shown
from elvenhold.play.errors import ElvenholdError, Malformed

if TYPE_CHECKING:
    from elvenhold.cli.terminal.people import Player
    from elvenhold.cli.terminal.sitting import Sitting

BACK = {"0", "b", "back"}
LONGEST_NUMBER = 4
SHORTEST_WORD = 4


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

    @property
    def height(self) -> int:
        """How many lines the menu takes on the screen."""
        return self.talk.height(*shown(self.menu))

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
        elif line.lower() in BACK:
            self._go_back()
        elif line.isascii() and line.isdecimal():
            self._number(line)
        elif word.lower() in COMMANDS:
            self._done = COMMANDS[word.lower()].run(self.sitting, rest.strip())
        else:
            self._play(self._read(line))

    def _go_back(self) -> None:
        if len(self._menus) == 1:
            raise Malformed("there is no list to go back to; undo takes a move back")
        self._menus.pop()
        self.show_menu()

    def _read(self, line: str) -> int:
        """A move in the notation."""
        try:
            return self.match.game.vocabulary.number(line)
        except Malformed:
            raise Malformed(self._not_understood(line)) from None

    def _not_understood(self, line: str) -> str:
        """One line: what is possible now, in short."""
        verbs = dict.fromkeys(move.verb for move in self.match.legal())
        rest = f" is not understood; now: {self._offered()}, {', '.join(verbs)}; ? for help"
        room = max(SHORTEST_WORD, self.talk.console.width - len(rest) - len("'…'"))
        return repr(line if len(line) <= room else f"{line[:room]}…") + rest

    def _offered(self) -> str:
        count = len(self.menu.choices)
        return "1" if count == 1 else f"1 to {count}"

    def _number(self, line: str) -> None:
        number = int(line[:LONGEST_NUMBER])
        if not 1 <= number <= len(self.menu.choices):
            raise Malformed(f"there is no line {number}; choose {self._offered()}")
        self._choose(self.menu.choices[number - 1])

    def _choose(self, choice: Choice) -> None:
        if choice.more:
            self._menus.append(choice.more())
            self.show_menu()
            return
        self._play(*choice.moves)

    def _play(self, *moves: int) -> None:
        """Play what was chosen; it is taken back as a whole."""
        begun = len(self.match.events)
        for move in moves:
            self.match.play(move, self.player.seat)
        self.sitting.chosen_from(begun)
        self._done = True
