"""Six Maneuvers beside those of the book, for tables that want something new.

Each is within the three tests of the game's author at its price (benchmarks/results/maneuver-prices.md).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from quarterdeck.games.feud.definitions.definitions import Definition


@dataclass(frozen=True)
class Good:
    id: str
    definition: Definition
    fun: Mapping[str, str]
    """Why it is fun, a sentence a language."""


@cache
def shelf() -> tuple[Good, ...]:
    text = files("quarterdeck.games.feud").joinpath("shelf.json").read_text("utf-8")
    return tuple(Good(**good) for good in json.loads(text))
