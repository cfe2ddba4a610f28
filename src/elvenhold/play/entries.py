"""The doors between Python and the kernels: few, because each costs seconds of compiling per game."""

from __future__ import annotations

from typing import Any

from elvenhold.play.contract import (
    Box,
    Table,
    deal,
    disclose,
    draw,
    guess,
    legal,
    odds,
    outcomes,
    play,
    result,
    stretch,
    waiting,
)
from elvenhold.play.fields import DEALER, OVER, SEATS, Numbers
from elvenhold.play.kernel import kernel
from elvenhold.play.luck import Luck, below
from elvenhold.play.spans import count_moves, list_moves, nth_move

DEAL, WAIT, LIST, PLAY, CHANCES, DRAW, RESULT, DISCLOSE, GUESS = range(9)
RANK, SCORE = range(2)
DECISIONS, TURNED_UP, MATCHES = range(3)
WINS, RANKS, SCORES, TALLIES = range(3, 3 + 4 * SEATS, SEATS)
"""What many matches are counted in: how much happened, then each seat's wins, and its sums of ranks and scores."""
WIN = 60
"""A win, in parts that two to six winners can share."""
Rows = Any
"""An array of records."""


@kernel
def serve(desks: Rows, verb: int, number: int, seat: int) -> int:
    """Do one thing at a desk: the referee's door."""
    desk = desks[0]
    if verb == PLAY:
        play(desk.box, desk.table, number)
    elif verb == LIST:
        return list_legal(desk.box, desk)
    elif verb == DRAW:
        return turn_up(desk.box, desk.table, desk.luck)
    elif verb == CHANCES:
        return outcomes(desk.box, desk.table, desk.moves, desk.weights)
    elif verb == DEAL:
        deal(desk.box, desk.table)
    elif verb == RESULT:
        result(desk.box, desk.table, desk.scores)
    elif verb == DISCLOSE:
        disclose(desk.box, desk.table, seat, number)
    elif verb == GUESS:
        guess(desk.box, desk.table, desk.luck)
    return waiting(desk.box, desk.table)


@kernel
def turn_up(box: Box, table: Table, luck: Luck) -> int:
    """What the dealer turns up next: by exactly one number of luck."""
    return draw(box, table, below(luck, odds(box, table)))


@kernel
def list_legal(box: Box, place: Rows) -> int:
    """List what is legal at a table; answers how many moves those are."""
    return list_moves(place.spans, legal(box, place.table, place.spans), place.moves)


@kernel
def settle(box: Box, table: Table, luck: Luck, move: int) -> None:
    """Carry out a move, where there is one, and then everything that is the dealer's to do."""
    while move >= 0 or waiting(box, table) == DEALER:
        if move < 0:
            move = turn_up(box, table, luck)
        play(box, table, move)  # stands here once, so that the rules are compiled in once
        move = -1


@kernel
def play_out(box: Box, table: Table, luck: Luck, spans: Numbers, tally: Numbers) -> None:
    """Play from here to the end, every seat choosing at random.

    The threads of a graphics card take the same turns here: they meet again where a stretch begins, and whoever
    decides, there is one place that asks luck and one that plays.
    """
    before = luck.spun
    decisions = 0
    seat = waiting(box, table)
    while seat != OVER:
        now = stretch(box, table)
        while seat != OVER and stretch(box, table) == now:
            if seat == DEALER:
                choices = odds(box, table)
            else:
                choices = count_moves(spans, legal(box, table, spans))
                decisions += 1
            chosen = below(luck, choices)
            play(box, table, draw(box, table, chosen) if seat == DEALER else nth_move(spans, chosen))
            seat = waiting(box, table)
    tally[DECISIONS] += decisions
    tally[TURNED_UP] += luck.spun - before - decisions


@kernel
def count_match(box: Box, table: Table, scores: Numbers, tally: Numbers) -> None:
    """Add a finished match to the tally: who won or shared the win, and every seat's rank and score."""
    result(box, table, scores)
    winners = 0
    for seat in range(SEATS):
        if scores[seat, RANK] == 1:
            winners += 1
    for seat in range(SEATS):
        if scores[seat, RANK] == 1:
            tally[WINS + seat] += WIN // winners
        tally[RANKS + seat] += scores[seat, RANK]
        tally[SCORES + seat] += scores[seat, SCORE]
    tally[MATCHES] += 1


@kernel
def play_match(box: Box, table: Table, luck: Luck, spans: Numbers, scores: Numbers, tally: Numbers) -> None:
    """Play one whole random match and count it."""
    deal(box, table)
    play_out(box, table, luck, spans, tally)
    count_match(box, table, scores, tally)


@kernel
def playouts(desks: Rows, matches: int, tally: Numbers) -> None:
    """Play whole random matches one after the other on one desk."""
    desk = desks[0]
    for _ in range(matches):
        play_match(desk.box, desk.table, desk.luck, desk.spans, desk.scores, tally)


@kernel
def step_at(box: Box, place: Rows, move: int) -> int:
    """Play a move at one of many tables, let the dealer answer, and list what is legal there then.

    A move below zero deals a new match first. Answers 0 when the match is over.
    """
    if move < 0:
        deal(box, place.table)
    settle(box, place.table, place.luck, move)
    if waiting(box, place.table) == OVER:
        return 0
    return list_legal(box, place)


@kernel
def step(desks: Rows, move: int) -> int:
    """Play one move at a desk, as `step_at` does: the door of loops written in Python."""
    desk = desks[0]
    return step_at(desk.box, desk, move)


@kernel
def step_one(boxes: Rows, places: Rows, chosen: Numbers, counts: Numbers, i: int) -> None:
    """Play the chosen move at one of many tables; a match that was over begins anew."""
    counts[i] = step_at(boxes[0], places[i], chosen[i] if counts[i] > 0 else -1)


@kernel
def step_all(boxes: Rows, places: Rows, chosen: Numbers, counts: Numbers) -> None:
    """Play the chosen move at each of many tables."""
    for i in range(chosen.shape[0]):  # type: ignore[attr-defined]
        step_one(boxes, places, chosen, counts, i)


@kernel
def choose_one(places: Rows, lucks: Rows, chosen: Numbers, counts: Numbers, i: int) -> None:
    """Choose a move at random at one of many tables."""
    if counts[i] > 0:
        chosen[i] = places[i].moves[below(lucks[i], counts[i])]
