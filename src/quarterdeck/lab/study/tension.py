"""Sections on the tension of games and the weight of decisions, from games that were followed (`depth`)."""

import numpy as np

from quarterdeck.lab.contests.intervals import wilson
from quarterdeck.lab.simulation.plan import Plan
from quarterdeck.lab.study.depth import DECIDED, LEAD, ROW, TENTHS, WORLDS, Numbers, unit_of
from quarterdeck.lab.study.report import Plot
from quarterdeck.lab.study.sections import (
    GAMES,
    WINS,
    Answer,
    ends_of,
    mean_text,
    number,
    plotted,
    share_text,
    wins_text,
)
from quarterdeck.lab.study.statistics import Mean, mean_of, share_of

ERRORS = 3
"""A difference between two actions matters if it is this number of standard errors above the game's threshold."""
MOST_CHANGES = 6
"""All games with more changes of the lead than this share one bar of the figure."""
PART = "Decisions made"


def tension(plan: Plan, found: Numbers) -> list[Answer]:
    """Return the five sections on followed games, each a row (`depth.ROW`)."""
    column = dict(zip(ROW, found.T[: len(ROW)], strict=True))
    return [
        _decided(column["decided"], column["open"], column["error"]),
        _lead(column["changes"]),
        _drama(column["drama"], found[:, len(ROW) : len(ROW) + TENTHS + 1]),
        _half(found[:, len(ROW) + TENTHS + 1 :]),
        _weight(plan, column["at"], column["lead"], column["lead_error"]),
    ]


def _tenths(first: int) -> list[str]:
    return [f"{100 * at // TENTHS} %" for at in range(first, TENTHS + 1)]


def _decided(decided: Numbers, is_open: Numbers, errors: Numbers) -> Answer:
    mean, late = mean_of(decided), share_of(is_open)
    sentences = [
        f"On average after {share_text(mean)} of a game's decisions. From there on the winner's chance stays at"
        f" {100 * DECIDED:.0f} in 100 or more. In {share_text(late)} of {len(decided):,} games no one has such a"
        " chance before the last decision with a choice.",
        "A chance is the expected share of the win in the true state, all cards open, if all seats go on as typical"
        f" players. Its standard error is {100 * errors.mean():.1f} in 100 on average.",
    ]
    parts = [share_of(decided <= at / TENTHS) for at in range(1, TENTHS + 1)]
    plot = Plot("Decided games", _tenths(1), *ends_of(parts, 100), GAMES, joined=True)
    numbers = [number("decided_at", mean), number("open_at_last", late)]
    return plotted("decided", "Decided", sentences, numbers, PART, plot, "When is it decided?")


def _lead(changes: Numbers) -> Answer:
    mean, none = mean_of(changes), share_of(changes == 0)
    sentence = (
        f"It changes {mean_text(mean)} times in a game, and never in {share_text(none)} of the games. A side takes the"
        f" lead if its chance is {100 * LEAD:.0f} in 100 or more above the leader's."
    )
    labels = [*map(str, range(MOST_CHANGES)), f"{MOST_CHANGES} or more"]
    parts = [share_of(np.minimum(changes, MOST_CHANGES) == at) for at in range(MOST_CHANGES + 1)]
    plot = Plot("Games by changes of the lead", labels, *ends_of(parts, 100), GAMES)
    numbers = [number("chance_leads", mean)]
    return plotted(
        "leads", "Changes of the lead", [sentence], numbers, "Changes", plot, "How often does the lead change?"
    )


def _drama(drama: Numbers, chances: Numbers) -> Answer:
    mean = mean_of(drama)
    sentence = (
        f"At an average moment the winner's chance is {wins_text(mean)} in 100 below the leader's. This measure is"
        " called drama. It is 0 if the winner always leads."
    )
    parts = [mean_of(chances[:, at]) for at in range(TENTHS + 1)]
    plot = Plot("The winner's chance", _tenths(0), *ends_of(parts, 100), WINS, joined=True)
    numbers = [number("drama", mean)]
    return plotted("drama", "Drama", [sentence], numbers, PART, plot, "Does the winner come from behind?")


def _half(halves: Numbers) -> Answer:
    sides, games = halves.shape[1], len(halves)
    parts = [Mean(mean, *wilson(mean, games), games) for mean in halves.mean(axis=0).tolist()]
    last = Mean(sides * parts[-1].mean, sides * parts[-1].low, sides * parts[-1].high, games)
    sentence = (
        f"The side with the least chance after half of the decisions wins {wins_text(parts[-1])} of 100 games, where"
        f" {100 / sides:.1f} are fair: {mean_text(last, 2)} times the fair part."
    )
    labels = ["first", *(f"place {place}" for place in range(2, sides)), "last"]
    plot = Plot("Wins by place at half time", labels, *ends_of(parts, 100), WINS, 100 / sides)
    question, numbers = "Does the last at half time still matter?", [number("half_last", last)]
    return plotted("half", "Half time", [sentence], numbers, "Place", plot, question)


def _weight(plan: Plan, at: Numbers, lead: Numbers, error: Numbers) -> Answer:
    unit = unit_of(plan.rules)
    words, scale = (WINS, 100) if unit.share else (unit.words[0], 1)
    matters = lead - ERRORS * error > unit.threshold
    mean = share_of(matters)
    sentences = [
        f"{share_text(mean)} of {len(lead):,} drawn decisions with a choice. There the best action is better than"
        f" the second by more than {scale * unit.threshold:g} {words}, beyond {ERRORS} standard errors.",
        f"The actions are tried in {WORLDS} deals that agree with what the seat knows. The best action is"
        f" {scale * lead.mean():.2f} {words} better than the second on average.",
    ]
    thirds = [share_of(matters[np.minimum(3 * at, 2).astype(int) == third]) for third in range(3)]
    plot = Plot("Decisions that matter", ["first", "second", "last"], *ends_of(thirds, 100), "% of the decisions")
    question, numbers = "Which decisions matter?", [number("matter", mean)]
    return plotted("weight", "Decisions that matter", sentences, numbers, "Third of the game", plot, question)
