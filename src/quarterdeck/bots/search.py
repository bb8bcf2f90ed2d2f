"""The bot that thinks ahead."""

import random
import time
from dataclasses import replace
from math import inf

from quarterdeck.bots.base import BotError, ChoosingBot, Player, View
from quarterdeck.bots.deciding import RolloutDecision
from quarterdeck.engine import engine
from quarterdeck.engine.compile.entries import NODE, STATE
from quarterdeck.engine.play.self_play import SEARCH
from quarterdeck.engine.search.tree import ACTIONS, LEGAL, SEATS, places, work_area
from quarterdeck.games.base import Game
from quarterdeck.games.options import Options
from quarterdeck.table.past import Past

SIMULATIONS = 2_000
"""What a search bot thinks where nothing else is said: some hundredths of a second."""

SLICE = 0.01
"""Seconds of compiled code between two looks at the clock."""

MOST = 10_000_000
"""More simulations than this would not fit into memory."""

EXPLORE = 1.0
GUIDED = 0.3
EXPECTS = 0.0
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
        expects: float = EXPECTS,
    ) -> None:
        """`room`: nodes at most; `explore`, `guided`, `expects`: see `SearchBot`.

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
        work = work_area(game.max_seats, key, chance.getrandbits(32) | 1, room, explore, guided, expects)
        self._work = space.copy(work)

    def run(self, count: int) -> None:
        """Run `count` more simulations. The GIL is released meanwhile."""
        self._think(self._states, self._seat, self._nodes, self._index, self._work, count)

    @property
    def done(self) -> int:
        """Simulations so far."""
        return int(self._work["done"][0])

    def choice(self) -> int:
        """Return the best action of the simulations so far, drawn from a mix where others choose at the same time."""
        return self._choice(self._seat, self._nodes, self._work)


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
        """Thinks `simulations` a decision, and for at most `seconds`: without them, `seed` decides everything.

        `explore`: how much an action's doubt counts, in spreads of the values; `guided`: the share of the
        decisions beyond the tree that are made by rules of thumb; `endings`: 1 for solving endings instead.
        `expects`: where others choose at the same time, the share of their decisions that it expects to be made by
        rules of thumb, and the rest at random. With 0 they learn to mix in the tree, as it does itself.
        Raises BotError.
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
        """See `Bot`: with a limit of time, or with endings, it is asked."""
        return None if self._seconds or self._endings else Player(SEARCH, self._simulations, *self._style)

    def _choose(self, choices: list[int], view: View, seat: int, past: Past | None) -> int:
        began = time.perf_counter()
        if self._endings:
            found = RolloutDecision(self._game, view, seat, past, self._chance, worlds=1).settled()
            if found is not None:
                return found
        search = Search(self._game, view, seat, self._chance, self._simulations * 2, *self._style)
        if self._seconds is None:
            search.run(self._simulations)
        else:
            self._run_until(search, began + self._seconds)
        return search.choice()

    def _run_until(self, search: Search, end: float) -> None:
        """Slices of about SLICE seconds until the time or the simulations are used up."""
        size = 64
        now = time.perf_counter()
        while search.done < self._simulations and (now < end or not search.done):
            search.run(min(size, self._simulations - search.done))
            took, now = time.perf_counter() - now, time.perf_counter()
            size = max(16, min(2 * size, int(size * SLICE / max(took, 1e-6))))


class CheatBot(SearchBot):
    """The same search on the true deal: a mark for others, for no table.

    It sees all hands and what lies face down in its order, but nothing that is still to be shuffled, and not what
    others are choosing at the same time.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        simulations: int = SIMULATIONS,
        explore: float = EXPLORE,
        guided: float = GUIDED,
    ) -> None:
        """Set up the search. Only compiled code plays this bot, as others never get the deal. Raises BotError."""
        super().__init__(game, seed, simulations, None, explore, guided)

    def player(self) -> Player | None:
        """See `Bot`."""
        honest = super().player()
        return honest and replace(honest, sees=True)


def simulations_per_second(game: Game, options: Options, seconds: float) -> float:
    """Complete search simulations a second on one core: a full state drawn, the walk, the play to the horizon.

    From the first decision of a fresh deal at which a seat has a choice, played on at random, so that the figure says
    how fast the engine is and can be held against other engines'. `options` are complete. Measures
    for about `seconds` of this thread; each 0.2 s a new tree of another deal.
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
        began = time.thread_time()
        while (passed := time.thread_time() - began) < 0.2 and search.done < 50_000:
            search.run(1_000)
        count, spent = count + search.done - 1, spent + passed
    return count / spent
