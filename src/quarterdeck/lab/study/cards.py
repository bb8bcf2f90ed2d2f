"""Which card is too strong: points gained in rounds with a card in hand, less those without it."""

from __future__ import annotations

from dataclasses import dataclass
from math import erfc, sqrt

from quarterdeck.lab.contests.intervals import Z95
from quarterdeck.lab.contests.seats import ALPHA
from quarterdeck.lab.simulation.plan import Plan
from quarterdeck.lab.study.answering import MIN_GAMES, Part
from quarterdeck.lab.study.measuring import Batch
from quarterdeck.lab.study.report import Grid, Number, Plot, Section
from quarterdeck.lab.study.statistics import holm

SHOWN = 12
"""Cards in the figure, those with the largest differences."""


@dataclass(frozen=True)
class Held:
    """One action that a seat could try when it first decided in a round, such as playing a card of its hand."""

    action: str
    times: int
    """Rounds and seats that had it."""
    gain: float
    """Points in such a round above the mean of all sides, less the same without it; more is better."""
    error: float
    """Half of the 95 % interval; a game is one observation."""
    p: float

    @property
    def low(self) -> float:
        """The interval's lower end."""
        return self.gain - self.error

    @property
    def high(self) -> float:
        """The interval's upper end."""
        return self.gain + self.error


def held_cards(plan: Plan, batch: Batch) -> list[Held]:
    """Return every action that some, but not all seats had, the best first."""
    game, games = plan.rules, len(batch.columns)
    sign, sides = -1 if game.fewest_points_win else 1, batch.scores.shape[1]
    whole = int(batch.column("rounds").sum()) * len(plan.bots)
    found = []
    for action, (held, gained, held_squared, gained_squared, both) in enumerate(batch.cards.T.tolist()):
        if held < MIN_GAMES or held > 0.98 * whole or games < 2:
            continue
        mean = gained / held
        spread = max(0.0, gained_squared - 2 * mean * both + mean * mean * held_squared) * games / (games - 1)
        # All leads of a round add up to 0, so the mean without it follows from the mean with it.
        scale = whole / (whole - held) / sides
        error = sqrt(spread) / held * scale
        p = erfc(abs(mean * scale) / error / sqrt(2)) if error else 1.0
        found.append(Held(game.action_text(action), held, sign * mean * scale, Z95 * error, p))
    return sorted(found, key=lambda each: -each.gain)


def cards(plan: Plan, batch: Batch) -> Part | None:
    """Return what it is worth to hold each card; None where there is nothing to compare."""
    found = held_cards(plan, batch) if batch.scores.shape[1] > 1 else []
    if not found:
        return None
    stand = holm([each.p for each in found])
    rows = [
        (each.action, each.times, f"{each.gain:+.2f} ({each.low:+.2f} to {each.high:+.2f})", "yes" if sure else "no")
        for each, sure in zip(found, stand, strict=True)
    ]
    sentences = [
        "Points that a seat gains in a round above the mean of all, with the action among its own when it first"
        " decides, less the same without it. More is better, whatever the game counts.",
        f"For {sum(stand)} of {len(found)} the difference is sure (together at {ALPHA:.0%}, by Holm's method).",
        "This is what a card is worth in the hands of these bots, beside the cards that it usually comes with.",
    ]
    numbers = [Number(f"held: {each.action}", each.gain, each.low, each.high, len(batch.columns)) for each in found]
    most = sorted(sorted(found, key=lambda each: -abs(each.gain))[:SHOWN], key=lambda each: -each.gain)
    ends = [each.gain for each in most], [each.low for each in most], [each.high for each in most]
    plot = Plot("Points with a card, less those without", [each.action for each in most], *ends, "points a round", 0.0)
    grid = Grid(("Action", "Rounds and seats", "Points with it, less without (95 %)", "Sure"), [*rows])
    return Part(Section("cards", "Cards in hand", sentences, [grid], [plot]), numbers)
