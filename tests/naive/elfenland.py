"""The Elfenland rules people get wrong, read once more from rules.md with dicts, sets and loops: a test oracle only."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from typing import TypedDict

from tests.naive.board import LAND, other_end, roads, roads_at, towns

Cards = tuple[str, ...]
"""An exact multiset of travel cards: their words, sorted."""

ALL_PIECES = 20

# The chart of 3.1, one line per transport; a missing terrain is the chart's dash.
CHART: dict[str, dict[str, int]] = {
    "pig": {"plain": 1, "wood": 1},
    "elfcycle": {"plain": 1, "wood": 1, "mountain": 2},
    "cloud": {"plain": 2, "wood": 2, "mountain": 1},
    "unicorn": {"wood": 1, "desert": 2, "mountain": 1},
    "trollwagon": {"plain": 1, "wood": 2, "desert": 2, "mountain": 2},
    "dragon": {"plain": 1, "wood": 2, "desert": 1, "mountain": 1},
}


@dataclass(frozen=True)
class Ruleset:
    """The rules a table agreed on (rules.md 11.1); the defaults are the German edition, DE."""

    deal_mode: str = "refill"
    hand_size: int = 8
    hand_limit: int | None = 4
    caravan: bool = True
    caravan_cost: int = 3
    caravan_condition: str = "always"
    obstacle_extra: int = 1
    lake_cost: dict[str, int] = field(default_factory=lambda: {"magnum": 2, "nebulae": 2})
    boatmen: frozenset[str] = frozenset()
    boatmen_cost: int = 3
    home_town: bool = False
    home_tiebreak: tuple[str, ...] = ("nearest", "cards")
    base_tiebreak: tuple[str, ...] = ("cards",)
    early_end: str = "finish_round_score"
    rounds: int = 4


class Seat(TypedDict):
    """What a seat brings to the final scoring: pieces, the boot's town, the town card, cards in hand."""

    pieces: int
    town: str
    home: str | None
    cards: int


class Result(TypedDict):
    """A line of the final table; rank 1 is a winner, equal ranks are shared (1, 1, 3)."""

    score: int
    pieces: int
    distance: int
    cards: int
    rank: int


# ---------------------------------------------------------------------------------------------- phase 1: the deal


def cards_to_deal(rules: Ruleset, hands: Sequence[int], deck: int, first: int) -> list[int]:
    """EL-P1-1, EL-P1-2, AMB-EL-07. Seats in the order they get a card, one at a time clockwise from the start player.

    Round 1 is the same question with empty hands. Who has enough is passed over; an empty deck ends the deal.
    """
    wanted = [cards_wanted(rules, held) for held in hands]
    order: list[int] = []
    seat = first
    while any(wanted) and len(order) < deck:
        if wanted[seat] > 0:
            wanted[seat] -= 1
            order.append(seat)
        seat = (seat + 1) % len(hands)
    return order


def cards_wanted(rules: Ruleset, held: int) -> int:
    """EL-P1-2. Refill: up to the hand size. Deal8: that many new ones, whatever was kept."""
    assert rules.deal_mode in {"refill", "deal8"}, rules.deal_mode
    if rules.deal_mode == "deal8":
        return rules.hand_size
    return max(0, rules.hand_size - held)


# ---------------------------------------------------------------------------------------------- phase 4: planning


def placements(
    hidden: Iterable[str],
    open_: Iterable[str],
    obstacle_count: int,
    counters: Mapping[str, str],
    obstacles: set[str],
) -> set[tuple[str, ...]]:
    """EL-P4-1 to EL-P4-6, COM-E9. Every placement this owner may make; the pass, always legal, is not listed."""
    found: set[tuple[str, ...]] = set()
    for face, kinds in (("hidden", hidden), ("open", open_)):
        for kind in kinds:
            found |= {(face, kind, road) for road in roads() if takes_counter(kind, road, counters)}
    if obstacle_count > 0:
        found |= {("obstacle", road) for road in roads() if takes_obstacle(road, counters, obstacles)}
    return found


def takes_counter(kind: str, road_id: str, counters: Mapping[str, str]) -> bool:
    """EL-P4-2, EL-P4-3, EL-P4-5. A land road without a counter, of a terrain this transport can use."""
    terrain = roads()[road_id]["terrain"]
    return terrain in LAND and terrain in CHART[kind] and road_id not in counters


def takes_obstacle(road_id: str, counters: Mapping[str, str], obstacles: set[str]) -> bool:
    """EL-P4-5, EL-P4-6. A land road with a counter and no obstacle yet."""
    return roads()[road_id]["terrain"] in LAND and road_id in counters and road_id not in obstacles


