"""Rivers and lakes: rafts by the arrow, ferries in both directions."""

import pytest

import elvenhold as eh
from tests.games.elfenland.laid import counts, legal, refused, said

RIVERS = {
    "beata-elvenhold-river": ("beata", "elvenhold"),
    "elvenhold-rivinia-river": ("elvenhold", "rivinia"),
    "ixara-mahdavikia-river": ("ixara", "mahdavikia"),
    "mahdavikia-grangor-river": ("mahdavikia", "grangor"),
    "rivinia-tichih-river": ("rivinia", "tichih"),
    "virst-ixara-river": ("virst", "ixara"),
    "wylhien-usselen-river": ("wylhien", "usselen"),
}
MAGNUM = {
    "elvenhold-strykhaven-lake": ("elvenhold", "strykhaven"),
    "elvenhold-virst-lake": ("elvenhold", "virst"),
    "virst-strykhaven-lake": ("virst", "strykhaven"),
}
NEBULAE = {
    "parundia-grangor-lake": ("parundia", "grangor"),
    "yttar-grangor-lake": ("yttar", "grangor"),
    "yttar-parundia-lake": ("yttar", "parundia"),
}
AMIGO = ["amigo-de", "rio-grande", "amigo-fr", "amigo-it"]
NEARER = ["moon", "jesweb", "faidutti"]


def rafts(road: str, start: str, options: str = "") -> tuple[int, str]:
    """How many rafts a step takes, and where it leads; one raft less is refused."""
    match = eh.position(f"elfenland 2p {options} | phase: travel | boot 0: {start} | hand 0: 9 raft")
    match.play(f"ride {road}")
    price = counts(match, "spent")["raft"]
    poor = eh.position(f"elfenland 2p {options} | phase: travel | boot 0: {start} | hand 0: {price - 1} raft")
    assert refused(poor, f"ride {road}") == ("EL-M07" if road.endswith("lake") else "EL-M06")
    return price, str(said(match, "boot", 0))


@pytest.mark.parametrize("road", RIVERS)
def test_one_raft_with_the_arrow_and_two_against_it(road: str) -> None:
    """EL-M06. Every river flows one way; no counter is needed."""
    source, mouth = RIVERS[road]
    assert (1, mouth) == rafts(road, source)
    assert (2, source) == rafts(road, mouth)


@pytest.mark.parametrize("preset", AMIGO)
@pytest.mark.parametrize("road", [*MAGNUM, *NEBULAE])
def test_every_hop_costs_two_rafts_in_the_amigo_editions(preset: str, road: str) -> None:
    """EL-M07, EL-F02. On either lake, in either direction."""
    one, other = (MAGNUM | NEBULAE)[road]
    assert (2, other) == rafts(road, one, f"preset={preset}")
    assert (2, one) == rafts(road, other, f"preset={preset}")


@pytest.mark.parametrize("preset", NEARER)
@pytest.mark.parametrize("road", [*MAGNUM, *NEBULAE])
def test_mare_nebulae_costs_one_raft_in_the_other_editions(preset: str, road: str) -> None:
    """EL-M07, EL-F03. Two on Mare Magnum, one on Mare Nebulae, in either direction."""
    one, other = (MAGNUM | NEBULAE)[road]
    price = 2 if road in MAGNUM else 1
    assert (price, other) == rafts(road, one, f"preset={preset}")
    assert (price, one) == rafts(road, other, f"preset={preset}")


def test_what_a_lake_costs_is_an_option() -> None:
    """EL-M07. `lake_cost` names a price for each lake."""
    options = "lake_cost=magnum:4,nebulae:3"
    assert (4, "virst") == rafts("elvenhold-virst-lake", "elvenhold", options)
    assert (3, "yttar") == rafts("yttar-grangor-lake", "grangor", options)


def test_each_hop_is_paid_separately() -> None:
    """EL-M07. Virst, Elvenhold, Strykhaven: four rafts, although Strykhaven is one hop from Virst."""
    match = eh.position("elfenland 2p | phase: travel | boot 0: virst | hand 0: 4 raft")
    match.play("ride elvenhold-virst-lake")
    match.play("ride elvenhold-strykhaven-lake")
    assert ({"raft": 4}, "strykhaven") == (counts(match, "spent"), said(match, "boot", 0))


@pytest.mark.parametrize("group", [MAGNUM, NEBULAE])
def test_ferry_towns_are_linked_in_pairs(group: dict[str, tuple[str, str]]) -> None:
    """EL-F01, AMB-EL-25. From each of the three towns of a lake ferries go to the other two, and nowhere else."""
    for town in {end for ends in group.values() for end in ends}:
        match = eh.position(f"elfenland 2p | phase: travel | boot 0: {town} | hand 0: 2 raft")
        ferries = [text.removeprefix("ride ") for text in legal(match, "ride") if text.endswith("-lake")]
        assert [road for road, ends in group.items() if town in ends] == ferries


def test_no_other_town_has_a_ferry() -> None:
    """EL-F01. Beata, Ixara and Usselen lie inland: rivers and roads only."""
    for town in ("beata", "ixara", "usselen", "mahdavikia", "wylhien"):
        match = eh.position(f"elfenland 2p | phase: travel | boot 0: {town} | hand 0: 6 raft")
        assert [] == [text for text in legal(match, "ride") if text.endswith("-lake")]


def test_a_raft_pays_no_step_on_land() -> None:
    """EL-M04. Rafts are cards of the water; on land they serve in caravans only."""
    match = eh.position("elfenland 2p | phase: travel | boot 0: virst | hand 0: 2 raft | road: ixara-virst-plain pig")
    assert "EL-M04" == refused(match, "ride ixara-virst-plain")
