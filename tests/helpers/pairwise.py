"""Few combinations of options in which every two values that occur together still do."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any


def pairwise(every: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Choose from `every` until each pair of values in it is chosen, always the combination with most new pairs."""
    pairs = [{*combinations(sorted((name, str(value)) for name, value in one.items()), 2)} for one in every]
    missing = set().union(*pairs)
    chosen = []
    while missing:
        best = max(range(len(every)), key=lambda at: len(pairs[at] & missing))
        chosen.append(every[best])
        missing -= pairs[best]
    return chosen
