"""Non-interference at the wire, at a hundred thousand moments."""

import pytest

from tests.server.core.wiretap import compared


@pytest.mark.long
def test_a_hundred_thousand_moments_tell_nothing_that_is_secret() -> None:
    """COM-E12. Not one byte differs between tables that differ only in the secrets of others."""
    assert compared(100_000, 11) > 80_000
