"""Replay of many games, to check that their decisions are legal and to compute their results.

The hash of a game's events is FNV-1a of 64 bits over the bytes of `state.event`, step after step. It detects accidental
changes but not forgery, as other events with the same hash are easy to make. The functions are templates, see
`quarterdeck.kernel.rule_interface`.
"""

from typing import Any

import numpy as np

from quarterdeck.engine.search.tree import SEATS
from quarterdeck.kernel.rule_interface import apply, horizon, init, legal_actions, pending, returns, scores

SEAT_BITS = 3
"""The number of bits for the seat: a decision is one number, the action times 8 plus the seat."""

DEALT = np.dtype([("key", "u4", (8,)), ("chance", "u4", (SEATS,))], align=True)
"""The random numbers of a game: the key of its shuffles, and for each seat the random bits of a bot (unused in a
replay)."""

RETRACED = np.dtype(
    [
        ("decisions", "i8"),  # the number of decisions; in a replay, of those before the first illegal one
        ("is_over", "i8"),
        ("rounds", "i8"),  # the number of finished rounds
        ("low", "i8"),  # the lower 32 bits of the hash of the game's events
        ("high", "i8"),  # the upper 32 bits
        ("sides", "i8"),
        ("scores", "i8", (SEATS,)),  # the score of each side
        ("shares", "f8", (SEATS,)),  # the share of the win of each seat
    ],
    align=True,
)
"""The results of a game, computed from its decisions."""

HALF = 0xFFFFFFFF
BASIS_LOW, BASIS_HIGH = 0x84222325, 0xCBF29CE4
PRIME_LOW, PRIME_SHIFT = 0x1B3, 8
"""FNV's prime is 2**40 + 0x1b3. So a number times the prime is the number times 0x1b3, plus the number's lower half
shifted by 8 bits and added to the upper half."""


def retrace_games(
    state: Any, options: Any, dealt: Any, ends: Any, decisions: Any, games: int, legal: Any, found: Any
) -> None:
    """Replay `games` games, and write the results of each into `found` (RETRACED, one for each game).

    `decisions` (uint16): the decisions of all games, one after the other; `ends` (int64): the index behind each game's
    last decision. `state` and `legal` are working space.
    """
    begin = 0
    for game in range(games):
        init(state, options, dealt[game].key)
        replay_one(state, decisions, begin, ends[game], legal, found[game])
        begin = ends[game]


def replay_one(state: Any, decisions: Any, begin: int, end: int, legal: Any, found: Any) -> None:
    """Apply the decisions to a game that has just begun, up to the first illegal one."""
    owing = begin_tracing(state, found, 1)
    k = begin
    while k < end and is_allowed(state, owing, decisions[k], legal):
        owing = trace(state, decisions[k], found, 1)
        k += 1
    end_tracing(state, found)


def begin_tracing(state: Any, found: Any, hashed: int) -> int:
    """Set the results of a game that has just begun; return the seats that owe a decision."""
    found.decisions = 0
    found.rounds = 0
    found.low = BASIS_LOW
    found.high = BASIS_HIGH
    if hashed:
        hash_events(state, found)
    return pending(state)


def trace(state: Any, decision: int, found: Any, hashed: int) -> int:
    """Apply a decision and update the results in `found`; return the seats that owe a decision then.

    `hashed`: whether to hash the events.
    """
    until = horizon(state)
    apply(state, decision & 7, decision >> SEAT_BITS)
    if hashed:
        hash_events(state, found)
    owing = pending(state)
    found.decisions += 1
    found.rounds += int(not owing or horizon(state) != until)
    return owing


def end_tracing(state: Any, found: Any) -> None:
    """Write the results that are known only after the last decision: whether the game is over, scores and shares."""
    found.is_over = int(pending(state) == 0)
    found.sides = scores(state, found.scores)
    returns(state, found.shares)


def is_allowed(state: Any, owing: int, decision: int, legal: Any) -> bool:
    """Return whether the decision's seat owes a decision and its action is legal."""
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
