"""Whole games between bots without a table: no events, no records, no objections. For measuring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b

import numpy as np

from quarterdeck.bots.base import Bot, Player
from quarterdeck.engine import empty_states, engine, key_words
from quarterdeck.engine.referee import ASKED, NEVER, OVER, THOUGHT
from quarterdeck.engine.tree import NODE, work_area
from quarterdeck.games.base import Game, Options
from quarterdeck.games.options import seat_count

WHOLE = 840_000
"""A whole win as a whole number, so that sums do not depend on their order: any eighth of it is whole, too, and a
position's worth loses nothing that matters."""


def whole(share: float) -> int:
    """A share of the win in parts of WHOLE."""
    return round(share * WHOLE)


@dataclass(frozen=True)
class Outcome:
    """One finished game: the share of the win a seat in parts of WHOLE, the score a side."""

    shares: list[int]
    scores: list[int]


class Referee:
    """Plays games of one kind."""

    def __init__(self, game: Game, options: Options) -> None:
        """`options` are complete."""
        self._game = game
        sides = [game.side(options, seat) for seat in range(seat_count(game, options))]
        self._mates = [sides.count(side) for side in sides]
        self._options = game.encode_options(options)
        self._engine = engine(game)
        self._states = empty_states(game, 3)
        self._nodes = np.zeros(1, NODE)
        area = work_area(game.max_seats, np.zeros(8), 1, 0, 0.0, 0.0)
        self._areas = np.concatenate([area] * game.max_seats)
        self._legal, self._values = np.zeros(game.max_legal, np.int16), np.zeros(game.max_seats)

    def play(self, key: bytes, bots: Sequence[Bot], seeds: Sequence[int], first_round: bool = False) -> Outcome:
        """The game dealt from `key` (32 bytes), a bot a seat; `seeds`: the chance of each where compiled code plays it.

        `first_round`: play no further than its end, and give what the position is worth there as shares.
        """
        for seat, bot in enumerate(bots):
            self._seat(seat, bot.player() or Player(ASKED), seeds[seat])
        call, states = self._engine, self._states
        call.start(states, self._options, key_words(key))
        until = call.stop(states, 0) if first_round else NEVER
        while (seat := call.go_on(states, self._nodes, self._areas, self._legal, until)) != OVER:
            if seat != THOUGHT:
                call.carry_out(states, 0, seat, bots[seat].choose(states[1:2], seat))
        (call.estimate if first_round else call.share)(states, 0, self._values)
        values = self._values[: len(bots)].tolist()
        if first_round:  # a position is worth the same to each of a team
            values = [value / mates for value, mates in zip(values, self._mates, strict=True)]
        return Outcome([whole(value) for value in values], self._game.scores(states[0]))

    def _seat(self, seat: int, player: Player, seed: int) -> None:
        """Write who plays, and by what chance, into the seat's area."""
        words = np.frombuffer(blake2b(str(seed).encode(), digest_size=36).digest(), "<u4")
        area = self._areas[seat : seat + 1]
        area["kind"], area["budget"], area["sees"] = player.kind, player.simulations, player.sees
        area["room"], area["explore"], area["guided"] = player.room, player.explore, round(player.guided * 65536)
        area["key"], area["drawn"] = words[:8], words[8] | 1
        if len(self._nodes) <= player.room:
            self._nodes = np.zeros(player.room + 1, NODE)
