"""Tell: what one seat learns of an event, and how it follows a match from that alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import numpy as np

from elvenhold.play.fields import PACKED_BITS, Packed
from elvenhold.play.moves import Told as Learns
from elvenhold.sight.look import View, look
from elvenhold.sight.veil import is_over

if TYPE_CHECKING:
    from elvenhold.play.desk import Desk
    from elvenhold.play.game import Game

Opened = tuple[tuple[str, tuple[int, ...]], ...]


class Told(msgspec.Struct, frozen=True):
    """An event as one seat learns it: in full, in part (veiled), or as a number alone (move is None)."""

    move: int | None
    sealed: tuple[tuple[int, int], ...] = ()
    """At the reveal: what each other seat had chosen, as far as this seat may know it."""
    opened: Opened = ()
    """At the end: fields that were secret until then."""


class Step(msgspec.Struct, frozen=True):
    """A move between the table it met and the table it made."""

    before: bytes
    move: int
    after: bytes


def tell(game: Game, step: Step, seat: int) -> Told:
    """What a seat (or a spectator, -1) learns of a step."""
    learns = game.vocabulary.verb_of[step.move].told
    mine = seat == concerned(game, step.before)
    if learns is Learns.SEALED and not mine:
        return Told(None)
    veiled = learns is Learns.OWNER and not mine
    return Told(
        game.vocabulary.veils[step.move] if veiled else step.move,
        _sealed_choices(game, step.before, seat) if learns is Learns.REVEAL else (),
        _opened(game, step),
    )


def concerned(game: Game, table: bytes) -> int:
    """The seat that decides, or that the dealer serves."""
    return int(np.frombuffer(table, game.table.dtype)["seat"][0])


def _sealed_choices(game: Game, table: bytes, seat: int) -> tuple[tuple[int, int], ...]:
    """The sealed choices of the other seats: a sealed verb's choices lie in the packed field of the same axis."""
    record = np.frombuffer(table, game.table.dtype)
    return tuple(
        (other, game.vocabulary.veils[game.vocabulary.first[verb.words] + place])
        for verb in game.vocabulary.verbs
        if verb.told is Learns.SEALED and verb.axes
        for name, field in game.table.fields.items()
        if isinstance(field.holds, Packed) and field.holds.axis == verb.axes[0]
        for other, kept in enumerate(record[name][0].tolist())
        if other != seat
        for place in range(verb.size)
        for _ in range(kept >> (PACKED_BITS * place) & 15)
    )


def _opened(game: Game, step: Step) -> Opened:
    """The fields that everybody sees from the end on, if this step was the end."""
    if is_over(game, step.before) or not is_over(game, step.after):
        return ()
    record = np.frombuffer(step.after, game.table.dtype)
    return tuple(
        (name, tuple(record[name][0].ravel().tolist()))
        for name, field in game.table.fields.items()
        if field.seen.until_over
    )


def follow(view: View, told: Told, desk: Desk) -> View:
    """The view after an event, from the view before it and what was told: no table is needed.

    The rules themselves are played on the view; numbers that it does not hold are made blank again.
    """
    game = view.game
    desk.table = view.table
    for seat, move in told.sealed:
        desk.disclose(seat, move)
    desk.play(game.vocabulary.sealed if told.move is None else told.move)
    record = np.frombuffer(bytearray(desk.table), game.table.dtype)
    for name, numbers in told.opened:
        record[name][0] = np.reshape(numbers, record[name][0].shape)
    return look(game, view.box, record.tobytes(), view.seat)
