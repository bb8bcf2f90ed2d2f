"""Many games at once: each step advances all of them, and changes the same NumPy arrays in place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields, replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from time import perf_counter
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from quarterdeck.bots.array_file import read_sealed, write_sealed
from quarterdeck.engine import Engine, engine
from quarterdeck.engine.compile.entries import STATE, dtypes
from quarterdeck.engine.compile.environments import ENV, FORMS
from quarterdeck.engine.long_work import Watch
from quarterdeck.engine.play.stepping import ALL
from quarterdeck.engine.play.stepping import WORKSPACE as WORKSPACES
from quarterdeck.engine.search.model import learned_weights
from quarterdeck.engine.search.network_file import installed_network
from quarterdeck.engine.search.policy import BY_CHANCE, HEURISTIC, NETWORK
from quarterdeck.engine.search.policy import ONE as HEAT
from quarterdeck.engine.search.workspace import model_of, search_of
from quarterdeck.games.base import Game
from quarterdeck.games.observation import Layout
from quarterdeck.games.options import seat_count
from quarterdeck.games.registry import as_game
from quarterdeck.kernel.module import Workspace

Reward = Literal["share", "score", "round"]
REWARDS: tuple[Reward, ...] = ("share", "score", "round")
"""The kinds of reward; the index of each is its number in compiled code (`stepping`)."""
OTHERS = ("random", "heuristic", "policy", "network")
"""The players with which compiled code can play the seats that the caller does not play."""
HEADER = 65_536
"""The most bytes of a saved array's header, which describes its type and shape."""
ROWS = "rows"
"""The value of `observation` with which a seat gets its view as a row, not numbers for a network."""

__all__ = ["Batch", "batch"]


