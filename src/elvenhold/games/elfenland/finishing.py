"""Phase 6 and the end: clearing the board, the next round, and who has won."""

from __future__ import annotations

from elvenhold.games.elfenland.table import (
    FINISH_ROUND,
    MOST_CARDS,
    NEAREST,
    OUTRIGHT,
    Elfenland,
    ElfenlandBox,
    Gate,
    Phase,
)
from elvenhold.mechanics.cards import reshuffle
from elvenhold.mechanics.counters import clear_row
from elvenhold.mechanics.moving import pieces
from elvenhold.mechanics.placing import clear_roads
from elvenhold.mechanics.turn import back_to_first, pass_on
from elvenhold.play.fields import NONE, Numbers
from elvenhold.play.kernel import kernel

RANK, SCORE, PIECES, DISTANCE, CARDS_HELD = range(5)


@kernel
def somebody_complete(box: ElfenlandBox, table: Elfenland) -> int:
    """EL-E05. Whether somebody has collected all twenty pieces (never before round 3)."""
    for seat in range(box.players):
        if table.taken[seat] == box.all_towns:
            return 1
    return 0


@kernel
def ends_early(box: ElfenlandBox, table: Elfenland) -> int:
    """EL-E04, AMB-EL-16, AMB-EL-17, COM-E5. Whether twenty pieces end the match after this round."""
    if somebody_complete(box, table) == 0:
        return 0
    if box.early_end == OUTRIGHT and table.round_no == box.rounds - 1:
        table.outright = 1
        return 1
    return 1 if box.early_end == FINISH_ROUND else 0


@kernel
def finish_round(box: ElfenlandBox, table: Elfenland) -> None:
    """EL-E01, EL-P6-3, AMB-EL-32, COM-E3. The end test comes first; only if the game goes on is the board cleared."""
    if ends_early(box, table) == 1 or table.round_no == box.rounds:
        table.over = 1
        table.phase = Phase.OVER
        return
    clear_roads(table)
    table.phase = Gate.NEXT_ROUND if box.keep_early == 1 else Gate.KEEP


@kernel
def next_round(box: ElfenlandBox, table: Elfenland) -> None:
    """EL-P6-2, EL-P6-5, EL-P6-7, AMB-EL-14. The row is renewed or stays, cards are shuffled, the next seat starts."""
    if box.row_renewed == 1:
        clear_row(table)
    reshuffle(table)
    back_to_first(table)
    pass_on(box, table)
    table.first = table.seat
    table.phase = Gate.ROW


@kernel
def distance_home(box: ElfenlandBox, table: Elfenland, seat: int) -> int:
    """EL-H01, EL-H02. How far the boot stands from the town on the card; 0 without a card."""
    if box.home_town == 0 or table.home[seat] == NONE:
        return 0
    return box.distance[table.boot[seat], table.home[seat]]


@kernel
def wins_outright(box: ElfenlandBox, table: Elfenland, seat: int) -> int:
    """AMB-EL-17. Whether all twenty pieces have won the match for this seat, whatever the distance."""
    if table.outright == 1 and table.taken[seat] == box.all_towns:
        return 1
    return 0


@kernel
def score(box: ElfenlandBox, table: Elfenland, seat: int, out: Numbers) -> None:
    """EL-E02, EL-H01, COM-E6. Pieces collected, less the distance from home; an outright winner's are his pieces."""
    out[seat, PIECES] = pieces(table, seat)
    out[seat, DISTANCE] = distance_home(box, table, seat)
    out[seat, CARDS_HELD] = table.held[seat]
    out[seat, SCORE] = out[seat, PIECES]
    if wins_outright(box, table, seat) == 0:
        out[seat, SCORE] -= out[seat, DISTANCE]


@kernel
def key_of(key: int, seat: int, out: Numbers) -> int:
    """EL-E03, EL-H04. What a tie-break compares: nearest to home, or most cards in hand."""
    if key == NEAREST:
        return -out[seat, DISTANCE]
    if key == MOST_CARDS:
        return out[seat, CARDS_HELD]
    return 0


@kernel
def tie_break(box: ElfenlandBox, place: int) -> int:
    """EL-E03, EL-H04. The tie-break of this box that comes at this place."""
    if box.home_town == 1:
        return box.home_keys[place]
    return box.base_keys[place]


@kernel
def is_ahead(box: ElfenlandBox, table: Elfenland, seats: tuple[int, int], out: Numbers) -> int:
    """EL-E02, EL-E03, EL-H04, AMB-EL-18. Whether the one seat stands before the other."""
    seat, other = seats
    lead = wins_outright(box, table, seat) - wins_outright(box, table, other)
    if lead == 0 and wins_outright(box, table, seat) == 1:
        lead = out[seat, CARDS_HELD] - out[other, CARDS_HELD]
        return 1 if lead > 0 else 0
    if lead == 0:
        lead = out[seat, SCORE] - out[other, SCORE]
    for place in range(2):
        if lead == 0:
            key = tie_break(box, place)
            lead = key_of(key, seat, out) - key_of(key, other, out)
    return 1 if lead > 0 else 0


@kernel
def result(box: ElfenlandBox, table: Elfenland, out: Numbers) -> None:
    """EL-E02, EL-H03, AMB-EL-19. Every seat's rank, score, pieces, distance and cards; who is level shares a rank."""
    for seat in range(box.players):
        score(box, table, seat, out)
    for seat in range(box.players):
        out[seat, RANK] = 1
        for other in range(box.players):
            out[seat, RANK] += is_ahead(box, table, (other, seat), out)
