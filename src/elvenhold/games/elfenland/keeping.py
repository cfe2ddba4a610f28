"""Which counters everybody keeps: chosen in turn order, sealed until all have chosen."""

from __future__ import annotations

from elvenhold.games.elfenland.moves import KEEP
from elvenhold.games.elfenland.table import Elfenland, ElfenlandBox, Gate, Phase
from elvenhold.mechanics.counters import keep_sealed, may_keep, must_choose, return_rest
from elvenhold.mechanics.turn import back_to_first, pass_on
from elvenhold.play.fields import Numbers
from elvenhold.play.kernel import kernel
from elvenhold.play.spans import note


@kernel
def begin_keep(box: ElfenlandBox, table: Elfenland) -> None:
    """EL-P6-4. Every seat that owns more counters than the limit has a choice."""
    back_to_first(table)
    table.picks = 0
    for seat in range(box.players):
        if must_choose(box, table, seat) == 1:
            next_keeper(box, table)
            return
    return_all(box, table)


@kernel
def next_keeper(box: ElfenlandBox, table: Elfenland) -> None:
    """AMB-EL-34. The next seat that has a choice; after the last one all is revealed."""
    while table.lap == 0:
        if must_choose(box, table, table.seat) == 1:
            table.phase = Phase.KEEP
            return
        pass_on(box, table)
    back_to_first(table)
    table.phase = Phase.REVEAL


@kernel
def note_keeps(box: ElfenlandBox, table: Elfenland, spans: Numbers) -> int:
    """COM-E9. Hidden and open counters of the same kind are different choices."""
    return note(spans, 0, KEEP, may_keep(box, table, table.seat))


@kernel
def keep(box: ElfenlandBox, table: Elfenland, move: int) -> None:
    """EL-P6-4, AMB-EL-12, AMB-EL-13. One counter is chosen, in secret; obstacles do not count."""
    keep_sealed(table, table.seat, move - KEEP)
    table.picks += 1
    if table.picks == box.counter_limit:
        table.picks = 0
        pass_on(box, table)
        next_keeper(box, table)


@kernel
def disclose(box: ElfenlandBox, table: Elfenland, seat: int, move: int) -> None:
    """COM-E12. At the reveal everybody learns the open counters kept, and the number of backs."""
    keep_sealed(table, seat, move - KEEP)


@kernel
def return_all(box: ElfenlandBox, table: Elfenland) -> None:
    """AMB-EL-34. All counters that were not kept go back at the same time."""
    for seat in range(box.players):
        return_rest(box, table, seat)
    table.phase = Gate.KEPT


@kernel
def after_keep(box: ElfenlandBox, table: Elfenland) -> None:
    """EL-P4-12, AMB-EL-15. Before the journeys or after them, as the edition has it."""
    table.phase = Gate.TRAVEL if box.keep_early == 1 else Gate.NEXT_ROUND
