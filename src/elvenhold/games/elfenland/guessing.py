"""What a seat of Elfenland does not see, filled in with one world that is consistent with what it does see."""

from __future__ import annotations

from elvenhold.games.elfenland.dealing import town_deck
from elvenhold.games.elfenland.table import Elfenland, ElfenlandBox, Phase
from elvenhold.mechanics.axes import KINDS, ROADS
from elvenhold.mechanics.cards import guess_hands
from elvenhold.mechanics.counters import guess_counters, guess_fresh, guess_kept, must_choose
from elvenhold.play.bits import nth_one, ones
from elvenhold.play.fields import NONE, SEATS, UNSEEN
from elvenhold.play.kernel import kernel
from elvenhold.play.luck import Luck, below


@kernel
def guess(box: ElfenlandBox, table: Elfenland, luck: Luck) -> None:
    """COM-E12. Hands, backs, town cards and sealed choices from what nobody has seen."""
    owing = table.seat if table.phase == Phase.CARAVAN or table.phase == Phase.DISCARD else box.players
    guess_hands(box, table, box.players, owing, luck)
    for kind in range(KINDS):
        table.pool[kind] = box.counters[kind]
    for road in range(ROADS):
        if table.road[road] != NONE:
            table.pool[table.road[road]] -= 1
    guess_counters(box, table, box.players, luck)
    guess_homes(box, table, luck)
    for seat in range(SEATS):
        if table.fresh[seat] == UNSEEN:
            table.fresh[seat] = NONE
            if table.phase == Phase.SHOWING and seat == table.seat:
                guess_fresh(table, seat, luck)
    if table.phase == Phase.KEEP or table.phase == Phase.REVEAL:
        guess_sealed(box, table, luck)


@kernel
def steps_after_first(box: ElfenlandBox, table: Elfenland, seat: int) -> int:
    """How many seats sit between the start player and this one."""
    return (seat - table.first + box.players) % box.players


@kernel
def has_town_card(box: ElfenlandBox, table: Elfenland, seat: int) -> int:
    """EL-S11. Whether a seat has been dealt its town card by now."""
    if box.home_town == 0 or seat >= box.players or table.phase == Phase.START:
        return 0
    if table.phase != Phase.HOMES:
        return 1
    return 1 if steps_after_first(box, table, seat) < steps_after_first(box, table, table.seat) else 0


@kernel
def any_one(luck: Luck, bits: int) -> int:
    """The place of one of the bits that are set, each as likely."""
    return nth_one(bits, below(luck, ones(bits)))


@kernel
def guess_homes(box: ElfenlandBox, table: Elfenland, luck: Luck) -> None:
    """EL-S11. Unseen town cards are any that lie in no seat's sight."""
    for seat in range(SEATS):
        if table.home[seat] == UNSEEN:
            table.home[seat] = NONE
            if has_town_card(box, table, seat) == 1:
                table.home[seat] = any_one(luck, town_deck(box, table))


@kernel
def guess_sealed(box: ElfenlandBox, table: Elfenland, luck: Luck) -> None:
    """AMB-EL-34. Who has chosen is public, by the order of turns; what, is guessed."""
    for seat in range(box.players):
        if must_choose(box, table, seat) == 1 and table.kept[seat] == 0:
            guess_kept(box, table, seat, choices_made(box, table, seat), luck)


@kernel
def choices_made(box: ElfenlandBox, table: Elfenland, seat: int) -> int:
    """How many counters a seat has chosen to keep by now."""
    if table.phase == Phase.REVEAL:
        return box.counter_limit
    if seat == table.seat:
        return table.picks
    if steps_after_first(box, table, seat) < steps_after_first(box, table, table.seat):
        return box.counter_limit
    return 0
