"""The real rules against the oracle: when a match ends, and how it is scored."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from elvenhold.games.elfenland import finishing
from elvenhold.games.elfenland.game import ELFENLAND, TITLE
from elvenhold.games.elfenland.table import Phase
from elvenhold.mechanics.axes import TOWN
from elvenhold.play.fields import OVER
from elvenhold.play.game import Game
from tests.games.dice import Dice
from tests.naive.board import other_end, roads
from tests.naive.elfenland import Result, Seat, ends_after_round, final_score
from tests.naive.wired import PRESETS, Wired

BATCHES, BOXES, TABLES = 7, 20, 25
"""3,500 last stops of a round, and half as many arrivals under the instant end."""
TOWNS = TOWN.words[1:]
BREAKS: tuple[list[str], ...] = ([], ["nearest"], ["cards"], ["nearest", "cards"], ["cards", "nearest"])
RACE = ("none", "finish_round_score", "round3_outright")


def random_ends(dice: Dice, ends: tuple[str, ...]) -> dict[str, Any]:
    """Options that change who wins."""
    wishes: dict[str, Any] = {"hand_limit": "none", "open_row_size": 0}
    if dice.one_in(2):
        wishes["home_town"] = dice.one_in(2)
    if not dice.one_in(3):
        wishes["early_end"] = dice.choice(ends)
    if dice.one_in(2):
        wishes |= {"home_tiebreak": dice.choice(BREAKS), "base_tiebreak": dice.choice(BREAKS)}
    if dice.one_in(3):
        wishes["rounds"] = dice.between(1, 6)
    return wishes


def seat_down(wired: Wired, dice: Dice, complete: int) -> list[Seat]:
    """Give every seat pieces, a town, a home and cards; one seat in `complete` has all twenty pieces."""
    _, options = TITLE.choose(None, {})
    homes = dice.some(options["town_card_list"], wired.seats)  # type: ignore[arg-type]
    base = dice.between(8, 19)
    seats: list[Seat] = []
    for seat in range(wired.seats):
        number = 20 if complete and dice.one_in(complete) else max(0, base - dice.below(3))
        town, home = dice.choice(TOWN.words), homes[seat] if wired.rules.home_town else None
        wired.table.taken[seat] = sum(1 << TOWN.index(piece) for piece in dice.some(TOWNS, number))
        wired.table.boot[seat] = TOWN.index(town)
        if home:
            wired.table.home[seat] = TOWN.index(home)
        cards = dice.below(4)
        wired.give(seat, Counter({"raft" if seat < 3 else "pig": cards}))
        seats.append({"pieces": number, "town": town, "home": home, "cards": cards})
    return seats


def shown(wired: Wired) -> list[Result]:
    """The final table as the rules have it."""
    rows = wired.desk.result()[: wired.seats]
    return [{"rank": row[0], "score": row[1], "pieces": row[2], "distance": row[3], "cards": row[4]} for row in rows]


def last_stops(batch: int, game: Game = ELFENLAND) -> Iterator[str]:
    """Every last stop of a round after which rules and oracle do not agree."""
    dice = Dice(f"scores {batch}")
    for _ in range(BOXES):
        wired = Wired(dice.between(2, 6), PRESETS[batch], random_ends(dice, RACE), game)
        for _ in range(TABLES):
            number, first = dice.between(1, wired.rules.rounds), dice.below(wired.seats)
            wired.clear(Phase.TRAVEL, (first - 1) % wired.seats, first, number)
            seats = seat_down(wired, dice, dice.choice((0, 2, 5)))
            wired.play("stop")
            end = ends_after_round(wired.rules, number, max(seat["pieces"] for seat in seats))
            over = wired.desk.waiting() == OVER
            if over != (end != "no") or (over and shown(wired) != final_score(wired.rules, number, seats)):
                yield f"{wired.rules} round {number}: {seats}"


@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_end_and_the_final_table_are_the_oracles(batch: int) -> None:
    """EL-E01, EL-E02, EL-E03, EL-E04, EL-H01, EL-H02, EL-H04, AMB-EL-17, AMB-EL-18, AMB-EL-19, AMB-EL-32, COM-E5."""
    assert [] == list(last_stops(batch))


def test_a_tie_that_is_not_broken_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """EL-H04. A copy of the rules that forgets its tie-breaks disagrees with the oracle."""
    monkeypatch.setattr(finishing, "key_of", lambda _key, _seat, _out: 0)
    planted = Game(ELFENLAND.name, (ELFENLAND.box, ELFENLAND.table), ELFENLAND.vocabulary, ELFENLAND.functions)
    assert 20 < sum(1 for _ in last_stops(0, planted))


@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_instant_end_is_the_oracles(batch: int) -> None:
    """EL-E04, COM-E6. A raft brings a seat to a town: its twentieth piece, or the nineteenth, in any round."""
    dice = Dice(f"arrivals {batch}")
    water = [name for name, road in roads().items() if road["terrain"] in ("river", "lake")]
    for _ in range(BOXES // 2):
        wired = Wired(dice.between(2, 6), PRESETS[batch], random_ends(dice, RACE) | {"early_end": "instant_round3"})
        for _ in range(TABLES):
            number, road = dice.between(1, wired.rules.rounds), dice.choice(water)
            wired.clear(Phase.TRAVEL, 0, 0, number)
            seats = seat_down(wired, dice, 0)
            start = dice.choice((roads()[road]["a"], roads()[road]["b"]))
            arrive(wired, seats[0], (road, start), lacks=dice.below(2))
            end = ends_after_round(wired.rules, number, seats[0]["pieces"])
            outright = end == "outright"
            assert outright == (wired.desk.waiting() == OVER)
            if outright:
                assert final_score(wired.rules, number, seats) == shown(wired)


def arrive(wired: Wired, seat: Seat, step: tuple[str, str], lacks: int) -> None:
    """Bring seat 0 over the water to a town whose piece it lacks, and perhaps another one's, too."""
    road, start = step
    goal = other_end(road, start)
    missing = {goal, *[town for town in TOWNS if town != goal][:lacks]}
    wired.table.taken[0] = sum(1 << TOWN.index(town) for town in TOWNS if town not in missing)
    wired.table.boot[0] = TOWN.index(start)
    wired.give(0, Counter(raft=4))
    wired.play(f"ride {road}")
    seat["pieces"], seat["town"], seat["cards"] = 20 - lacks, goal, wired.table.held[0]
