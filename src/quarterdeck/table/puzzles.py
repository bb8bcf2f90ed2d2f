"""Puzzles: positions in which one choice is clearly best, for people to solve.

A game's puzzles are one JSON file in the folder of its rules (docs/records.md), which the page reads, too. Every fault
in it raises `RecordError`.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from quarterdeck.games.base import Game
from quarterdeck.games.options import OptionError
from quarterdeck.games.types import Said
from quarterdeck.table.document import lower
from quarterdeck.table.errors import TableError
from quarterdeck.table.records import RecordError, read_text
from quarterdeck.table.table import Table

FORMAT = 3
KEY = 32
"""The number of bytes of a key."""
SEATS = 8
"""A decision is packed into one number: the action times SEATS, plus the seat."""
GRADES = (1, 2, 3, 4)
"""The grade names the weakest player that finds the best choice reliably. 1: the level Beginner; 2: the rules of thumb;
3: the level Hard; 4: none of these."""


class Puzzle(msgspec.Struct, omit_defaults=True):
    """A position from a game between bots, and the value of each legal action of `seat` in it."""

    deal: int
    """The key of all shuffles, as a number (`key_of`)."""
    options: dict[str, Any]
    """The options that differ from the default."""
    made: list[int]
    """The decisions that lead to the position, each packed: action times SEATS, plus seat."""
    seat: int
    actions: list[int]
    """All legal actions, the best first."""
    shares: list[float]
    """The share of the win for each action."""
    errors: list[float]
    """The standard error of the difference between each action and the best; empty if the shares are exact."""
    counts: dict[str, list[float]]
    """For each code of `Game.counts`: the expected count of the seat (or its side) for each action."""
    themes: list[list[Said]]
    """For each action, the themes that distinguish it from the best action (for the best one: from a clearly worse
    one)."""
    grade: int
    exact: bool = False
    """Whether the shares are exact."""

    @property
    def best(self) -> int:
        """The best action, which the solver has to find."""
        return self.actions[0]

    @property
    def margin(self) -> float:
        """The difference in share of the win between the best action and the second best."""
        return self.shares[0] - self.shares[1]

    def decisions(self) -> list[tuple[int, int]]:
        """Return the seat and action of each decision that leads to the position."""
        return unpacked(self.made)

    def table(self, game: Game, where: str = "") -> Table:
        """Return the table at the position. Raises RecordError if the rules no longer lead there."""
        try:
            table = Table(game, self.options, key_of(self.deal))
            for seat, action in self.decisions():
                table.decide(seat, action)
        except (TableError, OptionError, ValueError) as error:
            raise RecordError(where, f"no position of {game.id}: {lower(str(error))}") from None
        if sorted(self.actions) != table.legal(self.seat):
            raise RecordError(where, "its actions are not those that are legal there")
        return table


class Puzzles(msgspec.Struct):
    """All puzzles of a game."""

    format: int
    game: str
    version: int
    """The version of the game's rules."""
    puzzles: list[Puzzle]


def key_of(deal: int) -> bytes:
    """Return the key of all shuffles for the number of a deal."""
    return deal.to_bytes(KEY, "little")


def packed(decisions: Sequence[tuple[int, int]]) -> list[int]:
    """Return decisions in the form of `Puzzle.made`."""
    return [action * SEATS + seat for seat, action in decisions]


def unpacked(made: Sequence[int]) -> list[tuple[int, int]]:
    """Return the seat and action of each number of `Puzzle.made`."""
    return [(each % SEATS, each // SEATS) for each in made]


def path_of(game: Game) -> Path:
    """Return the path of a game's puzzles."""
    return Path(str(game.rules.__file__)).parent / "puzzles.json"


def write(path: Path, game: Game, puzzles: Sequence[Puzzle]) -> None:
    """Write a file with these puzzles, each in one line, so that a change of one puzzle changes one line."""
    head = msgspec.json.encode({"format": FORMAT, "game": game.id, "version": game.version})
    lines = b",\n".join(map(msgspec.json.encode, puzzles))
    path.write_bytes(head[:-1] + b',"puzzles":[\n' + lines + b"\n]}\n")


def read_puzzles(path: Path, game: Game) -> list[Puzzle]:
    """Return the puzzles of a file. Raises RecordError if it cannot be read, is broken, or is for another game."""
    try:
        found = msgspec.json.decode(read_text(path), type=Puzzles)
    except OSError as error:
        raise RecordError(str(path), f"cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(str(path), f"no puzzles: {lower(str(error))}") from None
    if (found.format, found.game) != (FORMAT, game.id):
        raise RecordError(str(path), f"no puzzles of {game.id} in format {FORMAT}")
    return found.puzzles
