"""The real rules against the oracle: every placement in phase 4, and when the phase ends."""

from collections import Counter
from collections.abc import Iterator

import pytest

from elvenhold.games.elfenland import planning
from elvenhold.games.elfenland.game import ELFENLAND
from elvenhold.games.elfenland.table import Phase
from elvenhold.mechanics.placing import laid
from elvenhold.play.game import Game
from tests.games.dice import Dice
from tests.naive.board import roads
from tests.naive.elfenland import placements, planning_over
from tests.naive.wired import KINDS, PRESETS, Wired, random_roads

BATCHES, TABLES = 7, 500


def random_counters(dice: Dice) -> Counter[str]:
    """A few counters, rarely two of a kind."""
    return Counter(dice.choice(KINDS) for _ in range(dice.below(4)))


def own(wired: Wired, field: str, counters: Counter[str]) -> None:
    """Lay counters before seat 0."""
    for place, kind in enumerate(KINDS):
        getattr(wired.table, field)[0, place] = counters[kind]


def differences(batch: int, game: Game = ELFENLAND) -> Iterator[str]:
    """Every table of a batch on which rules and oracle do not list the same placements."""
    dice = Dice(f"placements {batch}")
    wired = Wired(2, PRESETS[batch % len(PRESETS)], {}, game)
    for _ in range(TABLES):
        hidden, shown, unused = random_counters(dice), random_counters(dice), dice.below(3)
        counters, obstacles = random_roads(dice, list(roads()), bare=dice.between(1, 8))
        wired.clear(Phase.PLAN, 0)
        own(wired, "hidden", hidden)
        own(wired, "open", shown)
        wired.table.backs[0], wired.table.obstacles[0] = hidden.total(), unused
        wired.put_up(counters, obstacles)
        told = placements(hidden.elements(), shown.elements(), unused, counters, obstacles)
        expected = sorted(["pass", *(" ".join(("place", *words)) for words in told)])
        if expected != sorted(wired.legal()):
            yield f"{hidden} {shown} {unused} {counters} {obstacles}"


@pytest.mark.parametrize("batch", range(BATCHES))
def test_every_placement_is_the_oracles(batch: int) -> None:
    """EL-P4-1, EL-P4-2, EL-P4-3, EL-P4-4, EL-P4-5, EL-P4-6, EL-P4-11, COM-E9. 500 tables of each preset."""
    assert [] == list(differences(batch))


def test_an_obstacle_that_lies_on_another_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """EL-P4-6. A copy of the rules that forgets the obstacle already there disagrees with the oracle."""
    monkeypatch.setattr(planning, "may_block", lambda table, seat: laid(table) if table.obstacles[seat] > 0 else 0)
    planted = Game(ELFENLAND.name, (ELFENLAND.box, ELFENLAND.table), ELFENLAND.vocabulary, ELFENLAND.functions)
    assert 100 < sum(1 for _ in differences(0, planted))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_planning_ends_when_the_oracle_says_so(seats: int) -> None:
    """EL-P4-10, AMB-EL-30. 200 random orders of passes and placements for each number of seats."""
    dice = Dice(f"passes {seats}")
    wired = Wired(seats, "amigo-de", {})
    for _ in range(200):
        first = dice.below(seats)
        wired.clear(Phase.PLAN, first, first)
        for seat in range(seats):
            wired.table.open[seat, KINDS.index("dragon")] = 3
        passes: list[bool] = []
        while wired.table.phase == Phase.PLAN:
            assert not planning_over(seats, passes)
            moves = wired.desk.legal()
            passes.append(len(moves) == 1 or not dice.one_in(4))
            wired.desk.play(moves[0] if passes[-1] else dice.choice(moves[1:]))
        assert planning_over(seats, passes)
