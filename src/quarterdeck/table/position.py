"""A position as text for people: in a terminal, a log or a notebook."""

from dataclasses import dataclass
from html import escape
from itertools import groupby
from textwrap import fill
from typing import Any

from quarterdeck.games.base import Game, as_state
from quarterdeck.games.types import SPECTATOR
from quarterdeck.kernel.fields import FOR_ALL, FOR_OWNER, Field

HIDDEN, NONE = "hidden", "none"
WIDTH = 80
"""The width of a terminal in columns; longer lines are wrapped."""


@dataclass(frozen=True)
class Position:
    """A state as one reader may know it; it prints as text and displays as a table in a notebook."""

    game: Game
    row: Any
    """A redacted state, shape ()."""
    reader: int
    """The seat for which `row` is redacted; -1: a spectator."""

    def lines(self) -> list[tuple[str, list[str]]]:
        """Return each field that is displayed: its name, and its values as text, one for each seat or one in all."""
        state = as_state(self.row)
        return [(each.name.replace("_", " "), self._words(each, state)) for each in self.game.fields if each.code]

    def _words(self, field: Field, state: Any) -> list[str]:
        value, code = getattr(state, field.name), field.code
        numbers = value if field.shape else [value]
        each, rest = divmod(len(numbers) // code.takes, self.game.max_seats)
        public = field.audience.words == FOR_ALL
        if not field.shape or rest or not each:
            return [_joined(code, numbers, public)]
        size = each * code.takes
        seats = (numbers[seat * size : (seat + 1) * size] for seat in range(state.seats))
        mine = field.audience.words == FOR_OWNER
        return [_joined(code, own, public or (mine and seat == self.reader)) for seat, own in enumerate(seats)]

    def _who(self) -> str:
        return "a spectator" if self.reader == SPECTATOR else f"seat {self.reader}"

    def __str__(self) -> str:
        """Return one line for each field; values that belong to seats are in the order of seats."""
        head = f"{self.game.id}, as {self._who()} sees it: {self.game.phase(self.row)}"
        lines = [f"  {name}: {' | '.join(values)}" for name, values in self.lines()]
        return "\n".join([head, *(fill(line, WIDTH, subsequent_indent="      ") for line in lines)])

    def __repr__(self) -> str:
        """Return the game, the reader and the phase; printing the position shows all fields."""
        return f"<Position of {self.game.id}, as {self._who()} sees it: {self.game.phase(self.row)}>"

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><th>{escape(name)}</th>{''.join(f'<td>{escape(value)}</td>' for value in values)}</tr>"
            for name, values in self.lines()
        )
        return f"<table><caption>{escape(self.game.id)}, as {self._who()} sees it</caption>{rows}</table>"


def _joined(code: Any, numbers: list[int], seen: bool) -> str:
    """Return the values that `numbers` encode as one text.

    Unless `seen`, a value below 0 is hidden. Consecutive hidden values are counted: `3 hidden`.
    """
    values = [numbers[at : at + code.takes] for at in range(0, len(numbers), code.takes)]
    words = []
    for hidden, group in groupby(values, lambda value: value[0] < 0 and not seen):
        run = list(group)
        words += (
            [HIDDEN if len(run) == 1 else f"{len(run)} {HIDDEN}"] if hidden else [_word(code, each) for each in run]
        )
    return " ".join(words)


def _word(code: Any, numbers: list[int]) -> str:
    bits = getattr(code, "bits", 0)
    value = code.value(sum(number << bits * at for at, number in enumerate(numbers)))
    if isinstance(value, list):
        return " ".join(map(str, value)) or NONE
    return NONE if value is None else str(value)
