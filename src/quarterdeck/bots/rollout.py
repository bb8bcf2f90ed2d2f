"""The bot that compares its actions by rollouts, in sampled worlds that agree with the other seats' decisions."""

import random
import time

from quarterdeck.bots.base import BotError, ChoosingBot, View
from quarterdeck.bots.deciding import RolloutDecision
from quarterdeck.bots.search import SearchBot
from quarterdeck.games.base import Game
from quarterdeck.table.past import Past

SIMULATIONS = 1_500
"""Default number of rollouts for a decision, which take a few hundredths of a second."""

MOST_WORLDS = 100_000
"""Largest number of worlds that fits into memory."""

SLICE = 100
"""Rollouts between two readings of the clock."""


class RolloutBot(ChoosingBot):
    """A bot that compares its actions by sequential halving over rollouts, in sampled worlds with modelled players."""

    remembers = True

    def __init__(
        self,
        game: Game,
        seed: int,
        simulations: int = SIMULATIONS,
        worlds: int = 200,
        seconds: float | None = None,
        endings: int = 1,
        duel: int = 0,
    ) -> None:
        """Set the limits of each decision. Without `seconds`, `seed` decides everything.

        Args:
            game: The game to play.
            seed: The seed of the bot's random numbers.
            simulations: The number of rollouts for a decision.
            worlds: The largest number of worlds to sample.
            seconds: The longest time for a decision; None for no limit.
            endings: 1 to solve endings; 0 to decide in them by rollouts, too.
            duel: The number of simulations of the tree search that decides in games for two; 0: rollouts decide.

        Raises:
            BotError: A limit is out of its range.
        """
        _check(simulations, worlds, seconds)
        super().__init__(game, seed)
        self._simulations = simulations
        self._worlds = worlds
        self._seconds = seconds
        self._endings = endings
        self._duel = SearchBot(game, seed, duel, seconds) if duel else None

    def draw_from(self, chance: random.Random) -> None:
        """Draw the random numbers, also those of the tree search, from `chance` from now on."""
        super().draw_from(chance)
        if self._duel is not None:
            self._duel.draw_from(chance)

    def _choose(self, choices: list[int], view: View, seat: int, past: Past | None) -> int:
        end = time.perf_counter() + (self._seconds or float("inf"))
        thought = RolloutDecision(
            self._game,
            view,
            seat,
            past,
            self._chance,
            self._worlds,
            self._simulations,
            bool(self._endings),
        )
        found = thought.settled()
        if found is None and self._duel and int(view[0]["seats"]) == 2:
            return self._duel.choose(view, seat)
        while found is None and (time.perf_counter() < end or not thought.tried):
            found = thought.continue_search(SLICE)
        return thought.best if found is None else found


def _check(simulations: int, worlds: int, seconds: float | None) -> None:
    """Raise BotError if a limit is out of its range."""
    whole = isinstance(simulations, int) and isinstance(worlds, int)
    if not whole or simulations < 1 or not 1 <= worlds <= MOST_WORLDS or (seconds is not None and not seconds > 0):
        raise BotError(
            "a rollout bot needs whole numbers of `simulations`, at least 1, and of `worlds`, at least 1 and at "
            f"most {MOST_WORLDS:,}, and `seconds` above 0"
        )
