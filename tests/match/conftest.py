"""Rules are tested as they are written: interpreted, without waiting for a compiler."""

from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="module")
def interpreted() -> Iterator[None]:
    """Every desk of this folder runs the rules as plain Python."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ELVENHOLD_KERNELS", "interpreted")
        yield
