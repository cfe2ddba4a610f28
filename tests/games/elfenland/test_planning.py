"""Phase 4: counters and obstacles on the roads."""

import pytest

import elvenhold as eh
from tests.games.elfenland.laid import cells, counts, enter, legal, refused, roads, said, texts

WOOD = "feodor-lapphalya-wood"
PLAIN = "lapphalya-virst-plain"
DESERT = "feodor-dagamura-desert"
MOUNTAIN = "virst-strykhaven-mountain"
LANDS = {"plain": PLAIN, "wood": WOOD, "desert": DESERT, "mountain": MOUNTAIN}
CHART = {
    "pig": ["plain", "wood"],
    "elfcycle": ["plain", "wood", "mountain"],
    "cloud": ["plain", "wood", "mountain"],
    "unicorn": ["wood", "desert", "mountain"],
    "trollwagon": ["plain", "wood", "desert", "mountain"],
    "dragon": ["plain", "wood", "desert", "mountain"],
}
WATER = [
    "beata-elvenhold-river",
    "elvenhold-rivinia-river",
    "ixara-mahdavikia-river",
    "mahdavikia-grangor-river",
    "rivinia-tichih-river",
    "virst-ixara-river",
    "wylhien-usselen-river",
    "elvenhold-strykhaven-lake",
    "elvenhold-virst-lake",
    "parundia-grangor-lake",
    "virst-strykhaven-lake",
    "yttar-grangor-lake",
    "yttar-parundia-lake",
]
PLAINS = [
    "elvenhold-beata-plain",
    "ixara-virst-plain",
    "lapphalya-elvenhold-plain",
    "lapphalya-virst-plain",
    "strykhaven-beata-plain",
    "throtmanni-tichih-plain",
    "usselen-wylhien-plain",
    "wylhien-parundia-plain",
]
WOODS = [
    "dagamura-ixara-wood",
    "dagamura-lapphalya-wood",
    "ergeren-elvenhold-wood",
    "feodor-lapphalya-wood",
    "feodor-rivinia-wood",
    "kihromah-dagamura-wood",
    "lapphalya-ixara-wood",
    "rivinia-lapphalya-wood",
    "throtmanni-rivinia-wood",
    "tichih-ergeren-wood",
    "usselen-parundia-wood",
    "usselen-yttar-wood",
]
NO_ROOM_FOR_A_PIG = "road: " + ", ".join(
    [f"{road} dragon" for road in PLAINS]
    + [f"{road} unicorn" for road in WOODS[:8]]
    + [f"{road} trollwagon" for road in WOODS[8:]]
)


def test_one_action_a_turn_in_turn_order() -> None:
    """EL-P4-1. Place a counter, place the obstacle, or pass: after each of them the next seat decides."""
    match = eh.position(f"elfenland 3p | phase: plan | first: 1 | seat: 1 | open 1: 1 dragon | road: {PLAIN} pig")
    waiting = [match.waiting]
    for move in (f"place open dragon {WOOD}", f"place obstacle {WOOD}", "pass"):
        match.play(move)
        waiting.append(match.waiting)
    assert [1, 2, 0, 1] == waiting


def test_only_own_things_are_placed() -> None:
    """EL-P4-1. A counter of another seat, a face he does not own, or another phase's move is refused."""
    match = eh.position("elfenland 2p | phase: plan | hidden 0: 1 cloud | open 1: 1 dragon")
    assert "EL-P4-1" == refused(match, f"place open dragon {WOOD}")
    assert "EL-P4-1" == refused(match, f"place open cloud {WOOD}")
    assert "EL-P4-1" == refused(match, "stop")


@pytest.mark.parametrize("kind", CHART)
def test_a_counter_goes_where_its_transport_can(kind: str) -> None:
    """EL-P4-2. Of a plain, a wood, a desert and a mountain road those that the travel chart gives a price."""
    match = eh.position(f"elfenland 2p | phase: plan | open 0: 1 {kind}")
    assert CHART[kind] == [land for land, road in LANDS.items() if f"place open {kind} {road}" in match.legal_text()]


@pytest.mark.parametrize("kind", CHART)
def test_a_counter_goes_nowhere_else(kind: str) -> None:
    """EL-P4-2. The other roads are refused by this clause, for hidden counters as for open ones."""
    match = eh.position(f"elfenland 2p | phase: plan | open 0: 1 {kind} | hidden 0: 1 {kind}")
    for land in set(LANDS) - set(CHART[kind]):
        assert "EL-P4-2" == refused(match, f"place open {kind} {LANDS[land]}")
        assert "EL-P4-2" == refused(match, f"place hidden {kind} {LANDS[land]}")


