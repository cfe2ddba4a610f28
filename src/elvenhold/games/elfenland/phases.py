"""Elfenland, phase by phase: who decides, what is legal, what a move does, and what the dealer turns up."""

from __future__ import annotations

from elvenhold.games.elfenland.dealing import (
    begin_hidden,
    begin_round,
    deal_one,
    draw_home,
    draw_start,
    give_home,
    hide_or_show,
    list_homes,
    list_show,
    list_start,
    open_row,
    start,
    take_hidden,
    turn_up_opening,
)
from elvenhold.games.elfenland.drafting import begin_draft, list_picks, refill, take, take_drawn, turn_up_row
from elvenhold.games.elfenland.finishing import finish_round, next_round
from elvenhold.games.elfenland.keeping import after_keep, begin_keep, keep, list_keeps, return_all
from elvenhold.games.elfenland.moves import DEAL, DRAW_HIDDEN, DRAW_OPEN, HIDE, HOME, REVEAL, START, TURN_UP
from elvenhold.games.elfenland.planning import after_plan, begin_plan, list_plans, plan
from elvenhold.games.elfenland.table import Elfenland, ElfenlandBox, Gate, Phase
from elvenhold.games.elfenland.travelling import (
    begin_travel,
    discard,
    discard_late,
    list_discards,
    list_spends,
    list_travels,
    spend,
    travel,
)
from elvenhold.mechanics.axes import CARDS, KINDS
from elvenhold.mechanics.cards import pick
from elvenhold.play.fields import DEALER, OVER, Numbers
from elvenhold.play.kernel import kernel
from elvenhold.play.luck import Luck, below

FIRST_DECISION = HIDE
"""What the dealer turns up stands before it in the vocabulary, what seats decide from it on."""


@kernel
def waiting(box: ElfenlandBox, table: Elfenland) -> int:
    """EL-R01. The seat that decides in this phase, or the dealer."""
    phase = table.phase
    if phase == Phase.OVER:
        return OVER
    if phase >= Phase.PLAN:
        return DEALER if phase == Phase.REVEAL else table.seat
    return table.seat if phase == Phase.DRAFT or phase == Phase.SHOWING else DEALER


@kernel
def legal(box: ElfenlandBox, table: Elfenland, out: Numbers) -> int:
    """EL-P4-1, EL-M02. Everything the seat may do now; there is always something."""
    phase = table.phase
    if phase == Phase.PLAN:
        return list_plans(box, table, out)
    if phase == Phase.TRAVEL:
        return list_travels(box, table, out)
    if phase == Phase.DRAFT:
        return list_picks(table, out)
    if phase == Phase.CARAVAN:
        return list_spends(table, out)
    if phase == Phase.DISCARD:
        return list_discards(table, out)
    if phase == Phase.KEEP:
        return list_keeps(box, table, out)
    return list_show(table, out)


@kernel
def play_dealer(box: ElfenlandBox, table: Elfenland, move: int) -> None:
    """EL-P1-1, EL-P2-1, EL-P3-5. What the dealer turns up finds its place."""
    phase = table.phase
    if phase == Phase.DEALING:
        deal_one(box, table, move - DEAL)
    elif phase == Phase.REFILL:
        refill(box, table, move - TURN_UP)
    elif phase == Phase.BLIND:
        take_drawn(box, table, move - DRAW_OPEN)
    elif phase == Phase.HIDDEN:
        take_hidden(box, table, move - DRAW_HIDDEN)
    elif phase == Phase.ROW:
        turn_up_row(box, table, move - TURN_UP)
    elif phase == Phase.OPENING:
        turn_up_opening(box, table, move - TURN_UP)
    elif phase == Phase.REVEAL:
        return_all(box, table)
    elif phase == Phase.HOMES:
        give_home(box, table, move - HOME)
    else:
        start(box, table, move - START)


