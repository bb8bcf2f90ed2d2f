"""Games from which networks learn: the policy network against itself and at times against other players. Templates.

An episode is a round, from its first decision to the horizon. Each decision with a choice is a step: the inputs of both
networks that are 1, the outputs of the legal actions, which was chosen, and by which seat.
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

OWN, THUMBS, TABLES, RIVAL = range(4)
"""Who plays a seat: the network; the rules of thumb, which slip at times; the softmax table, or else the rules of thumb
without slips; another network, which does not learn."""

STEP = 6
"""Numbers of a step: its first input, hidden input and choice, the index chosen, the seat, the episode."""
IMITATED = 1
"""The table is imitated, or else the rules of thumb: it chooses for the network's seats."""

PRACTICE = np.dtype(
    [
        ("steps", "i8"),
        ("active", "i8"),  # inputs written
        ("hidden", "i8"),
        ("choices", "i8"),
        ("episodes", "i8"),
        ("mixed", "i8"),  # of 65,536 games, those with other players at some seats
        ("imitate", "i8"),
        ("began", "i8"),  # a game is in progress
        ("players", "i8", (SEATS,)),
    ],
    align=True,
)


def practise(
    states: Any,
    options: Any,
    minds: Any,
    models: Any,
    book: Any,
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

    `states`: two rows, the first a game that may be in progress; `minds`: two rows, with the network that learns and
    with its rival; `book`: a row of PRACTICE; `active`, `hidden`, `choices` (int16), `steps` (int32,
    STEP a step), `finals` (float32, SEATS an episode), `logs` (float32, the
    log chance of what each step chose): filled from their beginning; `alone`: the only seat of the network, whose
    rival plays all others, or -1.
    """
    book.steps = 0
    book.active = 0
    book.hidden = 0
    book.choices = 0
    book.episodes = 0
    while book.steps < enough:
        if not book.began or not pending(states[0]):
            new_game(states[0], options, minds[0], book, alone)
        stop = horizon(states[0])
        owing = pending(states[0])
        while owing and horizon(states[0]) == stop:
            seat = lowest(owing)
            action = decision(states, seat, minds, models, book, active, hidden, choices, steps, logs)
            apply(states[0], seat, action)
            owing = pending(states[0])
        if owing:
            worth(states[0], minds[0].values)
        else:
            returns(states[0], minds[0].values)
        for seat in range(SEATS):
            finals[book.episodes * SEATS + seat] = minds[0].values[seat]
        book.episodes += 1


def new_game(state: Any, options: Any, mind: Any, book: Any, alone: int) -> None:
    """Deal a game, and draw who plays its seats."""
    draw_key(mind)
    init(state, options, mind.key)
    book.began = 1
    mind.drawn = xorshift(mind.drawn)
    mixed = mind.drawn & 0xFFFF < book.mixed
    for seat in range(SEATS):
        mind.drawn = xorshift(mind.drawn)
        book.players[seat] = OWN
        if mixed and mind.drawn >> 8 & 3 == 0:
            book.players[seat] = THUMBS + (mind.drawn >> 16 & 1)
        if alone >= 0:
            book.players[seat] = OWN if seat == alone else RIVAL


def decision(
    states: Any,
    seat: int,
    minds: Any,
    models: Any,
    book: Any,
    active: Any,
    hidden: Any,
    choices: Any,
    steps: Any,
    logs: Any,
) -> int:
    """Return the action of the seat; if it had a choice, the step is written down."""
    mind = minds[0]
    count = legal_actions(states[0], seat, mind.choices)
    if count == 1:
        return int(mind.choices[0])
    redact(states[0], seat, states[1])
    view = states[1]
    mind.drawn = xorshift(mind.drawn)
    _, inputs = evaluate(view, seat, mind, models[0])
    note(states[0], seat, count, inputs, mind, book, active, hidden, choices, steps)
    chosen = softmax_choice(mind, count, mind.drawn, ONE)
    action = mind.choices[chosen]
    if book.players[seat] != OWN or book.imitate == IMITATED:
        player = TABLES if book.players[seat] == OWN else book.players[seat]
        action = other_player(view, seat, minds, models, player)
        _, inputs = evaluate(view, seat, mind, models[0])
        chosen = index_of(mind, action, count)
    steps[book.steps * STEP + 3] = chosen
    logs[book.steps] = log_chance(mind, chosen, count)
    book.steps += 1
    return int(action)


def log_chance(mind: Any, chosen: int, count: int) -> float:
    """Return the log chance of a legal action under the network."""
    most = mind.sums[0]
    for k in range(1, count):
        most = max(most, mind.sums[k])
    total = 0.0
    for k in range(count):
        total += exp((mind.sums[k] - most) / ONE)
    return float((mind.sums[chosen] - most) / ONE - log(total))


def other_player(view: Any, seat: int, minds: Any, models: Any, player: int) -> int:
    """Return the action of a player that is not the network that learns."""
    mind = minds[0]
    mind.drawn = xorshift(mind.drawn)
    if player == RIVAL:
        return decide(view, seat, minds[1], models[1], mind.drawn, HEAT)
    if player == TABLES:
        return decide(view, seat, mind, models[0], mind.drawn, ONE)
    if mind.drawn >> 4 & 15 == 0:
        mind.drawn = xorshift(mind.drawn)
        return int(mind.choices[mind.drawn * legal_actions(view, seat, mind.choices) >> 32])
    return heuristic(view, seat, mind.drawn)


def index_of(mind: Any, action: int, count: int) -> int:
    """Return the index of a legal action."""
    found = 0
    for k in range(count):
        if mind.choices[k] == action:
            found = k
    return found


def note(
    state: Any,
    seat: int,
    count: int,
    inputs: int,
    mind: Any,
    book: Any,
    active: Any,
    hidden: Any,
    choices: Any,
    steps: Any,
) -> None:
    """Write a step down, but for what is chosen."""
    at = book.steps * STEP
    steps[at] = book.active
    steps[at + 1] = book.hidden
    steps[at + 2] = book.choices
    steps[at + 4] = seat | (book.players[seat] << 8)
    steps[at + 5] = book.episodes
    for k in range(inputs):
        active[book.active + k] = mind.inputs[k]
    book.active += inputs
    for k in range(count):
        choices[book.choices + k] = output_of(state, seat, mind.choices[k])
    book.choices += count
    more = encode_hidden(state, seat, mind.inputs)
    for k in range(more):
        hidden[book.hidden + k] = mind.inputs[k]
    book.hidden += more
