"""How much is hidden: what a seat would know of the others' cards from all that it has seen."""

from __future__ import annotations

from quarterdeck.lab.simulation.plan import Plan
from quarterdeck.lab.study.answering import MIN_GAMES, Part, between, ends_of, number
from quarterdeck.lab.study.measuring import Batch
from quarterdeck.lab.study.report import Grid, Plot, Section
from quarterdeck.lab.study.statistics import mean_of


def hidden(plan: Plan, batch: Batch) -> Part | None:
    """Return how often a guess is right, over a round; None where nobody else has anything of their own."""
    right, whole = batch.guesses[:, 0], batch.guesses[:, 1]
    met = whole.sum(1) > 0
    if met.sum() < MIN_GAMES:
        return None
    known = mean_of(right[met].sum(1) / whole[met].sum(1))
    turns = []
    for turn in range(whole.shape[1]):
        there = whole[:, turn] > 0
        if there.sum() >= MIN_GAMES:
            turns.append((turn + 1, mean_of(right[there, turn] / whole[there, turn])))
    rows = [(turn, each.n, between(each)) for turn, each in turns]
    grid = Grid(("Decision of a seat in a round", "Games", "Right (95 %)"), [*rows])
    labels = [str(turn) for turn, _ in turns]
    title = "What a guess at the others' cards is right about"
    plot = Plot(title, labels, *ends_of([each for _, each in turns]), "share of their cards", 1.0, joined=True)
    sentences = [
        "A deal is drawn by chance among all that agree with what a seat has seen. Of the actions that the others have"
        f" of their own, such as playing a card of their hand, it gives {between(known)} to the right seat, on average"
        " over decisions with a choice. 100 % would be a game without secrets.",
        f"The first {len(batch.guesses):,} games. What others' play suggests is not weighed, so people may know more,"
        " and those who forget know less.",
    ]
    numbers = [number("known", known), *(number(f"known_{turn}", each) for turn, each in turns)]
    return Part(Section("hidden", "Hidden information", sentences, [grid], [plot]), numbers)