def planning_over(players: int, passes: Sequence[bool]) -> bool:
    """EL-P4-10. As many passes in a row as there are players, wherever the row starts; `passes` is turn by turn."""
    return len(passes) >= players and all(passes[-players:])


# ---------------------------------------------------------------------------------------------- phase 5: movement


def payments(
    rules: Ruleset,
    hand: Counter[str],
    road_id: str,
    from_town: str,
    counter: str | None,
    obstacle: bool,  # noqa: FBT001
) -> set[tuple[str, Cards]]:
    """EL-M03 to EL-M07, EL-C01 to EL-C06. Every exact set of cards that pays this one step, normal or caravan."""
    other_end(road_id, from_town)
    terrain = roads()[road_id]["terrain"]
    if terrain in LAND:
        return land_payments(rules, hand, terrain, counter, obstacle)
    assert counter is None, f"EL-P4-5: no counter on water: {road_id}"
    assert not obstacle, f"EL-P4-5: no obstacle on water: {road_id}"
    if terrain == "river":
        return one_kind(hand, "raft", river_rafts(road_id, from_town))
    return lake_payments(rules, hand, roads()[road_id]["lake"])


def land_payments(
    rules: Ruleset,
    hand: Counter[str],
    terrain: str,
    counter: str | None,
    obstacle: bool,  # noqa: FBT001
) -> set[tuple[str, Cards]]:
    """EL-M03, EL-M04, EL-M05, EL-C02, EL-C03. No counter, no step; an obstacle adds to either way of paying."""
    if counter is None:
        assert not obstacle, "EL-P4-6: an obstacle needs a counter under it"
        return set()
    assert terrain in CHART[counter], f"EL-P4-2: {counter} cannot lie on {terrain}"
    extra = rules.obstacle_extra if obstacle else 0
    normal = one_kind(hand, counter, CHART[counter][terrain] + extra)
    return normal | caravans(rules, hand, rules.caravan_cost + extra, able=bool(normal))


def caravans(rules: Ruleset, hand: Counter[str], size: int, *, able: bool) -> set[tuple[str, Cards]]:
    """EL-C01, EL-C04, AMB-EL-01, AMB-EL-02. Any cards; the strict reading asks that the full normal set is missing."""
    assert rules.caravan_condition in {"always", "only_if_unable"}, rules.caravan_condition
    if not rules.caravan:
        return set()
    if able and rules.caravan_condition == "only_if_unable":
        return set()
    return {("caravan", cards) for cards in any_cards(all_cards(hand), size)}


def river_rafts(road_id: str, from_town: str) -> int:
    """EL-M06. One raft with the arrow, two against it; the board file names the upstream town `a`."""
    return 1 if from_town == roads()[road_id]["a"] else 2


def lake_payments(rules: Ruleset, hand: Counter[str], lake: str) -> set[tuple[str, Cards]]:
    """EL-M07, EL-C06, EL-F02, EL-F03, COM-E7. Rafts for the hop, or the boatmen of this lake under no condition."""
    found = one_kind(hand, "raft", rules.lake_cost[lake])
    if lake in rules.boatmen:
        found |= {("caravan", cards) for cards in any_cards(all_cards(hand), rules.boatmen_cost)}
    return found


def one_kind(hand: Counter[str], kind: str, number: int) -> set[tuple[str, Cards]]:
    """AMB-EL-03. Exactly this many cards of one kind, if the hand holds them; nobody overpays."""
    return {("normal", (kind,) * number)} if hand[kind] >= number else set()


def all_cards(hand: Counter[str]) -> Cards:
    """The hand laid out in a row, sorted by word."""
    return tuple(sorted(hand.elements()))


@lru_cache(maxsize=4096)
def any_cards(row: Cards, number: int) -> frozenset[Cards]:
    """EL-C01. Every different multiset of this many cards out of the row, rafts included."""
    return frozenset(combinations(row, number))


def discards(rules: Ruleset, hand: Counter[str]) -> set[Cards]:
    """EL-M14, AMB-EL-10. Every choice of cards to give up after one's movement, so that the limit is left."""
    row = all_cards(hand)
    over = 0 if rules.hand_limit is None else max(0, len(row) - rules.hand_limit)
    return set(any_cards(row, over))


