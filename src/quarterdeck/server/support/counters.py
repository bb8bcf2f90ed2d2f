"""Counts for Prometheus of what happens at every decision: numbers of one thread, without the locks of its own ones."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily


class Times:
    """A histogram of the seconds that something takes."""

    def __init__(self, name: str, words: str, bounds: tuple[float, ...]) -> None:
        """`bounds`: up to how many seconds each of its buckets goes, ascending; one more takes the rest."""
        self._name, self._words, self._bounds = name, words, bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Add one observation of `seconds`."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """Yield the metrics that Prometheus reads."""
        found, buckets = 0, []
        for bound, count in zip([*map(str, self._bounds), "+Inf"], self._counts, strict=True):
            found += count
            buckets.append((bound, float(found)))
        yield HistogramMetricFamily(self._name, self._words, buckets, self._sum)


class Tally:
    """A counter with two labels."""

    def __init__(self, name: str, words: str, labels: tuple[str, str]) -> None:
        """Nothing has happened yet."""
        self._name, self._words, self._labels = name, words, labels
        self._counts: dict[tuple[str, str], int] = {}

    def count(self, labels: tuple[str, str], times: int) -> None:
        """Add `times` to the count for these labels."""
        self._counts[labels] = self._counts.get(labels, 0) + times

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Yield the metrics that Prometheus reads."""
        family = CounterMetricFamily(self._name, self._words, labels=self._labels)
        for labels, count in [*self._counts.items()]:  # Prometheus asks by a thread of its own
            family.add_metric(labels, float(count))
        yield family
