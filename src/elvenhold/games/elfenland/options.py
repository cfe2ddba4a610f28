"""The options of Elfenland, its editions, and how they become a box."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from elvenhold.games.elfenland.table import (
    FINISH_ROUND,
    INSTANT,
    MOST_CARDS,
    NEAREST,
    NO_LIMIT,
    NORMAL,
    OUTRIGHT,
    ElfenlandBox,
)
from elvenhold.mechanics.axes import LAKE, ROADS, TOWN
from elvenhold.mechanics.distances import distances
from elvenhold.play.brief import brief, is_number
from elvenhold.play.errors import Malformed
from elvenhold.play.fields import NONE, SEATS
from elvenhold.play.options import Option, Options, Preset, presets_from
from elvenhold.play.schema import plain
from elvenhold.world import CHART, COUNTERS, DOWNSTREAM, LAND_KINDS, TRAVEL_CARDS, UPSTREAM, load_board

FEWEST, MOST = 2, SEATS
KEYS = {"nearest": NEAREST, "cards": MOST_CARDS}
ENDS = {
    "none": NORMAL,
    "finish_round_score": FINISH_ROUND,
    "round3_outright": OUTRIGHT,
    "instant_round3": INSTANT,
}
SEAT_WORDS = tuple(f"seat:{seat}" for seat in range(SEATS))

OPTIONS: dict[str, Option] = {
    option.name: option
    for option in (
        Option("rounds", "number", "Rounds of a match.", low=1, high=20, clauses=("EL-R01",)),
        Option(
            "start_player",
            "choice",
            "Who starts: by lot, or the seat that the host names. Ages are not known, so the oldest is drawn by lot.",
            ("random", "oldest", "youngest", *SEAT_WORDS),
            clauses=("EL-S10", "AMB-EL-24"),
        ),
        Option(
            "deal_mode",
            "choice",
            "From round 2 on: refill hands to their size, or deal as many new cards on top.",
            ("refill", "deal8"),
            clauses=("EL-P1-2",),
        ),
        Option("hand_size", "number", "Travel cards dealt.", low=1, high=12, clauses=("EL-P1-1",)),
        Option("hand_limit", "number", "Cards that may be kept.", ("none",), 0, 72, ("EL-M14",)),
        Option(
            "hand_limit_timing",
            "choice",
            "When the hand limit holds.",
            ("after_move", "end_of_round"),
            clauses=("AMB-EL-10", "COM-E11"),
        ),
        Option(
            "first_counter",
            "choice",
            "Whether the owner may show the counter he drew.",
            ("secret", "owner_may_reveal"),
            clauses=("EL-P2-2", "COM-E4"),
        ),
        Option("open_row_size", "number", "Counters in the open row.", low=0, high=12, clauses=("EL-P3-1",)),
        Option("open_row_created", "choice", "When the open row is made.", ("setup", "phase3"), clauses=("EL-S08",)),
        Option(
            "open_row_persist",
            "choice",
            "Whether the open row stays between rounds.",
            ("keep", "renew"),
            clauses=("EL-P6-5",),
        ),
        Option(
            "open_picks", "number", "Counters that everybody takes in phase 3.", low=0, high=8, clauses=("EL-P3-2",)
        ),
        Option("counter_limit", "number", "Counters that may be kept.", low=0, high=12, clauses=("EL-P6-4", "COM-E8")),
        Option(
            "counter_limit_timing",
            "choice",
            "When the counters to keep are chosen.",
            ("end_of_round", "end_of_phase4"),
            clauses=("EL-P4-12",),
        ),
        Option("obstacles_per_player", "number", "Obstacles of each player.", low=0, high=6, clauses=("EL-S02",)),
        Option("obstacle_extra", "number", "Extra cards for an obstacle.", low=0, high=6, clauses=("EL-M05", "EL-C03")),
        Option("caravan", "switch", "Whether there are caravans.", clauses=("EL-C01",)),
        Option("caravan_cost", "number", "Cards for a caravan.", low=1, high=12, clauses=("EL-C01",)),
        Option(
            "caravan_condition",
            "choice",
            "Whether a caravan is open to those who could pay normally.",
            ("always", "only_if_unable"),
            clauses=("EL-C04", "AMB-EL-01"),
        ),
        Option("lake_cost", "numbers", "Rafts for a hop on each lake.", LAKE.words, 1, 12, ("EL-M07",)),
        Option("boatmen", "list", "Lakes with boatmen.", LAKE.words, 0, 2, ("EL-C06",)),
        Option("boatmen_cost", "number", "Cards for the boatmen.", ("caravan",), 1, 12, ("EL-C06", "AMB-EL-05")),
        Option("home_town", "switch", "Whether everybody has a secret home town.", clauses=("EL-S11", "EL-H01")),
        Option("home_tiebreak", "list", "Tie-breaks with home towns.", tuple(KEYS), 0, 2, ("EL-H04",)),
        Option("base_tiebreak", "list", "Tie-breaks without home towns.", tuple(KEYS), 0, 2, ("EL-E03",)),
        Option("early_end", "choice", "What happens when somebody has all pieces.", tuple(ENDS), clauses=("EL-E04",)),
        Option("town_card_list", "list", "Towns that have a card.", TOWN.words[1:], 6, 20, ("AMB-EL-22",)),
    )
}


@cache
def presets() -> dict[str, Preset]:
    """AMB-EL-35. The printed editions, as data; where one is silent the first speaks for it."""
    text = (files(__package__) / "presets.toml").read_text(encoding="utf-8")
    return presets_from(tomllib.loads(text), OPTIONS)


def make_box(seats: Any, options: Options) -> bytes:
    """EL-S01, AMB-EL-23. The box of a match: the printed board and one edition's options, for 2 to 6 players."""
    if not is_number(seats) or not FEWEST <= seats <= MOST:
        raise Malformed(f"{brief(seats)} seats", expected=f"{FEWEST} to {MOST} seats")
    record = np.zeros(1, ElfenlandBox.dtype)
    box: ElfenlandBox = plain(ElfenlandBox.dtype, record)
    box.players = seats
    _print_board(box)
    _print_roads(box)
    _set_dealing(box, options)
    _set_counters(box, options)
    _set_prices(box, options)
    _set_ends(box, options)
    return record.tobytes()