@kernel
def play_seat(box: ElfenlandBox, table: Elfenland, move: int) -> None:
    """EL-R02. What a seat decided is carried out."""
    phase = table.phase
    if phase == Phase.PLAN:
        plan(box, table, move)
    elif phase == Phase.TRAVEL:
        travel(box, table, move)
    elif phase == Phase.DRAFT:
        take(box, table, move)
    elif phase == Phase.CARAVAN:
        spend(box, table, move)
    elif phase == Phase.DISCARD:
        discard(box, table, move)
    elif phase == Phase.KEEP:
        keep(box, table, move)
    else:
        hide_or_show(box, table, move)


@kernel
def play(box: ElfenlandBox, table: Elfenland, move: int) -> None:
    """EL-R01. One event, and everything that follows from it without anybody deciding."""
    if move < FIRST_DECISION:
        play_dealer(box, table, move)
    else:
        play_seat(box, table, move)
    while table.phase >= Gate.ROW:
        go_on(box, table)


@kernel
def go_on(box: ElfenlandBox, table: Elfenland) -> None:
    """EL-R01, EL-R02. The fixed order of the phases of a round."""
    gate = table.phase
    if gate == Gate.ROW:
        open_row(box, table)
    elif gate == Gate.ROUND:
        begin_round(box, table)
    elif gate == Gate.HIDDEN:
        begin_hidden(box, table)
    elif gate == Gate.DRAFT:
        begin_draft(box, table)
    elif gate == Gate.PLAN:
        begin_plan(table)
    elif gate == Gate.PLANNED:
        after_plan(box, table)
    else:
        finish(box, table)


@kernel
def finish(box: ElfenlandBox, table: Elfenland) -> None:
    """EL-R01, COM-E3. The second half of a round: boots, discards, end test, counters kept, next round."""
    gate = table.phase
    if gate == Gate.TRAVEL:
        begin_travel(table)
    elif gate == Gate.TRAVELLED:
        discard_late(box, table)
    elif gate == Gate.ROUND_DONE:
        finish_round(box, table)
    elif gate == Gate.KEEP:
        begin_keep(box, table)
    elif gate == Gate.KEPT:
        after_keep(box, table)
    else:
        next_round(box, table)


@kernel
def list_urn(urn: Numbers, kinds: int, base: int, out: Numbers, weights: Numbers) -> int:
    """Every kind that an urn still holds, weighed by its number."""
    count = 0
    for kind in range(kinds):
        if urn[kind] > 0:
            out[count] = base + kind
            weights[count] = urn[kind]
            count += 1
    return count


@kernel
def outcomes(box: ElfenlandBox, table: Elfenland, out: Numbers, weights: Numbers) -> int:
    """EL-P1-3, EL-S07. Everything the dealer may turn up: a pile is a count per kind, and every card is as likely."""
    phase = table.phase
    if phase == Phase.DEALING:
        return list_urn(table.deck, CARDS, DEAL, out, weights)
    if phase == Phase.START:
        return list_start(box, out, weights)
    if phase == Phase.HOMES:
        return list_homes(box, table, out, weights)
    if phase == Phase.REVEAL:
        out[0] = REVEAL
        weights[0] = 1
        return 1
    return list_urn(table.pool, KINDS, base_of_draw(table), out, weights)


@kernel
def base_of_draw(table: Elfenland) -> int:
    """Where a counter from the pool goes in this phase."""
    if table.phase == Phase.HIDDEN:
        return DRAW_HIDDEN
    if table.phase == Phase.BLIND:
        return DRAW_OPEN
    return TURN_UP


@kernel
def draw(box: ElfenlandBox, table: Elfenland, luck: Luck) -> int:
    """The fast path of `outcomes` (they are tested against each other): one outcome by one number of luck."""
    phase = table.phase
    if phase == Phase.DEALING:
        return DEAL + pick(luck, table.deck, table.deck_left, 0)
    if phase == Phase.REVEAL:
        return REVEAL + below(luck, 1)
    if phase == Phase.START:
        return draw_start(box, luck)
    if phase == Phase.HOMES:
        return draw_home(box, table, luck)
    return base_of_draw(table) + pick(luck, table.pool, table.pool_left, 0)