class Batch:
    """Games with the same options, each in an environment. The public arrays are changed in place by `step`.

    Where several seats owe a decision at the same time (bids, Feud's orders), the lowest seat decides first, and the
    others do not see its choice. An agent's seat, if it is one of them, decides before all others. They do not see its
    choice, either.

    Examples:
        >>> from quarterdeck import envs
        >>> games = envs.batch("seas-of-strife", {"players": 3}, n=2, seed=1)
        >>> games.layout.form, games.observations.ndim, games.masks.shape, games.seats.shape
        ('float32', 2, (2, 68), (2,))
        >>> games.rewards.shape, games.returns.shape
        ((2, 3), (2, 3))
    """

    observations: npt.NDArray[Any]
    """What the seat that decides next observes: float32 or uint8 of shape (n, width). With `observation="rows"`, its
    view: shape (n,) of `Game.dtype`. With `observation=None`, zeros of shape (n, 1). Do not write into this array: a
    step writes only the numbers that have changed."""
    masks: npt.NDArray[np.uint8]
    """1 for each action that the seat in `seats` may choose, shape (n, Game.actions)."""
    seats: npt.NDArray[np.int64]
    """The seat that decides next, shape (n,)."""
    rewards: npt.NDArray[np.float32]
    """The reward of each seat since the caller's previous decision, shape (n, players)."""
    returns: npt.NDArray[np.float32]
    """Each seat's share of the win in the environment's last finished game, shape (n, players)."""
    layout: Layout | None
    """The meaning of each number in an observation; None for rows and without observations."""

    def __init__(
        self,
        game: Game | str,
        options: Mapping[str, Any] | None,
        n: int,
        seed: int,
        observation: Literal["float32", "bits", "rows"] | None,
        reward: Reward,
        auto_reset: bool,
        agent: int | Literal["rotate"] | None,
        others: str,
        heat: float,
        threads: int,
    ) -> None:
        """Begin `n` games; `batch` describes the arguments."""
        self._given = game, options, n, seed, observation, reward, auto_reset, agent, others, heat, threads
        self.game = as_game(game)
        complete = self.game.complete(options or {})
        self.players = seat_count(self.game, complete)
        self._check(n, observation, reward, agent, others, threads)
        self.layout = self.game.observation(observation) if observation in FORMS else None
        workspace = np.zeros(1, WORKSPACES)
        workspace["again"], workspace["heat"], workspace["paid"] = auto_reset, round(heat * HEAT), REWARDS.index(reward)
        setting = _Setting(self.game, self.layout, observation, self.game.encode_options(complete))
        self._envs, self._parts = _shared_out(setting, n, threads, _search(self.game, others), workspace)
        envs = self._envs.envs
        envs["words"] = np.random.SeedSequence(seed).generate_state(2 * n).reshape(n, 2) | 1
        envs["agent"] = np.arange(n) % self.players if agent == "rotate" else ALL if agent is None else agent
        self.seats, self.rewards = envs["seat"], envs["reward"][:, : self.players]
        self.returns = envs["returns"][:, : self.players]
        self.observations = self._envs.views if observation == ROWS else self._envs.seen.reshape(n, -1)
        self.masks = self._envs.masks.reshape(n, -1)
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self._watch = Watch(self.game)
        self._scatter()
        self.reset()

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
        """Return the number of environments."""
        return len(self._envs.envs)

    @property
    def ended(self) -> npt.NDArray[np.bool_]:
        """Whether the last step ended the environment's game: a new array of shape (n,).

        With `auto_reset`, the observation, mask and seat then belong to the next game. Without it, the ended game stays
        in the environment, and no action is legal until `reset`.

        Examples:
            >>> games.ended
            array([False, False])
        """
        ended: npt.NDArray[np.bool_] = self._envs.envs["ended"] != 0
        return ended

    def __reduce__(self) -> tuple[Any, ...]:
        """Let `copy` and `pickle` make a batch that continues as this one does, and shares no memory with it."""
        self._gather()
        return _restored, (self._given, self._kept())

    def reset(self) -> None:
        """Begin a new game in every environment.

        Examples:
            >>> games.reset()
        """
        self._envs.actions[:] = -1
        for part in self._parts:
            part.take(("actions",))
        self._run()

    def step(self, actions: Any) -> None:
        """Carry out one action in each environment; `actions` has an integer dtype and the shape (n,).

        Environments whose game has ended ignore their action. Raises TypeError for another dtype, and ValueError for
        another shape or an action that is not legal. After an error no environment is changed. Values that the caller
        writes into `masks` do not make an action legal.

        Examples:
            >>> games.step(games.sample())
        """
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise TypeError(f"actions are {given.dtype}: give whole numbers, of an integer dtype")
        if given.shape != (len(self),):
            raise ValueError(f"actions have the shape {given.shape}: give one an environment, ({len(self)},)")
        self._envs.actions[:] = given
        wrong = next((at for part in self._parts if (at := part.first_illegal()) >= 0), -1)
        if wrong >= 0:
            self._gather()
            legal = ", ".join(map(str, np.flatnonzero(self.masks[wrong])))
            raise ValueError(
                f"environment {wrong}: seat {self.seats[wrong]} may not choose action {given[wrong]}; legal: {legal}"
            )
        self._run()

    def sample(self) -> npt.NDArray[np.int64]:
        """Return a random legal action for each environment, in an array that the next call changes.

        Examples:
            >>> games.sample().shape
            (2,)
        """
        for part in self._parts:
            part.draw()
        return self._envs.drawn

    def save(self, path: str | Path) -> None:
        """Write a .npz file from which `load` continues exactly as this batch would.

        Examples:
            >>> games.save("games.npz")
        """
        self._gather()
        with Path(path).open("wb") as file:
            write_sealed(file, self._kept())

    def load(self, path: str | Path) -> None:
        """Continue from a file that `save` wrote. Raises ValueError if it was changed, or is of another kind of batch.

        Compiled code does not check the states in it. Load a file only if you would also run a program from its source.

        Examples:
            >>> games.save("games.npz")
            >>> games.load("games.npz")
        """
        own = self._kept()
        found = read_sealed(Path(path), sum(array.nbytes + HEADER for array in own.values()) + HEADER)
        for name, array in own.items():
            if name not in found or found[name].shape != array.shape or found[name].dtype != array.dtype:
                raise ValueError(f"{path} was saved by another kind of batch: its {name} differ")
        self._put(found)

    def _put(self, kept: Mapping[str, npt.NDArray[Any]]) -> None:
        for name, array in self._kept().items():
            array[...] = kept[name]
        self._scatter()

    def _kept(self) -> dict[str, npt.NDArray[Any]]:
        whole = self._envs
        rows = {"views": whole.views} if self.observations is whole.views else {}
        seen = {"observations": whole.seen, "words": whole.words, "masks": whole.masks}
        return {"states": whole.states, "envs": whole.envs, **seen, **rows}

    def _scatter(self) -> None:
        for part in self._parts:
            part.take(NAMES)

    def _gather(self) -> None:
        for part in self._parts:
            part.give(NAMES)

    def _run(self) -> None:
        began = perf_counter()
        waiting = [self._pool.submit(part.run) for part in self._parts[1:]] if self._pool else []
        self._parts[0].run()
        for each in waiting:
            each.result()
        self._watch.add(perf_counter() - began)


