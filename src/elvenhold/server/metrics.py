"""Metrics: what a server counts of itself, for Prometheus; numbers alone, never who or which match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client import REGISTRY, Counter, Histogram
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from prometheus_client.metrics_core import Metric

COMMANDS = Counter("elvenhold_commands", "Commands that were carried out.")
EVENTS = Counter("elvenhold_events", "Events that were written and told.")
REFUSED = Counter("elvenhold_refused", "Messages that were refused.", ["code"])
DROPPED = Counter("elvenhold_dropped", "Connections that were closed by the server.", ["why"])
KEEPING = Histogram(
    "elvenhold_keeping_seconds",
    "From a command's turn until it was on the disk.",
    buckets=(0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1.0, 5.0),
)


class Standing(Collector):
    """What is so at the moment of asking."""

    def __init__(self, matches: Callable[[], int], sockets: Callable[[], int]) -> None:
        """Take what tells the numbers."""
        self._matches, self._sockets = matches, sockets

    def collect(self) -> Iterable[Metric]:
        """Tell the numbers."""
        yield GaugeMetricFamily("elvenhold_matches_in_use", "Matches in memory.", value=self._matches())
        yield GaugeMetricFamily("elvenhold_sockets", "Open sockets.", value=self._sockets())


def watch(standing: Standing) -> Callable[[], None]:
    """Let Prometheus ask; the answer stops it."""
    REGISTRY.register(standing)
    return lambda: REGISTRY.unregister(standing)
