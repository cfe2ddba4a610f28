"""Phase 5: each in turn makes his whole journey."""

from __future__ import annotations

from elvenhold.games.elfenland.moves import CARAVAN, DISCARD, RIDE, SPEND, STOP
from elvenhold.games.elfenland.table import INSTANT, Elfenland, ElfenlandBox, Gate, Phase
from elvenhold.mechanics.cards import ask_for_cards, may_put_down, put_down, put_down_chosen
from elvenhold.mechanics.moving import arrive, caravan_fare, card_for, fare, note_steps
from elvenhold.mechanics.turn import back_to_first, pass_on
from elvenhold.play.fields import NONE, Numbers
from elvenhold.play.kernel import kernel
from elvenhold.play.spans import note


@kernel
def begin_travel(table: Elfenland) -> None:
    """EL-M01. The start player moves first."""
    back_to_first(table)
    table.phase = Phase.TRAVEL


@kernel
def note_travels(box: ElfenlandBox, table: Elfenland, spans: Numbers) -> int:
    """EL-M02, EL-M12. Stop, or one more step."""
    return note_steps(box, table, table.seat, (RIDE, CARAVAN), spans, note(spans, 0, STOP, 1))


@kernel
def travel(box: ElfenlandBox, table: Elfenland, move: int) -> None:
    """EL-M01, EL-M02. The seat goes on until it stops."""
    if move == STOP:
        stop(box, table)
    elif move < CARAVAN:
        ride(box, table, move - RIDE)
    else:
        begin_caravan(box, table, move - CARAVAN)


@kernel
def ride(box: ElfenlandBox, table: Elfenland, road: int) -> None:
    """EL-M04, EL-M06, EL-M07, AMB-EL-03. A step with the road's own cards: exactly the price."""
    price = fare(box, table, road, table.boot[table.seat])
    put_down(table, table.seat, card_for(box, table, road), price)
    reach(box, table, road)


@kernel
def begin_caravan(box: ElfenlandBox, table: Elfenland, road: int) -> None:
    """EL-C01. A caravan is announced; then its cards are chosen one by one."""
    ask_for_cards(table, caravan_fare(box, table, road))
    table.target = road
    table.phase = Phase.CARAVAN


@kernel
def note_spends(table: Elfenland, spans: Numbers) -> int:
    """EL-C01, AMB-EL-03. Any cards, rafts included, equal or different."""
    return note(spans, 0, SPEND, may_put_down(table, table.seat))


@kernel
def spend(box: ElfenlandBox, table: Elfenland, move: int) -> None:
    """EL-C01. The last card takes the caravan to the other end of the road."""
    put_down_chosen(table, table.seat, move - SPEND)
    if table.need == 0:
        road = table.target
        table.target = NONE
        table.least = 0
        reach(box, table, road)


@kernel
def goal(box: ElfenlandBox, table: Elfenland) -> int:
    """EL-E04. The pieces that end the match at once, if this edition has it so; 0: none do."""
    if box.early_end == INSTANT and table.round_no < box.rounds:
        return box.all_towns
    return 0


@kernel
def reach(box: ElfenlandBox, table: Elfenland, road: int) -> None:
    """EL-M10, EL-E04, COM-E6. The seat arrives; where the box says so, all twenty pieces end the match at once."""
    arrive(box, table, table.seat, road)
    table.phase = Phase.TRAVEL
    if goal(box, table) > 0 and table.taken[table.seat] == goal(box, table):
        table.outright = 1
        table.over = 1
        table.phase = Phase.OVER


@kernel
def stop(box: ElfenlandBox, table: Elfenland) -> None:
    """EL-M14, AMB-EL-10. At the end of his own movement a player discards down to the limit, in every round."""
    excess = table.held[table.seat] - box.hand_limit
    if excess > 0 and box.limit_late == 0:
        ask_for_cards(table, excess)
        table.phase = Phase.DISCARD
    else:
        next_traveller(box, table)


@kernel
def next_traveller(box: ElfenlandBox, table: Elfenland) -> None:
    """EL-M01. The complete movement is done before the next player starts."""
    table.phase = Phase.TRAVEL
    pass_on(box, table)
    if table.lap > 0:
        back_to_first(table)
        table.phase = Gate.TRAVELLED


@kernel
def note_discards(table: Elfenland, spans: Numbers) -> int:
    """EL-M14. The owner chooses which cards go."""
    return note(spans, 0, DISCARD, may_put_down(table, table.seat))


@kernel
def discard(box: ElfenlandBox, table: Elfenland, move: int) -> None:
    """EL-M14, COM-E11. One card is discarded; at the limit the next seat follows."""
    put_down_chosen(table, table.seat, move - DISCARD)
    if table.need > 0:
        return
    table.least = 0
    if box.limit_late == 1:
        pass_on(box, table)
        table.phase = Gate.TRAVELLED
    else:
        next_traveller(box, table)


@kernel
def discard_late(box: ElfenlandBox, table: Elfenland) -> None:
    """AMB-EL-10, COM-E11. Where the limit holds at the end of the round, discards come before the end test."""
    while box.limit_late == 1 and table.lap == 0:
        excess = table.held[table.seat] - box.hand_limit
        if excess > 0:
            ask_for_cards(table, excess)
            table.phase = Phase.DISCARD
            return
        pass_on(box, table)
    table.phase = Gate.ROUND_DONE
