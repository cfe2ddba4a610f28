"""The oracle's distances, end and final scoring against rules.md 9.1 and the clauses, in literal numbers."""

from dataclasses import replace

import pytest

from tests.naive.elfenland import Ruleset, Seat, distance, ends_after_round, final_score
from tests.naive.presets import DE, EN, EN_LITERAL, MOON

HOME_DE = replace(DE, home_town=True)


def seat(pieces: int, cards: int = 0, town: str = "elvenhold", home: str | None = None) -> Seat:
    """A seat at the end of the game."""
    return {"pieces": pieces, "town": town, "home": home, "cards": cards}


def ranks(rules: Ruleset, rounds_played: int, *seats: Seat) -> list[int]:
    """The ranks of the final table, in seat order."""
    return [line["rank"] for line in final_score(rules, rounds_played, seats)]


def scores(rules: Ruleset, rounds_played: int, *seats: Seat) -> list[int]:
    """The scores of the final table, in seat order."""
    return [line["score"] for line in final_score(rules, rounds_played, seats)]


# ---------------------------------------------------------------------------------------------- distance


@pytest.mark.parametrize(
    ("a", "b", "routes"),
    [
        ("jaccaranda", "throtmanni", 1),
        ("tichih", "rivinia", 1),
        ("rivinia", "tichih", 1),
        ("grangor", "parundia", 1),
        ("feodor", "feodor", 0),
        ("virst", "rivinia", 2),
        ("beata", "usselen", 6),
        ("kihromah", "elvenhold", 3),
    ],
)
def test_distance_counts_routes_of_every_kind(a: str, b: str, routes: int) -> None:
    """EL-H02. Rivers both ways, lakes too."""
    assert distance(a, b) == routes
    assert distance(b, a) == routes


# ---------------------------------------------------------------------------------------------- end of the game


@pytest.mark.parametrize(
    ("early_end", "answers"),
    [
        ("none", ["no", "no", "no", "normal"]),
        ("finish_round_score", ["normal", "normal", "normal", "normal"]),
        ("round3_outright", ["no", "no", "outright", "normal"]),
        ("instant_round3", ["outright", "outright", "outright", "normal"]),
    ],
)
def test_twenty_pieces_end_the_game_as_the_edition_says(early_end: str, answers: list[str]) -> None:
    """EL-E04 with 20 pieces after rounds 1 to 4; AMB-EL-32 for the last."""
    rules = replace(DE, early_end=early_end)

    assert [ends_after_round(rules, number, 20) for number in (1, 2, 3, 4)] == answers
    assert [ends_after_round(rules, number, 19) for number in (1, 2, 3, 4)] == ["no", "no", "no", "normal"]


def test_round3_outright_is_tested_in_the_last_round_but_one() -> None:
    """COM-E5."""
    rules = replace(EN, rounds=6)

    assert [ends_after_round(rules, number, 20) for number in (3, 4, 5, 6)] == ["no", "no", "outright", "normal"]


# ---------------------------------------------------------------------------------------------- final scoring


def test_example_five_scores_sixteen() -> None:
    """TV-EL-5. 17 pieces, boot in Throtmanni, card Jaccaranda."""
    assert final_score(HOME_DE, 4, [seat(17, 2, "throtmanni", "jaccaranda")]) == [
        {"score": 16, "pieces": 17, "distance": 1, "cards": 2, "rank": 1}
    ]


def test_moons_example_scores_sixteen() -> None:
    """TV-EL-6. 17 pieces, boot in Rivinia, card Tichih, one river away."""
    assert scores(MOON, 4, seat(17, 0, "rivinia", "tichih")) == [16]


def test_the_base_game_ignores_the_boot() -> None:
    """EL-E02, EL-E03. Most pieces, then most cards, then shared; the next rank is 3."""
    assert ranks(DE, 4, seat(15, 1), seat(16, 2), seat(16, 2, "tichih"), seat(16, 3)) == [4, 2, 2, 1]
    assert ranks(DE, 4, seat(16, 3), seat(16, 3), seat(12, 4)) == [1, 1, 3]


def test_an_amigo_home_tie_goes_to_the_nearest() -> None:
    """EL-H04. Both 15; AMIGO looks at the distance, MOON at the cards."""
    near, far = seat(16, 0, "rivinia", "tichih"), seat(17, 4, "virst", "tichih")

    assert scores(HOME_DE, 4, near, far) == [15, 14]
    far = seat(18, 4, "virst", "tichih")
    assert scores(HOME_DE, 4, near, far) == [15, 15]
    assert ranks(HOME_DE, 4, near, far) == [1, 2]
    assert ranks(MOON, 4, near, far) == [2, 1]


def test_after_nearest_come_the_cards_and_then_a_shared_victory() -> None:
    """AMB-EL-19."""
    assert ranks(HOME_DE, 4, seat(9, 1, "virst", "virst"), seat(9, 2, "beata", "beata")) == [2, 1]
    assert ranks(HOME_DE, 4, seat(9, 2, "virst", "virst"), seat(9, 2, "beata", "beata")) == [1, 1]


def test_an_early_end_in_amigo_still_subtracts_the_distance() -> None:
    """AMB-EL-17, DE, FR, IT: all 20 pieces far from home lose to 19 at home."""
    complete, other = seat(20, 4, "virst", "tichih"), seat(19, 0, "tichih", "tichih")

    assert scores(HOME_DE, 3, complete, other) == [17, 19]
    assert ranks(HOME_DE, 3, complete, other) == [2, 1]


def test_an_outright_win_ignores_the_distance() -> None:
    """AMB-EL-17, AMB-EL-18, COM-E6: MOON after round 3. The winner's score is his pieces; ties by cards alone."""
    far, near = seat(20, 3, "virst", "tichih"), seat(20, 2, "tichih", "tichih")
    other = seat(19, 4, "rivinia", "tichih")

    assert ranks(MOON, 3, far, near, other) == [1, 2, 3]
    assert scores(MOON, 3, far, near, other) == [20, 20, 18]
    assert ranks(MOON, 3, far, {**near, "cards": 3}, other) == [1, 1, 3]
    assert ranks(replace(EN, home_town=True), 3, far, {**near, "cards": 3}, other) == [1, 1, 3]


def test_an_instant_win_is_outright_in_the_round_it_happens() -> None:
    """COM-E6. The hand limit was not applied: 7 cards are fine."""
    rules = replace(EN_LITERAL, home_town=True)

    assert scores(rules, 3, seat(20, 7, "virst", "tichih"), seat(19, 4, "tichih", "tichih")) == [20, 19]
    assert ranks(rules, 3, seat(20, 7, "virst", "tichih"), seat(19, 4, "tichih", "tichih")) == [1, 2]


@pytest.mark.parametrize("early_end", ["none", "finish_round_score", "round3_outright", "instant_round3"])
def test_twenty_pieces_in_the_last_round_are_scored_normally(early_end: str) -> None:
    """AMB-EL-32."""
    rules = replace(HOME_DE, early_end=early_end)

    assert scores(rules, 4, seat(20, 4, "virst", "tichih"), seat(19, 0, "tichih", "tichih")) == [17, 19]
