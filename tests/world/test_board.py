"""The board holds what the rulebooks tell about it, and a damaged one is refused."""

from importlib.resources import files

import pytest

from elvenhold.world import Board, Lake, Terrain, TownIndex, load_board, read_board, spelled

GOLD = {
    7: "albaran",
    6: "kihromah",
    5: "ergeren grangor jaccaranda mahdavikia",
    4: "dagamura feodor parundia strykhaven usselen yttar",
    3: "ixara rivinia throtmanni tichih virst wylhien",
    2: "beata lapphalya",
    0: "elvenhold",
}

# What is damaged, what stands there instead, and what the refusal says.
DAMAGES = [
    ('"b": "mahdavikia", "terrain": "river"', '"b": "atlantis", "terrain": "river"', "ends in 'atlantis'"),
    ('"b": "virst", "terrain": "plain"', '"b": "ixara", "terrain": "plain"', "from 'ixara' to itself"),
    ('"id": "ixara-virst-plain"', '"id": "ixara-virst"', "should be called 'ixara-virst-plain'"),
    ('"id": "yttar", "name"', '"id": "virst", "name"', "town 'virst' stands there twice"),
    ('"name": "Yttar"', '"name": "Ytar"', "town 'yttar' is named 'Ytar'"),
    ('"id": "ixara-virst-plain"', '"id": "lapphalya-virst-plain"', "road 'lapphalya-virst-plain' stands there twice"),
    (
        '"id": "ixara-virst-plain", "a": "ixara", "b": "virst"',
        '"id": "virst-lapphalya-plain", "a": "virst", "b": "lapphalya"',
        "connection 'lapphalya and virst and plain' stands there twice",
    ),
    (
        '"id": "ixara-virst-plain", "a": "ixara", "b": "virst", "terrain": "plain"',
        '"id": "ixara-virst-swamp", "a": "ixara", "b": "virst", "terrain": "swamp"',
        "leads through 'swamp'",
    ),
    ('"downstream": "virst to ixara"', '"downstream": "ixara to virst"', "flows 'ixara to virst'"),
    ('"downstream": "virst to ixara", ', "", "flows None"),
    ('"terrain": "plain", ', '"terrain": "plain", "downstream": "elvenhold to beata", ', "where None is expected"),
    ('"lake": "Mare Nebulae"', '"lake": "Mare Nostrum"', "crosses lake 'Mare Nostrum'"),
    ('"lake": "Mare Nebulae", ', "", "crosses lake None"),
    ('"terrain": "plain", ', '"terrain": "plain", "lake": "Mare Magnum", ', "is no lake route"),
    ('"home_card": true', '"home_card": false', "11 home cards where 12 are printed"),
    ('"gold": 3', '"gold": "three"', "board: Expected `int`"),
    ('"terrain": "plain", ', '"terrain": "plain", "toll": 1, ', "unknown field `toll`"),
]


def board_text() -> str:
    """The board as it stands in its file."""
    return files("elvenhold.world").joinpath("data/board.json").read_text(encoding="utf-8")


def town_of(board: Board, word: str) -> TownIndex:
    """A town by its id or its name."""
    return TownIndex([town.id for town in board.towns].index(spelled(word)))


def between(board: Board, one: str, other: str) -> set[str]:
    """The ids of all roads between two towns."""
    a, b = town_of(board, one), town_of(board, other)
    return {board.roads[i].id for i in board.roads_at(a) if i in board.roads_at(b)}


def ferries(lake: Lake) -> list[set[str]]:
    """The pairs of towns that a lake links."""
    board = load_board()
    return [{board.towns[r.a].id, board.towns[r.b].id} for r in board.roads if r.lake is lake]


def test_there_are_21_towns_and_48_roads() -> None:
    """Rules 2.1."""
    assert (21, 48) == (len(load_board().towns), len(load_board().roads))


@pytest.mark.parametrize(
    ("one", "other", "road"),
    [
        ("Feodor", "Lapphalya", "feodor-lapphalya-wood"),
        ("Lapphalya", "Virst", "lapphalya-virst-plain"),
        ("Virst", "Ixara", "virst-ixara-river"),
        ("Dag'Amura", "Kihromah", "kihromah-dagamura-wood"),
        ("Throtmanni", "Jaccaranda", "jaccaranda-throtmanni-mountain"),
        ("Rivinia", "Tichih", "rivinia-tichih-river"),
    ],
)
def test_the_roads_of_the_worked_examples_are_there(one: str, other: str, road: str) -> None:
    """Appendix A."""
    assert road in between(load_board(), one, other)


