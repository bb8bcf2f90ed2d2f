"""Bots that decide without a search: at random, by rules of thumb, or by a learned policy."""

import random

from quarterdeck.bots.base import Bot, BotError, ChoosingBot, Player, View, legal_choices
from quarterdeck.bots.deciding import RolloutDecision
from quarterdeck.engine import engine
from quarterdeck.engine.play.self_play import ASKED, HEURISTIC, RANDOM
from quarterdeck.engine.search import policy
from quarterdeck.engine.search.endgame import has_endings
from quarterdeck.engine.search.workspace import model_of, search_of
from quarterdeck.games.base import Game
from quarterdeck.table.past import Past


class RandomBot(Bot):
    """A bot that plays any legal action, all equally likely."""

    def __init__(self, game: Game, seed: int) -> None:
        """Set up a bot whose choices follow from `seed` and the decisions it must make."""
        self._game = game
        self._chance = random.Random(seed)

    def player(self) -> Player:
        """Return the settings for compiled code."""
        return Player(RANDOM, learned=policy.BY_CHANCE)

    def choose(self, view: View, seat: int, past: Past | None = None) -> int:
        """Return one of the seat's legal actions at random."""
        return self._chance.choice(legal_choices(self._game, view, seat))


class HeuristicBot(ChoosingBot):
    """A bot that plays by the game's rules of thumb; ties are broken at random.

    With `endings` it solves the end of a round over all possible worlds. With `slips` it makes mistakes like those of
    people: at a slip it tries two random legal actions in one sampled world, and plays the better.
    """

    def __init__(self, game: Game, seed: int, slips: float = 0.0, endings: int = 0) -> None:
        """Set up a bot whose choices follow from `seed`.

        `slips`: the share of its decisions that are slips, as far as the game's `leeway` allows; `endings`: 1 to solve
        endings, if the game has them. Raises BotError.
        """
        if not 0 <= slips <= 1:
            raise BotError("a heuristic bot needs `slips` from 0 to 1")
        super().__init__(game, seed)
        self.remembers = bool(endings) and has_endings(game)
        self._slips, self._plain = slips, not (slips or endings)

    def player(self) -> Player | None:
        """Return the settings for compiled code; None with endings or slips."""
        return None if self.remembers or self._slips else Player(HEURISTIC, learned=policy.HEURISTIC)

    def _choose(self, choices: list[int], view: View, seat: int, past: Past | None) -> int:
        if self._plain:
            return engine(self._game).advise(view, 0, seat, self._chance.getrandbits(32))
        decision = RolloutDecision(
            self._game, view, seat, past, self._chance, endings=self.remembers, slips=self._slips
        ).settled()
        assert decision is not None, "rules of thumb always say something"
        return decision


class PolicyBot(ChoosingBot):
    """A bot that plays by the game's softmax table. A decision takes a few millionths of a second."""

    def __init__(self, game: Game, seed: int, heat: float = 0.0) -> None:
        """Set up the bot. `heat`: the temperature of its choices; 1 is that of the training. Raises BotError."""
        super().__init__(game, seed)
        if not 0 <= heat <= policy.ONE:
            raise BotError(f"a policy bot needs a `heat` from 0 to {policy.ONE}")
        self._heat = round(heat * policy.ONE)
        self._model = search_of(game, [0] * 8, self._chance.getrandbits(32) | 1, []), model_of(game)

    def player(self) -> Player:
        """Return the settings for compiled code."""
        return Player(ASKED, learned=int(self._model[0]["learned"][0]), heat=self._heat)

    def _choose(self, choices: list[int], view: View, seat: int, past: Past | None) -> int:
        return engine(self._game).likely(view, 0, seat, *self._model, self._heat)
