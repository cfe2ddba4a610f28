"""Walks: every town that a seat can reach now, with what it costs and what is collected on the way."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from elvenhold.games.registry import title
from elvenhold.mechanics.axes import CARD
from elvenhold.mechanics.journeys import Journey, Pathfinder
from elvenhold.mechanics.moving import other_end
from elvenhold.mechanics.stages import STAGES
from elvenhold.play.desk import Desk

if TYPE_CHECKING:
    from elvenhold.play.game import Game
    from elvenhold.sight import View

FEW_STAGES = 2_000
"""Interpreted, a search looks no further: some 20 ms. The dearest of very many ways may then be left out."""


class Walk(msgspec.Struct, frozen=True):
    """One way to a town."""

    town: int
    moves: tuple[int, ...]
    cards: dict[str, int]
    steps: int
    new_towns: int
    via: tuple[int, ...]
    """The towns on the way."""
    caravans: int
    """How many of its steps are caravans or boatmen."""


def walks(view: View, most: int | None = None) -> dict[int, list[Walk]]:
    """Every town within reach of the view's seat but its own, the nearest first, each with its cheapest way first.

    `most`: so many ways to each town are enough.
    """
    return _walker(view.game, view.box).walks(view, most)


@lru_cache(maxsize=16)
def _walker(game: Game, box: bytes) -> _Walker:
    return _Walker(game, box)


class _Walker:
    """Somebody who looks at one view after the other, in memory that is laid out once."""

    def __init__(self, game: Game, box: bytes) -> None:
        self._desk = Desk(game, box)
        self._finder = Pathfinder(self._desk, STAGES - 1 if self._desk.compiled else FEW_STAGES)

    def walks(self, view: View, most: int | None) -> dict[int, list[Walk]]:
        desk = self._desk
        desk.table = view.table
        goal = title(view.game.name).goal(desk.plain.box, desk.plain.table)
        found = self._finder.journeys(view.seat, goal)
        boot = desk.plain.table.boot[view.seat]
        towns = sorted((town for town in found if town != boot), key=lambda town: _cost(found[town][0]))
        return {town: [_walk(desk, journey, boot) for journey in found[town][:most]] for town in towns}


def _cost(journey: Journey) -> tuple[int, int]:
    return sum(journey.cards), journey.steps


def _walk(desk: Desk, journey: Journey, boot: int) -> Walk:
    cards = {word: count for word, count in zip(CARD.words, journey.cards, strict=True) if count}
    caravans = sum(desk.game.vocabulary.value(number).verb == "caravan" for number in journey.moves)
    new_towns = journey.new_towns.bit_count()
    return Walk(journey.town, journey.moves, cards, journey.steps, new_towns, _via(desk, journey, boot), caravans)


def _via(desk: Desk, journey: Journey, boot: int) -> tuple[int, ...]:
    towns = []
    vocabulary = desk.game.vocabulary
    for number in journey.moves:
        move = vocabulary.value(number)
        if move.verb in ("ride", "caravan"):
            road = number - vocabulary.first[move.verb]
            boot = int(other_end(desk.plain.box, road, boot))
            towns.append(boot)
    return tuple(towns[:-1])
