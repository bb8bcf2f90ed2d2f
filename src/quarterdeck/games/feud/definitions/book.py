"""The eight maneuvers of the rule book, defined as a table defines its own (FEUD-33), and six more on a shelf.

The shelf is for tables that want something new. At its price, each maneuver on it passes the three tests of the game's
author (benchmarks/results/maneuver-prices.md).
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from quarterdeck.games.feud.deck import MANEUVERS
from quarterdeck.games.feud.definitions.definitions import Definition

BOOK: dict[str, Definition] = {
    "tactical_adjustment": {"price": 50, "windows": ["before_study"], "steps": [{"step": "exchange"}]},
    "replacement": {"price": 90, "windows": ["before_study"], "once": True, "steps": [{"step": "call"}]},
    "resurrection": {"price": 100, "windows": ["before_study"], "steps": [{"step": "raise"}]},
    "sabotage": {
        "price": 40,
        "windows": ["after_study"],
        "steps": [{"step": "renew", "whose": "opponent", "count": 1}],
    },
    "secret_tactical_adjustment": {"price": 70, "windows": ["after_study"], "steps": [{"step": "exchange"}]},
    "confuse": {
        "price": 100,
        "windows": ["before_columns"],
        "once": True,
        "steps": [{"step": "scatter", "whose": "opponent"}],
    },
    "betrayal": {
        "price": 120,
        "windows": ["before_columns"],
        "once": True,
        "when": "window_closes",
        "steps": [{"step": "arrange", "whose": "opponent", "by": "buyer"}],
    },
    "heal": {"price": 30, "windows": ["end_of_round"], "steps": [{"step": "heal", "count": 1}]},
}
"""The eight maneuvers of the rule book, in the order of their numbers."""
LIST_PRICES: dict[str, int] = {name: BOOK[name]["price"] for name in MANEUVERS}


@dataclass(frozen=True)
class Good:
    id: str
    definition: Definition
    fun: Mapping[str, str]
    """Why the maneuver is fun: one sentence for each language."""


@cache
def shelf() -> tuple[Good, ...]:
    text = files("quarterdeck.games.feud").joinpath("shelf.json").read_text("utf-8")
    return tuple(Good(**good) for good in json.loads(text))
