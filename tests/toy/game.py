"""Gems, a toy: draw gems in secret, then all offer one at the same time; a gem that nobody else offers scores."""

# ruff: noqa: ARG001 - kernels of one kind take the same arguments

from __future__ import annotations

import hashlib
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import numpy as np

from elvenhold.play.bits import bit
from elvenhold.play.fields import (
    DEALER,
    OVER,
    PACKED_BITS,
    SEAT,
    SEATS,
    Axis,
    Field,
    Id,
    Numbers,
    Packed,
    Seen,
)
from elvenhold.play.game import Game
from elvenhold.play.kernel import kernel
from elvenhold.play.luck import Luck, below
from elvenhold.play.moves import Told, Verb, Vocabulary
from elvenhold.play.options import Option, Options, Preset
from elvenhold.play.schema import State, plain
from elvenhold.play.spans import note
from elvenhold.play.title import Refusal, Title

if TYPE_CHECKING:
    from collections.abc import Callable


class Phase(IntEnum):
    """Who may do what now."""

    CHOOSE = 0
    OFFER = 1
    DRAW = 2
    REVEAL = 3
    OVER = 4


PHASE = Axis("phase", tuple(phase.name.lower() for phase in Phase))
GEM = Axis("gem", ("ruby", "pearl", "jade"))
GEMS = GEM.size
RANK, POINTS, HELD = range(3)

VOCABULARY = Vocabulary(
    (
        Verb("draw", (Axis("gem", (*GEM.words, "?")),), Told.OWNER, by_dealer=True),
        Verb("reveal", (), Told.REVEAL, by_dealer=True),
        Verb("pass"),
        Verb("take"),
        Verb("offer", (GEM,), Told.SEALED),
        Verb("offer unseen", (), Told.SEALED),
    )
)
DRAW = VOCABULARY.first["draw"]
REVEAL = VOCABULARY.first["reveal"]
PASS = VOCABULARY.first["pass"]
TAKE = VOCABULARY.first["take"]
OFFER = VOCABULARY.first["offer"]


class Gems(State):
    """What lies on the table."""

    seat: Annotated[int, Field((), Seen.ALL, holds=Id(SEAT))]
    phase: Annotated[int, Field((), Seen.ALL, holds=Id(PHASE))]
    over: Annotated[int, Field((), Seen.ALL)]
    rounds_left: Annotated[int, Field((), Seen.ALL)]
    deck: Annotated[Numbers, Field((GEM,), Seen.NOBODY)]
    deck_left: Annotated[int, Field((), Seen.ALL)]
    hand: Annotated[Numbers, Field((SEAT, GEM), Seen.OWNER)]
    held: Annotated[Numbers, Field((SEAT,), Seen.ALL)]
    offered: Annotated[Numbers, Field((SEAT,), Seen.OWNER, "i8", Packed(GEM))]
    spent: Annotated[Numbers, Field((GEM,), Seen.ALL)]
    points: Annotated[Numbers, Field((SEAT,), Seen.ALL, "i4")]


class GemBox(State):
    """What is in the box."""

    players: Annotated[int, Field((), Seen.ALL)]
    rounds: Annotated[int, Field((), Seen.ALL)]
    gems: Annotated[Numbers, Field((GEM,), Seen.ALL)]


@kernel
def deal(box: GemBox, table: Gems) -> None:
    """All gems go into the deck."""
    table.seat = 0
    table.phase = Phase.CHOOSE
    table.over = 0
    table.rounds_left = box.rounds
    table.deck_left = 0
    for gem in range(GEMS):
        table.deck[gem] = box.gems[gem]
        table.deck_left += box.gems[gem]
        table.spent[gem] = 0
    for seat in range(SEATS):
        table.held[seat] = 0
        table.offered[seat] = 0
        table.points[seat] = 0
        for gem in range(GEMS):
            table.hand[seat, gem] = 0


@kernel
def waiting(box: GemBox, table: Gems) -> int:
    """The seat, except while the dealer draws or reveals."""
    if table.phase == Phase.OVER:
        return OVER
    if table.phase >= Phase.DRAW:
        return DEALER
    return table.seat


