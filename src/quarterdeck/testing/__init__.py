"""The conformance suite, which every game must pass, whether it belongs to this project or to another package.

Examples:
    >>> from quarterdeck import GAMES
    >>> from quarterdeck.testing import check_game
    >>> check_game(GAMES["feud"], {"preset": "strikes"}, seed=1, modes=["module"]) > 100
    True

Each check raises an AssertionError that names the state (ply), the seat and the field. No game is exempt from a check.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.engine import Mode, engine, members
from quarterdeck.engine.compile.ways import is_ready
from quarterdeck.games.base import Game
from quarterdeck.games.registry import as_game
from quarterdeck.testing.choices import all_options
from quarterdeck.testing.dealt_back import Past, check_dealt_back, check_listed
from quarterdeck.testing.foreseen import check_declared, check_foreseen
from quarterdeck.testing.knowledge import check_knowledge, check_secrecy, check_start, check_taken_back
from quarterdeck.testing.modes import check_same, check_same_knowledge, check_what_a_page_needs
from quarterdeck.testing.observed import check_observations
from quarterdeck.testing.page import check_page
from quarterdeck.testing.rows import Rows
from quarterdeck.testing.twins import check_history

__all__ = ["Rows", "all_options", "check_game", "check_knowledge", "check_page"]

MODES: tuple[Mode, ...] = ("module", "interpreted", "native", "checked")
"""All modes in which rules can run; the first two need no compiler."""
MAX_PLIES = 100_000
"""The number of plies after which a random game counts as endless."""


def check_game(game: Game | str, given: Mapping[str, Any], seed: int, look: int = 4, modes: Sequence[Mode] = ()) -> int:
    """Play one random game with the options `given`, and check every state. Slow checks run every `look` plies.

    `modes`: the modes to compare, by default all that can run without compiling first. Returns the number of plies.
    Raises AssertionError.
    """
    game = as_game(game)
    modes = modes or [mode for mode in MODES if is_ready(game, mode)]
    check_declared(game)
    options = game.complete(given)
    rng = random.Random(seed)
    numbers = game.encode_options(options)
    if "checked" in modes:
        engine(game, "checked").compile()
    everywhere = tuple(Rows(game, mode, numbers) for mode in modes)
    first = everywhere[0]
    key = random_key(rng)
    for rows in everywhere:
        check_start(rows, key)
    census = game.census(first.states[0])
    past = Past(first)
    for ply in range(MAX_PLIES):
        where = f"ply {ply}"
        check_same(everywhere, where)
        told, row = game.events.read(first.states[0]), first.states[0]
        assert bool(row["events"]) == bool(told), f"{where}: `events` is {row['events']}, but told is {told}"
        check_secrecy(first, where)
        owing = first.pending()
        if not owing:
            _check_end(everywhere, seats_of(first))
            return ply
        assert game.census(first.states[0]) == census, f"{where}: a card was lost or doubled"
        check_knowledge(first, census, rng, where)
        if ply % look == 0:
            check_what_a_page_needs(everywhere, rng, where)
            check_same_knowledge(everywhere, rng, where)
            check_history(first, rng, where)
            check_dealt_back(first, past, rng, where)
            check_listed(first, census, rng, where)
            check_observations(first, rng, where)
        seat = rng.choice(members(owing))
        action = rng.choice(first.legal(seat))
        if ply % look == 0:
            check_taken_back(first, seat, action, rng, where)
        if ply % look == 0 and _ever_more_rarely(ply // look):  # slow: plays a round, interpreted
            check_foreseen(first, seat, action, random.Random(f"{seed} {ply}"), where)
        for rows in everywhere:
            rows.apply(seat, action)
        past.add(first, seat, action)
    raise AssertionError(f"the game has not ended after {MAX_PLIES} plies")


def _ever_more_rarely(number: int) -> bool:
    """Return whether the number is 0 or a power of 2, so that a slow check runs at ever longer intervals."""
    return number & (number - 1) == 0


def random_key(rng: random.Random) -> npt.NDArray[np.uint32]:
    """Return a random key for dealing or resampling, of eight 32-bit words."""
    return np.array([rng.getrandbits(32) for _ in range(8)], np.uint32)


def seats_of(rows: Rows) -> int:
    """Return the number of seats in the game whose state is in row 0."""
    return int(rows.states[0]["seats"])


def _check_end(everywhere: tuple[Rows, ...], players: int) -> None:
    first = everywhere[0].returns()
    for rows in everywhere:
        returns = rows.returns()
        assert returns[players:].sum() == 0, "a seat that does not exist has won"
        assert returns.sum() == 0 or abs(returns.sum() - 1) < 1e-9, f"returns: {returns}"
        assert np.array_equal(returns, first), f"returns differ in {rows.mode}"
