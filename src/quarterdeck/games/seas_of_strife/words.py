"""What happened in Seas of Strife, in English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quarterdeck.games.base import Event
from quarterdeck.games.seas_of_strife import deck


def _list(parts: Sequence[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def narrate(event: Event, names: Sequence[str]) -> str:
    """An event in one English sentence; `names` has one name a seat."""
    words: dict[str, Any] = {
        "deal": _say_deal,
        "pass": lambda e, n: f"{n[e['from']]} gives {_cards(e)} to {n[e['to']]}.",
        "play": lambda e, n: f"{n[e['seat']]} plays {card_words(e['card'])}.",
        "trick": lambda e, n: f"{n[e['taker']]} takes the trick with the {e['card']}.",
        "choose_leader": lambda e, n: f"{n[e['seat']]} chooses the next leader: {n[e['leader']]}.",
        "round_end": _say_round_end,
        "game_end": lambda e, n: f"{_list([n[s] for s in e['winners']])} won the game.",
    }
    return str(words[event["event"]](event, names))


def _cards(event: Event) -> str:
    return _list([card_words(card) for card in event["cards"]]) if "cards" in event else "two cards"


def card_words(rank: int) -> str:
    """A card as `the 42 (green)`."""
    return f"the {rank} ({deck.SUIT_NAMES[deck.SUIT_OF[deck.CARD[rank]]]})"


def _say_deal(event: Event, names: Sequence[str]) -> str:
    hands = [
        f"\n  {name}: {' '.join(map(str, hand)) if hand is not None else 'hidden'}"
        for name, hand in zip(names, event["hands"], strict=True)
    ]
    return f"Round {event['round']}.{''.join(hands)}"


def _say_round_end(event: Event, names: Sequence[str]) -> str:
    points = [
        f"{name} +{more} = {total}" for name, more, total in zip(names, event["points"], event["totals"], strict=True)
    ]
    return f"The round ends: {', '.join(points)}."