@dataclass(frozen=True)
class _Setting:
    game: Game
    layout: Layout | None
    observation: str | None
    options: npt.NDArray[np.int64]


@dataclass(frozen=True)
class _Envs:
    """The arrays of several environments. Each array has their data one environment after the other."""

    states: npt.NDArray[Any]
    views: npt.NDArray[Any]
    envs: npt.NDArray[Any]
    seen: npt.NDArray[Any]
    words: npt.NDArray[Any]
    masks: npt.NDArray[Any]
    actions: npt.NDArray[Any]
    drawn: npt.NDArray[Any]

    @classmethod
    def made(cls, setting: _Setting, count: int, space: Workspace) -> _Envs:
        plan = setting.layout
        width, words, kind = (plan.width, plan.words, plan.dtype.str[1:]) if plan else (1, 1, "u1")
        return cls(
            states=space.rows(STATE, count),
            views=space.rows(STATE, count if setting.observation == ROWS else 1),
            envs=space.rows(ENV, count),
            seen=space.numbers(kind, count * width),
            words=space.numbers("i8", count * words),
            masks=space.numbers("u1", count * setting.game.actions),
            actions=space.numbers("i8", count),
            drawn=space.numbers("i8", count),
        )

    def part(self, first: int, end: int) -> _Envs:
        count = len(self.envs)

        def cut(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
            each = len(array) // count
            return array[first * each : end * each] if each else array

        return _Envs(*(cut(getattr(self, name)) for name in NAMES))

    def guarded(self, space: Workspace) -> _Envs:
        """Return these arrays, but with the legal actions in arrays that the caller cannot write."""
        return replace(self, envs=space.rows(ENV, len(self.envs)), masks=space.numbers("u1", len(self.masks)))


NAMES = tuple(field.name for field in fields(_Envs))


class _Part:
    """The environments of one thread.

    The arrays that decide which actions are legal (`envs`, `masks`) belong to the part alone. The others are slices of
    the batch's public arrays, unless each thread needs its own memory: then all arrays belong to the part.
    """

    def __init__(
        self,
        setting: _Setting,
        first: int,
        whole: _Envs,
        own: _Envs,
        space: Workspace,
        search: npt.NDArray[Any],
        workspace: npt.NDArray[Any],
    ) -> None:
        """Prepare the environments from `first` on.

        `whole`: their slices of the batch's public arrays. `own`: the arrays on which this part's functions work.
        """
        self._first, self._whole, self._own = first, whole, own
        count, workspace, view = len(own.envs), space.copy(workspace), space.rows(STATE, 1)
        working = view, space.copy(search), model_of(setting.game)
        given = own.states, *working, own.envs, workspace, space.copy(setting.options), own.actions, own.masks, count
        call = partial(_call, engine(setting.game))
        self._step = partial(call, "step_envs", given)
        self._check = partial(call, "first_illegal", (own.envs, own.masks, own.actions, count))
        self._draw = partial(call, "draw_actions", (own.states, own.envs, workspace, own.drawn, count))
        self._look: Callable[[], int] | None = None
        self._told: tuple[str, ...] = ("envs", "masks")
        if setting.layout is not None:
            seen = own.states, own.envs, view, own.seen, own.words, count
            self._look = partial(call, f"observe_envs_{setting.layout.form}", seen)
            self._told += ("seen",)
        elif setting.observation == ROWS:
            self._look = partial(call, "view_envs", (own.states, own.envs, own.views, count))
            self._told += ("views",)

    def first_illegal(self) -> int:
        """Take the actions, and return the index in the batch of the first environment with an illegal one, or -1."""
        self.take(("actions",))
        found = self._check()
        return self._first + found if found >= 0 else -1

    def run(self) -> None:
        self._step()
        if self._look is not None:
            self._look()
        self.give(self._told)

    def draw(self) -> None:
        self._draw()
        self.give(("drawn",))

    def take(self, names: Iterable[str]) -> None:
        """Copy arrays from the batch's into this part's, unless they are the same."""
        for name in names:
            _copy(getattr(self._whole, name), getattr(self._own, name))

    def give(self, names: Iterable[str]) -> None:
        """Copy arrays from this part's into the batch's, unless they are the same."""
        for name in names:
            _copy(getattr(self._own, name), getattr(self._whole, name))


def _copy(array: npt.NDArray[Any], into: npt.NDArray[Any]) -> None:
    if array is not into:
        into.view(np.uint8)[:] = array.view(np.uint8)  # NumPy copies rows field by field, which is slow


def _call(functions: Engine, name: str, given: tuple[Any, ...]) -> int:
    """Call a function by name, since machine code may have replaced it after the last call."""
    found: int = getattr(functions, name)(*given)
    return found


def _shared_out(
    setting: _Setting, n: int, threads: int, search: npt.NDArray[Any], workspace: npt.NDArray[Any]
) -> tuple[_Envs, list[_Part]]:
    """Return the arrays of all environments, and one part for each thread."""
    spaces = [engine(setting.game).workspace() for _ in range(threads)]
    alone = threads > 1 and not spaces[0].is_shared
    whole = _Envs.made(setting, n, Workspace(dtypes(setting.game), None) if alone else spaces[0])
    parts = []
    for space, (first, end) in zip(spaces, pairwise(n * at // threads for at in range(threads + 1)), strict=True):
        seen = whole.part(first, end)
        own = _Envs.made(setting, end - first, space) if alone else seen.guarded(space)
        parts.append(_Part(setting, first, seen, own, space, search, workspace))
    return whole, parts


def _search(game: Game, others: str) -> npt.NDArray[Any]:
    """Return the search row with which other seats decide. Raises ValueError if the game has no such player."""
    search: npt.NDArray[Any] = search_of(game, [0] * 8, 1, [], learned=others == "policy")
    net = installed_network(game) if others == "network" else None
    if (others == "policy" and learned_weights(game) is None) or (others == "network" and net is None):
        raise ValueError(f"{game.id} has no learned {others}: choose heuristic or random")
    if others in ("random", "heuristic"):
        search["learned"] = BY_CHANCE if others == "random" else HEURISTIC
    if net is not None:
        search["learned"] = NETWORK
    return search


def _restored(given: tuple[Any, ...], kept: Mapping[str, npt.NDArray[Any]]) -> Batch:
    """Return a batch made with these arguments that continues from another one's arrays (`kept`)."""
    made = Batch(*given)
    made._put(kept)
    return made


def batch(
    game: Game | str,
    options: Mapping[str, Any] | None = None,
    n: int = 1,
    seed: int = 0,
    *,
    observation: Literal["float32", "bits", "rows"] | None = "float32",
    reward: Reward = "share",
    auto_reset: bool = True,
    agent: int | Literal["rotate"] | None = None,
    others: str = "heuristic",
    heat: float = 0.0,
    threads: int = 1,
) -> Batch:
    """Return `n` games that are stepped together, for programs that learn.

    `seed`: a whole number; the same one gives the same deals and the same other players, for any number of `threads`.
    `observation`: `float32`, `bits` (uint8), `rows` (the seat's view as a row of `Game.dtype`), or None.
    `reward`: `share` of the win at the end; `score`, the improvement of the score; or `round`, the change of the
    expected share of the win, at the end of each round and of the game. `auto_reset`: whether an ended game is followed
    by a new one at once. `agent`: the seat that the caller plays; `"rotate"` for another seat in each environment; None
    for all seats. `others`: who plays the other seats: `random`, `heuristic` (rules of thumb), `policy` or `network`.
    `heat`: 0 if they choose their most likely action, 1 if they choose by their own probabilities. `threads`: the
    number of threads that share the environments.

    Raises ValueError for impossible settings, and OptionError for impossible options.

    Examples:
        >>> from quarterdeck import envs
        >>> games = envs.batch("seas-of-strife", {"players": 3}, n=8, seed=1)
        >>> while not games.ended.any():
        ...     games.step(games.sample())
        >>> games.returns[games.ended].sum(axis=1).tolist()
        [1.0]
    """
    return Batch(game, options, n, seed, observation, reward, auto_reset, agent, others, heat, threads)
