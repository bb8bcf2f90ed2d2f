"""Duplicates: deals that each person plays alone, from the same seat against the same bots, to compare the results.

The duplicate of the day has one deal and is public. A duplicate that a person made is open to anyone with its link. All
cards and all random choices of the bots follow from the duplicate's id and the deal's number. So the page can deal
without a server, and anyone who has a game's decisions can check those of the bots
(docs/decisions/0062-puzzles-and-duplicates.md).
"""

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from quarterdeck import bots
from quarterdeck.bots.chance import Chance, seed_of
from quarterdeck.bots.levels import Level
from quarterdeck.games import GAMES
from quarterdeck.games.base import Game
from quarterdeck.games.options import seat_count
from quarterdeck.table.errors import TableError
from quarterdeck.table.hosted import HostedTable

KEY = 32
DAYS = Path(__file__).with_name("days.json")
"""For each game, the option sets that its duplicates of the day use in turn. The page reads the file, too."""
LOOKS = 12
"""Number of decisions of searching bots that are checked. They are drawn at random, since a check takes a few
hundredths of a second. For other bots all decisions are checked."""


class DuplicateError(ValueError):
    """Decisions that do not make up a complete game of the duplicate; one line."""


@dataclass(frozen=True)
class Duplicate:
    """A set of deals of one game with the same options."""

    id: str
    game: Game
    options: dict[str, Any]
    """Complete: with a value for every option."""
    deals: int
    level: str
    """Level of all bots."""
    first: int = 0
    """Seat of the person in the first deal; in each further deal the person has the next seat."""

    def key(self, deal: int) -> bytes:
        """Return the key of all shuffles of a deal."""
        return folded(f"{self.id} {deal}")

    def seat(self, deal: int) -> int:
        """Return the person's seat in a deal."""
        return (self.first + deal) % seat_count(self.game, self.options)

    def chance(self, deal: int, seat: int, count: int) -> Chance:
        """Return the random numbers of the bot at `seat` once it has made `count` decisions."""
        return Chance(seed_of(f"{self.id} {deal}"), seat, count)


@dataclass(frozen=True)
class Result:
    """A player's result: the share of the win, and the lead in points over the best of the other sides."""

    share: float
    points: int


@cache
def _days() -> dict[str, Any]:
    known: dict[str, Any] = json.loads(DAYS.read_text("utf-8"))
    return known


def folded(text: str) -> bytes:
    """Convert a text to a key: XOR its byte n into byte n % KEY."""
    key = bytearray(KEY)
    for at, byte in enumerate(text.encode()):
        key[at % KEY] ^= byte
    return bytes(key)


def of_day(day: date, game: Game) -> Duplicate | None:
    """Return the duplicate of the day of a game, or None if the game has none."""
    known = _days().get(game.id)
    if known is None:
        return None
    number, rotation = day.toordinal(), known["rotation"]
    options = game.complete(rotation[number % len(rotation)])
    first = number // len(rotation) % seat_count(game, options)
    return Duplicate(f"{day.isoformat()}-{game.id}", game, options, 1, known["level"], first)


def named(text: str) -> tuple[date, Duplicate] | None:
    """Return the day and the duplicate of the day that an id names, or None."""
    try:
        day = date.fromisoformat(text[:10])
    except ValueError:
        return None
    game = GAMES.get(text[11:])
    found = of_day(day, game) if game is not None else None
    return (day, found) if found is not None and found.id == text else None


def replayed(duplicate: Duplicate, deal: int, decisions: Sequence[tuple[int, int]]) -> Result:
    """Replay a game, and return its result for the person.

    Checks that the bots would make the decisions that they made: all decisions, or LOOKS random ones if the bots
    search. Raises DuplicateError if a decision is not legal or is not what the bot chooses, or if the game is not over.
    """
    own, table = duplicate.seat(deal), HostedTable(duplicate.game, duplicate.options, duplicate.key(deal))
    looked_at = {ply for ply, (seat, _) in enumerate(decisions) if seat != own}
    if Level(duplicate.level).thinks:
        looked_at = set(random.sample(sorted(looked_at), min(LOOKS, len(looked_at))))
    for ply, (seat, action) in enumerate(decisions):
        try:
            table.check(seat, [action])
        except TableError as error:
            raise DuplicateError(f"decision {ply + 1}: {error}") from None
        if ply in looked_at and choose(duplicate, deal, table, seat) != action:
            raise DuplicateError(f"decision {ply + 1}: the bot decides otherwise there")
        table.decide(seat, action)
    if not table.is_over:
        raise DuplicateError("the game is not over")
    return result(table, own)


def choose(duplicate: Duplicate, deal: int, table: HostedTable, seat: int) -> int:
    """Return what the bot at a seat chooses now."""
    bot = bots.untimed(duplicate.level, duplicate.game, 0)
    bot.draw_from(duplicate.chance(deal, seat, table.count(seat)))
    return bot.choose(table.view(seat), seat, table.past(seat))


def result(table: HostedTable, seat: int) -> Result:
    """Return the result of a finished game for a seat."""
    ended = table.result()
    assert ended is not None, "it is over"
    scores, own = ended["scores"], table.game.side(table.options, seat)
    others = [score for side, score in enumerate(scores) if side != own]
    fewer = _days().get(table.game.id, {}).get("fewer", False)
    points = min(others) - scores[own] if fewer else scores[own] - max(others)
    return Result(round(ended["returns"][seat], 3), points)
