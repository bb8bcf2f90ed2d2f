"""What a table does with a game's rule functions, compiled once a game.

Templates: the rule functions that they name are slots, see `quarterdeck.kernel.slots`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.games.base import Game
from quarterdeck.kernel import bind, copy
from quarterdeck.kernel.slots import apply, init, legal_actions, pending, redact, returns

OWES_NOTHING = -1
ILLEGAL = -2
"""What `step` answers instead of the seats that owe a decision."""


def start(states: Any, options: Any, key: Any) -> int:
    """A new game in `states[0]`; the seats that owe a decision."""
    init(states[0], options, key)
    return pending(states[0])


def step(states: Any, at: int, seat: int, action: int, out: Any) -> int:
    """The state after `action` into `states[at + 1]`; the seats that then owe a decision, or what is wrong."""
    if not pending(states[at]) >> seat & 1:
        return OWES_NOTHING
    legal = False
    for k in range(legal_actions(states[at], seat, out)):
        if out[k] == action:
            legal = True
    if not legal:
        return ILLEGAL
    copy(states[at], states[at + 1])
    apply(states[at + 1], seat, action)
    return pending(states[at + 1])


def replay(states: Any, options: Any, key: Any, seats: Any, actions: Any, out: Any) -> int:
    """A whole game into `states` (one more than decisions); how many decisions could be carried out."""
    owing = start(states, options, key)
    for at in range(len(actions)):
        if seats[at] < 0 or owing >> seats[at] & 1 == 0:
            return at
        owing = step(states, at, seats[at], actions[at], out)
        if owing < 0:
            return at
    return len(actions)


def legal(states: Any, at: int, seat: int, out: Any) -> int:
    """The legal actions of a seat into `out`; how many."""
    return legal_actions(states[at], seat, out)


def owing(states: Any, at: int) -> int:
    """The seats that owe a decision."""
    return pending(states[at])


def look(states: Any, at: int, seat: int, out: Any) -> None:
    """What `seat` may know of `states[at]` into `out[0]`."""
    redact(states[at], seat, out[0])


def share(states: Any, at: int, out: Any) -> None:
    """Share of the win a seat into `out` (float64[max_seats])."""
    returns(states[at], out)


@dataclass(frozen=True)
class Engine:
    """The templates of this module bound to one game."""

    start: Any
    step: Any
    replay: Any
    legal: Any
    owing: Any
    look: Any
    share: Any


@cache
def engine(rules: Any) -> Engine:
    """The compiled functions for a game's rules; each is compiled (or loaded from disk) at its first call."""
    names = ("start", "step", "replay", "legal", "owing", "look", "share")
    return Engine(**{name: bind(globals()[name], rules) for name in names})


def key_words(key: bytes) -> npt.NDArray[np.uint32]:
    """A key of 32 bytes as the eight words that `init` takes, little-endian. Raises ValueError."""
    if len(key) != 32:
        raise ValueError(f"a game's key has 32 bytes, not {len(key)}")
    return np.frombuffer(key, dtype="<u4").astype(np.uint32)


def empty_states(game: Game, count: int) -> npt.NDArray[Any]:
    """`count` states in which everything is 0."""
    return np.zeros(count, game.dtype)


def share_of(game: Game, states: npt.NDArray[Any], at: int, seats: int) -> list[float]:
    """Share of the win of each of the seats in `states[at]`; zeros while the game runs."""
    out = np.zeros(game.max_seats)
    engine(game.rules).share(states, at, out)
    shares: list[float] = out[:seats].tolist()
    return shares


def members(seats: int) -> tuple[int, ...]:
    """The seats in a bit set, ascending."""
    return tuple(seat for seat in range(seats.bit_length()) if seats >> seat & 1)


def warm_up(game: Game) -> None:
    """Compile (or load) everything that a table of this game needs, by playing one decision."""
    functions = engine(game.rules)
    states, out = empty_states(game, 2), np.zeros(game.max_legal, np.int16)
    options, key = game.encode_options(game.complete({})), key_words(bytes(32))
    seat = members(functions.start(states, options, key))[0]
    functions.legal(states, 0, seat, out)
    functions.step(states, 0, seat, int(out[0]), out)
    functions.owing(states, 1)
    functions.look(states, 1, seat, empty_states(game, 1))
    functions.share(states, 1, np.zeros(game.max_seats))
    seats, actions = np.array([seat], np.int64), np.array([int(out[0])], np.int64)
    functions.replay(states, options, key, seats, actions, out)
