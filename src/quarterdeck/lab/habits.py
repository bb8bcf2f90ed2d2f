"""Bots that have one habit, and otherwise play by rules of thumb. A contest in the arena shows what the habit is worth.

Example: `quarterdeck arena seas-of-strife --bots quarterdeck.lab.habits.LeadsHigh,heuristic`. Such contests support the
claims of the pages on strategy (docs/strategy), which describe each habit.
"""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from quarterdeck.bots.base import Bot, View, legal_choices
from quarterdeck.bots.simple import HeuristicBot
from quarterdeck.games.base import Game
from quarterdeck.games.feud import deck as feud
from quarterdeck.games.sea_change import deck as sea_change
from quarterdeck.games.seas_of_strife import deck as seas
from quarterdeck.games.seas_of_strife.deck import taking_card
from quarterdeck.table.past import Past

Among: TypeAlias = Callable[[Any, int, list[int]], list[int]]
"""A function of a state, a seat and its legal actions (ascending) that returns those among which the habit chooses.

The list is empty if the habit does not apply."""
Pick: TypeAlias = Callable[[list[int]], int]
HALF = 6
"""Number of bids in the first half of a round of Turn the Tide."""


class Habit(Bot):
    """A bot that plays by rules of thumb, except if its habit applies."""

    among: Among
    pick: Pick

    def __init__(self, game: Game, seed: int) -> None:
        """Set up a bot whose ties and random choices follow from `seed`."""
        self._game = game
        self._chance = random.Random(seed)
        self._heuristic = HeuristicBot(game, seed)

    def choose(self, view: View, seat: int, past: Past | None = None) -> int:
        found = self.among(view[0], seat, legal_choices(self._game, view, seat))
        return self.pick(found) if found else self._heuristic.choose(view, seat, past)


def _when(holds: Callable[[Any, int], Any]) -> Among:
    return lambda state, seat, legal: legal if holds(state, seat) else []


def _below(state: Any, _seat: int, legal: list[int]) -> list[int]:
    trick = int(state["trick"])
    return [card for card in legal if (trick & seas.FOLLOW[card]) >> card] if state["phase"] == seas.PLAY else []


def _must_take(state: Any, _seat: int, legal: list[int]) -> list[int]:
    if state["phase"] != seas.PLAY or state["in_trick"] != state["seats"] - 1:
        return []
    trick, strife = int(state["trick"]), int(state["strife"])
    return legal if all(taking_card(trick | 1 << card, strife) == card for card in legal) else []


def _leader(after: int) -> Among:
    """Choose the seat that is `after` seats to the left to lead."""
    return lambda state, seat, _: (
        [seas.LEADER + (seat + after) % int(state["seats"])] if state["phase"] == seas.CHOOSE else []
    )


def _value(card: int) -> int:
    return card & 15


def _highest(cards: Sequence[int]) -> int:
    return max(cards, key=_value)


def _lowest(cards: Sequence[int]) -> int:
    return min(cards, key=_value)


def _matching(state: Any, _seat: int, legal: list[int]) -> list[int]:
    """Return the cards that make a Sea Change (SEA-8)."""
    before = int(state["trick"][state["in_trick"] - 1]) if state["in_trick"] else -1
    return [card for card in legal if before >= 0 and (card ^ before) & 15 == 0]


def _without_eights(state: Any, _seat: int, legal: list[int]) -> list[int]:
    held = [card for card in legal if _value(card) != sea_change.DREADED] if state["in_trick"] else []
    return held if len(held) < len(legal) else []


def _of_suit(sign: int) -> Among:
    """Choose among the longest suits (`sign` 1) or shortest (-1) at the first lead of a round (SEA-6)."""

    def among(state: Any, _seat: int, legal: list[int]) -> list[int]:
        if state["trump"] >= 0 or len(legal) != sea_change.HAND:
            return []
        count = Counter(card >> 4 for card in legal)
        most = max(sign * held for held in count.values())
        return [card for card in legal if sign * count[card >> 4] == most]

    return among


def _refusing(phase: int) -> Among:
    return lambda state, _, legal: [feud.NONE] if state["phase"] == phase and feud.NONE in legal else []


_ALWAYS = _when(lambda state, seat: True)
_LEADING = _when(lambda state, seat: state["phase"] == seas.PLAY and state["in_trick"] == 0)
_FREE = _when(
    lambda state, seat: (
        state["phase"] == seas.PLAY and state["in_trick"] and not int(state["hand"][seat]) & int(state["follow"])
    )
)
_PASSING = _when(lambda state, seat: state["phase"] == seas.PASS)
_EARLY = _when(lambda state, seat: state["hand_number"] <= HALF)

HABITS: dict[str, tuple[Among, Pick]] = {
    "LeadsHigh": (_LEADING, max),
    "LeadsLow": (_LEADING, min),
    "DucksLow": (_below, min),
    "DucksHigh": (_below, max),
    "TakesLow": (_must_take, min),
    "ThrowsLow": (_FREE, min),
    "ThrowsHigh": (_FREE, max),
    "AlwaysLeads": (_leader(0), min),
    "LeftLeads": (_leader(1), min),
    "PassesLow": (_PASSING, min),
    "PassesHigh": (_PASSING, max),
    "BidsHigh": (_ALWAYS, max),
    "BidsLow": (_ALWAYS, min),
    "BidsMiddle": (_ALWAYS, lambda cards: cards[len(cards) // 2]),
    "BeginsHigh": (_EARLY, max),
    "BeginsLow": (_EARLY, min),
    "SitsOnTop": (_when(lambda state, seat: 0 < state["top"][seat] == max(state["top"])), min),
    "FightsSheltered": (_when(lambda state, seat: state["top"][seat] < max(state["top"])), max),
    "AlwaysMatches": (_matching, max),
    "PlaysHigh": (_ALWAYS, _highest),
    "PlaysLow": (_ALWAYS, _lowest),
    "KeepsEights": (_without_eights, _lowest),
    "OpensLong": (_of_suit(1), max),
    "OpensShort": (_of_suit(-1), max),
    "NeverLocks": (_refusing(feud.LOCK), min),
    "NeverBuys": (_refusing(feud.WINDOW), min),
    "NeverReserves": (_refusing(feud.RESERVE), min),
}
"""The actions among which each habit chooses, and the one that it chooses."""

globals().update(
    {
        name: type(name, (Habit,), {"among": staticmethod(among), "pick": staticmethod(pick), "__module__": __name__})
        for name, (among, pick) in HABITS.items()
    }
)


class NeverMatches(Habit):
    """Sea Change: plays its lowest other card if rules of thumb would make a Sea Change."""

    def choose(self, view: View, seat: int, past: Past | None = None) -> int:
        found = self._heuristic.choose(view, seat, past)
        legal = legal_choices(self._game, view, seat)
        matching = _matching(view[0], seat, legal)
        others = [card for card in legal if card not in matching]
        return _lowest(others) if found in matching and others else found


class Scatters(Habit):
    """Feud: arranges its cards at random, and otherwise plays by rules of thumb."""

    among = staticmethod(_when(lambda state, seat: state["phase"] in (feud.ARRANGE, feud.STUDY)))

    def pick(self, cards: list[int]) -> int:
        return self._chance.choice(cards)
