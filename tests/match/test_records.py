"""Records: what a match writes is read back line by line, and writes the same again."""

import pytest

import elvenhold as eh
from tests.games.dice import Dice, play_on
from tests.match.random_matches import begun, played

OPENING = [
    "elvenhold record 1",
    "game: elfenland",
    "preset: moon",
    "seats: 2",
    "option hand_size: 1",
    "option lake_cost: magnum:1,nebulae:3",
    "rules_version: 1",
    "seed: 5",
]


@pytest.mark.parametrize("batch", range(10))
def test_a_record_read_and_written_again_is_the_same(batch: int) -> None:
    """Twenty random matches: all editions, two to six seats, every second one with odd options."""
    for number in range(20 * batch, 20 * batch + 20):
        match = played(number, rounds=1 + number % 4)
        text = match.record()
        again = eh.read(text)
        assert text == again.record()
        assert (match.table, match.result) == (again.table, again.result)


@pytest.mark.parametrize("number", range(20))
def test_a_match_goes_on_from_its_record_as_it_would_have(number: int) -> None:
    """Read in the middle, the dealer draws on from where the seed stood."""
    match = played(number, moves=15 + 5 * number)
    again = eh.read(match.record())
    assert match.record() == again.record()
    play_on(match, Dice(f"on {number}"))
    play_on(again, Dice(f"on {number}"))
    assert match.record() == again.record()


def test_headers_come_first_then_one_event_a_line() -> None:
    """Game, edition, seats, what differs from the edition, the version of the rules, the seed, and how many events."""
    match = eh.start("elfenland", seats=2, preset="moon", seed=5, hand_size=1, lake_cost={"magnum": 1, "nebulae": 3})
    lines = match.record().splitlines()
    assert OPENING == lines[:8]
    assert [f"events: {len(match.events)}", ""] == lines[8:10]
    assert [str(number) for number in range(1, len(match.events) + 1)] == [line.split()[0] for line in lines[10:]]


def test_a_finished_record_ends_with_its_ranks_in_the_header() -> None:
    """The result names every seat's rank, in seat order."""
    match = played(3)
    assert match.result is not None
    ranks = " ".join(str(row["rank"]) for row in match.result.seats)
    assert f"result: {ranks}" in match.record().splitlines()


def test_a_record_without_a_seed_and_counts_is_read_too() -> None:
    """Only game, preset and seats are needed: people write records by hand."""
    match = eh.read("elvenhold record 1\ngame: elfenland\npreset: moon\nseats: 2\n\n1 *0 start 1\n2 *1 home virst\n")
    assert ["start 1", "home virst"] == [event.text for event in match.events[:2]]


def test_empty_lines_between_events_are_passed_over() -> None:
    """A blank line for the eye changes nothing."""
    text = played(1, moves=3).record()
    assert text == eh.read(text.replace("\n2 ", "\n\n\n2 ")).record()


def test_a_match_from_a_position_keeps_the_position_in_its_record() -> None:
    """The header says what lay on the table, and the match is read back from there."""
    match = eh.position("elfenland 2p preset=moon hand_size=3 | phase: travel | boot 0: yttar | hand 0: 3 raft")
    match.play("ride yttar-grangor-lake")
    text = match.record()
    assert "position: phase: travel | boot 0: yttar | hand 0: 3 raft" in text.splitlines()
    assert text == eh.read(text).record()
    assert match.table == eh.read(text).table


def test_what_one_seat_was_told_has_as_many_lines() -> None:
    """No seed, no secret of another seat: `?` stands for what this seat may not know."""
    match = begun(4)
    full, told = match.record(), match.record(seat=0)
    assert "seed: " not in told
    assert "told: 0" in told.splitlines()
    assert len(full.split("\n\n")[1].splitlines()) == len(told.split("\n\n")[1].splitlines())
    assert any(line.endswith("deal ?") for line in told.splitlines())


def test_a_match_says_what_it_is_and_where_it_stands() -> None:
    """For whoever meets one in a debugger."""
    assert "<Match elfenland 2p amigo-de: event 0, seat 0 to decide>" == repr(eh.position("elfenland 2p | phase: plan"))
    assert "<Match elfenland 3p moon: event 0, over>" == repr(eh.position("elfenland 3p preset=moon | phase: over"))


def test_the_surface_lists_games_and_editions() -> None:
    """What can be started."""
    assert "elfenland" in eh.games()
    assert "moon" in eh.presets("elfenland")


def test_a_spectator_is_told_what_everybody_knows() -> None:
    """Seat -1 sees every card dealt as a `?`, and every counter of the row."""
    lines = begun(4).record(seat=-1).splitlines()
    assert "told: spectator" in lines
    assert {"?"} == {line.split()[-1] for line in lines if " deal " in line}
    assert not any(line.endswith("?") for line in lines if " turn up " in line)
