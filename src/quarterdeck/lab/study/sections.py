"""Sections of a study's report, each computed from the batch of games."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from quarterdeck.bots.self_play import WHOLE
from quarterdeck.lab.contests.seats import SeatTest, seat_test
from quarterdeck.lab.simulation.plan import Plan
from quarterdeck.lab.study.ladder import Rung
from quarterdeck.lab.study.measuring import Batch
from quarterdeck.lab.study.minutes import DECISION, FORCED, USUAL
from quarterdeck.lab.study.report import Cell, Grid, Number, Plot, Section
from quarterdeck.lab.study.statistics import Mean, mean_of, quantile, share_of
from quarterdeck.lab.study.terms import terms_of


@dataclass(frozen=True)
class Answer:
    """A section with its numbers and, if it has one, the answer for the first screen."""

    section: Section
    numbers: list[Number]
    question: str = ""
    answer: str = ""


def plotted(
    name: str, title: str, sentences: list[str], numbers: list[Number], head: str, plot: Plot, question: str = ""
) -> Answer:
    """Return a section whose table has the numbers of its figure; its first sentence answers the question.

    `head`: the head of the labels' column.
    """
    ends = zip(plot.labels, plot.values, plot.low, plot.high, strict=True)
    rows: list[tuple[Cell, ...]] = [(label, f"{at:.1f} ({low:.1f} to {high:.1f})") for label, at, low, high in ends]
    section = Section(name, title, sentences, [Grid((head, f"{plot.axis} (95 %)"), rows)], [plot] if rows else [])
    return Answer(section, numbers, question, sentences[0])


def percent(value: float) -> str:
    """Format a part of games, decisions or cards, such as `24.3 %`. Shares of the win are `wins_text`."""
    return f"{100 * value:.1f} %"


def share_text(found: Mean) -> str:
    """Format a part of games, decisions or cards with its interval, such as `24.3 % (22.1 to 26.6 %)`."""
    return f"{percent(found.mean)} ({100 * found.low:.1f} to {percent(found.high)})"


def wins_text(found: Mean) -> str:
    """Format a share of the win with its interval, as wins in 100 games, such as `24.3 (22.1 to 26.6)`."""
    return mean_text(Mean(100 * found.mean, 100 * found.low, 100 * found.high, found.n))


def mean_text(found: Mean, digits: int = 1) -> str:
    """Format a mean with its interval, such as `54.3 (53.9 to 54.7)`."""
    return f"{found.mean:.{digits}f} ({found.low:.{digits}f} to {found.high:.{digits}f})"


def number(name: str, found: Mean) -> Number:
    return Number(name, found.mean, found.low, found.high, found.n)


def fair_shares(plan: Plan) -> list[float]:
    sides = [plan.rules.side(plan.options, seat) for seat in range(len(plan.bots))]
    return [sides.count(side) / len(sides) for side in sorted(set(sides))]


def fairness(plan: Plan, batch: Batch) -> Answer:
    fair, test = fair_shares(plan), seat_test(batch.shares, fair_shares(plan))
    word = "Side" if len(fair) < len(plan.bots) else "Seat"
    shares = [mean_of(batch.shares[:, side], WHOLE) for side in range(len(fair))]
    scores = [mean_of(batch.scores[:, side]) for side in range(len(fair))]
    rows: list[tuple[Cell, ...]] = [
        (f"{word} {at + 1}", _bots(plan, at), f"{100 * fair[at]:.1f}", wins_text(share), mean_text(score, 2))
        for at, (share, score) in enumerate(zip(shares, scores, strict=True))
    ]
    grid = Grid((word, "Bot", "Fair", f"{WINS} (95 %)", f"Mean {terms_of(plan.rules).unit} (95 %)"), rows)
    labels = [str(row[0]) for row in rows]
    plot = Plot(f"Wins by {word.lower()}", labels, *ends_of(shares, 100), WINS, 100 * fair[0])
    sentences = _of_test(test, word.lower(), shares)
    if len(set(plan.bots)) > 1:
        sentences.append("Different bots play at the seats, so these numbers mix the seats with the bots.")
    numbers = [number(f"share_{word.lower()}_{at + 1}", share) for at, share in enumerate(shares)]
    if test:
        numbers.append(Number("seat_test_p", test.p, test.p, test.p, len(batch.shares)))
        numbers.append(
            Number("seat_effect_detectable", test.detectable, test.detectable, test.detectable, len(batch.shares))
        )
    answer = " ".join(sentences) + (" People may find advantages of a seat that bots miss." if len(fair) > 1 else "")
    section = Section("seats", f"{word}s", sentences, [grid], [plot] if len(fair) > 1 else [])
    return Answer(section, numbers, "Is a seat favoured?", answer)


WINS, GAMES = "wins in 100 games", "% of the games"
"""Titles of the axes of figures. A shared win counts as a part of a win for each winner."""


def _bots(plan: Plan, side: int) -> str:
    names = {bot for seat, bot in enumerate(plan.bots) if plan.rules.side(plan.options, seat) == side}
    return ", ".join(sorted(names))


def ends_of(found: Sequence[Mean], unit: float = 1) -> tuple[list[float], list[float], list[float]]:
    """Return the means, and the lower and upper ends of their intervals, times `unit`, as a plot takes them."""
    return (
        [unit * each.mean for each in found],
        [unit * each.low for each in found],
        [unit * each.high for each in found],
    )


def _of_test(test: SeatTest | None, word: str, shares: Sequence[Mean]) -> list[str]:
    if test is None:
        return [f"There is one {word}, which wins {wins_text(shares[0])} of 100 games."]
    best = max(range(len(shares)), key=lambda at: shares[at].mean)
    degrees = "degree" if test.freedom == 1 else "degrees"
    found = f"(chi-square {test.statistic:.1f} with {test.freedom} {degrees} of freedom, p = {test.p:.3g})"
    if test.found:
        return [
            f"Yes: some {word}s win more often than others {found}. {word.capitalize()} {best + 1} wins most:"
            f" {wins_text(shares[best])} of 100 games."
        ]
    return [
        f"No advantage was found in {shares[0].n:,} games {found}.",
        f"If one {word} won {100 * test.detectable:.1f} more of 100 games than is fair, 80 of 100 such studies would"
        " find it.",
    ]


def length(plan: Plan, batch: Batch) -> Answer:
    columns = {name: batch.column(name) for name in ("decisions", "free", "rounds")}
    columns["minutes"] = batch.column("milliseconds") / 60_000
    rows: list[tuple[Cell, ...]] = []
    numbers = []
    for name, values in columns.items():
        mean, low, middle, high = mean_of(values), quantile(values, 0.05), quantile(values, 0.5), quantile(values, 0.95)
        rows.append((WORDS[name], mean_text(mean), *(f"{each.value:.0f}" for each in (low, middle, high))))
        numbers.append(number(name, mean))
        for part, each in (("5", low), ("50", middle), ("95", high)):
            numbers.append(Number(f"{name}_{part}", each.value, each.low, each.high, len(values)))
    decisions, minutes = columns["decisions"], columns["minutes"]
    branching = mean_of(batch.column("branches") / decisions)
    forced = mean_of(1 - columns["free"] / decisions)
    numbers += [number("branching", branching), number("forced", forced)]
    grid = Grid(("A game has", "Mean (95 %)", "5 % below", "Median", "95 % below"), rows)
    sentences = [
        f"A decision offers {mean_text(branching, 2)} legal actions on average. In {share_text(forced)} of the"
        " decisions only one action is legal.",
        f"Minutes are a model, as no person was timed: people take {DECISION.get(plan.game, USUAL):.0f} seconds for a"
        f" decision, {FORCED:.0f} if only one action is legal, and the time for which the page shows what happens.",
    ]
    fast, slow = (quantile(minutes, part).value for part in (0.05, 0.95))
    answer = (
        f"{mean_text(mean_of(columns['rounds']))} rounds and {mean_text(mean_of(decisions))} decisions. At the assumed"
        f" pace people need about {mean_of(minutes).mean:.0f} minutes ({fast:.0f} to {slow:.0f} in nine of ten games)."
    )
    return Answer(
        Section("length", "Length", sentences, [grid], [_spread(columns["rounds"])]),
        numbers,
        "How long is a game?",
        answer,
    )


WORDS = {
    "decisions": "decisions",
    "free": "decisions with a choice",
    "rounds": "rounds",
    "minutes": "minutes of people",
}


def _spread(rounds: Any) -> Plot:
    seen = sorted(set(rounds.tolist()))
    if len(seen) > 40:
        seen = sorted({int(quantile(rounds, part / 40).value) for part in range(1, 41)})
    parts = [share_of(rounds == each) for each in seen]
    return Plot("Games by their number of rounds", [str(each) for each in seen], *ends_of(parts, 100), GAMES)


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
        late = share_of(batch.column("decided") == batch.column("decisions"))
        numbers += [number("decided_at_end", late), number("lead_changes", mean_of(batch.column("lead_changes")))]
        sentences.append(
            f"The best two sides are {mean_text(margin)} {terms_of(plan.rules).unit} apart on average. In"
            f" {share_text(tight)} of the games they are at most one apart, and in {share_text(late)} the winners take"
            " the lead only in the last round."
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


MIN_GAMES = 20
"""Least number of games for a share in the report."""


def skill(plan: Plan, rungs: Sequence[Rung]) -> Answer | None:
    """Return the section on skill and luck; None if there are no bots of a ladder to compare."""
    if not rungs:
        return None
    rows: list[tuple[Cell, ...]] = []
    numbers, parts = [], []
    for rung in rungs:
        share = Mean(rung.share.mean, rung.share.low, rung.share.high, rung.deals)
        lead = mean_text(Mean(rung.lead.mean, rung.lead.low, rung.lead.high, rung.deals))
        parts.append(share)
        fair, name = f"{100 * rung.fair:.1f}", f"{rung.bot} among {rung.among}"
        rows.append((name, rung.deals, fair, wins_text(share), lead, percent(rung.skill)))
        numbers += [number(f"ladder_{rung.bot}_among_{rung.among}", share)]
    ahead = f"{terms_of(plan.rules).unit.capitalize()} ahead (95 %)"
    columns = ("Bot alone among others", "Deals", "Fair", f"{WINS} (95 %)", ahead, "Part of the variance")
    top = rungs[-1]
    climbed = sum(rung.shown for rung in rungs)
    answer = (
        f"On {climbed} of {len(rungs)} steps of a ladder of bots, the better bot wins more than its fair part."
        f" {top.bot.capitalize()} alone among {top.among} wins {wins_text(parts[-1])} of 100 games, where"
        f" {100 * top.fair:.1f} are fair. Which bot plays where explains {percent(top.skill)} of the variance of one"
        " game's result. Cards, seats and chance explain the rest. People differ more than these bots, so the game may"
        " reward more skill."
    )
    sentences = ["All bots play the same deals, once at each seat. A deal is one observation."]
    labels = [str(row[0]) for row in rows]
    plot = Plot("A bot alone among the next weaker", labels, *ends_of(parts, 100), WINS, 100 * top.fair)
    section = Section("skill", "Skill and luck", sentences, [Grid(columns, rows)], [plot])
    return Answer(section, numbers, "Does skill win?", answer)


def hidden(plan: Plan, batch: Batch) -> Answer | None:
    """Return the section on how well a seat can guess the others' cards; None if too few games have hidden cards."""
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
    title, ends = "Cards of the others that a guess gives to the right seat", ends_of([each for _, each in turns], 100)
    plot = Plot(title, [str(turn) for turn, _ in turns], *ends, "% of the others' cards", joined=True)
    sentences = [
        "Before a decision with a choice, a deal is drawn at random among all that agree with what the seat has seen."
        f" On average it gives {share_text(known)} of the others' cards to the right seat. With 100 % nothing would be"
        " hidden.",
        f"These are the first {len(batch.guesses):,} games. A person may guess better from the others' play, or worse"
        " after forgetting cards.",
    ]
    numbers = [number("known", known), *(number(f"known_{turn}", each) for turn, each in turns)]
    return plotted("hidden", "Hidden information", sentences, numbers, "Decision of a seat in a round", plot)
