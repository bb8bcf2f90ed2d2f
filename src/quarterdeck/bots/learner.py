"""The bot that still makes mistakes."""

from __future__ import annotations

from quarterdeck.bots.base import BotError, Player
from quarterdeck.bots.thumb import ThumbBot
from quarterdeck.games.base import Game


class LearnerBot(ThumbBot):
    """Rules of thumb with exact endings, but for its slips: two actions come to its mind, and it plays the better one.

    The two are drawn from all that are legal, and tried in one deal as it might be: what is plainly the worse of them
    is not played, so its mistakes are those that people make.
    """

    def __init__(self, game: Game, seed: int, slips: float = 0.5) -> None:
        """`slips`: the share of its decisions that are slips; `seed` decides everything. Raises BotError."""
        if not 0 <= slips <= 1:
            raise BotError("a learner needs `slips` from 0 to 1")
        super().__init__(game, seed)
        self._slips = slips

    def player(self) -> Player | None:
        """See `Bot`: its slips are nobody else's."""
        return None
