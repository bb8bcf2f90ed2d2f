"""Gradients of both networks, and steps along the gradients: functions of arrays that Numba compiles.

A network is six float32 arrays: `first` (inputs, FIRST), `first_bias`, `second` (FIRST, SECOND), `second_bias`, `last`
(outputs, SECOND) and `last_bias`. Every function adds to gradients of the same shapes, so the parts of a batch can be
computed in threads and added up in a fixed order.
"""

from typing import Any

import numpy as np
from numba import njit

from quarterdeck.engine.play.practice import STEP
from quarterdeck.engine.search.network import FIRST, SECOND
from quarterdeck.engine.search.tree import LEGAL, SEATS

_compiled: Any = njit(nogil=True, fastmath=True, cache=True, error_model="numpy")

CLIP = np.float32(0.2)
"""Clip range of PPO: a decision adds nothing to the gradient once its action's probability has changed, in the wanted
direction, by more than this share."""
LARGEST = np.float32(8.0)
"""Largest absolute weight of one decision in the gradient."""
TINY = np.float32(1e-12)


@_compiled
def hidden_layers(first, first_bias, second, second_bias, inputs, start, end, one, two):  # type: ignore[no-untyped-def]
    """Compute both hidden layers. `inputs[start:end]` are the numbers of the inputs that are 1; all others are 0."""
    for j in range(FIRST):
        one[j] = first_bias[j]
    for k in range(start, end):
        row = first[inputs[k]]
        for j in range(FIRST):
            one[j] += row[j]
    for j in range(SECOND):
        two[j] = second_bias[j]
    for k in range(FIRST):
        value = one[k]
        if value > 0:
            row = second[k]
            for j in range(SECOND):
                two[j] += row[j] * value
        else:
            one[k] = 0
    for j in range(SECOND):
        if two[j] < 0:
            two[j] = 0


@_compiled
def output(last, last_bias, at, two):  # type: ignore[no-untyped-def]
    total = last_bias[at]
    row = last[at]
    for j in range(SECOND):
        total += row[j] * two[j]
    return total


@_compiled
def back(second, g_first, g_first_bias, g_second, g_second_bias, inputs, start, end, one, two, slope, under):  # type: ignore[no-untyped-def]
    """Add the gradients of both hidden layers' weights.

    `slope`: the gradient with respect to the second layer; `under`: room for that with respect to the first.
    """
    for j in range(SECOND):
        if two[j] <= 0:
            slope[j] = 0
        g_second_bias[j] += slope[j]
    for k in range(FIRST):
        value = one[k]
        total = np.float32(0)
        if value > 0:
            row = second[k]
            out = g_second[k]
            for j in range(SECOND):
                total += row[j] * slope[j]
                out[j] += value * slope[j]
        under[k] = total
    for j in range(FIRST):
        g_first_bias[j] += under[j]
    for k in range(start, end):
        out = g_first[inputs[k]]
        for j in range(FIRST):
            out[j] += under[j]


@_compiled
def odds_of(last, last_bias, choices, start, end, two, odds):  # type: ignore[no-untyped-def]
    """Write the probabilities of the legal actions, whose outputs have the numbers `choices[start:end]`."""
    most = np.float32(-1e30)
    for k in range(end - start):
        odds[k] = output(last, last_bias, choices[start + k], two)
        most = max(most, odds[k])
    total = np.float32(0)
    for k in range(end - start):
        odds[k] = np.exp(odds[k] - most)
        total += odds[k]
    for k in range(end - start):
        odds[k] /= total


@_compiled
def policy_gradient(net, grads, inputs, choices, steps, order, logs, gains, scale, softness, imitate, told):  # type: ignore[no-untyped-def]
    """Add the gradient over the steps whose numbers are in `order`.

    Adds to `told` the sums of entropy and divergence, the number of clipped steps and the number of steps.
    """
    first, first_bias, second, second_bias, last, last_bias = net
    g_first, g_first_bias, g_second, g_second_bias, g_last, g_last_bias = grads
    one, two, odds = np.zeros(FIRST, np.float32), np.zeros(SECOND, np.float32), np.zeros(LEGAL, np.float32)
    slope, under = np.zeros(SECOND, np.float32), np.zeros(FIRST, np.float32)
    for at in order:
        low, high = steps[at * STEP], steps[(at + 1) * STEP]
        hidden_layers(first, first_bias, second, second_bias, inputs, low, high, one, two)
        start, end = steps[at * STEP + 2], steps[(at + 1) * STEP + 2]
        odds_of(last, last_bias, choices, start, end, two, odds)
        chosen = steps[at * STEP + 3]
        entropy = np.float32(0)
        for k in range(end - start):
            entropy -= odds[k] * np.log(odds[k] + TINY)
        apart = np.log(odds[chosen] + TINY) - logs[at]
        ratio = np.exp(apart)
        gain = gains[at] * scale
        weight = gain * ratio
        if (gain > 0 and ratio > 1 + CLIP) or (gain < 0 and ratio < 1 - CLIP):
            weight = np.float32(0)
            told[2] += 1
        weight = min(LARGEST, max(-LARGEST, weight))
        if imitate:
            weight = np.float32(1)
        told[0] += entropy
        told[1] -= apart
        told[3] += 1
        for j in range(SECOND):
            slope[j] = 0
        for k in range(end - start):
            step = weight * odds[k] + softness * odds[k] * (np.log(odds[k] + TINY) + entropy)
            if k == chosen:
                step -= weight
            row = last[choices[start + k]]
            out = g_last[choices[start + k]]
            g_last_bias[choices[start + k]] += step
            for j in range(SECOND):
                slope[j] += step * row[j]
                out[j] += step * two[j]
        back(second, g_first, g_first_bias, g_second, g_second_bias, inputs, low, high, one, two, slope, under)


