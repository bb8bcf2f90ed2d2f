"""Games from which networks learn: the policy network plays against itself, and sometimes against other players.

An episode is a round, from its first decision to the horizon. Each decision with a choice is a step. It records the
inputs of both networks that are 1, the outputs of the legal actions, which action was chosen, and the seat that chose.
The functions are templates, see `quarterdeck.kernel.rule_interface`.
"""

from typing import Any

import numpy as np

from quarterdeck.engine.search.chance import draw_key, xorshift
from quarterdeck.engine.search.network import evaluate
from quarterdeck.engine.search.opponents import HEAT
from quarterdeck.engine.search.policy import ONE, decide, softmax_choice
from quarterdeck.engine.search.tree import SEATS
from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.math import exp, log
from quarterdeck.kernel.rule_interface import (
    apply,
    encode_hidden,
    heuristic,
    horizon,
    init,
    legal_actions,
    output_of,
    pending,
    redact,
    returns,
    worth,
)

OWN, HEURISTICS, TABLES, RIVAL = range(4)
"""Who plays a seat: the network that learns; the rules of thumb with occasional random actions; the softmax table (if
there is none, the rules of thumb alone); another network, which does not learn."""

STEP = 6
"""How many numbers describe a step: the indexes of its first entry in `active`, `hidden` and `choices`; which of its
choices was taken; the seat, plus 256 times the number of its player; and the episode."""
IMITATED = 1
"""The value of `imitate` if the softmax table (or the rules of thumb) decides for the seats of the network that learns,
so that the network imitates it."""

PRACTICE = np.dtype(
    [
        ("steps", "i8"),  # the number of steps so far
        ("active", "i8"),  # how many numbers of `active` have been written,
        ("hidden", "i8"),  # of `hidden`,
        ("choices", "i8"),  # and of `choices`
        ("episodes", "i8"),  # the number of finished episodes
        ("mixed", "i8"),  # of 65,536 games, those with other players at some seats
        ("imitate", "i8"),  # IMITATED, or 0
        ("began", "i8"),  # 1: `states[0]` has a game
        ("players", "i8", (SEATS,)),  # who plays each seat
    ],
    align=True,
)


def practise(
    states: Any,
    options: Any,
    searches: Any,
    models: Any,
    batch: Any,
    active: Any,
    hidden: Any,
    choices: Any,
    steps: Any,
    finals: Any,
    logs: Any,
    enough: int,
    alone: int,
) -> None:
    """Play episodes until there are at least `enough` steps.

    `states`: two rows, the first a game that may be in progress; `searches`, `models`: two rows, for the network that
    learns and for its rival; `batch`: PRACTICE; `alone`: the only seat of the network that learns, if the rival plays
    all others, or -1.

    The other arrays are filled from their beginning: `active`, `hidden`, `choices` (int16); `steps` (int32, STEP
    numbers for each step); `finals` (float32, the values of SEATS seats for each episode); `logs` (float32, for each
    step the log probability of the chosen action).
    """
    batch.steps = 0
    batch.active = 0
    batch.hidden = 0
    batch.choices = 0
    batch.episodes = 0
    while batch.steps < enough:
        if not batch.began or not pending(states[0]):
            new_game(states[0], options, searches[0], batch, alone)
        stop = horizon(states[0])
        owing = pending(states[0])
        while owing and horizon(states[0]) == stop:
            seat = lowest(owing)
            action = decision(states, seat, searches, models, batch, active, hidden, choices, steps, logs)
            apply(states[0], seat, action)
            owing = pending(states[0])
        if owing:
            worth(states[0], searches[0].values)
        else:
            returns(states[0], searches[0].values)
        for seat in range(SEATS):
            finals[batch.episodes * SEATS + seat] = searches[0].values[seat]
        batch.episodes += 1


