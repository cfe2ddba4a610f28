"""A sitting: people and bots around one terminal play a match to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from elvenhold.bots import BUDGET
from elvenhold.cli.terminal.chronicle import Chronicle
from elvenhold.cli.terminal.narration import Narrator
from elvenhold.cli.terminal.picture import picture
from elvenhold.cli.terminal.scores import final_scores
from elvenhold.cli.terminal.turn import Turn
from elvenhold.games.elfenland.table import Phase
from elvenhold.play.fields import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from rich.console import RenderableType

    from elvenhold.cli.terminal.people import Player
    from elvenhold.cli.terminal.scene import Scene
    from elvenhold.cli.terminal.talk import Talk
    from elvenhold.match import Match

CONTEXT = 10
"""Events that are told again with every new picture."""
MOST_LINES, FEWEST_LINES = 12, 2
AROUND_STORY = 4
"""Lines above and below the story, and the prompt."""


class Sitting:
    """A match on one screen; what one player may not see of another is never on it."""

    def __init__(self, match: Match, players: Sequence[Player], talk: Talk, heading: str) -> None:
        """Bring a match and its players to a terminal."""
        self.match, self.players, self.talk, self.heading = match, players, talk, heading
        self.humans = [player.seat for player in players if player.human]
        self.facing = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        """The seat in front of the screen."""
        self._chronicle = Chronicle(match)
        self._narrator = Narrator(players)
        self._told = 0
        self._decided = dict.fromkeys(self.humans, 0)
        self._choices: list[int] = []
        """After how many events each choice of a person began."""
        self._note = ""
        self.written: set[Path] = set()
        """The files that hold an earlier record of this match."""

    def play(self) -> None:
        """Play on to the end."""
        self.tell_news()
        while self.match.waiting is not None:
            player = self.players[self.match.waiting]
            if self._has_nothing_to_place(player.seat):
                self.match.play("pass")
            elif player.bot is None:
                self._human_decides(player)
            else:
                legal = [move.number for move in self.match.legal()]
                self.match.play(player.bot.choose(self.match.view(player.seat), legal, BUDGET))
                if not self._on_caravan():
                    self.talk.rest()
            self.tell_news()
        if self.match.result:
            self.talk.show("", final_scores(self.scene(), self.players, self.match.result))

    def _has_nothing_to_place(self, seat: int) -> bool:
        """AMB-EL-08, COM-E10. Whether the only pass there is needs no asking: the seat owns nothing."""
        table = self.scene().table
        if table.phase != Phase.PLAN:
            return False
        return not (table.backs[seat] or any(table.open[seat, kind] for kind in range(6)) or table.obstacles[seat])

    def _human_decides(self, player: Player) -> None:
        if self.facing != player.seat:
            self._hand_over(player)
        turn = Turn(self, player)
        self.show_table(turn.height)
        turn.decide()
        self._decided[player.seat] = self._told

    def _hand_over(self, player: Player) -> None:
        self.talk.clear()
        self.talk.forget()
        self.facing = SPECTATOR
        words = Text.assemble("The screen is for ", player.tag(), " now.", justify="center")
        self.talk.show(Panel(words, padding=(1, 4), title=self.heading))
        self.talk.ask("Press Enter when nobody else is looking. ")
        self.talk.forget()
        self.facing = player.seat
        self.talk.clear()

    def scene(self) -> Scene:
        """The table as the seat in front of the screen sees it."""
        return self._chronicle.scene(self.match.table, self.facing)

    def show_table(self, below: int = 0) -> None:
        """Draw the table anew, with what happened lately, and leave room for so many lines below."""
        drawn = picture(self.scene(), self.players, self.heading, self.match.seq, short=self.talk.low)
        self.talk.clear()
        self.talk.show(drawn, "")
        if self.talk.live or len(self.humans) > 1:
            first = min(self._decided.get(self.facing, 0), len(self.match.events) - CONTEXT)
            self.talk.show(*self.story(max(0, first), self._room(self.talk.height(drawn) + below)))
        if self._note:
            self.talk.show(self._note, "")
            self._note = ""

    def _room(self, taken: int) -> int:
        """How many lines of the story fit on the screen: between its rule, an empty line and the prompt."""
        if not self.talk.live:
            return MOST_LINES
        return max(FEWEST_LINES, min(MOST_LINES, self.talk.console.height - taken - AROUND_STORY))

    def story(self, first: int, lines: int) -> list[RenderableType]:
        """What happened since an event, as it was told to the seat in front of the screen."""
        self._chronicle.follow()
        first = self._chronicle.whole_from(first)
        told = self._narrator.tell(self._chronicle.happenings(self.facing, first))
        return [Rule("lately", style="dim", align="left"), *told[-lines:], ""]

    def tell_news(self) -> None:
        """Say what has happened since this was said last; a caravan is told when it is paid."""
        count = self._chronicle.follow()
        if self._on_caravan():
            return
        self._told = min(self._told, count)
        self.talk.show(*self._narrator.tell(self._chronicle.happenings(self.facing, self._told)))
        self._told = count

    def _on_caravan(self) -> bool:
        """Whether somebody is just paying for a caravan."""
        return bool(self.scene().table.phase == Phase.CARAVAN)

    def chosen_from(self, begun: int) -> None:
        """Note after how many events a choice began: one number may play several moves."""
        self._choices.append(begun)

    def take_back(self) -> None:
        """Take back the latest choice of the seat in front of the screen."""
        whole = [begun for begun in self._choices if begun < len(self.match.events)]
        back = self.match.undo(self.facing)
        while whole and len(self.match.events) > whole[-1]:
            back = self.match.undo(self.facing)
        self._choices = whole[:-1]
        self._went_back()
        self._note = f"Taken back: the match stands after event {back.to} again."

    def _went_back(self) -> None:
        count = self._chronicle.follow()
        self._told = min(self._told, count)
        self._decided = {seat: min(decided, count) for seat, decided in self._decided.items()}
