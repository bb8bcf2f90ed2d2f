"""Bots with one habit, which otherwise play by rules of thumb. A contest in the arena shows what the habit is worth.

Example: `quarterdeck arena seas-of-strife --bots quarterdeck.lab.habits.LeadsHigh,heuristic`. Such contests support the
claims of the pages on strategy (docs/strategy).
"""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeAlias

from quarterdeck.bots.base import Bot, View, legal_choices
from quarterdeck.bots.simple import HeuristicBot
from quarterdeck.games.base import Game
from quarterdeck.games.feud import deck as feud
from quarterdeck.games.sea_change import deck as sea_change
from quarterdeck.games.seas_of_strife import deck as seas
from quarterdeck.games.seas_of_strife.deck import taking_card
from quarterdeck.table.past import Past

Choose: TypeAlias = Callable[[Any, int, list[int]], int | None]
"""A function of a state, a seat and its legal actions (ascending) that returns one of them; None if the habit does not
apply."""
HALF = 6
"""Number of bids in the first half of a round of Turn the Tide."""


class Habit(Bot):
    """A bot that plays by rules of thumb, except if its habit applies."""

    habit: Choose

    def __init__(self, game: Game, seed: int) -> None:
        """Set up a bot whose ties and random choices follow from `seed`."""
        self._game = game
        self._chance = random.Random(seed)
        self._heuristic = HeuristicBot(game, seed)

    def choose(self, view: View, seat: int, past: Past | None = None) -> int:
        found = self.habit(view[0], seat, legal_choices(self._game, view, seat))
        return self._heuristic.choose(view, seat, past) if found is None else found


def _habit(name: str, about: str, choose: Choose) -> type[Habit]:
    return type(name, (Habit,), {"__doc__": about, "__module__": __name__, "habit": staticmethod(choose)})


# Seas of Strife


def _playing(state: Any) -> bool:
    return bool(state["phase"] == seas.PLAY)


def _leading(state: Any) -> bool:
    return _playing(state) and state["in_trick"] == 0


def _below(state: Any, choices: list[int]) -> list[int]:
    if not _playing(state):
        return []
    trick = int(state["trick"])
    return [card for card in choices if (trick & seas.FOLLOW[card]) >> card]


def _must_take(state: Any, choices: list[int]) -> bool:
    if not _playing(state) or state["in_trick"] != state["seats"] - 1:
        return False
    trick, strife = int(state["trick"]), int(state["strife"])
    return all(taking_card(trick | 1 << card, strife) == card for card in choices)


def _free(state: Any, seat: int) -> bool:
    return bool(_playing(state) and state["in_trick"] and not int(state["hand"][seat]) & int(state["follow"]))


LeadsHigh = _habit(
    "LeadsHigh",
    "Seas of Strife: leads its highest card.",
    lambda state, _, choices: choices[-1] if _leading(state) else None,
)
LeadsLow = _habit(
    "LeadsLow",
    "Seas of Strife: leads its lowest number.",
    lambda state, _, choices: choices[0] if _leading(state) else None,
)
DucksLow = _habit(
    "DucksLow",
    "Seas of Strife: stays below with the lowest card that it has for that, not with the highest.",
    lambda state, _, choices: min(_below(state, choices), default=None),
)
DucksHigh = _habit(
    "DucksHigh",
    "Seas of Strife: stays below wherever it can, with the highest card that it has for that.",
    lambda state, _, choices: max(_below(state, choices), default=None),
)
TakesLow = _habit(
    "TakesLow",
    "Seas of Strife: where it is the last to play and every card takes, it takes with the lowest.",
    lambda state, _, choices: choices[0] if _must_take(state, choices) else None,
)
ThrowsLow = _habit(
    "ThrowsLow",
    "Seas of Strife: where it may play anything to a trick, it throws its lowest number.",
    lambda state, seat, choices: choices[0] if _free(state, seat) else None,
)
ThrowsHigh = _habit(
    "ThrowsHigh",
    "Seas of Strife: where it may play anything to a trick, it throws its highest number.",
    lambda state, seat, choices: choices[-1] if _free(state, seat) else None,
)
AlwaysLeads = _habit(
    "AlwaysLeads",
    "Seas of Strife: with a Face card it always chooses itself to lead.",
    lambda state, seat, _: seas.LEADER + seat if state["phase"] == seas.CHOOSE else None,
)
LeftLeads = _habit(
    "LeftLeads",
    "Seas of Strife: with a Face card it always lets the seat on its left lead, and so plays last.",
    lambda state, seat, _: seas.LEADER + (seat + 1) % int(state["seats"]) if state["phase"] == seas.CHOOSE else None,
)
PassesLow = _habit(
    "PassesLow",
    "Seas of Strife with passing: gives its lowest numbers away.",
    lambda state, _, choices: choices[0] if state["phase"] == seas.PASS else None,
)
PassesHigh = _habit(
    "PassesHigh",
    "Seas of Strife with passing: gives its highest numbers away.",
    lambda state, _, choices: choices[-1] if state["phase"] == seas.PASS else None,
)

