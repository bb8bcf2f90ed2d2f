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
    """Any legal action, all equally likely."""

    def __init__(self, game: Game, seed: int) -> None:
        """Its choices follow from `seed` and from what it is asked."""
        self._game = game
        self._chance = random.Random(seed)

    def player(self) -> Player:
        """See `Bot`."""
        return Player(RANDOM, learned=BY_CHANCE)

    def choose(self, view: View, seat: int, past: Past | None = None) -> int:
        """See `Bot`."""
        return self._chance.choice(legal_choices(self._game, view, seat))


class HeuristicBot(ChoosingBot):
    """Sensible play by the game's rules of thumb; ties are broken by chance."""

    def player(self) -> Player | None:
        """See `Bot`."""
        return Player(HEURISTIC, learned=THUMB)

    def _choose(self, choices: list[int], view: View, seat: int, past: Past | None) -> int:
        return engine(self._game).advise(view, 0, seat, self._chance.getrandbits(32))


class ThumbBot(ChoosingBot):
    """Sensible play by the game's rules of thumb, and near the end of a round what is best in all that may be."""

    remembers = True

    def __init__(self, game: Game, seed: int) -> None:
        """Ties are broken by chance that follows from `seed`."""
        super().__init__(game, seed)
        self._slips = 0.0
        self.remembers = has_endings(game)

    def player(self) -> Player | None:
        """See `Bot`: without endings it is rules of thumb alone."""
        return None if self.remembers else Player(HEURISTIC, learned=THUMB)

    def _choose(self, choices: list[int], view: View, seat: int, past: Past | None) -> int:
        found = RolloutDecision(
            self._game, view, seat, past, self._chance, endings=self.remembers, slips=self._slips
        ).settled()
        assert found is not None, "rules of thumb always say something"
        return found


class LearnerBot(ThumbBot):
    """Rules of thumb with exact endings, but for its slips: two actions come to its mind, and it plays the better one.

    The two are drawn from all that are legal, and tried in one deal as it might be: what is plainly the worse of them
    is not played, so its mistakes are those that people make.
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
    """Each decision takes some millionths of a second."""

    def __init__(self, game: Game, seed: int, heat: float = 0.0) -> None:
        """`heat`: how much chance there is in what it does, 1 as much as it has learned with. Raises BotError."""
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