@pytest.mark.parametrize(("kind", "number"), [("pig", 20), ("elfcycle", 28), ("unicorn", 27), ("dragon", 35)])
def test_a_counter_fits_on_every_road_of_its_terrains(kind: str, number: int) -> None:
    """EL-P4-2. The board has 8 plain, 12 wood, 7 desert and 8 mountain roads."""
    match = eh.position(f"elfenland 2p | phase: plan | open 0: 1 {kind}")
    assert number == len(legal(match, f"place open {kind}"))


def test_a_road_holds_one_counter() -> None:
    """EL-P4-3. Where one lies no second one is placed, whatever its kind."""
    match = eh.position(f"elfenland 2p | phase: plan | open 0: 1 dragon, 1 pig | road: {WOOD} pig")
    assert "EL-P4-3" == refused(match, f"place open dragon {WOOD}")
    assert "EL-P4-3" == refused(match, f"place open pig {WOOD}")


@pytest.mark.parametrize("face", ["hidden", "open"])
def test_hidden_and_open_counters_may_both_be_placed(face: str) -> None:
    """EL-P4-4, AMB-EL-29. Whichever face it had, it lies open on the road and no longer before its owner."""
    match = eh.position(f"elfenland 2p | phase: plan | {face} 0: 1 cloud")
    match.play(f"place {face} cloud {WOOD}")
    assert "cloud" == match.view(1).to_dict()["road"][WOOD]
    assert {} == counts(match, face, 0)
    assert 0 == cells(match, "backs", 0)


@pytest.mark.parametrize("road", WATER)
def test_water_takes_no_counter(road: str) -> None:
    """EL-P4-5. Rivers and lakes take no counter of any kind."""
    match = eh.position(
        "elfenland 2p | phase: plan | open 0: 1 pig, 1 elfcycle, 1 cloud, 1 unicorn, 1 trollwagon, 1 dragon"
    )
    assert ["EL-P4-5"] * 6 == [refused(match, f"place open {kind} {road}") for kind in CHART]


@pytest.mark.parametrize("road", WATER)
def test_water_takes_no_obstacle(road: str) -> None:
    """EL-P4-5, EL-P4-6. No counter can lie there, so no obstacle can either: the refusal names the water."""
    match = eh.position("elfenland 2p | phase: plan")
    assert "EL-P4-5" == refused(match, f"place obstacle {road}")


def test_an_obstacle_needs_a_counter_under_it() -> None:
    """EL-P4-6. A bare road takes none; a road with a counter does."""
    match = eh.position(f"elfenland 2p | phase: plan | road: {PLAIN} pig")
    assert "EL-P4-6" == refused(match, f"place obstacle {WOOD}")
    assert ["pass", f"place obstacle {PLAIN}"] == match.legal_text()


def test_a_road_holds_one_obstacle() -> None:
    """EL-P4-6. A second one is refused, also from another player."""
    match = eh.position(f"elfenland 2p | phase: plan | road: {PLAIN} pig | blocked: {PLAIN}")
    assert "EL-P4-6" == refused(match, f"place obstacle {PLAIN}")


def test_an_obstacle_without_a_counter_cannot_be_set_up() -> None:
    """EL-P4-6. No match could come to such a table."""
    with pytest.raises(eh.Malformed, match="has no counter"):
        eh.position(f"elfenland 2p | phase: plan | blocked: {PLAIN}")


def test_each_player_places_his_obstacle_once_in_the_game() -> None:
    """EL-P4-7. Afterwards he has none, in this round and in later ones."""
    match = eh.position(f"elfenland 2p | phase: plan | road: {PLAIN} pig, {WOOD} pig")
    match.play(f"place obstacle {PLAIN}")
    match.play("pass")
    assert [0, 1] == cells(match, "obstacles")[:2]
    assert "EL-P4-7" == refused(match, f"place obstacle {WOOD}")
    later = eh.position(f"elfenland 2p | phase: plan | round_no: 4 | obstacles 0: 0 | road: {PLAIN} pig")
    assert "EL-P4-7" == refused(later, f"place obstacle {PLAIN}")


def test_with_more_obstacles_each_is_placed_once() -> None:
    """EL-P4-7. With `obstacles_per_player` 2 a second one may follow, and no third."""
    match = eh.position(
        f"elfenland 2p obstacles_per_player=2 | phase: plan | road: {PLAIN} pig, {WOOD} pig, {DESERT} dragon"
    )
    for move in (f"place obstacle {PLAIN}", "pass", f"place obstacle {WOOD}", "pass"):
        match.play(move)
    assert "EL-P4-7" == refused(match, f"place obstacle {DESERT}")


def test_counters_serve_all_players() -> None:
    """EL-P4-8. Seat 1 rides on the counter that seat 0 has placed."""
    match = eh.position("elfenland 2p | phase: plan | open 0: 1 pig | boot 1: virst | hand 1: 1 pig")
    for move in (f"place open pig {PLAIN}", "pass", "pass", "stop"):
        match.play(move)
    assert f"ride {PLAIN}" in legal(match, "ride")


