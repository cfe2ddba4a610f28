"""When the game ends: after the last round, or with all twenty pieces."""

import itertools

import pytest

import elvenhold as eh
from elvenhold.mechanics.axes import ROAD
from tests.games.elfenland.laid import laid, legal

OTHERS = (
    "strykhaven beata ixara lapphalya ergeren feodor rivinia tichih throtmanni "
    "dagamura kihromah albaran mahdavikia grangor yttar parundia usselen wylhien jaccaranda"
).split()
NINETEEN = ", ".join(OTHERS)
TWENTY = f"virst, {NINETEEN}"
ENDS = ["none", "finish_round_score", "round3_outright", "instant_round3"]
LAST_TO_MOVE = "phase: travel | row: 5 pig | seat: 1"


def ends(options: str, round_no: int, pieces: str = f"taken 0: {TWENTY}") -> bool:
    """Whether the match is over when the last seat has stopped in this round."""
    match = laid(f"elfenland 2p {options} | round_no: {round_no} | {pieces} | {LAST_TO_MOVE}")
    match.play("stop")
    return match.over


def rows(position: str) -> list[dict[str, int]]:
    """The final table after the last seat has stopped."""
    match = laid(position)
    match.play("stop")
    assert match.result is not None
    return list(match.result.seats)


def test_the_game_ends_after_four_rounds() -> None:
    """EL-E01. Not after the third, if nobody has all pieces."""
    assert [False, False, False, True] == [ends("", number, "taken 0: virst") for number in (1, 2, 3, 4)]


@pytest.mark.parametrize("rounds", [1, 3, 6])
def test_the_game_ends_after_as_many_rounds_as_the_option_says(rounds: int) -> None:
    """EL-E01. The last of `rounds` rounds is the end."""
    assert ends(f"rounds={rounds}", rounds, "taken 0: virst")
    assert rounds == 1 or not ends(f"rounds={rounds}", rounds - 1, "taken 0: virst")


def test_after_the_end_nobody_decides() -> None:
    """EL-E01. No move is legal any more, and there is a result."""
    match = eh.position("elfenland 2p | phase: over | round_no: 4")
    assert (None, [], True) == (match.waiting, match.legal(), match.over)
    with pytest.raises(eh.Illegal, match="EL-E01"):
        match.play("pass")


@pytest.mark.parametrize(
    ("early_end", "rounds"),
    [
        ("none", [False, False, False, True]),
        ("finish_round_score", [True, True, True, True]),
        ("round3_outright", [False, False, True, True]),
        ("instant_round3", [False, False, False, True]),
    ],
)
def test_twenty_pieces_end_the_game_after_some_rounds(early_end: str, rounds: list[bool]) -> None:
    """EL-E04. Seen at the end of rounds 1 to 4; the instant end has its own moment, not the end of a round."""
    assert rounds == [ends(f"early_end={early_end}", number) for number in (1, 2, 3, 4)]


@pytest.mark.parametrize("early_end", ENDS)
def test_nineteen_pieces_end_nothing(early_end: str) -> None:
    """EL-E04. All twenty are needed."""
    assert not ends(f"early_end={early_end}", 3, f"taken 0: {NINETEEN}")


@pytest.mark.parametrize(
    ("preset", "early_end"),
    [
        ("amigo-de", "finish_round_score"),
        ("rio-grande", "round3_outright"),
        ("amigo-fr", "finish_round_score"),
        ("amigo-it", "finish_round_score"),
        ("moon", "round3_outright"),
        ("jesweb", "round3_outright"),
        ("faidutti", "round3_outright"),
    ],
)
def test_every_edition_ends_in_its_own_way(preset: str, early_end: str) -> None:
    """EL-E04, AMB-EL-16. The English edition waits for the end of round 3, so that all have had equal turns."""
    assert early_end == eh.start("elfenland", preset=preset).setup.options["early_end"]
    assert ends(f"preset={preset}", 3)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_an_instant_end_stops_the_game_on_arrival(number: int) -> None:
    """EL-E04, COM-E6. The twentieth piece wins at once: nobody discards, and seat 1 does not move any more."""
    match = eh.position(
        f"elfenland 2p early_end=instant_round3 | phase: travel | round_no: {number}"
        f" | taken 0: {NINETEEN} | hand 0: 8 raft"
    )
    match.play("ride elvenhold-virst-lake")
    assert match.result is not None
    assert (True, [0], [20, 6]) == (
        match.over,
        match.result.winners,
        [match.result.seats[0][name] for name in ("score", "cards")],
    )


def test_a_caravan_may_bring_the_instant_end() -> None:
    """EL-E04, COM-E6. The last card of the caravan is the last event."""
    match = eh.position(
        "elfenland 2p early_end=instant_round3 | phase: travel | round_no: 3 | boot 0: lapphalya"
        f" | taken 0: {NINETEEN} | hand 0: 5 raft | road: lapphalya-virst-plain pig"
    )
    for move in ("caravan lapphalya-virst-plain", "spend raft", "spend raft", "spend raft"):
        assert not match.over
        match.play(move)
    assert match.over


def test_the_instant_end_does_not_hold_in_the_last_round() -> None:
    """EL-E04, AMB-EL-32. In round 4 the round is finished and scored as always."""
    match = eh.position(
        f"elfenland 2p early_end=instant_round3 | phase: travel | round_no: 4 | taken 0: {NINETEEN} | hand 0: 2 raft"
    )
    match.play("ride elvenhold-virst-lake")
    assert ("travel", 0) == (match.phase, match.waiting)


