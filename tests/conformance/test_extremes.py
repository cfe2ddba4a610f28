"""Elfenland at the ends of its options: every match ends, keeps its books, and is the same at both speeds."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from elvenhold.games.registry import title
from elvenhold.play.desk import Desk
from elvenhold.play.fields import DEALER, OVER
from elvenhold.play.options import Options
from tests.conformance.agreement import play_both
from tests.conformance.cases import LONGEST_MATCH, Case, Chooser
from tests.conformance.ledger import undone, wrong
from tests.play.wishes import values

ELFENLAND = title("elfenland")
EXAMPLES = 30
EVERYTHING: Options = {
    "rounds": 6,
    "deal_mode": "deal8",
    "hand_size": 12,
    "hand_limit": "none",
    "first_counter": "owner_may_reveal",
    "open_row_size": 12,
    "open_picks": 8,
    "counter_limit": 12,
    "obstacles_per_player": 6,
    "obstacle_extra": 6,
    "home_town": True,
}
NOTHING: Options = {
    "hand_size": 1,
    "hand_limit": 0,
    "open_row_size": 0,
    "open_picks": 0,
    "counter_limit": 0,
    "obstacles_per_player": 0,
    "obstacle_extra": 0,
    "caravan": False,
    "home_tiebreak": [],
    "base_tiebreak": [],
}
CORNERS: list[Options] = [
    EVERYTHING,
    NOTHING,
    {**EVERYTHING, "counter_limit": 0},
    {**EVERYTHING, "counter_limit": 3, "counter_limit_timing": "end_of_phase4"},
    {**EVERYTHING, "counter_limit_timing": "end_of_phase4", "open_row_created": "phase3"},
    {**EVERYTHING, "open_row_persist": "renew", "open_row_created": "phase3"},
    {**EVERYTHING, "open_row_persist": "renew", "open_row_size": 0},
    {**EVERYTHING, "hand_limit": 0, "hand_limit_timing": "end_of_round"},
    {**EVERYTHING, "hand_limit": 72, "caravan_cost": 12, "caravan_condition": "only_if_unable"},
    {**EVERYTHING, "caravan_cost": 1, "boatmen": ["magnum", "nebulae"], "boatmen_cost": 1},
    {
        **EVERYTHING,
        "caravan_cost": 12,
        "boatmen": ["magnum"],
        "caravan": False,
        "lake_cost": {"magnum": 12, "nebulae": 1},
    },
    {**NOTHING, "open_picks": 8},
    {**NOTHING, "open_row_size": 12, "counter_limit": 1},
    {**NOTHING, "rounds": 20, "early_end": "instant_round3"},
    *({**EVERYTHING, "rounds": 3, "caravan_cost": 1, "early_end": end} for end in ELFENLAND.options["early_end"].words),
]


class Bold(Chooser):
    """Chooses the last move of the list more often than not: places everything, travels far, stops late."""

    def choose(self, moves: list[int]) -> int:  # type: ignore[override]
        """The last move, or now and then another."""
        return super().choose(moves) if super().choose(range(4)) == 0 else moves[-1]


class Shy(Chooser):
    """Chooses the first move of the list more often than not: passes and stops."""

    def choose(self, moves: list[int]) -> int:  # type: ignore[override]
        """The first move, or now and then another."""
        return super().choose(moves) if super().choose(range(4)) == 0 else moves[0]


CHOOSERS = [Chooser, Bold, Shy]


def audit(desk: Desk, chooser: Chooser) -> int:
    """Play a match to its end and look at the books after every event; answers how many events it took."""
    before = desk.table
    for event in range(LONGEST_MATCH):
        waiting = desk.waiting()
        if waiting == OVER:
            return event
        moves = desk.options()
        assert moves, "nothing to do"
        desk.play(desk.draw() if waiting == DEALER else chooser.choose(moves))
        after = desk.table
        assert [] == wrong(desk.box, after) + undone(before, after), event
        before = after
    raise AssertionError("no end")


@st.composite
def corner(draw: st.DrawFn) -> tuple[Case, int]:
    """Any number of seats, any values of any options, any seed."""
    seats = draw(st.integers(2, 6))
    names = draw(st.sets(st.sampled_from(sorted(ELFENLAND.options))))
    wishes = {name: draw(values(ELFENLAND.options[name])) for name in sorted(names)}
    start = str(wishes.get("start_player", ""))
    if start.startswith("seat:") and int(start[5:]) >= seats:
        wishes["start_player"] = f"seat:{seats - 1}"
    preset = draw(st.sampled_from(sorted(ELFENLAND.presets())))
    return Case(ELFENLAND, preset, seats, wishes), draw(st.integers(0, 99))


@pytest.mark.parametrize("chooser", CHOOSERS)
@pytest.mark.parametrize("wishes", CORNERS, ids=range(len(CORNERS)))
@pytest.mark.parametrize("seats", [2, 6])
def test_a_match_in_a_corner_of_the_options_ends_and_keeps_its_books(
    seats: int, wishes: Options, chooser: type[Chooser]
) -> None:
    """The largest and the smallest hands, rows, limits and prices there are."""
    assert audit(Case(ELFENLAND, "amigo-de", seats, wishes).desk(1), chooser(1)) > 0


@pytest.mark.parametrize("wishes", CORNERS, ids=range(len(CORNERS)))
@pytest.mark.parametrize("seats", [2, 5])
def test_a_match_in_a_corner_of_the_options_is_the_same_at_both_speeds(seats: int, wishes: Options) -> None:
    """The numbers in which something could wrap are the largest here."""
    case = Case(ELFENLAND, "amigo-de", seats, wishes)
    assert "" == play_both(case.desk(2), case.desk(2, compiled=False), "corner").difference


@given(corner(), st.sampled_from(CHOOSERS))
@settings(max_examples=EXAMPLES, suppress_health_check=[HealthCheck.too_slow])
def test_a_match_with_any_options_ends_and_keeps_its_books(laid: tuple[Case, int], chooser: type[Chooser]) -> None:
    """Whatever a host chooses between the bounds."""
    case, seed = laid
    assert audit(case.desk(seed), chooser(seed)) > 0


@given(corner())
@settings(max_examples=EXAMPLES, suppress_health_check=[HealthCheck.too_slow])
def test_a_match_with_any_options_is_the_same_at_both_speeds(laid: tuple[Case, int]) -> None:
    """Whatever a host chooses between the bounds."""
    case, seed = laid
    assert "" == play_both(case.desk(seed), case.desk(seed, compiled=False), seed).difference
