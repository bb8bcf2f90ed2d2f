"""Maneuvers of a table's own, composed by chance: whatever a definition may say."""

import random

from hypothesis import strategies as st

from quarterdeck.games.feud.deck import MOST_OWN, WINDOWS
from quarterdeck.games.feud.definitions.definitions import AT_CLOSE, AT_ONCE, STEPS, problems
from quarterdeck.games.feud.definitions.tables import MOST_WAITING
from quarterdeck.games.feud.steps import CONDITIONS, LENGTH

OPTIONS = {"study": True, "reservation": True, "skirmishes": "on"}
"""What a composed maneuver may build on."""


def condition(dice):
    """Mostly none."""
    return dice.choice(CONDITIONS) if dice.random() < 0.2 else "always"


def step(dice, window, waits):
    """A step that can be done in the window, at once or when it closes."""
    unfit = AT_ONCE if waits else AT_CLOSE
    name = dice.choice([name for name, kind in STEPS.items() if window in kind.windows and kind.when != unfit])
    kind = STEPS[name]
    found = {"step": name, "whose": dice.choice(kind.whose), "if": condition(dice)}
    if kind.by:
        found["by"] = dice.choice(kind.by)
    if waits and name != "arrange" and found.get("by") == "buyer":
        found["by"] = "chance"
    if kind.most:
        found["count"] = 1 if found.get("by") == "owner" else dice.randint(1, kind.most)
    if kind.piles:
        found["pile"] = dice.choice(kind.piles)
    if kind.seen:
        found["seen"] = dice.random() < 0.5
    if kind.rules:
        found["rule"] = dice.choice([rule for rule in kind.rules if rule != "study" or window == WINDOWS[0]])
    return found


def maneuver(dice, number):
    """A definition, cheap, that the rules take."""
    while True:
        window = dice.choice((*WINDOWS, *WINDOWS[:3]))
        waits = window in WINDOWS[1:3] and dice.random() < 0.25
        definition = {
            "name": f"Maneuver {number}",
            "price": dice.randint(1, 60),
            "windows": [window],
            "once": waits or dice.random() < 0.5,
            "when": "window_closes" if waits else "at_once",
            "needs": condition(dice),
            "steps": [step(dice, window, waits) for _ in range(dice.randint(1, LENGTH))],
        }
        if not any(problems(definition, OPTIONS)):
            return definition


def compose(number):
    """The maneuvers of one table: `MOST_OWN`, but no more of them that wait than a table may have."""
    dice = random.Random(number)
    found, waiting = [], 0
    while len(found) < MOST_OWN:
        definition = maneuver(dice, len(found))
        waits = definition["when"] == "window_closes"
        if not waits or waiting < MOST_WAITING:
            found.append(definition)
            waiting += waits
    return found


tables = st.integers(0, 2**32 - 1).map(compose)
