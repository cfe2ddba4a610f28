"""Who sees what, literally as the law has it: the declarations may not drift from it."""

from __future__ import annotations

import elvenhold as eh
from elvenhold.games.elfenland.table import Elfenland
from elvenhold.play.fields import Seen

OWNERS = {"hand", "hidden", "fresh", "kept"}
NOBODYS = {"deck", "pool"}
UNTIL_THE_END = {"home"}


def test_the_secrets_of_elfenland_are_these_and_no_others() -> None:
    """COM-E12, AMB-EL-33, EL-H03. Hands, hidden counters, sealed choices, town cards, and the piles."""
    fields = Elfenland.fields

    assert {name for name, field in fields.items() if field.seen == Seen.OWNER} == OWNERS
    assert {name for name, field in fields.items() if field.seen == Seen.NOBODY} == NOBODYS
    assert {name for name, field in fields.items() if field.seen == Seen.OWNER_UNTIL_OVER} == UNTIL_THE_END
    assert {name for name, field in fields.items() if field.seen == Seen.ALL} == set(
        fields
    ) - OWNERS - NOBODYS - UNTIL_THE_END


def test_the_moves_that_not_everybody_learns_are_these() -> None:
    """COM-E12. Cards dealt, hidden counters drawn, town cards, and the counters kept until the reveal."""
    verbs = eh.start("elfenland", seed=1).game.vocabulary.verbs

    told = {verb.words: verb.told.value for verb in verbs if verb.told.value != "all"}

    assert told == {
        "home": "owner",
        "deal": "owner",
        "draw hidden": "owner",
        "keep": "sealed",
        "keep ?": "sealed",
        "reveal": "reveal",
    }


def test_what_is_unseen_is_null_and_never_zero() -> None:
    """AMB-EL-33. A spectator's view holds no number for a hand, and its size."""
    view = eh.start("elfenland", seats=2, seed=3).view(None).to_dict()

    assert [None] * 6 == view["hand"]
    assert [8, 8] == view["held"][:2]
    assert None is view["deck"]
    assert view["deck_left"] == 72 - 16


def test_a_seat_sees_its_own_and_only_its_own() -> None:
    """EL-P2-3, EL-S11. The owner may look at his cards, his hidden counter and his town card."""
    match = eh.start("elfenland", seats=3, seed=3, home_town=True)

    views = [match.view(seat).to_dict() for seat in range(3)]

    for seat, view in enumerate(views):
        assert sum(view["hand"][seat].values()) == 8
        assert sum(view["hidden"][seat].values()) == 1
        assert view["home"][seat] in match.game.table.fields["home"].holds.axis.words  # type: ignore[union-attr]
        assert [None] * 5 == [hand for other, hand in enumerate(view["hand"]) if other != seat]
        assert [None] * 5 == [home for other, home in enumerate(view["home"]) if other != seat]


def test_at_the_end_everybody_sees_the_town_cards() -> None:
    """EL-H03. Town cards are revealed only at the end."""
    match = eh.start("elfenland", seats=3, seed=3, home_town=True)
    while not match.over:
        match.play(match.legal()[0])

    homes = match.view(None).to_dict()["home"][:3]

    assert None not in homes
    assert match.told(None)[-1][1].opened
