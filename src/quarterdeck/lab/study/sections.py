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
from quarterdeck.lab.study.report import Cell, Grid, Number, Plot, Section
from quarterdeck.lab.study.statistics import Mean, mean_of, quantile, share_of


@dataclass(frozen=True)
class Answer:
    """A section with its numbers and, if it has one, the answer for the first screen."""

    section: Section
    numbers: list[Number]
    question: str = ""
    answer: str = ""


def percent(value: float) -> str:
    """Format a share, such as `24.3 %`."""
    return f"{100 * value:.1f} %"


def share_text(found: Mean) -> str:
    """Format a share with its interval, such as `24.3 % (22.1 to 26.6 %)`."""
    return f"{percent(found.mean)} ({100 * found.low:.1f} to {percent(found.high)})"


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
        (
            f"{word} {at + 1}",
            _bots(plan, at),
            percent(fair[at]),
            share_text(share),
            mean_text(score, 2),
        )
        for at, (share, score) in enumerate(zip(shares, scores, strict=True))
    ]
    grid = Grid((word, "Bot", "By chance", "Share of the win (95 %)", "Mean score (95 %)"), rows)
    labels = [str(row[0]) for row in rows]
    plot = Plot(f"Share of the win by {word.lower()}", labels, *ends_of(shares), "share of the win", fair[0])
    sentences = _of_test(test, word.lower(), shares)
    if len(set(plan.bots)) > 1:
        sentences.append("Different bots sit at the seats, so this does not tell seats from bots.")
    numbers = [number(f"share_{word.lower()}_{at + 1}", share) for at, share in enumerate(shares)]
    if test:
        numbers.append(Number("seat_test_p", test.p, test.p, test.p, len(batch.shares)))
        numbers.append(
            Number("seat_effect_detectable", test.detectable, test.detectable, test.detectable, len(batch.shares))
        )
    answer = " ".join(sentences) + (
        " People may use a seat in ways that these bots do not know." if len(fair) > 1 else ""
    )
    section = Section("seats", f"{word}s", sentences, [grid], [plot] if len(fair) > 1 else [])
    return Answer(section, numbers, "Is a seat favoured?", answer)


def _bots(plan: Plan, side: int) -> str:
    names = {bot for seat, bot in enumerate(plan.bots) if plan.rules.side(plan.options, seat) == side}
    return ", ".join(sorted(names))


def ends_of(found: Sequence[Mean]) -> tuple[list[float], list[float], list[float]]:
    """Return the means, and the lower and upper ends of their intervals, as a plot takes them."""
    return [each.mean for each in found], [each.low for each in found], [each.high for each in found]


