"""Random matches of every edition, with seats and options of every kind."""

from typing import Any

import elvenhold as eh
from tests.games.dice import Dice, play_on

PRESETS = eh.presets("elfenland")
WISHES: dict[str, tuple[Any, ...]] = {
    "hand_size": (1, 5, 12),
    "hand_limit": (0, 2, 7, "none"),
    "hand_limit_timing": ("after_move", "end_of_round"),
    "first_counter": ("secret", "owner_may_reveal"),
    "open_row_size": (0, 3, 12),
    "open_row_created": ("setup", "phase3"),
    "open_row_persist": ("keep", "renew"),
    "open_picks": (0, 1, 5),
    "counter_limit": (0, 2, 3),
    "counter_limit_timing": ("end_of_round", "end_of_phase4"),
    "obstacles_per_player": (0, 2),
    "obstacle_extra": (0, 2),
    "caravan": (False,),
    "caravan_cost": (1, 4),
    "caravan_condition": ("only_if_unable",),
    "lake_cost": ({"magnum": 1, "nebulae": 3},),
    "boatmen": (["magnum"], ["magnum", "nebulae"]),
    "boatmen_cost": (2, "caravan"),
    "home_town": (False, True),
    "home_tiebreak": ([], ["cards", "nearest"]),
    "base_tiebreak": ([], ["nearest", "cards"]),
    "early_end": ("none", "finish_round_score", "round3_outright", "instant_round3"),
}


def random_wishes(dice: Dice) -> dict[str, Any]:
    """A few options that differ from the edition's."""
    names = dice.some(list(WISHES), dice.below(6))
    return {name: dice.choice(WISHES[name]) for name in names}


def begun(number: int, rounds: int = 4) -> eh.Match:
    """The n-th random match at its first decision."""
    dice = Dice(f"setup {number}")
    wishes = random_wishes(dice) if number % 2 else {}
    if rounds != 4:
        wishes["rounds"] = rounds
    preset = PRESETS[number % len(PRESETS)]
    return eh.start("elfenland", seats=2 + number // len(PRESETS) % 5, preset=preset, seed=number, **wishes)


def played(number: int, rounds: int = 4, moves: int = 10_000) -> eh.Match:
    """The n-th random match, to its end or after so many moves."""
    return play_on(begun(number, rounds), Dice(f"moves {number}"), moves)
