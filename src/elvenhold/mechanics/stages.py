"""Stages: where a journey can lead, step by step; the compiled search behind `journeys`.

A *stage* of a journey is a town reached with certain cards left in hand; a hand is one number, seven bits for each
kind of card. Stages are visited in the order of cards spent, and every step costs a card, so whatever leads to a
stage has been visited before it. Prices and permissions are those of `legal`: `moving` alone knows them.
"""

from __future__ import annotations

from typing import Annotated, Any

from elvenhold.mechanics.axes import CARD, CARDS, ELVENHOLD, ROADS, TOWN, TOWNS
from elvenhold.mechanics.moving import MapBox, Moving, caravan_fare, card_for, fare, may_caravan, other_end
from elvenhold.mechanics.turn import Turn
from elvenhold.play.bits import bit
from elvenhold.play.fields import NONE, Axis, Bits, Field, Id, Numbers, Seen
from elvenhold.play.kernel import kernel
from elvenhold.play.schema import State

LANE = 7
"""Bits of a packed hand for each kind: six to count, and one that is borrowed when two hands are compared."""
MOST_OF_A_KIND = (1 << (LANE - 1)) - 1
GUARDS = sum((MOST_OF_A_KIND + 1) << (LANE * card) for card in range(CARDS))

STAGES = 20_480
"""How many stages fit: any twelve cards leave at most 972 different hands, in 21 towns. Stage 0 is none."""
SLOTS = 65_536
MODULUS, STRIDE = 65_521, 3_119
MOST_SPENT = 128
"""More cards than any hand holds."""
CARAVAN_STEP = ROADS
PAID_STEP = 2 * ROADS
"""A step is its road, with CARAVAN_STEP added for a caravan; this one ends a caravan that is being paid."""

STAGE = Axis("stage", tuple(map(str, range(STAGES))))
SLOT = Axis("slot", tuple(map(str, range(SLOTS))))
SPENT = Axis("spent", tuple(map(str, range(MOST_SPENT))))


class Search(State):
    """The question, the answer and the working memory of one search; zeroed once, then used again and again."""

    richest: Annotated[int, Field((), Seen.NOBODY)]
    """1: at every stage the walk that collects the most towns, and the stage worth most; 0: the cheapest ways."""
    caravans: Annotated[int, Field((), Seen.NOBODY)]
    """Whether caravans and boatmen are looked at."""
    room: Annotated[int, Field((), Seen.NOBODY, "i4")]
    """How many stages may be made, below STAGES."""
    goal: Annotated[int, Field((), Seen.NOBODY, "i8", Bits(TOWN))]
    """Pieces with which a seat travels no further, because the match ends; 0: none."""
    worth_town: Annotated[int, Field((), Seen.NOBODY, "i8")]
    worth_card: Annotated[int, Field((), Seen.NOBODY, "i8")]
    keep: Annotated[int, Field((), Seen.NOBODY, "i8")]
    """What a new town is worth, and what a card that is kept, up to so many cards."""
    worth_end: Annotated[Numbers, Field((TOWN,), Seen.NOBODY, "i8")]
    """What it is worth to end a journey in a town."""

    stages: Annotated[int, Field((), Seen.NOBODY, "i4")]
    """How many stages were found; they are numbered from 1."""
    lost: Annotated[int, Field((), Seen.NOBODY, "i4")]
    """The fewest cards of a stage that found no room; MOST_SPENT where everything fitted."""
    best: Annotated[int, Field((), Seen.NOBODY, "i4")]
    best_worth: Annotated[int, Field((), Seen.NOBODY, "i8")]
    ways: Annotated[Numbers, Field((TOWN,), Seen.NOBODY, "i4")]
    """The latest stage of every town that no other one beats; `also` leads to the others."""

    town: Annotated[Numbers, Field((STAGE,), Seen.NOBODY, holds=Id(TOWN))]
    hand: Annotated[Numbers, Field((STAGE,), Seen.NOBODY, "i8")]
    taken: Annotated[Numbers, Field((STAGE,), Seen.NOBODY, "i8", Bits(TOWN))]
    spent: Annotated[Numbers, Field((STAGE,), Seen.NOBODY)]
    steps: Annotated[Numbers, Field((STAGE,), Seen.NOBODY)]
    fresh: Annotated[Numbers, Field((STAGE,), Seen.NOBODY)]
    """How many new towns the walk has collected."""
    origin: Annotated[Numbers, Field((STAGE,), Seen.NOBODY, "i4")]
    step: Annotated[Numbers, Field((STAGE,), Seen.NOBODY)]
    """The stage before, and the step from there."""
    also: Annotated[Numbers, Field((STAGE,), Seen.NOBODY, "i4")]
    queued: Annotated[Numbers, Field((STAGE,), Seen.NOBODY, "i4")]
    slot: Annotated[Numbers, Field((STAGE,), Seen.NOBODY, "i4")]

    first: Annotated[Numbers, Field((SPENT,), Seen.NOBODY, "i4")]
    """The first stage of every number of cards spent; `queued` leads to the others."""
    slots: Annotated[Numbers, Field((SLOT,), Seen.NOBODY, "i4")]
    """Where a stage is looked up by its town and hand."""
    left: Annotated[Numbers, Field((CARD,), Seen.NOBODY, "i8")]
    pay: Annotated[Numbers, Field((CARD,), Seen.NOBODY, "i8")]
    """The hand at the stage that is visited, and the payment that is tried."""


