"""Feud: two players, a pack each, secret arrangements of six cards, and five extensions."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from quarterdeck.games.base import Game, Note, Option, Options
from quarterdeck.games.feud import deck, event_types, events, legality, rules, words

PRESETS = ("strikes", "basic", "true", "skirmish")
LIST_PRICES = dict(zip(deck.MANEUVERS, deck.LIST_PRICE, strict=True))
SKIRMISHES = ("off", "on", "always")


def _in_true(options: Options) -> bool:
    """The five extensions are on in `true`."""
    return bool(options["preset"] == "true")


def _items(options: Options) -> bool:
    return bool(options["preset"] != "strikes")


def available(options: Options) -> tuple[str, ...]:
    """The maneuvers that can be allowed: Replacement needs an Army Reserve (FEUD-33), so it can be named, and
    given a price, only where `reservation` is on. It is refused elsewhere, never silently left out."""
    return tuple(name for name in deck.MANEUVERS if name != "replacement" or options["reservation"])


NO_REPLACEMENT = Note("replacement", "replacement needs reservation to be on")
ALL_SKIRMISHES = Note(
    "always",
    "with always there is no Study, no Action Reserve, and of the maneuvers only Heal can be bought",
)


def _why_not_all(options: Options) -> Note | None:
    return None if options["reservation"] else NO_REPLACEMENT


def _what_always_means(options: Options) -> Note | None:
    """FEUD-51: what every Round being a Skirmish would leave without effect."""
    idle = options["study"] or options["reservation"] or options["maneuvers"].keys() - {"heal"}
    return ALL_SKIRMISHES if idle else None


def _maneuvers(options: Options) -> dict[str, int]:
    return {name: LIST_PRICES[name] for name in available(options)} if _in_true(options) else {}


def _skirmishes(options: Options) -> str:
    return {"true": "on", "skirmish": "always"}.get(options["preset"], "off")


OPTIONS = (
    Option("preset", "choice", "basic", PRESETS),
    Option("items", "switch", _items),
    Option("study", "switch", _in_true),
    Option("reservation", "switch", _in_true),
    Option("affinities", "switch", _in_true),
    Option("maneuvers", "prices", _maneuvers, available, prices=LIST_PRICES, note=_why_not_all),
    Option("skirmishes", "choice", _skirmishes, SKIRMISHES, note=_what_always_means),
)


def _encode(options: Options) -> npt.NDArray[np.int64]:
    switches = [options[name] for name in ("items", "study", "reservation", "affinities")]
    prices = [options["maneuvers"].get(name, 0) for name in deck.MANEUVERS]
    return np.array([*switches, SKIRMISHES.index(options["skirmishes"]), *prices], dtype=np.int64)


GAME = Game(
    id="feud",
    rules=rules,
    dtype=deck.STATE,
    options=OPTIONS,
    actions=deck.ACTIONS,
    max_legal=deck.MAX_LEGAL,
    max_seats=deck.SEATS,
    encode_options=_encode,
    events=events.events,
    event_types=event_types.EVENT_TYPES,
    own_actions=legality.own_actions,
    why_illegal=legality.why_illegal,
    action_text=legality.action_text,
    narrate=words.narrate,
    scores=events.scores,
    census=events.census,
)
