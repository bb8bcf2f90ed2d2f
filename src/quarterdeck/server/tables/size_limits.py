"""Limits for a table's log and for the length of a game, so that no one can fill the server's memory or disk."""

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
"""Entries that even a full log accepts. Only a few of them can follow each other without other entries between."""


def is_full(state: TableState, entry: Entry, limits: Limits) -> bool:
    """Return whether a table's log is too long for an entry: for chat if it is half full, so that chat ends no game."""
    most = limits.entries // 2 if isinstance(entry, Spoke) else limits.entries
    return state.seq >= most and not isinstance(entry, AT_THE_END)


def reason_to_end(state: TableState, limits: Limits) -> Ending | None:
    """Return the reason for which a running game must end now, or None."""
    table = state.table
    if table is None or state.seating.phase != "playing":
        return None
    if state.stuck:
        return "rules"
    return "length" if state.seq >= limits.entries or table.ply >= limits.decisions else None


def may_be_too_long(game: Game, options: Options, most: int) -> bool:
    """Return whether a game could exceed `most` decisions: whether one random game takes more than half of them."""
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
        owing = functions.carry_out(states, 0, seat, functions.random_action(states, 0, seat, next_word(words), legal))
    return owing != 0
