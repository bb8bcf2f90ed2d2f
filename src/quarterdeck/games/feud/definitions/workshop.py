"""The workshop: the data with which the page composes, checks and describes definitions by itself.

The page has its own functions for this (`frontend/src/games/feud/own`), and tests/web/test_definitions.py compares them
with those of this package. The data has its only source here.
"""

from dataclasses import asdict
from typing import Any

from quarterdeck.games.feud.deck import MANEUVERS, MOST_OWN, WINDOWS
from quarterdeck.games.feud.definitions.book import BOOK, shelf
from quarterdeck.games.feud.definitions.definitions import (
    FIELDS,
    HIGHEST_PRICE,
    LONGEST_NAME,
    STEP_FIELDS,
    STEPS,
    WHEN,
    problems,
)
from quarterdeck.games.feud.definitions.effect_sentences import EFFECTS
from quarterdeck.games.feud.definitions.problems import PROBLEMS
from quarterdeck.games.feud.definitions.tables import CHANGED, MOST_WAITING
from quarterdeck.games.feud.sentences import MANEUVERS as TITLES
from quarterdeck.games.feud.steps import CHOOSERS, CONDITIONS, KINDS, LENGTH, PILES, RULES, packed
from quarterdeck.games.options import SHOWN
from quarterdeck.games.sentences import COMMON, LANGUAGES
from quarterdeck.games.types import Workshop

WIDEST = {"study": True, "reservation": True, "skirmishes": "on"}
"""Options under which every step can be carried out, as in the preset `true`."""

GROUPS = {
    "cards": ("exchange", "renew", "keep", "empty_reserve", "shuffle"),
    "looking": ("foresee", "show_hand", "look_hand", "look_columns", "show_column"),
    "columns": ("scatter", "arrange", "turn", "swap", "lock", "unlock"),
    "units": ("heal", "wound", "call", "raise"),
    "points": ("gain", "lose", "steal"),
    "rules": ("deny",),
}
"""The steps, in the groups in which a person looks for them."""
PARTS = ("kind", "opponent", "by", "count", "place", "condition", "needs")
"""The parts of a step's number, in the order in which `packed` takes them."""


def data() -> dict[str, Any]:
    """Return the workshop as plain JSON; a text is a list with an entry for each of `languages`."""
    limits = {"price": HIGHEST_PRICE, "name": LONGEST_NAME, "steps": LENGTH, "own": MOST_OWN, "waiting": MOST_WAITING}
    return {
        "languages": LANGUAGES,
        "limits": {**limits, "shown": SHOWN},
        **{"fields": FIELDS, "step_fields": STEP_FIELDS, "changed": CHANGED},
        **{"windows": WINDOWS, "when": WHEN, "conditions": CONDITIONS},
        **{"kinds": KINDS, "choosers": CHOOSERS, "piles": PILES, "rules": RULES},
        "widest": WIDEST,
        "weights": weights(),
        "steps": {name: asdict(kind) for name, kind in STEPS.items()},
        "groups": GROUPS,
        "book": {name: BOOK[name] for name in MANEUVERS},
        "titles": {name: TITLES[name] for name in MANEUVERS},
        "shelf": [asdict(good) for good in shelf()],
        **{"comma": COMMON["comma"], "words": PROBLEMS, "effects": EFFECTS},
    }


def weights() -> dict[str, int]:
    """Return how much a step's number grows if one of its parts grows by 1, for each part."""
    ones = [[int(part == each) for part in PARTS] for each in PARTS]
    return {part: packed(*given) for part, given in zip(PARTS, ones, strict=True)}


def wrong(definition: Any) -> str:
    """Describe the first mistake in a definition under the widest options, in English; empty if there is none."""
    return next((problem.words("en") for problem in problems(definition, WIDEST)), "")


WORKSHOP = Workshop(wrong, measure="quarterdeck.lab.feud_pricing.press")
