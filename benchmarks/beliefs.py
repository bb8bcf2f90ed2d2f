"""The gain of a seat that compares its actions in worlds which explain the play of the others better.

    python benchmarks/beliefs.py seas-of-strife --option players=4 --seconds 600
    python benchmarks/beliefs.py sea-change --option players=2 --more 1

At positions of games between bots, a seat compares its actions by rollouts in four ways: in worlds that agree with what
it has seen (drawn), in the same number of worlds that also explain what the others have played (believed), in `--more`
times as many believed worlds, and in the true world. The model of the other players is always the same. New rollouts in
the true world then measure the worth of each chosen action. The differences are the gains for one decision, in shares
of the win. For the intervals, each game is one observation. The joint gain of several decisions of a seat is not
measured.
"""

import argparse
import random
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck import bots
from quarterdeck.bots.base import imagining
from quarterdeck.bots.deciding import counts_after
from quarterdeck.bots.self_play import WHOLE, whole
from quarterdeck.engine import empty_states, engine
from quarterdeck.engine.search.workspace import model_of, search_of
from quarterdeck.engine.search.world_sampling import FIRST
from quarterdeck.games import GAMES, Game
from quarterdeck.games.base import as_state
from quarterdeck.games.options import parse, seat_count
from quarterdeck.lab.contests.intervals import ratio
from quarterdeck.table.hosted import HostedTable

PLAYS = 2
"""The number of rollouts of an action in each world."""
VALUED = 200
"""The number of rollouts in the true world that value an action."""
QUICK = "rollout:300:worlds=30"
"""The bot that plays the games from which positions are taken."""
CHOICES = ("drawn", "believed", "more believed", "true")

Values = npt.NDArray[np.float64]


class Position:
    """A decision at a table, with several actions to choose from."""

    def __init__(self, table: HostedTable, seat: int, chance: random.Random) -> None:
        """Prepare the decision of `seat`; all random numbers come from `chance`."""
        self._table, self._seat, self._chance = table, seat, chance
        self._legal = table.legal(seat)
        self._rules = engine(table.game)
        self._prior = counts_after(table.game, seat, table.past(seat).earlier)

    def choices(self, worlds: int, more: int) -> list[int]:
        """Return which action the seat chooses by each of CHOICES, as an index among the legal actions."""
        drawn, states = self._sample(worlds, believed=False)
        search, believed = self._sample(worlds, believed=True)
        drawn["counts"] = search["counts"]
        found = [self._totals(states, drawn, worlds, PLAYS), self._totals(believed, search, worlds, PLAYS)]
        larger, many = self._sample(worlds * more, believed=True)
        found.append(self._totals(many, larger, worlds * more, PLAYS))
        self._uncover(believed)
        found.append(self._totals(believed, search, 1, PLAYS * worlds))
        return [int(each.argmax()) for each in found]

    def values(self) -> Values:
        """Return what each action is worth in the true world, in shares of the win, shape (actions,)."""
        search, states = self._sample(1, believed=True)
        self._uncover(states)
        return self._totals(states, search, 1, VALUED) / VALUED

    def _sample(self, worlds: int, believed: bool) -> tuple[Any, Any]:
        """Return a new search, and states with `worlds` worlds, of which the first is in row FIRST."""
        view, past = self._table.view(self._seat), self._table.past(self._seat)
        states = empty_states(self._table.game, FIRST + worlds)
        owners, actions = imagining(states, view, past)
        key = [self._chance.getrandbits(32) for _ in range(8)]
        search = search_of(self._table.game, key, self._chance.getrandbits(32) | 1, self._legal)
        search["prior"] = self._prior
        made = len(owners) if believed else 0
        self._rules.sample_worlds(
            states, self._seat, owners, actions, made, search, model_of(self._table.game), FIRST, worlds
        )
        return search, states

    def _uncover(self, states: Any) -> None:
        """Write the true world into row FIRST, with the mark of a sampled world (`imagined`)."""
        true, imagined = empty_states(self._table.game, 1), states["imagined"][FIRST]
        as_state(self._table.history.states[self._table.ply]).write(true, 0)
        true["imagined"], true["events"] = imagined, 0
        states[FIRST] = true[0]

    def _totals(self, states: Any, search: Any, worlds: int, plays: int) -> Values:
        """Return the sum of each action's shares of the win over `plays` rollouts in each of these worlds."""
        search["total"] = 0
        for _ in range(plays):
            self._rules.compare(states, self._seat, search, model_of(self._table.game), FIRST, worlds)
        found: Values = search["total"][0, : len(self._legal)].copy()
        return found


def positions_of(table: HostedTable, bot: str, every: float, chance: random.Random) -> Iterator[int]:
    """Play the table's game between bots of one kind, and yield the seat to decide at some of the positions.

    `every`: the share of positions to take, among those with several actions at which no other seat has chosen in
    secret.
    """
    seats = range(seat_count(table.game, table.options))
    seated = [bots.untimed(bot, table.game, chance.getrandbits(31)) for _ in seats]
    while not table.is_over:
        seat = table.pending[0]
        secret = any(table.chosen(other) for other in seats if other != seat)
        if len(table.legal(seat)) > 1 and not secret and chance.random() < every:
            yield seat
        table.decide(seat, seated[seat].choose(table.view(seat), seat, table.past(seat)))


def play(table: HostedTable, bot: str, given: argparse.Namespace, chance: random.Random) -> tuple[list[int], int]:
    """Play a game between bots; return the summed values of the action chosen by each of CHOICES, and the positions.

    The values are in parts of WHOLE, the positions a number.
    """
    sums, count = [0] * len(CHOICES), 0
    for seat in positions_of(table, bot, given.every, chance):
        position = Position(table, seat, chance)
        values = position.values()
        chosen = position.choices(given.worlds, given.more)
        sums = [total + whole(values[at]) for total, at in zip(sums, chosen, strict=True)]
        count += 1
    return sums, count


def main() -> None:
    """Play games, and print the gain by each kind of worlds."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--bot", default=QUICK, help="who plays")
    parser.add_argument("--worlds", type=int, default=100)
    parser.add_argument("--more", type=int, default=10, help="how many times as many worlds")
    parser.add_argument("--every", type=float, default=0.5, help="the share of decisions that are looked at")
    parser.add_argument("--seconds", type=float, default=600, help="after which no game begins")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game: Game = GAMES[given.game]
    options, began = parse(game, given.option), time.monotonic()
    found: list[tuple[list[int], int]] = []
    while len(found) < 2 or time.monotonic() - began < given.seconds:
        chance = random.Random(f"{given.seed} {len(found)}")
        found.append(play(HostedTable(game, options, chance.randbytes(32)), given.bot, given, chance))
    counts = [count * WHOLE for _, count in found]
    print(f"{sum(counts) // WHOLE} decisions of {len(found)} games")
    for worse, better in ((0, 1), (1, 2), (1, 3)):
        gain = ratio([sums[better] - sums[worse] for sums, _ in found], counts)
        assert gain is not None
        print(f"{CHOICES[better]} less {CHOICES[worse]}: {gain.mean:+.5f} ± {gain.error:.5f}")


if __name__ == "__main__":
    main()
