"""The events of Sea Change, in English and Japanese."""

from quarterdeck.games.sea_change.deck import NAME, SUIT_LETTERS
from quarterdeck.games.sentences import Catalogue, Teller, narrator
from quarterdeck.games.types import Event

SENTENCES: Catalogue = {
    "Y": ("yellow", "黄"),
    "P": ("purple", "紫"),
    "B": ("blue", "青"),
    "R": ("red", "赤"),
    "G": ("green", "緑"),
    "card": ("the {suit} {value}", "{suit}の{value}"),
    "stack": ("the stack", "相手の山"),
    "pile": ("the draw pile", "山札"),
    "deal": ("The cards are dealt.", "カードが配られました。"),
    "deal_by": ("{dealer} deals.", "親は{dealer}です。"),
    "play": ("{seat} plays {card}.", "{seat}が{card}を出しました。"),
    "lead": ("{suit} is trump.", "切り札は{suit}です。"),
    "sea_change": ("Sea Change! {suit} is trump.", "シーチェンジ！切り札は{suit}になりました。"),
    "sea_change_same": ("Sea Change! {suit} stays trump.", "シーチェンジ！切り札は{suit}のままです。"),
    "draw": ("{seat} draws {card}.", "{seat}が{card}を引きました。"),
    "draw_hidden": ("{seat} draws a card.", "{seat}がカードを1枚引きました。"),
    "trick": ("{taker} takes the trick with {card}.", "{taker}が{card}でトリックを取りました。"),
    "trick_trump": (
        "{taker} takes the trick with the highest trump, {card}.",
        "切り札の中で最大の{card}で、{taker}がトリックを取りました。",
    ),
    "trick_only": (
        "{taker} takes the trick with the only trump, {card}.",
        "ただ1枚の切り札、{card}で、{taker}がトリックを取りました。",
    ),
    "trick_lead": (
        "No {trump} was played: {taker} takes the trick with the highest of the lead suit, {card}.",
        "切り札の{trump}は出ず、リードスートの中で最大の{card}で、{taker}がトリックを取りました。",
    ),
    "round_end": (
        "The round ends: {points}; {zero} had the 0 of trump. A Victory Point goes to {won}.",
        "ラウンド終了。{points}。最後の切り札の0を取ったのは{zero}です。勝利点を得たのは{won}です。",
    ),
    "collected": (
        "{side} {points} points in {cards} cards ({total})",
        "{side} {points}点（カード{cards}枚、勝利点の合計{total}）",
    ),
    "collected_one": (
        "{side} 1 point in {cards} cards ({total})",
        "{side} 1点（カード{cards}枚、勝利点の合計{total}）",
    ),
    "team": ("{first} and {others}", "{first}と{others}"),
    "won_by": ("{first} and to {others}", "{first}、{others}"),
    "winners": ("{names} won the game.", "{names}の勝ちです。"),
}


def card_words(card: str, teller: Teller) -> str:
    """Return a card as `the yellow 10`."""
    return teller.say("card", suit=teller.say(card[0]), value=card[1:])


def word(kind: str, number: int, language: str) -> str:
    """Return a card as `yellow 10`, or a suit (`Game.word`)."""
    teller = Teller(SENTENCES, (), language)
    if kind == "card":
        return card_words(NAME[number], teller).removeprefix("the ")
    return teller.say(SUIT_LETTERS[number])


def _seat(seat: int | None, teller: Teller) -> str:
    return teller.say("stack") if seat is None else teller.name(seat)


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:]


def _deal(event: Event, teller: Teller) -> str:
    by = teller.say("deal_by", dealer=teller.name(event["dealer"])) if "dealer" in event else teller.say("deal")
    piles = [(key, event[field]) for key, field in (("pile", "draw_pile"), ("stack", "stack")) if field in event]
    shown = [(_sentence(teller.say(key)), teller.deck(cards)) for key, cards in piles]
    return teller.lines(teller.hands(by, event["hands"]), shown)


def _play(event: Event, teller: Teller) -> str:
    return _sentence(teller.say("play", seat=_seat(event["seat"], teller), card=card_words(event["card"], teller)))


def _trump(event: Event, teller: Teller) -> str:
    before = teller.past.last("trump") if teller.past else None
    stays = event["cause"] == "sea_change" and before is not None and before["suit"] == event["suit"]
    key = "sea_change_same" if stays else event["cause"]
    return teller.say(key, suit=_sentence(teller.say(event["suit"])))


def _draw(event: Event, teller: Teller) -> str:
    seat = teller.name(event["seat"])
    if "card" not in event:
        return teller.say("draw_hidden", seat=seat)
    return teller.say("draw", seat=seat, card=card_words(event["card"], teller))


def _trick(event: Event, teller: Teller) -> str:
    """Describe the trick: the highest trump took it, or the highest of the lead suit (SEA-10)."""
    parts = {"taker": _seat(event["taker"], teller), "card": card_words(event["card"], teller)}
    trump = teller.past.last("trump") if teller.past else None
    if trump is None:
        return _sentence(teller.say("trick", **parts))
    count = sum(card[0] == trump["suit"] for card in event["cards"])
    key = ("trick_lead", "trick_only", "trick_trump")[min(count, 2)]
    return _sentence(teller.say(key, trump=teller.say(trump["suit"]), **parts))


def _sides(count: int, teller: Teller) -> list[str]:
    """Return the names of the sides: a team is named after its seats (SEA-14)."""
    if len(teller.seats) == 1:
        return [teller.name(0), teller.say("stack")]
    return [_joined("team", [teller.name(seat) for seat in teller.seats[team::count]], teller) for team in range(count)]


def _joined(key: str, parts: list[str], teller: Teller) -> str:
    *before, text = parts
    for part in reversed(before):
        text = teller.say(key, first=part, others=text)
    return text


def _round_end(event: Event, teller: Teller) -> str:
    sides = _sides(len(event["points"]), teller)
    numbers = zip(sides, event["points"], event["cards"], event["totals"], strict=True)
    collected = [
        teller.say("collected_one" if points == 1 else "collected", side=side, points=points, cards=cards, total=total)
        for side, points, cards, total in numbers
    ]
    won = [side for side, more in zip(sides, event["victory_points"], strict=True) if more]
    zero, text = sides[event["trump_zero"]], _joined("won_by", won, teller)
    return teller.say("round_end", points=teller.series(collected), zero=zero, won=text)


def _game_end(event: Event, teller: Teller) -> str:
    names = teller.people(event["winners"]) if event["winners"] else _sentence(teller.say("stack"))
    return teller.say("winners", names=names)


narrate = narrator(
    SENTENCES,
    {},
    {
        "deal": _deal,
        "play": _play,
        "trump": _trump,
        "draw": _draw,
        "trick": _trick,
        "round_end": _round_end,
        "game_end": _game_end,
    },
)
