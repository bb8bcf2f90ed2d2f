"""Whole games between bots without a table: no events, no records, no objections. For measuring."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from quarterdeck.bots.base import Bot
from quarterdeck.bots.simple import HeuristicBot, RandomBot
from quarterdeck.bots.tree import scramble
from quarterdeck.games.base import Game, Options
from quarterdeck.kernel import bind
from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.slots import apply, heuristic, init, legal_actions, pending, redact, returns
from quarterdeck.table.engine import key_words

RANDOM, HEURISTIC, ASKED = range(3)
"""Who decides for a seat: compiled code at random, by rules of thumb, or a bot that is asked."""

OVER = -1


def begin(states: Any, options: Any, key: Any, kinds: Any, drawn: Any, legal: Any, values: Any) -> int:
    """A new game in `states[0]`, played as far as `go_on` goes."""
    init(states[0], options, key)
    return go_on(states, kinds, drawn, legal, values)


def answer(states: Any, seat: int, action: int, kinds: Any, drawn: Any, legal: Any, values: Any) -> int:
    """The asked seat's action, then on."""
    apply(states[0], seat, action)
    return go_on(states, kinds, drawn, legal, values)


def go_on(states: Any, kinds: Any, drawn: Any, legal: Any, values: Any) -> int:
    """Play until a seat must be asked: its number, its view in `states[1]`; or OVER, with the shares in `values`.

    `kinds`: int8[seats], who decides; `drawn`: int64[1], the state of the random stream, not 0.
    """
    owing = pending(states[0])
    while owing:
        seat = lowest(owing)
        drawn[0] = scramble(drawn[0])
        if kinds[seat] == RANDOM:
            action = legal[drawn[0] * legal_actions(states[0], seat, legal) >> 32]
        else:
            redact(states[0], seat, states[1])
            if kinds[seat] == ASKED:
                return seat
            action = heuristic(states[1], seat, drawn[0])
        apply(states[0], seat, action)
        owing = pending(states[0])
    returns(states[0], values)
    return OVER


@dataclass(frozen=True)
class Outcome:
    """One finished game: share of the win and score, a number a seat."""

    shares: list[float]
    scores: list[int]


class Referee:
    """Plays games of one kind."""

    def __init__(self, game: Game, options: Options) -> None:
        """`options` are complete."""
        self._game = game
        self._options = game.encode_options(options)
        self._begin, self._answer = bind(begin, game.rules), bind(answer, game.rules)
        self._states = np.zeros(2, game.dtype)
        self._drawn = np.ones(1, np.int64)
        self._legal, self._values = np.zeros(game.max_legal, np.int16), np.zeros(game.max_seats)

    def play(self, key: bytes, bots: Sequence[Bot], seed: int) -> Outcome:
        """The game dealt from `key` (32 bytes) with a bot a seat; `seed` is the chance of bots in compiled code."""
        kinds = np.array([kind_of(bot) for bot in bots], np.int8)
        self._drawn[0] = random.Random(seed).getrandbits(32) | 1
        rest = (kinds, self._drawn, self._legal, self._values)
        seat = self._begin(self._states, self._options, key_words(key), *rest)
        while seat != OVER:
            action = bots[seat].choose(self._states[1:], seat)
            seat = self._answer(self._states, seat, action, *rest)
        return Outcome(self._values[: len(bots)].tolist(), self._game.scores(self._states[0]))


def kind_of(bot: Bot) -> int:
    """Whether compiled code can decide for the bot."""
    return RANDOM if isinstance(bot, RandomBot) else HEURISTIC if isinstance(bot, HeuristicBot) else ASKED
