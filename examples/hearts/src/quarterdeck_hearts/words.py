"""The events of Hearts, in English and Japanese."""

from __future__ import annotations

from quarterdeck.games import Event
from quarterdeck.games.sentences import Catalogue, Teller, narrator, person

SUITS = {"C": "♣", "D": "♦", "S": "♠", "H": "♥"}

SENTENCES: Catalogue = {
    "deal": ("The cards are dealt.", "カードが配られました。"),
    "left": ("Three cards go to the left.", "3枚を左の人に渡します。"),
    "right": ("Three cards go to the right.", "3枚を右の人に渡します。"),
    "across": ("Three cards go across the table.", "3枚を向かいの人に渡します。"),
    "pass": ("{giver} gives {cards} to {receiver}.", "{giver}が{receiver}に{cards}を渡しました。"),
    "three_cards": ("three cards", "カード3枚"),
    "play": ("{seat} plays {card}.", "{seat}が{card}を出しました。"),
    "trick": ("{taker} takes the trick with {card}.", "{taker}が{card}でトリックを取りました。"),
    "round_end": ("The round ends: {gains}.", "ラウンド終了。失点は{gains}です。"),
    "moon": ("{name} shoots the moon.", "{name}がシュート・ザ・ムーンを決めました。"),
}


def card_words(card: str, teller: Teller) -> str:
    """Return a card with the sign of its suit: `Q♠`."""
    return card[:-1] + SUITS[card[-1]]


def _deal(event: Event, teller: Teller) -> str:
    begun = teller.both(teller.say("deal"), teller.say(event["passing"]) if event["passing"] else "")
    hands = [hand and [card_words(card, teller) for card in hand] for hand in event["hands"]]
    return teller.hands(begun, hands)


def _pass(event: Event, teller: Teller) -> str:
    cards = [card_words(card, teller) for card in event.get("cards", [])]
    shown = teller.listed(cards) if cards else teller.say("three_cards")
    return teller.say("pass", giver=teller.name(event["from"]), receiver=teller.name(event["to"]), cards=shown)


def _round_end(event: Event, teller: Teller) -> str:
    moon = "" if event["moon"] is None else teller.say("moon", name=teller.name(event["moon"]))
    return teller.both(moon, teller.say("round_end", gains=teller.gains(event)))


narrate = narrator(
    SENTENCES,
    {"seat": person, "taker": person, "card": card_words},
    {
        "deal": _deal,
        "pass": _pass,
        "round_end": _round_end,
        "game_end": lambda event, teller: teller.winners(event),
    },
)
