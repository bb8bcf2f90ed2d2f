"""Cost of never taking an action: games with one restricted seat, compared with the unrestricted games (Jaffe 2012).

Each deal is played once for every seat, with that seat restricted. A deal is one observation. If the seat never took
the action while it had another choice, the difference is 0, and the restricted game is not played.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import groupby
from math import sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.bots.self_play import WHOLE, whole
from quarterdeck.engine import engine
from quarterdeck.engine.compile.entries import STATE
from quarterdeck.engine.play.restricted_games import UNFINISHED
from quarterdeck.engine.search.policy import HEURISTIC
from quarterdeck.engine.search.workspace import model_of, search_of
from quarterdeck.games.base import Game
from quarterdeck.lab.simulation.kept_work import KeptWork
from quarterdeck.lab.simulation.plan import Plan
from quarterdeck.lab.study.effects import Effect, effects_part
from quarterdeck.lab.study.sections import MIN_GAMES, Answer

Array = npt.NDArray[Any]

MANY = 200
"""In a game with more actions than this, only kinds of actions are restricted, and no single actions."""
CHUNK = 10
"""Deals per task."""
WORDS = (
    *("restricted", "Cost of never taking an action", "wins lost in 100 games", "never"),
    *("Never", "Games that differ", "Wins lost in 100 games (95 %)"),
)
SUMS = ("differences", "squares", "games", "deals")
"""Sums over deals for each restriction: the restricted seats' share of the win less their share in the usual game, in
parts of WHOLE; the square of this difference; the games, and the deals, that the restriction changed."""


@dataclass(frozen=True)
class Restriction:
    """Actions that a seat never takes while it may take others."""

    name: str
    actions: tuple[int, ...]


@cache
def restrictions(game: Game) -> list[Restriction]:
    """Return every action, unless there are too many, and every kind: actions whose names have the same first word."""
    kinds = [
        (word, tuple(map(game.action_number, names)))
        for word, names in groupby(sorted(game.action_names, key=_kind), _kind)
    ]
    several = [Restriction(f"any {word}", actions) for word, actions in kinds if 1 < len(actions) < game.actions]
    if game.actions > MANY:
        return several
    return [Restriction(name, (action,)) for action, name in enumerate(game.action_names)] + several


def _kind(name: str) -> str:
    return name.partition(" ")[0]


def restrict(plan: Plan, deals: int, work: KeptWork, progress: Callable[[int], None]) -> list[Effect]:
    """Play the plan's first `deals` games, and each again with every restriction; return the effects of restrictions.

    The plan's bots do not matter: see `restricted_games`. `progress` gets the number of deals just finished. Raises
    CompileError, WorkLostError, ClusterError, JournalError.
    """
    tasks = [(first, min(CHUNK, deals - first)) for first in range(0, deals, CHUNK)]
    sums = np.zeros((len(SUMS), len(restrictions(plan.rules))), np.int64)
    played = work.in_order("restricted", np.ndarray, partial(play_restricted, plan), tasks, plan.rules)
    for (_, count), found in zip(tasks, played, strict=True):
        sums += found
        progress(count)
    return effects(plan, deals, sums)


def effects(plan: Plan, deals: int, sums: Array) -> list[Effect]:
    """Return the cost of each restriction that changed some games, as a share of the win per game.

    Even if all deals differ by the same amount, another deal might not. So no standard error is smaller than that of
    one win in one of the deals.
    """
    unit = WHOLE * len(plan.bots)
    found = []
    for each, (differences, squares, games, changed) in zip(restrictions(plan.rules), sums.T.tolist(), strict=True):
        if changed >= MIN_GAMES:
            mean = differences / deals
            variance = max((squares / deals - mean * mean) / (deals - 1), (WHOLE / deals) ** 2)
            found.append(Effect(each.name, games, -mean / unit, sqrt(variance) / unit))
    return found


def restricted_play(plan: Plan, found: Sequence[Effect], deals: int) -> Answer | None:
    """Return the section on the cost of never taking an action; None if no restriction changed enough games."""
    if not found:
        return None
    if has_second_choice(plan.rules):
        how = "All seats play by the learned policy. The restricted seat takes the action that the policy ranks next."
    else:
        how = (
            "All seats play by rules of thumb. The restricted seat takes another action at random, so these costs are"
            " too high."
        )
    sentences = [
        "One seat never takes the action as long as another one is legal. The cost is its wins in 100 games without"
        f" this restriction, less those with it. Each of {deals:,} deals is played with each seat restricted once.",
        how,
        "People who may not take an action would also change their plans.",
    ]
    return effects_part(plan, found, deals, sentences, WORDS, 100)


def has_second_choice(game: Game) -> bool:
    """Return whether a policy ranks a restricted seat's other actions; if not, the seat takes a random one."""
    return bool(search_of(game, [0] * 8, 1, [])["learned"][0] != HEURISTIC)