def _of_test(test: SeatTest | None, word: str, shares: Sequence[Mean]) -> list[str]:
    if test is None:
        return [f"There is one {word}, which wins {share_text(shares[0])} of the games."]
    best = max(range(len(shares)), key=lambda at: shares[at].mean)
    said = f"chi-square {test.statistic:.1f} with {test.freedom} degrees of freedom, p = {test.p:.3g}"
    limit = f"An advantage of {percent(test.detectable)} of the win for one {word} would have been found"
    if test.found:
        return [
            f"Yes: the {word}s do not win alike ({said}). {word.capitalize()} {best + 1} has"
            f" {share_text(shares[best])}."
        ]
    return [f"Not as far as {shares[0].n:,} games show ({said}). {limit} in 80 of 100 such studies."]


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
        f"A decision is among {mean_text(branching, 2)} legal actions on average, and {share_text(forced)} of the"
        " decisions are forced.",
        "Minutes are those of people alone at the table, by a model: 6 seconds a decision (12 a bid in Turn the Tide),"
        " 2 where one action is legal, and what the page shows. No person's time was measured.",
    ]
    fast, slow = (quantile(minutes, part).value for part in (0.05, 0.95))
    answer = (
        f"{mean_text(mean_of(columns['rounds']))} rounds and {mean_text(mean_of(decisions))} decisions;"
        f" without bots people need about {mean_of(minutes).mean:.0f} minutes ({fast:.0f} to {slow:.0f} in nine games"
        " of ten), if each decision takes the seconds assumed. People's games may be longer or shorter than bots'."
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
    return Plot("Games by their number of rounds", [str(each) for each in seen], *ends_of(parts), "share of the games")


def ending(plan: Plan, batch: Batch) -> Answer:
    kinds, counts = np.unique(batch.endings, return_counts=True)
    order = np.argsort(-counts, kind="stable")
    parts = [(str(kinds[at]), share_of(batch.endings == kinds[at])) for at in order]
    ties, nobody = share_of(batch.column("winners") > 1), share_of(batch.column("winners") == 0)
    margin, tight = mean_of(batch.column("margin")), share_of(batch.column("margin") <= 1)
    numbers = [number("ties", ties), number("no_winner", nobody), number("margin", margin), number("margin_1", tight)]
    numbers += [number(f"ending: {name}", part) for name, part in parts]
    grid = Grid(
        ("The last step's events", "Share of the games (95 %)"),
        [(name, share_text(part)) for name, part in parts],
    )
    ends = f"{len(batch.endings):,} of {len(batch.endings):,} games came to an end."
    sentences = [
        f"The win is shared in {share_text(ties)} of the games, and no one wins {share_text(nobody)}.",
        f"Between the two best lie {mean_text(margin)} points on average;"
        f" at most one point in {share_text(tight)} of the games.",
    ]
    answer = (
        f"{ends} Most often with {parts[0][0]} ({share_text(parts[0][1])}). {sentences[0]} {sentences[1]}"
        " People may play for a tie, or stall; bots do not."
    )
    return Answer(Section("ending", "Endings", sentences, [grid]), numbers, "How does it end?", answer)


def course(plan: Plan, batch: Batch) -> Answer | None:
    """Return the section on how the lead changes and when games are decided; None for one side."""
    if batch.shares.shape[1] < 2:
        return None
    changes = mean_of(batch.column("lead_changes"))
    decided = mean_of(batch.column("decided") / batch.column("decisions"))
    at_end = share_of(batch.column("decided") == batch.column("decisions"))
    rows: list[tuple[Cell, ...]] = []
    kept = []
    for at in range(batch.leads.shape[1]):
        there = batch.leads[:, at] >= 0
        if there.sum() < MIN_GAMES:
            break
        part = mean_of(batch.leads[there, at], WHOLE)
        kept.append(part)
        rows.append((at + 1, part.n, share_text(part)))
    numbers = [number("lead_changes", changes), number("decided", decided), number("decided_at_end", at_end)]
    numbers += [number(f"leader_after_{at + 1}", part) for at, part in enumerate(kept)]
    fair = 1 / batch.shares.shape[1]
    sentences = [
        f"The lead on points changes {mean_text(changes, 2)} times a game. After {share_text(decided)} of a game's"
        f" decisions those who win lead for good; in {share_text(at_end)} of the games not before the end.",
        f"A leader after a round wins as the table says, where {percent(fair)} would be chance."
        " Points need not decide who wins.",
    ]
    grid = Grid(("Round", "Games that went on", "Leader's share of the win (95 %)"), rows)
    labels = [str(row[0]) for row in rows]
    plot = Plot("What the leader after a round wins", labels, *ends_of(kept), "share of the win", fair, joined=True)
    return Answer(Section("course", "Course", sentences, [grid], [plot] if kept else []), numbers)


MIN_GAMES = 20
"""Least number of games for a share in the report."""


def elimination(plan: Plan, batch: Batch) -> Answer | None:
    """Return the section on seats that have nothing left to decide before the game ends; None if there are none."""
    rounds = batch.column("rounds")
    early = batch.last.min(1)
    out = early < rounds - 1
    if not out.any():
        return None
    share, waiting = share_of(out), mean_of((rounds - early)[out])
    sentence = (
        f"In {share_text(share)} of the games a seat decides nothing more for the last two rounds or longer;"
        f" it then waits {mean_text(waiting)} rounds on average."
    )
    numbers = [number("out_early", share), number("rounds_waiting", waiting)]
    return Answer(Section("elimination", "Out of the game early", [sentence]), numbers)


def skill(rungs: Sequence[Rung]) -> Answer | None:
    """Return the section on skill and luck; None if there are no bots of a ladder to compare."""
    if not rungs:
        return None
    rows: list[tuple[Cell, ...]] = []
    numbers, parts = [], []
    for rung in rungs:
        share = Mean(rung.share.mean, rung.share.low, rung.share.high, rung.deals)
        lead = Mean(rung.lead.mean, rung.lead.low, rung.lead.high, rung.deals)
        parts.append(share)
        rows.append(
            (
                f"{rung.bot} among {rung.among}",
                rung.deals,
                percent(rung.fair),
                share_text(share),
                mean_text(lead),
                percent(rung.skill),
            )
        )
        numbers += [number(f"ladder_{rung.bot}_among_{rung.among}", share)]
    columns = (
        "Bot alone among others",
        "Deals",
        "By chance",
        "Share of the win (95 %)",
        "Points ahead (95 %)",
        "Skill's part",
    )
    top = rungs[-1]
    climbed = sum(rung.shown for rung in rungs)
    answer = (
        f"{climbed} of {len(rungs)} steps up a ladder of bots win more than their share. {top.bot.capitalize()} alone"
        f" among {top.among} wins {share_text(parts[-1])}, where {percent(top.fair)} is fair; who plays explains"
        f" {percent(top.skill)} of the variance of such a game's result, and cards, seats and chance the rest."
        " People can play better than the best bot and worse than the worst, so the game may hold more skill than this."
    )
    sentences = ["All bots play the same deals, at each seat once; a deal is one observation."]
    labels = [str(row[0]) for row in rows]
    plot = Plot("A bot alone among the next weaker", labels, *ends_of(parts), "share of the win", top.fair)
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
    rows = [(turn, each.n, share_text(each)) for turn, each in turns]
    grid = Grid(("Decision of a seat in a round", "Games", "Right (95 %)"), [*rows])
    labels = [str(turn) for turn, _ in turns]
    title = "What a guess at the others' cards is right about"
    plot = Plot(title, labels, *ends_of([each for _, each in turns]), "share of their cards", 1.0, joined=True)
    sentences = [
        "A deal is drawn by chance among all that agree with what a seat has seen. Of the actions that the others have"
        f" of their own, such as playing a card of their hand, it gives {share_text(known)} to the right seat, on"
        " average over decisions with a choice. 100 % would be a game without secrets.",
        f"The first {len(batch.guesses):,} games. What others' play suggests is not weighed, so people may know more,"
        " and those who forget know less.",
    ]
    numbers = [number("known", known), *(number(f"known_{turn}", each) for turn, each in turns)]
    return Answer(Section("hidden", "Hidden information", sentences, [grid], [plot]), numbers)
