"""What no match of Elfenland could reach, however it was played: refused when a table is set up by hand."""

from __future__ import annotations

from typing import Any

from elvenhold.games.elfenland.dealing import is_due
from elvenhold.games.elfenland.guessing import choices_made
from elvenhold.games.elfenland.phases import odds, waiting
from elvenhold.games.elfenland.table import Phase
from elvenhold.mechanics.axes import CARD, KINDS, ROAD, ROADS, TOWN
from elvenhold.mechanics.counters import A_BACK, must_choose, on_offer, packed, row_total
from elvenhold.mechanics.placing import is_blocked
from elvenhold.play.errors import Malformed
from elvenhold.play.fields import DEALER, NONE

PUTTING_DOWN = (Phase.CARAVAN, Phase.DISCARD)
PICKING = (Phase.DRAFT, Phase.REFILL, Phase.BLIND)
FILLING = (Phase.OPENING, Phase.ROW, Phase.REFILL)
SEALING = (Phase.KEEP, Phase.REVEAL)
MANY_LAPS = (Phase.OPENING, Phase.DEALING, Phase.PLAN, Phase.OVER)
"""Phases in which play may go round any number of times, or that may begin when it has gone round."""
COUNTED_IN: dict[str, tuple[Phase, ...]] = {
    "passes": (Phase.PLAN,),
    "picks": (Phase.KEEP,),
    "need": PUTTING_DOWN,
    "least": PUTTING_DOWN,
    "outright": (Phase.OVER,),
}
"""In which phases a number may be anything but 0."""


def require(holds: bool, otherwise: str) -> None:  # noqa: FBT001 - reads as an assertion
    """Refuse a table on which something does not hold."""
    if not holds:
        raise Malformed(otherwise, expected="a table that a match could reach")


def check(box: Any, table: Any) -> None:
    """Refuse what no match could reach; everything that can be counted has been counted."""
    _check_seats(box, table)
    _check_roads(box, table)
    _check_phase(box, table)
    _check_numbers(box, table)
    _check_turn(box, table)
    _check_kept(box, table)
    if waiting(box, table) == DEALER:
        _check_dealer(box, table)


def _check_seats(box: Any, table: Any) -> None:
    for name in ("seat", "first"):
        number = getattr(table, name)
        require(number < box.players, f"{name}: {'nobody' if number == NONE else number} does not play")
    for seat in range(box.players):
        require(table.boot[seat] != NONE, f"the boot of seat {seat} stands nowhere")
        require(table.taken[seat] & ~box.all_towns == 0, f"seat {seat} has a piece from {TOWN.words[0]}")
        require(table.obstacles[seat] <= box.obstacles_each, f"seat {seat} has too many obstacles")
    require(box.home_town == 1 or all(home == NONE for home in table.home), "there are no town cards in this match")
    homes = [table.home[seat] for seat in range(box.players) if table.home[seat] != NONE]
    require(len(set(homes)) == len(homes), "two seats have the same town card")
    require(all(box.town_cards >> home & 1 for home in homes), "a home is a town that has no card")


def _check_roads(box: Any, table: Any) -> None:
    require(row_total(table) <= box.row_size, f"the row holds more than {box.row_size} counters")
    for road in range(ROADS):
        kind = table.road[road]
        fits = kind != NONE and box.fits[kind] >> road & 1
        require(kind == NONE or fits, f"{ROAD.words[road]} takes no such counter")
        require(not is_blocked(table, road) or kind != NONE, f"the obstacle on {ROAD.words[road]} has no counter")


def _check_phase(box: Any, table: Any) -> None:
    """The edition has this phase, and the match may be in it in this round."""
    played = {
        Phase.HOMES: box.home_town,
        Phase.OPENING: box.row_at_setup,
        Phase.ROW: not box.row_at_setup,
        Phase.SHOWING: box.may_show,
    }
    phase = Phase(table.phase)
    require(bool(played.get(phase, True)), f"this edition has no phase {phase.name.lower()}")
    first, last = (1, box.rounds) if phase > Phase.OPENING else (0, (box.rounds - 1) * (phase == Phase.OPENING))
    if phase in SEALING and box.keep_early == 0:
        last -= 1
    require(first <= table.round_no <= last, f"there is no round {table.round_no} in this phase")


def _check_numbers(box: Any, table: Any) -> None:
    """What is counted in one phase is 0 in the others."""
    phase = table.phase
    for name, phases in COUNTED_IN.items():
        require(phase in phases or getattr(table, name) == 0, f"there are no {name} in this phase")
    require(table.passes < box.players, "after as many passes in a row planning is over")
    complete = any(table.taken[seat] == box.all_towns for seat in range(box.players))
    require(table.outright <= complete, "nobody has won outright")
    laps = box.open_picks if phase in PICKING else 1
    require(phase in MANY_LAPS or table.lap < laps, f"this phase does not go round {table.lap} times")
    require(phase == Phase.CARAVAN or table.target == NONE, "no caravan is on its way in this phase")
    for seat in range(box.players):
        may_show = phase == Phase.SHOWING and seat == table.seat
        require(may_show or table.fresh[seat] == NONE, f"seat {seat} has no counter to show")


def _check_dealer(box: Any, table: Any) -> None:
    """There is a place for what the dealer turns up, and something that he can turn up."""
    seat, phase = table.seat, table.phase
    if phase in FILLING:
        require(row_total(table) < box.row_size, "the row is full")
    if phase == Phase.DEALING:
        require(is_due(box, table) == 1, f"seat {seat} has all its cards")
    if phase == Phase.HOMES:
        require(table.home[seat] == NONE, f"seat {seat} has its town card")
    require(odds(box, table) > 0, "nothing is left that the dealer could turn up")


def _check_turn(box: Any, table: Any) -> None:
    """The seat to decide has something to decide."""
    seat, phase = table.seat, table.phase
    if phase in PUTTING_DOWN:
        payable = sum(table.hand[seat, card] for card in range(table.least, CARD.size))
        require(0 < table.need <= payable, f"seat {seat} cannot put down {table.need} cards")
    if phase == Phase.CARAVAN:
        ends = () if table.target == NONE else (box.ends[table.target, 0], box.ends[table.target, 1])
        require(table.boot[seat] in ends, "the caravan has no road from where the boot stands")
    if phase == Phase.SHOWING:
        fresh = table.fresh[seat]
        require(fresh != NONE and table.hidden[seat, fresh] > 0, f"seat {seat} has drawn no counter to show")
    if phase == Phase.DRAFT:
        require(table.pool_left + row_total(table) > 0, "there is no counter left to take")
    if phase == Phase.KEEP:
        require(must_choose(box, table, seat) == 1 and table.picks < box.counter_limit, "nothing is to be kept")


def _check_kept(box: Any, table: Any) -> None:
    """Whoever has chosen counters owns them, and has chosen as many as the order of turns says."""
    for seat in range(box.players):
        places = range(2 * KINDS)
        require(all(on_offer(table, seat, place) >= 0 for place in places), f"seat {seat} keeps what it does not own")
        require(packed(table.kept[seat], A_BACK) == 0, f"seat {seat} keeps a counter whose kind is not said")
        due = 0
        if table.phase in SEALING and must_choose(box, table, seat) == 1:
            due = choices_made(box, table, seat)
        kept = sum(packed(table.kept[seat], place) for place in places)
        require(kept == due, f"seat {seat} keeps {kept} counters, not {due}")
