"""Elfenland keeps its books: after every event all cards, counters, obstacles and pieces are somewhere."""

from typing import Any

import numpy as np
import pytest

from elvenhold.games.elfenland.table import Elfenland
from elvenhold.play.fields import SPECTATOR
from elvenhold.sight import guess, look
from tests.conformance.cases import Case, Chooser, all_cases, walk
from tests.conformance.ledger import undone, wrong

ELFENLAND = [case for case in all_cases() if case.title.name == "elfenland"]
every_case = pytest.mark.parametrize("case", ELFENLAND, ids=str)
LATE = 150


@every_case
def test_nothing_is_made_or_lost(case: Case) -> None:
    """EL-S02, EL-S06, EL-S07. 72 cards, 48 counters, the obstacles and the pieces, after every event of two matches."""
    for match in range(2):
        desk = case.desk(match)
        box, before = desk.box, desk.table
        for node in walk(desk, Chooser(match)):
            after = desk.table
            assert [] == wrong(box, after) + undone(before, after), node.event
            before = after
        assert [] == wrong(box, desk.table) + undone(before, desk.table)


@every_case
def test_the_printed_numbers_are_dealt(case: Case) -> None:
    """EL-S06, EL-S07. Before the first event all 72 cards lie in the deck and all 48 counters in the pool."""
    table = case.desk(0).rows["table"][0]
    assert [10] * 6 + [12] == table["deck"].tolist()
    assert [8] * 6 == table["pool"].tolist()
    assert (72, 48) == (table["deck_left"], table["pool_left"])


@every_case
def test_a_guessed_world_keeps_the_books_too(case: Case) -> None:
    """COM-E12. What a view does not show is filled in from what nobody has seen, and everything adds up again."""
    desk, other = case.desk(2), case.desk(3)
    for node in walk(desk, Chooser(2)):
        if node.event % 9 == 0:
            for seat in (SPECTATOR, *range(case.seats)):
                world = guess(look(case.game, desk.box, desk.table, seat), other)
                assert [] == wrong(desk.box, world), (node.event, seat)


# --------------------------------------------------------------------------------------------------- the ledger itself


@pytest.fixture(scope="module")
def late() -> tuple[bytes, bytes]:
    """A box and a table in the middle of a match, with counters on the roads."""
    desk = ELFENLAND[2].desk(1)
    for node in walk(desk, Chooser(1)):
        if node.event >= LATE and np.count_nonzero(desk.rows["table"]["road"] < 6) >= 4:
            return desk.box, desk.table
    raise AssertionError("no such moment")


def table_of(late: tuple[bytes, bytes]) -> Any:
    """The table as a record that can be damaged."""
    return np.frombuffer(bytearray(late[1]), Elfenland.dtype)


def placed(table: Any) -> int:
    """A road on which a counter lies."""
    return int(np.flatnonzero(table["road"][0] < 6)[0])


FORGERIES: list[tuple[str, Any]] = [
    ("cards", lambda table: table["spent"].__setitem__((0, 2), table["spent"][0, 2] + 1)),
    ("counters", lambda table: table["row"].__setitem__((0, 3), table["row"][0, 3] + 1)),
    ("counters", lambda table: table["road"].__setitem__((0, placed(table)), 127)),
    ("deck_left", lambda table: table["deck_left"].__setitem__(0, 99)),
    ("pool_left", lambda table: table["pool_left"].__setitem__(0, 99)),
    ("held", lambda table: table["held"].__setitem__((0, 1), 99)),
    ("backs", lambda table: table["backs"].__setitem__((0, 1), 99)),
    ("hand is below zero", lambda table: table["hand"].__setitem__((0, 0, 0), -1)),
    ("an obstacle lies on a bare road", lambda table: table["blocked"].__setitem__(0, (1 << 48) - 1)),
    ("more obstacles than were handed out", lambda table: table["obstacles"].__setitem__((0, 0), 9)),
    ("that its transport cannot use", lambda table: table["road"].__setitem__((0, slice(0, 48)), 0)),
    (
        "left its piece behind",
        lambda table: (table["boot"].__setitem__((0, 0), 7), table["taken"].__setitem__((0, 0), 0)),
    ),
    ("keeps counters that it does not own", lambda table: table["kept"].__setitem__((0, 0), 0xF)),
    ("keeps counters that it does not own", lambda table: table["kept"].__setitem__((0, 0), 1 << 48)),
    ("took a piece where none lies", lambda table: table["taken"].__setitem__((0, 0), 1)),
]


@pytest.mark.parametrize(("entry", "forge"), FORGERIES)
def test_a_forged_book_is_noticed(late: tuple[bytes, bytes], entry: str, forge: Any) -> None:
    """Each line of the ledger finds the one thing that it is there to find."""
    table = table_of(late)
    assert [] == wrong(late[0], table.tobytes())
    forge(table)
    assert any(entry in line for line in wrong(late[0], table.tobytes()))


STEPS_BACK: list[tuple[str, str, Any]] = [
    ("a piece was put back", "taken", 0),
    ("an obstacle came back to its seat", "obstacles", 5),
    ("an obstacle came back into the game", "blocked", (1 << 40) - 1),
    ("a round began before the last", "round_no", 0),
]


@pytest.mark.parametrize(("fact", "field", "number"), STEPS_BACK)
def test_a_step_back_is_noticed(late: tuple[bytes, bytes], fact: str, field: str, number: int) -> None:
    """What only goes forward is compared from event to event."""
    table = table_of(late)
    table[field] = number
    assert [] == undone(late[1], late[1])
    assert fact in undone(late[1], table.tobytes())


def test_a_match_that_goes_on_after_its_end_is_noticed(late: tuple[bytes, bytes]) -> None:
    """The end is final."""
    table = table_of(late)
    table["over"] = 1
    assert ["a match that was over goes on"] == undone(table.tobytes(), late[1])
