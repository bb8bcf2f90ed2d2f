"""The interface of bots."""

import random
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from quarterdeck.engine import engine
from quarterdeck.engine.search.world_sampling import BEGINNING, VIEW
from quarterdeck.games.base import Game
from quarterdeck.games.options import whole
from quarterdeck.games.registry import as_game
from quarterdeck.table.past import Past

View = npt.NDArray[Any]
"""One redacted state: shape (1,) of `Game.dtype`."""


class BotError(ValueError):
    """A bot or a setting that does not exist, or a call of `choose` for a seat that owes no decision; one line."""


@dataclass(frozen=True)
class Player:
    """Settings by which compiled code plays a bot."""

    kind: int
    """The kind of player in `engine.play.self_play`; the other fields are settings of its search, if it has one."""
    simulations: int = 0
    explore: float = 0.0
    guided: float = 0.0
    expects: float = 0.0
    sees: bool = False
    """True if the bot searches on the true deal, so that it sees hidden cards."""
    learned: int | None = None
    """The model by which `engine.play.many_games` plays the bot (see `policy.act`); None if it cannot play the bot."""
    heat: int = 0
    """Temperature of that model's choices, in 1024ths."""

    @property
    def room(self) -> int:
        """Largest number of nodes of the search tree."""
        return 2 * self.simulations


class Bot(ABC):
    """A player that is a program. Between decisions it stores only its random stream, and nothing about the game.

    Examples:
        >>> from quarterdeck import Table, create_bot
        >>> bot = create_bot("heuristic", "seas-of-strife", seed=1)
        >>> bot.remembers
        False
        >>> table = Table("seas-of-strife", {"players": 3}, key=bytes(32))
    """

    remembers = False
    """True if the bot uses what its seat remembers, so that callers must pass `past` to `choose`."""
    _chance: random.Random
    """The source of the bot's random numbers."""
    _made_by: str = ""
    """The text and the game from which `create` made the bot."""

    def __repr__(self) -> str:
        return f"<Bot {self._made_by or type(self).__name__}>"

    def draw_from(self, chance: random.Random) -> None:
        """Draw the bot's random numbers from `chance` from now on, instead of from its seed.

        Examples:
            >>> bot.draw_from(random.Random(2))
        """
        self._chance = chance

    def player(self) -> Player | None:
        """Return the settings by which compiled code plays the bot in whole games; None if only `choose` can.

        Examples:
            >>> bot.player() is None
            False
        """
        return None

    @abstractmethod
    def choose(self, view: View, seat: int, past: Past | None = None) -> int:
        """Return a legal action for `seat`, which owes a decision, from its redacted state (shape (1,)).

        `past`: what the seat remembers (`Table.past`); a bot that `remembers` needs it.

        Raises BotError if the seat owes no decision.

        Examples:
            >>> bot.choose(table.view(0), 0, table.past(0))
            11
        """


class ChoosingBot(Bot):
    """A bot whose `_choose` is called only if there are several legal actions."""

    def __init__(self, game: Game, seed: int) -> None:
        """Set up a bot whose random numbers follow from `seed`."""
        self._game = game
        self._chance = random.Random(seed)

    def choose(self, view: View, seat: int, past: Past | None = None) -> int:
        """Return the only legal action, or what `_choose` returns."""
        choices = legal_choices(self._game, view, seat)
        return choices[0] if len(choices) == 1 else self._choose(choices, view, seat, past)

    @abstractmethod
    def _choose(self, choices: list[int], view: View, seat: int, past: Past | None) -> int:
        """Return one of `choices`, which are all legal actions, at least two."""


def imagining(states: View, view: View, past: Past | None) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
    """Write the seat's present view, and its first view that it remembers, into rows of `states` for sampling worlds.

    Returns the decisions that the seat remembers: an array of seats and an array of their actions.
    """
    states[VIEW] = view[0]
    if past is None:
        return np.zeros(0, np.int8), np.zeros(0, np.int16)
    states[BEGINNING] = past.beginning[0]
    return past.seats, past.actions


def legal_choices(game: Game | str, view: View, seat: SupportsIndex) -> list[int]:
    """Return the seat's legal actions, ascending. Raises BotError if it has none, and TypeError without a view."""
    game = as_game(game)
    if getattr(view, "dtype", None) != game.dtype:
        raise TypeError(f"a view of {game.id} is wanted, as Table.view(seat) gives it; not {view!r:.40}")
    out = np.zeros(game.max_legal, np.int16)
    count = engine(game).legal(view, 0, whole(seat), out)
    if not count:
        raise BotError(f"seat {seat} owes no decision: ask the bot of a seat that is pending")
    choices: list[int] = out[:count].tolist()
    return choices
