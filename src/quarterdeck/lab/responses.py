"""What an opponent who knows a bot's program gains by the best answer to it: local best responses.

Where several seats choose at the same time, worlds are drawn as the responder may believe them, and in each the others
choose as the bot does, from what they may know there. The responder knows the bot's program, not its cards, nor its
dice. It does what is best on most of the worlds, and that is valued on the rest, against what the bot itself does in
its place: so what it gains is no luck of the draw. Beyond these choices all is played on to the horizon as players are
imagined to play, in the same worlds with the same chance. (Lisý and Bowling, Equilibrium Approximation Quality of
Current No-Limit Poker Bots, 2017, on which this is modelled.)
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck import bots
from quarterdeck.bots.base import imagining, legal_choices
from quarterdeck.engine import empty_states, engine, members
from quarterdeck.engine.search.workspace import mind_of
from quarterdeck.engine.search.world_sampling import FIRST
from quarterdeck.games.base import Game
from quarterdeck.table import Table

FOLDS = 8
"""The worlds fall into so many parts: each is valued by what is best on all others."""
OWN = 8
"""How often the bot is asked what it does in the responder's place."""
Plan = tuple[int, ...]
"""All that a seat chooses in one go: a bid, or cards for all columns."""


@dataclass(frozen=True)
class Response:
    """One position: what the best answer and the bot itself bring the responder, in shares of the win."""

    best: float
    own: float
    plans: int

    @property
    def gain(self) -> float:
        """What the best answer brings more."""
        return self.best - self.own


def positions(game: Game, options: Mapping[str, Any], seed: int, every: float) -> Iterator[tuple[Table, int]]:
    """Yield tables at which several seats choose at once, each with one of these seats.

    The games are played by rules of thumb. `every`: the share of such positions to yield.
    """
    dice = random.Random(seed)
    while True:
        table = Table(game, options, dice.randbytes(32))
        thumb = bots.create("heuristic", game, dice.getrandbits(32))
        while not table.is_over:
            owing = table.pending
            if _begins(table) and dice.random() < every:
                yield table, dice.choice(owing)
            table.decide(owing[0], thumb.choose(table.view(owing[0]), owing[0]))


def _begins(table: Table) -> bool:
    """Nobody of several that choose at once has chosen, and it is not all the same what they do."""
    return len(table.pending) > 1 and all(
        len(table.legal(seat)) > 1 and not table.chosen(seat) for seat in table.pending
    )


class Responder:
    """Finds answers to one bot."""

    def __init__(self, game: Game, bot: str, worlds: int, seed: int) -> None:
        """`bot`: as `bots.create` takes it; `worlds`: how many are drawn a position."""
        self._game = game
        self._bot = bot
        self._worlds = worlds
        self._spare = FIRST + worlds
        self._dice = random.Random(seed)
        self._rules = engine(game)

    def respond(self, table: Table, seat: int) -> Response:
        """Return the best response of a seat that chooses at the same time as others."""
        states, owners, actions = imagining(self._game, table.view(seat), table.past(seat), self._spare + 1)
        self._rules.believe(states, seat, owners, actions, len(owners), self._mind(), FIRST, self._worlds)
        plans = list(self._plans(states, seat))
        own = [plans.index(self._chosen(states, FIRST, seat)) for _ in range(OWN)]
        values = np.array([self._values(states, at, seat, plans) for at in range(FIRST, self._spare)])
        return Response(self.best(values), float(values[:, own].mean()), len(plans))

    def best(self, values: npt.NDArray[np.float64]) -> float:
        """Return the worth of the best response; `values`: the worth of the plans by world, shape (worlds, plans)."""
        parts = np.arange(len(values)) % FOLDS
        found = (values[parts == part, values[parts != part].mean(0).argmax()] for part in range(FOLDS))
        return float(np.concatenate(list(found)).mean())

    def _mind(self) -> Any:
        key = [self._dice.getrandbits(32) for _ in range(8)]
        return mind_of(self._game, key, self._dice.getrandbits(32) | 1, [0])

    def _plans(self, states: Any, seat: int) -> Iterator[Plan]:
        """Everything that the seat may choose in one go, while nobody else has chosen."""
        waiting: list[Plan] = [()]
        while waiting:
            plan = waiting.pop()
            self._lay_out(states, FIRST, seat, plan)
            if self._owes(states, self._spare, seat):
                legal = legal_choices(self._game, states[self._spare : self._spare + 1], seat)
                waiting += [(*plan, action) for action in legal]
            else:
                yield plan

    def _lay_out(self, states: Any, at: int, seat: int, plan: Plan) -> None:
        """Copy the world in row `at` into the row behind the worlds, and carry out the seat's plan there."""
        states[self._spare] = states[at]
        for action in plan:
            self._rules.carry_out(states, self._spare, seat, action)

    def _owes(self, states: Any, at: int, seat: int) -> bool:
        return bool(self._rules.owing(states, at) >> seat & 1)

    def _chosen(self, states: Any, at: int, seat: int) -> Plan:
        """Return the bot's choice for this seat in the world of row `at`, with a new seed."""
        bot, plan = bots.untimed(self._bot, self._game, self._dice.getrandbits(31)), []
        self._lay_out(states, at, seat, ())
        while self._owes(states, self._spare, seat):
            view = empty_states(self._game, 1)
            self._rules.look(states, self._spare, seat, view)
            view["imagined"] = view["events"] = 0
            plan.append(bot.choose(view, seat))
            self._rules.carry_out(states, self._spare, seat, plan[-1])
        return tuple(plan)

    def _values(self, states: Any, at: int, seat: int, plans: Sequence[Plan]) -> list[float]:
        """Return the worth of each plan for the seat in one world, in which the others choose as the bot does."""
        for other in members(self._rules.owing(states, at) & ~(1 << seat)):
            for action in self._chosen(states, at, other):
                self._rules.carry_out(states, at, other, action)
        mind = self._mind()
        mind["learned"] &= at & 1
        drawn, found = int(mind["drawn"][0]), []
        for plan in plans:
            self._lay_out(states, at, seat, plan[:-1])
            mind["drawn"], mind["legal"][0, 0], mind["total"] = drawn, plan[-1], 0
            self._rules.compare(states, seat, mind, self._spare, 1)
            found.append(float(mind["total"][0, 0]))
        return found
