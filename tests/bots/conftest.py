"""Bots are tested on interpreted rules: they choose the same, and nobody waits for a compiler."""

from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="module")
def interpreted() -> Iterator[None]:
    """Let every desk run the rules as they are written."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ELVENHOLD_KERNELS", "interpreted")
        yield
