"""The section on how games end: by which condition, how near the others were, and whether the last choice mattered."""

import numpy as np

from quarterdeck.lab.simulation.plan import Plan
from quarterdeck.lab.study.measuring import Batch
from quarterdeck.lab.study.report import Grid, Number, Plot, Section
from quarterdeck.lab.study.sections import Answer, ends_of, mean_text, number, share_text
from quarterdeck.lab.study.statistics import Mean, mean_of, share_of
from quarterdeck.lab.study.terms import terms_of


def ending(plan: Plan, batch: Batch) -> Answer:
    causes, counts = np.unique(batch.endings, return_counts=True)
    parts = [(str(causes[at]), share_of(batch.endings == causes[at])) for at in np.argsort(-counts, kind="stable")]
    terms, last = terms_of(plan.rules), share_of(batch.last_choices)
    texts = [terms.endings.get(name, name) for name, _ in parts]
    near, numbers = _nearness(plan, batch)
    numbers += [number("last_choice", last), *(number(f"ending: {name or 'game_end'}", part) for name, part in parts)]
    grid = Grid(
        ("The game ends when", "Part of the games (95 %)"),
        [(text, share_text(part)) for text, (_, part) in zip(texts, parts, strict=True)],
    )
    sentences = [
        *near,
        f"In {share_text(last)} of the first {last.n:,} games, another action at the last decision with a choice would"
        " have changed who wins.",
    ]
    often = f" ({share_text(parts[0][1])} of the games)" if len(parts) > 1 else ""
    answer = f"{'Most often' if often else 'Always'} when {texts[0]}{often}. {' '.join(sentences)}"
    section = Section("ending", "Endings", sentences, [grid], _final(plan, batch))
    return Answer(section, numbers, "How does it end?", answer)


def _nearness(plan: Plan, batch: Batch) -> tuple[list[str], list[Number]]:
    """Return sentences and numbers on how near the sides were to each other at the end."""
    ties, nobody = share_of(batch.column("winners") > 1), share_of(batch.column("winners") == 0)
    margin, tight = mean_of(batch.column("margin")), share_of(batch.column("margin") <= 1)
    numbers = [number("ties", ties), number("no_winner", nobody), number("margin", margin), number("margin_1", tight)]
    sentences = [f"Several sides share the win in {share_text(ties)} of the games."] if ties.mean else []
    sentences += [f"No one wins {share_text(nobody)} of the games."] if nobody.mean else []
    if batch.scores.shape[1] > 1:
        sentences.append(
            f"The best two sides are {mean_text(margin)} {terms_of(plan.rules).unit} apart on average. In"
            f" {share_text(tight)} of the games they are at most one apart."
        )
    if kept := _left(batch):
        words = _count_words(plan)
        sentences.append(f"At the end winners have {mean_text(kept[0])} {words}, and losers {mean_text(kept[1])}.")
        numbers += [number("left_winners", kept[0]), number("left_losers", kept[1])]
    return sentences, numbers


def _left(batch: Batch) -> list[Mean]:
    known = batch.left[~np.isnan(batch.left[:, 0])]
    return [mean_of(known[:, at]) for at in range(2)] if len(known) > 1 else []


def _count_words(plan: Plan) -> str:
    code = terms_of(plan.rules).count
    return next(count.words[0] for count in plan.rules.counts if count.code == code)


def _final(plan: Plan, batch: Batch) -> list[Plot]:
    """Return a figure of the game's declared count, or of the final scores from the best side to the worst."""
    if kept := _left(batch):
        return [Plot("At the end of a game", ["winners", "losers"], *ends_of(kept), _count_words(plan))]
    ordered = np.sort(batch.scores, axis=1)
    ordered = ordered if plan.rules.fewest_points_win else ordered[:, ::-1]
    found = [mean_of(ordered[:, place]) for place in range(ordered.shape[1])]
    labels = ["best", *(f"place {place}" for place in range(2, len(found) + 1))]
    return [Plot("Final scores by place", labels, *ends_of(found), terms_of(plan.rules).unit)] if len(found) > 1 else []
