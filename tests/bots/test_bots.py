"""Bots in whole matches: only legal moves, the same choice for the same view, and greed pays."""

import pytest

from elvenhold import bots
from elvenhold.games.elfenland.options import presets
from elvenhold.play.errors import Malformed
from elvenhold.play.options import OptionValue
from elvenhold.sight import look
from tests.bots.benches import play_match, seat_bots

MATCHES = 16


def test_the_bots_are_known_by_name() -> None:
    """Every name makes a bot of that name; another one is refused with the names there are."""
    assert ["random", "greedy"] == bots.names()
    assert bots.names() == [bots.make(name, seed=1).name for name in bots.names()]
    with pytest.raises(Malformed, match="expected random, greedy"):
        bots.make("clairvoyant", seed=1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("preset", list(presets()))
def test_bots_play_every_edition_to_its_end(preset: str, seats: int) -> None:
    """A match accepts every move that a bot chooses, in every phase of every edition."""
    match = play_match(seat_bots(["greedy", *["random"] * (seats - 1)], seed=seats), seats, preset)
    assert match.result is not None


@pytest.mark.parametrize("preset", ["amigo-de", "moon"])
def test_six_greedy_bots_share_the_roads(preset: str) -> None:
    """A full table of them ends its match, and everybody has seen some towns."""
    match = play_match(seat_bots(["greedy"] * 6, seed=1), 1, preset)
    assert match.result is not None
    assert all(seat["pieces"] >= 8 for seat in match.result.seats)


WILD: list[dict[str, OptionValue]] = [
    {"deal_mode": "deal8", "hand_limit": "none", "rounds": 3, "counter_limit": 3},
    {"hand_limit": 0, "caravan": False, "obstacles_per_player": 3, "counter_limit": 0},
    {"hand_size": 12, "open_picks": 8, "early_end": "instant_round3", "caravan_cost": 2, "rounds": 5},
    {"caravan_condition": "only_if_unable", "hand_limit_timing": "end_of_round", "counter_limit": 4, "home_town": True},
]


@pytest.mark.parametrize("wild", range(len(WILD)))
def test_greedy_bots_cope_with_rules_that_nobody_printed(wild: int) -> None:
    """Options far from any edition change what is best, never what is legal."""
    match = play_match(seat_bots(["greedy"] * 3, seed=wild), wild, "amigo-de", **WILD[wild])
    assert match.result is not None


@pytest.mark.parametrize("name", bots.names())
def test_the_same_views_and_seed_lead_to_the_same_choices(name: str) -> None:
    """A bot that sees a match again chooses again what it chose."""
    players = seat_bots([name, name, "random"], seed=5)
    play_match(players, 5, "moon")
    for seat, player in enumerate(players[:2]):
        again = bots.make(name, f"5 {seat}")
        assert all(move == again.choose(view, legal, bots.BUDGET) for view, legal, move in player.choices)


def test_a_bot_is_handed_a_view_of_its_own_seat_and_nothing_more() -> None:
    """What a bot received is already what its seat may see: looking at it again takes nothing away."""
    players = seat_bots(["greedy", "random", "greedy"], seed=3)
    play_match(players, 3, "moon")
    for seat, player in enumerate(players):
        assert all(view == look(view.game, view.box, view.table, seat) for view, _, _ in player.choices)


@pytest.mark.parametrize("seat", range(4))
def test_greed_beats_chance(seat: int) -> None:
    """One greedy bot among three random ones wins nearly always, from every seat."""
    names = ["greedy" if number == seat else "random" for number in range(4)]
    results = [play_match(seat_bots(names, seed), seed).result for seed in range(seat * MATCHES, (seat + 1) * MATCHES)]
    assert 0.9 * MATCHES <= sum(result is not None and result.winners == [seat] for result in results)
