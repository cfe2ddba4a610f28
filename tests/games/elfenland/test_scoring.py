"""Scores, distances, ties and ranks."""

import pytest

import elvenhold as eh
from tests.games.elfenland.laid import laid, said

TOWNS = (
    "virst strykhaven beata ixara lapphalya ergeren feodor rivinia tichih throtmanni "
    "dagamura kihromah albaran mahdavikia grangor yttar parundia usselen wylhien jaccaranda"
).split()
OVER = "phase: over | round_no: 4"


def taken(*pieces: int) -> str:
    """Say how many pieces each seat has collected."""
    return " | ".join(f"taken {seat}: {', '.join(TOWNS[:number])}" for seat, number in enumerate(pieces) if number)


def column(position: str, name: str) -> list[int]:
    """One column of the final table."""
    result = eh.position(position).result
    assert result is not None
    return [row[name] for row in result.seats]


def test_the_score_is_the_number_of_pieces() -> None:
    """EL-E02. Seat 1 has collected most and wins; the town a boot ends in does not matter."""
    table = f"elfenland 3p | {OVER} | {taken(11, 13, 7)} | boot 1: albaran"
    assert [11, 13, 7] == column(table, "score")
    assert [2, 1, 3] == column(table, "rank")


def test_a_tie_is_broken_by_cards_in_hand() -> None:
    """EL-E03. Level in pieces, seat 2 holds most cards."""
    table = f"elfenland 3p | {OVER} | {taken(9, 9, 9)} | hand 0: 1 pig | hand 2: 4 raft | hand 1: 3 dragon"
    assert [3, 2, 1] == column(table, "rank")


def test_cards_do_not_matter_without_a_tie() -> None:
    """EL-E03. One piece more beats four cards more."""
    assert [1, 2] == column(f"elfenland 2p | {OVER} | {taken(8, 7)} | hand 1: 4 raft", "rank")


@pytest.mark.parametrize(("tiebreak", "ranks"), [("cards", [2, 1]), ("none", [1, 1]), ("nearest", [1, 1])])
def test_the_tie_break_is_an_option(tiebreak: str, ranks: list[int]) -> None:
    """EL-E03, AMB-EL-19. `base_tiebreak` names what is compared; after the last one the victory is shared."""
    table = f"elfenland 2p base_tiebreak={tiebreak} | {OVER} | {taken(8, 8)} | hand 1: 1 raft"
    assert ranks == column(table, "rank")


def test_who_is_still_tied_shares_the_victory() -> None:
    """AMB-EL-19. Seats 0 and 2 are level in everything: both win, seat 1 is third."""
    table = f"elfenland 3p | {OVER} | {taken(9, 8, 9)} | hand 0: 2 pig | hand 2: 2 raft"
    match = eh.position(table)
    assert match.result is not None
    assert [1, 3, 1] == column(table, "rank")
    assert ([0, 2], [[0, 2], [1]]) == (match.result.winners, match.result.ranking)


def test_with_home_towns_the_distance_is_subtracted() -> None:
    """EL-H01. Twelve pieces four routes from home are less than ten at home."""
    homes = "boot 0: virst | home 0: jaccaranda | boot 1: yttar | home 1: yttar"
    table = f"elfenland 2p preset=moon | {OVER} | {taken(12, 10)} | {homes}"
    assert [4, 0] == column(table, "distance")
    assert [8, 10] == column(table, "score")
    assert [2, 1] == column(table, "rank")


@pytest.mark.parametrize(
    ("boot", "home", "distance"),
    [
        ("virst", "virst", 0),
        ("throtmanni", "jaccaranda", 1),
        ("rivinia", "tichih", 1),
        ("tichih", "beata", 3),
        ("rivinia", "beata", 2),
        ("parundia", "grangor", 1),
        ("strykhaven", "virst", 1),
        ("strykhaven", "ergeren", 2),
        ("virst", "ergeren", 2),
        ("beata", "jaccaranda", 4),
        ("kihromah", "beata", 4),
        ("elvenhold", "yttar", 5),
    ],
)
def test_the_distance_counts_routes_of_every_kind(boot: str, home: str, distance: int) -> None:
    """EL-H02, AMB-EL-20, AMB-EL-21. Lakes, rivers against the flow, and Elvenhold on the way; neighbours are at 1."""
    assert distance == column(f"elfenland 2p preset=moon | {OVER} | boot 0: {boot} | home 0: {home}", "distance")[0]


def test_the_distance_does_not_depend_on_what_lies_on_the_roads() -> None:
    """EL-H02. Counters and obstacles make nothing nearer or farther."""
    table = f"elfenland 2p preset=moon | {OVER} | boot 0: throtmanni | home 0: jaccaranda"
    road = "jaccaranda-throtmanni-mountain"
    assert 1 == column(f"{table} | road: {road} dragon | blocked: {road}", "distance")[0]


def test_town_cards_are_revealed_at_the_end() -> None:
    """EL-H03. Before the last stop only the owner sees his card; afterwards everybody sees all."""
    match = laid("elfenland 2p preset=moon | phase: travel | round_no: 4 | seat: 1 | home 0: virst | home 1: yttar")
    assert [["virst", None], [None, "yttar"], [None, None]] == [
        match.view(seat).to_dict()["home"][:2] for seat in (0, 1, None)
    ]
    match.play("stop")
    assert [["virst", "yttar"]] * 3 == [match.view(seat).to_dict()["home"][:2] for seat in (0, 1, None)]
    assert "1 1 stop; home virst yttar" == match.record(seat=0).splitlines()[-1]
    assert "virst" == said(match, "home", 0)


HOME_TIE = (
    f"{OVER} | {taken(10, 11, 10)} | boot 0: virst | home 0: virst | boot 1: throtmanni | home 1: jaccaranda"
    " | boot 2: yttar | home 2: yttar | hand 0: 1 pig | hand 1: 4 pig | hand 2: 2 raft"
)


@pytest.mark.parametrize(
    ("options", "ranks"),
    [
        ("preset=amigo-de home_town=true", [2, 3, 1]),
        ("preset=rio-grande home_town=true", [2, 3, 1]),
        ("preset=moon", [3, 1, 2]),
        ("preset=jesweb", [3, 1, 2]),
        ("preset=faidutti", [3, 1, 2]),
        ("home_town=true home_tiebreak=nearest", [1, 3, 1]),
        ("home_town=true home_tiebreak=cards,nearest", [3, 1, 2]),
        ("home_town=true home_tiebreak=none", [1, 1, 1]),
    ],
)
def test_a_home_town_tie_is_broken_by_nearness_or_by_cards(options: str, ranks: list[int]) -> None:
    """EL-H04, AMB-EL-19. All score ten: Amigo asks who is nearest, then for cards; the others ask for cards."""
    assert [10, 10, 10] == column(f"elfenland 3p {options} | {HOME_TIE}", "score")
    assert ranks == column(f"elfenland 3p {options} | {HOME_TIE}", "rank")
