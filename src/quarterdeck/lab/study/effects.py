"""What each of many things, such as a card, changes on average: one section for all of them together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import erfc, sqrt

from quarterdeck.lab.contests.intervals import Z95
from quarterdeck.lab.contests.seats import ALPHA
from quarterdeck.lab.study.answering import Part
from quarterdeck.lab.study.report import Grid, Number, Plot, Section
from quarterdeck.lab.study.statistics import holm

SHOWN = 12
"""Effects in the figure, the largest."""


@dataclass(frozen=True)
class Effect:
    """What one thing changes on average."""

    name: str
    times: int
    value: float
    standard_error: float

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.value - Z95 * self.standard_error

    @property
    def high(self) -> float:
        return self.value + Z95 * self.standard_error

    @property
    def p(self) -> float:
        """The probability of a value at least as far from 0 if there were no effect."""
        return erfc(abs(self.value) / self.standard_error / sqrt(2)) if self.standard_error else 1.0


@dataclass(frozen=True)
class Wording:
    """How a section tells its effects."""

    name: str
    title: str
    columns: tuple[str, str, str]
    """The heads of an effect's name, of `times` and of its value."""
    figure: str
    axis: str
    number: str
    """What stands before an effect's name in the report's numbers."""
    spell: Callable[[Effect], str]
    """Writes a value with its interval."""


def effects_part(wording: Wording, sentences: Sequence[str], found: Sequence[Effect], games: int) -> Part:
    """Return the section of these effects (at least one), the largest value first. `games`: the observations."""
    ordered = sorted(found, key=lambda each: -each.value)
    stand = holm([each.p for each in ordered])
    sure = f"For {sum(stand)} of {len(ordered)} the difference is sure (together at {ALPHA:.0%}, by Holm's method)."
    rows = [
        (each.name, each.times, wording.spell(each), "yes" if is_sure else "no")
        for each, is_sure in zip(ordered, stand, strict=True)
    ]
    numbers = [Number(f"{wording.number}: {each.name}", each.value, each.low, each.high, games) for each in ordered]
    most = sorted(sorted(ordered, key=lambda each: -abs(each.value))[:SHOWN], key=lambda each: -each.value)
    ends = [each.value for each in most], [each.low for each in most], [each.high for each in most]
    plot = Plot(wording.figure, [each.name for each in most], *ends, wording.axis, 0.0)
    grid = Grid((*wording.columns, "Sure"), [*rows])
    return Part(Section(wording.name, wording.title, [sentences[0], sure, *sentences[1:]], [grid], [plot]), numbers)
