"""Why a move of Elfenland is refused: the clause that forbids it, in words a player understands.

Legality itself is decided by `legal` alone; this is asked only afterwards, to explain.
"""

from __future__ import annotations

from typing import Any

from elvenhold.games.elfenland.moves import CARAVAN, DISCARD, PLACE, PLACE_OBSTACLE, RIDE, SPEND, VOCABULARY
from elvenhold.games.elfenland.table import Phase
from elvenhold.mechanics.axes import COUNTER, KINDS, ON_LAKE, RIVER, ROADS, TERRAIN
from elvenhold.mechanics.moving import TERRAIN_OF, caravan_fare, fare
from elvenhold.mechanics.placing import is_blocked
from elvenhold.play.fields import NONE
from elvenhold.play.title import Refusal

OF_PHASE = {
    Phase.START: Refusal("EL-S10", "the dealer draws the start player"),
    Phase.HOMES: Refusal("EL-S11", "the dealer deals the town cards"),
    Phase.OPENING: Refusal("EL-S08", "the dealer turns up the open row"),
    Phase.DEALING: Refusal("EL-P1-1", "the dealer deals the travel cards"),
    Phase.HIDDEN: Refusal("EL-P2-1", "the dealer draws the hidden counters"),
    Phase.SHOWING: Refusal("COM-E4", "now the counter just drawn is shown or hidden, and no other"),
    Phase.ROW: Refusal("EL-P3-1", "the dealer turns up the open row"),
    Phase.DRAFT: Refusal("EL-P3-3", "now a counter is taken, one that lies in the open row or blind from the pool"),
    Phase.REFILL: Refusal("EL-P3-5", "the dealer refills the open row"),
    Phase.BLIND: Refusal("EL-P3-4", "the dealer draws a counter"),
    Phase.PLAN: Refusal("EL-P4-1", "now one own thing is placed, or the seat passes"),
    Phase.KEEP: Refusal("EL-P6-4", "now a counter of one's own is kept"),
    Phase.REVEAL: Refusal("AMB-EL-34", "the dealer reveals which counters are kept"),
    Phase.TRAVEL: Refusal("EL-M02", "now the boot takes a step or stops"),
    Phase.CARAVAN: Refusal("EL-C01", "now the caravan is paid, with cards of the hand from the lowest kind upwards"),
    Phase.DISCARD: Refusal("EL-M14", "now cards of the hand are discarded, from the lowest kind upwards"),
    Phase.OVER: Refusal("EL-E01", "the match is over"),
}


def explain(box: Any, table: Any, move: int) -> Refusal:
    """Which clause forbids this move on this table."""
    phase = Phase(table.phase)
    if phase is Phase.PLAN and PLACE <= move < PLACE_OBSTACLE:
        return _placing(box, table, *divmod(move - PLACE, ROADS))
    if phase is Phase.PLAN and PLACE_OBSTACLE <= move < PLACE_OBSTACLE + ROADS:
        return _obstacle(box, table, move - PLACE_OBSTACLE)
    if phase is Phase.TRAVEL and RIDE <= move < CARAVAN:
        return _riding(box, table, move - RIDE)
    if phase is Phase.TRAVEL and CARAVAN <= move < SPEND:
        return _caravan(box, table, move - CARAVAN)
    if phase in (Phase.CARAVAN, Phase.DISCARD) and SPEND <= move < VOCABULARY.size:
        return _putting_down(table, phase, (move - SPEND) % (DISCARD - SPEND))
    return OF_PHASE[phase]


def _placing(box: Any, table: Any, faced: int, road: int) -> Refusal:
    kind = faced % KINDS
    terrain = box.ends[road, TERRAIN_OF]
    if terrain >= RIVER:
        return Refusal("EL-P4-5", f"no counter is placed on a {TERRAIN.words[terrain]}")
    if box.cost[kind, terrain] == 0:
        return Refusal("EL-P4-2", f"a {COUNTER.words[kind]} cannot use a {TERRAIN.words[terrain]} road")
    if table.road[road] != NONE:
        return Refusal("EL-P4-3", "there is a counter on this road already")
    return Refusal("EL-P4-1", "the seat owns no such counter with this face")


def _obstacle(box: Any, table: Any, road: int) -> Refusal:
    terrain = box.ends[road, TERRAIN_OF]
    if terrain >= RIVER:
        return Refusal("EL-P4-5", f"no obstacle is placed on a {TERRAIN.words[terrain]}")
    if table.obstacles[table.seat] == 0:
        return Refusal("EL-P4-7", "the seat has no obstacle left")
    if is_blocked(table, road):
        return Refusal("EL-P4-6", "there is an obstacle on this road already")
    return Refusal("EL-P4-6", "an obstacle needs a counter under it")


def _riding(box: Any, table: Any, road: int) -> Refusal:
    town = table.boot[table.seat]
    if town not in (box.ends[road, 0], box.ends[road, 1]):
        return Refusal("EL-M02", "this road does not begin where the boot stands")
    price = fare(box, table, road, town)
    if price == 0:
        return Refusal("EL-M03", "no counter lies on this road")
    clause = {RIVER: "EL-M06", ON_LAKE: "EL-M07"}.get(box.ends[road, TERRAIN_OF], "EL-M04")
    return Refusal(clause, f"this step costs {price} cards of the road's kind, not in hand")


def _caravan(box: Any, table: Any, road: int) -> Refusal:
    if table.boot[table.seat] not in (box.ends[road, 0], box.ends[road, 1]):
        return Refusal("EL-M02", "this road does not begin where the boot stands")
    if box.ends[road, TERRAIN_OF] >= RIVER and caravan_fare(box, table, road) == 0:
        return Refusal("EL-C05", "no caravan crosses this water")
    if box.ends[road, TERRAIN_OF] < RIVER and table.road[road] == NONE:
        return Refusal("EL-C02", "a caravan needs a counter on the road")
    price = caravan_fare(box, table, road)
    if price == 0:
        return Refusal("EL-C01", "there are no caravans in this match")
    if table.held[table.seat] < price:
        by_boat = box.ends[road, TERRAIN_OF] == ON_LAKE
        who, clause = ("these boatmen cost", "EL-C06") if by_boat else ("this caravan costs", "EL-C01")
        return Refusal(clause, f"{who} {price} cards, more than the hand holds")
    return Refusal("EL-C04", "a caravan is only for those who cannot pay the road's own cards")


def _putting_down(table: Any, phase: Phase, card: int) -> Refusal:
    if table.hand[table.seat, card] == 0:
        return Refusal(OF_PHASE[phase].clause, "the hand holds no such card")
    return OF_PHASE[phase]
