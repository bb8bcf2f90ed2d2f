"""The work area of a seat's deliberation: one structured row that compiled code fills."""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.engine.search.model import empty_model, learned_weights
from quarterdeck.engine.search.network import NAMES, WORKING
from quarterdeck.engine.search.network_file import installed_network
from quarterdeck.engine.search.policy import HEURISTIC, TABLE
from quarterdeck.engine.search.terminal_stats import COUNTED, ENDS
from quarterdeck.engine.search.tree import LEGAL, SEATS
from quarterdeck.games.base import Game

WIDTH = 16
"""The most features of an action."""

COMPONENTS = 3
"""The number of components of the model of a seat (`quarterdeck.engine.search.opponents`)."""


@cache
def search_dtype(game: Game) -> np.dtype[Any]:
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
            ("found", "f8", (LEGAL,)),  # and in the present world
            ("wins", "i8", (LEGAL,)),  # the worlds in which no other action was worth more
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
            # What a player is imagined to do (`quarterdeck.engine.search.policy`).
            ("learned", "i8"),  # the model of the players: THUMB, TABLE or NETWORK
            ("choices", "i2", (LEGAL,)),  # a player's legal actions
            ("sums", "i8", (LEGAL,)),  # the sum of the weights of each one's features
            ("places", "i4", (LEGAL * WIDTH,)),  # those features
            *WORKING,
        ],
        align=True,
    )


@cache
def model_of(game: Game) -> npt.NDArray[Any]:
    """Return the weights of a game's learned policy and of its installed network, shape (1,), read-only."""
    model = empty_model(game)
    table, net = learned_weights(game), installed_network(game)
    if table is not None:
        model["weights"] = table
    if net is not None:
        put_network(model, net)
    model.flags.writeable = False
    return model


def put_network(model: npt.NDArray[Any], net: npt.NDArray[Any]) -> None:
    for name in NAMES:
        model[name] = net[name]


def search_of(game: Game, key: Any, drawn: int, actions: Any, learned: bool = True) -> Any:
    """Return a search, shape (1,), that compares these actions.

    `key`: eight words; `drawn`: a random number other than 0; `learned`: whether the search imagines the others by the
    game's learned policy, if there is one.
    """
    search = np.zeros(1, search_dtype(game))
    search["drawn"] = drawn
    search["key"] = key
    search["count"] = len(actions)
    search["legal"][0, : len(actions)] = actions
    search["spot"][0] = np.arange(LEGAL)
    search["learned"] = TABLE if learned and learned_weights(game) is not None else HEURISTIC
    return search