def _print_board(box: ElfenlandBox) -> None:
    board = load_board()
    for index, road in enumerate(board.roads):
        lake = NONE if road.lake is None else int(road.lake)
        for place, value in enumerate((road.a, road.b, int(road.terrain), lake)):
            box.ends[index, place] = value
        for town in (road.a, road.b):
            box.roads_at[town, box.degree[town]] = index
            box.degree[town] += 1
    for a, row in enumerate(distances(board)):
        for b, steps in enumerate(row):
            box.distance[a, b] = steps
    box.all_towns = sum(1 << town for town in range(1, len(board.towns)))


def _print_roads(box: ElfenlandBox) -> None:
    """EL-P4-2, EL-P4-5. Which counters fit where; roads on water take none."""
    for kind in range(LAND_KINDS):
        for terrain, cost in enumerate(CHART[kind]):
            box.cost[kind, terrain] = cost
        usable = [terrain for terrain, cost in enumerate(CHART[kind]) if cost > 0]
        box.fits[kind] = sum(1 << road for road in range(ROADS) if box.ends[road, 2] in usable)
        box.counters[kind] = COUNTERS[kind]
    for card, count in enumerate(TRAVEL_CARDS):
        box.cards[card] = count


def _set_dealing(box: ElfenlandBox, options: Any) -> None:
    start = options["start_player"]
    box.start = SEAT_WORDS.index(start) if start in SEAT_WORDS else NONE
    if box.start != NONE and box.start >= box.players:
        raise Malformed(f"start_player is {start}", expected=f"a seat below {box.players}")
    box.rounds = options["rounds"]
    box.deal8 = options["deal_mode"] == "deal8"
    box.hand_size = options["hand_size"]
    box.hand_limit = NO_LIMIT if options["hand_limit"] == "none" else options["hand_limit"]
    box.limit_late = options["hand_limit_timing"] == "end_of_round"


def _set_counters(box: ElfenlandBox, options: Any) -> None:
    box.may_show = options["first_counter"] == "owner_may_reveal"
    box.row_size = options["open_row_size"]
    box.row_at_setup = options["open_row_created"] == "setup"
    box.row_renewed = options["open_row_persist"] == "renew"
    box.open_picks = options["open_picks"]
    box.counter_limit = options["counter_limit"]
    box.keep_early = options["counter_limit_timing"] == "end_of_phase4"
    box.obstacles_each = options["obstacles_per_player"]


def _set_prices(box: ElfenlandBox, options: Any) -> None:
    """AMB-EL-04, AMB-EL-05. The boatmen cost what a caravan costs, unless they have a price of their own."""
    box.downstream, box.upstream = DOWNSTREAM, UPSTREAM
    box.obstacle_extra = options["obstacle_extra"]
    box.caravan_cost = options["caravan_cost"] if options["caravan"] else 0
    box.caravan_strict = options["caravan_condition"] == "only_if_unable"
    boatmen = options["caravan_cost"] if options["boatmen_cost"] == "caravan" else options["boatmen_cost"]
    for lake, word in enumerate(LAKE.words):
        box.lake_cost[lake] = options["lake_cost"][word]
        box.boatmen_cost[lake] = boatmen if word in options["boatmen"] else 0


def _set_ends(box: ElfenlandBox, options: Any) -> None:
    box.home_town = options["home_town"]
    box.early_end = ENDS[options["early_end"]]
    box.town_cards = sum(1 << TOWN.index(town) for town in options["town_card_list"])
    for place, key in enumerate(options["home_tiebreak"]):
        box.home_keys[place] = KEYS[key]
    for place, key in enumerate(options["base_tiebreak"]):
        box.base_keys[place] = KEYS[key]