def test_the_river_between_virst_and_ixara_flows_towards_ixara() -> None:
    """Appendix A, example 3: for a river the first end is upstream."""
    board = load_board()
    [river] = [road for road in board.roads if road.id == "virst-ixara-river"]
    assert Terrain.RIVER is river.terrain
    assert (town_of(board, "virst"), town_of(board, "ixara")) == (river.a, river.b)


def test_ferries_link_every_pair_of_their_group_and_nothing_else() -> None:
    """EL-F01, AMB-EL-25."""
    magnum = [{"elvenhold", "strykhaven"}, {"elvenhold", "virst"}, {"strykhaven", "virst"}]
    nebulae = [{"grangor", "parundia"}, {"grangor", "yttar"}, {"parundia", "yttar"}]
    assert magnum == sorted(ferries(Lake.MARE_MAGNUM), key=sorted)
    assert nebulae == sorted(ferries(Lake.MARE_NEBULAE), key=sorted)


def test_only_lake_routes_cross_a_lake() -> None:
    """Six ferries, as many as routes of terrain lake."""
    assert 6 == sum(road.lake is not None for road in load_board().roads)
    assert all((road.lake is not None) == (road.terrain is Terrain.LAKE) for road in load_board().roads)


def test_two_routes_between_the_same_towns_are_separate() -> None:
    """AMB-EL-26."""
    expected = {"mahdavikia-ixara-mountain", "ixara-mahdavikia-river"}
    assert expected == between(load_board(), "ixara", "mahdavikia")


@pytest.mark.parametrize(("gold", "towns"), GOLD.items())
def test_towns_are_worth_what_their_disks_show(gold: int, towns: str) -> None:
    """Rules 2.4."""
    assert towns.split() == sorted(town.id for town in load_board().towns if town.gold == gold)


def test_roads_at_a_town_are_all_that_end_there() -> None:
    """Elvenhold has two rivers, two ferries, two plains and a wood."""
    board = load_board()
    expected = [
        "elvenhold-beata-plain",
        "lapphalya-elvenhold-plain",
        "ergeren-elvenhold-wood",
        "beata-elvenhold-river",
        "elvenhold-rivinia-river",
        "elvenhold-strykhaven-lake",
        "elvenhold-virst-lake",
    ]
    assert expected == [board.roads[i].id for i in board.roads_at(TownIndex(0))]


def test_the_board_is_read_once() -> None:
    """Everybody holds the same value."""
    assert load_board() is load_board()


@pytest.mark.parametrize(("printed", "damaged", "message"), DAMAGES)
def test_a_damaged_board_is_refused_with_what_is_wrong(printed: str, damaged: str, message: str) -> None:
    """One slip in the file, one sentence that names it."""
    assert printed in board_text()
    with pytest.raises(ValueError, match=message):
        read_board(board_text().replace(printed, damaged, 1).encode())


def test_a_board_without_one_of_its_roads_is_refused() -> None:
    """The count is printed on the box."""
    lines = [line for line in board_text().splitlines() if "usselen-yttar-wood" not in line]
    with pytest.raises(ValueError, match="47 roads where 48 are printed"):
        read_board("\n".join(lines).encode())


def test_a_board_with_a_town_too_many_is_refused() -> None:
    """The count is printed on the box."""
    yttar = next(line for line in board_text().splitlines() if '"name": "Yttar"' in line)
    with pytest.raises(ValueError, match="22 towns where 21 are printed"):
        read_board(board_text().replace(yttar, f"{yttar}\n{yttar}").encode())


def test_a_board_that_falls_apart_is_refused() -> None:
    """Beata's three routes are moved elsewhere, so nothing leads there any more."""
    text = board_text()
    for old, new in (
        ("elvenhold-beata-plain", "elvenhold-feodor-plain"),
        ("strykhaven-beata-plain", "strykhaven-feodor-plain"),
        ("beata-elvenhold-river", "feodor-elvenhold-river"),
    ):
        line = next(line for line in text.splitlines() if f'"{old}"' in line)
        text = text.replace(line, line.replace(old, new).replace("beata", "feodor"))
    with pytest.raises(ValueError, match="no road leads from 'elvenhold' to beata"):
        read_board(text.encode())


def test_what_is_no_board_at_all_is_refused() -> None:
    """Bytes that are not JSON get the same kind of error."""
    with pytest.raises(ValueError, match="board: "):
        read_board(b"hello")
