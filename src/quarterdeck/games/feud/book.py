"""Maneuvers as data, and the eight of the book written so (FEUD-33)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quarterdeck.games.feud.deck import MANEUVERS, WINDOWS
from quarterdeck.games.feud.steps import CHOOSERS, KINDS, LENGTH, packed

Definition = Mapping[str, Any]
"""A Maneuver: `price`; `windows`; `once` a Round or as often as wished; `when` it is carried out, `at_once` or when the
`window_closes`; and its `steps`."""

_ADJUSTMENT = [{"step": "exchange", "by": "owner"}]

BOOK: dict[str, Definition] = {
    "tactical_adjustment": {"price": 50, "windows": ["before_study"], "steps": _ADJUSTMENT},
    "replacement": {
        "price": 90,
        "windows": ["before_study"],
        "once": True,
        "steps": [{"step": "call", "by": "owner"}],
    },
    "resurrection": {"price": 100, "windows": ["before_study"], "steps": [{"step": "raise", "by": "owner"}]},
    "sabotage": {
        "price": 40,
        "windows": ["after_study"],
        "steps": [{"step": "renew", "whose": "opponent", "by": "chance", "count": 1}],
    },
    "secret_tactical_adjustment": {"price": 70, "windows": ["after_study"], "steps": _ADJUSTMENT},
    "confuse": {
        "price": 100,
        "windows": ["before_columns"],
        "once": True,
        "steps": [{"step": "scatter", "whose": "opponent", "by": "chance"}],
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
"""The eight of the book, in the order of their numbers."""
LIST_PRICES: dict[str, int] = {name: BOOK[name]["price"] for name in MANEUVERS}


def encoded(definition: Definition) -> list[int]:
    """A definition as the rules take it: its windows as a set, whether once a Round, whether it waits, its steps."""
    windows = sum(1 << WINDOWS.index(window) for window in definition["windows"])
    steps = [_encoded_step(step) for step in definition["steps"]]
    waits = definition.get("when") == "window_closes"
    return [windows, int(definition.get("once", False)), int(waits), *steps, *[0] * (LENGTH - len(steps))]


def _encoded_step(step: Mapping[str, Any]) -> int:
    return packed(
        KINDS.index(step["step"]),
        int(step.get("whose") == "opponent"),
        CHOOSERS.index(step.get("by", "owner")),
        step.get("count", 0),
    )


NUMBERS = tuple(number for definition in BOOK.values() for number in encoded(definition))
"""The eight for `rules.init`."""
