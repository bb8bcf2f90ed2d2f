"""A state as one reader may know it: an array for programs, text at a prompt, a picture in a notebook."""

from base64 import b64encode
from dataclasses import dataclass
from functools import cached_property
from html import escape
from itertools import groupby
from textwrap import fill
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.engine import members
from quarterdeck.games.base import Game, as_state
from quarterdeck.games.types import SPECTATOR
from quarterdeck.kernel import PyState
from quarterdeck.kernel.fields import FOR_ALL, FOR_OWNER, Field
from quarterdeck.table.drawing import HIDDEN, NONE, Drawing, Entry

WIDTH = 80
"""The width of a terminal in columns; longer lines are wrapped."""
UNSAID = {NONE, "False", "off"}
"""Values that the text leaves out."""
ANY_KEY = [0] * 8
"""The key for drawing a state in which hidden cards are only counted."""


class View(np.ndarray[tuple[int, ...], np.dtype[Any]]):
    """A state as one reader may know it: an array of shape (1,) and `Game.dtype`.

    `print` shows it as text, a notebook as a picture. Its fields and copies are plain arrays that print as such.
    """

    _whose: tuple[Game, int | None]

    @classmethod
    def of(cls, game: Game, state: npt.NDArray[Any], reader: int | None) -> "View":
        """Return a state, shape (1,), as a view. `reader`: the seat for which it is redacted; None for a full state."""
        view = state.view(cls)
        view._whose = game, reader
        return view

    @property
    def position(self) -> "Position":
        """The state in a form for people. Raises AttributeError for fields and copies of a view."""
        game, reader = self._whose
        return Position(game, as_state(self), reader)

    def __str__(self) -> str:
        """Return the text of the state."""
        return str(getattr(self, "position", np.asarray(self)))

    def __repr__(self) -> str:
        """Return the game, the reader and the phase."""
        return repr(getattr(self, "position", np.asarray(self)))

    def _repr_html_(self) -> str | None:
        return self.position._repr_html_() if hasattr(self, "_whose") else None


@dataclass(frozen=True)
class Position:
    """A state as one reader may know it, for people: it prints as text and displays as a picture in a notebook.

    Hidden cards are counted in a state that agrees with what the reader knows: no game may hide the number of cards.
    """

    game: Game
    state: PyState
    """The redacted state."""
    reader: int | None
    """The seat for which `state` is redacted; -1: a spectator; None: it is not redacted."""

    def lines(self) -> list[tuple[str, list[str]]]:
        """Return each field that is displayed: its name, and its values as text, one for each seat or one in all."""
        return [(entry.name.replace("_", " "), [_joined(words) for words in entry.words]) for entry in self.entries]

    def svg(self) -> str:
        """Return the picture as SVG, 760 pixels wide: the cards that lie on the table, and those of each seat.

        The picture needs no other file. It shows a game of another package in words.
        """
        entries, owing = self.entries, members(self.game.rules.pending(self.state))
        picture = Drawing(self.game, entries)
        picture.add(self.game.phase(self.state), -1, [(each, each.words[0]) for each in entries if not each.owned])
        for seat in range(self.state.seats):
            own = [(each, each.words[seat % len(each.words)]) for each in entries if each.owned]
            title = f"seat {seat}, to decide" if seat in owing else f"seat {seat}"
            picture.add(title, seat, own, seat in owing, seat == self.reader)
        return picture.finished(self._title(), str(self))

    @cached_property
    def entries(self) -> list[Entry]:
        """The values of each field that is displayed, as words."""
        declared = any(field.by for field in self.game.fields)
        return [self._entry(field, declared) for field in self.game.fields if field.code]

    @cached_property
    def _possible(self) -> PyState:
        if self.reader is None:
            return self.state
        world = PyState(self.game.dtype)
        self.game.rules.resample(self.state, self.reader, ANY_KEY, world)
        return world

    def _entry(self, field: Field, declared: bool) -> Entry:
        """Return a field's values as words. A game that does not declare owners has as many values as seats."""
        numbers, possible = (_listed(getattr(state, field.name)) for state in (self.state, self._possible))
        owned = bool(field.by) if declared else field.shape > 0 and field.shape % self.game.max_seats == 0
        size = field.shape // self.game.max_seats if owned else len(numbers)
        words = []
        for owner in range(getattr(self.state, f"{field.by or 'seat'}s") if owned else 1):
            own, its = (each[owner * size : (owner + 1) * size] for each in (numbers, possible))
            mine = field.audience.words == FOR_OWNER and owned and owner == self.reader
            found = _words(field.code, own, its, mine or field.audience.words == FOR_ALL)
            words.append(found if owned else [word for word in found if word != NONE])
        return Entry(field.name, field.code, owned, words)

    def _title(self) -> str:
        seen = {None: "with everything secret", SPECTATOR: "as a spectator sees it"}.get(
            self.reader, f"as seat {self.reader} sees it"
        )
        return f"{self.game.id}, {seen}"

    def __str__(self) -> str:
        """Return a line for each field that is neither empty nor off; values of seats are in the order of seats."""
        told = [(name, values) for name, values in self.lines() if not UNSAID.issuperset(values)]
        lines = [f"  {name}: {' | '.join(values)}" for name, values in told]
        head = f"{self._title()}: {self.game.phase(self.state)}"
        return "\n".join([head, *(fill(line, WIDTH, subsequent_indent="      ") for line in lines)])

    def __repr__(self) -> str:
        """Return the game, the reader and the phase; printing the position shows all fields."""
        return f"<Position of {self._title()}: {self.game.phase(self.state)}>"

    def _repr_html_(self) -> str:
        # As an image, so that its styles and names do not mix with the notebook's own.
        picture = b64encode(self.svg().encode()).decode()
        return f'<img alt="{escape(str(self))}" src="data:image/svg+xml;base64,{picture}">'


def _listed(value: Any) -> list[int]:
    return value if isinstance(value, list) else [value]


def _joined(words: list[str]) -> str:
    """Return words as one text. Several hidden values in a row are counted: `3 hidden`."""
    runs = [(word, len(list(run))) for word, run in groupby(words)]
    return " ".join(f"{n} {word}" if word == HIDDEN and n > 1 else " ".join([word] * n) for word, n in runs) or NONE


def _words(code: Any, numbers: list[int], possible: list[int], seen: bool) -> list[str]:
    """Return values as words, up to the last that is not `NONE`. A value below 0 is hidden unless `seen` is True."""
    words: list[str] = []
    bits = getattr(code, "bits", 0)
    for at in range(0, len(numbers), code.takes):
        hidden = numbers[at] < 0 and not seen
        each = (possible if hidden else numbers)[at : at + code.takes]
        value = code.value(sum(number << bits * at for at, number in enumerate(each)))
        found = value if isinstance(value, list) else [NONE if value is None else value]
        words += [HIDDEN if hidden and word != NONE else str(word) for word in found]
    while words and words[-1] == NONE:
        words.pop()
    return words
