"""Many games at once: each step advances all of them, and changes the same NumPy arrays in place."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from quarterdeck.bots.array_file import read_sealed, write_sealed
from quarterdeck.engine import empty_states, engine
from quarterdeck.engine.compile.environments import FORMS
from quarterdeck.engine.long_work import Watch
from quarterdeck.engine.play.stepping import ALL, STANDS
from quarterdeck.engine.play.stepping import WORKSPACE as WORKSPACES
from quarterdeck.engine.search.model import learned_weights
from quarterdeck.engine.search.network_file import installed_network
from quarterdeck.engine.search.policy import BY_CHANCE, HEURISTIC, NETWORK
from quarterdeck.engine.search.policy import ONE as HEAT
from quarterdeck.engine.search.workspace import search_of
from quarterdeck.envs.parts import NAMES, ROWS, Setting, shared_out
from quarterdeck.envs.rewards import REWARDS, Reward, check_choice
from quarterdeck.games.base import Game
from quarterdeck.games.observation import EVENTS, Layout
from quarterdeck.games.options import seat_count
from quarterdeck.games.registry import as_game

OPPONENTS = ("random", "heuristic", "policy", "network")
"""The players with which compiled code can play the seats that the caller does not play."""
HEADER = 65_536
"""The most bytes of a saved array's header, which describes its type and shape."""

__all__ = ["Batch", "batch"]


