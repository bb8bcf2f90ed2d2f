"""Games with maneuvers of a table's own, looked at closely; players that are rich buy much."""

import random

from quarterdeck.engine import members
from quarterdeck.games.feud import GAME, deck
from quarterdeck.testing import Rows, random_key
from quarterdeck.testing.dealt_back import Past, check_dealt_back
from quarterdeck.testing.knowledge import check_knowledge, check_secrecy
from quarterdeck.testing.modes import check_same, check_what_a_page_needs
from quarterdeck.testing.taken_back import check_taken_back
from quarterdeck.testing.twins import check_history

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
    """FEUD-6, FEUD-27: no hand without a Strike, and no lock that cannot be kept, whenever somebody is to decide."""
    state = rows.states[0]
    assert int(state["events"]) <= deck.EVENT_ROOM, where
    if state["phase"] not in (deck.WINDOW, deck.ARRANGE, deck.STUDY) or state["window"] == deck.END_OF_ROUND:
        return
    for seat in range(deck.SEATS):
        held = int(state["hand"][seat] | state["laid"][seat])
        assert held & deck.STRIKES, f"{where}: seat {seat} has no Strike"
        assert held.bit_count() == deck.COLUMNS, f"{where}: seat {seat} has not six cards"