@kernel
def stretch(box: GemBox, table: Gems) -> int:
    """All choose, then all offer."""
    return 1 if table.phase == Phase.OFFER else 0


@kernel
def legal(box: GemBox, table: Gems, spans: Numbers) -> int:
    """Pass, or take while the deck lasts; offer what is in hand."""
    if table.phase == Phase.OFFER:
        gems = 0
        for gem in range(GEMS):
            if table.hand[table.seat, gem] > 0:
                gems |= bit(gem)
        return note(spans, 0, OFFER, gems)
    return note(spans, note(spans, 0, PASS, 1), TAKE, 1 if table.deck_left > 0 else 0)


@kernel
def play(box: GemBox, table: Gems, move: int) -> None:
    """One event."""
    if table.phase == Phase.DRAW:
        draw_gem(table, move - DRAW)
        next_chooser(box, table)
    elif table.phase == Phase.REVEAL:
        reveal(box, table)
    elif table.phase == Phase.OFFER:
        disclose(box, table, table.seat, move)
        table.seat += 1
        next_offer(box, table)
    elif move == TAKE:
        table.phase = Phase.DRAW
    else:
        next_chooser(box, table)


@kernel
def draw_gem(table: Gems, gem: int) -> None:
    """A gem goes from the deck to a hand; its kind may be unseen."""
    if gem < GEMS:
        table.deck[gem] -= 1
        table.hand[table.seat, gem] += 1
    table.deck_left -= 1
    table.held[table.seat] += 1


@kernel
def next_chooser(box: GemBox, table: Gems) -> None:
    """Once round the table; then all offer."""
    table.phase = Phase.CHOOSE
    table.seat += 1
    if table.seat == box.players:
        table.seat = 0
        next_offer(box, table)


@kernel
def next_offer(box: GemBox, table: Gems) -> None:
    """Everybody who holds a gem offers one; then all is revealed."""
    table.phase = Phase.OFFER
    while table.seat < box.players:
        if table.held[table.seat] > 0:
            return
        table.seat += 1
    table.seat = 0
    table.phase = Phase.REVEAL


@kernel
def disclose(box: GemBox, table: Gems, seat: int, move: int) -> None:
    """Note a sealed offer; an unseen one leaves no trace in a view."""
    if move < OFFER + GEMS:
        table.offered[seat] += one_gem(move - OFFER)


@kernel
def one_gem(gem: int) -> int:
    """One gem of this kind, packed."""
    return 1 << (PACKED_BITS * gem)


@kernel
def rivals(box: GemBox, table: Gems, gem: int) -> int:
    """How many seats offer this gem."""
    count = 0
    for seat in range(box.players):
        if table.offered[seat] == one_gem(gem):
            count += 1
    return count


@kernel
def reveal(box: GemBox, table: Gems) -> None:
    """All offers leave their hands; those that are alone score."""
    for gem in range(GEMS):
        alone = rivals(box, table, gem)
        for seat in range(box.players):
            if table.offered[seat] == one_gem(gem):
                table.hand[seat, gem] -= 1
                table.held[seat] -= 1
                table.spent[gem] += 1
                table.points[seat] += 1 if alone == 1 else 0
    for seat in range(SEATS):
        table.offered[seat] = 0
    table.rounds_left -= 1
    table.over = 1 if table.rounds_left == 0 else 0
    table.phase = Phase.OVER if table.over == 1 else Phase.CHOOSE


@kernel
def outcomes(box: GemBox, table: Gems, out: Numbers, weights: Numbers) -> int:
    """Every gem left in the deck; the reveal has one outcome."""
    if table.phase == Phase.REVEAL:
        out[0] = REVEAL
        weights[0] = 1
        return 1
    count = 0
    for gem in range(GEMS):
        if table.deck[gem] > 0:
            out[count] = DRAW + gem
            weights[count] = table.deck[gem]
            count += 1
    return count


@kernel
def odds(box: GemBox, table: Gems) -> int:
    """How many gems are left; the reveal has one outcome."""
    return 1 if table.phase == Phase.REVEAL else table.deck_left


@kernel
def draw(box: GemBox, table: Gems, place: int) -> int:
    """The fast path of `outcomes`."""
    if table.phase == Phase.REVEAL:
        return REVEAL
    return DRAW + gem_at(table, place)


