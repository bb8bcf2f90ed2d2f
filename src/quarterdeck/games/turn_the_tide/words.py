"""What happened in Turn the Tide, in English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quarterdeck.games.base import Event
from quarterdeck.games.options import listed


def narrate(event: Event, names: Sequence[str]) -> str:
    """An event in one English sentence (a line a seat more for a deal); `names` has one name a seat."""
    words: dict[str, Any] = {
        "deal": _say_deal,
        "tides": lambda e, _: f"Bid {e['hand']}: the tides are {e['low']} and {e['high']}.",
        "bids": _say_bids,
        "take_tide": lambda e, n: f"{n[e['seat']]} takes the {e['tide']}.",
        "lose_preserver": _say_loss,
        "eliminated": lambda e, n: (
            f"{n[e['seat']]} shows the highest tide without a life preserver and is out of the round."
        ),
        "round_end": _say_round_end,
        "game_end": lambda e, n: f"{listed([n[s] for s in e['winners']], 'and')} won the game.",
    }
    return str(words[event["event"]](event, names))


def _say_deal(event: Event, names: Sequence[str]) -> str:
    hands = [
        f"\n  {name}: {' '.join(map(str, hand)) if hand is not None else 'hidden'} ({_preservers(count)})"
        for name, hand, count in zip(names, event["hands"], event["preservers"], strict=True)
    ]
    return f"Round {event['round']}.{''.join(hands)}"


def _preservers(count: int) -> str:
    return f"{count} life preserver{'' if count == 1 else 's'}"


def _say_bids(event: Event, names: Sequence[str]) -> str:
    bids = [f"{name} {card}" for name, card in zip(names, event["cards"], strict=True) if card is not None]
    return f"Bids: {', '.join(bids)}."


def _say_loss(event: Event, names: Sequence[str]) -> str:
    left = event["left"]
    return f"{names[event['seat']]} shows the highest tide and turns down a life preserver: {left or 'none'} left."


def _say_round_end(event: Event, names: Sequence[str]) -> str:
    points = [
        f"{name} {more:+d} = {total}" for name, more, total in zip(names, event["points"], event["totals"], strict=True)
    ]
    lowest = listed([names[seat] for seat in event["bonus"]], "and")
    return f"The round ends; lowest tide: {lowest}. {', '.join(points)}."
