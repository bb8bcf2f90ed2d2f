"""What is to be simulated, and the keys of its games: the same for every way of dividing the work."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b

from quarterdeck import bots
from quarterdeck.bots.self_play import quick
from quarterdeck.games import GAMES
from quarterdeck.games.base import Game
from quarterdeck.games.options import Options, seat_count


@dataclass(frozen=True)
class Plan:
    """So many games of one kind between the same bots, one a seat."""

    game: str
    options: Options
    """Complete."""
    bots: tuple[str, ...]
    seed: int
    games: int
    record: bool = False
    lean: bool = False
    """Whether the records are lean ones."""

    @property
    def rules(self) -> Game:
        """The game itself."""
        return GAMES[self.game]

    @property
    def names(self) -> list[str]:
        """What the seats are called in records."""
        return [f"Seat {seat + 1}" for seat in range(len(self.bots))]

    @property
    def chunk(self) -> int:
        """Games that are played in one go."""
        return 100 if all(quick(bots.untimed(bot, self.rules, 0)) for bot in self.bots) else 1

    def game_key(self, index: int) -> bytes:
        """Return the key of the game's shuffles, 32 bytes."""
        return blake2b(f"game {self.seed} {index}".encode(), digest_size=32, person=b"quarterdeck").digest()

    def bot_seed(self, index: int, seat: int) -> int:
        """Return the seed of a bot's own chance in a game, below 2**63."""
        text = f"bot {self.seed} {index} {seat}".encode()
        digest = blake2b(text, digest_size=8, person=b"quarterdeck").digest()
        return int.from_bytes(digest, "little") >> 1


def repeated(bots: Sequence[str], game: Game, options: Options) -> tuple[str, ...]:
    """One bot a seat: the list from its beginning again where it is too short.

    Raises ValueError where it is empty or longer than the table.
    """
    seats = seat_count(game, options)
    if not bots:
        raise ValueError("name at least one bot")
    if len(bots) > seats:
        raise ValueError(f"{len(bots)} bots are too many for {seats} seats")
    return tuple(bots[seat % len(bots)] for seat in range(seats))
