"""Journeys: the cheapest ways from a boot to every town, and the walk that is worth most, as values to play."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from elvenhold.mechanics.axes import CARDS, TOWNS
from elvenhold.mechanics.stages import CARAVAN_STEP, LANE, MOST_OF_A_KIND, MOST_SPENT, PAID_STEP, STAGES, Search
from elvenhold.play.schema import plain_class

if TYPE_CHECKING:
    from collections.abc import Iterator

    from elvenhold.play.desk import Desk


class Journey(msgspec.Struct, frozen=True):
    """One way from the boot to a town: what to play, and what it costs."""

    town: int
    moves: tuple[int, ...]
    """The moves that travel it, in the order in which they are played."""
    cards: tuple[int, ...]
    """The cards it spends, for each kind."""
    steps: int
    new_towns: int
    """The towns whose pieces are collected on the way, one bit each."""


class Wish(msgspec.Struct, frozen=True):
    """What makes a journey worth travelling, for the seat that asks."""

    town: int
    """For each new piece."""
    card: int = 0
    keep: int = 0
    """For each card kept, up to so many."""
    ends: tuple[int, ...] = (0,) * TOWNS
    """For ending in each town."""
    caravans: bool = True


_PLAIN = plain_class("search", Search.dtype)


class Pathfinder:
    """Searches journeys on one desk, again and again, in memory of its own."""

    def __init__(self, desk: Desk, room: int = STAGES - 1) -> None:
        """Take a desk; what lies on it may change between searches. `room` bounds the stages of each."""
        assert 1 < room < STAGES, room
        self._desk = desk
        self.room = room
        rows = np.zeros(1, Search.dtype)
        self._search: Any = _PLAIN(rows.view(np.uint8).data)
        self._find = desk.game.door("journeys", compiled=desk.compiled)
        self._desks: Any = desk.rows if desk.compiled else (desk.plain,)
        self._searches: Any = rows if desk.compiled else (self._search,)
        self._bases = tuple(desk.game.vocabulary.first[verb] for verb in ("ride", "caravan", "spend"))

    @property
    def partial(self) -> bool:
        """Whether the last search had more stages than room; with all of it, hands of up to twelve cards fit."""
        return bool(self._search.lost < MOST_SPENT)

    def journeys(self, seat: int, goal: int = 0) -> dict[int, list[Journey]]:
        """Every town a seat can reach, each with all payments of which none holds another; the cheapest first.

        The boot's own town is among them, with the journey of no steps. A partial answer is complete up to some
        number of cards and leaves out what costs more. `goal`: pieces that end the match at once, if any.
        """
        self._ask(seat, goal)
        found: dict[int, list[Journey]] = {}
        paths: dict[int, tuple[int, ...]] = {1: ()}
        for town in range(TOWNS):
            ways = [self._journey(stage, paths) for stage in self._ways(town)]
            if ways:
                found[town] = sorted(ways, key=lambda way: (sum(way.cards), way.steps, way.moves))
        return found

    def best(self, seat: int, wish: Wish, goal: int = 0) -> tuple[int, Journey]:
        """The worth of the best walk, and the walk: as far as one remembered walk for each town and hand can tell."""
        worth = self.worth(seat, wish, goal)
        return worth, self._journey(self._search.best, {1: ()})

    def worth(self, seat: int, wish: Wish, goal: int = 0) -> int:
        """The worth of the best walk alone."""
        search = self._search
        search.worth_town, search.worth_card, search.keep = wish.town, wish.card, wish.keep
        for town, end in enumerate(wish.ends):
            search.worth_end[town] = end
        self._ask(seat, goal, richest=True, caravans=wish.caravans)
        worth: int = search.best_worth
        return worth

    def reached(self) -> list[int]:
        """The towns that the last search came to."""
        return [town for town in range(TOWNS) if self._search.ways[town]]

    def _ask(self, seat: int, goal: int, *, richest: bool = False, caravans: bool = True) -> None:
        assert all(self._desk.plain.table.hand[seat, card] <= MOST_OF_A_KIND for card in range(CARDS))
        search = self._search
        search.goal, search.richest, search.caravans = goal, int(richest), int(caravans)
        search.room = self.room
        self._find(self._desks, seat, self._searches)

    def _ways(self, town: int) -> Iterator[int]:
        search = self._search
        stage = search.ways[town]
        while stage:
            if search.spent[stage] < search.lost:
                yield stage
            stage = search.also[stage]

    def _journey(self, stage: int, paths: dict[int, tuple[int, ...]]) -> Journey:
        search = self._search
        return Journey(
            search.town[stage],
            self._path(stage, paths),
            _kinds(search.hand[1] - search.hand[stage]),
            search.steps[stage],
            search.taken[stage] & ~search.taken[1],
        )

    def _path(self, stage: int, paths: dict[int, tuple[int, ...]]) -> tuple[int, ...]:
        if stage not in paths:
            origin = self._search.origin[stage]
            paths[stage] = self._path(origin, paths) + self._step(origin, stage)
        return paths[stage]

    def _step(self, origin: int, stage: int) -> tuple[int, ...]:
        ride, caravan, spend = self._bases
        step = self._search.step[stage]
        if step < CARAVAN_STEP:
            return (ride + step,)
        paid = _kinds(self._search.hand[origin] - self._search.hand[stage])
        spends = tuple(spend + card for card in range(CARDS) for _ in range(paid[card]))
        return spends if step == PAID_STEP else (caravan + step - CARAVAN_STEP, *spends)


@lru_cache(maxsize=1 << 14)
def _kinds(hand: int) -> tuple[int, ...]:
    return tuple((hand >> (LANE * card)) & MOST_OF_A_KIND for card in range(CARDS))


def journeys(desk: Desk, seat: int, goal: int = 0) -> dict[int, list[Journey]]:
    """EL-M02. Every town a seat can reach from here with the cards it holds, and every payment worth considering."""
    return Pathfinder(desk).journeys(seat, goal)
