"""Who knows what: the views of a table and what each seat is told of an event."""

import elvenhold as eh
from tests.games.elfenland.laid import enter, laid

TABLE = (
    "elfenland 3p preset=moon | phase: travel | hand 0: 2 pig, 1 raft | hand 1: 3 dragon | hidden 0: 1 cloud"
    " | open 0: 1 pig | row: 5 dragon | home 0: virst | home 1: yttar | home 2: beata | spent: 2 cloud"
)


def seen(match: eh.Match, seat: int | None, *names: str) -> list[object]:
    """What a seat sees of these fields."""
    view = match.view(seat).to_dict()
    return [view[name] for name in names]


def told(match: eh.Match, seat: int) -> list[str]:
    """The events as one seat was told them, without their numbers."""
    return [line.split(" ", 1)[1] for line in match.record(seat=seat).split("\n\n")[1].splitlines()]


def test_hands_are_secret_and_their_numbers_public() -> None:
    """AMB-EL-33, COM-E12. Seat 0 sees its own cards, of the others' their number only; so do spectators."""
    match = eh.position(TABLE)
    [hands, held] = seen(match, 0, "hand", "held")
    assert isinstance(hands, list)
    assert ({"pig": 2, "raft": 1}, [None, None]) == (
        {card: number for card, number in hands[0].items() if number},
        hands[1:3],
    )
    assert [3, 3, 0, 0, 0, 0] == held
    assert [[None] * 6, held] == seen(match, None, "hand", "held")


def test_hidden_counters_are_secret_and_their_number_public() -> None:
    """AMB-EL-33, COM-E12. A back is a back; open counters are seen by all."""
    match = eh.position(TABLE)
    assert [{"cloud": 1}, None, None] == [
        hidden and {kind: number for kind, number in hidden.items() if number}
        for hidden in (match.view(seat).to_dict()["hidden"][0] for seat in (0, 1, None))
    ]
    assert [1, 1, 1] == [match.view(seat).to_dict()["backs"][0] for seat in (0, 1, None)]
    assert [1, 1, 1] == [match.view(seat).to_dict()["open"][0]["pig"] for seat in (0, 1, None)]


def test_a_town_card_is_its_owners_secret() -> None:
    """AMB-EL-33, EL-S11, COM-E12. Seat 1 sees Yttar and nothing else."""
    match = eh.position(TABLE)
    assert [[None, "yttar", None]] == [match.view(1).to_dict()["home"][:3]]


def test_nobody_sees_what_is_left_in_deck_and_pool() -> None:
    """COM-E12. Their numbers are public; the cards played this round and the open row are, too."""
    match = eh.position(TABLE)
    for seat in (0, 1, 2, None):
        assert [None, None, 64, 41] == seen(match, seat, "deck", "pool", "deck_left", "pool_left")
        assert (2, 5) == (match.view(seat).to_dict()["spent"]["cloud"], match.view(seat).to_dict()["row"]["dragon"])


def test_a_dealt_card_is_told_to_its_owner_only() -> None:
    """COM-E12. The others learn that a card was dealt, and to whom."""
    match = enter(laid("elfenland 2p hand_size=1 | phase: dealing | row: 5 pig"), "deal raft", "deal pig")
    assert ["*0 deal raft", "*1 deal ?"] == told(match, 0)
    assert ["*0 deal ?", "*1 deal pig"] == told(match, 1)


def test_a_hidden_counter_is_told_to_its_owner_only() -> None:
    """COM-E12, EL-P2-2. The others learn that he has drawn one."""
    match = enter(laid("elfenland 2p | phase: hidden | row: 5 pig"), "draw hidden cloud")
    assert ["*0 draw hidden cloud"] == told(match, 0)
    assert ["*0 draw hidden ?"] == told(match, 1)


def test_everything_that_lies_open_is_told_to_all() -> None:
    """COM-E12, EL-P3-4. Blind draws of phase 3, placed counters, cards played and discarded."""
    match = enter(
        laid("elfenland 2p | phase: draft | lap: 2 | seat: 1 | row: 5 pig | hidden 0: 1 dragon | hand 0: 7 raft"),
        "take blind",
        "draw open unicorn",
        "place hidden dragon lapphalya-elvenhold-plain",
        *["pass"] * 2,
        "caravan lapphalya-elvenhold-plain",
        *["spend raft"] * 3,
    )
    assert told(match, 0) == told(match, 1)
    assert "0 place hidden dragon lapphalya-elvenhold-plain" in told(match, 1)
    assert ["0 spend raft"] * 3 == told(match, 1)[-3:]


def test_a_hidden_counter_kept_or_returned_is_seen_as_a_back() -> None:
    """COM-E12, AMB-EL-34. Seat 1 learns that seat 0 has kept a back and an open pig went; seat 0 remembers which."""
    match = enter(
        laid("elfenland 2p | phase: travel | seat: 1 | row: 5 dragon | hidden 0: 1 cloud, 1 unicorn | open 0: 1 pig"),
        "stop",
        "keep hidden unicorn",
        "reveal",
    )
    assert ["1 stop", "0 keep hidden unicorn", "*0 reveal"] == told(match, 0)
    assert ["1 stop", "0 ?", "*0 reveal; 0 keep hidden ?"] == told(match, 1)
    view = match.view(1).to_dict()
    assert (1, None, 0) == (view["backs"][0], view["hidden"][0], view["open"][0]["pig"])


def test_a_view_ends_with_everything_open_that_was_secret_until_then() -> None:
    """COM-E12, EL-H03. At the end town cards are told; hands are not."""
    match = laid(f"{TABLE.replace('3p', '3p rounds=1')} | seat: 2")
    match.play("stop")
    assert ["2 stop; home virst yttar beata"] == told(match, 1)
    assert [None, None] == match.view(2).to_dict()["hand"][:2]
