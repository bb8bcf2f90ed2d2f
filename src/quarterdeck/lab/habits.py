"""Players of one habit: rules of thumb but for what the habit says. In the arena they show what it costs or brings.

`quarterdeck arena seas-of-strife --bots quarterdeck.lab.habits.LeadsHigh,heuristic`: the claims of the pages on
strategy are measured by them (docs/strategy).
"""

from __future__ import annotations

import random
from abc import abstractmethod
from collections import Counter
from typing import Any

from quarterdeck.bots.base import Bot, View, legal_choices
from quarterdeck.bots.simple import HeuristicBot
from quarterdeck.games.base import Game
from quarterdeck.games.feud import deck as feud
from quarterdeck.games.sea_change import deck as sea_change
from quarterdeck.games.seas_of_strife import deck as seas
from quarterdeck.games.seas_of_strife.taking import taking_card
from quarterdeck.table.past import Past

HALF = 6
"""Bids in the first half of a round of Turn the Tide."""


class Habit(Bot):
    """Sensible play by rules of thumb, wherever the habit has nothing to say."""

    def __init__(self, game: Game, seed: int) -> None:
        """Ties, and what the habit leaves to chance, follow from `seed`."""
        self._game = game
        self._chance = random.Random(seed)
        self._thumb = HeuristicBot(game, seed)

    def choose(self, view: View, seat: int, past: Past | None = None) -> int:
        """See `Bot`."""
        choices = legal_choices(self._game, view, seat)
        found = self.habit(view[0], seat, choices)
        return self._thumb.choose(view, seat, past) if found is None else found

    @abstractmethod
    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """Choose among the legal actions (ascending) by habit; None: the habit says nothing here."""


# Seas of Strife


def _playing(state: Any) -> bool:
    return bool(state["phase"] == seas.PLAY)


def _leading(state: Any) -> bool:
    return _playing(state) and state["in_trick"] == 0


def _below(state: Any, choices: list[int]) -> list[int]:
    """Return the cards that are lower than a card of their suit in the trick."""
    trick = int(state["trick"])
    return [card for card in choices if (trick & seas.FOLLOW[card]) >> card]


class LeadsHigh(Habit):
    """Seas of Strife: leads its highest card."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        return choices[-1] if _leading(state) else None


class LeadsLow(Habit):
    """Seas of Strife: leads its lowest number."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        return choices[0] if _leading(state) else None


class DucksLow(Habit):
    """Seas of Strife: stays below with the lowest card that it has for that, not with the highest."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        below = _below(state, choices) if _playing(state) else []
        return min(below, default=None)


class DucksHigh(Habit):
    """Seas of Strife: stays below wherever it can, with the highest card that it has for that."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        below = _below(state, choices) if _playing(state) else []
        return max(below, default=None)


class TakesLow(Habit):
    """Seas of Strife: where it is the last to play and every card takes, it takes with the lowest."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        if not _playing(state) or state["in_trick"] != state["seats"] - 1:
            return None
        trick, strife = int(state["trick"]), int(state["strife"])
        takes = all(taking_card(trick | 1 << card, strife) == card for card in choices)
        return choices[0] if takes else None


class ThrowsLow(Habit):
    """Seas of Strife: where it may play anything to a trick, it throws its lowest number."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        free = _playing(state) and state["in_trick"] and not int(state["hand"][seat]) & int(state["follow"])
        return choices[0] if free else None


class ThrowsHigh(Habit):
    """Seas of Strife: where it may play anything to a trick, it throws its highest number."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        free = _playing(state) and state["in_trick"] and not int(state["hand"][seat]) & int(state["follow"])
        return choices[-1] if free else None


class AlwaysLeads(Habit):
    """Seas of Strife: with a Face card it always chooses itself to lead."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        return seas.LEADER + seat if state["phase"] == seas.CHOOSE else None


class LeftLeads(Habit):
    """Seas of Strife: with a Face card it always lets the seat on its left lead, and so plays last."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        return seas.LEADER + (seat + 1) % int(state["seats"]) if state["phase"] == seas.CHOOSE else None


class PassesLow(Habit):
    """Seas of Strife with passing: gives its lowest numbers away."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        return choices[0] if state["phase"] == seas.PASS else None


class PassesHigh(Habit):
    """Seas of Strife with passing: gives its highest numbers away."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        return choices[-1] if state["phase"] == seas.PASS else None


# Turn the Tide


class BidsHigh(Habit):
    """Turn the Tide: bids its highest card."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        return choices[-1]


