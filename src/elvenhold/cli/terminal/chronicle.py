"""The chronicle: what happened in a match, as one looker was told it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from elvenhold.cli.terminal.narration import JOINS
from elvenhold.cli.terminal.scene import EVERYTHING, Scene
from elvenhold.play.desk import Desk
from elvenhold.sight.look import look
from elvenhold.sight.tell import Step, Told, tell

if TYPE_CHECKING:
    from elvenhold.match import Event, Match


class Happening(msgspec.Struct, frozen=True):
    """An event as a looker was told it, between the scenes before and after it."""

    event: Event
    looker: int
    verb: str
    """What happened, in the notation; for a sealed choice of another seat `keep`."""
    things: tuple[str, ...]
    """What it happened to; nothing where the looker does not know."""
    before: Scene
    after: Scene

    @property
    def seat(self) -> int:
        """Who decided, or whom the dealer served."""
        return self.event.concerns


class Chronicle:
    """Follows a match event by event."""

    def __init__(self, match: Match) -> None:
        """Begin where the match began."""
        self.match = match
        self._begin()

    def _begin(self) -> None:
        self._steps: list[Step] = []
        self._events: list[Event] = []
        self._desk = Desk(self.match.game, self.match.box)
        start = next((step.before for _, step in self.match.steps()), self.match.table)
        self._desk.table = start

    def follow(self) -> int:
        """Catch up with the match; answers how many events there are."""
        known = len(self._events)
        if self.match.events[:known] != self._events:
            self._begin()
            known = 0
        for event in self.match.events[known:]:
            before = self._desk.table
            self._desk.play(event.move)
            self._steps.append(Step(before, event.move, self._desk.table))
            self._events.append(event)
        return len(self._events)

    def whole_from(self, first: int) -> int:
        """The event with which begins what is told in one sentence with event `first`."""
        verbs = [self.match.game.vocabulary.value(event.move).verb for event in self._events[: first + 1]]
        while 0 < first < len(verbs) and (verbs[first - 1], verbs[first]) in JOINS:
            first -= 1
        return first

    def happenings(self, looker: int, first: int = 0, last: int | None = None) -> list[Happening]:
        """What happened from one event to another, as a looker was told it."""
        pairs = zip(self._events[first:last], self._steps[first:last], strict=True)
        return [self._happening(event, step, looker) for event, step in pairs]

    def _happening(self, event: Event, step: Step, looker: int) -> Happening:
        game = self.match.game
        told = Told(step.move) if looker == EVERYTHING else tell(game, step, looker)
        verb: str = "keep"
        things: tuple[str, ...] = ()
        if told.move is not None:
            move = game.vocabulary.value(told.move)
            verb, things = move.verb, move.things
        return Happening(event, looker, verb, things, self.scene(step.before, looker), self.scene(step.after, looker))

    def scene(self, table: bytes, looker: int) -> Scene:
        """A table as a looker sees it."""
        if looker == EVERYTHING:
            return Scene(self.match.game, self.match.box, table, looker)
        return Scene.of(look(self.match.game, self.match.box, table, looker))

    def scene_after(self, count: int, looker: int) -> Scene:
        """How it looked after so many events."""
        table = self._steps[count - 1].after if count else self._start
        return self.scene(table, looker)

    @property
    def _start(self) -> bytes:
        return self._steps[0].before if self._steps else self.match.table
