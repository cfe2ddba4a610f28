"""A table of Elfenland that is set up by hand: what follows from what was said, and whether it can be."""

from __future__ import annotations

from typing import Any

from elvenhold.games.elfenland.table import Phase
from elvenhold.mechanics.axes import CARD, COUNTER, KINDS, ROAD, ROADS, TOWN
from elvenhold.mechanics.counters import must_choose, on_offer, packed
from elvenhold.mechanics.placing import is_blocked
from elvenhold.play.errors import Malformed
from elvenhold.play.fields import NONE

DERIVED = ("held", "deck", "deck_left", "backs", "pool", "pool_left", "over")
PUTTING_DOWN = (Phase.CARAVAN, Phase.DISCARD)


def complete(box: Any, table: Any, said: frozenset[str]) -> None:
    """Count what is held and what is left, and refuse what no match could reach."""
    _require(table.phase <= Phase.OVER, "there is no phase")
    if "round_no" not in said and table.phase > Phase.OPENING:
        table.round_no = 1
    _count_cards(box, table)
    _count_counters(box, table)
    table.over = int(table.phase == Phase.OVER)
    _check_seats(box, table)
    _check_roads(box, table)
    _check_phase(box, table)


def _count_cards(box: Any, table: Any) -> None:
    table.deck_left = 0
    for card in range(CARD.size):
        inhand = sum(table.hand[seat, card] for seat in range(box.players))
        table.deck[card] = _left(box.cards[card] - inhand - table.spent[card], CARD.words[card], "cards")
        table.deck_left += table.deck[card]
    for seat in range(box.players):
        table.held[seat] = sum(table.hand[seat, card] for card in range(CARD.size))


def _count_counters(box: Any, table: Any) -> None:
    table.pool_left = 0
    for kind in range(KINDS):
        out = table.row[kind] + sum(table.road[road] == kind for road in range(ROADS))
        out += sum(table.hidden[seat, kind] + table.open[seat, kind] for seat in range(box.players))
        table.pool[kind] = _left(box.counters[kind] - out, COUNTER.words[kind], "counters")
        table.pool_left += table.pool[kind]
    for seat in range(box.players):
        table.backs[seat] = sum(table.hidden[seat, kind] for kind in range(KINDS))


def _left(number: int, word: str, things: str) -> int:
    if number < 0:
        raise Malformed(f"there are {-number} {word} {things} too many", expected="no more than lie in the box")
    return number


def _check_seats(box: Any, table: Any) -> None:
    for name in ("seat", "first"):
        _require(getattr(table, name) < box.players, f"{name} {getattr(table, name)} has no player")
    for seat in range(box.players):
        _require(table.boot[seat] != NONE, f"the boot of seat {seat} stands nowhere")
        _require(table.taken[seat] & ~box.all_towns == 0, f"seat {seat} has a piece from {TOWN.words[0]}")
    homes = [table.home[seat] for seat in range(box.players) if table.home[seat] != NONE]
    _require(len(set(homes)) == len(homes), "two seats have the same town card")
    _require(all(box.town_cards >> home & 1 for home in homes), "a home is a town that has no card")


def _check_roads(box: Any, table: Any) -> None:
    for road in range(ROADS):
        kind = table.road[road]
        fits = kind != NONE and box.fits[kind] >> road & 1
        _require(kind == NONE or fits, f"{ROAD.words[road]} takes no such counter")
        _require(not is_blocked(table, road) or kind != NONE, f"the obstacle on {ROAD.words[road]} has no counter")


def _check_phase(box: Any, table: Any) -> None:
    seat, phase = table.seat, table.phase
    first, last = (1, box.rounds) if phase > Phase.OPENING else (0, (box.rounds - 1) * (phase == Phase.OPENING))
    _require(first <= table.round_no <= last, f"there is no round {table.round_no} in this phase")
    _require(table.passes < box.players, "after as many passes in a row planning is over")
    if phase in PUTTING_DOWN:
        payable = sum(table.hand[seat, card] for card in range(table.least, CARD.size))
        _require(0 < table.need <= payable, f"seat {seat} cannot put down {table.need} cards")
    if phase == Phase.CARAVAN:
        ends = () if table.target == NONE else (box.ends[table.target, 0], box.ends[table.target, 1])
        _require(table.boot[seat] in ends, "the caravan has no road from where the boot stands")
    if phase == Phase.SHOWING:
        fresh = table.fresh[seat]
        _require(fresh != NONE and table.hidden[seat, fresh] > 0, f"seat {seat} has drawn no counter to show")
    if phase == Phase.KEEP:
        _require(must_choose(box, table, seat) == 1 and table.picks < box.counter_limit, "nothing is to be kept")
    _check_kept(box, table)


def _check_kept(box: Any, table: Any) -> None:
    for seat in range(box.players):
        places = range(2 * KINDS)
        _require(all(on_offer(table, seat, place) >= 0 for place in places), f"seat {seat} keeps what it does not own")
        kept = sum(packed(table.kept[seat], place) for place in places)
        _require(kept <= box.counter_limit, f"seat {seat} keeps {kept} counters")


def _require(holds: bool, otherwise: str) -> None:  # noqa: FBT001 - reads as an assertion
    if not holds:
        raise Malformed(otherwise, expected="a table that a match could reach")
