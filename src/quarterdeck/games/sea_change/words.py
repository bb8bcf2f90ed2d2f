"""What happened in Sea Change, in English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quarterdeck.games.base import Event
from quarterdeck.games.sea_change import deck


def _list(parts: Sequence[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def narrate(event: Event, names: Sequence[str]) -> str:
    """An event in one English sentence; `names` has one name a seat."""
    words: dict[str, Any] = {
        "deal": _say_deal,
        "play": lambda e, n: f"{_name(e['seat'], n)} plays {card_words(e['card'])}.",
        "trump": _say_trump,
        "draw": lambda e, n: f"{n[e['seat']]} draws {card_words(e['card']) if 'card' in e else 'a card'}.",
        "trick": lambda e, n: f"{_name(e['taker'], n)} takes the trick with {card_words(e['card'])}.",
        "round_end": _say_round_end,
        "game_end": _say_game_end,
    }
    return str(words[event["event"]](event, names))


def _name(seat: int | None, names: Sequence[str]) -> str:
    return "The stack" if seat is None else names[seat]


def card_words(card: str) -> str:
    """A card as `the yellow 10`."""
    return f"the {_suit_words(card[0])} {card[1:]}"


def _suit_words(letter: str) -> str:
    return deck.SUIT_NAMES[deck.SUIT_LETTERS.index(letter)]


def _say_deal(event: Event, names: Sequence[str]) -> str:
    lines = [f"Round {event['round']}." + (f" {names[event['dealer']]} deals." if "dealer" in event else "")]
    lines += [
        f"{name}: {' '.join(hand) if hand is not None else 'hidden'}"
        for name, hand in zip(names, event["hands"], strict=True)
    ]
    if "draw_pile" in event:
        lines.append(f"The draw pile: {' '.join(event['draw_pile'])}")
    if "stack" in event:
        lines.append(f"The stack: {' '.join(event['stack'])}")
    return "\n  ".join(lines)


def _say_trump(event: Event, _: Sequence[str]) -> str:
    suit = _suit_words(event["suit"])
    return (
        f"{suit.capitalize()} is trump." if event["cause"] == "lead" else f"Sea Change! {suit.capitalize()} is trump."
    )


def _sides(count: int, names: Sequence[str]) -> list[str]:
    """The sides' names: a team has those of its seats (SEA-14)."""
    if len(names) == 1:
        return [names[0], "The stack"]
    return [" and ".join(names[team::count]) for team in range(count)]


def _say_round_end(event: Event, names: Sequence[str]) -> str:
    sides = _sides(len(event["points"]), names)
    numbers = zip(sides, event["points"], event["cards"], event["totals"], strict=True)
    points = [f"{name} {points} points in {cards} cards ({total})" for name, points, cards, total in numbers]
    ahead = [name for name, won in zip(sides, event["victory_points"], strict=True) if won]
    zero = f"{sides[event['trump_zero']]} had the 0 of trump"
    return f"The round ends: {', '.join(points)}; {zero}. A Victory Point goes to {' and to '.join(ahead)}."


def _say_game_end(event: Event, names: Sequence[str]) -> str:
    if not event["winners"]:
        return "The stack won the game."
    return f"{_list([names[seat] for seat in event['winners']])} won the game."
