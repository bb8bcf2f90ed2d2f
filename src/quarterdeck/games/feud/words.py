"""The events of Feud, in English and Japanese."""

from collections.abc import Sequence
from typing import Any

from quarterdeck.games.feud.deck import NAMES, SUITS
from quarterdeck.games.feud.definitions.definitions import title
from quarterdeck.games.feud.sentences import SENTENCES
from quarterdeck.games.sentences import Teller, narrator, person
from quarterdeck.games.types import Event

Hidden = str | None
"""A card's name; None if the card is hidden."""


def card_words(card: Hidden, teller: Teller) -> str:
    """Return a card as `the 9 of hearts`, or `a card` if it is hidden."""
    if card is None:
        return teller.say("a_card")
    if card[0] == "X":
        return teller.say("joker", number=card[1])
    return teller.say("card", rank=_rank(card, teller), suit=teller.say(card[1]))


def word(kind: str, number: int, language: str) -> str:
    """Return a card as the page names it, `9 of hearts` or `2 of clubs`, or a suit (`Game.word`)."""
    teller = Teller(SENTENCES, (), language)
    if kind != "card":
        return teller.say(SUITS[number])
    card = NAMES[number]
    if card[0] == "X":
        return teller.say("any_joker")
    printed = {"2": "2", "T": "10"}.get(card[0]) or _rank(card, teller)
    return teller.say("card", rank=printed, suit=teller.say(card[1])).removeprefix("the ")


def _rank(card: str, teller: Teller) -> str:
    return card[0] if card[0] in "3456789" else teller.say(f"rank_{card[0]}")


def _short(card: str, teller: Teller) -> str:
    """Return a card's short name for lists: `9H`."""
    if card[0] == "X":
        return teller.say("short_joker", number=card[1])
    return teller.say(
        "short", rank=teller.say("short_ten") if card[0] == "T" else card[0], suit=teller.say(f"short_{card[1]}")
    )


def _cards(cards: Sequence[Hidden], teller: Teller) -> str:
    """Return cards by their short names, or the number of hidden ones."""
    shown = [_short(card, teller) for card in cards if card is not None]
    if len(shown) == len(cards):
        return teller.deck(shown)
    return teller.say("cards" if len(cards) > 1 else "one_card", count=len(cards))


def _deal(e: Event, teller: Teller) -> str:
    piles = [(key, seat, cards) for key in ("army", "action") for seat, cards in enumerate(e[key])]
    lines = [(teller.say(f"{key}_of", name=teller.name(seat)), _cards(cards, teller)) for key, seat, cards in piles]
    return teller.lines(teller.say("deal"), lines)


def _unit(e: Event, teller: Teller) -> str:
    parts = {"seat": teller.name(e["seat"]), "card": card_words(e["card"], teller)}
    if e.get("reserve"):
        return teller.say("unit_reserve", reserve=_cards(e["reserve"], teller), **parts)
    return teller.say("unit", **parts)


def _take(e: Event, teller: Teller) -> str:
    return teller.say("take" if e["taken"] else "leave", seat=teller.name(e["seat"]))


def _draw(e: Event, teller: Teller) -> str:
    return teller.say(f"draw_{e['from']}", seat=teller.name(e["seat"]), cards=_cards(e["cards"], teller))


def _reshuffle(e: Event, teller: Teller) -> str:
    key = "shuffle_army" if "army" in e else f"shuffle_{e['cause']}"
    return teller.say(key, seat=teller.name(e["seat"]), cards=_cards(e["army"] if "army" in e else e["deck"], teller))


def _reserve(e: Event, teller: Teller) -> str:
    seat = teller.name(e["seat"])
    if e.get("card", "") is None:
        return teller.say("reserve_none", seat=seat)
    return teller.say("reserve", seat=seat, card=card_words(e.get("card"), teller))


def _lock(e: Event, teller: Teller) -> str:
    return teller.say("lock_none" if e["column"] is None else "lock", seat=teller.name(e["seat"]), column=e["column"])


def _buy(e: Event, teller: Teller) -> str:
    parts: dict[str, Any] = {
        "seat": teller.name(e["seat"]),
        "other": teller.name(1 - e["seat"]),
        "maneuver": teller.say(e["maneuver"]),
        "cost": e["cost"],
    }
    if "pile" in e:
        took, gave = card_words(e.get("took"), teller), card_words(e.get("gave"), teller)
        return teller.say(f"buy_{e['pile']}", took=took, gave=gave, **parts)
    if "unit" in e:
        return teller.say(f"buy_{e['maneuver']}", unit=card_words(e["unit"], teller), **parts)
    if "lost" in e:
        return teller.say(
            "buy_sabotage", lost=card_words(e["lost"], teller), drew=card_words(e["drew"], teller), **parts
        )
    if "columns" in e:
        return teller.say("buy_confuse", columns=_cards(e["columns"], teller), **parts)
    return teller.say("buy", **parts)


def _buy_own(e: Event, teller: Teller) -> str:
    own = teller.past.options.get("own_maneuvers", []) if teller.past else []
    unnamed = teller.say("unnamed", number=e["maneuver"] + 1)
    name = title(own[e["maneuver"]], teller.language) if e["maneuver"] < len(own) else unnamed
    return teller.say("buy", seat=teller.name(e["seat"]), maneuver=name, cost=e["cost"])


def _exchange(e: Event, teller: Teller) -> str:
    took, gave = card_words(e.get("took"), teller), card_words(e.get("gave"), teller)
    return teller.say(f"x_exchange_{e['pile']}", seat=teller.name(e["seat"]), took=took, gave=gave)


def _some(e: Event, field: str, teller: Teller) -> str:
    """Return the words for the cards in a field of the event; the event lacks the field if they are hidden."""
    return _cards(e[field], teller) if field in e else teller.say("hidden")


