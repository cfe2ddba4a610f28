"""A show: a record on the screen, event by event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from elvenhold.cli.terminal.chronicle import Chronicle
from elvenhold.cli.terminal.narration import Narrator
from elvenhold.cli.terminal.people import Player
from elvenhold.cli.terminal.picture import picture
from elvenhold.cli.terminal.scores import final_scores

if TYPE_CHECKING:
    from elvenhold.cli.terminal.talk import Talk
    from elvenhold.match import Match

LONGEST_NUMBER = 9
LONGEST_WORD = 16


class Show:
    """A record on the screen."""

    def __init__(self, match: Match, looker: int, talk: Talk) -> None:
        """Read everything that happened, as a seat, a spectator or somebody who may see everything was told it."""
        self.match, self.talk, self.looker = match, talk, looker
        self.players = [Player(number, f"Seat {number}") for number in range(match.setup.seats)]
        self.narrator = Narrator(self.players)
        self.chronicle = Chronicle(match)
        self.count = self.chronicle.follow()
        self.note = ""
        self.heading = f"{match.setup.game} · {match.setup.preset}"

    def everything(self) -> None:
        """Every event in its notation, with what it means."""
        for number in range(self.count):
            event = self.match.events[number]
            for sentence in self._sentences(number):
                self.talk.show(Text.assemble((f"{event.seq:>5}  ", "dim"), sentence))
        self._tell_result()

    def step_through(self) -> None:
        """One event after the other, until somebody has seen enough."""
        place = 0
        while True:
            self._show(place)
            typed = self.talk.ask(f"{place}/{self.count}  Enter: next, a number: go there, q: leave > ")
            if typed.lower() in ("q", "quit"):
                return
            if not typed and place == self.count:
                return
            place = self._next(place, typed)

    def _next(self, place: int, typed: str) -> int:
        if not typed:
            return place + 1
        is_number = typed.isascii() and typed.isdecimal()
        if is_number and int(typed[:LONGEST_NUMBER]) <= self.count:
            return int(typed[:LONGEST_NUMBER])
        what = f"There is no event {typed[:LONGEST_NUMBER]}"
        self.note = what if is_number else f"{typed[:LONGEST_WORD]!r} is not understood"
        self.note += f"; Enter: next, 0 to {self.count}: go there, q: leave."
        return place

    def _show(self, place: int) -> None:
        self.talk.clear()
        scene = self.chronicle.scene_after(place, self.looker)
        self.talk.show(picture(scene, self.players, self.heading, place, short=self.talk.low), "")
        if place:
            self.talk.show(*self._sentences(place - 1), "")
        if place == self.count:
            self._tell_result()
        if self.note:
            self.talk.show(Text(self.note, style="red"))
            self.note = ""

    def _sentences(self, number: int) -> list[Text]:
        return [*self.narrator.tell(self.chronicle.happenings(self.looker, number, number + 1))]

    def _tell_result(self) -> None:
        if self.match.result:
            scene = self.chronicle.scene_after(self.count, self.looker)
            self.talk.show(final_scores(scene, self.players, self.match.result))
        else:
            self.talk.show("The record ends here; the match was not over.")
