"""Phases 1 and 2: who starts, town cards, travel cards, and the hidden counter."""

from __future__ import annotations

from elvenhold.games.elfenland.moves import HIDE, SHOW
from elvenhold.games.elfenland.table import Elfenland, ElfenlandBox, Gate, Phase
from elvenhold.mechanics.axes import CARDS, ELVENHOLD, KINDS, TOWNS
from elvenhold.mechanics.cards import deal_card, new_deck
from elvenhold.mechanics.counters import draw_hidden, new_pool, no_counters, row_wants, show_fresh, turn_up
from elvenhold.mechanics.placing import bare_roads
from elvenhold.mechanics.turn import back_to_first, pass_on
from elvenhold.play.bits import bit
from elvenhold.play.fields import NONE, SEATS, Numbers
from elvenhold.play.kernel import kernel
from elvenhold.play.spans import note


@kernel
def set_up_seat(box: ElfenlandBox, table: Elfenland, seat: int) -> None:
    """EL-S02, EL-S03, EL-S04, AMB-EL-28. Boot in Elvenhold, no piece collected yet, obstacle in hand."""
    no_counters(table, seat)
    for card in range(CARDS):
        table.hand[seat, card] = 0
    table.held[seat] = 0
    table.taken[seat] = 0
    table.home[seat] = NONE
    table.boot[seat] = ELVENHOLD if seat < box.players else NONE
    table.obstacles[seat] = box.obstacles_each if seat < box.players else 0


@kernel
def deal(box: ElfenlandBox, table: Elfenland) -> None:
    """EL-S01, EL-S06, EL-S07. The table before the first event: everything in its pile."""
    new_deck(box, table)
    new_pool(box, table)
    bare_roads(table)
    for seat in range(SEATS):
        set_up_seat(box, table, seat)
    table.round_no = 0
    table.passes = 0
    table.picks = 0
    table.need = 0
    table.least = 0
    table.over = 0
    table.outright = 0
    table.target = NONE
    table.seat = 0
    table.first = 0
    table.lap = 0
    table.phase = Phase.START


@kernel
def may_start(box: ElfenlandBox) -> int:
    """EL-S10, AMB-EL-24. Ages are not known: any seat may start, one bit each, unless the host has named one."""
    if box.start != NONE:
        return bit(box.start)
    return bit(box.players) - 1


@kernel
def start(box: ElfenlandBox, table: Elfenland, seat: int) -> None:
    """EL-S10. One player gets the start-player card."""
    table.first = seat
    back_to_first(table)
    if box.home_town == 1:
        table.phase = Phase.HOMES
    else:
        table.phase = Gate.ROW


@kernel
def town_deck(box: ElfenlandBox, table: Elfenland) -> int:
    """EL-S11, AMB-EL-22. The town cards that nobody has been dealt yet, one bit for each town."""
    towns = box.town_cards
    for seat in range(SEATS):
        if table.home[seat] < TOWNS:
            towns &= ~bit(table.home[seat])
    return towns


@kernel
def give_home(box: ElfenlandBox, table: Elfenland, town: int) -> None:
    """EL-S11. One town card for each player; only its owner looks at it."""
    if town < TOWNS:
        table.home[table.seat] = town
    pass_on(box, table)
    if table.seat == table.first:
        table.phase = Gate.ROW


@kernel
def open_row(box: ElfenlandBox, table: Elfenland) -> None:
    """EL-S08, EL-P6-5, COM-E1. The row is made at setup, and renewed at once after a round, where the box says so."""
    if box.row_at_setup == 1 and row_wants(box, table) == 1:
        table.phase = Phase.OPENING
    else:
        table.phase = Gate.ROUND


@kernel
def turn_up_opening(box: ElfenlandBox, table: Elfenland, kind: int) -> None:
    """EL-S08. The row fills up one by one; then the round begins."""
    turn_up(table, kind)
    table.phase = Gate.ROW


@kernel
def begin_round(box: ElfenlandBox, table: Elfenland) -> None:
    """EL-R01, EL-S09. The next round begins with phase 1."""
    table.round_no += 1
    back_to_first(table)
    next_card(box, table)


@kernel
def is_due(box: ElfenlandBox, table: Elfenland) -> int:
    """EL-P1-1, EL-P1-2. Whether the seat gets another card: until its hand is full, or as many as everybody."""
    if box.deal8 == 1:
        return 1 if table.lap < box.hand_size else 0
    return 1 if table.held[table.seat] < box.hand_size else 0


@kernel
def next_card(box: ElfenlandBox, table: Elfenland) -> None:
    """EL-P1-2, EL-P1-5, AMB-EL-07. One card at a time clockwise, passing over who has enough, while the deck lasts."""
    for _ in range(box.players):
        if table.deck_left > 0 and is_due(box, table) == 1:
            table.phase = Phase.DEALING
            return
        pass_on(box, table)
    table.phase = Gate.HIDDEN


@kernel
def deal_one(box: ElfenlandBox, table: Elfenland, card: int) -> None:
    """EL-P1-1, EL-P1-4. The seat is dealt a card, here and at no other time; then the next."""
    deal_card(table, table.seat, card)
    pass_on(box, table)
    next_card(box, table)


@kernel
def begin_hidden(box: ElfenlandBox, table: Elfenland) -> None:
    """EL-P2-1. In turn order each draws one counter; nobody where the pool is empty."""
    back_to_first(table)
    next_hidden(box, table)


@kernel
def next_hidden(box: ElfenlandBox, table: Elfenland) -> None:
    """EL-P2-1, AMB-EL-06. The next seat draws, until it has gone round or nothing is left."""
    if table.lap == 0 and table.pool_left > 0:
        table.phase = Phase.HIDDEN
    else:
        table.phase = Gate.DRAFT


@kernel
def take_hidden(box: ElfenlandBox, table: Elfenland, kind: int) -> None:
    """EL-P2-2, EL-P2-3, AMB-EL-11. The counter lies face down; its owner may show it at once, if the box allows it."""
    draw_hidden(table, table.seat, kind)
    if box.may_show == 1:
        if kind < KINDS:
            table.fresh[table.seat] = kind
        table.phase = Phase.SHOWING
    else:
        pass_on(box, table)
        next_hidden(box, table)


@kernel
def note_show(table: Elfenland, spans: Numbers) -> int:
    """EL-P2-2, COM-E4. Hide the counter just drawn, or show it."""
    return note(spans, note(spans, 0, HIDE, 1), SHOW, bit(table.fresh[table.seat]))


@kernel
def hide_or_show(box: ElfenlandBox, table: Elfenland, move: int) -> None:
    """COM-E4. Once, right after drawing, the new counter only."""
    if move != HIDE:
        show_fresh(table, table.seat, move - SHOW)
    table.fresh[table.seat] = NONE
    pass_on(box, table)
    next_hidden(box, table)
