"""A scene: one table as somebody sees it, with what the screen asks of it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from elvenhold.games.elfenland.table import NO_LIMIT, Phase
from elvenhold.mechanics.axes import CARD, CARDS, COUNTER, ELVENHOLD, KINDS, ROAD, ROADS, TERRAIN, TOWNS
from elvenhold.mechanics.moving import TERRAIN_OF, A, B, caravan_fare, card_for, fare
from elvenhold.mechanics.placing import is_blocked
from elvenhold.play.fields import NONE, UNSEEN
from elvenhold.play.schema import plain_class
from elvenhold.world import load_board, name

if TYPE_CHECKING:
    import numpy as np

    from elvenhold.play.game import Game
    from elvenhold.sight import View

EVERYTHING = -2
"""The looker of a finished record: it sees all hands."""
LANGUAGE = "en"


@cache
def _plain(dtype: np.dtype[np.void]) -> type[Any]:
    return plain_class("record", dtype)


def town_name(town: int) -> str:
    """What players call a town."""
    return name(load_board().towns[town].id, LANGUAGE)


class Scene:
    """A table between two events, seen by one seat, by a spectator (-1), or by somebody who may see everything."""

    def __init__(self, game: Game, box: bytes, table: bytes, looker: int) -> None:
        """Look at bytes that hold no more than the looker may see."""
        self.looker = looker
        self.box: Any = _plain(game.box.dtype)(memoryview(bytearray(box)))
        self.table: Any = _plain(game.table.dtype)(memoryview(bytearray(table)))

    @classmethod
    def of(cls, view: View) -> Scene:
        """The scene of a seat's view."""
        return cls(view.game, view.box, view.table, view.seat)

    @property
    def players(self) -> range:
        """The seats in play."""
        return range(self.box.players)

    @property
    def phase(self) -> Phase:
        """Who may do what now."""
        return Phase(self.table.phase)

    def knows(self, seat: int) -> bool:
        """Whether the looker sees what this seat holds."""
        return self.looker in (seat, EVERYTHING)

    def hand(self, seat: int) -> dict[str, int]:
        """The cards in a hand that the looker knows."""
        return {CARD.words[card]: self.table.hand[seat, card] for card in range(CARDS) if self.table.hand[seat, card]}

    def counters(self, seat: int) -> dict[str, int]:
        """The open counters before a seat, and the hidden ones that the looker knows."""
        found = {f"hidden {COUNTER.words[kind]}": self.table.hidden[seat, kind] for kind in range(KINDS)}
        found |= {COUNTER.words[kind]: self.table.open[seat, kind] for kind in range(KINDS)}
        return {word: count for word, count in found.items() if count}

    def row(self) -> dict[str, int]:
        """The open row."""
        return {COUNTER.words[kind]: self.table.row[kind] for kind in range(KINDS) if self.table.row[kind]}

    def visited(self, seat: int, town: int) -> bool:
        """Whether a seat has the piece of a town, or there is none."""
        return town == ELVENHOLD or bool(self.table.taken[seat] >> town & 1)

    def pieces(self, seat: int) -> int:
        """How many pieces a seat has collected."""
        return int(self.table.taken[seat]).bit_count()

    def all_pieces(self) -> int:
        """How many there are to collect."""
        return TOWNS - 1

    def home(self, seat: int) -> int | None:
        """The home town of a seat, where the looker knows it."""
        town = int(self.table.home[seat])
        return None if town in (NONE, UNSEEN) else town

    def far(self, a: int, b: int) -> int:
        """How many routes lie between two towns."""
        return int(self.box.distance[a, b])

    def hand_limit(self) -> int | None:
        """How many cards may be kept, if that is limited."""
        return None if self.box.hand_limit == NO_LIMIT else int(self.box.hand_limit)

    def roads_at(self, town: int) -> list[int]:
        """The roads that end in a town."""
        return [self.box.roads_at[town, place] for place in range(self.box.degree[town])]

    def ends(self, road: int) -> tuple[int, int]:
        """Both towns of a road."""
        return self.box.ends[road, A], self.box.ends[road, B]

    def other_end(self, road: int, town: int) -> int:
        """Where a road leads from a town."""
        return sum(self.ends(road)) - town

    def terrain(self, road: int) -> str:
        """What a road leads through."""
        place: int = self.box.ends[road, TERRAIN_OF]
        return TERRAIN.words[place]

    def counter(self, road: int) -> str:
        """The counter on a road, or nothing."""
        kind = self.table.road[road]
        return "" if kind == NONE else COUNTER.words[kind]

    def blocked(self, road: int) -> bool:
        """Whether an obstacle lies on a road."""
        return bool(is_blocked(self.table, road))

    def price(self, road: int, town: int) -> tuple[int, str]:
        """How many cards of which kind a step from a town costs; 0 where nothing carries anybody."""
        count = fare(self.box, self.table, road, town)
        return (count, CARD.words[card_for(self.box, self.table, road)]) if count else (0, "")

    def caravan_price(self, road: int) -> int:
        """How many arbitrary cards a caravan or the boatmen cost; 0 where there are none."""
        return int(caravan_fare(self.box, self.table, road))

    def chart_price(self, kind: str, road: int) -> int:
        """What a road would cost under a counter of this kind."""
        return int(self.box.cost[COUNTER.index(kind), self.box.ends[road, TERRAIN_OF]])

    def flows_to(self, road: int, town: int) -> bool:
        """Whether a river flows from a town to the other end."""
        return self.terrain(road) == "river" and self.box.ends[road, A] == town


def road_name(road: int) -> str:
    """A road as players say it."""
    printed = load_board().roads[road]
    return f"{town_name(printed.a)} - {town_name(printed.b)}, {printed.terrain.word}"


def road_of(word: str) -> int:
    """The number of a road in the notation."""
    return ROAD.index(word)


ALL_ROADS = range(ROADS)
