"""The arrays of a batch of games, and their division among its threads."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, replace
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.engine import Engine, engine
from quarterdeck.engine.compile.entries import STATE, dtypes
from quarterdeck.engine.compile.environments import ENV
from quarterdeck.engine.search.workspace import model_of
from quarterdeck.games.base import Game
from quarterdeck.games.observation import Layout
from quarterdeck.kernel.module import Workspace

ROWS = "rows"
"""The value of `observation` with which a seat gets its view as a row, not numbers for a network."""


@dataclass(frozen=True)
class Setting:
    """The settings that all environments of a batch share. `options` are encoded, as the rules read them."""

    game: Game
    layout: Layout | None
    observation: str | None
    options: npt.NDArray[np.int64]


@dataclass(frozen=True)
class Envs:
    """The arrays of several environments. Each array has the data of one environment after the other."""

    states: npt.NDArray[Any]
    views: npt.NDArray[Any]
    envs: npt.NDArray[Any]
    seen: npt.NDArray[Any]
    words: npt.NDArray[Any]
    masks: npt.NDArray[Any]
    actions: npt.NDArray[Any]
    drawn: npt.NDArray[Any]

    @classmethod
    def made(cls, setting: Setting, count: int, space: Workspace) -> Envs:
        """Return arrays for `count` environments, in a workspace of the engine."""
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

    def part(self, first: int, end: int) -> Envs:
        """Return the slices of the environments from `first` to `end`, without the last."""
        count = len(self.envs)

        def cut(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
            each = len(array) // count
            return array[first * each : end * each] if each else array

        return Envs(*(cut(getattr(self, name)) for name in NAMES))

    def guarded(self, space: Workspace) -> Envs:
        """Return these arrays, but with the legal actions in arrays that the caller cannot write."""
        return replace(self, envs=space.rows(ENV, len(self.envs)), masks=space.numbers("u1", len(self.masks)))


NAMES = tuple(field.name for field in fields(Envs))


class Part:
    """The environments of one thread.

    The arrays that decide which actions are legal (`envs`, `masks`) belong to the part alone. The others are slices of
    the batch's public arrays, unless each thread needs its own memory: then all arrays belong to the part.
    """

    def __init__(
        self,
        setting: Setting,
        first: int,
        whole: Envs,
        own: Envs,
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
        """Copy the actions; return the index in the batch of the first environment with an illegal action, or -1."""
        self.take(("actions",))
        found = self._check()
        return self._first + found if found >= 0 else -1

    def run(self) -> None:
        """Carry out the actions, and write the observations after them."""
        self._step()
        if self._look is not None:
            self._look()
        self.give(self._told)

    def draw(self) -> None:
        """Draw a random legal action for each environment."""
        self._draw()
        self.give(("drawn",))

    def take(self, names: Iterable[str]) -> None:
        """Copy the batch's arrays of these names into this part's, unless they are the same."""
        for name in names:
            _copy(getattr(self._whole, name), getattr(self._own, name))

    def give(self, names: Iterable[str]) -> None:
        """Copy this part's arrays of these names into the batch's, unless they are the same."""
        for name in names:
            _copy(getattr(self._own, name), getattr(self._whole, name))


def _copy(array: npt.NDArray[Any], into: npt.NDArray[Any]) -> None:
    if array is not into:
        into.view(np.uint8)[:] = array.view(np.uint8)  # NumPy copies rows field by field, which is slow


def _call(functions: Engine, name: str, given: tuple[Any, ...]) -> int:
    """Call a function by name, since machine code may have replaced it after the last call."""
    found: int = getattr(functions, name)(*given)
    return found


def shared_out(
    setting: Setting, n: int, threads: int, search: npt.NDArray[Any], workspace: npt.NDArray[Any]
) -> tuple[Envs, list[Part]]:
    """Return the arrays of all environments, and one part for each thread."""
    spaces = [engine(setting.game).workspace() for _ in range(threads)]
    alone = threads > 1 and not spaces[0].is_shared
    whole = Envs.made(setting, n, Workspace(dtypes(setting.game), None) if alone else spaces[0])
    parts = []
    for space, (first, end) in zip(spaces, pairwise(n * at // threads for at in range(threads + 1)), strict=True):
        seen = whole.part(first, end)
        own = Envs.made(setting, end - first, space) if alone else seen.guarded(space)
        parts.append(Part(setting, first, seen, own, space, search, workspace))
    return whole, parts
