"""Which counters are good to have: those that open new roads for the cards in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elvenhold.games.elfenland.moves import KEEP, TAKE, TAKE_BLIND
from elvenhold.mechanics.axes import KINDS, ROADS
from elvenhold.mechanics.counters import FACES, on_offer
from elvenhold.mechanics.moving import TERRAIN_OF, A, B
from elvenhold.play.fields import NONE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elvenhold.bots.elfenland.outlook import Outlook

WITHOUT_CARDS = 0.15
"""What a road is still worth that the hand cannot pay: by caravan, or against others."""


def counter_worth(outlook: Outlook, kind: int, owned: int) -> float:
    """How many new roads one more counter of a kind opens, the near and the cheap ones first."""
    box, table = outlook.box, outlook.table
    roads = [road for road in range(ROADS) if box.fits[kind] >> road & 1]
    return sum(road_worth(outlook, road, kind, owned) for road in roads if table.road[road] == NONE)


def road_worth(outlook: Outlook, road: int, kind: int, owned: int) -> float:
    """What a counter on one road would do: new towns at its ends, by their distance and by its price."""
    ends = (outlook.box.ends[road, A], outlook.box.ends[road, B])
    price: int = outlook.box.cost[kind, outlook.box.ends[road, TERRAIN_OF]]
    near = 1 + min(outlook.far(outlook.boot, end) for end in ends)
    towns = sum(outlook.is_new(end) for end in ends)
    payable = outlook.cards(kind) - owned * price >= price
    return towns / near / price * (1 if payable else WITHOUT_CARDS)


def worths(outlook: Outlook) -> list[float]:
    """What one more counter of each kind is worth."""
    return [counter_worth(outlook, kind, owned) for kind, owned in enumerate(outlook.counters())]


def choose_pick(outlook: Outlook, legal: Sequence[int]) -> int:
    """EL-P3-3. The best of the open row, or a blind draw where that promises more."""
    worth = worths(outlook)
    best = max(legal, key=lambda move: blind_worth(outlook, worth) if move == TAKE_BLIND else worth[move - TAKE])
    return int(best)


def blind_worth(outlook: Outlook, worth: list[float]) -> float:
    """What to expect of a counter from the pool: the kinds that do not lie in sight."""
    unseen = [unseen_counters(outlook, kind) for kind in range(KINDS)]
    return sum(count * each for count, each in zip(unseen, worth, strict=True)) / max(1, sum(unseen))


def unseen_counters(outlook: Outlook, kind: int) -> int:
    """How many counters of a kind may lie in the pool, as far as this seat can tell."""
    box, table = outlook.box, outlook.table
    seen = table.row[kind] + table.hidden[outlook.seat, kind]
    seen += sum(table.open[seat, kind] for seat in range(box.players))
    return max(0, int(box.counters[kind]) - int(seen))


def choose_kept(outlook: Outlook, legal: Sequence[int]) -> int:
    """EL-P6-4. The set that fits the hand best, chosen from its lowest counter on."""
    table, seat = outlook.table, outlook.seat
    worth = [counter_worth(outlook, kind, 0) for kind in range(KINDS)] * 2
    least = min(legal) - KEEP
    offered = [place for place in range(least, FACES) for _ in range(on_offer(table, seat, place))]
    wanted = sorted(offered, key=lambda place: -worth[place])[: outlook.box.counter_limit - table.picks]
    return KEEP + min(wanted)
