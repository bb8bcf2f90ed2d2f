"""Turn the Tide: simultaneous bids for tides that must not stay the highest; 3-5 players."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from quarterdeck.games.base import Game, Option, Options
from quarterdeck.games.turn_the_tide import deck, events, legality, rules, words


def _rounds(options: Options) -> int:
    return int(options["players"])


OPTIONS = (
    Option("players", "number", 4, low=3, high=5),
    Option("rounds", "number", _rounds),
)


def _encode(options: Options) -> npt.NDArray[np.int64]:
    return np.array([options["players"], options["rounds"]], dtype=np.int64)


GAME = Game(
    id="turn-the-tide",
    rules=rules,
    dtype=deck.STATE,
    options=OPTIONS,
    actions=deck.ACTIONS,
    max_legal=deck.MAX_LEGAL,
    max_seats=deck.MAX_SEATS,
    encode_options=_encode,
    events=events.events,
    event_types=events.EVENT_TYPES,
    own_actions=legality.own_actions,
    why_illegal=legality.why_illegal,
    action_text=legality.action_text,
    narrate=words.narrate,
    scores=events.scores,
    census=events.census,
)
