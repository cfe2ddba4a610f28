"""Phase 3: everybody takes further counters, from the open row or blind."""

from __future__ import annotations

from elvenhold.games.elfenland.moves import TAKE, TAKE_BLIND
from elvenhold.games.elfenland.table import Elfenland, ElfenlandBox, Gate, Phase
from elvenhold.mechanics.axes import KINDS
from elvenhold.mechanics.counters import draw_open, row_total, row_wants, take_from_row, turn_up
from elvenhold.mechanics.turn import back_to_first, pass_on
from elvenhold.play.bits import bit
from elvenhold.play.fields import Numbers
from elvenhold.play.kernel import kernel
from elvenhold.play.spans import note


@kernel
def begin_draft(box: ElfenlandBox, table: Elfenland) -> None:
    """EL-P3-1, EL-S08, COM-E1. Where the row is made in this phase, it is filled up first."""
    back_to_first(table)
    if box.row_at_setup == 0 and row_wants(box, table) == 1:
        table.phase = Phase.ROW
    else:
        next_pick(box, table)


@kernel
def turn_up_row(box: ElfenlandBox, table: Elfenland, kind: int) -> None:
    """EL-P3-1. The row fills up one by one; then the first seat takes."""
    turn_up(table, kind)
    if row_wants(box, table) == 0:
        next_pick(box, table)


@kernel
def next_pick(box: ElfenlandBox, table: Elfenland) -> None:
    """EL-P3-2, EL-P3-6, EL-P3-7, AMB-EL-06, AMB-EL-31. Three full laps; nobody picks when nothing is left."""
    if table.lap < box.open_picks and row_total(table) + table.pool_left > 0:
        table.phase = Phase.DRAFT
    else:
        table.phase = Gate.PLAN


@kernel
def note_picks(table: Elfenland, spans: Numbers) -> int:
    """EL-P3-3. A counter of the open row, or a blind draw while the pool lasts."""
    kinds = 0
    for kind in range(KINDS):
        if table.row[kind] > 0:
            kinds |= bit(kind)
    return note(spans, note(spans, 0, TAKE_BLIND, 1 if table.pool_left > 0 else 0), TAKE, kinds)


@kernel
def take(box: ElfenlandBox, table: Elfenland, move: int) -> None:
    """EL-P3-3, EL-P3-5, COM-E2. The row is refilled at once after a pick from it, the last one too."""
    if move == TAKE_BLIND:
        table.phase = Phase.BLIND
        return
    take_from_row(table, table.seat, move - TAKE)
    if row_wants(box, table) == 1:
        table.phase = Phase.REFILL
    else:
        after_pick(box, table)


@kernel
def refill(box: ElfenlandBox, table: Elfenland, kind: int) -> None:
    """EL-P3-5. Until the row is full again; then the next seat takes."""
    turn_up(table, kind)
    if row_wants(box, table) == 0:
        after_pick(box, table)


@kernel
def take_drawn(box: ElfenlandBox, table: Elfenland, kind: int) -> None:
    """EL-P3-4. The blind draw is seen by everybody."""
    draw_open(table, table.seat, kind)
    after_pick(box, table)


@kernel
def after_pick(box: ElfenlandBox, table: Elfenland) -> None:
    """EL-P3-2. In turn order each takes one counter at a time."""
    pass_on(box, table)
    next_pick(box, table)
