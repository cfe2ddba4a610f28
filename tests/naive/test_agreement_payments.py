"""The real rules against the oracle: every exact set of cards that pays a step, and every set of discards."""

from collections.abc import Iterator

import pytest

from elvenhold.games.elfenland import travelling
from elvenhold.games.elfenland.game import ELFENLAND
from elvenhold.games.elfenland.table import Phase
from elvenhold.mechanics import moving
from elvenhold.mechanics.axes import TOWN
from elvenhold.mechanics.moving import MapBox
from elvenhold.mechanics.placing import Roads
from elvenhold.play.fields import NONE
from elvenhold.play.game import Game
from tests.games.dice import Dice
from tests.naive.board import other_end
from tests.naive.elfenland import Cards, discards, payments
from tests.naive.wired import PRESETS, Wired, near, random_hand, random_prices, random_roads

BATCHES, BOXES, TABLES = 8, 20, 25
"""4,000 positions, and every road at the boot of each."""
Paid = set[tuple[str, Cards]]


def paid_by(wired: Wired, seat: int) -> dict[str, Paid]:
    """Every road the seat can take from here, with every exact payment, found by playing them all."""
    before, start, hand = wired.desk.table, wired.town(seat), wired.hand(seat)
    found: dict[str, Paid] = {}
    for text in wired.legal():
        verb, _, road = text.partition(" ")
        if verb == "stop":
            continue
        wired.play(text)
        ways = found.setdefault(road, set())
        if verb == "caravan":
            ways |= {("caravan", cards) for cards in wired.paid(seat, "spend")}
            arrive(wired)
        else:
            ways.add(("normal", tuple(sorted((hand - wired.hand(seat)).elements()))))
        assert other_end(road, start) == wired.town(seat)
        wired.desk.table = before
    return found


def arrive(wired: Wired) -> None:
    """Pay for the caravan with whatever comes first."""
    while wired.table.phase == Phase.CARAVAN:
        wired.desk.play(wired.desk.legal()[0])


def differences(batch: int, game: Game = ELFENLAND) -> Iterator[str]:
    """Every position of a batch in which rules and oracle do not agree."""
    dice = Dice(f"payments {batch}")
    for box in range(BOXES):
        preset, wishes = PRESETS[(batch * BOXES + box) % len(PRESETS)], random_prices(dice)
        wired = Wired(2, preset, wishes, game)
        for _ in range(TABLES):
            town = dice.choice(TOWN.words)
            counters, obstacles = random_roads(dice, near(town), bare=4)
            hand = random_hand(dice, 9)
            wired.clear(Phase.TRAVEL, 0).boot[0] = TOWN.index(town)
            wired.give(0, hand)
            wired.put_up(counters, obstacles)
            told = {
                road: payments(wired.rules, hand, road, town, counters.get(road), road in obstacles)
                for road in near(town)
            }
            expected = {road: ways for road, ways in told.items() if ways}
            if expected != paid_by(wired, 0):
                yield f"{preset} {wishes} {town} {dict(hand)} {counters} {obstacles}"


@pytest.mark.parametrize("batch", range(BATCHES))
def test_every_payment_of_every_step_is_the_oracles(batch: int) -> None:
    """EL-M03, EL-M04, EL-M05, EL-M06, EL-M07, EL-C01, EL-C03, EL-C04, EL-C06. 500 tables, all presets, odd prices."""
    assert [] == list(differences(batch))


def test_an_obstacle_that_caravans_do_not_feel_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """EL-C03. A copy of the rules with this fault disagrees with the oracle."""
    honest = moving.caravan_fare

    def forgetful(box: MapBox, table: Roads, road: int) -> int:
        return min(honest(box, table, road), box.caravan_cost) if table.road[road] != NONE else honest(box, table, road)

    monkeypatch.setattr(moving, "caravan_fare", forgetful)
    monkeypatch.setattr(travelling, "caravan_fare", forgetful)
    planted = Game(ELFENLAND.name, (ELFENLAND.box, ELFENLAND.table), ELFENLAND.vocabulary, ELFENLAND.functions)
    assert 10 < sum(1 for _ in differences(0, planted))


@pytest.mark.parametrize("limit", [0, 1, 4, 6, "none"])
def test_every_choice_of_discards_is_the_oracles(limit: int | str) -> None:
    """EL-M14. 250 hands of up to ten cards, thrown away down to the limit in every possible way."""
    dice = Dice(f"discards {limit}")
    wired = Wired(2, "amigo-de", {"hand_limit": limit})
    for _ in range(250):
        hand = random_hand(dice, 10)
        wired.clear(Phase.TRAVEL, 0)
        wired.give(0, hand)
        wired.play("stop")
        assert discards(wired.rules, hand) == (wired.paid(0, "discard") or {()})
