"""Two desks side by side, one compiled and one interpreted: the first thing on which they disagree."""

from typing import NamedTuple

from elvenhold.play.desk import Desk
from elvenhold.play.fields import DEALER, OVER, SEATS
from elvenhold.sight import guess, look
from tests.conformance.cases import LONGEST_MATCH, Chooser

SELDOM = 25
"""Results are compared, and views filled in, after every so many events."""


class Played(NamedTuple):
    """How long a match was, and on what the two speeds disagreed: nothing, as a rule."""

    events: int
    difference: str
    towns: int = 0
    """All towns in which a boot has stood, one bit each, where the game has boots."""


def play_both(fast: Desk, slow: Desk, seed: int | str) -> Played:
    """Play one match at both desks, choosing at random, and compare every byte after every event."""
    for desk in (fast, slow):
        desk.seed(seed)
        desk.deal()
    chooser, towns = Chooser(seed), 0
    for event in range(LONGEST_MATCH):
        difference = difference_in_questions(fast, slow) or difference_in_bytes(fast, slow)
        if event % SELDOM == 0 or fast.waiting() == OVER:
            difference = difference or difference_in_results(fast, slow)
            difference = difference or difference_in_guess(fast, slow, event // SELDOM % (SEATS + 1) - 1)
        if difference or fast.waiting() == OVER:
            return Played(event, difference, towns)
        move = fast.draw() if fast.waiting() == DEALER else chooser.choose(fast.options())
        if fast.waiting() == DEALER and move != slow.draw():
            return Played(event, "draw", towns)
        if fast.play(move) != slow.play(move):
            return Played(event, f"who decides after {fast.game.vocabulary.text(move)}", towns)
        towns |= _towns(slow)
    return Played(LONGEST_MATCH, "neither ends", towns)


def _towns(desk: Desk) -> int:
    boots = getattr(desk.plain.table, "boot", ())
    return sum({1 << boots[seat] for seat in range(len(boots)) if boots[seat] < 64})


def difference_in_questions(fast: Desk, slow: Desk) -> str:
    """Whether the two speeds disagree on who decides, or on what may happen."""
    if fast.waiting() != slow.waiting():
        return "who decides"
    if fast.waiting() == OVER:
        return ""
    one, two = fast.options(), slow.options()
    return "" if one == two else f"what is legal: {one}, {two}"


def difference_in_results(fast: Desk, slow: Desk) -> str:
    """Whether the two speeds count differently."""
    one, two = fast.result(), slow.result()
    return "" if one == two else f"results {one}, {two}"


def difference_in_bytes(fast: Desk, slow: Desk) -> str:
    """The fields of the two desks that differ, if any."""
    if fast.rows.tobytes() == slow.rows.tobytes():
        return ""
    record = fast.rows.dtype.names or ()
    lying = [name for name in record if fast.rows[name].tobytes() != slow.rows[name].tobytes()]
    tables = fast.rows["table"], slow.rows["table"]
    lying += [name for name in fast.game.table.fields if tables[0][name].tobytes() != tables[1][name].tobytes()]
    return f"bytes of {', '.join(lying)}"


def difference_in_guess(fast: Desk, slow: Desk, seat: int) -> str:
    """Whether the two speeds fill in a view differently; the desks are laid back afterwards."""
    saved = fast.rows.tobytes()
    view = look(fast.game, fast.box, fast.table, seat)
    one, two = guess(view, fast), guess(view, slow)
    alike = one == two and fast.plain.luck.spun == slow.plain.luck.spun
    for desk in (fast, slow):
        desk.rows.view("u1")[:] = memoryview(saved)
    return "" if alike else f"the guess of seat {seat}"
