"""Caravans: arbitrary cards for a step by land."""

import pytest

import elvenhold as eh
from tests.games.elfenland.laid import PRESETS, counts, legal, refused, said

PLAIN = "lapphalya-virst-plain"
DESERT = "feodor-dagamura-desert"
ANY_HAND = "hand 0: 1 pig, 1 cloud, 2 raft, 2 dragon, 1 unicorn"
RIVERS = {
    "beata-elvenhold-river": "beata",
    "elvenhold-rivinia-river": "elvenhold",
    "ixara-mahdavikia-river": "ixara",
    "mahdavikia-grangor-river": "mahdavikia",
    "rivinia-tichih-river": "rivinia",
    "virst-ixara-river": "virst",
    "wylhien-usselen-river": "wylhien",
}
MAGNUM = ["elvenhold-strykhaven-lake", "elvenhold-virst-lake", "virst-strykhaven-lake"]
NEBULAE = ["parundia-grangor-lake", "yttar-grangor-lake", "yttar-parundia-lake"]


def desert(options: str = "", hand: str = ANY_HAND, blocked: str = "") -> eh.Match:
    """Seat 0 in Feodor, before a desert road with a wagon on it."""
    return eh.position(
        f"elfenland 2p {options} | phase: travel | boot 0: feodor | {hand} | road: {DESERT} trollwagon {blocked}"
    )


def paid(match: eh.Match, road: str, *kinds: str) -> str:
    """Pay for a caravan with these cards; the town it comes to."""
    match.play(f"caravan {road}")
    for kind in kinds:
        match.play(f"spend {kind}")
    return str(said(match, "boot", 0))


def test_any_three_cards_pay_a_caravan() -> None:
    """EL-C01. Equal or different, rafts included; the boot arrives with the third card, and takes its piece."""
    match = desert()
    assert "dagamura" == paid(match, DESERT, "pig", "dragon", "raft")
    assert {"pig": 1, "dragon": 1, "raft": 1} == counts(match, "spent")
    assert ["dagamura"] == said(match, "taken", 0)
    assert ("travel", 0) == (match.phase, match.waiting)


@pytest.mark.parametrize("cards", [("raft", "raft", "raft"), ("cloud", "cloud", "raft"), ("dragon",) * 3])
def test_the_cards_may_be_equal(cards: tuple[str, ...]) -> None:
    """EL-C01. Three rafts carry a caravan through the desert."""
    assert "dagamura" == paid(desert(hand="hand 0: 2 cloud, 3 raft, 3 dragon"), DESERT, *cards)


def test_two_cards_pay_no_caravan() -> None:
    """EL-C01. It is not even announced."""
    match = desert(hand="hand 0: 1 pig, 1 raft")
    assert ["stop"] == match.legal_text()
    assert "EL-C01" == refused(match, f"caravan {DESERT}")


def test_a_caravan_that_is_announced_is_paid() -> None:
    """EL-C01. Until its cards are there nothing else is legal, and they are chosen in one order only."""
    match = desert()
    match.play(f"caravan {DESERT}")
    assert ["spend pig", "spend cloud", "spend unicorn", "spend dragon"] == match.legal_text()
    assert "EL-C01" == refused(match, "stop")
    assert "EL-C01" == refused(match, "spend elfcycle")
    match.play("spend cloud")
    assert "EL-C01" == refused(match, "spend pig")
    assert ["spend unicorn", "spend dragon", "spend raft"] == match.legal_text()


def test_caravans_can_be_switched_off() -> None:
    """EL-C01. With `caravan` off no hand pays one."""
    match = desert("caravan=false")
    assert ["stop"] == match.legal_text()
    assert "EL-C01" == refused(match, f"caravan {DESERT}")


@pytest.mark.parametrize("cost", [1, 2, 4, 7])
def test_the_size_of_a_caravan_is_an_option(cost: int) -> None:
    """EL-C01. `caravan_cost` cards, neither more nor less."""
    match = desert(f"caravan_cost={cost}")
    match.play(f"caravan {DESERT}")
    while match.phase == "caravan":
        match.play(match.legal()[0])
    assert cost == sum(counts(match, "spent").values())


@pytest.mark.parametrize("preset", PRESETS)
def test_a_caravan_needs_a_counter_on_the_road(preset: str) -> None:
    """EL-C02. In no edition does it cross a bare road."""
    match = eh.position(f"elfenland 2p preset={preset} | phase: travel | boot 0: feodor | {ANY_HAND}")
    assert ["stop"] == match.legal_text()
    assert "EL-C02" == refused(match, f"caravan {DESERT}")


@pytest.mark.parametrize(("preset", "price"), [("amigo-de", 4), ("moon", 4), ("jesweb", 4), ("faidutti", 6)])
def test_an_obstacle_costs_a_caravan_one_more_card(preset: str, price: int) -> None:
    """EL-C03, AMB-EL-04. Four instead of three; six instead of the house rule's five."""
    match = desert(f"preset={preset}", blocked=f"| blocked: {DESERT}")
    match.play(f"caravan {DESERT}")
    while match.phase == "caravan":
        match.play(match.legal()[0])
    assert price == sum(counts(match, "spent").values())


