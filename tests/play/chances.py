"""How likely it is that counts differ from their expectation by luck alone."""

from collections.abc import Sequence
from math import erfc, sqrt

RARE = 1e-9
"""A true distribution fails as rarely as this; seeds are fixed, so a test that passes once always does."""


def chi_square(counts: Sequence[int], weights: Sequence[int]) -> float:
    """How far counts lie from what their weights lead one to expect."""
    draws, total = sum(counts), sum(weights)
    return sum(
        (count - draws * weight / total) ** 2 * total / (draws * weight) for count, weight in _pairs(counts, weights)
    )


def _pairs(counts: Sequence[int], weights: Sequence[int]) -> list[tuple[int, int]]:
    return list(zip(counts, weights, strict=True))


def likelihood(counts: Sequence[int], weights: Sequence[int]) -> float:
    """The chance of a deviation at least as large (Wilson and Hilferty's approximation)."""
    freedom = len(counts) - 1
    if freedom == 0:
        return 1.0
    spread = 2 / (9 * freedom)
    score = ((chi_square(counts, weights) / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return erfc(score / sqrt(2)) / 2
