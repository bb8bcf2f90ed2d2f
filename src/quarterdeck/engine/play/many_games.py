"""Many games between bots that play at random, by rules of thumb, by the learned policy or by the network.

The functions are templates, see `quarterdeck.kernel.rule_interface`.
"""

from typing import Any

import numpy as np

from quarterdeck.engine.play.retracing import SEAT_BITS, begin_tracing, end_tracing, trace
from quarterdeck.engine.search.chance import xorshift
from quarterdeck.engine.search.policy import act
from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.draws import M32, fill_pool, next_byte
from quarterdeck.kernel.rule_interface import init

PLAYER = np.dtype([("learned", "i8"), ("heat", "i8"), ("drawn", "i8")], align=True)
"""The bot of a seat: the model that it plays by and the temperature of its choices (see `policy.act`), and the state of
its random stream, not 0."""

STREAM = np.dtype(
    [("key", "u4", (8,)), ("pool", "u1", (64,)), ("block", "i8"), ("shuffles", "i8"), ("left", "i8")], align=True
)
"""A ChaCha8 key stream, with the fields of a game state that `kernel.draws` uses."""


def deal_games(stream: Any, first: int, games: int, dealt: Any) -> None:
    """Write the key and random bits (DEALT) with which the games from number `first` on begin.

    Those of game `n` are block `n` of the stream, in words of four bytes.
    """
    for game in range(games):
        stream.block = first + game & M32
        stream.shuffles = first + game >> 32
        fill_pool(stream)
        for k in range(8):
            dealt[game].key[k] = next_word(stream)
        for k in range(8):
            dealt[game].chance[k] = next_word(stream)


def next_word(stream: Any) -> int:
    """Return the stream's next four bytes as a number, little-endian."""
    word = 0
    for shift in (0, 8, 16, 24):
        word |= next_byte(stream) << shift
    return word


def play_games(
    states: Any,
    options: Any,
    dealt: Any,
    players: Any,
    search: Any,
    model: Any,
    legal: Any,
    log: Any,
    found: Any,
    games: int,
    room: int,
    hashed: int,
) -> int:
    """Play games to their ends; return the number of games whose decisions fit into `log` (uint16[room]).

    `log`: the decisions of all games, as `retrace_games` takes them; `found`: RETRACED, one for each game; `hashed`:
    whether to hash the events. `states`: two rows; `players`: PLAYER, one for each seat.
    """
    begin = 0
    for game in range(games):
        init(states[0], options, dealt[game].key)
        for seat in range(states[0].seats):
            players[seat].drawn = dealt[game].chance[seat] | 1
        if not play_one(states, players, search, model, legal, log, begin, room, found[game], hashed):
            return game
        begin += found[game].decisions
    return games


def play_one(
    states: Any,
    players: Any,
    search: Any,
    model: Any,
    legal: Any,
    log: Any,
    begin: int,
    room: int,
    found: Any,
    hashed: int,
) -> bool:
    """Play a game that has just begun, and log its decisions from index `begin` on; return whether they all fit."""
    state = states[0]
    owing = begin_tracing(state, found, hashed)
    at = begin
    while owing:
        if at == room:
            return False
        seat = lowest(owing)
        player = players[seat]
        player.drawn = xorshift(player.drawn)
        search.learned = player.learned
        action = act(state, states[1], seat, search, model, player.drawn, player.heat, legal)
        decided = action << SEAT_BITS | seat
        log[at] = decided
        owing = trace(state, decided, found, hashed)
        at += 1
    end_tracing(state, found)
    return True
