"""What a bot is."""

import random
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.engine import engine
from quarterdeck.engine.search.world_sampling import BEGINNING, VIEW
from quarterdeck.games.base import Game
from quarterdeck.games.registry import as_game
from quarterdeck.table.past import Past

View = npt.NDArray[Any]
"""One redacted state: shape (1,) of `Game.dtype`."""


class BotError(ValueError):
    """A bot or a setting that does not exist, or a bot asked where it owes no decision; one line."""


@dataclass(frozen=True)
class Player:
    """How compiled code plays a bot."""

    kind: int
    """How `engine.play.self_play` plays it; the rest says how it searches, if it does."""
    simulations: int = 0
    explore: float = 0.0
    guided: float = 0.0
    expects: float = 0.0
    sees: bool = False
    """It searches on the true deal."""
    learned: int | None = None
    """The model by which `engine.play.many_games` plays it, if that can (see `policy.act`)."""
    heat: int = 0
    """How much chance there is in that, in 1024ths."""

    @property
    def room(self) -> int:
        """Nodes that its tree may have."""
        return 2 * self.simulations


class Bot(ABC):
    """A player that is a program. It keeps nothing of the game between decisions but its own chance.

    Examples:
        >>> from quarterdeck import Table, create_bot
        >>> bot = create_bot("heuristic", "seas-of-strife", seed=1)
        >>> bot.remembers
        False
        >>> table = Table("seas-of-strife", {"players": 3}, key=bytes(32))
    """

    remembers = False
    """It concludes from what its seat remembers, and is to be given that."""
    _chance: random.Random
    """What it draws from."""
    _made_by: str = ""
    """The text and game that `create` made it from."""

    def __repr__(self) -> str:
        return f"<Bot {self._made_by or type(self).__name__}>"

    def draw_from(self, chance: random.Random) -> None:
        """Draw the bot's random numbers from `chance` from now on, and not from its seed.

        Examples:
            >>> bot.draw_from(random.Random(2))
        """
        self._chance = chance

    def player(self) -> Player | None:
        """How compiled code plays it in whole games; None: it is asked.

        Examples:
            >>> bot.player() is None
            False
        """
        return None

    @abstractmethod
    def choose(self, view: View, seat: int, past: Past | None = None) -> int:
        """Return a legal action for `seat`, which owes a decision, from its redacted state (shape (1,)).

        `past`: what the seat remembers (`Table.past`), given to a bot that `remembers`.

        Raises BotError where the seat owes none.

        Examples:
            >>> bot.choose(table.view(0), 0, table.past(0))
            11
        """


class ChoosingBot(Bot):
    """A bot that takes a single legal action at once, and chooses only among several."""

    def __init__(self, game: Game, seed: int) -> None:
        """Set up a bot whose chance follows from `seed`."""
        self._game = game
        self._chance = random.Random(seed)

    def choose(self, view: View, seat: int, past: Past | None = None) -> int:
        """See `Bot`."""
        choices = legal_choices(self._game, view, seat)
        return choices[0] if len(choices) == 1 else self._choose(choices, view, seat, past)

    @abstractmethod
    def _choose(self, choices: list[int], view: View, seat: int, past: Past | None) -> int:
        """Return one of these legal actions, at least two."""


def imagining(states: View, view: View, past: Past | None) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
    """Write what the seat sees and saw into states for `engine.search.world_sampling`.

    Returns the decisions that it remembers: an array of the seats and an array of their actions.
    """
    states[VIEW] = view[0]
    if past is None:
        return np.zeros(0, np.int8), np.zeros(0, np.int16)
    states[BEGINNING] = past.beginning[0]
    return past.seats, past.actions


def legal_choices(game: Game | str, view: View, seat: int) -> list[int]:
    """Return the seat's legal actions, ascending. Raises BotError where there are none, and TypeError for no view."""
    game = as_game(game)
    if getattr(view, "dtype", None) != game.dtype:
        raise TypeError(f"a view of {game.id} is wanted, as Table.view(seat) gives it; not {view!r:.40}")
    out = np.zeros(game.max_legal, np.int16)
    count = engine(game).legal(view, 0, seat, out)
    if not count:
        raise BotError(f"seat {seat} owes no decision: ask the bot of a seat that is pending")
    choices: list[int] = out[:count].tolist()
    return choices