class Travelling(Turn, Moving):
    """What journeys need of a table."""


@kernel
def find(desks: Any, seat: int, searches: Any) -> int:
    """Answer a search for a seat's journeys: the door. Answers how many stages there are."""
    desk = desks[0]
    search: Search = searches[0]
    clear(search)
    set_out(desk.box, desk.table, search, seat)
    for spent in range(MOST_SPENT):
        stage = search.first[spent]
        while stage > 0:
            visit(desk.box, desk.table, search, stage)
            stage = search.queued[stage]
    return search.stages


@kernel
def clear(search: Search) -> None:
    """Forget the search before; only what it used is wiped."""
    for stage in range(1, search.stages + 1):
        search.slots[search.slot[stage]] = 0
    for town in range(TOWNS):
        search.ways[town] = 0
    for spent in range(MOST_SPENT):
        search.first[spent] = 0
    search.stages = 0
    search.lost = MOST_SPENT
    search.best = 0


@kernel
def set_out(box: MapBox, table: Travelling, search: Search, seat: int) -> None:
    """Where the journey begins: at the boot, or behind a caravan that the seat is paying for, whatever it pays."""
    hand = 0
    for card in range(CARDS):
        hand += table.hand[seat, card] * bit(LANE * card)
    start = add(search, table.boot[seat], hand, 0)
    search.taken[start] = table.taken[seat]
    search.steps[start] = 0
    search.fresh[start] = 0
    search.origin[start] = 0
    if table.target != NONE and table.seat == seat:
        search.first[0] = 0
        unpack(search, hand, table.least)
        town = other_end(box, table.target, table.boot[seat])
        pay_any(search, start, town, (table.need, table.least), PAID_STEP)


@kernel
def visit(box: MapBox, table: Travelling, search: Search, stage: int) -> None:
    """Note a stage and go on from it, unless everything can be had from a better one.

    Where caravans are for those who lack the full set, more cards may mean fewer ways: there nothing is passed over.
    """
    if is_beaten(search, stage) == 1:
        if box.caravan_strict == 0:
            return
    else:
        town = search.town[stage]
        search.also[stage] = search.ways[town]
        search.ways[town] = stage
    if search.richest == 1:
        weigh(search, stage)
    if search.stages >= search.room:
        search.lost = min(search.lost, search.spent[stage] + 1)
    elif search.goal == 0 or search.taken[stage] != search.goal:
        unpack(search, search.hand[stage], 0)
        go_on(box, table, search, stage)


@kernel
def is_beaten(search: Search, stage: int) -> int:
    """Whether the same town was reached with these cards and more left (and, where they count, the same pieces)."""
    hand = search.hand[stage]
    missing = search.taken[stage] * search.richest
    other = search.ways[search.town[stage]]
    while other > 0:
        if ((search.hand[other] | GUARDS) - hand) & GUARDS == GUARDS and missing & ~search.taken[other] == 0:
            return 1
        other = search.also[other]
    return 0


@kernel
def weigh(search: Search, stage: int) -> None:
    """Note the stage that is worth most; of equal ones the cheapest."""
    kept = 0
    for card in range(CARDS):
        kept += (search.hand[stage] >> (LANE * card)) & MOST_OF_A_KIND
    worth = search.fresh[stage] * search.worth_town + search.worth_end[search.town[stage]]
    worth += min(kept, search.keep) * search.worth_card
    if search.best == 0 or worth > search.best_worth:
        search.best = stage
        search.best_worth = worth


