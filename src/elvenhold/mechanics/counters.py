"""Counters: the pool, the open row, what each seat owns hidden and open, and the sealed choice of what to keep."""

from __future__ import annotations

from typing import Annotated

from elvenhold.mechanics.axes import COUNTER, KEPT, KINDS
from elvenhold.mechanics.cards import kind_at
from elvenhold.play.bits import bit
from elvenhold.play.fields import NONE, PACKED_BITS, SEAT, Field, Id, Numbers, Packed, Seen
from elvenhold.play.kernel import kernel
from elvenhold.play.luck import Luck, below
from elvenhold.play.schema import State

FACES = 2 * KINDS
A_BACK = FACES
"""The place in `kept` of a hidden counter whose kind is not seen."""


class Counters(State):
    """Where the transportation counters are."""

    hidden: Annotated[Numbers, Field((SEAT, COUNTER), Seen.OWNER)]
    backs: Annotated[Numbers, Field((SEAT,), Seen.ALL)]
    """How many hidden counters each owns."""
    open: Annotated[Numbers, Field((SEAT, COUNTER), Seen.ALL)]
    row: Annotated[Numbers, Field((COUNTER,), Seen.ALL)]
    pool: Annotated[Numbers, Field((COUNTER,), Seen.NOBODY)]
    pool_left: Annotated[int, Field((), Seen.ALL)]
    fresh: Annotated[Numbers, Field((SEAT,), Seen.OWNER, holds=Id(COUNTER))]
    """The hidden counter just drawn, while its owner may still show it."""
    kept: Annotated[Numbers, Field((SEAT,), Seen.OWNER, "i8", Packed(KEPT))]
    """Sealed: the counters chosen to be kept."""
    picks: Annotated[int, Field((), Seen.ALL)]
    """How many counters the seat has chosen to keep so far."""


class CounterBox(State):
    """What counters there are, and how they are drawn and kept."""

    counters: Annotated[Numbers, Field((COUNTER,), Seen.ALL)]
    row_size: Annotated[int, Field((), Seen.ALL)]
    counter_limit: Annotated[int, Field((), Seen.ALL)]


@kernel
def new_pool(box: CounterBox, table: Counters) -> None:
    """EL-S07. All transportation counters, face down; obstacles are kept apart."""
    table.pool_left = 0
    for kind in range(KINDS):
        table.pool[kind] = box.counters[kind]
        table.pool_left += box.counters[kind]
        table.row[kind] = 0


@kernel
def no_counters(table: Counters, seat: int) -> None:
    """Nobody owns a counter before the first draw."""
    for kind in range(KINDS):
        table.hidden[seat, kind] = 0
        table.open[seat, kind] = 0
    table.backs[seat] = 0
    table.fresh[seat] = NONE
    table.kept[seat] = 0


@kernel
def from_pool(table: Counters, kind: int) -> None:
    """One counter leaves the pool; its kind may be unseen."""
    if kind < KINDS:
        table.pool[kind] -= 1
    table.pool_left -= 1


@kernel
def draw_hidden(table: Counters, seat: int, kind: int) -> None:
    """EL-P2-1, EL-P2-2, EL-P2-4. A counter is drawn and lies face down before its owner."""
    from_pool(table, kind)
    if kind < KINDS:
        table.hidden[seat, kind] += 1
    table.backs[seat] += 1


@kernel
def show_fresh(table: Counters, seat: int, kind: int) -> None:
    """COM-E4. The owner turns up the counter that he has just drawn."""
    table.hidden[seat, kind] -= 1
    table.backs[seat] -= 1
    table.open[seat, kind] += 1


@kernel
def draw_open(table: Counters, seat: int, kind: int) -> None:
    """EL-P3-4. A blind draw is placed face up before the player."""
    from_pool(table, kind)
    table.open[seat, kind] += 1


@kernel
def turn_up(table: Counters, kind: int) -> None:
    """EL-P3-1. A counter from the pool joins the open row."""
    from_pool(table, kind)
    table.row[kind] += 1


@kernel
def take_from_row(table: Counters, seat: int, kind: int) -> None:
    """EL-P3-4. A counter of the open row is placed face up before the player."""
    table.row[kind] -= 1
    table.open[seat, kind] += 1


@kernel
def row_total(table: Counters) -> int:
    """How many counters lie in the open row."""
    total = 0
    for kind in range(KINDS):
        total += table.row[kind]
    return total


@kernel
def row_wants(box: CounterBox, table: Counters) -> int:
    """EL-S08, AMB-EL-06. Whether the row is short and the pool can fill it: as far as possible."""
    if table.pool_left > 0 and row_total(table) < box.row_size:
        return 1
    return 0


@kernel
def clear_row(table: Counters) -> None:
    """EL-P6-5. The open row is put back and mixed with the pool."""
    for kind in range(KINDS):
        table.pool[kind] += table.row[kind]
        table.pool_left += table.row[kind]
        table.row[kind] = 0


