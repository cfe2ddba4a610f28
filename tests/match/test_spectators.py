"""What somebody without a seat is told, and what is answered while the dealer is at work."""

from __future__ import annotations

import pytest

import elvenhold as eh

SPECTATOR = -1


def test_a_spectators_record_names_no_secret() -> None:
    """COM-E12. Cards dealt, hidden counters and town cards are question marks for somebody without a seat."""
    lines = eh.start("elfenland", seats=2, seed=4, home_town=True).record(SPECTATOR).splitlines()

    assert "told: spectator" in lines
    assert {"?"} == {line.split()[-1] for line in lines if " deal " in line or " home " in line or " hidden " in line}


def test_a_spectators_record_cannot_be_replayed() -> None:
    """It is a story, not a match; the refusal says so."""
    match = eh.start("elfenland", seats=2, seed=4)

    with pytest.raises(eh.Malformed, match="only what one seat was told"):
        eh.read(match.record(SPECTATOR))


def test_what_the_dealer_could_turn_up_is_said_where_he_is_to_act() -> None:
    """A record that goes on with a seat's move while the dealer is to act is answered with the dealer's outcomes."""
    lines = eh.start("elfenland", seats=2, seed=4).record().splitlines()
    dealt = next(place for place, line in enumerate(lines) if " deal " in line)
    broken = [line for line in lines[:dealt] if not line.startswith("events")] + [f"{dealt - 7} 0 pass"]
    number = len(broken) - broken.index("")

    with pytest.raises(eh.Illegal, match="legal: deal pig, deal elfcycle"):
        eh.read("\n".join([*broken[:-1], f"{number - 1} 0 pass"]))