def play_restricted(plan: Plan, chunk: tuple[int, int]) -> Array:
    """Play the deals of a task (the first one and how many); return their sums, int64 (SUMS, restrictions)."""
    first, count = chunk
    player = Restricted(plan)
    sums = np.zeros((len(SUMS), len(restrictions(plan.rules))), np.int64)
    for dealt in plan.deal(first, count):
        differences, games = player.play(dealt["key"], int(dealt["chance"][0]))
        sums += np.array([differences, differences * differences, games, games > 0])
    return sums


class Restricted:
    """Plays games of a plan, with and without a restricted seat."""

    def __init__(self, plan: Plan) -> None:
        game = self._game = plan.rules
        self._seats, self._rules = len(plan.bots), engine(game)
        space = self._space = self._rules.workspace()
        self._options, self._states = space.copy(game.encode_options(plan.options)), space.rows(STATE, 2)
        self._model = space.copy(search_of(game, [0] * 8, 1, [])), model_of(game)
        self._log, self._chosen = space.numbers("i8", 1024), space.numbers("i8", game.max_seats * game.actions)
        self._legal, self._values = space.numbers("i2", game.max_legal), space.numbers("f8", game.max_seats)
        self._masks = [space.numbers("i8", game.actions) for _ in restrictions(game)]
        for mask, each in zip(self._masks, restrictions(game), strict=True):
            mask[list(each.actions)] = 1

    def play(self, key: Array, seed: int) -> tuple[Array, Array]:
        """Play a deal; return for each restriction the sum of differences over seats, and how many games changed."""
        usual, met = self.play_free(key, seed)
        differences, games = np.zeros((2, len(self._masks)), np.int64)
        for seat, place in np.argwhere(met).tolist():
            share = self.play_barred(key, seed, seat, place)
            if share is not None:
                differences[place] += share - usual[seat]
                games[place] += 1
        return differences, games

    def play_free(self, key: Array, seed: int) -> tuple[list[int], Array]:
        """Play a deal without a restriction.

        Returns each seat's share of the win in parts of WHOLE, and whether it took an action of each restriction while
        it had another choice, bool (seats, restrictions).
        """
        given = self._states, self._options, key, *self._model, seed
        into = self._chosen, self._game.actions, self._legal, self._values
        self._chosen[:] = 0
        while self._rules.play_free(*given, self._log, len(self._log), *into) == UNFINISHED:
            self._log = self._space.numbers("i8", 2 * len(self._log))
        chosen = self._chosen.reshape(-1, self._game.actions)[: self._seats]
        return [whole(value) for value in self._values[: self._seats].tolist()], chosen @ np.array(self._masks).T > 0

    def play_barred(self, key: Array, seed: int, seat: int, place: int) -> int | None:
        """Play the deal of the last `play_free` again, with restriction number `place` for a seat.

        Returns the seat's share of the win in parts of WHOLE, or None if the game does not differ.
        """
        given = self._states, self._options, key, *self._model, seed, self._log
        differs = self._rules.play_barred(*given, seat, self._masks[place], self._legal, self._values)
        return whole(float(self._values[seat])) if differs else None