def journeys(
    rules: Ruleset,
    hand: Counter[str],
    counters: Mapping[str, str],
    obstacles: set[str],
    start_town: str,
) -> dict[str, set[Cards]]:
    """EL-M02, EL-M08. For every town this hand can reach, the smallest sets of cards spent on the way, by any walk.

    Cards are spent out of this very hand, so `only_if_unable` looks at what is left of it at each step.
    """
    spent: dict[str, set[Cards]] = {}
    seen = {(start_town, all_cards(hand))}
    waiting = list(seen)
    while waiting:
        town, left = waiting.pop()
        spent.setdefault(town, set()).add(all_cards(hand - Counter(left)))
        fresh = one_step(rules, (town, left), counters, obstacles) - seen
        seen |= fresh
        waiting += fresh
    return {town: smallest(ways) for town, ways in spent.items()}


def one_step(
    rules: Ruleset, place: tuple[str, Cards], counters: Mapping[str, str], obstacles: set[str]
) -> set[tuple[str, Cards]]:
    """EL-M02. Every (town, cards left) one paid step away from this (town, cards left)."""
    town, left = place
    hand = Counter(left)
    found: set[tuple[str, Cards]] = set()
    for road in roads_at(town):
        for _, cards in payments(rules, hand, road, town, counters.get(road), road in obstacles):
            found.add((other_end(road, town), all_cards(hand - Counter(cards))))
    return found


def smallest(ways: set[Cards]) -> set[Cards]:
    """Those sets of cards that do not hold another one and more."""
    kept: set[Cards] = set()
    for way in sorted(ways, key=len):
        if not any(Counter(less) <= Counter(way) for less in kept):
            kept.add(way)
    return kept


# ---------------------------------------------------------------------------------------------- end and scoring


def ends_after_round(rules: Ruleset, round_number: int, best_pieces: int) -> str:
    """EL-E01, EL-E04, COM-E5, AMB-EL-32. 'no', 'normal' scoring, or an 'outright' win of whoever holds all pieces.

    Under `instant_round3` the same answer holds for the moment the last piece is taken in that round.
    """
    assert rules.early_end in {"none", "finish_round_score", "round3_outright", "instant_round3"}, rules.early_end
    if round_number >= rules.rounds:
        return "normal"
    if best_pieces < ALL_PIECES or rules.early_end == "none":
        return "no"
    if rules.early_end == "finish_round_score":
        return "normal"
    if rules.early_end == "round3_outright" and round_number != rules.rounds - 1:
        return "no"
    return "outright"


def final_score(rules: Ruleset, rounds_played: int, seats: Sequence[Seat]) -> list[Result]:
    """EL-E02, EL-E03, EL-H01, EL-H04, AMB-EL-17 to -19, COM-E6. The final table, in seat order.

    `rounds_played` counts the last round even if an instant win cut it short.
    """
    outright = ends_after_round(rules, rounds_played, max(seat["pieces"] for seat in seats)) == "outright"
    ordered = [standing(rules, seat, outright=outright) for seat in seats]
    return [
        {
            "score": standing(rules, seat, outright=outright)[1],
            "pieces": seat["pieces"],
            "distance": way_home(rules, seat),
            "cards": seat["cards"],
            "rank": 1 + sum(other > ordered[index] for other in ordered),
        }
        for index, seat in enumerate(seats)
    ]


def standing(rules: Ruleset, seat: Seat, *, outright: bool) -> tuple[int, ...]:
    """What seats are compared by, most important first: outright win, shown score, then the tie-breaks."""
    if outright and seat["pieces"] == ALL_PIECES:
        return (1, seat["pieces"], seat["cards"])
    breaks = rules.home_tiebreak if rules.home_town else rules.base_tiebreak
    measures = {"nearest": -way_home(rules, seat), "cards": seat["cards"]}
    return (0, seat["pieces"] - way_home(rules, seat), *(measures[word] for word in breaks))


def way_home(rules: Ruleset, seat: Seat) -> int:
    """EL-H01. Routes from the boot to the town on the card; without town cards nothing is subtracted."""
    if not rules.home_town:
        return 0
    assert seat["home"] is not None, "EL-S11: every seat holds a town card"
    return distance(seat["town"], seat["home"])


@lru_cache(maxsize=512)
def distance(a: str, b: str) -> int:
    """EL-H02, AMB-EL-20, AMB-EL-21. Fewest routes of any kind between two towns, arrows and counters ignored."""
    assert a in towns(), a
    assert b in towns(), b
    within, steps = {a}, 0
    while b not in within:
        within |= {other_end(road, town) for town in within for road in roads_at(town)}
        steps += 1
    return steps
