"""The outlook of a seat: its view laid on a desk, where it may try things out, and what a journey is worth to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from elvenhold.games.elfenland.table import MOST_CARDS
from elvenhold.games.elfenland.travelling import goal
from elvenhold.mechanics.axes import ELVENHOLD, KINDS, TOWNS
from elvenhold.mechanics.journeys import Journey, Pathfinder, Wish
from elvenhold.mechanics.stages import MOST_SPENT, STAGES
from elvenhold.play.desk import Desk
from elvenhold.play.fields import NONE

if TYPE_CHECKING:
    from elvenhold.play.game import Game
    from elvenhold.sight import View

A_TOWN = 100
"""What a new town is worth; everything else is measured by it."""
A_FRESH_CARD = 12
"""A card kept where as many are dealt whatever one holds."""
A_CHOSEN_CARD = 2
"""A card kept where it only stands for one that would be dealt."""
A_TIE_BREAK = 3
NEARBY = (0, 6, 2)
"""What an open town is worth at the next morning, by its distance from the boot."""
HOMEWARDS = 5


class Outlook:
    """One seat's view, ready to be asked."""

    def __init__(self, game: Game, box: bytes) -> None:
        """Lay out the box; every view of the match is looked at on the same desk."""
        self._desk = Desk(game, box)
        self._finder = Pathfinder(self._desk)
        self.box: Any = self._desk.plain.box
        self.table: Any = self._desk.plain.table
        self.seat = 0
        towns = range(TOWNS)
        self._nearby = [
            [(other, NEARBY[self.far(town, other)]) for other in towns if self.far(town, other) < len(NEARBY)]
            for town in towns
        ]
        self._wishes: dict[bool, Wish] = {}

    def look(self, view: View, budget: int) -> None:
        """Turn to a view."""
        self._desk.table = view.table
        self.seat = view.seat
        self._finder.room = max(2, min(budget, STAGES - 1))
        self._wishes.clear()

    @property
    def boot(self) -> int:
        """Where this seat stands."""
        return int(self.table.boot[self.seat])

    @property
    def last_round(self) -> bool:
        """Whether the match ends with this round."""
        return bool(self.table.round_no >= self.box.rounds)

    @property
    def goal(self) -> int:
        """The pieces that would end the match at once."""
        return goal(self.box, self.table)

    def cards(self, kind: int) -> int:
        """How many cards of a kind this seat holds."""
        return int(self.table.hand[self.seat, kind])

    def counters(self) -> list[int]:
        """How many counters of each kind this seat may place."""
        return [self.table.hidden[self.seat, kind] + self.table.open[self.seat, kind] for kind in range(KINDS)]

    def far(self, a: int, b: int) -> int:
        """How many roads lie between two towns."""
        return int(self.box.distance[a, b])

    def is_new(self, town: int) -> bool:
        """Whether this seat has yet to collect a town's piece."""
        return town != ELVENHOLD and not self.table.taken[self.seat] >> town & 1

    def best(self, *, caravans: bool) -> tuple[int, Journey]:
        """The journey that is worth most as things lie, and its worth."""
        return self._finder.best(self.seat, self._wish(caravans=caravans), self.goal)

    def worth(self, *, caravans: bool = False) -> int:
        """What the best journey is worth."""
        return self._finder.worth(self.seat, self._wish(caravans=caravans), self.goal)

    def worth_with(self, road: int, kind: int) -> int:
        """What the best journey would be worth if this counter lay on that road."""
        self.table.road[road] = kind
        worth = self.worth()
        self.table.road[road] = NONE
        return worth

    def reached(self) -> list[int]:
        """The towns of the search before."""
        return self._finder.reached()

    def _wish(self, *, caravans: bool) -> Wish:
        if not self._wishes:
            ends = tuple(map(self._worth_of_end, range(TOWNS)))
            card, keep = self._worth_of_card(), min(self.box.hand_limit, MOST_SPENT)
            self._wishes.update({also: Wish(A_TOWN, card, keep, ends, also) for also in (False, True)})
        return self._wishes[caravans]

    def _worth_of_card(self) -> int:
        if not self.last_round:
            return A_FRESH_CARD if self.box.deal8 else A_CHOSEN_CARD
        keys = self.box.home_keys if self.box.home_town else self.box.base_keys
        return A_TIE_BREAK if MOST_CARDS in (keys[0], keys[1]) else 0

    def _worth_of_end(self, town: int) -> int:
        """Near home at the end; until then, near towns that are still to be collected."""
        home = self.table.home[self.seat] if self.box.home_town else NONE
        way = 0 if home == NONE else self.far(town, home)
        if self.last_round:
            return -A_TOWN * way
        open_towns = sum(worth for other, worth in self._nearby[town] if self.is_new(other))
        left: int = self.box.rounds - self.table.round_no
        return open_towns - HOMEWARDS * way // left
