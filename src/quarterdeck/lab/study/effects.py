"""A section of a report on the average effects of many things of the same sort, such as all cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, sqrt

from quarterdeck.lab.contests.intervals import Z95
from quarterdeck.lab.contests.seats import ALPHA
from quarterdeck.lab.simulation.plan import Plan
from quarterdeck.lab.study.measuring import Batch
from quarterdeck.lab.study.report import Cell, Grid, Number, Plot, Section
from quarterdeck.lab.study.sections import MIN_GAMES, Answer, ends_of
from quarterdeck.lab.study.statistics import Mean, holm
from quarterdeck.lab.study.terms import action_words

SHOWN = 12
"""Number of effects in the figure; the largest are shown."""


@dataclass(frozen=True)
class Effect:
    """The average effect of one thing, such as a card."""

    name: str
    times: int
    value: float
    standard_error: float

    @property
    def low(self) -> float:
        return self.value - Z95 * self.standard_error

    @property
    def high(self) -> float:
        return self.value + Z95 * self.standard_error

    @property
    def p(self) -> float:
        """The probability of a value at least as far from 0 if there were no effect."""
        return erfc(abs(self.value) / self.standard_error / sqrt(2)) if self.standard_error else 1.0


def effects_part(
    plan: Plan, found: Sequence[Effect], games: int, sentences: Sequence[str], words: tuple[str, ...], unit: float = 1
) -> Answer:
    """Return the section on these effects (at least one), the largest value first; effects are shown times `unit`.

    `games`: number of observations; `words`: the section's name, its title, the axis of its figure, the prefix of its
    numbers, and the heads of the table's first three columns.
    """
    name, title, axis, prefix, *columns = words
    ordered = sorted(found, key=lambda each: -each.value)
    stand = holm([each.p for each in ordered])
    sure = (
        f"{sum(stand)} of {len(ordered)} differences are sure: with a probability of {100 * (1 - ALPHA):.0f} % none of"
        " these is due to chance (Holm's method)."
    )
    texts = [f"{unit * each.value:+.2f} ({unit * each.low:+.2f} to {unit * each.high:+.2f})" for each in ordered]
    rows: list[tuple[Cell, ...]] = [
        (action_words(plan.rules, each.name), each.times, text, "yes" if is_sure else "no")
        for each, text, is_sure in zip(ordered, texts, stand, strict=True)
    ]
    numbers = [Number(f"{prefix}: {each.name}", each.value, each.low, each.high, games) for each in ordered]
    most = sorted(sorted(ordered, key=lambda each: -abs(each.value))[:SHOWN], key=lambda each: -each.value)
    ends = ends_of([Mean(each.value, each.low, each.high, each.times) for each in most], unit)
    plot = Plot(title, [action_words(plan.rules, each.name) for each in most], *ends, axis, 0.0)
    section = Section(name, title, [sentences[0], sure, *sentences[1:]], [Grid((*columns, "Sure"), rows)], [plot])
    return Answer(section, numbers)


# The effect of a card: points gained in rounds with it in hand, less those in rounds without it

CARDS = (
    *("cards", "Points with a card, less points without it", "points in a round", "held"),
    *("Card or action", "Hands with it", "Points with it, less without (95 %)"),
)


def held_cards(plan: Plan, batch: Batch) -> list[Effect]:
    """Return the effect of holding an action, for every action that some, but not all seats held.

    A seat holds an action, such as playing a card, if the action is among its own actions when it first decides in a
    round. The effect is the points that it gains above the mean of all sides in rounds in which it holds the action,
    less those in other rounds; more is better. A game is one observation.
    """
    game, games = plan.rules, len(batch.columns)
    sign, sides = -1 if game.fewest_points_win else 1, batch.scores.shape[1]
    whole = int(batch.column("rounds").sum()) * len(plan.bots)
    found = []
    for action, (held, gained, held_squared, gained_squared, both) in enumerate(batch.cards.T.tolist()):
        if held < MIN_GAMES or held > 0.98 * whole or games < 2:
            continue
        mean = gained / held
        spread = max(0.0, gained_squared - 2 * mean * both + mean * mean * held_squared) * games / (games - 1)
        # All leads of a round add up to 0, so the mean without the action follows from the mean with it.
        scale = whole / (whole - held) / sides
        found.append(Effect(game.action_text(action), held, sign * mean * scale, sqrt(spread) / held * scale))
    return found


def cards(plan: Plan, batch: Batch) -> Answer | None:
    """Return the section on the value of holding each card; None if there is nothing to compare."""
    found = held_cards(plan, batch) if batch.scores.shape[1] > 1 else []
    if not found:
        return None
    sentences = [
        "Each number is the mean result of a round with the card in hand, less the mean result without it. The result"
        " is a seat's points above the mean of all seats. More is better, whatever the game counts. A seat has a card"
        " if it could try to play it at its first decision of the round.",
        "The numbers show how well these bots use a card. They include the cards that usually come with it.",
    ]
    return effects_part(plan, found, len(batch.columns), sentences, CARDS)
