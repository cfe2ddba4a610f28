"""Walks: every town that a seat can reach now, with what it costs and what is collected on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from elvenhold.games.elfenland.table import INSTANT
from elvenhold.mechanics.axes import CARD
from elvenhold.mechanics.journeys import Journey, Pathfinder
from elvenhold.mechanics.moving import other_end
from elvenhold.play.desk import Desk

if TYPE_CHECKING:
    from elvenhold.sight import View


class Walk(msgspec.Struct, frozen=True):
    """One way to a town."""

    town: int
    moves: tuple[int, ...]
    cards: dict[str, int]
    new_towns: int
    via: tuple[int, ...]
    """The towns on the way."""
    caravans: int
    """How many of its steps are caravans or boatmen."""


def walks(view: View) -> dict[int, list[Walk]]:
    """Every town within reach of the view's seat but its own, the nearest first, each with its cheapest way first."""
    desk = Desk(view.game, view.box)
    desk.table = view.table
    found = Pathfinder(desk).journeys(view.seat, _goal(desk))
    boot = desk.plain.table.boot[view.seat]
    towns = sorted((town for town in found if town != boot), key=lambda town: _cost(found[town][0]))
    return {town: [_walk(desk, journey, boot) for journey in found[town]] for town in towns}


def _goal(desk: Desk) -> int:
    """EL-E04. The pieces that end the match at once, if this edition has it so."""
    box, table = desk.plain.box, desk.plain.table
    return int(box.all_towns) if box.early_end == INSTANT and table.round_no < box.rounds else 0


def _cost(journey: Journey) -> tuple[int, int]:
    return sum(journey.cards), journey.steps


def _walk(desk: Desk, journey: Journey, boot: int) -> Walk:
    cards = {word: count for word, count in zip(CARD.words, journey.cards, strict=True) if count}
    verbs = [desk.game.vocabulary.value(number).verb for number in journey.moves]
    via = _via(desk, journey, boot)
    return Walk(journey.town, journey.moves, cards, journey.new_towns.bit_count(), via, verbs.count("caravan"))


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
