"""The events of Turn the Tide, in English and Japanese."""

from typing import Any

from quarterdeck.games.sentences import Catalogue, Past, Teller, narrator, person
from quarterdeck.games.types import Event

SENTENCES: Catalogue = {
    "deal": ("The cards are dealt.", "カードが配られました。"),
    "pass": ("Every hand has passed to the left.", "手札がそれぞれ左の人へ渡りました。"),
    "held": ("{hand} ({preservers})", "{hand}（{preservers}）"),
    "preserver": ("1 life preserver", "浮き輪1つ"),
    "preservers": ("{count} life preservers", "浮き輪{count}つ"),
    "tides": ("Bid {hand}: the tides are {low} and {high}.", "勝負{hand}：潮位は{low}と{high}です。"),
    "bids": ("Bids: {bids}.", "出されたカード：{bids}。"),
    "bid": ("{name} {card}", "{name} {card}"),
    "take_tide": ("{seat} takes the {tide}.", "{seat}が潮位{tide}を取りました。"),
    "take_low": (
        "{card} is highest: {seat} takes the lower tide, {tide}.",
        "{card}がいちばん大きいので、{seat}が低いほうの潮位{tide}を取りました。",
    ),
    "take_high": (
        "{card} is second: {seat} takes the higher tide, {tide}.",
        "{card}が2番目なので、{seat}が高いほうの潮位{tide}を取りました。",
    ),
    "take_equal": (
        "{card} is among the two highest: {seat} takes a tide of {tide}.",
        "{card}は上位2枚に入り、{seat}が潮位{tide}を取りました。",
    ),
    "lose_preserver": (
        "{seat} shows the highest tide and turns down a life preserver: {left} left.",
        "{seat}の潮位がいちばん高く、浮き輪を1つ失いました。残り{left}つです。",
    ),
    "lose_last": (
        "{seat} shows the highest tide and turns down a life preserver: none left.",
        "{seat}の潮位がいちばん高く、最後の浮き輪を失いました。",
    ),
    "eliminated": (
        "{seat} shows the highest tide without a life preserver and is out of the round.",
        "{seat}の潮位がいちばん高く、浮き輪がもうないので脱落しました。",
    ),
    "round_end": (
        "The round ends; lowest tide: {lowest}. {gains}.",
        "ラウンド終了。潮位がいちばん低い人：{lowest}。得点は{gains}です。",
    ),
}


def word(kind: str, number: int, language: str) -> str:
    """Return a Weather card by its number (`Game.word`)."""
    return str(number)


def _deal(event: Event, teller: Teller) -> str:
    held = zip(event["hands"], event["preservers"], strict=True)
    shown = [teller.say("held", hand=teller.hand(hand), preservers=_preservers(count, teller)) for hand, count in held]
    begun = teller.say("deal" if event["round"] == 1 else "pass")
    return teller.lines(begun, [(teller.name(seat), what) for seat, what in enumerate(shown)])


def _preservers(count: int, teller: Teller) -> str:
    return teller.say("preserver" if count == 1 else "preservers", count=count)


def _bids(event: Event, teller: Teller) -> str:
    bids = [(seat, card) for seat, card in enumerate(event["cards"]) if card is not None]
    return teller.say(
        "bids", bids=teller.series([teller.say("bid", name=teller.name(s), card=card) for s, card in bids])
    )


def _take_tide(event: Event, teller: Teller) -> str:
    """Describe how a seat takes a tide, with the card that it bid (TTT-7)."""
    taken: dict[str, Any] = {"seat": teller.name(event["seat"]), "tide": event["tide"]}
    bids, tides = _last_hand(teller.past)
    if bids is None or tides is None:
        return teller.say("take_tide", **taken)
    cards = [card for card in bids["cards"] if card is not None]
    card = bids["cards"][event["seat"]]
    key = "take_equal" if tides["low"] == tides["high"] else "take_low" if card == max(cards) else "take_high"
    return teller.say(key, card=card, **taken)


def _last_hand(past: Past | None) -> tuple[Event | None, Event | None]:
    """Return the last `bids` and `tides` events, each None if there is none yet."""
    return (None, None) if past is None else (past.last("bids"), past.last("tides"))


def _lose_preserver(event: Event, teller: Teller) -> str:
    key = "lose_preserver" if event["left"] else "lose_last"
    return teller.say(key, seat=teller.name(event["seat"]), left=event["left"])


def _round_end(event: Event, teller: Teller) -> str:
    return teller.say("round_end", lowest=teller.people(event["bonus"]), gains=teller.gains(event))


narrate = narrator(
    SENTENCES,
    {"seat": person},
    {
        "deal": _deal,
        "bids": _bids,
        "take_tide": _take_tide,
        "lose_preserver": _lose_preserver,
        "round_end": _round_end,
        "game_end": lambda event, teller: teller.winners(event),
    },
)