@kernel
def owned(table: Counters, seat: int) -> int:
    """How many transportation counters lie before a seat."""
    total = table.backs[seat]
    for kind in range(KINDS):
        total += table.open[seat, kind]
    return total


@kernel
def must_choose(box: CounterBox, table: Counters, seat: int) -> int:
    """AMB-EL-12, COM-E8. Exactly min(limit, owned) are kept, so there is a choice only above the limit."""
    if box.counter_limit > 0 and owned(table, seat) > box.counter_limit:
        return 1
    return 0


@kernel
def packed(kept: int, place: int) -> int:
    """How many counters of this kind and face a sealed choice holds."""
    return (kept >> (PACKED_BITS * place)) & 15


@kernel
def one_packed(place: int) -> int:
    """One counter of this kind and face, packed."""
    return 1 << (PACKED_BITS * place)


@kernel
def last_packed(kept: int) -> int:
    """The highest kind and face chosen so far: the next choice may not be lower."""
    last = 0
    for place in range(FACES):
        if packed(kept, place) > 0:
            last = place
    return last


@kernel
def on_offer(table: Counters, seat: int, place: int) -> int:
    """COM-E9. How many counters of this kind and face a seat may still choose."""
    if place < KINDS:
        return table.hidden[seat, place] - packed(table.kept[seat], place)
    return table.open[seat, place - KINDS] - packed(table.kept[seat], place)


@kernel
def may_keep(box: CounterBox, table: Counters, seat: int) -> int:
    """EL-P6-4, COM-E8. Counters that may be kept next, hidden or open, one by one in non-falling order; a bit each."""
    least = last_packed(table.kept[seat])
    places = 0
    from_here = 0
    for back in range(FACES):
        place = FACES - 1 - back
        offer = on_offer(table, seat, place)
        from_here += offer
        if place >= least and offer > 0 and from_here >= box.counter_limit - table.picks:
            places |= bit(place)
    return places


@kernel
def keep_sealed(table: Counters, seat: int, place: int) -> None:
    """AMB-EL-34. Note a counter to be kept; `?` leaves no trace in a view."""
    if place <= A_BACK:
        table.kept[seat] += one_packed(place)


@kernel
def return_rest(box: CounterBox, table: Counters, seat: int) -> None:
    """EL-P6-4. All counters but the kept ones go back; a kept one stays as it lay."""
    if owned(table, seat) > box.counter_limit:
        backs = packed(table.kept[seat], A_BACK)
        before = owned(table, seat)
        for kind in range(KINDS):
            hidden = packed(table.kept[seat], kind)
            face_up = packed(table.kept[seat], KINDS + kind)
            table.pool[kind] += table.hidden[seat, kind] - hidden + table.open[seat, kind] - face_up
            table.hidden[seat, kind] = hidden
            table.open[seat, kind] = face_up
            backs += hidden
        table.backs[seat] = backs
        table.pool_left += before - owned(table, seat)
    table.kept[seat] = 0


@kernel
def guess_counters(box: CounterBox, table: Counters, players: int, luck: Luck) -> None:
    """COM-E12. Fill unseen backs from the counters that nobody has seen; what is left is the pool.

    Counters on the board are taken out of the count by the caller beforehand.
    """
    for kind in range(KINDS):
        for seat in range(players):
            table.pool[kind] -= table.hidden[seat, kind] + table.open[seat, kind]
        table.pool[kind] -= table.row[kind]
    for seat in range(players):
        guess_backs(table, seat, luck)


@kernel
def pool_total(table: Counters) -> int:
    """How many counters the pool of a guess holds at the moment."""
    total = 0
    for kind in range(KINDS):
        total += table.pool[kind]
    return total


@kernel
def guess_backs(table: Counters, seat: int, luck: Luck) -> None:
    """Give a seat the backs that a view does not name."""
    missing = table.backs[seat]
    for kind in range(KINDS):
        missing -= table.hidden[seat, kind]
    for _ in range(missing):
        kind = kind_at(table.pool, below(luck, pool_total(table)), 0)
        table.pool[kind] -= 1
        table.hidden[seat, kind] += 1


@kernel
def guess_fresh(table: Counters, seat: int, luck: Luck) -> None:
    """COM-E4. One of a seat's backs is the counter that it may still show."""
    place = below(luck, table.backs[seat])
    for kind in range(KINDS):
        if 0 <= place < table.hidden[seat, kind]:
            table.fresh[seat] = kind
        place -= table.hidden[seat, kind]


@kernel
def guess_kept(box: CounterBox, table: Counters, seat: int, made: int, luck: Luck) -> None:
    """AMB-EL-34. Guess a sealed choice: a whole set at random, of which the first `made` have been chosen."""
    left = owned(table, seat)
    chosen = 0
    for place in range(FACES):
        for _ in range(on_offer(table, seat, place)):
            if chosen < box.counter_limit and below(luck, left) < box.counter_limit - chosen:
                chosen += 1
                if chosen <= made:
                    table.kept[seat] += one_packed(place)
            left -= 1
