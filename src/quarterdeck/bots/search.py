"""The bots that decide by tree search."""

import random
import time
from dataclasses import replace
from math import inf

from quarterdeck.bots.base import BotError, ChoosingBot, Player, View
from quarterdeck.bots.deciding import RolloutDecision
from quarterdeck.engine import engine
from quarterdeck.engine.compile.entries import NODE, STATE
from quarterdeck.engine.play.self_play import SEARCH
from quarterdeck.engine.search.tree import ACTIONS, LEGAL, SEATS, new_search_tree, places
from quarterdeck.games.base import Game
from quarterdeck.games.options import Options
from quarterdeck.table.past import Past

SIMULATIONS = 2_000
"""Default number of simulations for a decision, which take a few hundredths of a second."""

SLICE = 0.01
"""Seconds of compiled code between two readings of the clock."""

MOST = 10_000_000
"""Largest number of simulations whose tree fits into memory."""

EXPLORE = 1.0
GUIDED = 0.3
EXPECTS = 0.0
"""The defaults of `SearchBot`, measured in the arena (docs/decisions/0009-search.md)."""


class TreeSearch:
    """The search of one decision: a tree that grows with each `run`."""

    def __init__(
        self,
        game: Game,
        view: View,
        seat: int,
        chance: random.Random,
        room: int,
        explore: float = EXPLORE,
        guided: float = GUIDED,
        expects: float = EXPECTS,
    ) -> None:
        """Prepare a tree. `room`: the largest number of its nodes; `explore`, `guided`, `expects`: see `SearchBot`.

        Raises BotError for a game that is too large.
        """
        if game.max_seats > SEATS or game.max_legal > LEGAL or game.actions > ACTIONS:
            raise BotError(f"{game.id} has more than {SEATS} seats, {LEGAL} legal actions at once or {ACTIONS} actions")
        self._think, self._choice = engine(game).run_simulations, engine(game).best_action
        self._seat = seat
        space = engine(game).workspace()
        self._states = space.rows(STATE, 2)
        self._states[0] = view[0]
        key = [chance.getrandbits(32) for _ in range(8)]
        self._nodes = space.rows(NODE, room + 1)
        self._index = space.numbers("i8", places(room))
        search_tree = new_search_tree(game.max_seats, key, chance.getrandbits(32) | 1, room, explore, guided, expects)
        self._tree = space.copy(search_tree)

    def run(self, count: int) -> None:
        """Run `count` more simulations. The GIL is released meanwhile."""
        self._think(self._states, self._seat, self._nodes, self._index, self._tree, count)

    @property
    def done(self) -> int:
        """Number of simulations so far."""
        return int(self._tree["done"][0])

    def choice(self) -> int:
        """Return the best action of the simulations so far. If others choose at the same time, draw it from a mix."""
        return self._choice(self._seat, self._nodes, self._tree)


class SearchBot(ChoosingBot):
    """Information-set Monte Carlo tree search over states that agree with what the seat knows."""

    def __init__(
        self,
        game: Game,
        seed: int,
        simulations: int = SIMULATIONS,
        seconds: float | None = None,
        explore: float = EXPLORE,
        guided: float = GUIDED,
        endings: int = 0,
        expects: float = EXPECTS,
    ) -> None:
        """Search with `simulations` per decision, for at most `seconds`. Without `seconds`, `seed` decides everything.

        `explore`: the weight of an action's uncertainty, as a multiple of the spread of the values. `guided`: the share
        of the decisions beyond the tree that rules of thumb make. `endings`: 1 to solve endings instead of searching.
        `expects`: the bot expects that the others make this share of their simultaneous choices by rules of thumb, and
        the rest at random; with 0 the tree finds a mixed strategy for the others, as for the bot. Raises BotError.
        """
        if not isinstance(simulations, int) or not 1 <= simulations <= MOST:
            raise BotError(f"a search needs a whole number of `simulations` from 1 to {MOST:,}")
        if seconds is not None and not seconds > 0:
            raise BotError("a search needs `seconds` above 0")
        if not 0 <= explore < inf or not 0 <= guided <= 1 or not 0 <= expects <= 1:
            raise BotError("`explore` is at least 0, `guided` and `expects` from 0 to 1")
        super().__init__(game, seed)
        self._simulations = simulations
        self._seconds = seconds
        self._style = (explore, guided, expects)
        self._endings = self.remembers = bool(endings)

    def player(self) -> Player | None:
        """Return the settings for compiled code; None with a time limit, or with endings."""
        return None if self._seconds or self._endings else Player(SEARCH, self._simulations, *self._style)

    def _choose(self, choices: list[int], view: View, seat: int, past: Past | None) -> int:
        began = time.perf_counter()
        if self._endings:
            found = RolloutDecision(self._game, view, seat, past, self._chance, worlds=1).settled()
            if found is not None:
                return found
        search = TreeSearch(self._game, view, seat, self._chance, self._simulations * 2, *self._style)
        if self._seconds is None:
            search.run(self._simulations)
        else:
            self._run_until(search, began + self._seconds)
        return search.choice()

    def _run_until(self, search: TreeSearch, end: float) -> None:
        """Run slices of about SLICE seconds until the time or the simulations are used up."""
        size = 64
        now = time.perf_counter()
        while search.done < self._simulations and (now < end or not search.done):
            search.run(min(size, self._simulations - search.done))
            took, now = time.perf_counter() - now, time.perf_counter()
            size = max(16, min(2 * size, int(size * SLICE / max(took, 1e-6))))


class CheatBot(SearchBot):
    """A bot that searches on the true deal: a benchmark for other bots. It cannot sit at a table.

    It sees all hands and the order of cards that lie face down, but not the results of later shuffles, nor what others
    choose at the same time.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        simulations: int = SIMULATIONS,
        explore: float = EXPLORE,
        guided: float = GUIDED,
    ) -> None:
        """Set up the search. Only compiled code plays this bot, as `choose` never gets the deal. Raises BotError."""
        super().__init__(game, seed, simulations, None, explore, guided)

    def player(self) -> Player | None:
        """Return the settings for compiled code, which lets the bot see the deal."""
        honest = super().player()
        return honest and replace(honest, sees=True)


def simulations_per_second(game: Game, options: Options, seconds: float) -> float:
    """Return the search simulations per second on one core: determinization, walk and rollout to the horizon.

    The simulations start at the first decision of a new deal at which a seat has a choice. Rollouts are random, so that
    the result measures the engine, and can be compared with those of other engines. `options` are complete. Uses about
    `seconds` of this thread's CPU time, with a new deal and tree every 0.2 s.
    """
    from quarterdeck.table import Table

    chance = random.Random(1)
    count, spent = 0, 0.0
    while spent < seconds or not count:
        table = Table(game, options, chance.randbytes(32))
        while len(table.legal(table.pending[0])) == 1:
            table.decide(table.pending[0], table.legal(table.pending[0])[0])
        seat = table.pending[0]
        search = TreeSearch(game, table.view(seat), seat, chance, 100_000, guided=0.0)
        search.run(1)
        began = time.thread_time()
        while (passed := time.thread_time() - began) < 0.2 and search.done < 50_000:
            search.run(1_000)
        count, spent = count + search.done - 1, spent + passed
    return count / spent
