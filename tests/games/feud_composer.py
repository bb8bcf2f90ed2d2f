"""Maneuvers of a table's own, composed by chance: whatever a definition may say; and games with them."""

import random

from hypothesis import strategies as st

from quarterdeck.engine import members
from quarterdeck.games.feud import GAME, deck
from quarterdeck.games.feud.deck import MOST_OWN, WINDOWS
from quarterdeck.games.feud.definitions.definitions import AT_CLOSE, AT_ONCE, STEPS, problems
from quarterdeck.games.feud.definitions.tables import MOST_WAITING
from quarterdeck.games.feud.steps import CONDITIONS, LENGTH
from quarterdeck.testing import Rows, random_key
from quarterdeck.testing.dealt_back import Past, check_dealt_back
from quarterdeck.testing.knowledge import check_knowledge, check_secrecy, check_taken_back
from quarterdeck.testing.modes import check_same, check_what_a_page_needs
from quarterdeck.testing.twins import check_history

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


RICH = 5000


def options_with(own, dice):
    """A table with these maneuvers and some of the book's, cheap."""
    named = {"tactical_adjustment": 20, "sabotage": 10, "confuse": 10, "betrayal": 10, "replacement": 20}
    priced = {name: price for name, price in named.items() if dice.random() < 0.6}
    return {"preset": "true", "maneuvers": priced, "own_maneuvers": own}


def choose(rows, owing, dice):
    """A legal decision: in a window mostly a purchase."""
    seat = dice.choice(members(owing))
    legal = rows.legal(seat)
    if legal[0] == deck.NONE and legal[-1] >= deck.BUY and dice.random() < 0.75:
        own = [action for action in legal if action >= deck.BUY + deck.OWN]
        return seat, dice.choice(own or legal[1:])
    return seat, dice.choice(legal)


def check_composed(own, seed, plies, modes=("fast",), rich=RICH):
    """Play `plies` decisions and check all that the conformance suite does of knowledge, in the first of the modes."""
    dice = random.Random(seed)
    numbers = GAME.encode_options(GAME.complete(options_with(own, dice)))
    everywhere = [Rows(GAME, mode, numbers) for mode in modes]
    key = random_key(dice)
    for rows in everywhere:
        rows.start(key)
        rows.states[0]["points"] = rich
    rows = everywhere[0]
    census = GAME.census(rows.states[0])
    past = Past(rows)
    for ply in range(plies):
        where = f"ply {ply}"
        check_same(everywhere, where)
        owing = rows.pending()
        if not owing:
            return
        check_rules_kept(rows, where)
        check_secrecy(rows, where)
        check_knowledge(rows, census, dice, where)
        if ply % 3 == 0:
            check_what_a_page_needs(everywhere, dice, where)
            check_history(rows, dice, where)
        if ply % 2 == 0:
            check_dealt_back(rows, past, dice, where)
        seat, action = choose(rows, owing, dice)
        if ply % 3 == 1:
            check_taken_back(rows, seat, action, dice, where)
        for each in everywhere:
            each.apply(seat, action)
        past.add(rows, seat, action)


def check_rules_kept(rows, where):
    """FEUD-6, FEUD-27: no hand without a Strike, and no lock that cannot be kept, at every decision."""
    state = rows.states[0]
    assert int(state["events"]) <= deck.EVENT_ROOM, where
    if state["phase"] not in (deck.WINDOW, deck.ARRANGE, deck.STUDY) or state["window"] == deck.END_OF_ROUND:
        return
    for seat in range(deck.SEATS):
        held = int(state["hand"][seat] | state["laid"][seat])
        assert held & deck.STRIKES, f"{where}: seat {seat} has no Strike"
        assert held.bit_count() == deck.COLUMNS, f"{where}: seat {seat} has not six cards"