class Batch:
    """Games with the same options, each in an environment. The public arrays are changed in place by `step`.

    If several seats owe a decision at the same time (bids, Feud's orders), the lowest seat decides first, and the
    others do not see its choice. If the agent's seat is one of them, it decides before the others, which do not see its
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
    """The observation of the seat that decides next: float32 or uint8 of shape (n, width). With `observation="rows"`,
    the view of that seat: shape (n,) of `Game.dtype`. With `observation=None`, zeros of shape (n, 1). Do not write into
    this array: a step writes only the numbers that have changed."""
    masks: npt.NDArray[np.int8]
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
        options: Mapping[str, Any] | None = None,
        n: int = 1,
        seed: int = 0,
        *,
        observation: Literal["float32", "bits", "rows"] | None = "float32",
        reward: Reward = "share",
        auto_reset: bool = True,
        agent: int | Literal["rotate"] | None = None,
        opponents: str = "heuristic",
        heat: float = 0.0,
        threads: int = 1,
    ) -> None:
        """Begin `n` games that are stepped together.

        `seed`: a whole number; the same one gives the same deals and the same other players, for any number of
        `threads`. `observation`: `float32`, `bits` (uint8), `rows` (the seat's view as a row of `Game.dtype`), or None.
        `reward`: `share` of the win at the end; `score`, the improvement of the score; or `round`, the change of the
        expected share of the win, at the end of each round and of the game. `auto_reset`: whether an ended game is
        followed by a new one at once. `agent`: the seat that the caller plays; `"rotate"` for another seat in each
        environment; None for all seats. `opponents`: who plays the other seats: `random`, `heuristic` (rules of thumb),
        `policy` or `network`. `heat`: 0 if these players choose their most likely action, 1 if they choose by their own
        probabilities. `threads`: the number of threads that share the environments.

        Raises ValueError for impossible settings, and OptionError for impossible options.
        """
        self._given = {name: value for name, value in locals().items() if name != "self"}
        self.game = as_game(game)
        complete = self.game.complete(options or {})
        self.players = seat_count(self.game, complete)
        self._check(n, observation, reward, agent, opponents, threads)
        self.layout = self.game.observation(observation) if observation in FORMS else None
        workspace = np.zeros(1, WORKSPACES)
        workspace["again"], workspace["heat"], workspace["paid"] = auto_reset, round(heat * HEAT), REWARDS.index(reward)
        setting = Setting(self.game, self.layout, observation, self.game.encode_options(complete))
        self._envs, self._parts = shared_out(setting, n, threads, _search(self.game, opponents), workspace)
        envs = self._envs.envs
        envs["words"] = _streams(seed, n)
        envs["agent"] = np.arange(n) % self.players if agent == "rotate" else ALL if agent is None else agent
        self.seats, self.rewards = envs["seat"], envs["reward"][:, : self.players]
        self.returns = envs["returns"][:, : self.players]
        self.observations = self._envs.views if observation == ROWS else self._envs.seen.reshape(n, -1)
        self.masks = self._envs.masks.reshape(n, -1).view(np.int8)
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self._watch = Watch(self.game)
        self._scatter()
        self.reset()

    def _check(self, n: int, observation: Any, reward: Any, agent: Any, opponents: str, threads: int) -> None:
        check_choice("observation", observation, (*FORMS, ROWS, None))
        check_choice("reward", reward, REWARDS)
        check_choice("opponents", opponents, OPPONENTS)
        if agent not in (None, "rotate") and not (isinstance(agent, int) and 0 <= agent < self.players):
            raise ValueError(f'agent is {agent!r}: give a seat from 0 to {self.players - 1}, "rotate" or None')
        if n < 1 or not 1 <= threads <= n:
            raise ValueError(f"n is {n} and threads {threads}: both are at least 1, and threads at most n")

    def __len__(self) -> int:
        """Return the number of environments."""
        return len(self._envs.envs)

    def __repr__(self) -> str:
        """Return the number of games, the game, and the shapes."""
        what = f"{len(self)} games of {self.game.id}, {self.players} players"
        seen = f"{self._given['observation']} {self.observations.shape}"
        return f"<Batch of {what}: observations {seen}, masks {self.masks.shape}>"

    @property
    def num_actions(self) -> int:
        """The number of actions, `Game.actions`."""
        return self.game.actions

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

    def reset(self, *, seed: int | None = None, games: Any = None) -> None:
        """Begin new games: in every environment, or only in those that `games` selects: an array of indices or a mask.

        With a `seed` these environments continue like those of a new batch with that seed. All other environments keep
        their games and rewards. Raises IndexError if there is no such environment.

        Examples:
            >>> games.reset(seed=2)
            >>> games.reset(games=games.ended)
        """
        chosen = np.zeros(len(self), np.bool_)
        chosen[slice(None) if games is None else games] = True
        self._gather()
        envs = self._envs.envs
        if seed is not None:
            envs["words"][chosen] = _streams(seed, len(self))[chosen]
        others = envs[~chosen]
        envs["ended"][~chosen] = STANDS  # a step leaves a finished game as it is
        self._envs.actions[:] = -1 * chosen
        self._scatter()
        self._run()
        self._gather()
        envs[~chosen] = others
        self._scatter()

    def worlds(self, env: int, n: int, seed: int = 0) -> Batch:
        """Return `n` games that agree with what the seat that decides next in environment `env` knows.

        Hidden cards, secret choices of others and all later chance are drawn at random. The games have this batch's
        settings, but no new game follows one that has ended. Raises ValueError if the environment's game is over.

        Examples:
            >>> games.worlds(1, 100)
            <Batch of 100 games of seas-of-strife, 3 players: observations float32 (100, 1417), masks (100, 68)>
        """
        self._gather()
        if self._envs.envs["ended"][env] == STANDS:
            raise ValueError(f"environment {env}: its game is over")
        threads = min(n, self._given["threads"])
        made = Batch(**self._given | {"n": n, "seed": seed, "auto_reset": False, "threads": threads})
        kept = {name: np.tile(array.reshape(len(self), -1)[env], n) for name, array in self._kept().items()}
        kept["envs"]["words"] = made._envs.envs["words"]
        functions, seat, view = engine(self.game), int(self.seats[env]), empty_states(self.game, 1)
        functions.write_view(self._envs.states, env, seat, view)
        for at, key in enumerate(np.random.SeedSequence(seed).generate_state(8 * n).reshape(n, 8)):
            functions.world(view, 0, seat, key, kept["states"][at : at + 1])
        for name in ("imagined", *EVENTS):
            kept["states"][name] = 0
        made._put(kept)
        return made

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
        """Continue from a file that `save` wrote. Raises ValueError if it was changed, or fits another kind of batch.

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


def _search(game: Game, opponents: str) -> npt.NDArray[Any]:
    """Return the search row with which other seats decide. Raises ValueError if the game has no such player."""
    search: npt.NDArray[Any] = search_of(game, [0] * 8, 1, [], learned=opponents == "policy")
    net = installed_network(game) if opponents == "network" else None
    if (opponents == "policy" and learned_weights(game) is None) or (opponents == "network" and net is None):
        raise ValueError(f"{game.id} has no learned {opponents}: choose heuristic or random")
    if opponents in ("random", "heuristic"):
        search["learned"] = BY_CHANCE if opponents == "random" else HEURISTIC
    if net is not None:
        search["learned"] = NETWORK
    return search


def _streams(seed: int, n: int) -> npt.NDArray[Any]:
    """Return the beginnings of the random streams of `n` environments, shape (n, 2)."""
    return np.random.SeedSequence(seed).generate_state(2 * n).reshape(n, 2) | 1


def _restored(given: Mapping[str, Any], kept: Mapping[str, npt.NDArray[Any]]) -> Batch:
    """Return a batch made with these arguments that continues from another batch's arrays (`kept`)."""
    made = Batch(**given)
    made._put(kept)
    return made


batch = Batch
"""Another name of the class, for use as a function: `envs.batch(...)`."""
