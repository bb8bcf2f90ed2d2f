"""The policy network, computed in whole numbers, so that its choices are the same on every machine.

The functions are templates, see `quarterdeck.kernel.rule_interface`.

The inputs are binary and few of them are 1, so the first layer only adds rows of weights. All numbers are in units of
1 / ONE until the logits, which are in 1024ths as in `engine.search.policy`.
"""

from typing import Any

from quarterdeck.games.base import Game
from quarterdeck.kernel.rule_interface import encode, legal_actions, output_of

FIRST, SECOND = 128, 32
"""The sizes of the two hidden layers."""
SHIFT = 12
ONE = 1 << SHIFT
"""The whole number that stands for a weight of 1."""
ACTIVE = 512
"""The most inputs of a network that can be 1 at the same time."""
NAMES = ("first", "first_bias", "second", "second_bias", "last", "last_bias")
"""The names of the fields with weights and biases."""


def network_fields(game: Game) -> list[Any]:
    """Return the fields of the model's row that hold the weights of a game's policy network."""
    inputs, outputs = (game.network.inputs, game.network.outputs) if game.network else (1, 1)
    return [
        ("first", "i2", (inputs * FIRST,)),  # a row of weights for each input
        ("first_bias", "i4", (FIRST,)),
        ("second", "i2", (FIRST * SECOND,)),  # a row of weights for each number of the first layer
        ("second_bias", "i4", (SECOND,)),
        ("last", "i2", (outputs * SECOND,)),  # a row of weights for each output
        ("last_bias", "i4", (outputs,)),
    ]


WORKING: list[Any] = [
    ("inputs", "i2", (ACTIVE,)),  # the indexes of the inputs that are 1
    ("one", "i4", (FIRST,)),  # the first layer
    ("two", "i8", (SECOND,)),  # the second layer
]
"""The fields that a network needs as working space."""


def evaluate(state: Any, seat: int, search: Any, model: Any) -> tuple[int, int]:
    """Compute the logits of the legal actions of `seat` from the part of the state that the seat may know.

    Writes the actions into `search.choices` and their logits into `search.sums`. Returns the number of actions and the
    number of inputs that are 1.
    """
    active = encode(state, seat, search.inputs)
    count = legal_actions(state, seat, search.choices)
    first_layer(search, model, active)
    second_layer(search, model)
    for k in range(count):
        at = output_of(state, seat, search.choices[k])
        total = model.last_bias[at] << SHIFT
        for j in range(SECOND):
            total += model.last[at * SECOND + j] * search.two[j]
        search.sums[k] = total >> 2 * SHIFT - 10
    return count, int(active)


def first_layer(search: Any, model: Any, active: int) -> None:
    """Compute the first layer: its bias plus the rows of the inputs that are 1."""
    for j in range(FIRST):
        search.one[j] = model.first_bias[j]
    for k in range(active):
        row = search.inputs[k] * FIRST
        for j in range(FIRST):
            search.one[j] += model.first[row + j]


def second_layer(search: Any, model: Any) -> None:
    """Compute the second layer from the first; negative numbers of either count as 0."""
    for j in range(SECOND):
        search.two[j] = model.second_bias[j] << SHIFT
    for k in range(FIRST):
        value = search.one[k]
        if value > 0:
            row = k * SECOND
            for j in range(SECOND):
                search.two[j] += model.second[row + j] * value
    for j in range(SECOND):
        search.two[j] = max(0, search.two[j]) >> SHIFT
