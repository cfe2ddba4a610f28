"""Cards: hands, the deck, and the cards that were played this round."""

from __future__ import annotations

from typing import Annotated

from elvenhold.mechanics.axes import CARD, CARDS
from elvenhold.play.bits import bit
from elvenhold.play.fields import SEAT, Field, Numbers, Seen
from elvenhold.play.kernel import kernel
from elvenhold.play.luck import Luck, below
from elvenhold.play.schema import State


class Hands(State):
    """Who holds what, and what is left."""

    hand: Annotated[Numbers, Field((SEAT, CARD), Seen.OWNER)]
    held: Annotated[Numbers, Field((SEAT,), Seen.ALL)]
    """How many cards each holds."""
    deck: Annotated[Numbers, Field((CARD,), Seen.NOBODY)]
    deck_left: Annotated[int, Field((), Seen.ALL)]
    spent: Annotated[Numbers, Field((CARD,), Seen.ALL)]
    """Cards played or discarded since the last deal: everybody saw them."""
    need: Annotated[int, Field((), Seen.ALL)]
    """How many cards the seat still has to put down."""
    least: Annotated[int, Field((), Seen.ALL)]
    """The lowest kind that may come next: sets are put down in one order only."""


class CardBox(State):
    """What cards there are."""

    cards: Annotated[Numbers, Field((CARD,), Seen.ALL)]


@kernel
def new_deck(box: CardBox, table: Hands) -> None:
    """EL-S06. All travel cards, face down."""
    table.deck_left = 0
    for card in range(CARDS):
        table.deck[card] = box.cards[card]
        table.deck_left += box.cards[card]
        table.spent[card] = 0


@kernel
def deal_card(table: Hands, seat: int, card: int) -> None:
    """EL-P1-1. One card from the deck to a hand; its kind may be unseen."""
    if card < CARDS:
        table.deck[card] -= 1
        table.hand[seat, card] += 1
    table.deck_left -= 1
    table.held[seat] += 1


@kernel
def put_down(table: Hands, seat: int, card: int, count: int) -> None:
    """EL-M13. Played cards lie open and are not available again before the next deal."""
    table.hand[seat, card] -= count
    table.held[seat] -= count
    table.spent[card] += count


@kernel
def reshuffle(table: Hands) -> None:
    """EL-P1-3, EL-P6-7. All cards that are in no hand make the next deck."""
    for card in range(CARDS):
        table.deck[card] += table.spent[card]
        table.deck_left += table.spent[card]
        table.spent[card] = 0


@kernel
def ask_for_cards(table: Hands, count: int) -> None:
    """Ask the seat to put down this many cards of its choice."""
    table.need = count
    table.least = 0


@kernel
def may_put_down(table: Hands, seat: int) -> int:
    """The kinds that may be put down next, one bit each, so that the rest can follow in non-falling order."""
    kinds = 0
    from_here = 0
    for place in range(CARDS):
        card = CARDS - 1 - place
        from_here += table.hand[seat, card]
        if card >= table.least and table.hand[seat, card] > 0 and from_here >= table.need:
            kinds |= bit(card)
    return kinds


@kernel
def put_down_chosen(table: Hands, seat: int, card: int) -> None:
    """Put down one card of a set that is being chosen."""
    put_down(table, seat, card, 1)
    table.need -= 1
    table.least = card


@kernel
def kind_at(urn: Numbers, place: int, lowest: int) -> int:
    """Which kind lies at a place of an urn of counts, of this kind or a higher one."""
    kind = lowest
    while place >= urn[kind]:
        place -= urn[kind]
        kind += 1
    return kind


@kernel
def from_kind(urn: Numbers, lowest: int) -> int:
    """How many things of this kind or a higher one an urn holds."""
    total = 0
    for kind in range(lowest, CARDS):
        total += urn[kind]
    return total


@kernel
def guess_card(table: Hands, seat: int, lowest: int, luck: Luck) -> None:
    """Give a seat one unseen card that the deck may have lost to it."""
    card = kind_at(table.deck, below(luck, from_kind(table.deck, lowest)), lowest)
    table.deck[card] -= 1
    table.hand[seat, card] += 1


@kernel
def unseen_cards(table: Hands, seat: int) -> int:
    """How many of a seat's cards a view does not show."""
    missing = table.held[seat]
    for card in range(CARDS):
        missing -= table.hand[seat, card]
    return missing


@kernel
def guess_hands(box: CardBox, table: Hands, players: int, owing: int, luck: Luck) -> None:
    """COM-E12. Fill unseen hands from the cards that nobody has seen; the rest is the deck.

    A seat that is putting down a set (`owing`) must be able to finish it, so its cards are found first.
    """
    for card in range(CARDS):
        table.deck[card] = box.cards[card] - table.spent[card]
        for seat in range(players):
            table.deck[card] -= table.hand[seat, card]
    if owing < players and unseen_cards(table, owing) > 0:
        for _ in range(table.need):
            guess_card(table, owing, table.least, luck)
    for seat in range(players):
        for _ in range(unseen_cards(table, seat)):
            guess_card(table, seat, 0, luck)
