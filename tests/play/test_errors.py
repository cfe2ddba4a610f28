"""The four refusals: each says what was wrong and what would be accepted instead."""

import pytest

from elvenhold.play.errors import ElvenholdError, Forbidden, Illegal, Malformed, Stale

MOVES = tuple(f"take {gem}" for gem in "abcdefgh")

MESSAGES: list[tuple[ElvenholdError, str, str]] = [
    (Malformed("no road"), "malformed", "no road"),
    (Malformed("no road", expected="a road"), "malformed", "no road (expected a road)"),
    (Malformed("no road", expected="a road", line=7), "malformed", "line 7: no road (expected a road)"),
    (Malformed("no road", line=7), "malformed", "line 7: no road"),
    (Illegal("EL-P4-6", "it is bare"), "illegal", "it is bare [EL-P4-6]"),
    (Illegal("EL-P4-6", "it is bare", ("pass",)), "illegal", "it is bare [EL-P4-6]; legal: pass"),
    (Illegal("EL-P4-6", "it is bare", ("pass",), line=2), "illegal", "line 2: it is bare [EL-P4-6]; legal: pass"),
    (
        Illegal("EL-P3-3", "none is left", MOVES[:6]),
        "illegal",
        "none is left [EL-P3-3]; legal: take a, take b, take c, take d, take e, take f",
    ),
    (
        Illegal("EL-P3-3", "none is left", MOVES),
        "illegal",
        "none is left [EL-P3-3]; legal: take a, take b, take c, take d, take e, take f and 2 more",
    ),
    (Stale(12), "stale", "the match has moved on to event 12"),
    (Forbidden("only seat 2 may do this"), "forbidden", "only seat 2 may do this"),
]


@pytest.mark.parametrize(("error", "code", "message"), MESSAGES)
def test_an_error_has_a_code_and_a_sentence(error: ElvenholdError, code: str, message: str) -> None:
    """The code is for programs, the sentence for people."""
    assert (code, message) == (error.code, str(error))


def test_an_error_keeps_its_parts() -> None:
    """Programs read the parts and never the sentence: all that is legal, not only what fits a line."""
    illegal, malformed = Illegal("EL-P3-3", "none is left", MOVES, line=3), Malformed("no road", expected="a road")
    assert ("EL-P3-3", "none is left", MOVES, 3) == (illegal.clause, illegal.reason, illegal.legal, illegal.line)
    assert ("no road", "a road", 0) == (malformed.reason, malformed.expected, malformed.line)
    assert (12, "not yours") == (Stale(12).seq, Forbidden("not yours").reason)


def test_the_four_errors_are_different_things() -> None:
    """Each has a code of its own and none is a kind of another, so that callers can tell them apart."""
    kinds = ElvenholdError.__subclasses__()
    assert {Malformed, Illegal, Stale, Forbidden} <= set(kinds)
    assert len(kinds) == len({kind.code for kind in kinds})
    assert all(kind.__bases__ == (ElvenholdError,) for kind in (Malformed, Illegal, Stale, Forbidden))


def test_one_except_catches_them_all() -> None:
    """A caller that only wants to pass the message on needs one name."""
    with pytest.raises(ElvenholdError, match="moved on"):
        raise Stale(3)
