"""Whole games between bots without a table: no events, no records, no objections. For measuring."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from quarterdeck.bots.base import Bot
from quarterdeck.bots.simple import HeuristicBot, RandomBot
from quarterdeck.engine import engine, key_words
from quarterdeck.engine.referee import ASKED, HEURISTIC, OVER, RANDOM
from quarterdeck.games.base import Game, Options


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
        self._begin, self._answer = engine(game).begin, engine(game).answer
        self._states = np.zeros(2, game.dtype)
        self._drawn = np.ones(1, np.int64)
        self._legal, self._values = np.zeros(game.max_legal, np.int16), np.zeros(game.max_seats)

    def play(self, key: bytes, bots: Sequence[Bot], seed: int) -> Outcome:
        """The game dealt from `key` (32 bytes) with a bot a seat; `seed` is the chance of bots in compiled code."""
        kinds = np.zeros(self._game.max_seats, np.int8)
        kinds[: len(bots)] = [kind_of(bot) for bot in bots]
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
