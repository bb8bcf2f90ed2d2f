"""The working space of a search for a seat's decision: one structured row that compiled code fills."""

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
"""The most features that an action can have."""

COMPONENTS = 3
"""The number of components of the model of a seat (`quarterdeck.engine.search.opponents`)."""


@cache
def search_dtype(game: Game) -> np.dtype[Any]:
    return np.dtype(
        [
            ("drawn", "i8"),  # the state of the random stream, not 0
            ("count", "i8"),  # the number of actions compared
            ("tried", "i8"),  # the number of worlds tried so far
            ("key", "u4", (8,)),
            ("legal", "i2", (LEGAL,)),  # the actions compared
            ("spot", "i2", (LEGAL,)),  # the place of each action before any was dropped, where its `ends` are
            ("total", "f8", (LEGAL,)),  # for each action, the sum of the values of its ends so far to the seat
            ("before", "f8", (LEGAL,)),  # that sum before the present chain of worlds
            ("found", "f8", (LEGAL,)),  # each action's value in the present world
            ("wins", "i8", (LEGAL,)),  # the number of worlds in which no other action was worth more
            ("values", "f8", (SEATS,)),  # each seat's value of the present end
            ("counted", "i8", (COUNTED,)),  # the game's counts at the present end
            (
                "ends",
                "f8",
                (LEGAL * ENDS,),
            ),  # for each action, the sums over its ends so far (`quarterdeck.engine.search.terminal_stats`)
            ("chance", "f8", (LEGAL,)),  # in learning, the probability of each action
            # The other seats (`quarterdeck.engine.search.opponents`): for each seat, one number for each component.
            ("prior", "i8", (SEATS * COMPONENTS,)),  # the counts with which the round began; 0: nothing is known
            ("counts", "i8", (SEATS * COMPONENTS,)),  # the counts after the decisions that were weighed last
            ("chances", "i8", (COMPONENTS,)),  # the probability that each component gives to one decision
            # The model of a single player (`quarterdeck.engine.search.policy`).
            ("learned", "i8"),  # which model it is: HEURISTIC, TABLE or NETWORK
            ("choices", "i2", (LEGAL,)),  # the player's legal actions
            ("sums", "i8", (LEGAL,)),  # the logit of each of these actions
            ("places", "i4", (LEGAL * WIDTH,)),  # the indexes of the weights of each action's features
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

    `key`: eight words; `drawn`: a random number other than 0; `learned`: whether the search models the players by the
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