def test_an_obstacle_hits_its_owner_too() -> None:
    """EL-P4-8, AMB-EL-27. He who placed it pays two pigs where one would do."""
    match = eh.position(
        f"elfenland 2p | phase: plan | road: {PLAIN} pig | boot 0: virst | boot 1: virst"
        " | hand 0: 2 pig | hand 1: 1 pig"
    )
    for move in (f"place obstacle {PLAIN}", "pass", "pass", f"ride {PLAIN}", "stop"):
        match.play(move)
    assert {"pig": 2} == counts(match, "spent")
    assert "EL-M04" == refused(match, f"ride {PLAIN}")


def test_who_has_passed_may_place_later() -> None:
    """EL-P4-9, AMB-EL-09. Passing is free whatever one owns, and excludes nobody."""
    match = eh.position("elfenland 2p | phase: plan | open 0: 1 dragon | open 1: 1 pig")
    for move in ("pass", f"place open pig {PLAIN}", f"place open dragon {WOOD}"):
        match.play(move)
    assert {PLAIN: "pig", WOOD: "dragon"} == roads(match)


@pytest.mark.parametrize("preset", ["amigo-de", "amigo-fr", "jesweb"])
def test_the_phase_ends_when_all_have_passed_in_a_row(preset: str) -> None:
    """EL-P4-10, AMB-EL-30. One pass, or two of three, do not end it; the third in a row does."""
    match = eh.position(f"elfenland 3p preset={preset} | phase: plan")
    phases = []
    for _ in range(3):
        match.play("pass")
        phases.append(match.phase)
    assert ["plan", "plan", "travel"] == phases


def test_a_placement_begins_the_row_of_passes_anew() -> None:
    """EL-P4-10. Two passes, a counter, two passes: the phase goes on until the third."""
    match = eh.position("elfenland 3p | phase: plan | open 2: 1 dragon")
    phases = []
    for move in ("pass", "pass", f"place open dragon {WOOD}", "pass", "pass", "pass"):
        match.play(move)
        phases.append(match.phase)
    assert ["plan"] * 5 + ["travel"] == phases


def test_passes_in_a_row_may_straddle_the_start_player() -> None:
    """EL-P4-10. Seats 1, 2 and 0 pass: the row does not have to begin with the start player, who travels first."""
    match = eh.position("elfenland 3p | phase: plan | open 0: 1 dragon")
    for move in (f"place open dragon {WOOD}", "pass", "pass", "pass"):
        match.play(move)
    assert ("travel", 0) == (match.phase, match.waiting)


def test_who_has_nothing_that_fits_must_pass() -> None:
    """EL-P4-11, AMB-EL-08. A hidden pig fits nowhere: its owner is asked all the same, so nobody learns why."""
    match = eh.position(
        f"elfenland 2p | phase: plan | hidden 0: 1 pig | open 1: 1 pig | obstacles 0: 0 | {NO_ROOM_FOR_A_PIG}"
    )
    assert (0, ["pass"]) == (match.waiting, match.legal_text())
    assert "1 0 pass" == str(match.play("pass")[0])


def test_the_pass_of_a_seat_that_owns_nothing_is_its_own_move() -> None:
    """COM-E10. Without a counter and without an obstacle the pass still stands in the record as the seat's."""
    match = eh.position("elfenland 2p | phase: plan | obstacles 0: 0 | open 1: 1 pig")
    assert (0, ["pass"]) == (match.waiting, match.legal_text())
    assert ["pass"] == texts(match.play("pass"))
    assert "1 0 pass" == match.record().splitlines()[-1]


def test_a_counter_is_a_kind_and_a_face() -> None:
    """COM-E9. Placing the hidden cloud and placing the open one are two moves, and leave different tables."""
    match = eh.position("elfenland 2p | phase: plan | hidden 0: 1 cloud | open 0: 1 cloud | obstacles 0: 0")
    assert f"place hidden cloud {WOOD}" in legal(match)
    enter(match, f"place open cloud {WOOD}")
    assert (1, {}) == (cells(match, "backs", 0), counts(match, "open", 0))


def test_parallel_roads_are_separate() -> None:
    """AMB-EL-26. The plain between Ixara and Virst takes a counter; the river beside it is travelled without."""
    match = eh.position("elfenland 2p | phase: plan | open 0: 1 pig | boot 0: virst | hand 0: 1 pig, 1 raft")
    enter(match, "place open pig ixara-virst-plain", "pass", "place obstacle ixara-virst-plain", "pass", "pass")
    assert ["ixara-virst-plain"] == said(match, "blocked")
    assert ["ride virst-ixara-river"] == legal(match, "ride")
