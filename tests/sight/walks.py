"""Random walks through matches: states of every preset and every number of seats, with a seat to look from."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from elvenhold.games.registry import titles
from elvenhold.play.desk import Desk
from elvenhold.play.fields import DEALER, OVER, Seen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from elvenhold.play.game import Game


SAMPLED = 0.3
"""The share of moments that are looked at, so that short walks reach the end of matches too."""


PASSED = 0.4


class State(NamedTuple):
    """A moment of a match: the table before a move, the move, the table after it, and who looks on."""

    game: Game
    desk: Desk
    """A desk with the match's box, free to be used."""
    before: bytes
    move: int
    after: bytes
    looker: int
    waiting: int


WISHES: tuple[dict[str, object], ...] = (
    {},
    {"counter_limit": 2},
    {"hand_limit_timing": "end_of_round", "counter_limit": 3, "home_town": True},
    {"first_counter": "owner_may_reveal", "hand_limit": 2},
)


def boxes() -> Iterator[tuple[Game, int, bytes]]:
    """A box of every title, preset, number of seats and some unusual options."""
    for title in titles().values():
        for name in title.presets():
            for seats in range(title.fewest, title.most + 1):
                for wish in WISHES:
                    _, options = title.choose(name, wish)
                    yield title.game, seats, title.make_box(seats, options)


def walk(seed: int, states: int) -> Iterator[State]:
    """That many random moments, spread evenly over all boxes."""
    luck = random.Random(seed)
    everything = list(boxes())
    share = -(-states // len(everything))
    for game, seats, box in everything:
        for left, state in _matches(game, seats, box, luck):
            if left >= share:
                break
            yield state


def _matches(game: Game, seats: int, box: bytes, luck: random.Random) -> Iterator[tuple[int, State]]:
    table, free = (Desk(game, box, compiled=True) for _ in range(2))
    count = 0
    while True:
        table.seed(luck.getrandbits(64))
        waiting = table.deal()
        while waiting != OVER:
            before, move = table.table, _choose(table, waiting, luck)
            after_waiting = table.play(move)
            if luck.random() < SAMPLED:
                yield count, State(game, free, before, move, table.table, luck.randrange(-1, seats), waiting)
                count += 1
            waiting = after_waiting


def _choose(desk: Desk, waiting: int, luck: random.Random) -> int:
    """A random move; passing is made likely, or nobody would ever have counters to keep."""
    if waiting == DEALER:
        return desk.draw()
    legal = desk.legal()
    passing = desk.game.vocabulary.numbers.get("pass")
    return passing if passing in legal and luck.random() < PASSED else luck.choice(legal)


def obvious_look(state: State) -> bytes:
    """What the looker may see, read from the declarations field by field: slow, and not the way the product does it."""
    record = np.frombuffer(bytearray(state.before), state.game.table.dtype)
    over = record["over"][0] != 0
    for name, field in state.game.table.fields.items():
        if field.seen == Seen.ALL or (field.seen == Seen.OWNER_UNTIL_OVER and over):
            continue
        hidden = np.ones(record[name].shape, np.bool_)
        if field.seen != Seen.NOBODY and state.looker >= 0:
            hidden[0, state.looker] = False
        record[name][hidden] = field.holds.blank
    return record.tobytes()
