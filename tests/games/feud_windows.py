"""Windows of Feud, with given points and hands: where maneuvers are bought."""

from feud_duel import ALL, NONE, Duel

from quarterdeck.games.feud import deck, rules
from quarterdeck.games.feud.maneuvers.windows import open_window

ONE = "3C 4C 5C AC 2C TC"
OTHER = "3H 4H 5H 6H 7H 8H"
TIES = "4C 5C 6C 7C 8C 3C"
"""Hands; two of the last one make six ties."""


def window(points, first=0, one=ONE, other=OTHER, prices=ALL, **options):
    """The window before the Study, with these points and hands; the next card of both decks is the 9 of spades."""
    if not options.get("reservation"):
        prices = {name: price for name, price in prices.items() if name != "replacement"}
    duel = Duel(maneuvers=prices, **options)
    if options.get("reservation"):
        duel.first_units().both(NONE, NONE)
    duel.points(*points).cards(0, one, top="9S").cards(1, other, top="9S")
    duel.state.first, duel.state.owing = first, 0
    open_window(duel.state, deck.BEFORE_STUDY)
    rules.advance(duel.state)
    return duel


def plan(*steps, window="before_study", **more):
    """The definition of a maneuver of a table's own."""
    return {"name": "Plan", "price": 10, "windows": [window], "steps": list(steps), **more}


def passes(duel):
    while duel.state.phase == deck.WINDOW:
        duel.act(duel.pending()[0], NONE)
    return duel


def after_study(points, lock=None, one=ONE, other=OTHER, **options):
    """The window after the Study; `lock`: of seat 0's cards, by seat 1."""
    duel = passes(window(points, one=one, other=other, study=True, **options))
    duel.arrange(one, other)
    duel.both(NONE, NONE if lock is None else f"lock {lock}")
    return duel


def tied(number, chosen=0, last=(), points=(0, 0)):
    """The events of a Round of this number in which nobody is hit; `last`: who has no Unit but the Current one."""
    duel = Duel(last_round=chosen).units("KH", "KS").last_units(*last).points(*points)
    duel.state.round_number = number
    return duel.meet(TIES, TIES)


def before_columns(points=(500, 500), one=ONE, other=OTHER, first=0, **options):
    prices = {name: ALL[name] for name in ("confuse", "betrayal")}
    duel = window(points, first=first, one=one, other=other, prices=prices, **options)
    duel.arrange(one, other)
    return duel
