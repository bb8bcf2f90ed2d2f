"""The best order in which to lay a whole hand, for hints (`Game.orders`).

    thought = best_order(game, table.view(seat), seat, table.past(seat))
    thought.actions, thought.themes

All orders are tried against the same sampled orders of the others, who lay their hands by rules of thumb. Compiled code
computes every number (`quarterdeck.engine.play.orders`), so that the page shows the same numbers.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from quarterdeck.analysis.analyse import CERTAINTIES, OF, way_of
from quarterdeck.analysis.themes import Vocabulary, vocabulary_of
from quarterdeck.bots.base import BotError, View, legal_choices
from quarterdeck.bots.deciding import RolloutDecision
from quarterdeck.engine.play.orders import AT, MOST_WORLDS, ORDER, ORDERS, SAID, STEP
from quarterdeck.engine.search.world_sampling import FIRST
from quarterdeck.games.base import Game
from quarterdeck.games.types import Said
from quarterdeck.table.past import Past

__all__ = ["OrderThought", "best_order"]


@dataclass(frozen=True)
class OrderThought:
    """A comparison of all orders of a hand."""

    actions: tuple[int, ...]
    """The actions that lay the best order, without cards whose place is fixed."""
    points: float
    """Mean points of the round with the best order, less the opponent's."""
    mean: float
    """The same, averaged over all orders."""
    orders: int
    worlds: int
    lead: float
    """Points above `mean`, in one half of the worlds, of the order that is best in the other half. In the worlds by
    which an order was chosen, its points would be too high."""
    matters: bool
    """False if `lead` is less than the unit's threshold."""
    themes: tuple[Said, ...]
    """At most two themes of the best order's cards, the strongest first; orders without these themes are worse."""


def best_order(game: Game, view: View, seat: int, past: Past | None = None, seed: int = 0) -> OrderThought:
    """Compare all orders in which the seat can lay its hand.

    The result follows from `view` and `past` (what the seat sees and remembers) and `seed`. Raises BotError if the seat
    lays no order now.
    """
    legal_choices(game, view, seat)
    if game.phase(view) not in game.orders:
        raise BotError(f"seat {seat} lays no order now")
    decision = RolloutDecision(game, view, seat, past, None, AT - FIRST + MOST_WORLDS, endings=False)
    tried = np.zeros(1, ORDERS)
    describe(game, tried[0], seed)
    for _ in range(MOST_WORLDS // STEP):
        decision.try_orders(tried, STEP)
    decision.choose_order(tried)
    return _thought(game, tried[0])


def describe(game: Game, row: Any, seed: int) -> None:
    """Write the seed, and the amounts and themes of `themes.json`, into the input fields of a row of ORDERS."""
    row["seed"] = seed & (1 << 63) - 1
    vocabulary = vocabulary_of(game)
    if vocabulary is None:
        return
    row["threshold"] = vocabulary.unit.threshold
    for at, outcome in enumerate(game.outcomes):
        row["worths"][at] = (outcome.mean and _worth(vocabulary, outcome.code)) or 0
    for at, theme in enumerate(vocabulary.themes.values()):
        row["signs"][at], _ = way_of(theme, _worth(vocabulary, theme.outcome))


def _worth(vocabulary: Vocabulary, code: str) -> float:
    meaning = vocabulary.outcomes.get(code)
    return meaning.worth if meaning else 0.0


def _thought(game: Game, row: Any) -> OrderThought:
    best, count = int(row["best"]), int(row["count"])
    return OrderThought(
        tuple(row["actions"].reshape(-1, ORDER)[best, : int(row["length"])].tolist()),
        float(row["points"][best]),
        float(row["mean"]),
        count,
        int(row["worlds"]),
        float(row["lead"]),
        bool(row["lead"] >= row["threshold"]),
        tuple(_said(game, numbers) for numbers in row["said"].reshape(-1, SAID).tolist() if numbers[0] >= 0),
    )


def _said(game: Game, numbers: Any) -> Said:
    theme, certainty, other, action, *rest = numbers
    vocabulary = vocabulary_of(game)
    assert vocabulary is not None
    name = list(vocabulary.themes)[theme]
    return Said(name, CERTAINTIES[certainty], OF[other], action, tuple(rest))
