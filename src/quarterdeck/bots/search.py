"""The bot that thinks ahead."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from quarterdeck.bots.base import Bot, BotError, View, legal_choices
from quarterdeck.engine import empty_states, engine
from quarterdeck.engine.tree import ACTIONS, LEGAL, NODE, SEATS, work_area
from quarterdeck.games.base import Game, Options

SIMULATIONS = 2_000
"""What a search bot thinks where nothing else is said: some hundredths of a second."""

SLICE = 0.01
"""Seconds of compiled code between two looks at the clock."""

RARE = 0.2
"""Of a mix, what has less than this part of the greatest share is left out: it is mostly what was tried and rued."""

EXPLORE = 1.0
GUIDED = 0.3
"""The defaults of `SearchBot`, found in the arena (docs/decisions/0009-search.md)."""


class Search:
    """One decision being thought about: a tree that grows as long as it is asked to."""

    def __init__(
        self,
        game: Game,
        view: View,
        seat: int,
        chance: random.Random,
        room: int,
        explore: float = EXPLORE,
        guided: float = GUIDED,
    ) -> None:
        """`room`: nodes at most; `explore`, `guided`: see `SearchBot`. Raises BotError for a game that is too large."""
        if game.max_seats > SEATS or game.max_legal > LEGAL or game.actions > ACTIONS:
            raise BotError(f"{game.id} has more than {SEATS} seats, {LEGAL} legal actions at once or {ACTIONS} actions")
        self._think = engine(game).think
        self._seat = seat
        self._states = empty_states(game, 2)
        self._states[0] = view[0]
        key = [chance.getrandbits(32) for _ in range(8)]
        self._nodes = np.zeros(room + 1, NODE)
        self._work = work_area(game.max_seats, key, chance.getrandbits(32) | 1, room, explore, guided)

    def run(self, count: int) -> None:
        """So many more simulations; the GIL is free meanwhile."""
        self._think(self._states, self._seat, self._nodes, self._work, count)

    @property
    def done(self) -> int:
        """Simulations so far."""
        return int(self._work["done"][0])

    def visits(self) -> dict[int, int]:
        """How often each action at the root has been tried."""
        return {int(node["action"]): int(node["visits"]) for node in self._root()}

    def mixture(self) -> dict[int, float]:
        """Each action's share of the mix at the root, where others choose at the same time; else nothing."""
        shares = {int(node["action"]): float(node["share"]) for node in self._root()}
        whole = sum(shares.values())
        return {action: share / whole for action, share in shares.items()} if whole else {}

    def _root(self) -> Iterator[Any]:
        at = int(self._nodes[0]["child"])
        while at:
            node = self._nodes[at]
            if node["mover"] == self._seat:
                yield node
            at = int(node["sibling"])


class SearchBot(Bot):
    """Information-set Monte Carlo tree search over states that agree with what the seat knows."""

    def __init__(
        self,
        game: Game,
        seed: int,
        simulations: int = SIMULATIONS,
        seconds: float | None = None,
        explore: float = EXPLORE,
        guided: float = GUIDED,
    ) -> None:
        """Thinks `simulations` a decision, and for at most `seconds`: without them, `seed` decides everything.

        `explore`: how much an action's doubt counts, in spreads of the values; `guided`: the share of the
        decisions beyond the tree that are made by rules of thumb. Raises BotError.
        """
        if simulations < 1 or (seconds is not None and seconds <= 0):
            raise BotError("a search needs at least 1 of `simulations`, and `seconds` above 0")
        if explore < 0 or not 0 <= guided <= 1:
            raise BotError("`explore` is at least 0, `guided` from 0 to 1")
        self._game = game
        self._chance = random.Random(seed)
        self._simulations = simulations
        self._seconds = seconds
        self._style = (explore, guided)

    def choose(self, view: View, seat: int) -> int:
        """See `Bot`."""
        began = time.perf_counter()
        choices = legal_choices(self._game, view, seat)
        if len(choices) == 1:
            return choices[0]
        search = Search(self._game, view, seat, self._chance, self._simulations * 2, *self._style)
        if self._seconds is None:
            search.run(self._simulations)
        else:
            self._run_until(search, began + self._seconds)
        mixture = search.mixture()
        if mixture:
            likely = {action: share for action, share in mixture.items() if share >= RARE * max(mixture.values())}
            return self._chance.choices(list(likely), list(likely.values()))[0]
        visits = search.visits()
        return max(visits, key=lambda action: visits[action])

    def _run_until(self, search: Search, end: float) -> None:
        """Slices of about SLICE seconds until the time or the simulations are used up."""
        size = 64
        now = time.perf_counter()
        while search.done < self._simulations and (now < end or not search.done):
            search.run(min(size, self._simulations - search.done))
            took, now = time.perf_counter() - now, time.perf_counter()
            size = max(16, min(2 * size, int(size * SLICE / max(took, 1e-6))))


def simulations_per_second(game: Game, options: Options, seconds: float) -> float:
    """Complete search simulations a second on one core: a full state drawn, the walk, the play to the horizon.

    From the first decision of a fresh deal at which a seat has a choice, played on at random, so that the figure says
    how fast the engine is and can be held against other engines'. `options` are complete. Measures
    for about `seconds` after compiling; each 0.2 s a new tree of another deal.
    """
    from quarterdeck.table import Table

    chance = random.Random(1)
    count, spent = 0, 0.0
    while spent < seconds or not count:
        table = Table(game, options, chance.randbytes(32))
        while len(table.legal(table.pending[0])) == 1:
            table.decide(table.pending[0], table.legal(table.pending[0])[0])
        seat = table.pending[0]
        search = Search(game, table.view(seat), seat, chance, 100_000, guided=0.0)
        search.run(1)
        began = time.perf_counter()
        while (passed := time.perf_counter() - began) < 0.2 and search.done < 50_000:
            search.run(1_000)
        count, spent = count + search.done - 1, spent + passed
    return count / spent