# Turn the Tide

BidsHigh = _habit("BidsHigh", "Turn the Tide: bids its highest card.", lambda *given: given[-1][-1])
BidsLow = _habit("BidsLow", "Turn the Tide: bids its lowest card.", lambda *given: given[-1][0])
BidsMiddle = _habit(
    "BidsMiddle",
    "Turn the Tide: bids the card in the middle of its hand.",
    lambda _state, _seat, choices: choices[len(choices) // 2],
)
BeginsHigh = _habit(
    "BeginsHigh",
    "Turn the Tide: bids its highest cards in the first half of a round.",
    lambda state, _, choices: choices[-1] if state["hand_number"] <= HALF else None,
)
BeginsLow = _habit(
    "BeginsLow",
    "Turn the Tide: bids its lowest cards in the first half of a round.",
    lambda state, _, choices: choices[0] if state["hand_number"] <= HALF else None,
)
SitsOnTop = _habit(
    "SitsOnTop",
    "Turn the Tide: while it shows the highest tide (TTT-8), it bids its lowest card all the same.",
    lambda state, seat, choices: choices[0] if 0 < state["top"][seat] == max(state["top"]) else None,
)
FightsSheltered = _habit(
    "FightsSheltered",
    "Turn the Tide: while somebody else shows a higher tide, it bids its highest card.",
    lambda state, seat, choices: choices[-1] if state["top"][seat] < max(state["top"]) else None,
)

# Sea Change


def _matching(state: Any, choices: list[int]) -> list[int]:
    """Return the cards that make a Sea Change (SEA-8)."""
    before = int(state["trick"][state["in_trick"] - 1]) if state["in_trick"] else -1
    return [card for card in choices if before >= 0 and (card ^ before) & 15 == 0]


def _value(card: int) -> int:
    return card & 15


class NeverMatches(Habit):
    """Sea Change: plays its lowest other card if rules of thumb would make a Sea Change."""

    def choose(self, view: View, seat: int, past: Past | None = None) -> int:
        found = self._heuristic.choose(view, seat, past)
        choices = legal_choices(self._game, view, seat)
        matching = _matching(view[0], choices)
        others = [card for card in choices if card not in matching]
        return min(others, key=_value) if found in matching and others else found


def _keeping_eights(state: Any, _seat: int, choices: list[int]) -> int | None:
    held = [card for card in choices if _value(card) != sea_change.DREADED] if state["in_trick"] else []
    return min(held, key=_value) if 0 < len(held) < len(choices) else None


def _opening(state: Any, choices: list[int], sign: int) -> int | None:
    """Return the highest card of the longest suit (`sign` 1) or shortest (-1); None after the first lead (SEA-6)."""
    if state["trump"] >= 0 or len(choices) != sea_change.HAND:
        return None
    count = Counter(card >> 4 for card in choices)
    return max(choices, key=lambda card: (sign * count[card >> 4], card))


AlwaysMatches = _habit(
    "AlwaysMatches",
    "Sea Change: makes every Sea Change that it can.",
    lambda state, _, choices: max(_matching(state, choices), default=None),
)
PlaysHigh = _habit(
    "PlaysHigh",
    "Sea Change: plays its highest value, whatever it may be worth.",
    lambda _state, _seat, choices: max(choices, key=_value),
)
PlaysLow = _habit(
    "PlaysLow",
    "Sea Change: plays its lowest value.",
    lambda _state, _seat, choices: min(choices, key=_value),
)
KeepsEights = _habit(
    "KeepsEights",
    "Sea Change: gives no 8 away on other people's tricks: it plays its lowest other card instead.",
    _keeping_eights,
)
OpensLong = _habit(
    "OpensLong",
    "Sea Change: opens a round with the highest card of its longest suit.",
    lambda state, _, choices: _opening(state, choices, 1),
)
OpensShort = _habit(
    "OpensShort",
    "Sea Change: opens a round with the highest card of its shortest suit.",
    lambda state, _, choices: _opening(state, choices, -1),
)

# Feud


def _refusing(phase: int) -> Choose:
    return lambda state, _, choices: feud.NONE if state["phase"] == phase and feud.NONE in choices else None


NeverLocks = _habit("NeverLocks", "Feud with Study: locks nothing.", _refusing(feud.LOCK))
NeverBuys = _habit("NeverBuys", "Feud with Maneuvers: buys nothing.", _refusing(feud.WINDOW))
NeverReserves = _habit("NeverReserves", "Feud with Reservation: puts no card away.", _refusing(feud.RESERVE))


class Scatters(Habit):
    """Feud: arranges its cards at random, and otherwise plays by rules of thumb."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        return self._chance.choice(choices) if state["phase"] in (feud.ARRANGE, feud.STUDY) else None