def _renew(e: Event, teller: Teller) -> str:
    lost, drew = _some(e, "lost", teller), _some(e, "drew", teller)
    return teller.say(f"x_renew_{e['to']}", seat=teller.name(e["seat"]), lost=lost, drew=drew)


def _keep(e: Event, teller: Teller) -> str:
    return teller.say("x_keep", seat=teller.name(e["seat"]), card=card_words(e.get("card"), teller))


def _empty_reserve(e: Event, teller: Teller) -> str:
    return teller.say(f"x_empty_reserve_{e['to']}", seat=teller.name(e["seat"]), cards=_some(e, "cards", teller))


def _shuffle_own(e: Event, teller: Teller) -> str:
    return teller.say("x_shuffle_discard" if e["discard"] else "x_shuffle_deck", seat=teller.name(e["seat"]))


def _look_hand(e: Event, teller: Teller) -> str:
    names = {"seat": teller.name(e["seat"]), "other": teller.name(1 - e["seat"])}
    return teller.say("x_look_hand", cards=_some(e, "cards", teller), **names)


def _columns(e: Event, teller: Teller) -> str:
    moved = {"one": e["one"], "two": e["other"]} if "one" in e else {}
    columns = _cards(e["columns"], teller)
    return teller.say(f"x_columns_{e['change']}", seat=teller.name(e["seat"]), columns=columns, **moved)


def _points(e: Event, teller: Teller) -> str:
    each = [teller.say("points_of", name=teller.name(seat), points=total) for seat, total in enumerate(e["totals"])]
    return teller.say("x_points", points=teller.series(each))


def _deny(e: Event, teller: Teller) -> str:
    return teller.say(f"x_deny_{e['rule']}")


def _pass(e: Event, teller: Teller) -> str:
    return teller.say(f"pass_{e['window']}", seat=teller.name(e["seat"]))


def _betray(e: Event, teller: Teller) -> str:
    parts = {"seat": teller.name(e["seat"]), "other": teller.name(1 - e["seat"])}
    return teller.say(e["event"], cards=_cards(e["columns"], teller), **parts)


def _attack(seat: int, e: Event, teller: Teller) -> str:
    attack, card, name = e["attacks"][seat], _short(e["cards"][seat], teller), teller.name(seat)
    if attack is None:
        return teller.say("attack_healing", name=name, card=card)
    kind, suit = teller.say(attack["kind"]), teller.say(attack["suit"])
    return teller.say("attack", name=name, kind=kind, value=attack["value"], suit=suit, card=card)


def _effect(e: Event, teller: Teller) -> str:
    """Describe the effect of a column, without that of a Joker."""
    if e["saved"] is not None:
        return teller.say("saved", name=teller.name(e["saved"]), why=teller.say(f"by_{e['decided']}"))
    if e["hit"] is not None:
        parts = {"name": teller.name(e["hit"]), "why": teller.say(f"by_{e['decided']}"), "count": e["markers"]}
        return teller.say("hit_one" if e["markers"] == 1 else "hit", **parts)
    healed = [
        teller.say("healed", name=teller.name(seat), count=count) for seat, count in enumerate(e["healed"]) if count
    ]
    return teller.listed(healed) if healed else teller.say("no_effect_tie" if e["decided"] == "tie" else "no_effect")


def _column(e: Event, teller: Teller) -> str:
    effect = _effect(e, teller)
    outcome = teller.say("turned", outcome=effect) if e["reversed"] else effect
    one, other = (_attack(seat, e, teller) for seat in teller.seats)
    return teller.say("column", column=e["column"], one=one, other=other, outcome=outcome)


def _skirmish(e: Event, teller: Teller) -> str:
    active = {"name": teller.name(e["active"])} if "active" in e else {}
    return teller.say(f"skirmish_{e['phase']}", **active)


def _killed(e: Event, teller: Teller) -> str:
    parts = {
        "seat": teller.name(e["seat"]),
        "rank": teller.say(f"rank_{e['card'][0]}"),
        "suit": teller.say(e["card"][1]),
    }
    killed = teller.say("killed_at_once" if e["instant"] else "killed", count=e["markers"], **parts)
    if "points" not in e:
        return killed
    return teller.both(killed, teller.say("scores", name=teller.name(1 - e["seat"]), points=e["points"]))


def _tally(e: Event, teller: Teller) -> str:
    return teller.say("tally", round=e["round"], gains=teller.gains(e))


def _game_end(e: Event, teller: Teller) -> str:
    if len(e["winners"]) == 2:
        return teller.say(f"drawn_{e['cause']}")
    winner = e["winners"][0]
    return teller.say(f"won_{e['cause']}", name=teller.name(winner), other=teller.name(1 - winner))


narrate = narrator(
    SENTENCES,
    {"seat": person, "card": card_words, "unit": card_words, "cards": _cards, "columns": _cards, "pile": _cards},
    {
        "deal": _deal,
        "unit": _unit,
        "take_reserve": _take,
        "draw": _draw,
        "reshuffle": _reshuffle,
        "reserve": _reserve,
        "lock": _lock,
        "buy": _buy,
        "x_buy": _buy_own,
        "x_exchange": _exchange,
        "x_renew": _renew,
        "x_keep": _keep,
        "x_empty_reserve": _empty_reserve,
        "x_shuffle": _shuffle_own,
        "x_look_hand": _look_hand,
        "x_columns": _columns,
        "x_points": _points,
        "x_deny": _deny,
        "pass_window": _pass,
        "x_look": _betray,
        "betray": _betray,
        "column": _column,
        "skirmish": _skirmish,
        "killed": _killed,
        "tally": _tally,
        "game_end": _game_end,
    },
)
