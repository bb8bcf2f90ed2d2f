"""One decision of a bot, in compiled code (`engine.search.levels`): solved, or by trying actions in sampled worlds."""

import random
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.bots.base import BotError, View, imagining
from quarterdeck.engine import empty_states, engine
from quarterdeck.engine.compile.entries import LEVEL, PLACE, STATE
from quarterdeck.engine.search.analysis import MORE_PLIES
from quarterdeck.engine.search.endgame import DRAWS, LEVELS, has_endings
from quarterdeck.engine.search.levels import CHAIN, EQUAL, ONE, PLAN, PLIES, ROWS, UNDECIDED, WORLDS
from quarterdeck.engine.search.terminal_stats import ends_of
from quarterdeck.engine.search.tree import LEGAL, SEATS
from quarterdeck.engine.search.workspace import COMPONENTS, model_of, search_of
from quarterdeck.engine.search.world_sampling import BEGINNING, FIRST, VIEW
from quarterdeck.games.base import Game
from quarterdeck.table.past import Past, Stretch

__all__ = ["CHAIN", "Ending", "RolloutDecision", "counts_after", "solve"]


class RolloutDecision:
    """A decision of a seat: the worlds in which its actions are compared, and the results so far."""

    def __init__(
        self,
        game: Game,
        view: View,
        seat: int,
        past: Past | None,
        chance: random.Random | None,
        worlds: int = 0,
        simulations: int = 0,
        endings: bool = True,
        slips: float = 0.0,
        prior: npt.NDArray[np.int64] | None = None,
    ) -> None:
        """Prepare the decision of `seat`.

        Args:
            game: The game of the view.
            view: What the seat sees, shape (1,).
            seat: The seat that decides.
            past: What the seat remembers, or None.
            chance: The source of random numbers; None if `ask` will give a seed.
            worlds: The largest number of worlds to sample; with 0 rules of thumb decide.
            simulations: The total number of rollouts.
            endings: Whether to solve endings.
            slips: The share of decisions that are slips (see `HeuristicBot`).
            prior: The counts of all seats (`quarterdeck.engine.search.opponents`); None: those after `past.earlier`.

        Raises:
            BotError: The game is too large.
        """
        if game.max_seats > SEATS or game.max_legal > LEGAL:
            raise BotError(f"{game.id} has more than {SEATS} seats or {LEGAL} legal actions at once")
        self._rules = engine(game)
        self._seat = seat
        solves = endings and has_endings(game)
        rows = max(ROWS if solves else 0, FIRST + max(worlds, 1))
        space = self._rules.workspace()
        self._states = space.rows(STATE, rows)
        owners, actions = imagining(self._states, view, past)
        past_plays = space.copy(owners), space.copy(actions), len(owners)
        *key, drawn = [chance.getrandbits(32) for _ in range(9)] if chance else [0] * 9
        self.search, self.model = space.copy(search_of(game, key, drawn | 1, [])), model_of(game)
        if prior is None and past is not None:
            prior = counts_after(game, seat, past.earlier)
        if prior is not None:
            self.search["prior"] = prior
        self.plan = space.copy(plan_of(worlds, simulations, solves, slips))
        self._board = space.rows(PLACE, ROWS if solves else 1), space.rows(LEVEL, LEVELS)
        chains = max(1, -(-worlds // CHAIN))
        self._sums, self._tries = space.numbers("f8", chains * LEGAL), space.numbers("f8", chains * LEGAL)
        self._given = self._states, seat, *past_plays, self.search, self.model

    def settled(self) -> int | None:
        """Return the action if it can be chosen at once; None if actions must be compared (`continue_search`)."""
        found = self._rules.decide_directly(*self._given, self.plan, *self._board)
        return None if found == UNDECIDED else found

    def continue_search(self, plays: int) -> int | None:
        """Continue for about `plays` rollouts. Return the action if only one is left, otherwise None."""
        found = self._rules.continue_search(*self._given, self.plan, self._sums, self._tries, plays)
        return None if found == UNDECIDED else found

    def ask(self, actions: list[int], seed: int) -> int:
        """Begin to compare these actions, or solve the decision if it is an ending.

        Returns the number of worlds of a solved ending; 0 if there is none, so that `play` must be called.
        """
        self.consider(actions)
        return self._rules.ask(*self._given, self.plan, *self._board, seed & (1 << 63) - 1)

    def solve(self, actions: list[int], drawn: int, looks: int) -> int:
        """Solve an ending for these actions, with random state `drawn`. Return the number of worlds; 0 if unsolved."""
        self.consider(actions)
        self.search["drawn"] = drawn
        limits = WORLDS, ROWS, MORE_PLIES if looks else PLIES
        return self._rules.exact(*self._given, *self._board, *limits, looks, DRAWS if looks else 1)

    def weigh_up(self, solved: int, thought: npt.NDArray[Any]) -> None:
        """Write the result so far into a row of `engine.search.analysis.THOUGHT`; `solved` is what `ask` returned."""
        self._rules.weigh_up(self.search, solved, self._sums, self._tries, thought)

    def find_near_outcomes(self, thought: npt.NDArray[Any]) -> None:
        """Add the near outcomes of each action, and how actions differ, to a row that `weigh_up` has filled."""
        self._rules.near_outcomes(self._states, self._seat, self.search, self.model, self.plan, self._board[0], thought)

    def consider(self, actions: list[int]) -> None:
        """Compare these actions and no others."""
        count = len(actions)
        self.search["count"] = count
        self.search["legal"][0, :count] = actions

    def play(self, count: int) -> None:
        """Try each compared action in `count` more worlds. After the last world, the first is used again."""
        self._rules.play_worlds(*self._given, self.plan, self._sums, self._tries, count)

    def try_orders(self, tried: npt.NDArray[Any], count: int) -> None:
        """Try all orders of a hand in `count` more worlds; `tried` is a row of `engine.play.orders.ORDERS`."""
        self._rules.try_orders(*self._given, tried, count)

    def choose_order(self, tried: npt.NDArray[Any]) -> None:
        """Write the best order, its rival and what distinguishes them into a row that `try_orders` has filled."""
        self._rules.choose_order(self._states, self._seat, tried)

    @property
    def worlds(self) -> View:
        """The working states (`quarterdeck.engine.search.world_sampling`); the worlds begin at row FIRST."""
        return self._states

    @property
    def tried(self) -> int:
        """The number of worlds in which each compared action was tried."""
        return int(self.search["tried"][0])

    @property
    def best(self) -> int:
        """The best compared action so far."""
        count = int(self.search["count"][0])
        return int(self.search["legal"][0, np.argmax(self.search["total"][0, :count])])

    def compare(self, actions: list[int], chains: int) -> npt.NDArray[np.float64]:
        """Return the mean share of the win of each of these actions in each chain of worlds, (chains, actions)."""
        self.consider(actions)
        self.play(chains * CHAIN)
        return self._sums.reshape(-1, LEGAL)[:, : len(actions)] / CHAIN


def plan_of(worlds: int, simulations: int, solves: bool, slips: float) -> npt.NDArray[np.void]:
    """Return the plan of a decision, PLAN of shape (1,). `solves`: whether to solve endings."""
    plan = np.zeros(1, PLAN)
    plan["worlds"] = worlds
    plan["simulations"] = simulations
    plan["slips"] = round(slips * ONE)
    plan["endings"] = solves
    return plan


@dataclass(frozen=True)
class Ending:
    """A solved ending: the seat's average worth after each action, over `worlds` worlds."""

    values: dict[int, float]
    worlds: int
    ends: npt.NDArray[np.float64] = field(repr=False, compare=False)
    """One row per action: averages of all statistics of the end (`quarterdeck.engine.search.terminal_stats`)."""

    @property
    def best(self) -> list[int]:
        """The actions with the greatest value, ascending."""
        most = max(self.values.values())
        return [action for action, value in self.values.items() if value > most - EQUAL]


def solve(
    game: Game,
    view: View,
    seat: int,
    past: Past | None,
    choices: list[int],
    chance: random.Random,
    looks: int = 0,
) -> Ending | None:
    """Solve the seat's decision among `choices`. Return None if the position is no ending.

    `chance`: the source of the others' random choices. `looks`: the number of repetitions of worlds with other random
    choices, in proportion to the worlds' weights; 0 for the number that bots use.
    """
    if game.max_seats > SEATS or game.max_legal > LEGAL or not has_endings(game):
        return None
    decision = RolloutDecision(game, view, seat, past, None)
    worlds = decision.solve(choices, chance.getrandbits(32) | 1, looks)
    if not worlds:
        return None
    brought = decision.search["total"][0, : len(choices)].tolist()
    return Ending(dict(zip(choices, brought, strict=True)), worlds, ends_of(decision.search, len(choices)).copy())


@lru_cache(1024)
def counts_after(game: Game, seat: int, stretches: tuple[Stretch, ...]) -> npt.NDArray[np.int64]:
    """Return the counts of all seats after these stretches of play, as `seat` knows them, shape (seats * components,).

    The counts of a seat of which nothing is known are 0. The result follows from the arguments alone and is cached, so
    that each stretch is evaluated once. Do not change the array.
    """
    if not stretches:
        return np.zeros(SEATS * COMPONENTS, np.int64)
    last = stretches[-1]
    search = search_of(game, [0] * 8, 1, [])
    search["prior"] = counts_after(game, seat, stretches[:-1])
    states = empty_states(game, FIRST + 1)
    states[VIEW], states[BEGINNING] = (np.frombuffer(row, game.dtype)[0] for row in (last.end, last.beginning))
    owners, actions = np.frombuffer(last.seats, np.int8), np.frombuffer(last.actions, np.int16)
    engine(game).learn_stretch(states, seat, owners, actions, len(owners), search, model_of(game), len(stretches))
    found: npt.NDArray[np.int64] = search["prior"][0].copy()
    return found
