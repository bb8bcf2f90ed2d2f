"""What happened in Feud, in English."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from quarterdeck.games.base import Event

Names = Sequence[str]

SUITS = {"C": "clubs", "S": "spades", "D": "diamonds", "H": "hearts"}
RANKS = {"A": "Ace", "2": "Two", "T": "Ten", "J": "Jack", "Q": "Queen", "K": "King"}
WINDOWS = {
    "before_study": "before the Study",
    "after_study": "after the Study",
    "before_columns": "before Column One",
    "end_of_round": "at the end of the Round",
}


def card_words(card: str | None) -> str:
    """A card as `the 9 of hearts`; hidden: `a card`."""
    if card is None:
        return "a card"
    if card[0] == "X":
        return f"Joker {card[1]}"
    return f"the {RANKS.get(card[0], card[0])} of {SUITS[card[1]]}"


def narrate(event: Event, names: Sequence[str]) -> str:
    """An event in one English sentence; `names` has one name a seat."""
    return _WORDS[event["event"]](event, names)


def _cards(cards: Sequence[str | None]) -> str:
    """Cards by their short names, or how many hidden ones."""
    if None in cards:
        return "1 card" if len(cards) == 1 else f"{len(cards)} cards"
    return " ".join(str(card) for card in cards)


def _decks(lists: Sequence[Sequence[str | None]]) -> str:
    return " / ".join(_cards(cards) for cards in lists)


def _deal(e: Event, n: Names) -> str:
    return f"The packs are shuffled. Army Decks: {_decks(e['army'])}. Action Decks: {_decks(e['action'])}."


def _unit(e: Event, n: Names) -> str:
    reserve = f", in reserve: {_cards(e['reserve'])}" if e.get("reserve") else ""
    return f"{n[e['seat']]} brings up {card_words(e['card'])}{reserve}."


def _take(e: Event, n: Names) -> str:
    does = "takes up" if e["taken"] else "leaves"
    return f"{n[e['seat']]} {does} the Action Reserve."


def _refill(e: Event, n: Names) -> str:
    return f"{n[e['seat']]}'s discard pile goes under the Action Deck: {_cards(e['pile'])}."


def _draw(e: Event, n: Names) -> str:
    source = "from the Action Reserve" if e["from"] == "reserve" else "from the Action Deck"
    return f"{n[e['seat']]} draws {_cards(e['cards'])} {source}."


def _reshuffle(e: Event, n: Names) -> str:
    why = {
        "no_strike": "no Strike in the hand; ",
        "maneuver": "",
        "skirmish": "a new deck for the Skirmish; ",
    }[e["cause"]]
    deck, cards = ("Army Deck", e["army"]) if "army" in e else ("Action Deck", e["deck"])
    return f"{n[e['seat']]}: {why}the {deck} is shuffled: {_cards(cards)}."


def _reserve(e: Event, n: Names) -> str:
    if e.get("card", "") is None:
        return f"{n[e['seat']]} puts nothing into the Action Reserve."
    return f"{n[e['seat']]} puts {card_words(e.get('card'))} into the Action Reserve."


def _discard(e: Event, n: Names) -> str:
    return f"{n[e['seat']]} discards {_cards(e['cards'])}."


def _study(e: Event, n: Names) -> str:
    return f"{n[e['seat']]} shows {_cards(e['columns'])}."


def _lock(e: Event, n: Names) -> str:
    what = "nothing" if e["column"] is None else f"the card in column {e['column']}"
    return f"{n[e['seat']]} locks {what}."


def _unlock(e: Event, n: Names) -> str:
    return f"{n[e['seat']]} takes {card_words(e['card'])} in column {e['column']} back: its lock is void."


def _buy(e: Event, n: Names) -> str:
    what = f"{n[e['seat']]} buys {e['maneuver'].replace('_', ' ').title()} for {e['cost']}"
    if "pile" in e:
        pile = "discard pile" if e["pile"] == "discard" else "Action Deck"
        what += f": takes {card_words(e.get('took'))} from the {pile} for {card_words(e.get('gave'))}"
    elif "unit" in e:
        what += f": {card_words(e['unit'])}"
    elif "lost" in e:
        what += f": {card_words(e['lost'])} is lost, {card_words(e['drew'])} comes"
    elif "columns" in e:
        what += f": {_cards(e['columns'])}"
    return what + "."


def _pass(e: Event, n: Names) -> str:
    return f"{n[e['seat']]} buys nothing {WINDOWS[e['window']]}."


def _betray(e: Event, n: Names) -> str:
    return f"{n[e['seat']]} rearranges the opponent's columns: {_cards(e['columns'])}."


def _arrange(e: Event, n: Names) -> str:
    return f"{n[e['seat']]} arranges {_cards(e['columns'])}."


def _attack(attack: dict[str, Any] | None, card: str) -> str:
    if attack is None:
        return f"Healing ({card})"
    return f"{attack['kind'].title()} {attack['value']} of {SUITS[attack['suit']]} ({card})"


def _outcome(e: Event, n: Names) -> str:
    turned = "Fate turns it: " if e["reversed"] else ""
    if e["saved"] is not None:
        return f"{turned}Armor saves {n[e['saved']]}"
    if e["hit"] is not None:
        markers = "one Marker" if e["markers"] == 1 else f"{e['markers']} Markers"
        return f"{turned}{markers} on {n[e['hit']]}'s Unit (by {e['decided']})"
    healed = [f"{n[seat]} heals {count}" for seat, count in enumerate(e["healed"]) if count]
    return turned + (" and ".join(healed) or "nothing happens")


def _column(e: Event, n: Names) -> str:
    one, other = (_attack(attack, card) for attack, card in zip(e["attacks"], e["cards"], strict=True))
    return f"Column {e['column']}: {n[0]}'s {one} against {n[1]}'s {other}: {_outcome(e, n)}."


def _skirmish(e: Event, n: Names) -> str:
    if e["phase"] == "combat":
        return f"Combat: {n[e['active']]} is Active."
    return {"start": "A Skirmish begins.", "restart": "A new Decision Phase.", "end": "The Skirmish ends."}[e["phase"]]


def _place(e: Event, n: Names) -> str:
    return f"{n[e['seat']]} places {card_words(e['card'])} in column {e['column']}."


def _killed(e: Event, n: Names) -> str:
    how = "killed at once" if e["instant"] else "killed"
    points = f": {e['points']} points" if "points" in e else ""
    return f"{n[e['seat']]}'s {card_words(e['card'])[4:]} is {how} with {e['markers']} Markers{points}."


def _tally(e: Event, n: Names) -> str:
    parts = [f"{name} +{more} = {total}" for name, more, total in zip(n, e["points"], e["totals"], strict=True)]
    return f"Round {e['round']} ends: {', '.join(parts)}."


def _game_end(e: Event, n: Names) -> str:
    why = {"army": "", "points": ", on points", "rounds": ", after the last Round"}[e["cause"]]
    if len(e["winners"]) == 2:
        return f"The game is drawn{why}."
    return f"{n[e['winners'][0]]} won the game{why}."


_WORDS: dict[str, Callable[[Event, Names], str]] = {
    "deal": _deal,
    "first": lambda e, n: f"{n[e['seat']]} acts first in this Round's windows.",
    "unit": _unit,
    "take_reserve": _take,
    "refill": _refill,
    "draw": _draw,
    "reshuffle": _reshuffle,
    "reserve": _reserve,
    "x_discard": _discard,
    "study": _study,
    "lock": _lock,
    "x_unlock": _unlock,
    "buy": _buy,
    "pass_window": _pass,
    "betray": _betray,
    "arrange": _arrange,
    "column": _column,
    "skirmish": _skirmish,
    "place": _place,
    "killed": _killed,
    "tally": _tally,
    "game_end": _game_end,
}
