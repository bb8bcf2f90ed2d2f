"""Positions in which one choice is clearly best, to be solved by people: what a file of them says.

A game's puzzles are one file of JSON beside its rules (docs/records.md), which the page reads, too. Whatever is wrong
with it is a `RecordError`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from quarterdeck.games.base import Game
from quarterdeck.games.options import OptionError
from quarterdeck.table.document import lower
from quarterdeck.table.errors import TableError
from quarterdeck.table.records import RecordError
from quarterdeck.table.table import Table

FORMAT = 2
KEY = 32
"""Bytes of a key."""
SEATS = 8
"""A decision is its action times this, and its seat."""
GRADES = (1, 2, 3, 4)
"""Who finds the best choice at least: Beginner, rules of thumb, Hard, Expert."""


class Puzzle(msgspec.Struct, omit_defaults=True):
    """A position that bots have come to, and what each choice of `seat` there brings."""

    deal: int
    """The key of all shuffles, as a number (`key_of`)."""
    options: dict[str, Any]
    """Those that are not the default."""
    made: list[int]
    """The decisions that lead there: action times SEATS, and seat."""
    seat: int
    actions: list[int]
    """All legal ones, the best first."""
    shares: list[float]
    """Of the win: a number an action."""
    errors: list[float]
    """Standard errors of how much less each brings than the best: nothing where all is exact."""
    counts: dict[str, list[float]]
    """By the codes of `Game.counts`: what will be counted for the seat (or its side), a number an action."""
    reasons: list[list[tuple[str, int, int, str, int]]]
    """An action: what tells it from the best, or the best from the others: fields of `quarterdeck.games.base.Told`."""
    grade: int
    exact: bool = False
    """The shares are exact: there is nothing left that could be otherwise."""

    @property
    def best(self) -> int:
        """The action to be found."""
        return self.actions[0]

    @property
    def margin(self) -> float:
        """What the second best brings less than the best."""
        return self.shares[0] - self.shares[1]

    def decisions(self) -> list[tuple[int, int]]:
        """Seat and action of each decision that leads there."""
        return unpacked(self.made)

    def table(self, game: Game, where: str = "") -> Table:
        """The table as it stood. Raises RecordError where the rules do not lead there any more."""
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
    """Of the game's rules."""
    puzzles: list[Puzzle]


def key_of(deal: int) -> bytes:
    """The key of all shuffles that a number stands for."""
    return deal.to_bytes(KEY, "little")


def packed(decisions: Sequence[tuple[int, int]]) -> list[int]:
    """Decisions as `Puzzle.made` has them."""
    return [action * SEATS + seat for seat, action in decisions]


def unpacked(made: Sequence[int]) -> list[tuple[int, int]]:
    """Seat and action of each."""
    return [(each % SEATS, each // SEATS) for each in made]


def path_of(game: Game) -> Path:
    """Where a game's puzzles are kept."""
    return Path(str(game.rules.__file__)).parent / "puzzles.json"


def write(path: Path, game: Game, puzzles: Sequence[Puzzle]) -> None:
    """A file of these puzzles, one a line, so that a change of one is a change of one line."""
    head = msgspec.json.encode({"format": FORMAT, "game": game.id, "version": game.version})
    lines = b",\n".join(map(msgspec.json.encode, puzzles))
    path.write_bytes(head[:-1] + b',"puzzles":[\n' + lines + b"\n]}\n")


def read(path: Path, game: Game) -> list[Puzzle]:
    """The puzzles of a file. Raises RecordError: there is none, it is broken, or another game's."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Puzzles)
    except OSError as error:
        raise RecordError(str(path), f"cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(str(path), f"no puzzles: {lower(str(error))}") from None
    if (found.format, found.game) != (FORMAT, game.id):
        raise RecordError(str(path), f"no puzzles of {game.id} in format {FORMAT}")
    return found.puzzles