@kernel
def gem_at(table: Gems, place: int) -> int:
    """The gem at this place of the deck."""
    for gem in range(GEMS):
        place -= table.deck[gem]
        if place < 0:
            return gem
    return GEMS


@kernel
def result(box: GemBox, table: Gems, out: Numbers) -> None:
    """Rank, points and gems left of every seat."""
    for seat in range(box.players):
        out[seat, RANK] = 1
        out[seat, POINTS] = table.points[seat]
        out[seat, HELD] = table.held[seat]
        for other in range(box.players):
            if table.points[other] > table.points[seat]:
                out[seat, RANK] += 1


@kernel
def guess(box: GemBox, table: Gems, luck: Luck) -> None:
    """Fill the hands that a view does not show, and the offers that were made out of them."""
    for gem in range(GEMS):
        table.deck[gem] = box.gems[gem] - table.spent[gem]
        for seat in range(box.players):
            table.deck[gem] -= table.hand[seat, gem]
    left = table.deck_left
    for seat in range(box.players):
        left += table.held[seat]
        for gem in range(GEMS):
            left -= table.hand[seat, gem]
    table.deck_left, public = left, table.deck_left
    for seat in range(box.players):
        guess_hand(table, seat, luck)
        offers = table.phase == Phase.REVEAL or (table.phase == Phase.OFFER and seat < table.seat)
        if offers and table.held[seat] > 0 and table.offered[seat] == 0:
            guess_offer(table, seat, luck)
    table.deck_left = public


@kernel
def guess_hand(table: Gems, seat: int, luck: Luck) -> None:
    """Give a seat the gems that a view does not name."""
    missing = table.held[seat]
    for gem in range(GEMS):
        missing -= table.hand[seat, gem]
    for _ in range(missing):
        gem = gem_at(table, below(luck, table.deck_left))
        table.deck[gem] -= 1
        table.deck_left -= 1
        table.hand[seat, gem] += 1


@kernel
def guess_offer(table: Gems, seat: int, luck: Luck) -> None:
    """One of the gems in a hand has been offered."""
    place = below(luck, table.held[seat])
    for gem in range(GEMS):
        if 0 <= place < table.hand[seat, gem]:
            table.offered[seat] = one_gem(gem)
        place -= table.hand[seat, gem]


def make_box(seats: int, options: Options) -> bytes:
    """A box for 2 to 6 seats."""
    record = np.zeros(1, GemBox.dtype)
    box: Any = plain(GemBox.dtype, record)
    box.players, box.rounds = seats, options["rounds"]
    for gem in range(GEMS):
        box.gems[gem] = options["gems"]
    return record.tobytes()


OPTIONS = {
    "rounds": Option("rounds", "number", "Rounds of a match.", low=1, high=9),
    "gems": Option("gems", "number", "Gems of each kind.", low=1, high=15),
}


def presets() -> dict[str, Preset]:
    """A short match, and one in which the deck runs out."""
    return {
        name: Preset(name, {"en": name.title()}, {"rounds": rounds, "gems": gems})
        for name, rounds, gems in (("short", 2, 5), ("scarce", 5, 2))
    }


# The cache knows the wording of the package's files only; a game from outside says its own in its name.
WORDING = hashlib.blake2b(Path(__file__).read_bytes(), digest_size=4).hexdigest()

FUNCTIONS: dict[str, Callable[..., Any]] = {
    "deal": deal,
    "waiting": waiting,
    "stretch": stretch,
    "legal": legal,
    "play": play,
    "outcomes": outcomes,
    "odds": odds,
    "draw": draw,
    "result": result,
    "disclose": disclose,
    "guess": guess,
}
TOY = Game(f"toy-{WORDING}", (GemBox, Gems), VOCABULARY, FUNCTIONS)

TITLE = Title(
    "toy",
    TOY,
    rules_version=1,
    options=OPTIONS,
    presets=presets,
    make_box=make_box,
    explain=lambda _box, _table, _move: Refusal("TOY-1", "that is not possible now"),
    complete=lambda _box, _table, _said: None,
    derived=(),
)
