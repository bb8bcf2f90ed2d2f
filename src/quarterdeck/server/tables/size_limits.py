"""How long the log of a table and a game may become, so that nobody can fill the server's memory and disk."""

from functools import lru_cache

import numpy as np

from quarterdeck.engine import empty_states, engine, key_words, members
from quarterdeck.engine.play.random_play import next_word
from quarterdeck.games.base import Game
from quarterdeck.games.options import Options
from quarterdeck.server.messages.log_entries import Ended, Entry, Followed, Left, Spoke, StoodIn
from quarterdeck.server.messages.table_types import Ending
from quarterdeck.server.settings.config import Limits
from quarterdeck.server.tables.state import TableState

AT_THE_END = (Left, StoodIn, Ended, Followed)
"""What also a full log takes: each of them happens a few times at most without what it does not take."""


def is_full(state: TableState, entry: Entry, limits: Limits) -> bool:
    """Whether a table's log is too long for an entry. What is said there shall not end a game."""
    most = limits.entries // 2 if isinstance(entry, Spoke) else limits.entries
    return state.seq >= most and not isinstance(entry, AT_THE_END)


def reason_to_end(state: TableState, limits: Limits) -> Ending | None:
    """Why a game that runs cannot go on; None where it can."""
    table = state.table
    if table is None or state.seating.phase != "playing":
        return None
    if state.stuck:
        return "rules"
    return "length" if state.seq >= limits.entries or table.ply >= limits.decisions else None


def may_be_too_long(game: Game, options: Options, most: int) -> bool:
    """Whether a game may come near `most` decisions: one that is played at random takes more than half as many."""
    return _takes(game, tuple(game.encode_options(options).tolist()), most // 2)


@lru_cache(maxsize=1000)
def _takes(game: Game, options: tuple[int, ...], count: int) -> bool:
    functions, states, legal = engine(game), empty_states(game, 1), np.zeros(game.max_legal, np.int16)
    owing = functions.start(states, np.array(options, np.int64), key_words(bytes(32)))
    words = [1, 2]
    for _ in range(count):
        if not owing:
            return False
        seat = members(owing)[0]
        owing = functions.carry_out(states, 0, seat, functions.by_chance(states, 0, seat, next_word(words), legal))
    return owing != 0