@pytest.mark.parametrize("extra", [0, 2, 3])
def test_what_an_obstacle_costs_a_caravan_is_an_option(extra: int) -> None:
    """EL-C03. Three cards and `obstacle_extra` more; one card less is too little."""
    blocked = f"| blocked: {DESERT}"
    assert [f"caravan {DESERT}"] == legal(
        desert(f"obstacle_extra={extra}", f"hand 0: {3 + extra} raft", blocked), "caravan"
    )
    assert "EL-C01" == refused(
        desert(f"obstacle_extra={extra}", f"hand 0: {2 + extra} raft", blocked), f"caravan {DESERT}"
    )


@pytest.mark.parametrize("preset", PRESETS)
def test_a_caravan_is_open_to_those_who_could_pay(preset: str) -> None:
    """EL-C04, AMB-EL-01. In every printed edition, whatever the hand holds."""
    match = desert(f"preset={preset}", "hand 0: 2 trollwagon, 3 raft")
    assert [f"ride {DESERT}"] == legal(match, "ride")
    assert [f"caravan {DESERT}"] == legal(match, "caravan")


def test_the_strict_reading_refuses_those_who_could_pay() -> None:
    """EL-C04, AMB-EL-01. With `only_if_unable` two wagons in hand forbid the caravan."""
    match = desert("caravan_condition=only_if_unable", "hand 0: 2 trollwagon, 3 raft")
    assert [f"ride {DESERT}"] == legal(match, "ride")
    assert "EL-C04" == refused(match, f"caravan {DESERT}")


@pytest.mark.parametrize(("wagons", "able"), [(1, False), (2, False), (3, True)])
def test_unable_is_who_lacks_the_full_set(wagons: int, able: bool) -> None:  # noqa: FBT001
    """AMB-EL-02. The desert with an obstacle costs three wagons: with two of them a caravan is still open."""
    match = desert(
        "caravan_condition=only_if_unable", f"hand 0: {wagons} trollwagon, 3 raft", blocked=f"| blocked: {DESERT}"
    )
    assert able == bool(legal(match, "ride"))
    assert able == (not legal(match, "caravan"))


@pytest.mark.parametrize("preset", PRESETS)
def test_no_caravan_goes_by_river(preset: str) -> None:
    """EL-C05. In no edition, on no river, whatever the hand holds."""
    for road, town in RIVERS.items():
        match = eh.position(f"elfenland 2p preset={preset} | phase: travel | boot 0: {town} | {ANY_HAND}")
        assert "EL-C05" == refused(match, f"caravan {road}")


@pytest.mark.parametrize("preset", PRESETS)
def test_no_caravan_crosses_mare_magnum(preset: str) -> None:
    """EL-C05. Neither caravan nor boatmen, in any printed edition."""
    for road in MAGNUM:
        match = eh.position(f"elfenland 2p preset={preset} | phase: travel | boot 0: {road.split('-')[0]} | {ANY_HAND}")
        assert "EL-C05" == refused(match, f"caravan {road}")


@pytest.mark.parametrize("preset", ["amigo-de", "rio-grande", "amigo-fr", "amigo-it"])
def test_no_caravan_crosses_mare_nebulae_in_the_amigo_editions(preset: str) -> None:
    """EL-C05. There are no boatmen there."""
    for road in NEBULAE:
        match = eh.position(f"elfenland 2p preset={preset} | phase: travel | boot 0: {road.split('-')[0]} | {ANY_HAND}")
        assert "EL-C05" == refused(match, f"caravan {road}")


@pytest.mark.parametrize(("preset", "cards"), [("moon", 3), ("jesweb", 3), ("faidutti", 5)])
def test_boatmen_cross_mare_nebulae_for_arbitrary_cards(preset: str, cards: int) -> None:
    """EL-C06, AMB-EL-05. Three cards, or five under the house rule; no counter is needed."""
    for road in NEBULAE:
        match = eh.position(
            f"elfenland 2p preset={preset} | phase: travel | boot 0: {road.split('-')[0]} | hand 0: 6 pig"
        )
        assert road.split("-")[1] == paid(match, road, *["pig"] * cards)
        assert {"pig": cards} == counts(match, "spent")


@pytest.mark.parametrize(("options", "cards"), [("caravan_cost=4", 4), ("caravan_cost=4 boatmen_cost=2", 2)])
def test_boatmen_cost_what_a_caravan_costs(options: str, cards: int) -> None:
    """AMB-EL-05. Unless they have a price of their own; and they sail where there are no caravans."""
    for caravan in ("true", "false"):
        match = eh.position(
            f"elfenland 2p {options} caravan={caravan} boatmen=magnum | phase: travel | hand 0: {cards} pig"
        )
        assert "virst" == paid(match, "elvenhold-virst-lake", *["pig"] * cards)


def test_the_strict_reading_does_not_touch_boatmen() -> None:
    """COM-E7. A raft in hand pays the hop, and the boatmen take three cards all the same."""
    match = eh.position(
        "elfenland 2p preset=moon caravan_condition=only_if_unable"
        " | phase: travel | boot 0: yttar | hand 0: 1 raft, 2 pig"
    )
    assert ["ride yttar-grangor-lake", "ride yttar-parundia-lake"] == legal(match, "ride")
    assert ["caravan yttar-grangor-lake", "caravan yttar-parundia-lake"] == legal(match, "caravan")


def test_too_few_cards_for_the_boatmen_are_refused_by_their_own_clause() -> None:
    """EL-C06. Two cards are no three."""
    match = eh.position("elfenland 2p preset=moon | phase: travel | boot 0: yttar | hand 0: 1 pig, 1 dragon")
    assert "EL-C06" == refused(match, "caravan yttar-parundia-lake")
