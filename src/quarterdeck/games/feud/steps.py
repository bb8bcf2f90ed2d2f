"""What Maneuvers are made of: a closed set of steps, each a number that holds its kind and what it is done to.

A Maneuver is a short list of them (`script` of a state). The eight of the book are written in them like any other
(`book`); what each step does is one rule function in `effects`.
"""

from __future__ import annotations

EXCHANGE, RENEW, SCATTER, ARRANGE_ANEW, HEAL_UNIT, CALL, RAISE_DEAD = range(1, 8)
"""Kinds of steps; 0: none."""
KINDS = ("none", "exchange", "renew", "scatter", "arrange", "heal", "call", "raise")
"""Kind to its name in a definition."""

OWNER, CHANCE, BUYER = range(3)
CHOOSERS = ("owner", "chance", "buyer")
"""Who chooses: whose cards they are, nobody, or who has bought the Maneuver."""

LENGTH = 4
"""Steps of a Maneuver, at most."""

_OPPONENT, _BY, _COUNT = 5, 6, 8
"""Where the parts of a step's number begin, above its kind."""


def packed(kind: int, opponent: int, by: int, count: int) -> int:
    """A step as a number."""
    return kind | opponent << _OPPONENT | by << _BY | count << _COUNT


def kind_of_step(step: int) -> int:
    """What sort of step it is; 0: none."""
    return step & 31


def whose(step: int, buyer: int) -> int:
    """The seat whose cards, Units, Markers or points it is about."""
    return buyer ^ (step >> _OPPONENT & 1)


def chooser(step: int) -> int:
    """Who chooses: OWNER, CHANCE or BUYER."""
    return step >> _BY & 3


def how_many(step: int) -> int:
    """How many cards, Markers or points."""
    return step >> _COUNT & 255
