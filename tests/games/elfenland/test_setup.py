"""Setting up: seats, boots, pieces, decks, the open row, the start player and the town cards."""

import pytest

import elvenhold as eh
from tests.games.elfenland.laid import cells, counts, enter, fresh, laid, legal, may_turn_up, refused, said, texts

TWENTY = (
    "virst, strykhaven, beata, ixara, lapphalya, ergeren, feodor, rivinia, tichih, throtmanni, "
    "dagamura, kihromah, albaran, mahdavikia, grangor, yttar, parundia, usselen, wylhien, jaccaranda"
)
TWELVE = "beata ergeren grangor ixara jaccaranda mahdavikia strykhaven tichih usselen virst wylhien yttar".split()
SIX = ["albaran", "feodor", "kihromah", "parundia", "rivinia", "throtmanni"]
FIRST_DRAWS = {f"turn up {kind}": 8 for kind in "pig elfcycle cloud unicorn trollwagon dragon".split()}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_players_play(seats: int) -> None:
    """EL-S01, AMB-EL-23. For every number from two to six there is a match with as many boots."""
    match = eh.start("elfenland", seats=seats, seed=1)
    assert seats == sum(town != "none" for town in match.view().to_dict()["boot"])


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_fewer_than_two_or_more_than_six_players_cannot_play(seats: int) -> None:
    """EL-S01, AMB-EL-23. There are six sets of material, and one player alone is no game."""
    with pytest.raises(eh.Malformed, match="2 to 6"):
        eh.start("elfenland", seats=seats)


def test_each_player_gets_one_obstacle_and_all_his_pieces_lie_in_the_towns() -> None:
    """EL-S02. One obstacle a player, none for seats that nobody takes, and no piece is collected yet."""
    match = fresh(3)
    assert [1, 1, 1, 0, 0, 0] == cells(match, "obstacles")
    assert [[], [], []] == [said(match, "taken", seat) for seat in range(3)]


def test_the_number_of_obstacles_is_an_option() -> None:
    """EL-S02. With `obstacles_per_player` each gets so many."""
    assert [3, 3, 0, 0, 0, 0] == cells(fresh(2, obstacles_per_player=3), "obstacles")


def test_all_boots_start_in_elvenhold() -> None:
    """EL-S03. Every boot in play stands in Elvenhold, whatever the edition."""
    match = fresh(4, "moon")
    assert ["elvenhold"] * 4 + ["none"] * 2 == [said(match, "boot", seat) for seat in range(6)]


def test_every_town_but_elvenhold_holds_a_piece_of_every_colour() -> None:
    """EL-S04, AMB-EL-28. Two seats come to Virst and back, each finds its own piece there, and in Elvenhold none."""
    match = eh.position("elfenland 2p | phase: travel | hand 0: 4 raft | hand 1: 4 raft")
    for move in ("ride elvenhold-virst-lake", "ride elvenhold-virst-lake", "stop", "ride elvenhold-virst-lake"):
        match.play(move)
    assert [["virst"], ["virst"]] == [said(match, "taken", seat) for seat in range(2)]


def test_the_towns_with_pieces_are_the_twenty_others() -> None:
    """EL-S04, AMB-EL-28. Nobody chooses towns: whoever has been everywhere has twenty pieces."""
    match = eh.position(f"elfenland 2p | phase: over | taken 0: {TWENTY}")
    assert match.result is not None
    assert 20 == match.result.seats[0]["pieces"]


def test_nobody_holds_a_piece_from_elvenhold() -> None:
    """EL-S04. A table with such a piece cannot be set up."""
    with pytest.raises(eh.Malformed, match="elvenhold"):
        eh.position("elfenland 2p | phase: travel | taken 0: elvenhold")


def test_the_deck_holds_seventy_two_travel_cards() -> None:
    """EL-S06. Ten of each land transport and twelve rafts, each card as likely as the next."""
    match = laid("elfenland 2p | phase: dealing")
    land = {f"deal {kind}": 10 for kind in "pig elfcycle cloud unicorn trollwagon dragon".split()}
    assert {**land, "deal raft": 12} == may_turn_up(match)
    assert 72 == cells(match, "deck_left")


def test_the_pool_holds_forty_eight_counters_and_no_obstacle() -> None:
    """EL-S07. Eight of each land transport, no raft; obstacles are kept apart."""
    match = enter(fresh(6), "start 0")
    assert FIRST_DRAWS == may_turn_up(match)
    assert 48 == cells(match, "pool_left")


@pytest.mark.parametrize("preset", ["amigo-de", "rio-grande", "amigo-fr", "amigo-it"])
def test_the_amigo_editions_turn_up_five_counters_at_setup(preset: str) -> None:
    """EL-S08. The row lies open before the first card is dealt."""
    match = enter(fresh(2, preset), "start 0")
    match.begin()
    assert ["turn", "turn", "turn", "turn", "turn", "deal"] == [text.split()[0] for text in texts(match.events)[1:7]]
    assert 5 == sum(counts(match, "row").values())


