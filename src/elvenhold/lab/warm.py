"""Warming: every door of every game is compiled once, so that nobody waits for it later."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from elvenhold.games.registry import titles
from elvenhold.lab.desks import at
from elvenhold.lab.playouts import random_matches
from elvenhold.lab.vector import Tables
from elvenhold.mechanics.journeys import journeys
from elvenhold.play.desk import Desk
from elvenhold.play.kernel import compiler_present, forget_old_caches

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from elvenhold.play.title import Title

SEATS = 2


class Example(msgspec.Struct, frozen=True):
    """A call that makes a door compile, with arguments of the types that it is always called with."""

    call: Callable[[Desk], object]
    effort: int
    """How much of the whole work it is, for progress bars; the first door compiles what all share."""


class Task(msgspec.Struct, frozen=True):
    """One door of one game that is to be compiled."""

    title: Title
    door: str
    effort: int


EXAMPLES = {
    "serve": Example(lambda desk: desk.deal(), 20),
    "step": Example(lambda desk: desk.game.door("step", compiled=desk.compiled)(at(desk), -1), 2),
    "playouts": Example(lambda desk: random_matches(desk.game, desk.box, 1, threads=1), 4),
    "step_all": Example(lambda desk: Tables(desk.game, desk.box, 1), 4),
    "journeys": Example(lambda desk: journeys(desk, 0), 5),
}
"""One example for every door there is; a game's own doors too."""


def tasks(*, again: bool = False) -> list[Task]:
    """What is still to be compiled; everything if `again`, nothing where there is no compiler."""
    if not compiler_present():
        return []
    return [
        Task(title, door, EXAMPLES[door].effort)
        for title in titles().values()
        if again or not title.game.ready
        for door in title.game.entries
    ]


def warm(todo: list[Task]) -> Iterator[Task]:
    """Compile one door after the other; each is handed out when it is done."""
    forget_old_caches()
    for task in todo:
        EXAMPLES[task.door].call(desk_for(task.title, compiled=True))
        yield task
        if task is todo[-1] or task.title is not todo[todo.index(task) + 1].title:
            task.title.game.mark_ready()


def desk_for(title: Title, *, compiled: bool) -> Desk:
    """A desk on which a match of this title has just begun."""
    _, options = title.choose(None, {})
    desk = Desk(title.game, title.make_box(SEATS, options), compiled=compiled)
    desk.seed("warm")
    desk.deal()
    return desk
