"""Positions: every table can be said in words and set up again, byte for byte."""

from collections.abc import Callable

import pytest

import elvenhold as eh
from elvenhold.match import positions
from elvenhold.match.positions import read_header, read_table, write_position
from elvenhold.match.setup import Setup
from tests.match.random_matches import played


def rounds_of(number: int) -> int:
    """Most of these matches have one round, some two, some four: there are many events in a round."""
    return {0: 4, 10: 2}.get(number % 20, 1)


@pytest.fixture
def remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boxes and bare tables are made once for each match, not once for each event."""

    def once(make: Callable[[Setup], bytes]) -> Callable[[Setup], bytes]:
        made: dict[str, bytes] = {}

        def remember(setup: Setup) -> bytes:
            key = f"{setup.seats} {setup.options}"
            if key not in made:
                made[key] = make(setup)
            return made[key]

        return remember

    monkeypatch.setattr(positions, "base_table", once(positions.base_table))
    monkeypatch.setattr(Setup, "box", property(once(lambda setup: setup.title.make_box(setup.seats, setup.options))))


@pytest.mark.usefixtures("remembered")
@pytest.mark.parametrize("batch", range(12))
def test_every_table_of_a_match_survives_the_language(batch: int) -> None:
    """Five random matches a batch, every event of each: written, read, and the same table to the byte."""
    for number in range(5 * batch, 5 * batch + 5):
        match = played(number, rounds_of(number))
        for table in (match.table, *(step.before for _, step in match.steps())):
            assert table == read_table(read_header(write_position(match.setup, table)))


@pytest.mark.parametrize("number", range(5))
def test_a_position_written_by_a_match_sets_up_the_same_match(number: int) -> None:
    """What seats see and may do is the same; only the events so far are forgotten."""
    match = played(number, moves=40)
    again = eh.position(match.position())
    assert match.table == again.table
    assert (match.waiting, match.legal_text()) == (again.waiting, again.legal_text())
    assert match.position() == again.position()


def test_a_sealed_choice_is_part_of_a_position() -> None:
    """What seat 0 has chosen to keep is said, and seat 1 still has to choose."""
    match = eh.position("elfenland 2p | phase: keep | hidden 0: 1 pig, 1 cloud | open 1: 2 dragon")
    match.play("keep hidden cloud")
    assert "kept 0: 1 hidden cloud" in match.position()
    assert match.table == eh.position(match.position()).table


def test_clauses_may_stand_on_lines_of_their_own() -> None:
    """A bar and a new line both end a clause; the order of clauses does not matter."""
    one = eh.position("elfenland 2p preset=moon | phase: travel | hand 0: 2 raft, 1 pig")
    other = eh.position("elfenland 2p preset=moon\nhand 0: 1 pig, 2 raft\n\nphase: travel\n")
    assert one.table == other.table


def test_what_is_not_said_is_as_it_was_laid_out() -> None:
    """Boots in Elvenhold, nothing on the roads, obstacles in hand, round 1."""
    view = eh.position("elfenland 3p | phase: plan").view().to_dict()
    assert (["elvenhold"] * 3, [1] * 3, 1) == (view["boot"][:3], view["obstacles"][:3], view["round_no"])


def test_what_follows_is_counted() -> None:
    """Numbers of cards and backs, and what is left in deck and pool, are never said."""
    view = eh.position("elfenland 2p | phase: plan | hand 0: 2 raft | hidden 1: 1 pig | spent: 4 pig").view().to_dict()
    assert ([2, 0], [0, 1]) == (view["held"][:2], view["backs"][:2])
    assert (66, 47) == (view["deck_left"], view["pool_left"])


def test_a_position_at_the_very_beginning_plays_all_rounds() -> None:
    """Nothing said but the game and the seats: the dealer begins with round 1."""
    assert 1 == eh.position("elfenland 2p").view().to_dict()["round_no"]


EVERY_COUNTER = "8 pig, 8 elfcycle, 8 cloud, 8 unicorn, 8 trollwagon, 8 dragon"
EVERY_CARD = "10 pig, 10 elfcycle, 10 cloud, 10 unicorn, 10 trollwagon, 10 dragon, 12 raft"
SIX_TOWNS = ("beata", "ergeren", "grangor", "ixara", "tichih", "virst")
NO_TOWN_CARD_LEFT = " | ".join(
    [
        f"elfenland 6p home_town=true town_card_list={','.join(SIX_TOWNS)}",
        "phase: homes",
        *(f"home {seat}: {town}" for seat, town in enumerate(SIX_TOWNS)),
    ]
)
BROKEN = [
    ("", "cannot begin"),
    ("elfenland", "cannot begin"),
    ("elfenland two", "cannot begin"),
    ("elfenland 7p", "2 to 6"),
    ("elfenland 0p", "2 to 6"),
    ("chess 2p", "no game 'chess'"),
    ("elfenland 2p preset=mars", "no preset 'mars'"),
    ("elfenland 2p moon", "'moon' is no option"),
    ("elfenland 2p colour=red", "no option 'colour'"),
    ("elfenland 2p hand_size=0", "hand_size cannot be 0"),
    ("elfenland 2p | mood: good", "says nothing"),
    ("elfenland 2p | phase travel", "says nothing"),
    ("elfenland 2p | phase: lunch", "'lunch' cannot be read"),
    ("elfenland 2p | phase:", "cannot be read"),
    ("elfenland 2p | phase 0: travel", "one field"),
    ("elfenland 2p | hand: 1 pig", "names no seat"),
    ("elfenland 2p | hand 2: 1 pig", "names no seat"),
    ("elfenland 2p | hand x: 1 pig", "names no seat"),
    ("elfenland 2p | hand 0: pig", "cannot be read"),
    ("elfenland 2p | hand 0: -1 pig", "cannot be read"),
    ("elfenland 2p | hand 0: 99999 pig", "cannot be read"),
    ("elfenland 2p | hand 0: 1 cow", "cannot be read"),
    ("elfenland 2p | held 0: 3", "says nothing"),
    ("elfenland 2p | hand 0: 11 pig", "1 pig cards too many"),
    ("elfenland 2p | hand 0: 8 pig | hand 1: 3 pig", "1 pig cards too many"),
    ("elfenland 2p | hand 0: 8 pig | spent: 3 pig", "1 pig cards too many"),
    ("elfenland 2p | open 0: 9 pig", "1 pig counters too many"),
    ("elfenland 2p | boot 0: mordor", "cannot be read"),
    ("elfenland 2p | boot 0: none", "stands nowhere"),
    ("elfenland 2p | seat: 2", "seat: 2 does not play"),
    ("elfenland 2p | first: 5", "first: 5 does not play"),
    ("elfenland 2p | seat: none", "seat: nobody does not play"),
    ("elfenland 2p rounds=5 rounds=6", "'rounds' stands twice"),
    ("elfenland 2p preset=moon preset=moon", "'preset' stands twice"),
    ("elfenland 2p | phase: travel | phase: plan", "'phase' stands twice"),
    ("elfenland 2p | hand 0: 1 pig | hand  0: 3 pig", "'hand 0' stands twice"),
    ("elfenland 2p | hand 0: 1 pig, 3 pig", "'3 pig' stands after another"),
    (
        "elfenland 2p | road: feodor-lapphalya-wood pig, feodor-lapphalya-wood dragon",
        "wood dragon' stands after another",
    ),
    ("elfenland 2p | phase: plan | round_no: ٣", "a number below"),
    ("elfenland 2p | home 0: virst", "no town cards"),
    ("elfenland 2p | phase: keep | open 0: 1 pig, 1 cloud | round_no: 4", "no round 4 in this phase"),
    ("elfenland 2p | phase: reveal | round_no: 4", "no round 4 in this phase"),
    ("elfenland 2p | phase: travel | round_no: 0", "no round 0"),
    ("elfenland 2p | phase: travel | round_no: 5", "no round 5"),
    ("elfenland 2p | phase: plan | passes: 2", "planning is over"),
    ("elfenland 2p | road: virst-ixara-river pig", "takes no such counter"),
    ("elfenland 2p | road: feodor-dagamura-desert pig", "takes no such counter"),
    ("elfenland 2p | blocked: virst-ixara-river", "has no counter"),
    ("elfenland 2p preset=moon | home 0: virst | home 1: virst", "same town card"),
    ("elfenland 2p | phase: discard | need: 1", "cannot put down"),
    ("elfenland 2p | phase: discard | hand 0: 5 pig", "cannot put down"),
    ("elfenland 2p | phase: caravan | need: 1 | hand 0: 1 pig", "has no road"),
    ("elfenland 2p preset=moon | phase: showing", "no counter to show"),
    ("elfenland 2p | phase: keep", "nothing is to be kept"),
    ("elfenland 2p | kept 0: 1 hidden pig", "does not own"),
    (f"elfenland 2p | phase: refill | row: {EVERY_COUNTER}", "more than 5 counters"),
    (f"elfenland 2p | phase: hidden | open 1: {EVERY_COUNTER}", "nothing is left"),
    (f"elfenland 2p | phase: blind | open 1: {EVERY_COUNTER}", "nothing is left"),
    (f"elfenland 2p preset=moon | phase: row | open 1: {EVERY_COUNTER}", "nothing is left"),
    (f"elfenland 2p | phase: draft | open 1: {EVERY_COUNTER}", "no counter left to take"),
    (f"elfenland 2p | phase: dealing | hand 1: {EVERY_CARD}", "nothing is left"),
    (NO_TOWN_CARD_LEFT, "has its town card"),
    ("elfenland 6p home_town=true | phase: homes | home 0: beata", "has its town card"),
    ("elfenland 2p | phase: refill | row: 5 pig", "the row is full"),
    ("elfenland 2p | phase: opening | row: 5 pig", "the row is full"),
    ("elfenland 2p preset=moon | phase: row | row: 5 pig", "the row is full"),
    ("elfenland 2p | phase: dealing | hand 0: 8 pig", "has all its cards"),
    ("elfenland 2p preset=moon | phase: dealing | lap: 8", "has all its cards"),
    ("elfenland 2p | phase: homes", "no phase homes"),
    ("elfenland 2p | phase: showing | hidden 0: 1 pig | fresh 0: pig", "no phase showing"),
    ("elfenland 2p | phase: row", "no phase row"),
    ("elfenland 2p preset=moon | phase: opening", "no phase opening"),
    ("elfenland 2p | phase: keep | kept 0: 1 hidden ? | open 0: 2 pig", "whose kind is not said"),
    ("elfenland 2p counter_limit=2 | phase: keep | picks: 1 | open 0: 3 pig", "keeps 0 counters, not 1"),
    ("elfenland 2p | phase: keep | seat: 1 | open 0: 2 pig | open 1: 2 pig", "keeps 0 counters, not 1"),
    ("elfenland 2p | phase: reveal | open 0: 2 pig", "keeps 0 counters, not 1"),
    ("elfenland 2p | phase: plan | open 0: 2 pig | kept 0: 1 open pig", "keeps 1 counters, not 0"),
    ("elfenland 2p | phase: travel | lap: 1", "does not go round 1 times"),
    ("elfenland 2p | phase: draft | lap: 3", "does not go round 3 times"),
    ("elfenland 2p | phase: travel | outright: 1", "no outright"),
    ("elfenland 2p | phase: over | outright: 2", "nobody has won outright"),
    ("elfenland 2p | phase: travel | need: 3", "no need"),
    ("elfenland 2p | phase: travel | target: virst-ixara-river", "no caravan"),
    ("elfenland 2p | phase: travel | passes: 1", "no passes"),
    ("elfenland 2p | phase: plan | fresh 0: pig | hidden 0: 1 pig", "no counter to show"),
    ("elfenland 2p | obstacles 0: 2", "too many obstacles"),
    ("elfenland 2p | phase: travel\x00", "control characters"),
    ("elfenland 2p | phase: plan | " + 10_000_000 * "x", "too long"),
]


@pytest.mark.parametrize(("text", "message"), BROKEN, ids=range(len(BROKEN)))
def test_a_position_that_cannot_be_is_refused(text: str, message: str) -> None:
    """Words that nobody knows, and tables that no match could reach: what is wrong stands in the message."""
    with pytest.raises(eh.Malformed, match=message):
        eh.position(text)


@pytest.mark.parametrize("thing", [None, 5, b"elfenland 2p", ["elfenland", "2p"]])
def test_a_position_is_text(thing: object) -> None:
    """Anything else is refused by its kind."""
    with pytest.raises(eh.Malformed, match="a position is text"):
        eh.position(thing)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    [
        "elfenland 2p | phase: none",
        "elfenland 2p | boot 0009: virst",
        "elfenland 2p | phase: opening | round_no: 4",
        "elfenland 2p | phase: start | round_no: 9",
    ],
)
def test_a_position_that_could_not_go_on_is_refused(text: str) -> None:
    """No phase at all, a seat that is not there, or a round that comes after the last one."""
    with pytest.raises(eh.Malformed):
        eh.position(text)
