"""Play and measurement of a study's games, in any process."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import nan
from statistics import fmean
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.bots.self_play import WHOLE, whole
from quarterdeck.engine import empty_states, engine, key_words, members, share_of
from quarterdeck.engine.compile.entries import STATE
from quarterdeck.engine.play.guessing import TURNS
from quarterdeck.engine.play.retracing import SEAT_BITS
from quarterdeck.engine.play.surveying import COUNTS, KINDS, ROUNDS, SIDES
from quarterdeck.games.base import Game, as_state
from quarterdeck.kernel.event_buffer import LENGTH
from quarterdeck.lab.simulation.plan import Plan
from quarterdeck.lab.simulation.play import play
from quarterdeck.lab.study.minutes import event_names, milliseconds
from quarterdeck.lab.study.terms import terms_of
from quarterdeck.table.history import History

Array = npt.NDArray[Any]


FIRST = ("decisions", "free", "branches")
COLUMNS = (*FIRST, "rounds", "milliseconds", "margin", "lead_changes", "decided", "winners")
"""Measures of each game, as whole numbers: decisions; decisions with more than one legal action; legal actions summed
over decisions; rounds; the milliseconds that people would need (`minutes`); the points between the best two sides;
rounds at whose end no leader of the previous round leads; the decisions made up to the end of the first round after
which only winners lead; sides that share the win."""
CARD_SUMS = ("held", "gained", "held_squared", "gained_squared", "held_gained")
"""Sums over games for each action: the number of times that a seat held it in a round; the points gained in these
rounds (see `survey`); the squares and the product of both numbers of a game."""
GUESSED = 200
"""Number of a plan's first games in which deals are guessed."""


@dataclass(frozen=True)
class Batch:
    columns: Array
    """The measures of each game, in the order of COLUMNS: int64 (games, measures)."""
    shares: Array
    """Shares of the win, by side, in parts of WHOLE: int64 (games, sides)."""
    scores: Array
    """Final scores, by side: int64 (games, sides)."""
    endings: Array
    """Why each game ended (`Surveyor.ending`): str (games,)."""
    left: Array
    """The mean of `Terms.count` at the end, for the winners and for the others: float64 (games, 2); NaN without it."""
    last_choices: Array
    """For the first GUESSED games of a plan, whether `last_choice_matters`: bool (games,)."""
    guesses: Array
    """For the first GUESSED games of a plan, the number of cards guessed right, and that of all guessed cards
    (`Surveyor.guess`): int64 (games, 2, TURNS)."""
    cards: Array
    """The sums of CARD_SUMS, in their order, for each action: int64 (sums, actions)."""

    @classmethod
    def joined(cls, batches: Sequence[Batch]) -> Batch:
        """Return the games of all batches (at least one) in order."""
        parts = ("columns", "shares", "scores", "endings", "left", "last_choices", "guesses")
        tables = {part: np.concatenate([getattr(batch, part) for batch in batches]) for part in parts}
        return cls(**tables, cards=np.sum([batch.cards for batch in batches], axis=0))

    def column(self, name: str) -> Array:
        found: Array = self.columns[:, COLUMNS.index(name)]
        return found


def chunks(plan: Plan, start: int = 0) -> list[tuple[int, int]]:
    """Return the plan's games from number `start` on as tasks, each the number of its first game and how many games."""
    size = 2 if plan.players is None else CHUNK
    return [(first, min(size, plan.games - first)) for first in range(start, plan.games, size)]


CHUNK = 100


