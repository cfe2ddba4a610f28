"""Whatever a match comes to can be set up by hand: no table that was reached is taken for one that cannot be."""

import numpy as np
import pytest

from elvenhold.play.desk import Desk
from elvenhold.play.options import Options
from elvenhold.play.schema import plain
from tests.conformance.cases import Case, Chooser, walk
from tests.conformance.test_extremes import CHOOSERS, CORNERS, ELFENLAND

BOTH_WAYS: list[Options] = [
    {"home_town": True, "early_end": "instant_round3"},
    {"hand_limit_timing": "end_of_round", "counter_limit": 2},
    {"counter_limit_timing": "end_of_phase4", "counter_limit": 2, "rounds": 2},
]


def set_up_again(case: Case, desk: Desk) -> bytes:
    """The table as it is when all of it was said by hand."""
    record = np.frombuffer(bytearray(desk.table), case.game.table.dtype)
    said = frozenset(case.game.table.fields)
    case.title.complete(desk.plain.box, plain(case.game.table.dtype, record), said)
    return record.tobytes()


@pytest.mark.parametrize("chooser", CHOOSERS)
@pytest.mark.parametrize("wishes", [*CORNERS, *BOTH_WAYS], ids=range(len(CORNERS) + len(BOTH_WAYS)))
@pytest.mark.parametrize("preset", ["amigo-de", "moon"])
def test_every_table_of_a_match_can_be_set_up(preset: str, wishes: Options, chooser: type[Chooser]) -> None:
    """Nothing is refused, and what follows from the rest is counted as the match has counted it."""
    case = Case(ELFENLAND, preset, 3, wishes)
    desk = case.desk(5)
    for _ in walk(desk, chooser(5)):
        assert desk.table == set_up_again(case, desk)
    assert desk.table == set_up_again(case, desk)
