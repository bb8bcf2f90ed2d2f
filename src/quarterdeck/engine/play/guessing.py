"""A measure of how well a seat can guess the others' cards, by random deals that agree with all that it knows.

The functions are templates, see `quarterdeck.kernel.rule_interface`.
"""

from typing import Any

from quarterdeck.engine.play.retracing import SEAT_BITS
from quarterdeck.kernel.rule_interface import apply, horizon, init, legal_actions, own_actions, redact, resample

TURNS = 40
"""How many of a seat's first decisions in a round are counted, each separately."""


def guess(
    states: Any,
    options: Any,
    key: Any,
    log: Any,
    draws: Any,
    legal: Any,
    own: Any,
    guessed: Any,
    turns: Any,
    counts: Any,
    most: int,
) -> int:
    """Replay a logged game (`self_play.go_on`), and guess a deal before each decision with a choice.

    `states`: three rows. `draws` (uint32[8]), `own`, `guessed` (int16[actions]) and `turns` (int64[most]) are working
    space. `counts` (int64[2 * TURNS]) is overwritten with two numbers for a seat's first decision of a round, two for
    its second and so on, summed over all rounds and seats: how many of the others' own actions (`own_actions`) the
    guess gives to the right seat, and how many they have. Returns the number of guesses.
    """
    for k in range(2 * TURNS):
        counts[k] = 0
    init(states[0], options, key)
    until = -1
    guesses = 0
    for at in range(log[0]):
        if horizon(states[0]) != until:
            until = horizon(states[0])
            for seat in range(most):
                turns[seat] = 0
        seat = log[at + 1] & 7
        if turns[seat] < TURNS and legal_actions(states[0], seat, legal) > 1:
            draws[0] = at
            redact(states[0], seat, states[1])
            resample(states[1], seat, draws, states[2])
            count_right(states, seat, own, guessed, counts, turns[seat])
            guesses += 1
        turns[seat] += 1
        apply(states[0], seat, log[at + 1] >> SEAT_BITS)
    return guesses


def count_right(states: Any, seat: int, own: Any, guessed: Any, counts: Any, turn: int) -> None:
    """Count the own actions of all other seats in the game, and how many of them the same seats have in the guess."""
    for other in range(states[0].seats):
        if other != seat:
            whole = own_actions(states[0], other, own)
            maybe = own_actions(states[2], other, guessed)
            for k in range(whole):
                for each in range(maybe):
                    counts[2 * turn] += int(own[k] == guessed[each])
            counts[2 * turn + 1] += whole