def play_and_measure(plan: Plan, chunk: tuple[int, int]) -> Batch:
    """Play the games of a task, the same as `quarterdeck simulate` with this seed plays, and measure them."""
    first, count = chunk
    game, seats = plan.rules, len(plan.bots)
    played, surveyor = play(plan, first, count), Surveyor(game)
    numbers, sides = game.encode_options(plan.options), [game.side(plan.options, seat) for seat in range(seats)]
    each: list[tuple[list[int], ...]] = []
    endings, left, last_choices = [], [], []
    guesses = np.zeros((max(0, min(count, GUESSED - first)), 2, TURNS), np.int64)
    cards = np.zeros((len(CARD_SUMS), game.actions), np.int64)
    for at, (key, decisions) in enumerate(played.games()):
        log = np.array([len(decisions), *decisions], np.int64)
        won = [0] * len(set(sides))
        for side, share in zip(sides, played.found.returns[at].tolist(), strict=True):
            won[side] += whole(share)
        surveyor.measure(numbers, key, log)
        endings.append(surveyor.ending)
        left.append(surveyor.left([share > 0 for share in won]))
        if first + at < GUESSED:
            last_choices.append(last_choice_matters(replayed(plan, key, decisions)))
            guesses[at] = surveyor.guess(numbers, key, log)
        each.append(_measures(surveyor, won, played.found.scores[at].tolist(), seats))
        held = surveyor.held.reshape(-1, game.actions).sum(0)
        gains = surveyor.gains
        cards += np.array([held, gains, held * held, gains * gains, held * gains])
    columns, shares, scores = (np.array(table, np.int64) for table in zip(*each, strict=True))
    ends = np.array(endings), np.array(left), np.array(last_choices, bool)
    return Batch(columns, shares, scores, *ends, guesses, cards)


def _measures(found: Surveyor, shares: list[int], scores: list[int], seats: int) -> tuple[list[int], ...]:
    sign = -1 if found.game.fewest_points_win else 1
    counts, course = found.counts.tolist(), sign * found.course
    # A side without a seat, such as the stack in Sea Change for one player, wins the rest.
    won = shares + [WHOLE - sum(shares)] * (len(scores) - len(shares))
    changes, decided = leading(course, np.array(won))
    ranked = sorted((sign * score for score in scores), reverse=True)
    margin = ranked[0] - ranked[1] if len(ranked) > 1 else 0
    ended = int(found.rounds[decided * (found.game.max_seats + 1)]) if len(course) else counts[0]
    row = [*counts[: len(FIRST)], counts[ROUNDS], milliseconds(found.game, seats, counts, found.kinds.tolist())]
    row += [margin, changes, ended, sum(share > 0 for share in shares)]
    return row, shares, scores


def leading(course: Array, shares: Array) -> tuple[int, int]:
    """Return how often the lead changed, and the index of the first round after which only winners lead.

    `course`: the score of each side after each round, int64 (rounds, sides), more is better; `shares`: int64 (sides,).
    """
    leads = course == course.max(axis=1, keepdims=True)
    changes = int((~(leads[1:] & leads[:-1]).any(axis=1)).sum())
    losers_lead = np.flatnonzero((leads[:-1] & (shares == 0)).any(axis=1))
    return changes, int(losers_lead[-1]) + 1 if len(losers_lead) else 0


