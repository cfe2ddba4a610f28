"""Planning ahead: what would be if a seat played some moves, found out on its view alone."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from elvenhold.games.registry import title
from elvenhold.match.walks import walks
from elvenhold.mechanics.axes import TOWN
from elvenhold.play.desk import Desk
from elvenhold.play.errors import Forbidden, Illegal
from elvenhold.server.legal_moves import grouped
from elvenhold.server.telling import differences
from elvenhold.sight import View
from elvenhold.sight.look import look_again
from elvenhold.wire.to_client import Path, Way

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elvenhold.match.walks import Walk
    from elvenhold.play.game import Game
    from elvenhold.wire.shared import Legal

MOST_WAYS = 8
TRAVELS = ("ride", "caravan", "stop")
SEARCH = "journeys"
"""The door of games in which one travels from town to town."""


class Plan(msgspec.Struct, frozen=True):
    """What would come of some moves."""

    after: tuple[str, ...]
    set: tuple[Path, ...]
    may: Legal | None
    ways: dict[str, tuple[Way, ...]]


def plan(view: View, moves: Sequence[str | int]) -> Plan:
    """Play moves of the view's seat on its view, and tell what would be then; raises what is wrong with one of them."""
    desk = _desk(view.game, view.box)
    texts = _play(desk, view, moves)
    planned = look_again(view, desk.table)
    legal = desk.legal() if desk.waiting() == view.seat else None
    return Plan(
        texts,
        differences(view.game, view.table, planned.table),
        None if legal is None else grouped(view.game, legal),
        _ways(planned, legal or ()),
    )


def check(view: View, moves: Sequence[str | int]) -> None:
    """Raise what is wrong with the first of these moves that may not be played."""
    _play(_desk(view.game, view.box), view, moves)


@lru_cache(maxsize=16)
def _desk(game: Game, box: bytes) -> Desk:
    return Desk(game, box)


def _play(desk: Desk, view: View, moves: Sequence[str | int]) -> tuple[str, ...]:
    vocabulary = view.game.vocabulary
    desk.table = view.table
    texts = []
    for move in moves:
        number = vocabulary.number(move) if isinstance(move, str) else vocabulary.value(move).number
        if desk.waiting() != view.seat:
            raise Forbidden(f"seat {view.seat} is not to decide there")
        legal = desk.legal()
        if number not in legal:
            raise _refusal(desk, number, legal)
        desk.play(number)
        texts.append(vocabulary.text(number))
    return tuple(texts)


def _refusal(desk: Desk, number: int, legal: Sequence[int]) -> Illegal:
    refusal = title(desk.game.name).explain(desk.plain.box, desk.plain.table, number)
    text = desk.game.vocabulary.text
    return Illegal(refusal.clause, f"{text(number)}: {refusal.reason}", tuple(map(text, legal)))


def _ways(view: View, legal: Sequence[int]) -> dict[str, tuple[Way, ...]]:
    """Every town within reach, where the moves that are legal travel."""
    verbs = {view.game.vocabulary.value(number).verb for number in legal}
    if SEARCH not in view.game.entries or verbs.isdisjoint(TRAVELS):
        return {}
    return {
        TOWN.words[town]: tuple(_way(view.game, walk) for walk in found)
        for town, found in walks(view, MOST_WAYS).items()
    }


def _way(game: Game, walk: Walk) -> Way:
    moves = tuple(map(game.vocabulary.text, walk.moves))
    via = tuple(TOWN.words[town] for town in (*walk.via, walk.town))
    return Way(moves, walk.cards, walk.steps, walk.new_towns, via, walk.caravans)