@kernel
def unpack(search: Search, hand: int, least: int) -> None:
    """Lay out a hand by kinds, those below the least one left aside."""
    for card in range(CARDS):
        search.left[card] = 0
        if card >= least:
            search.left[card] = (hand >> (LANE * card)) & MOST_OF_A_KIND


@kernel
def go_on(box: MapBox, table: Travelling, search: Search, stage: int) -> None:
    """EL-M02, EL-C01. Every step from a stage: with the road's own cards, and by caravan with any."""
    town = search.town[stage]
    for place in range(box.degree[town]):
        road = box.roads_at[town, place]
        there = other_end(box, road, town)
        price = fare(box, table, road, town)
        able = 0
        if price > 0:
            card = card_for(box, table, road)
            if search.left[card] >= price:
                able = 1
                reach(search, stage, there, (search.hand[stage] - price * bit(LANE * card), price), road)
        price = caravan_fare(box, table, road)
        if price > 0 and search.caravans == 1 and may_caravan(box, road, able) == 1:
            pay_any(search, stage, there, (price, 0), CARAVAN_STEP + road)


@kernel
def pay_any(search: Search, stage: int, town: int, price: tuple[int, int], step: int) -> None:
    """EL-C01. Pay so many arbitrary cards, from the least kind on, in every different way."""
    count, least = price
    more = lay_out(search, least, count)
    while more == 1:
        hand = search.hand[stage]
        for card in range(least, CARDS):
            hand -= search.pay[card] * bit(LANE * card)
        reach(search, stage, town, (hand, count), step)
        more = next_payment(search, least)


@kernel
def lay_out(search: Search, lowest: int, count: int) -> int:
    """Pay so many cards with the lowest kinds from here on; answers whether there were enough."""
    for card in range(lowest, CARDS):
        search.pay[card] = min(count, search.left[card])
        count -= search.pay[card]
    return 1 if count == 0 else 0


@kernel
def next_payment(search: Search, least: int) -> int:
    """Change to the next payment of the same size; answers 0 after the last."""
    paid = 0
    room = 0
    for card in range(CARDS - 1, least - 1, -1):
        if room > 0 and search.pay[card] > 0:
            search.pay[card] -= 1
            return lay_out(search, card + 1, paid + 1)
        paid += search.pay[card]
        room += search.left[card] - search.pay[card]
    return 0


@kernel
def reach(search: Search, origin: int, town: int, paid: tuple[int, int], step: int) -> None:
    """Arrive in a town with this hand, for this price; of several walks to a stage the better one is kept."""
    hand, price = paid
    fresh = search.fresh[origin]
    taken = search.taken[origin]
    if town != ELVENHOLD and (taken >> town) & 1 == 0:  # must agree with `moving.arrive` (tested by replay)
        taken |= bit(town)
        fresh += 1
    steps = search.steps[origin] + 1
    stage = search.slots[slot_of(search, town, hand)]
    if stage == 0:
        stage = add(search, town, hand, search.spent[origin] + price)
    elif is_better(search, stage, steps, fresh) == 0:
        return
    search.taken[stage] = taken
    search.fresh[stage] = fresh
    search.steps[stage] = steps
    search.origin[stage] = origin
    search.step[stage] = step


@kernel
def is_better(search: Search, stage: int, steps: int, fresh: int) -> int:
    """Whether a walk beats the one that is known: by its new towns or by its steps, as was asked; then by the other."""
    fewer = search.steps[stage] - steps
    newer = fresh - search.fresh[stage]
    if search.richest == 1:
        return 1 if newer > 0 or (newer == 0 and fewer > 0) else 0
    return 1 if fewer > 0 or (fewer == 0 and newer > 0) else 0


@kernel
def slot_of(search: Search, town: int, hand: int) -> int:
    """Where a stage is noted, or would be."""
    slot = (hand % MODULUS + town * STRIDE) % SLOTS
    stage = search.slots[slot]
    while stage > 0 and (search.hand[stage] != hand or search.town[stage] != town):
        slot = (slot + 1) % SLOTS
        stage = search.slots[slot]
    return slot


@kernel
def add(search: Search, town: int, hand: int, spent: int) -> int:
    """Make a new stage. Where none is left, stage 0 takes what nobody reads, and the search notes what it lost."""
    if search.stages >= search.room:
        search.lost = min(search.lost, spent)
        return 0
    search.stages += 1
    stage = search.stages
    search.town[stage] = town
    search.hand[stage] = hand
    search.spent[stage] = spent
    search.slot[stage] = slot_of(search, town, hand)
    search.slots[search.slot[stage]] = stage
    search.queued[stage] = search.first[spent]
    search.first[spent] = stage
    return stage
