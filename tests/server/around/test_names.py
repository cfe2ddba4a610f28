"""Names that people and matches may bear."""

from __future__ import annotations

import pytest

from elvenhold.play.errors import Malformed
from elvenhold.server.names import SPOKEN, checked_name, some_name


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("Maren", "Maren"),
        ("  Maren   Lund ", "Maren Lund"),
        ("Théo", "Théo"),
        ("The\u0301o", "Théo"),
        ("李", "李"),
        ("<b>Liv</b>", "<b>Liv</b>"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_is_shown_as_it_was_said(said: str, shown: str) -> None:
    """Blanks are tidied and accents put together; nothing else is changed."""
    assert shown == checked_name(said)


@pytest.mark.parametrize(
    "said",
    [
        "",
        "   ",
        "x" * 25,
        "x" * 100_000,
        "Ma\nren",
        "Ma\u202eren",
        "\u2066Liv\u2069",
        "\u200b",
        "\u200d",
        "\u3164",
        "\u2800",
        "a\u00a0b",
        "\x00",
        "\ud800",
    ],
)
def test_a_name_that_cannot_be_seen_or_turns_text_around_is_refused(said: str) -> None:
    """Control and bidirectional marks, blanks that look like nothing, and names that are too long."""
    with pytest.raises(Malformed, match="1 to 24 visible characters"):
        checked_name(said)


def test_nobody_is_given_a_name_that_is_taken() -> None:
    """With all but one name taken, that one is left."""
    assert SPOKEN[-1] == some_name(set(SPOKEN[:-1]))
    assert some_name(set(SPOKEN)) in SPOKEN


def test_every_name_that_is_given_may_be_borne() -> None:
    """They are different, and pass as names."""
    assert len(SPOKEN) == len({checked_name(name) for name in SPOKEN})
