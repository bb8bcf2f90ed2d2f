"""Expected result of each legal action of a seat, for hints, reviews and measurements.

    thought = analyse(game, table.view(seat), seat, table.past(seat))
    thought.best.share, thought.best.error

The search is that of the bot `rollout`: it rolls out every action in the same worlds, and solves endings. Unlike the
bot, it drops no action during the search, so that every action gets an estimate. Shares are calibrated: the worth of a
position is converted to the average share of the win after similar positions (`quarterdeck.analysis.calibration`).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

import numpy as np

from quarterdeck.analysis.calibration import RAW, kind_of, scale_of, sides_of
from quarterdeck.analysis.themes import OF_OUTCOMES, Theme, vocabulary_of
from quarterdeck.bots.base import BotError, View, legal_choices
from quarterdeck.bots.deciding import CHAIN, RolloutDecision
from quarterdeck.bots.rollout import MOST_WORLDS
from quarterdeck.engine.search.analysis import FEWEST, NEAR, THOUGHT
from quarterdeck.engine.search.saying import MOST, NEAR_OUTCOMES, SPOKEN, SURE
from quarterdeck.engine.search.terminal_stats import COUNTED
from quarterdeck.engine.search.tree import SEATS
from quarterdeck.games.base import Game
from quarterdeck.games.themes import MAX_THEMES
from quarterdeck.games.themes import SURE as ON_TABLE
from quarterdeck.games.types import MAX_OUTCOMES, Certainty, Said
from quarterdeck.table.past import Past

__all__ = ["FEWEST", "NEAR", "PLAYS", "SURE", "Considered", "Thought", "analyse", "thoughts"]

CERTAINTIES: Mapping[int, Certainty] = dict(enumerate(get_args(Certainty), ON_TABLE))
OF: tuple[Literal["this"], Literal["other"]] = ("this", "other")
"""Values of `Said.of`, by the numbers of compiled code."""

SEPARATES = 0.7
"""A theme is given as a reason only if the choice that has it is the better one, or the worse one, in at least this
share of the measured positions."""

PLAYS = 40_000
"""Default limit of the rollouts for a decision, which take a few tenths of a second."""


@dataclass(frozen=True)
class Considered:
    """An action and its expected results."""

    action: int
    share: float
    """Expected share of the win of the seat, or of its team."""
    error: float
    """Standard error of `share`."""
    behind: float
    """The best action's share less this one's."""
    behind_error: float
    """Standard error of `behind`; both actions were tried in the same worlds."""
    shares: tuple[float, ...]
    """Expected share of the win of each seat, or of its team."""
    counts: Mapping[str, tuple[float, ...]]
    """By the codes of `Game.counts`: expected counts at the end of the round, a number per seat or side."""
    soon: Mapping[str, float] = field(default_factory=dict)
    """By the codes of `Game.outcomes`: the share of worlds in which each outcome occurs soon or, if it is an amount,
    its mean. Only in the last estimate."""
    points: float | None = None
    """The seat's expected points for the round, less the points of others that count against it; None if the game does
    not define the result of a round (`analysis.themes`). Only in the last estimate."""
    themes: tuple[Said, ...] = ()
    """At most two themes that distinguish the action from its rival, or the outcome that explains why the action is
    worse. Only in the last estimate (`analysis.reasons`)."""
    rival: int | None = None
    """The action that this one is compared with: the best one or, for the best one, an action that is clearly worse.
    None if the two hardly differ, and before the last estimate."""
    best_in: int | None = None
    """Number of deals in 100 in which no other action is better; None in a solved ending, and before the last
    estimate."""
    alike: bool = False
    """True if the action hardly differs from the best one, which matters, and shares its `themes`."""


@dataclass(frozen=True)
class Thought:
    """An estimate of all considered actions of a decision."""

    actions: tuple[Considered, ...]
    """All considered actions, the best first."""
    worlds: int
    """Number of worlds in which each action was tried."""
    plays: int
    exact: bool
    """True if every possible world was examined, with every plan of the seat. The others' actions in these worlds are
    drawn at random, some hundred times."""
    enough: bool
    """True if further search would hardly matter: at 99 %, each other action is worse than the best, or worse by less
    than `NEAR`."""

    @property
    def best(self) -> Considered:
        """The action with the greatest share."""
        return self.actions[0]

    def of(self, action: int) -> Considered:
        """Return the estimate of this action. Raises KeyError if it was not considered."""
        for each in self.actions:
            if each.action == action:
                return each
        raise KeyError(action)

    def without(self, action: int) -> Considered | None:
        """Return the best of the other actions, or None if there is no other."""
        return next((each for each in self.actions if each.action != action), None)


def analyse(
    game: Game,
    view: View,
    seat: int,
    past: Past | None = None,
    seed: int = 0,
    plays: int = PLAYS,
    actions: Sequence[int] | None = None,
    scaled: bool = True,
) -> Thought:
    """Return the last estimate of `thoughts`, which has the same arguments and errors."""
    *_, last = thoughts(game, view, seat, past, seed, plays, actions, scaled)
    return last


def thoughts(
    game: Game,
    view: View,
    seat: int,
    past: Past | None = None,
    seed: int = 0,
    plays: int = PLAYS,
    actions: Sequence[int] | None = None,
    scaled: bool = True,
) -> Iterator[Thought]:
    """Yield estimates of the seat's decision, each after a few milliseconds of further work.

    The estimates end when they are clear enough, or after about `plays` rollouts. The caller may stop earlier. They
    depend only on `view` and `past` (what the seat sees and remembers) and on `seed`. `actions`: the legal actions to
    compare, all by default. `scaled`: False for shares that are not calibrated. Raises BotError if the seat owes no
    decision (a spectator never does), or if an action is not legal.
    """
    choices = _choices(game, view, seat, actions)
    if plays < 1:
        raise BotError("to think takes at least 1 of `plays`")
    chains = max(2, -(-plays // (CHAIN * len(choices))))
    worlds = min(MOST_WORLDS, chains * CHAIN)
    compared = RolloutDecision(game, view, seat, past, None, worlds)
    summary = _Summary(game, view, seat, choices, scaled)
    solved = compared.ask(choices, seed)
    if solved:
        yield summary.of(compared, solved, True)
        return
    for chain in range(1, worlds // CHAIN + 1):
        compared.play(CHAIN)
        if chain > 1:
            found = summary.of(compared, 0, chain == worlds // CHAIN)
            yield found
            if found.enough:
                return


def _choices(game: Game, view: View, seat: int, actions: Sequence[int] | None) -> list[int]:
    """Return the actions to consider, ascending. Raises BotError."""
    if not 0 <= seat < int(view[0]["seats"]):
        raise BotError(f"there is no seat {seat} to think for: a spectator owes no decision")
    legal = legal_choices(game, view, seat)
    if actions is None:
        return legal
    wrong = [action for action in actions if action not in legal]
    if wrong or not actions:
        raise BotError(f"not a legal action of seat {seat}: {wrong[0] if wrong else 'none at all'}")
    return sorted(set(actions))


class _Summary:
    """Makes estimates from the results of the search for one decision."""

    def __init__(self, game: Game, view: View, seat: int, choices: list[int], scaled: bool) -> None:
        self._game, self._choices = game, choices
        self._seats, sides = int(view[0]["seats"]), sides_of(game, view)
        self._ends = [sides if count.sides else self._seats for count in game.counts]
        self._row = np.zeros(1, THOUGHT)
        row, scale = self._row[0], scale_of(game, kind_of(game, view)) if scaled else RAW
        row["rise"], row["tilt"] = scale.rise, scale.tilt
        row["seat"], row["seats"], row["sides"] = seat, self._seats, sides
        row["own"] = row["leads"] = row["result"] = row["against"] = -1
        for place, ends in enumerate(self._ends):
            row["own"][place] = place * game.max_seats + seat % ends
        describe_themes(game, view, row)

    def of(self, compared: RolloutDecision, solved: int, last: bool) -> Thought:
        """Return the estimate so far. `solved`: what `RolloutDecision.ask` returned; `last`: whether it is the last."""
        compared.weigh_up(solved, self._row)
        found = self._row[0]
        enough = bool(found["enough"])
        if last or enough:
            compared.find_near_outcomes(self._row)
        worlds, count = int(found["worlds"]), len(self._choices)
        considered = tuple(self._considered(int(at), last or enough) for at in found["order"][:count])
        return Thought(considered, worlds, worlds * count, bool(solved), enough)

    def _considered(self, at: int, last: bool) -> Considered:
        found = self._row[0]
        share, error, behind, behind_error = (
            float(found[name][at]) for name in ("share", "error", "behind", "behind_error")
        )
        shares = tuple(found["shares"].reshape(-1, SEATS)[at, : self._seats].tolist())
        counts = self._counts(found["counts"].reshape(-1, COUNTED)[at].tolist())
        found_out: dict[str, Any] = {}
        if last:
            points = float(found["points"][at]) if found["result"] >= 0 else None
            rival, best_in = int(found["rival"][at]), int(found["best_in"][at])
            found_out = {"soon": self._soon(at), "points": points, "themes": self._themes(at, rival)}
            found_out |= {"rival": self._choices[rival] if rival >= 0 else None}
            found_out |= {"best_in": best_in if best_in >= 0 else None, "alike": bool(found["alike"][at])}
        return Considered(self._choices[at], share, error, behind, behind_error, shares, counts, **found_out)

    def _soon(self, at: int) -> dict[str, float]:
        numbers = self._row[0]["outcomes"].reshape(-1, NEAR_OUTCOMES)[at].tolist()
        return {each.code: number for each, number in zip(self._game.outcomes, numbers, strict=False)}

    def _themes(self, at: int, rival: int) -> tuple[Said, ...]:
        rows = self._row[0]["said"].reshape(-1, MOST, SPOKEN)[at].tolist()
        of = [self._choices[at], self._choices[rival]]
        names = dict(enumerate(vocabulary.themes)) if (vocabulary := vocabulary_of(self._game)) else {}
        names |= {MAX_THEMES + at: each.code for at, each in enumerate(self._game.outcomes)}
        return tuple(
            Said(names[place], CERTAINTIES[certainty], OF[beside], of[beside], tuple(numbers))
            for place, certainty, beside, *numbers in rows
            if place >= 0
        )

    def _counts(self, numbers: list[float]) -> dict[str, tuple[float, ...]]:
        found = {}
        for place, (count, ends) in enumerate(zip(self._game.counts, self._ends, strict=True)):
            first = place * self._game.max_seats
            found[count.code] = tuple(numbers[first : first + ends])
        return found


def describe_themes(game: Game, view: View, row: Any) -> None:
    """Write the themes, outcomes and results of the game's `themes.json` into the input fields of a row of THOUGHT."""
    row["near"] = NEAR
    vocabulary = vocabulary_of(game)
    if vocabulary is None:
        return
    row["near" if vocabulary.unit.share else "threshold"] = vocabulary.unit.threshold
    row["result"] = [count.code for count in game.counts].index(vocabulary.result)
    row["better"] = vocabulary.better
    if vocabulary.against:
        row["against"] = row["result"] * game.max_seats + 1 - row["seat"]
    matters = {code: not each.when or bool(view[0][each.when]) for code, each in vocabulary.outcomes.items()}
    worths = {code: each.worth * matters[code] for code, each in vocabulary.outcomes.items()}
    codes = [each.code for each in game.outcomes]
    row["worths"][: len(codes)] = [worths.get(code, 0) for code in codes]
    for code, each in vocabulary.outcomes.items():
        for nth, certainty in enumerate(OF_OUTCOMES):
            said = matters[code] and getattr(each, certainty) is not None
            row["plain"][nth * MAX_OUTCOMES + codes.index(code)] = said
    worths[vocabulary.result] = vocabulary.better
    amounts = {each.code for each in game.outcomes if each.mean}
    for at, theme in enumerate(vocabulary.themes.values()):
        row["leads"][at] = _lead_of(game, theme) if matters.get(theme.outcome, True) else -1
        row["signs"][at] = theme.sign
        row["ways"][at], row["clarity"][at] = way_of(theme, worths.get(theme.outcome, 0))
        row["likely"][at] = theme.likely and theme.outcome not in amounts
        row["unlikely"][at] = theme.out is not None


def _lead_of(game: Game, theme: Theme) -> int:
    codes = [each.code for each in game.outcomes]
    if theme.outcome in codes:
        return codes.index(theme.outcome)
    return MAX_OUTCOMES + [count.code for count in game.counts].index(theme.outcome)


def way_of(theme: Theme, worth: float) -> tuple[int, float]:
    """Return 1 if better choices have the theme, -1 if worse ones do, 0 if neither; and how clearly, from .5 to 1.

    `worth`: the points that the theme's outcome brings. Their sign decides if the theme is not measured yet.
    """
    if theme.separates is None:
        way = theme.sign * worth
        return (way > 0) - (way < 0), SEPARATES
    clarity = max(theme.separates, 1 - theme.separates)
    if clarity < SEPARATES:
        return 0, clarity
    return (1 if theme.separates > 0.5 else -1), clarity
