"""Test positions: the value of each action by deep search, and how often bots choose a good action."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np
import numpy.typing as npt

from quarterdeck import bots
from quarterdeck.bots.deciding import CHAIN, RolloutDecision, solve
from quarterdeck.engine.search.opponents import DECISION
from quarterdeck.engine.search.tree import SEATS
from quarterdeck.table import Table
from quarterdeck.table.questions import Judgement, Question

SORTS = ((1, 1, 0), (1, 1, 2))
"""Two models of the other players, each as the shares of the components (`quarterdeck.engine.search.opponents`)."""
FIRM = 1000
"""Assumed number of earlier decisions of the others, so large that further decisions hardly change the model."""
WORLDS = 20_000
"""Default number of worlds in which each action is tried; the standard error of a share is then about .003."""
GOOD = 0.01
"""A good action costs at most this share of the win, compared with the best one."""
BAD = 0.05
"""A bad action costs at least this share of the win, with a certainty of 99 %."""
Z99 = 2.326347874
"""99 % of a normal distribution lie below this number of standard deviations."""
DIGITS = 4


class UnclearError(Exception):
    """A position without clearly good actions; its text is the reason."""


def judge(question: Question, worlds: int = WORLDS, seed: int = 1, where: str = "") -> Judgement:
    """Judge each legal action: exactly in endings, where only the best are good, otherwise by trying it in worlds.

    The other players follow the first of the `SORTS` in half of the worlds, and the second in the other half. A bad
    action is bad in both halves. Raises RecordError, as `Question.table` does. Raises UnclearError if all actions are
    about equally good, if the best one depends on how the others play, or if both seats of a game for two choose at the
    same time, because neither of them should then be predictable.
    """
    table, seat = question.table(where), question.seat
    view, past, choices = table.view(seat), table.past(seat), table.legal(seat)
    ending = solve(table.game, view, seat, past, choices, random.Random(seed))
    if ending is not None:
        most = max(ending.values.values())
        bad = [action for action, value in ending.values.items() if value <= most - BAD]
        return _clear(Judgement("exact", _rounded(ending.values), ending.best, bad))
    if table.seats == len(table.steps()[-1].pending) == 2:
        raise UnclearError("two choose at the same time")
    chains = max(2, worlds // CHAIN // 2)
    samples = np.array([_samples(table, seat, choices, chains, seed, sort) for sort in SORTS])
    means = samples.mean((0, 1))
    behind = samples[:, :, [int(means.argmax())]] - samples
    lost, error = behind.mean(1), behind.std(1, ddof=1) / sqrt(chains)
    if lost.min() <= -BAD:
        raise UnclearError("it depends on how the others play")
    good, bad = lost.mean(0) <= GOOD, (lost - Z99 * error >= BAD).all(0)
    return _clear(
        Judgement(
            f"{2 * chains * CHAIN} worlds",
            _rounded(dict(zip(choices, means, strict=True))),
            [action for action, so in zip(choices, good, strict=True) if so],
            [action for action, so in zip(choices, bad, strict=True) if so],
        )
    )


def _clear(judgement: Judgement) -> Judgement:
    """Return `judgement` unchanged. Raises UnclearError if all actions are good."""
    if len(judgement.good) == len(judgement.values):
        raise UnclearError("all actions are about as good")
    return judgement


def _rounded(values: Mapping[int, float]) -> dict[int, float]:
    return {action: round(float(value), DIGITS) for action, value in values.items()}


def _samples(
    table: Table, seat: int, choices: list[int], chains: int, seed: int, sort: tuple[int, ...]
) -> npt.NDArray[np.float64]:
    """Return the mean share of each action in each chain of worlds, shape (chains, actions)."""
    view, past = table.view(seat), table.past(seat)
    prior = np.tile(np.array(sort, np.int64) * (FIRM * DECISION // sum(sort)), SEATS)
    thought = RolloutDecision(table.game, view, seat, past, random.Random(seed), chains * CHAIN, prior=prior)
    return thought.compare(choices, chains)


@dataclass(frozen=True)
class Played:
    """A bot's results in judged positions: its shares of good and of bad choices, and the average cost of a choice.

    The cost is a share of the win.
    """

    bot: str
    good: float
    bad: float
    cost: float
    costs: list[float]
    """The average cost in each position, in the order of the positions."""


def play(questions: Sequence[Question], bot: str, seeds: int = 4) -> Played:
    """Have a bot choose in every position, once with each of the seeds 1 to `seeds`.

    All positions must be judged. Raises RecordError, BotError.
    """
    good = bad = 0
    costs: list[float] = []
    for question in questions:
        judgement = question.judgement
        assert judgement is not None
        table, seat = question.table(), question.seat
        view, past = table.view(seat), table.past(seat)
        chosen = [bots.untimed(bot, table.game, seed).choose(view, seat, past) for seed in range(1, seeds + 1)]
        good += sum(action in judgement.good for action in chosen)
        bad += sum(action in judgement.bad for action in chosen)
        costs.append(sum(map(judgement.cost, chosen)) / seeds)
    tries = len(questions) * seeds
    return Played(bot, good / tries, bad / tries, sum(costs) / len(costs), costs)