class Surveyor:
    """Measures finished games of one kind; its arrays have the measures of the last one."""

    def __init__(self, game: Game) -> None:
        self.game, self._rules = game, engine(game)
        space = self._space = self._rules.workspace()
        seats, actions = game.max_seats, game.actions
        self._states, self._worlds = space.rows(STATE, 1), space.rows(STATE, 3)
        self._legal, self._own = space.numbers("i2", game.max_legal), space.numbers("i2", actions)
        self.counts, self.kinds = space.numbers("i8", COUNTS), space.numbers("i8", KINDS)
        self._last, self._totals = space.numbers("i8", seats), space.numbers("i8", seats)
        self.rounds = space.numbers("i8", 0)
        self._now, self.held = space.numbers("i8", seats * actions), space.numbers("i8", seats * actions)
        self.gains = space.numbers("i8", actions)
        self._draws, self._guessed = space.numbers("u4", 8), space.numbers("i2", actions)

    def measure(self, options: Array, key: bytes, log: Array) -> None:
        """Measure a game. `log`: the number of its decisions, then each decision (`retracing.SEAT_BITS`).

        `options`: the encoded options.
        """
        game = self.game
        room = len(log) * (game.max_seats + 1)
        if len(self.rounds) < room:
            self.rounds = self._space.numbers("i8", room)
        scratch = self._legal, self._own
        found = self.counts, self.kinds, self._last, self._totals, self.rounds, self._now, self.held, self.gains
        self._rules.survey(self._states, options, key_words(key), log, *scratch, *found, game.max_seats, game.actions)

    def guess(self, options: Array, key: bytes, log: Array) -> Array:
        """Return the numbers of cards guessed right and of all cards: int64 (2, TURNS). Arguments: see `measure`."""
        counts = np.zeros(2 * TURNS, np.int64)
        scratch = self._draws, self._legal, self._own, self._guessed, self._totals
        self._rules.guess(self._worlds, options, key_words(key), log, *scratch, counts, self.game.max_seats)
        return counts.reshape(TURNS, 2).T

    @property
    def ending(self) -> str:
        """Return the cause that the last event names or, if it names none, the names of the last step's events."""
        row = self._states[0]
        numbers = row["event"][: row["events"]].tolist()
        kinds, at = [numbers[0]], 0
        while (following := at + (numbers[at + 1] & LENGTH)) < len(numbers):
            at = following
            kinds.append(numbers[at])
        [last] = self.game.events.decode(numbers[at:])  # decoding all events would take as long as the game
        words = [value for key, value in last.items() if key != "event" and isinstance(value, str)]
        if words or "" in terms_of(self.game).endings:
            return ", ".join(words)
        return ", ".join(event_names(self.game)[kind] for kind in dict.fromkeys(kinds))

    def left(self, won: list[bool]) -> tuple[float, float]:
        """Return the mean of `Terms.count` at the end, for the sides that won and for the others."""
        codes, code = [count.code for count in self.game.counts], terms_of(self.game).count
        if not code or all(won) or not any(won):
            return nan, nan
        out = [0] * (len(codes) * self.game.max_seats)
        self.game.rules.counts(as_state(self._states[0]), out)
        own = out[codes.index(code) * self.game.max_seats :]
        winners, others = ([own[side] for side, each in enumerate(won) if each == way] for way in (True, False))
        return fmean(winners), fmean(others)

    @property
    def course(self) -> Array:
        """Return the score of each side at the end of each round: int64 (rounds, sides)."""
        width = self.game.max_seats + 1
        rows = self.rounds[: self.counts[ROUNDS] * width].reshape(-1, width)
        return rows[:, 1 : 1 + self.counts[SIDES]]


# Games replayed to examine their decisions


def replayed(plan: Plan, key: bytes, decisions: Array) -> History:
    """Replay a game of the plan. `decisions`: as in lean records."""
    history = History(plan.rules, len(plan.bots), "fast")
    made = [(each & 7, each >> SEAT_BITS) for each in decisions.tolist()]
    assert history.replay(plan.rules.encode_options(plan.options), key, made)
    return history


def legal_at(history: History, ply: int) -> list[int]:
    """Return the legal actions of the decision that was made at a ply."""
    out = np.zeros(history.game.max_legal, np.int16)
    count = engine(history.game).legal(history.states[ply : ply + 1], 0, history.decisions[ply][0], out)
    found: list[int] = out[:count].tolist()
    return found


def choices(history: History) -> list[int]:
    """Return the plies of the decisions with more than one legal action."""
    return [ply for ply in range(history.ply) if len(legal_at(history, ply)) > 1]


def last_choice_matters(history: History) -> bool:
    """Return whether another action at the last decision with a choice would have changed who wins."""
    if not (free := choices(history)):
        return False
    ply = free[-1]
    won = _winners(history, history.states[history.ply :])
    others = (action for action in legal_at(history, ply) if action != history.decisions[ply][1])
    return any(_winners(history, _played_on(history, ply, action)) != won for action in others)


def _played_on(history: History, ply: int, action: int) -> Array:
    """Return the end of the game with another action at a ply, and then rules of thumb."""
    rules = engine(history.game)
    state, view = history.states[ply : ply + 1].copy(), empty_states(history.game, 1)
    owing = rules.carry_out(state, 0, history.decisions[ply][0], action)
    while owing:
        seat = members(owing)[0]
        rules.write_view(state, 0, seat, view)
        owing = rules.carry_out(state, 0, seat, rules.advise(view, 0, seat, 0))
    return state


def _winners(history: History, states: Array) -> list[bool]:
    return [share > 0 for share in share_of(history.game, states, 0, history.seats)]