class BidsLow(Habit):
    """Turn the Tide: bids its lowest card."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        return choices[0]


class BidsMiddle(Habit):
    """Turn the Tide: bids the card in the middle of its hand."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        return choices[len(choices) // 2]


class BeginsHigh(Habit):
    """Turn the Tide: bids its highest cards in the first half of a round."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        return choices[-1] if state["hand_number"] <= HALF else None


class BeginsLow(Habit):
    """Turn the Tide: bids its lowest cards in the first half of a round."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        return choices[0] if state["hand_number"] <= HALF else None


def _on_top(state: Any, seat: int) -> bool:
    """Nobody shows a higher tide (TTT-8)."""
    return bool(state["top"][seat] > 0 and state["top"][seat] == max(state["top"]))


class SitsOnTop(Habit):
    """Turn the Tide: while it shows the highest tide, it bids its lowest card all the same."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        return choices[0] if _on_top(state, seat) else None


class FightsSheltered(Habit):
    """Turn the Tide: while somebody else shows a higher tide, it bids its highest card."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        return choices[-1] if state["top"][seat] < max(state["top"]) else None


# Sea Change


def _matching(state: Any, choices: list[int]) -> list[int]:
    """Return the cards that make a Sea Change (SEA-8)."""
    before = int(state["trick"][state["in_trick"] - 1]) if state["in_trick"] else -1
    return [card for card in choices if before >= 0 and (card ^ before) & 15 == 0]


def _value(card: int) -> int:
    return card & 15


class AlwaysMatches(Habit):
    """Sea Change: makes every Sea Change that it can."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        return max(_matching(state, choices), default=None)


class NeverMatches(Habit):
    """Sea Change: where rules of thumb would make a Sea Change, it plays its lowest other card."""

    def choose(self, view: View, seat: int, past: Past | None = None) -> int:
        """See `Bot`."""
        found = super().choose(view, seat, past)
        choices = legal_choices(self._game, view, seat)
        matching = _matching(view[0], choices)
        others = [card for card in choices if card not in matching]
        return min(others, key=_value) if found in matching and others else found

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        return None


class PlaysHigh(Habit):
    """Sea Change: plays its highest value, whatever it may be worth."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        return max(choices, key=_value)


class PlaysLow(Habit):
    """Sea Change: plays its lowest value."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        return min(choices, key=_value)


class KeepsEights(Habit):
    """Sea Change: gives no 8 away on other people's tricks: it plays its lowest other card instead."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        if not state["in_trick"]:
            return None
        held = [card for card in choices if _value(card) != sea_change.DREADED]
        return min(held, key=_value) if held and len(held) < len(choices) else None


def _opening(state: Any, choices: list[int]) -> bool:
    """Return whether this is the first lead of a round, which sets trump (SEA-6)."""
    return bool(state["trump"] < 0 and len(choices) == sea_change.HAND)


def _lengths(choices: list[int]) -> Counter[int]:
    return Counter(card >> 4 for card in choices)


class OpensLong(Habit):
    """Sea Change: opens a round with the highest card of its longest suit."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        count = _lengths(choices)
        return max(choices, key=lambda card: (count[card >> 4], card)) if _opening(state, choices) else None


class OpensShort(Habit):
    """Sea Change: opens a round with the highest card of its shortest suit."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        count = _lengths(choices)
        return max(choices, key=lambda card: (-count[card >> 4], card)) if _opening(state, choices) else None


# Feud


class _Refuses(Habit):
    """Feud: where it is asked in this phase, it says no."""

    phase: int

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        return feud.NONE if state["phase"] == self.phase and feud.NONE in choices else None


class NeverLocks(_Refuses):
    """Feud with Study: locks nothing."""

    phase = feud.LOCK


class NeverBuys(_Refuses):
    """Feud with Maneuvers: buys nothing."""

    phase = feud.WINDOW


class NeverReserves(_Refuses):
    """Feud with Reservation: puts no card away."""

    phase = feud.RESERVE


class Scatters(Habit):
    """Feud: arranges its cards by chance, and goes by rules of thumb in all else."""

    def habit(self, state: Any, seat: int, choices: list[int]) -> int | None:
        """See `Habit`."""
        return self._chance.choice(choices) if state["phase"] in (feud.ARRANGE, feud.STUDY) else None
