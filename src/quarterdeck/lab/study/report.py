"""Reports as data for all output formats: answers in sentences, and sections with sentences, tables and figures."""

from dataclasses import asdict, dataclass, field
from typing import Any

from quarterdeck import __version__

Cell = str | int | float


@dataclass(frozen=True)
class Grid:
    """A table of a report."""

    columns: tuple[str, ...]
    rows: list[tuple[Cell, ...]]


@dataclass(frozen=True)
class Plot:
    """A figure that shows a value with its interval for each label. The section's table has the same numbers."""

    title: str
    labels: list[str]
    values: list[float]
    low: list[float]
    high: list[float]
    axis: str
    fair: float | None = None
    """The fair value, which a line marks; None: no line."""
    joined: bool = False
    """True if the values are points that a line joins, False if they are bars."""


@dataclass(frozen=True)
class Section:
    name: str
    title: str
    sentences: list[str]
    grids: list[Grid] = field(default_factory=list)
    plots: list[Plot] = field(default_factory=list)


@dataclass(frozen=True)
class Number:
    """A measured number with its 95 % interval and the number of independent observations."""

    name: str
    value: float
    low: float
    high: float
    n: int


@dataclass(frozen=True)
class Report:
    """All findings about one game, and the facts to reproduce them."""

    title: str
    command: str
    about: str
    """The games, bots and seed in a line."""
    answers: list[tuple[str, str]]
    """Questions and their answers."""
    sections: list[Section]
    numbers: list[Number]
    facts: dict[str, Any]
    """Game, options, bots, games, seed: JSON values."""

    def number(self, name: str) -> Number:
        """Return the number of this name. Raises KeyError."""
        for each in self.numbers:
            if each.name == name:
                return each
        raise KeyError(name)

    def json(self) -> dict[str, Any]:
        return {
            "quarterdeck": __version__,
            "command": self.command,
            **self.facts,
            "answers": [{"question": question, "answer": answer} for question, answer in self.answers],
            "numbers": {each.name: {k: v for k, v in asdict(each).items() if k != "name"} for each in self.numbers},
            "sections": [
                {
                    "name": section.name,
                    "title": section.title,
                    "sentences": section.sentences,
                    "tables": [asdict(grid) for grid in section.grids],
                }
                for section in self.sections
            ],
        }
