"""The bot that compares its actions by playing on, in worlds that explain what the others have played."""

from __future__ import annotations

import random
import time

import numpy as np

from quarterdeck.bots.base import Bot, BotError, View, imagining, legal_choices
from quarterdeck.bots.endings import decided
from quarterdeck.bots.search import SearchBot
from quarterdeck.engine import engine
from quarterdeck.engine.beliefs import FIRST
from quarterdeck.engine.ends import ENDS, ends_of
from quarterdeck.engine.minds import mind_of
from quarterdeck.engine.tree import LEGAL, SEATS
from quarterdeck.games.base import Game
from quarterdeck.table.past import Past

SIMULATIONS = 1_500
"""Games played on in all, where nothing else is said: some hundredths of a second."""

CHAIN = 25
"""Worlds a chain."""

MOST_WORLDS = 100_000
"""More would not fit into memory."""


class Comparison:
    """One decision being thought about: worlds that may be, and how each action does in them."""

    def __init__(
        self,
        game: Game,
        view: View,
        seat: int,
        past: Past | None,
        choices: list[int],
        chance: random.Random,
        worlds: int,
        learned: float = 1.0,
    ) -> None:
        """`worlds`: how many are imagined at most; `learned`: see `RolloutBot`. Raises BotError for a game that is too
        large."""
        if game.max_seats > SEATS or game.max_legal > LEGAL:
            raise BotError(f"{game.id} has more than {SEATS} seats or {LEGAL} legal actions at once")
        self._rules = engine(game)
        self._seat = seat
        self._states, self._seats, self._actions = imagining(game, view, past, FIRST + worlds)
        key = [chance.getrandbits(32) for _ in range(8)]
        self._mind = mind_of(game, key, chance.getrandbits(32) | 1, choices)
        self._learned = learned * int(self._mind["learned"][0])
        self._worlds = worlds
        self._imagined = 0
        self._at = 0
        self._place = {action: at for at, action in enumerate(choices)}
        chains = -(-worlds // CHAIN)
        self.sums = np.zeros((chains, len(choices)))
        """A chain and action: the seat's shares of the win, summed."""
        self.tries = np.zeros((chains, len(choices)))
        """In how many worlds of the chain it has been tried."""
        self.ends = np.zeros((len(choices), ENDS))
        """An action: all that its ends have brought (`quarterdeck.engine.ends`), summed."""

    def run(self, count: int) -> None:
        """Each action in `count` more worlds; they come round again when there are no others."""
        while count:
            if self._at == self._imagined < self._worlds:
                self._imagine(min(CHAIN, self._worlds - self._imagined))
            self._at %= self._worlds
            more = min(count, self._imagined - self._at, CHAIN - self._at % CHAIN)
            self._imagine_others(self._at // CHAIN)
            self._rules.compare(self._states, self._seat, self._mind, FIRST + self._at, more)
            self._note(self._at // CHAIN, more)
            self._at += more
            count -= more

    def _note(self, chain: int, count: int) -> None:
        """What has come of so many worlds of a chain."""
        kept = [self._place[action] for action in self.actions]
        ends = ends_of(self._mind, len(kept))
        self.sums[chain, kept] += ends[:, self._seat]
        self.tries[chain, kept] += count
        self.ends[kept] += ends
        self._mind["ends"] = 0

    def _imagine(self, count: int) -> None:
        self._imagine_others(self._imagined // CHAIN)
        made, first = len(self._seats), FIRST + self._imagined
        self._rules.believe(self._states, self._seat, self._seats, self._actions, made, self._mind, first, count)
        self._imagined += count

    def _imagine_others(self, chain: int) -> None:
        """In this chain's worlds others are imagined by what they have learned, or by rules of thumb."""
        self._mind["learned"] = int((chain + 1) * self._learned) > int(chain * self._learned)

    @property
    def tried(self) -> int:
        """In how many worlds each of them has been tried."""
        return int(self._mind["tried"][0])

    @property
    def actions(self) -> list[int]:
        """Those that are still compared."""
        return self._mind["legal"][0, : int(self._mind["count"][0])].tolist()  # type: ignore[no-any-return]

    def drop_worse_half(self) -> None:
        """Go on with the better half of the actions alone, the odd one with them."""
        count = int(self._mind["count"][0])
        total = self._mind["total"][0]
        keep = sorted(sorted(range(count), key=lambda at: -total[at])[: (count + 1) // 2])
        for name in ("legal", "total"):
            self._mind[name][0, : len(keep)] = self._mind[name][0, keep]
        self._mind["count"] = len(keep)


class RolloutBot(Bot):
    """Sequential halving over games that are played on as players are imagined to play, in believed worlds."""

    remembers = True

    def __init__(
        self,
        game: Game,
        seed: int,
        simulations: int = SIMULATIONS,
        worlds: int = 200,
        seconds: float | None = None,
        endings: int = 1,
        learned: float = 0.5,
        duel: int = 0,
    ) -> None:
        """Plays on `simulations` times a decision, in `worlds` at most, and for at most `seconds`: without them, `seed`
        decides everything. `endings`: 0 for playing on in endings, too, instead of solving them; `learned`: the
        share of worlds in which others are imagined by what they have learned, if that is anything, and not by rules of
        thumb; `duel`: where two play, a tree search of as many simulations decides instead (0: it does not). Raises
        BotError."""
        whole = isinstance(simulations, int) and isinstance(worlds, int)
        if not whole or simulations < 1 or not 1 <= worlds <= MOST_WORLDS or (seconds is not None and not seconds > 0):
            raise BotError(
                "a rollout bot needs whole numbers of `simulations`, at least 1, and of `worlds`, at least 1 and at "
                f"most {MOST_WORLDS:,}, and `seconds` above 0"
            )
        if not 0 <= learned <= 1:
            raise BotError("a rollout bot needs `learned` from 0 to 1")
        self._game = game
        self._chance = random.Random(seed)
        self._simulations = simulations
        self._worlds = worlds
        self._seconds = seconds
        self._endings = endings
        self._learned = learned
        self._duel = SearchBot(game, seed, duel, seconds) if duel else None

    def choose(self, view: View, seat: int, past: Past | None = None) -> int:
        """See `Bot`."""
        end = time.perf_counter() + (self._seconds or float("inf"))
        choices = legal_choices(self._game, view, seat)
        if len(choices) == 1:
            return choices[0]
        if self._endings:
            found = decided(self._game, view, seat, past, choices, self._chance, self._learned == 1)
            if found is not None:
                return found
        if self._duel and int(view[0]["seats"]) == 2:
            return self._duel.choose(view, seat)
        thought = Comparison(self._game, view, seat, past, choices, self._chance, self._worlds, self._learned)
        halvings = (len(choices) - 1).bit_length()
        while len(thought.actions) > 1:
            left = max(1, self._simulations // (halvings * len(thought.actions)))
            while left and (time.perf_counter() < end or not thought.tried):
                thought.run(min(CHAIN, left))
                left -= min(CHAIN, left)
            thought.drop_worse_half()
        return thought.actions[0]
