"""The box holds the printed number of cards, counters and pieces."""

from elvenhold.world import COUNTERS, LAND_KINDS, TOWN_CARDS, TOWN_PIECES, TRAVEL_CARDS, Transport, load_board


def test_there_are_72_travel_cards_ten_of_each_land_transport_and_twelve_rafts() -> None:
    """EL-S06."""
    assert 72 == sum(TRAVEL_CARDS)
    assert [10] * 6 == list(TRAVEL_CARDS[:LAND_KINDS])
    assert 12 == TRAVEL_CARDS[Transport.RAFT]


def test_there_are_48_counters_eight_of_each_land_transport() -> None:
    """EL-S07."""
    assert [8] * 6 == list(COUNTERS)


def test_a_colour_has_a_piece_for_every_town_but_elvenhold() -> None:
    """EL-S04."""
    assert len(load_board().towns) - 1 == TOWN_PIECES


def test_twelve_towns_have_a_card() -> None:
    """AMB-EL-22."""
    listed = "Beata Erg'Eren Grangor Ixara Jaccaranda Mah'Davikia Strykhaven Tichih Usselen Virst Wylhien Yttar"
    towns = load_board().towns
    assert listed.split() == sorted(towns[index].name for index in TOWN_CARDS)
