"""Replay of many games: are their decisions legal, and what follows from them.

Templates, see `quarterdeck.kernel.rule_interface`. The hash of a game's events is FNV-1a of 64 bits over the bytes of
`state.event`, step after step. It finds accidents. Whoever wants to can make other events with the same hash.
"""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel.rule_interface import apply, horizon, init, legal_actions, pending, returns, scores

SEAT_BITS = 3
"""A decision is one number: the action times 8, and the seat."""

LEGAL, IS_OVER, ROUNDS, HASH_LOW, HASH_HIGH, SIDES = range(6)
FOUND = 6
"""Numbers that `retrace_games` writes for each game: its legal decisions before the first that is refused, 1 if it is
over, rounds that are over, the halves of the hash, and the number of sides."""

HALF = 0xFFFFFFFF
BASIS_LOW, BASIS_HIGH = 0x84222325, 0xCBF29CE4
PRIME_LOW, PRIME_SHIFT = 0x1B3, 8
"""FNV's prime is 2**40 + 0x1b3: a product is two, the one shifted by 8 into the upper half."""


def retrace_games(
    states: Any,
    options: Any,
    keys: Any,
    key: Any,
    ends: Any,
    decisions: Any,
    games: int,
    legal: Any,
    found: Any,
    points: Any,
    shares: Any,
    point: Any,
    share: Any,
) -> None:
    """Replay `games` games.

    `keys` (uint32): eight words a game; `decisions` (uint16): those of all games, which end at `ends` (int64); `found`
    (int64): FOUND numbers a game; `points` (int64), `shares` (float64): as many a game as `point` and `share` hold.
    `states`, `key`, `legal`, `point` and `share` are working space.
    """
    begin = 0
    for game in range(games):
        for k in range(8):
            key[k] = keys[game * 8 + k]
        init(states[0], options, key)
        replay_one(states[0], decisions, begin, ends[game], legal, found, game * FOUND)
        begin = ends[game]
        found[game * FOUND + SIDES] = scores(states[0], point)
        returns(states[0], share)
        for k in range(len(share)):
            points[game * len(share) + k] = point[k]
            shares[game * len(share) + k] = share[k]


def replay_one(state: Any, decisions: Any, begin: int, end: int, legal: Any, found: Any, at: int) -> None:
    """Apply decisions to a game that has just begun, as long as they are legal."""
    found[at + LEGAL] = 0
    found[at + ROUNDS] = 0
    found[at + HASH_LOW] = BASIS_LOW
    found[at + HASH_HIGH] = BASIS_HIGH
    hash_events(state, found, at)
    owing = pending(state)
    k = begin
    while k < end and is_allowed(state, owing, decisions[k], legal):
        until = horizon(state)
        apply(state, decisions[k] & 7, decisions[k] >> SEAT_BITS)
        hash_events(state, found, at)
        owing = pending(state)
        if not owing or horizon(state) != until:
            found[at + ROUNDS] += 1
        k += 1
    found[at + LEGAL] = k - begin
    found[at + IS_OVER] = int(owing == 0)


def is_allowed(state: Any, owing: int, decision: int, legal: Any) -> bool:
    """Return whether the seat owes a decision, and may make this one."""
    if owing >> (decision & 7) & 1 == 0:
        return False
    allowed = False
    for k in range(legal_actions(state, decision & 7, legal)):
        if legal[k] == decision >> SEAT_BITS:
            allowed = True
    return allowed


def hash_events(state: Any, found: Any, at: int) -> None:
    """Add the events of the last step to the hash."""
    low = found[at + HASH_LOW]
    high = found[at + HASH_HIGH]
    for k in range(state.events):
        low = low ^ (state.event[k] & 255)
        product = low * PRIME_LOW
        high = (high * PRIME_LOW + (low << PRIME_SHIFT) + (product >> 32)) & HALF
        low = product & HALF
    found[at + HASH_LOW] = low
    found[at + HASH_HIGH] = high
