"""Plans of simulations, and the starts of their games, which are the same for every division of the work."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck import bots
from quarterdeck.engine import engine, key_words
from quarterdeck.engine.play.many_games import PLAYER, STREAM
from quarterdeck.engine.play.retracing import DEALT
from quarterdeck.games import GAMES
from quarterdeck.games.base import Game
from quarterdeck.games.options import Options, seat_count

MANY, WHOLE_RECORDS = 500, 100
"""Games per task if compiled code plays all bots: without whole records, and with them."""


@dataclass(frozen=True)
class Plan:
    """A number of games with the same options and the same bots, one per seat."""

    game: str
    options: Options
    """Complete: with a value for every option."""
    bots: tuple[str, ...]
    seed: int
    games: int
    record: bool = False
    lean: bool = False

    @property
    def rules(self) -> Game:
        return GAMES[self.game]

    @property
    def names(self) -> list[str]:
        return [f"Seat {seat + 1}" for seat in range(len(self.bots))]

    @property
    def players(self) -> npt.NDArray[Any] | None:
        """The bots as rows of PLAYER for compiled code, one per seat; None if it cannot play all of them."""
        found = [bots.untimed(bot, self.rules, 0).player() for bot in self.bots]
        rows = [(each.learned, each.heat, 0) for each in found if each is not None and each.learned is not None]
        return np.array(rows, PLAYER) if len(rows) == len(found) else None

    @property
    def chunk(self) -> int:
        """Games per task."""
        if self.players is None:
            return 1
        return WHOLE_RECORDS if self.record and not self.lean else MANY

    def deal(self, first: int, count: int) -> npt.NDArray[Any]:
        """Return the starts of `count` games from number `first` on, as rows of DEALT."""
        key = blake2b(f"games {self.seed}".encode(), digest_size=32, person=b"quarterdeck").digest()
        stream, dealt = np.zeros(1, STREAM), np.zeros(count, DEALT)
        stream["key"] = key_words(key)
        engine(self.rules).deal_games(stream, first, count, dealt)
        return dealt


def repeated(bots: Sequence[str], game: Game, options: Options) -> tuple[str, ...]:
    """Return one bot per seat; a list that is too short is repeated.

    Raises ValueError if the list is empty or longer than the table.
    """
    seats = seat_count(game, options)
    if not bots:
        raise ValueError("name at least one bot")
    if len(bots) > seats:
        raise ValueError(f"{len(bots)} bots are too many for {seats} seats")
    return tuple(bots[seat % len(bots)] for seat in range(seats))
