"""Sections of a study's report, each computed from the batch of games."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

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
"""Axes of figures: a shared win counts as a part of a win for each winner."""


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


def course(plan: Plan, batch: Batch) -> Answer | None:
    """Return the section on how the lead changes and when games are decided; None for one side."""
    if batch.shares.shape[1] < 2:
        return None
    changes = mean_of(batch.column("lead_changes"))
    decided = mean_of(batch.column("decided") / batch.column("decisions"))
    at_end = share_of(batch.column("decided") == batch.column("decisions"))
    kept = []
    for at in range(batch.leads.shape[1]):
        there = batch.leads[:, at] >= 0
        if there.sum() < MIN_GAMES:
            break
        kept.append(mean_of(batch.leads[there, at], WHOLE))
    numbers = [number("lead_changes", changes), number("decided", decided), number("decided_at_end", at_end)]
    numbers += [number(f"leader_after_{at}", part) for at, part in enumerate(kept, 1)]
    sentences = [
        f"The lead on {terms_of(plan.rules).unit} changes {mean_text(changes, 2)} times in a game. After"
        f" {share_text(decided)} of the decisions the winners take the lead for good; in {share_text(at_end)} of the"
        " games only at the end.",
        "The table shows how often the leader after a round wins, in games with a later round.",
    ]
    labels, fair = [str(at + 1) for at in range(len(kept))], 100 / batch.shares.shape[1]
    plot = Plot("Wins of the leader after a round", labels, *ends_of(kept, 100), WINS, fair, joined=True)
    return plotted("course", "Course", sentences, numbers, "Round", plot)


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
