"""Phase 4: counters and obstacles go on the roads, one at a time, until all pass."""

from __future__ import annotations

from elvenhold.games.elfenland.moves import PASS, PLACE, PLACE_OBSTACLE
from elvenhold.games.elfenland.table import Elfenland, ElfenlandBox, Gate, Phase
from elvenhold.mechanics.axes import ROADS
from elvenhold.mechanics.placing import may_block, note_counters, place_counter, place_obstacle
from elvenhold.mechanics.turn import back_to_first, pass_on
from elvenhold.play.fields import Numbers
from elvenhold.play.kernel import kernel
from elvenhold.play.spans import note


@kernel
def begin_plan(table: Elfenland) -> None:
    """EL-P4-1. The start player begins."""
    back_to_first(table)
    table.passes = 0
    table.phase = Phase.PLAN


@kernel
def note_plans(box: ElfenlandBox, table: Elfenland, spans: Numbers) -> int:
    """EL-P4-1, EL-P4-9, EL-P4-11, AMB-EL-08, AMB-EL-09, COM-E10. Pass, whatever he owns, or place what fits."""
    count = note(spans, 0, PASS, 1)
    count = note_counters(box, table, table.seat, PLACE, spans, count)
    return note(spans, count, PLACE_OBSTACLE, may_block(table, table.seat))


@kernel
def plan(box: ElfenlandBox, table: Elfenland, move: int) -> None:
    """EL-P4-1, EL-P4-9. One action a turn; placing begins the row of passes anew, and a pass excludes nobody."""
    if move == PASS:
        table.passes += 1
    else:
        table.passes = 0
        lay(table, move)
    pass_on(box, table)
    if table.passes == box.players:
        table.phase = Gate.PLANNED


@kernel
def lay(table: Elfenland, move: int) -> None:
    """EL-P4-4, EL-P4-7. A counter, or the obstacle."""
    if move < PLACE_OBSTACLE:
        place_counter(table, table.seat, (move - PLACE) // ROADS, (move - PLACE) % ROADS)
    else:
        place_obstacle(table, table.seat, move - PLACE_OBSTACLE)


@kernel
def after_plan(box: ElfenlandBox, table: Elfenland) -> None:
    """EL-P4-10, EL-P4-12, AMB-EL-15, AMB-EL-30, COM-E3. After N passes in a row; some editions choose counters now."""
    table.passes = 0
    table.phase = Gate.KEEP if box.keep_early == 1 else Gate.TRAVEL
