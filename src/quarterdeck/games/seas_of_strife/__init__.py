"""Seas of Strife: trick avoidance in which several suits may be followed; 3-6 players."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from quarterdeck.games.base import Game, Option, Options
from quarterdeck.games.seas_of_strife import deck, events, legality, rules, words


def _target(options: Options) -> int:
    return {5: 12, 6: 10}.get(options["players"], 15)


OPTIONS = (
    Option("players", "number", 4, low=3, high=6),
    Option("rules", "choice", "texas", ("texas", "strife")),
    Option("passing", "switch", False),
    Option("happy_faces", "switch", False),
    Option("tie_break", "choice", "shared", ("shared", "extra_rounds")),
    Option("target", "number", _target),
)


def _encode(options: Options) -> npt.NDArray[np.int64]:
    return np.array(
        [
            options["players"],
            options["rules"] == "strife",
            options["passing"],
            options["happy_faces"],
            options["tie_break"] == "extra_rounds",
            options["target"],
        ],
        dtype=np.int64,
    )


GAME = Game(
    id="seas-of-strife",
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
