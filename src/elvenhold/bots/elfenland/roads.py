"""Where to place: the road that makes one's own journey better, and the obstacle that makes others' worse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elvenhold.bots.elfenland.outlook import A_TOWN
from elvenhold.games.elfenland.moves import PASS, PLACE, PLACE_OBSTACLE, RIDE
from elvenhold.mechanics.axes import KINDS, ROADS
from elvenhold.mechanics.moving import TERRAIN_OF, A, B
from elvenhold.play.fields import NONE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from elvenhold.bots.elfenland.outlook import Outlook

WORTH_A_COUNTER = A_TOWN // 2
"""What a counter must bring to be placed."""
WORTH_THE_OBSTACLE = 3
LAST_CHANCE = 1


def choose_placing(outlook: Outlook, legal: Sequence[int]) -> int:
    """EL-P4-1. A counter that brings new towns, else the obstacle where it hurts, else nothing."""
    move = best_counter(outlook, legal)
    return best_obstacle(outlook, legal) if move == PASS else move


def best_counter(outlook: Outlook, legal: Sequence[int]) -> int:
    """The placement after which one's own journey is worth most, or a pass."""
    bar = outlook.worth() + WORTH_A_COUNTER
    best = PASS
    tried: dict[tuple[int, int], int] = {}
    allowed = set(candidates(outlook))
    for move in legal:
        kind, road = divmod(move - PLACE, ROADS)
        thing = (kind % KINDS, road)
        if PLACE <= move < PLACE_OBSTACLE and thing in allowed and thing not in tried:
            tried[thing] = outlook.worth_with(road, kind % KINDS)
            if tried[thing] > bar:
                best, bar = move, tried[thing]
    return best


def candidates(outlook: Outlook) -> Iterator[tuple[int, int]]:
    """Counters and bare roads that begin where the boot can get to, and that the hand could pay."""
    box, table = outlook.box, outlook.table
    kinds = [kind for kind, count in enumerate(outlook.counters()) if count]
    for town in outlook.reached():
        for place in range(box.degree[town]):
            road = box.roads_at[town, place]
            if table.road[road] == NONE:
                yield from ((kind, road) for kind in kinds if is_payable(outlook, kind, road))


def is_payable(outlook: Outlook, kind: int, road: int) -> bool:
    """Whether the hand holds what a counter would cost on a road."""
    terrain = outlook.box.ends[road, TERRAIN_OF]
    price = outlook.box.cost[kind, terrain] if terrain < outlook.box.cost.shape[1] else 0
    return 0 < price <= outlook.cards(kind)


def best_obstacle(outlook: Outlook, legal: Sequence[int]) -> int:
    """EL-P4-6. The road that others are likeliest to need, and this seat does not."""
    moves = [move for move in legal if move >= PLACE_OBSTACLE]
    if not moves:
        return PASS
    mine = {move - RIDE for move in outlook.best(caravans=False)[1].moves}
    harm = {move: others_need(outlook, move - PLACE_OBSTACLE) for move in moves if move - PLACE_OBSTACLE not in mine}
    worst = max(harm, key=lambda move: harm[move], default=PASS)
    enough = LAST_CHANCE if outlook.last_round else WORTH_THE_OBSTACLE
    return worst if harm.get(worst, 0) >= enough else PASS


def others_need(outlook: Outlook, road: int) -> int:
    """How near the other boots stand to a road, as far as it leads them to a new town."""
    return sum(needs(outlook, seat, road) for seat in range(outlook.box.players) if seat != outlook.seat)


def needs(outlook: Outlook, seat: int, road: int) -> int:
    """How much a seat seems to need a road: its boot beside it, or one road away, and a new town behind it."""
    box, table = outlook.box, outlook.table
    ends = (box.ends[road, A], box.ends[road, B])
    new = any(not table.taken[seat] >> end & 1 for end in ends)
    return max(0, 2 - min(outlook.far(table.boot[seat], end) for end in ends)) if new else 0