def new_game(state: Any, options: Any, search: Any, batch: Any, alone: int) -> None:
    """Begin a new game, and draw which players play its seats."""
    draw_key(search)
    init(state, options, search.key)
    batch.began = 1
    search.drawn = xorshift(search.drawn)
    mixed = search.drawn & 0xFFFF < batch.mixed
    for seat in range(SEATS):
        search.drawn = xorshift(search.drawn)
        batch.players[seat] = OWN
        if mixed and search.drawn >> 8 & 3 == 0:
            batch.players[seat] = HEURISTICS + (search.drawn >> 16 & 1)
        if alone >= 0:
            batch.players[seat] = OWN if seat == alone else RIVAL


def decision(
    states: Any,
    seat: int,
    searches: Any,
    models: Any,
    batch: Any,
    active: Any,
    hidden: Any,
    choices: Any,
    steps: Any,
    logs: Any,
) -> int:
    """Return the action of the seat; if it has a choice, record the step."""
    search = searches[0]
    count = legal_actions(states[0], seat, search.choices)
    if count == 1:
        return int(search.choices[0])
    redact(states[0], seat, states[1])
    view = states[1]
    search.drawn = xorshift(search.drawn)
    _, inputs = evaluate(view, seat, search, models[0])
    note(states[0], seat, count, inputs, search, batch, active, hidden, choices, steps)
    chosen = softmax_choice(search, count, search.drawn, ONE)
    action = search.choices[chosen]
    if batch.players[seat] != OWN or batch.imitate == IMITATED:
        player = TABLES if batch.players[seat] == OWN else batch.players[seat]
        action = other_player(view, seat, searches, models, player)
        _, inputs = evaluate(view, seat, search, models[0])
        chosen = index_of(search, action, count)
    steps[batch.steps * STEP + 3] = chosen
    logs[batch.steps] = log_chance(search, chosen, count)
    batch.steps += 1
    return int(action)


def log_chance(search: Any, chosen: int, count: int) -> float:
    """Return the log probability of the legal action with index `chosen` under the network."""
    most = search.sums[0]
    for k in range(1, count):
        most = max(most, search.sums[k])
    total = 0.0
    for k in range(count):
        total += exp((search.sums[k] - most) / ONE)
    return float((search.sums[chosen] - most) / ONE - log(total))


def other_player(view: Any, seat: int, searches: Any, models: Any, player: int) -> int:
    """Return the action of a player other than the network that learns."""
    search = searches[0]
    search.drawn = xorshift(search.drawn)
    if player == RIVAL:
        return decide(view, seat, searches[1], models[1], search.drawn, HEAT)
    if player == TABLES:
        return decide(view, seat, search, models[0], search.drawn, ONE)
    if search.drawn >> 4 & 15 == 0:
        search.drawn = xorshift(search.drawn)
        return int(search.choices[search.drawn * legal_actions(view, seat, search.choices) >> 32])
    return heuristic(view, seat, search.drawn)


def index_of(search: Any, action: int, count: int) -> int:
    """Return the index of an action in `search.choices`."""
    found = 0
    for k in range(count):
        if search.choices[k] == action:
            found = k
    return found


def note(
    state: Any,
    seat: int,
    count: int,
    inputs: int,
    search: Any,
    batch: Any,
    active: Any,
    hidden: Any,
    choices: Any,
    steps: Any,
) -> None:
    """Record a step, except for the chosen action."""
    at = batch.steps * STEP
    steps[at] = batch.active
    steps[at + 1] = batch.hidden
    steps[at + 2] = batch.choices
    steps[at + 4] = seat | (batch.players[seat] << 8)
    steps[at + 5] = batch.episodes
    for k in range(inputs):
        active[batch.active + k] = search.inputs[k]
    batch.active += inputs
    for k in range(count):
        choices[batch.choices + k] = output_of(state, seat, search.choices[k])
    batch.choices += count
    more = encode_hidden(state, seat, search.inputs)
    for k in range(more):
        hidden[batch.hidden + k] = search.inputs[k]
    batch.hidden += more