@pytest.mark.parametrize("preset", ["moon", "jesweb", "faidutti"])
def test_the_other_editions_turn_up_five_counters_in_phase_3(preset: str) -> None:
    """EL-S08. No counter lies open before the hidden ones are drawn; then there are five."""
    match = laid(f"elfenland 2p preset={preset} first_counter=secret | phase: hidden | seat: 1")
    enter(match, "draw hidden pig", *["turn up dragon"] * 5)
    assert {"dragon": 5} == counts(match, "row")
    assert ["take blind", "take dragon"] == match.legal_text()


def test_the_size_of_the_row_is_an_option() -> None:
    """EL-S08. With `open_row_size` three counters are turned up, then cards are dealt."""
    match = enter(fresh(open_row_size=3), "start 0", "turn up pig", "turn up pig", "turn up cloud")
    assert {"pig": 2, "cloud": 1} == counts(match, "row")
    assert "dealing" == match.phase


def test_the_game_starts_in_round_1() -> None:
    """EL-S09. When the first card is dealt the top card of the stack shows 1."""
    match = enter(fresh(open_row_size=0), "start 0")
    assert 1 == cells(match, "round_no")


def test_without_a_choice_every_seat_is_as_likely_to_start() -> None:
    """EL-S10, AMB-EL-24. Nobody's age is known, so the start player is drawn by lot."""
    assert {"start 0": 1, "start 1": 1, "start 2": 1} == may_turn_up(fresh(3))


@pytest.mark.parametrize("start_player", ["oldest", "youngest"])
def test_who_is_oldest_is_drawn_by_lot(start_player: str) -> None:
    """EL-S10, AMB-EL-24. The printed word is understood, and means a random seat."""
    assert {"start 0": 1, "start 1": 1} == may_turn_up(fresh(2, start_player=start_player))


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_host_may_choose_the_start_player(seat: int) -> None:
    """EL-S10, AMB-EL-24. With `start_player` seat:n that seat starts, and no other can."""
    match = fresh(4, start_player=f"seat:{seat}")
    assert {f"start {seat}": 1} == may_turn_up(match)
    assert f"start {seat}" == match.begin()[0].text


def test_the_host_cannot_choose_a_seat_that_nobody_takes() -> None:
    """EL-S10. seat:3 needs four players."""
    with pytest.raises(eh.Malformed, match="seat below 3"):
        eh.start("elfenland", seats=3, start_player="seat:3")


@pytest.mark.parametrize("preset", ["amigo-de", "rio-grande", "amigo-fr", "amigo-it"])
def test_without_home_towns_no_town_card_is_dealt(preset: str) -> None:
    """EL-S11. In the Amigo editions town cards are not used unless the table wants them."""
    match = eh.start("elfenland", seats=2, preset=preset, seed=1)
    assert not [text for text in texts(match.events) if text.startswith("home")]
    assert ["none"] * 2 == [said(match, "home", seat) for seat in range(2)]


def test_with_home_towns_each_player_gets_one_of_the_twelve() -> None:
    """EL-S11, AMB-EL-22. The first card is one of twelve, each as likely; the second one of the eleven left."""
    match = enter(fresh(2, "moon"), "start 1")
    assert {f"home {town}": 1 for town in TWELVE} == may_turn_up(match)
    enter(match, "home virst")
    assert {f"home {town}": 1 for town in TWELVE if town != "virst"} == may_turn_up(match)
    enter(match, "home yttar")
    assert ["yttar", "virst"] == [said(match, "home", seat) for seat in range(2)]


def test_which_towns_have_cards_is_an_option() -> None:
    """EL-S11, AMB-EL-22. Another `town_card_list` is dealt from instead."""
    match = enter(fresh(2, home_town=True, town_card_list=SIX), "start 0")
    assert {f"home {town}": 1 for town in SIX} == may_turn_up(match)


def test_only_its_owner_looks_at_a_town_card() -> None:
    """EL-S11. The other seat and spectators see that there is a card, not which."""
    match = eh.position("elfenland 2p preset=moon | phase: plan | home 0: virst | home 1: yttar")
    assert ["virst", None, None] == [match.view(seat).to_dict()["home"][0] for seat in (0, 1, None)]


def test_a_home_without_a_card_cannot_be_set_up() -> None:
    """EL-S11, AMB-EL-22. Feodor is not among the twelve."""
    with pytest.raises(eh.Malformed, match="no card"):
        eh.position("elfenland 2p preset=moon | phase: plan | home 0: feodor")


def test_the_dealer_alone_sets_up() -> None:
    """EL-S10. While the start player is drawn nobody has a move; afterwards nobody can be made start player."""
    match = eh.position("elfenland 2p | phase: plan")
    assert ["pass"] == legal(match)
    assert "EL-P4-1" == refused(match, "start 1")
