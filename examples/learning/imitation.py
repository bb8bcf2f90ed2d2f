"""Lessons for a network before it plays: what rules of thumb decide at the positions that the network reaches."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
from evaluation import Choose

from quarterdeck import GAMES, compiled
from quarterdeck.envs import batch
from quarterdeck.kernel.rule_interface import heuristic

Lesson = tuple[npt.NDArray[np.float32], npt.NDArray[np.uint8], npt.NDArray[np.int64]]
"""Observations (count, width), masks (count, actions), and the actions of rules of thumb (count,)."""


def advise(state: Any, seat: int, bits: int) -> int:
    """Return the decision of rules of thumb, from what the seat sees; `bits`: 32 random bits for ties."""
    return heuristic(state, seat, bits)


def lessons(game: str, options: dict[str, Any], envs: int, steps: int, seed: int, choose: Choose) -> Iterator[Lesson]:
    """Yield the decisions of one segment of `steps` steps after another, without end.

    Decisions with one legal action are left out. Rules of thumb play the first segment and `choose` plays the later
    ones, so the network is corrected at the positions to which its own mistakes lead (DAgger: Ross, Gordon and Bagnell
    2011). Two batches play the same games: one has the observations of the network, the other the states that rules of
    thumb read.
    """
    settings: dict[str, Any] = {"n": envs, "seed": seed, "agent": "rotate"}
    shown, views = (batch(game, options, observation=form, **settings) for form in ("float32", "rows"))
    advice, chance = compiled(advise, GAMES[game]), np.random.default_rng(seed)
    own = False
    while True:
        found = []
        for _ in range(steps):
            ties = chance.integers(1 << 32, size=envs).tolist()
            rows, seats = views.observations, views.seats.tolist()
            advised = np.array([advice(rows[at : at + 1], seats[at], ties[at]) for at in range(envs)])
            found.append((shown.observations.copy(), shown.masks.copy(), advised))
            actions = choose(shown.observations, shown.masks) if own else advised
            shown.step(actions)
            views.step(actions)
        seen, masks, advised = map(np.concatenate, zip(*found, strict=True))
        free = masks.sum(axis=1) > 1
        yield seen[free], masks[free], advised[free]
        own = True
