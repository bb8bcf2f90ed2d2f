"""Which card is too strong: points gained in rounds with a card in hand, less those without it."""

from __future__ import annotations

from math import sqrt

from quarterdeck.lab.simulation.plan import Plan
from quarterdeck.lab.study.answering import MIN_GAMES, Part
from quarterdeck.lab.study.effects import Effect, Wording, effects_part
from quarterdeck.lab.study.measuring import Batch

WORDING = Wording(
    name="cards",
    title="Cards in hand",
    columns=("Action", "Rounds and seats", "Points with it, less without (95 %)"),
    figure="Points with a card, less those without",
    axis="points a round",
    number="held",
    spell=lambda each: f"{each.value:+.2f} ({each.low:+.2f} to {each.high:+.2f})",
)


def held_cards(plan: Plan, batch: Batch) -> list[Effect]:
    """Return the effect of every action that some, but not all seats could try when they first decided in a round.

    It is the points in such a round above the mean of all sides, less the same without it; more is better. A game is
    one observation.
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
        # All leads of a round add up to 0, so the mean without it follows from the mean with it.
        scale = whole / (whole - held) / sides
        found.append(Effect(game.action_text(action), held, sign * mean * scale, sqrt(spread) / held * scale))
    return found


def cards(plan: Plan, batch: Batch) -> Part | None:
    """Return what it is worth to hold each card; None where there is nothing to compare."""
    found = held_cards(plan, batch) if batch.scores.shape[1] > 1 else []
    if not found:
        return None
    sentences = [
        "Points that a seat gains in a round above the mean of all, with the action among its own when it first"
        " decides, less the same without it. More is better, whatever the game counts.",
        "This is what a card is worth in the hands of these bots, beside the cards that it usually comes with.",
    ]
    return effects_part(WORDING, sentences, found, len(batch.columns))
