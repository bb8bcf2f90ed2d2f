"""Bots that decide without a search: at random, by rules of thumb, or by a learned policy."""

import random

from quarterdeck.bots.base import Bot, BotError, ChoosingBot, Player, View, legal_choices
from quarterdeck.bots.deciding import RolloutDecision
from quarterdeck.engine import engine
from quarterdeck.engine.play.self_play import ASKED, HEURISTIC, RANDOM
from quarterdeck.engine.search.endgame import has_endings
from quarterdeck.engine.search.policy import BY_CHANCE, ONE, THUMB
from quarterdeck.engine.search.workspace import mind_of, model_of
from quarterdeck.games.base import Game
from quarterdeck.table.past import Past


class RandomBot(Bot):
    """A bot that plays any legal action, all equally likely."""

    def __init__(self, game: Game, seed: int) -> None:
        """Set up a bot whose choices follow from `seed` and the decisions it must make."""
        self._game = game
        self._chance = random.Random(seed)

    def player(self) -> Player:
        """See `Bot`."""
        return Player(RANDOM, learned=BY_CHANCE)

    def choose(self, view: View, seat: int, past: Past | None = None) -> int:
        """See `Bot`."""
        return self._chance.choice(legal_choices(self._game, view, seat))


class HeuristicBot(ChoosingBot):
    """A bot that plays by the game's rules of thumb; ties are broken at random."""

    def player(self) -> Player | None:
        """See `Bot`."""
        return Player(HEURISTIC, learned=THUMB)

    def _choose(self, choices: list[int], view: View, seat: int, past: Past | None) -> int:
        return engine(self._game).advise(view, 0, seat, self._chance.getrandbits(32))


class ThumbBot(ChoosingBot):
    """A bot that plays by the game's rules of thumb, and solves the end of a round over all possible worlds."""

    remembers = True

    def __init__(self, game: Game, seed: int) -> None:
        """Set up a bot whose ties are broken at random by `seed`."""
        super().__init__(game, seed)
        self._slips = 0.0
        self.remembers = has_endings(game)

    def player(self) -> Player | None:
        """See `Bot`. Without endings it plays only rules of thumb."""
        return None if self.remembers else Player(HEURISTIC, learned=THUMB)

    def _choose(self, choices: list[int], view: View, seat: int, past: Past | None) -> int:
        found = RolloutDecision(
            self._game, view, seat, past, self._chance, endings=self.remembers, slips=self._slips
        ).settled()
        assert found is not None, "rules of thumb always say something"
        return found


class LearnerBot(ThumbBot):
    """A bot with rules of thumb and exact endings that slips at times: then it plays the better of two random actions.

    It tries the two legal actions in one sampled world, and does not play the plainly worse one. So its mistakes are
    like those of people.
    """

    def __init__(self, game: Game, seed: int, slips: float = 0.5, endings: int = 1) -> None:
        """Set up a learner whose choices all follow from `seed`.

        `slips`: the share of its decisions that are slips, as far as the game's `leeway` allows; `endings`: 0 if it
        leaves endings to its rules of thumb, too. Raises BotError.
        """
        if not 0 <= slips <= 1:
            raise BotError("a learner needs `slips` from 0 to 1")
        super().__init__(game, seed)
        self.remembers = self.remembers and bool(endings)
        self._slips = slips

    def player(self) -> Player | None:
        """Return None: compiled code does not play this bot, since it cannot make its slips."""
        return None


class PolicyBot(ChoosingBot):
    """A bot that plays by the game's softmax table, in some millionths of a second per decision."""

    def __init__(self, game: Game, seed: int, heat: float = 0.0) -> None:
        """Set up the bot. `heat`: the temperature of its choices; 1 is that of its training. Raises BotError."""
        super().__init__(game, seed)
        if not 0 <= heat <= ONE:
            raise BotError(f"a policy bot needs a `heat` from 0 to {ONE}")
        self._heat = round(heat * ONE)
        self._model = mind_of(game, [0] * 8, self._chance.getrandbits(32) | 1, []), model_of(game)

    def player(self) -> Player:
        """See `Bot`."""
        return Player(ASKED, learned=int(self._model[0]["learned"][0]), heat=self._heat)

    def _choose(self, choices: list[int], view: View, seat: int, past: Past | None) -> int:
        return engine(self._game).likely(view, 0, seat, *self._model, self._heat)
