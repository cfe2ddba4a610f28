"""Elfenland, phase by phase: who decides, what is legal, what a move does, and what the dealer turns up."""

from __future__ import annotations

from elvenhold.games.elfenland.dealing import (
    begin_hidden,
    begin_round,
    deal_one,
    give_home,
    hide_or_show,
    may_start,
    note_show,
    open_row,
    start,
    take_hidden,
    town_deck,
    turn_up_opening,
)
from elvenhold.games.elfenland.drafting import begin_draft, note_picks, refill, take, take_drawn, turn_up_row
from elvenhold.games.elfenland.finishing import finish_round, next_round
from elvenhold.games.elfenland.keeping import after_keep, begin_keep, keep, note_keeps, return_all
from elvenhold.games.elfenland.moves import DEAL, DRAW_HIDDEN, DRAW_OPEN, HIDE, HOME, REVEAL, START, TURN_UP
from elvenhold.games.elfenland.planning import after_plan, begin_plan, note_plans, plan
from elvenhold.games.elfenland.table import Elfenland, ElfenlandBox, Gate, Phase
from elvenhold.games.elfenland.travelling import (
    begin_travel,
    discard,
    discard_late,
    note_discards,
    note_spends,
    note_travels,
    spend,
    travel,
)
from elvenhold.mechanics.axes import CARDS, KINDS
from elvenhold.mechanics.cards import kind_at
from elvenhold.play.bits import nth_one, ones
from elvenhold.play.fields import DEALER, OVER, Numbers
from elvenhold.play.kernel import kernel

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
def stretch(box: ElfenlandBox, table: Elfenland) -> int:
    """EL-R01. Every round has four stretches: cards are dealt, counters drawn, routes planned, journeys made."""
    phase = table.phase
    if phase <= Phase.DEALING:
        return 0
    if phase < Phase.PLAN:
        return 1
    return 2 if phase == Phase.PLAN else 3


@kernel
def legal(box: ElfenlandBox, table: Elfenland, spans: Numbers) -> int:
    """EL-P4-1, EL-M02. Everything the seat may do now; there is always something."""
    phase = table.phase
    if phase == Phase.PLAN:
        return note_plans(box, table, spans)
    if phase == Phase.TRAVEL:
        return note_travels(box, table, spans)
    if phase == Phase.DRAFT:
        return note_picks(table, spans)
    if phase == Phase.CARAVAN:
        return note_spends(table, spans)
    if phase == Phase.DISCARD:
        return note_discards(table, spans)
    if phase == Phase.KEEP:
        return note_keeps(box, table, spans)
    return note_show(table, spans)


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
def list_any(bits: int, base: int, out: Numbers, weights: Numbers) -> int:
    """Every place whose bit is set, each as likely."""
    count = ones(bits)
    for place in range(count):
        out[place] = base + nth_one(bits, place)
        weights[place] = 1
    return count


@kernel
def outcomes(box: ElfenlandBox, table: Elfenland, out: Numbers, weights: Numbers) -> int:
    """EL-P1-3, EL-S07. Everything the dealer may turn up: a pile is a count per kind, and every card is as likely."""
    phase = table.phase
    if phase == Phase.DEALING:
        return list_urn(table.deck, CARDS, DEAL, out, weights)
    if phase == Phase.START:
        return list_any(may_start(box), START, out, weights)
    if phase == Phase.HOMES:
        return list_any(town_deck(box, table), HOME, out, weights)
    if phase == Phase.REVEAL:
        return list_any(1, REVEAL, out, weights)
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
def odds(box: ElfenlandBox, table: Elfenland) -> int:
    """How many cards, counters or seats the dealer draws from; together with `draw` the fast path of `outcomes`."""
    phase = table.phase
    if phase == Phase.DEALING:
        return table.deck_left
    if phase == Phase.REVEAL:
        return 1
    if phase == Phase.START:
        return ones(may_start(box))
    if phase == Phase.HOMES:
        return ones(town_deck(box, table))
    return table.pool_left


@kernel
def draw(box: ElfenlandBox, table: Elfenland, place: int) -> int:
    """The outcome at one of these places (tested against `outcomes`, place by place)."""
    phase = table.phase
    if phase == Phase.DEALING:
        return DEAL + kind_at(table.deck, place, 0)
    if phase == Phase.REVEAL:
        return REVEAL
    if phase == Phase.START:
        return START + nth_one(may_start(box), place)
    if phase == Phase.HOMES:
        return HOME + nth_one(town_deck(box, table), place)
    return base_of_draw(table) + kind_at(table.pool, place, 0)