@_compiled
def together(inputs, hidden, steps, at, offset, out):  # type: ignore[no-untyped-def]
    """Write the value network's inputs at a step: those of the policy network, then those for hidden cards.

    Returns their number.
    """
    count = 0
    for k in range(steps[at * STEP], steps[(at + 1) * STEP]):
        out[count] = inputs[k]
        count += 1
    for k in range(steps[at * STEP + 1], steps[(at + 1) * STEP + 1]):
        out[count] = hidden[k] + offset
        count += 1
    return count


@_compiled
def values(net, inputs, hidden, offset, steps, seats, low, high, out):  # type: ignore[no-untyped-def]
    """Write what the position of each step is worth to each seat, in turn order from the seat that moves.

    `out`: shape (steps, SEATS); the steps `low` to `high` are written.
    """
    first, first_bias, second, second_bias, last, last_bias = net
    one, two, seen = np.zeros(FIRST, np.float32), np.zeros(SECOND, np.float32), np.zeros(1024, np.int16)
    for at in range(low, high):
        count = together(inputs, hidden, steps, at, offset, seen)
        hidden_layers(first, first_bias, second, second_bias, seen, 0, count, one, two)
        for seat in range(seats):
            out[at, seat] = output(last, last_bias, seat, two)


@_compiled
def advantages(steps, finals, worths, seats, low, high, decay, gains, targets):  # type: ignore[no-untyped-def]
    """Write the mover's generalized advantage and the value network's targets for each step from `low` to `high`.

    All steps belong to one shard: its episodes follow each other, and `finals` has a row per episode.
    """
    total = np.zeros(SEATS, np.float32)
    after = np.zeros(SEATS, np.float32)
    episode = -1
    for at in range(high - 1, low - 1, -1):
        if steps[at * STEP + 5] != episode:
            episode = steps[at * STEP + 5]
            for seat in range(seats):
                total[seat] = 0
                after[seat] = finals[episode, seat]
        mover = steps[at * STEP + 4] & 0xFF
        for turn in range(seats):
            seat = (mover + turn) % seats
            worth = worths[at, turn]
            total[seat] = after[seat] - worth + decay * total[seat]
            after[seat] = worth
            targets[at, turn] = worth + total[seat]
        gains[at] = total[mover]


@_compiled
def value_gradient(net, grads, inputs, hidden, offset, steps, order, seats, targets, told):  # type: ignore[no-untyped-def]
    """Add the gradient of the squared errors over the steps whose numbers are in `order`.

    Adds to `told` the sum of the squared errors, and their number.
    """
    first, first_bias, second, second_bias, last, last_bias = net
    g_first, g_first_bias, g_second, g_second_bias, g_last, g_last_bias = grads
    one, two, seen = np.zeros(FIRST, np.float32), np.zeros(SECOND, np.float32), np.zeros(1024, np.int16)
    slope, under = np.zeros(SECOND, np.float32), np.zeros(FIRST, np.float32)
    for at in order:
        count = together(inputs, hidden, steps, at, offset, seen)
        hidden_layers(first, first_bias, second, second_bias, seen, 0, count, one, two)
        for j in range(SECOND):
            slope[j] = 0
        for seat in range(seats[at]):
            step = output(last, last_bias, seat, two) - targets[at, seat]
            told[0] += step * step
            told[1] += 1
            row = last[seat]
            out = g_last[seat]
            g_last_bias[seat] += step
            for j in range(SECOND):
                slope[j] += step * row[j]
                out[j] += step * two[j]
        back(second, g_first, g_first_bias, g_second, g_second_bias, seen, 0, count, one, two, slope, under)


@_compiled
def adam(weights, grads, mean, square, rate, number, scale):  # type: ignore[no-untyped-def]
    """Make step `number` of Adam on a flat array of weights, and clear the gradient."""
    one = np.float32(1 - 0.9**number)
    two = np.float32(1 - 0.999**number)
    for at in range(len(weights)):
        slope = grads[at] * scale
        grads[at] = 0
        mean[at] = np.float32(0.9) * mean[at] + np.float32(0.1) * slope
        square[at] = np.float32(0.999) * square[at] + np.float32(0.001) * slope * slope
        weights[at] -= rate * (mean[at] / one) / (np.sqrt(square[at] / two) + np.float32(1e-8))
