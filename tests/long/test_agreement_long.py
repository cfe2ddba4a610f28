"""Ten thousand matches at both speeds, and thousands of random options, compared byte for byte."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.conformance.agreement import play_both
from tests.conformance.cases import Case, Chooser, all_cases
from tests.conformance.test_extremes import CHOOSERS, audit, corner

MATCHES = 10_000
CASES = all_cases()
EACH = -(-MATCHES // sum(case.title.name == "elfenland" for case in CASES))
EXAMPLES = 1000

pytestmark = pytest.mark.long


@pytest.mark.parametrize("case", CASES, ids=str)
def test_compiled_rules_are_the_interpreted_rules_in_ten_thousand_matches(case: Case) -> None:
    """The same answers, draws, tables and guesses, byte for byte, after every event."""
    fast, slow = case.desk(0), case.desk(0, compiled=False)
    for match in range(EACH):
        assert "" == play_both(fast, slow, f"long {case} {match}").difference, match


@given(corner(), st.sampled_from(CHOOSERS))
@settings(max_examples=EXAMPLES, suppress_health_check=[HealthCheck.too_slow])
def test_matches_with_any_options_end_keep_their_books_and_agree(
    laid: tuple[Case, int], chooser: type[Chooser]
) -> None:
    """A thousand boxes that no edition has."""
    case, seed = laid
    assert audit(case.desk(seed), chooser(seed)) > 0
    assert "" == play_both(case.desk(seed), case.desk(seed, compiled=False), seed).difference
