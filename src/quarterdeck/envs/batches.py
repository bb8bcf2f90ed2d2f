"""Many games side by side, stepped in place on NumPy arrays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from quarterdeck.engine import empty_states
from quarterdeck.engine.search.model import learned_weights
from quarterdeck.engine.search.network_file import installed_network
from quarterdeck.engine.search.policy import NETWORK, THUMB
from quarterdeck.engine.search.policy import ONE as HEAT
from quarterdeck.engine.search.workspace import mind_of, model_of
from quarterdeck.envs.stepping import ALL, BY_CHANCE, DESK, LANE
from quarterdeck.envs.units import FORMS, NOTHING, ROWS, unit
from quarterdeck.games import GAMES
from quarterdeck.games.base import Game
from quarterdeck.games.observation import Layout
from quarterdeck.games.options import seat_count

Reward = Literal["share", "score", "round"]
REWARDS: tuple[Reward, ...] = ("share", "score", "round")
"""In the order of their numbers in `stepping`."""
OTHERS = ("random", "heuristic", "policy", "network")
"""The players that compiled code plays other seats with."""

__all__ = ["Batch", "batch"]


class Batch:
    """Games of one kind, each in a lane. What is public is NumPy arrays that `step` changes in place.

    Where several seats owe a decision at the same time (bids, Feud's orders), the lowest seat decides first, and the
    others do not see what it chose. An agent is asked as soon as it is one of them, and the others then decide without
    seeing what it chose.
    """

    observations: npt.NDArray[Any]
    """What the seat that decides next observes: float32 or uint8 of shape (n, width), or with `observation="rows"` its
    view, (n,) of `Game.dtype`. Shape (n, 1) of zeros without observations. Do not write into it: a step writes only
    what differs from the step before."""
    masks: npt.NDArray[np.uint8]
    """1 for each action that it may choose, shape (n, Game.actions)."""
    seats: npt.NDArray[np.int64]
    """The seat that decides next, shape (n,)."""
    rewards: npt.NDArray[np.float32]
    """Of each seat since the decision before of the caller, shape (n, players)."""
    returns: npt.NDArray[np.float32]
    """Each seat's share of the win in the game of the lane that ended last, shape (n, players)."""
    layout: Layout | None
    """What the numbers of an observation are; None for rows and without observations."""

    def __init__(
        self,
        game: Game | str,
        options: Mapping[str, Any] | None = None,
        n: int = 1,
        seed: int = 0,
        observation: Literal["float32", "bits", "rows"] | None = "float32",
        reward: Reward = "share",
        auto_reset: bool = True,
        agent: int | Literal["rotate"] | None = None,
        others: str = "heuristic",
        heat: float = 0.0,
        threads: int = 1,
    ) -> None:
        """Begin `n` games. See `batch`."""
        self.game = GAMES[game] if isinstance(game, str) else game
        complete = self.game.complete(options or {})
        self.players = seat_count(self.game, complete)
        self._check(n, observation, reward, agent, others, threads)
        self._unit = unit(self.game)
        self._options = self.game.encode_options(complete)
        self._mind = _mind(self.game, others)
        self._lanes = np.zeros(n, LANE)
        self._lanes["words"] = np.random.SeedSequence(seed).generate_state(2 * n).reshape(n, 2) | 1
        self._lanes["agent"] = np.arange(n) % self.players if agent == "rotate" else ALL if agent is None else agent
        self.seats = self._lanes["seat"]
        self.rewards = self._lanes["reward"][:, : self.players]
        self.returns = self._lanes["returns"][:, : self.players]
        self._desks = np.zeros(threads, DESK)
        self._desks["again"], self._desks["heat"] = auto_reset, round(heat * HEAT)
        self._desks["paid"] = REWARDS.index(reward)
        self._make_arrays(n, observation, threads)
        self.reset()

    def _make_arrays(self, n: int, observation: Literal["float32", "bits", "rows"] | None, threads: int) -> None:
        """Make the arrays that hold games and what is seen of them, and the calls that step them."""
        form = observation or NOTHING
        self.layout = self.game.observation(observation) if observation in FORMS else None
        plan = self.layout
        width, words, dtype = (plan.width, plan.words, plan.dtype) if plan else (1, 1, np.dtype(np.uint8))
        self._states = empty_states(self.game, n)
        self._views = empty_states(self.game, n if form == ROWS else threads)
        self._seen, self._words = np.zeros((n, width), dtype), np.zeros((n, words), np.int64)
        self.observations = self._views if form == ROWS else self._seen
        self.masks = np.zeros((n, self.game.actions), np.uint8)
        self._flat_masks = self.masks.reshape(-1)
        self._actions, self._drawn = np.zeros(n, np.int64), np.zeros(n, np.int64)
        parts = pairwise(n * at // threads for at in range(threads + 1))
        self._calls = [self._call(at, slice(*ends), form) for at, ends in enumerate(parts)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def _check(self, n: int, observation: Any, reward: Any, agent: Any, others: str, threads: int) -> None:
        known = {"observation": (*FORMS, ROWS, None), "reward": REWARDS, "others": OTHERS}
        for name, value in (("observation", observation), ("reward", reward), ("others", others)):
            if value not in known[name]:
                raise ValueError(f"{name} is {value!r}: choose one of {', '.join(map(str, known[name]))}")
        if agent not in (None, "rotate") and not (isinstance(agent, int) and 0 <= agent < self.players):
            raise ValueError(f'agent is {agent!r}: give a seat from 0 to {self.players - 1}, "rotate" or None')
        if n < 1 or not 1 <= threads <= n:
            raise ValueError(f"n is {n} and threads {threads}: both are at least 1, and threads at most n")

    def __len__(self) -> int:
        """Return the number of lanes."""
        return len(self._lanes)

    @property
    def ended(self) -> npt.NDArray[np.bool_]:
        """Whether the last step ended the lane's game, shape (n,): a new array.

        With `auto_reset` observation, mask and seat are then those of the next game. Without it, the game stands, and
        nothing is legal until `reset`.
        """
        ended: npt.NDArray[np.bool_] = self._lanes["ended"] != 0
        return ended

    def reset(self) -> None:
        """Begin a new game in every lane."""
        self._actions[:] = -1
        self._run()

    def step(self, actions: Any) -> None:
        """Carry out one action in each lane; `actions`: whole numbers, shape (n,).

        Lanes whose game stands ignore theirs. Raises ValueError, and changes nothing, if an action is not legal.
        """
        self._actions[:] = actions
        wrong = int(self._unit.first_illegal(self._lanes, self._flat_masks, self._actions, len(self)))
        if wrong >= 0:
            legal = ", ".join(map(str, np.flatnonzero(self.masks[wrong])))
            raise ValueError(
                f"lane {wrong}: seat {self.seats[wrong]} may not choose action {self._actions[wrong]}; legal: {legal}"
            )
        self._run()

    def sample(self) -> npt.NDArray[np.int64]:
        """Return a legal action by chance for each lane, all equally likely: an array that the next call changes."""
        self._unit.draw_actions(self._states, self._lanes, self._desks, self._drawn, len(self))
        return self._drawn

    def save(self, path: str | Path) -> None:
        """Write everything that `load` needs to continue identically, as .npz."""
        with Path(path).open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, **self._kept())

    def load(self, path: str | Path) -> None:
        """Continue from what `save` wrote. Raises ValueError for a file of another kind of batch."""
        with np.load(path, allow_pickle=False) as found:
            for name, array in self._kept().items():
                if name not in found or found[name].shape != array.shape or found[name].dtype != array.dtype:
                    raise ValueError(f"{path} was saved by another kind of batch: its {name} differ")
            for name, array in self._kept().items():
                array[...] = found[name]

    def _kept(self) -> dict[str, npt.NDArray[Any]]:
        rows = {"views": self._views} if self.observations is self._views else {}
        seen = {"observations": self._seen, "words": self._words, "masks": self.masks}
        return {"states": self._states, "lanes": self._lanes, **seen, **rows}

    def _call(self, number: int, part: slice, form: str) -> Callable[[], Any]:
        """Return the call that steps the lanes of one thread."""
        views = self._views[part] if form == ROWS else self._views[number : number + 1]
        masks, seen, words = (array[part].reshape(-1) for array in (self.masks, self._seen, self._words))
        lanes, desk, actions = self._lanes[part], self._desks[number : number + 1], self._actions[part]
        states, mind = self._states[part], self._mind.copy()
        given = (
            states,
            views,
            mind,
            model_of(self.game),
            lanes,
            desk,
            self._options,
            actions,
            masks,
            seen,
            words,
            len(lanes),
        )
        step = self._unit.step[form]
        return lambda: step(*given)

    def _run(self) -> None:
        if self._pool is None:
            self._calls[0]()
        else:
            list(self._pool.map(lambda call: call(), self._calls))


def _mind(game: Game, others: str) -> npt.NDArray[Any]:
    """Return the row by which other seats decide. Raises ValueError if the game has no such player."""
    mind: npt.NDArray[Any] = mind_of(game, [0] * 8, 1, [], learned=others == "policy")
    net = installed_network(game) if others == "network" else None
    if (others == "policy" and learned_weights(game) is None) or (others == "network" and net is None):
        raise ValueError(f"{game.id} has no learned {others}: choose heuristic or random")
    if others in ("random", "heuristic"):
        mind["learned"] = BY_CHANCE if others == "random" else THUMB
    if net is not None:
        mind["learned"] = NETWORK
    return mind


def batch(game: Game | str, options: Mapping[str, Any] | None = None, n: int = 1, seed: int = 0, **more: Any) -> Batch:
    """Return `n` games side by side, for programs that learn.

    `seed`: a whole number; the same one gives the same deals and the same other players, for any number of `threads`.
    `observation`: `float32`, `bits` (uint8), `rows` (the seat's view as a row of `Game.dtype`), or None.
    `reward`: `share` of the win at the end; `score`, by how much the score got better; or `round`, by how much the
    expected share of the win changed at each round's end and at the end of the game. `auto_reset`: whether a game that
    ends is followed by another at once. `agent`: the seat that the caller plays, `"rotate"` for another one in each
    lane, or None for all seats. `others`: who plays the other seats: `random`, `heuristic` (rules of thumb), `policy`
    or `network`; `heat`: 0 for their most likely action, 1 for one by their own chances. `threads`: lanes are shared
    out among them.

    Raises ValueError for impossible settings, and OptionError for impossible options.

    Examples:
        >>> from quarterdeck import envs
        >>> games = envs.batch("seas-of-strife", {"players": 3}, n=8, seed=1)
        >>> while not games.ended.any():
        ...     games.step(games.sample())
        >>> games.returns[games.ended].sum(axis=1).tolist()
        [1.0]
    """
    return Batch(game, options, n, seed, **more)