def test_the_instant_winners_distance_does_not_count() -> None:
    """COM-E6. He scores twenty far from home; seat 1 loses its way as usual."""
    match = eh.position(
        "elfenland 2p preset=moon early_end=instant_round3 | phase: travel | round_no: 3 | hand 0: 2 raft"
        f" | taken 0: {NINETEEN} | home 0: yttar | taken 1: virst | home 1: beata"
    )
    match.play("ride elvenhold-virst-lake")
    assert match.result is not None
    assert [20, 0] == [row["score"] for row in match.result.seats]


HOMES = f"taken 0: {TWENTY} | boot 0: elvenhold | home 0: yttar | taken 1: {NINETEEN} | boot 1: beata | home 1: beata"


@pytest.mark.parametrize("preset", ["amigo-de", "amigo-fr", "amigo-it"])
def test_some_editions_score_an_early_end_with_the_distance(preset: str) -> None:
    """AMB-EL-17. Twenty pieces five routes from home lose against nineteen at home."""
    table = rows(f"elfenland 2p preset={preset} home_town=true | round_no: 3 | {HOMES} | {LAST_TO_MOVE}")
    assert [(2, 15), (1, 19)] == [(row["rank"], row["score"]) for row in table]


@pytest.mark.parametrize("preset", ["rio-grande", "moon", "jesweb", "faidutti"])
def test_in_the_others_twenty_pieces_win_outright(preset: str) -> None:
    """AMB-EL-17. The same seats: the twenty win whatever the distance, and show as twenty."""
    table = rows(f"elfenland 2p preset={preset} home_town=true | round_no: 3 | {HOMES} | {LAST_TO_MOVE}")
    assert [(1, 20), (2, 19)] == [(row["rank"], row["score"]) for row in table]


@pytest.mark.parametrize("preset", ["rio-grande", "moon"])
def test_in_the_last_round_twenty_pieces_are_scored_normally(preset: str) -> None:
    """AMB-EL-32. Whoever completes his pieces in round 4 has no advantage but the piece."""
    table = rows(f"elfenland 2p preset={preset} home_town=true | round_no: 4 | {HOMES} | {LAST_TO_MOVE}")
    assert [(2, 15), (1, 19)] == [(row["rank"], row["score"]) for row in table]


@pytest.mark.parametrize(("cards", "ranks"), [("4 raft", [2, 1, 3]), ("2 raft", [1, 1, 3])])
def test_several_complete_players_compare_their_cards(cards: str, ranks: list[int]) -> None:
    """AMB-EL-18. Most cards win, not the shorter way home; level in cards they share."""
    table = rows(
        f"elfenland 3p preset=moon | phase: travel | round_no: 3 | seat: 2 | taken 0: {TWENTY} | taken 1: {TWENTY}"
        f" | boot 0: yttar | home 0: yttar | hand 0: 2 pig | boot 1: virst | home 1: beata | hand 1: {cards}"
    )
    assert ranks == [row["rank"] for row in table]


def test_complete_players_level_in_cards_share_whoever_is_nearer() -> None:
    """AMB-EL-18. In the English edition with home towns nearness breaks other ties, not this one."""
    table = rows(
        "elfenland 2p preset=rio-grande home_town=true | phase: travel | round_no: 3 | seat: 1"
        f" | taken 0: {TWENTY} | taken 1: {TWENTY} | boot 0: yttar | home 0: yttar | boot 1: virst | home 1: beata"
    )
    assert [1, 1] == [row["rank"] for row in table]


@pytest.mark.parametrize(("rounds", "tested"), [(2, 1), (3, 2), (5, 4), (8, 7)])
def test_the_outright_end_is_tested_in_the_last_round_but_one(rounds: int, tested: int) -> None:
    """COM-E5. With other numbers of `rounds`; in the rounds before nothing happens."""
    options = f"rounds={rounds} early_end=round3_outright"
    assert [number == tested for number in range(1, rounds)] == [ends(options, number) for number in range(1, rounds)]


def test_the_hand_limit_comes_before_the_end_test() -> None:
    """COM-E3. In round 3 the complete player discards two of six cards, then the game is over."""
    match = eh.position(
        f"elfenland 2p | phase: travel | round_no: 3 | seat: 1 | taken 1: {TWENTY} | hand 1: 6 pig | open 0: 2 pig"
    )
    for move in ("stop", "discard pig", "discard pig"):
        assert not match.over
        match.play(move)
    assert match.result is not None
    assert (True, 4) == (match.over, match.result.seats[1]["cards"])


def test_every_step_costs_a_card() -> None:
    """EL-E05. So eight cards a round reach at most 16 towns in two rounds, and 24 in three."""
    for road, far in itertools.product(ROAD.words, (0, 1)):
        town, land = road.split("-")[far], road.split("-")[2]
        counter = "" if land in {"river", "lake"} else f"| road: {road} dragon"
        match = eh.position(f"elfenland 2p | phase: travel | boot 0: {town} | hand 0: 2 dragon, 2 raft {counter}")
        assert f"ride {road}" in legal(match, "ride")
        match.play(f"ride {road}")
        assert match.view().to_dict()["held"][0] < 4


def test_twenty_pieces_before_round_3_are_beyond_eight_cards_a_round() -> None:
    """EL-E05. The best hand for it: eight rafts ride one road eight times, and no ninth."""
    match = eh.position("elfenland 2p preset=moon | phase: travel | boot 0: yttar | hand 0: 8 raft")
    for _ in range(8):
        match.play("ride yttar-grangor-lake")
    assert ["stop"] == match.legal_text()
