"""The events of Seas of Strife, in English and Japanese."""

from collections import Counter

from quarterdeck.games.seas_of_strife import deck
from quarterdeck.games.sentences import Catalogue, Teller, narrator, person
from quarterdeck.games.types import Event

SENTENCES: Catalogue = {
    "orange": ("orange", "オレンジ"),
    "red": ("red", "赤"),
    "gray": ("gray", "グレー"),
    "blue": ("blue", "青"),
    "green": ("green", "緑"),
    "purple": ("purple", "紫"),
    "teal": ("teal", "青緑"),
    "darkred": ("dark red", "濃い赤"),
    "suit orange": ("Orange Doldrums", "オレンジの無風"),
    "suit red": ("Red Reef", "赤の暗礁"),
    "suit gray": ("Gray Fog", "グレーの霧"),
    "suit blue": ("Blue Iceberg", "青の氷山"),
    "suit green": ("Green Rocks", "緑の岩"),
    "suit purple": ("Purple Storm", "紫の嵐"),
    "suit teal": ("Teal Whirlpool", "青緑の渦"),
    "suit darkred": ("Dark red Kraken", "濃い赤のクラーケン"),
    "card": ("the {card} ({suit})", "{suit}の{card}"),
    "two_cards": ("two cards", "カード2枚"),
    "deal": ("The cards are dealt.", "カードが配られました。"),
    "pass": ("{giver} gives {cards} to {receiver}.", "{giver}が{receiver}に{cards}をパスしました。"),
    "play": ("{seat} plays {card}.", "{seat}が{card}を出しました。"),
    "trick": ("{taker} takes the trick with {card}.", "{taker}が{card}でトリックを取りました。"),
    "most": (
        "Most cards are {suits}: {taker} takes the trick with {card}.",
        "{suits}がいちばん多く、その中で最大の{card}で、{taker}がトリックを取りました。",
    ),
    "most_left": (
        "Of the others most cards are {suits}: {taker} takes the trick with {card}.",
        "ほかでは{suits}がいちばん多く、その中で最大の{card}で、{taker}がトリックを取りました。",
    ),
    "tie": (
        "{suits} have equally many cards: {taker} takes the trick with {card}.",
        "{suits}が同じ枚数で並び、その中で最大の{card}で、{taker}がトリックを取りました。",
    ),
    "only": (
        "Only {suits} is left: {taker} takes the trick with {card}.",
        "残ったのは{suits}だけで、{taker}が{card}でトリックを取りました。",
    ),
    "all_zeroed": (
        "Every suit is zeroed out: {taker} takes the trick with the highest of all, {card}.",
        "すべてのスートが無効なので、全体で最大の{card}で、{taker}がトリックを取りました。",
    ),
    "zeroed": ("Zeroed out: {suits}.", "{suits}は無効です。"),
    "choose_leader": ("{seat} chooses {leader} to lead.", "{seat}が次のリードに{leader}を選びました。"),
    "choose_self": ("{seat} chooses to lead.", "{seat}は自分でリードすることにしました。"),
    "play_on": ("{seat} wants to play on.", "{seat}は続行を選びました。"),
    "end_game": ("{seat} wants to end the game.", "{seat}はここで終わることを選びました。"),
    "round_end": ("The round ends: {gains}.", "ラウンド終了。失点は{gains}です。"),
}


def _suit(rank: int) -> str:
    return deck.SUIT_NAMES[deck.SUIT_OF[deck.CARD[rank]]]


def card_words(rank: int, teller: Teller) -> str:
    """Return a card as `the 42 (green)`."""
    return teller.say("card", card=rank, suit=teller.say(_suit(rank)))


def word(kind: str, number: int, language: str) -> str:
    """Return a card by its rank, or a suit (`Game.word`)."""
    teller = Teller(SENTENCES, (), language)
    return str(deck.RANK[number]) if kind == "card" else teller.say(f"suit {deck.SUIT_NAMES[number]}")


def _pass(event: Event, teller: Teller) -> str:
    cards = [card_words(card, teller) for card in event.get("cards", [])]
    shown = teller.listed(cards) if cards else teller.say("two_cards")
    giver, receiver = teller.name(event["from"]), teller.name(event["to"])
    return teller.say("pass", giver=giver, receiver=receiver, cards=shown)


def _trick(event: Event, teller: Teller) -> str:
    """Describe the trick: the suit that counted, and those that did not (SOS-8, SOS-9)."""
    taken = {"taker": teller.name(event["taker"]), "card": card_words(event["card"], teller)}
    if teller.past is None:
        return teller.say("trick", **taken)
    tally = Counter(_suit(rank) for rank in event["cards"])
    strife = teller.past.options["rules"] == "strife"
    faces = {_suit(rank) for rank in event["cards"] if deck.FACES >> deck.CARD[rank] & 1}
    zeroed = faces if strife else set()
    alive = {suit: count for suit, count in tally.items() if suit not in zeroed}
    if not alive:
        return teller.say("all_zeroed", **taken)
    counted = {suit for suit, count in alive.items() if count == max(alive.values())}
    if not zeroed:
        return teller.say("tie" if len(counted) > 1 else "most", suits=_suits(counted, teller), **taken)
    key = "tie" if len(counted) > 1 else "only" if len(alive) == 1 else "most_left"
    why = teller.say("zeroed", suits=_suits(zeroed, teller))
    return teller.both(why, teller.say(key, suits=_suits(counted, teller), **taken))


def _suits(suits: set[str], teller: Teller) -> str:
    return teller.listed([teller.say(suit) for suit in deck.SUIT_NAMES if suit in suits])


def _choose_leader(event: Event, teller: Teller) -> str:
    if event["leader"] == event["seat"]:
        return teller.say("choose_self", seat=teller.name(event["seat"]))
    return teller.say("choose_leader", seat=teller.name(event["seat"]), leader=teller.name(event["leader"]))


narrate = narrator(
    SENTENCES,
    {"seat": person, "card": card_words},
    {
        "deal": lambda event, teller: teller.hands(teller.say("deal"), event["hands"]),
        "pass": _pass,
        "trick": _trick,
        "choose_leader": _choose_leader,
        "round_end": lambda event, teller: teller.say("round_end", gains=teller.gains(event)),
        "play_on": lambda event, teller: teller.say(
            "play_on" if event["agrees"] else "end_game", seat=teller.name(event["seat"])
        ),
        "game_end": lambda event, teller: teller.winners(event),
    },
)
