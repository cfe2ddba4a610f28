"""Perft: how many ways a match can go on for a few events; two right implementations of the rules agree on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from elvenhold.play.fields import OVER

if TYPE_CHECKING:
    from collections.abc import Callable

    from elvenhold.play.desk import Desk

STRIDE = 11
"""Larger than the usual numbers of outcomes and prime, so that a strolled deal is a varied one."""


class Branch(msgspec.Struct, frozen=True):
    """One way to go on, and in how many ways the match may go on from there."""

    move: str
    leaves: int


def perft(desk: Desk, depth: int) -> int:
    """How many sequences of this many events may follow; each outcome of the dealer is a branch of its own.

    A sequence that ends before because the match is over does not count.
    """
    if depth == 0:
        return 1
    if desk.waiting() == OVER:
        return 0
    moves = desk.options()
    if depth == 1:
        return len(moves)
    return sum(_leaves(desk, desk.table, move, depth) for move in moves)


def _leaves(desk: Desk, table: bytes, move: int, depth: int) -> int:
    desk.play(move)
    leaves = perft(desk, depth - 1)
    desk.table = table
    return leaves


def divide(desk: Desk, depth: int) -> list[Branch]:
    """The same count, apart for every first event: where two implementations disagree, this leads to the place."""
    text = desk.game.vocabulary.text
    return [Branch(text(move), _leaves(desk, desk.table, move, depth)) for move in sorted(desk.options())]


def stroll(desk: Desk, until: Callable[[Desk], bool]) -> int:
    """Deal, then go on by rote until the table looks as wanted; answers how many events that took.

    Event n (from 0) is the one at place 11 n modulo the number of options, in the order of their numbers,
    whoever decides. So a deal follows from the rules alone, and from no generator.
    """
    desk.deal()
    count = 0
    while not until(desk):
        options = sorted(desk.options())
        desk.play(options[STRIDE * count % len(options)])
        count += 1
    return count
