"""Figures: what many matches add up to, by seat and by bot."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Sequence

    from elvenhold.cli.contest import Outcome, Score
    from elvenhold.lab.playouts import Tally

Z = 1.96
"""Standard deviations on either side of an interval that holds the truth 19 times out of 20."""


class Row(msgspec.Struct, frozen=True):
    """How a seat or a bot did."""

    name: str
    matches: int
    wins: float
    low: float
    high: float
    """Between which shares of wins the true one probably lies."""
    score: float
    rank: float

    @property
    def share(self) -> float:
        """The share of its matches that it won."""
        return self.wins / self.matches


class Figures(msgspec.Struct, frozen=True):
    """What many matches add up to."""

    matches: int
    decisions: int
    turned_up: int
    seconds: float
    seats: tuple[Row, ...]
    bots: tuple[Row, ...]


def as_json(figures: Figures) -> dict[str, Any]:
    """The figures as names and numbers, the share of wins beside its interval."""
    told: dict[str, Any] = msgspec.to_builtins(figures)
    for name, rows in (("seats", figures.seats), ("bots", figures.bots)):
        told[name] = [_row_as_json(each) for each in rows]
    return told


def _row_as_json(row: Row) -> dict[str, Any]:
    told = {}
    for name, value in msgspec.to_builtins(row).items():
        if name == "low":
            told["share"] = row.share
        told[name] = value
    return told


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """Wilson's interval: which shares of wins are believable after so many wins in so many matches."""
    share = wins / matches
    middle = share + Z * Z / (2 * matches)
    reach = Z * sqrt(share * (1 - share) / matches + Z * Z / (4 * matches * matches))
    scale = 1 + Z * Z / matches
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def row(name: str, matches: int, wins: float, score: float, rank: float) -> Row:
    """The figures of one seat or bot."""
    low, high = wilson(min(wins, matches), matches)
    return Row(name, matches, wins, low, high, score, rank)


def from_outcomes(outcomes: Sequence[Outcome], seconds: float) -> Figures:
    """Add up matches that were played one by one."""
    scores = [score for outcome in outcomes for score in outcome.scores]
    return Figures(
        len(outcomes),
        sum(outcome.decisions for outcome in outcomes),
        sum(outcome.turned_up for outcome in outcomes),
        seconds,
        tuple(_rows((f"seat {score.seat}", score) for score in scores)),
        tuple(_rows((score.bot, score) for score in scores)),
    )


def _rows(scores: Iterable[tuple[Hashable, Score]]) -> Iterable[Row]:
    groups: dict[Hashable, list[Score]] = defaultdict(list)
    for name, score in scores:
        groups[name].append(score)
    for name, group in sorted(groups.items(), key=lambda pair: str(pair[0])):
        count = len(group)
        sums = [sum(score.share for score in group), sum(score.score for score in group), sum(s.rank for s in group)]
        yield row(str(name), count, sums[0], sums[1] / count, sums[2] / count)


def from_tally(tally: Tally, bot: str, seconds: float) -> Figures:
    """Read what the kernels counted over matches of one bot."""
    seats = tuple(
        row(f"seat {seat}", tally.matches, wins, score, rank)
        for seat, (wins, score, rank) in enumerate(zip(tally.wins, tally.scores, tally.ranks, strict=True))
    )
    many = len(seats)
    mean = row(bot, tally.matches * many, sum(tally.wins), sum(tally.scores) / many, sum(tally.ranks) / many)
    return Figures(tally.matches, tally.decisions, tally.turned_up, seconds, seats, (mean,))
