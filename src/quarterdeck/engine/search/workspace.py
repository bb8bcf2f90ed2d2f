"""The work area of a seat's deliberation: one structured row that compiled code fills."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.engine.search.network import NAMES, network_fields
from quarterdeck.engine.search.terminal_stats import COUNTED, ENDS
from quarterdeck.engine.search.tree import LEGAL, SEATS
from quarterdeck.games.base import Game

WIDTH = 16
"""The most features of an action."""

COMPONENTS = 3
"""The number of components of the model of a seat (`quarterdeck.engine.search.opponents`)."""


def policy_fields(game: Game) -> list[Any]:
    """Return the fields that a row needs to imagine what players do (`quarterdeck.engine.search.policy`)."""
    size = game.learning.size if game.learning else 1
    return [
        ("learned", "i8"),  # the model of the players: THUMB, TABLE or NETWORK (`engine.search.policy`)
        ("choices", "i2", (LEGAL,)),  # a player's legal actions
        ("sums", "i8", (LEGAL,)),  # the sum of the weights of each one's features
        ("places", "i4", (LEGAL * WIDTH,)),  # those features
        ("weights", "i2", (size,)),  # what each feature weighs, in 1024ths of a logit
        *network_fields(game),
    ]


def remember(row: Any, game: Game, learned: bool = True) -> None:
    """Copy the weights of the game's learned policy, if any, into a row with `policy_fields`."""
    weights = learned_weights(game)
    if learned and weights is not None:
        row["learned"] = 1
        row["weights"] = weights


def remember_network(row: Any, net: npt.NDArray[Any]) -> None:
    """Copy the weights of `net`, a row with the network's fields, into a row with `policy_fields`."""
    for name in NAMES:
        row[name] = net[name]


@cache
def mind_dtype(game: Game) -> np.dtype[Any]:
    """Return the type of the row, with room for the weights of the game's policy."""
    return np.dtype(
        [
            ("drawn", "i8"),  # the state of the random stream, not 0
            ("count", "i8"),  # the number of actions compared
            ("tried", "i8"),  # the number of worlds in which each has been tried
            ("key", "u4", (8,)),
            ("legal", "i2", (LEGAL,)),  # the actions
            ("spot", "i2", (LEGAL,)),  # the first place of each action, where its `ends` are
            ("total", "f8", (LEGAL,)),  # an action's ends so far: the sum of what they were worth to the seat
            ("before", "f8", (LEGAL,)),  # and before the present chain of worlds
            ("values", "f8", (SEATS,)),  # of the present end
            ("counted", "i8", (COUNTED,)),  # at the present end
            (
                "ends",
                "f8",
                (LEGAL * ENDS,),
            ),  # an action's ends so far, all that `quarterdeck.engine.search.terminal_stats` adds up
            ("chance", "f8", (LEGAL,)),  # of an action, in learning
            # The other seats (`quarterdeck.engine.search.opponents`), each with a number a component.
            ("prior", "i8", (SEATS * COMPONENTS,)),  # the counts with which the round began; 0: nothing is known
            ("counts", "i8", (SEATS * COMPONENTS,)),  # the counts after the decisions that were looked at last
            ("chances", "i8", (COMPONENTS,)),  # of one decision
            *policy_fields(game),
        ],
        align=True,
    )


@cache
def learned_weights(game: Game) -> npt.NDArray[np.int16] | None:
    """Return the weights of the game's learned policy (`quarterdeck train table`), or None if it has none."""
    path = learned_path(game)
    return np.frombuffer(path.read_bytes(), "<i2").astype(np.int16) if game.learning and path.exists() else None


def learned_path(game: Game) -> Path:
    """Return the path of the weights of a game's learned policy: int16, little-endian."""
    return Path(str(game.rules.__file__)).parent / "learned.i2"


def mind_of(game: Game, key: Any, drawn: int, actions: Any, learned: bool = True) -> Any:
    """Return a mind, shape (1,), that compares these actions.

    `key`: eight words; `drawn`: a random number other than 0; `learned`: whether the mind imagines the others by the
    game's learned policy, if there is one.
    """
    mind = np.zeros(1, mind_dtype(game))
    mind["drawn"] = drawn
    mind["key"] = key
    mind["count"] = len(actions)
    mind["legal"][0, : len(actions)] = actions
    mind["spot"][0] = np.arange(LEGAL)
    remember(mind, game, learned)
    return mind
