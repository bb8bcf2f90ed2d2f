"""Replay of many games, to check that their decisions are legal and to compute what follows from them.

Templates, see `quarterdeck.kernel.rule_interface`. The hash of a game's events is FNV-1a of 64 bits over the bytes of
`state.event`, step after step. It finds accidents, but not forgery: other events with the same hash are easy to make.
"""

from typing import Any

import numpy as np

from quarterdeck.engine.search.tree import SEATS
from quarterdeck.kernel.rule_interface import apply, horizon, init, legal_actions, pending, returns, scores

SEAT_BITS = 3
"""A decision is one number: the action times 8, and the seat."""

DEALT = np.dtype([("key", "u4", (8,)), ("chance", "u4", (SEATS,))], align=True)
"""What a game begins with: the key of its shuffles, and for each seat random bits, from which a bot's choices follow
(a replay needs none)."""

RETRACED = np.dtype(
    [
        ("decisions", "i8"),  # in a replay, those before the first that is refused
        ("is_over", "i8"),
        ("rounds", "i8"),  # that are over
        ("low", "i8"),  # the halves of the hash of its events
        ("high", "i8"),
        ("sides", "i8"),
        ("scores", "i8", (SEATS,)),  # a number a side
        ("shares", "f8", (SEATS,)),  # of the win, a number a seat
    ],
    align=True,
)
"""What follows from a game's decisions."""

HALF = 0xFFFFFFFF
BASIS_LOW, BASIS_HIGH = 0x84222325, 0xCBF29CE4
PRIME_LOW, PRIME_SHIFT = 0x1B3, 8
"""FNV's prime is 2**40 + 0x1b3: a product is two, the one shifted by 8 into the upper half."""


def retrace_games(
    state: Any, options: Any, dealt: Any, ends: Any, decisions: Any, games: int, legal: Any, found: Any
) -> None:
    """Replay `games` games: `decisions` (uint16) has those of all games, which end at `ends` (int64).

    `found`: RETRACED, one a game. `state` and `legal` are working space.
    """
    begin = 0
    for game in range(games):
        init(state, options, dealt[game].key)
        replay_one(state, decisions, begin, ends[game], legal, found[game])
        begin = ends[game]


def replay_one(state: Any, decisions: Any, begin: int, end: int, legal: Any, found: Any) -> None:
    """Apply decisions to a game that has just begun, as long as they are legal."""
    owing = begin_tracing(state, found, 1)
    k = begin
    while k < end and is_allowed(state, owing, decisions[k], legal):
        owing = trace(state, decisions[k], found, 1)
        k += 1
    end_tracing(state, found)


def begin_tracing(state: Any, found: Any, hashed: int) -> int:
    """Write the numbers of a game that has just begun; return the seats that owe a decision."""
    found.decisions = 0
    found.rounds = 0
    found.low = BASIS_LOW
    found.high = BASIS_HIGH
    if hashed:
        hash_events(state, found)
    return pending(state)


def trace(state: Any, decision: int, found: Any, hashed: int) -> int:
    """Apply a decision and note what followed; return the seats that owe one then. `hashed`: whether events are."""
    until = horizon(state)
    apply(state, decision & 7, decision >> SEAT_BITS)
    if hashed:
        hash_events(state, found)
    owing = pending(state)
    found.decisions += 1
    found.rounds += int(not owing or horizon(state) != until)
    return owing


def end_tracing(state: Any, found: Any) -> None:
    """Write what can be said after the last decision."""
    found.is_over = int(pending(state) == 0)
    found.sides = scores(state, found.scores)
    returns(state, found.shares)


def is_allowed(state: Any, owing: int, decision: int, legal: Any) -> bool:
    """Return whether the seat owes a decision, and may make this one."""
    if owing >> (decision & 7) & 1 == 0:
        return False
    allowed = False
    for k in range(legal_actions(state, decision & 7, legal)):
        if legal[k] == decision >> SEAT_BITS:
            allowed = True
    return allowed


def hash_events(state: Any, found: Any) -> None:
    """Add the events of the last step to the hash."""
    low = found.low
    high = found.high
    for k in range(state.events):
        low = low ^ (state.event[k] & 255)
        product = low * PRIME_LOW
        high = (high * PRIME_LOW + (low << PRIME_SHIFT) + (product >> 32)) & HALF
        low = product & HALF
    found.low = low
    found.high = high
