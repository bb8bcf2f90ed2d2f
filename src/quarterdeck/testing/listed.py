"""Checks of the worlds that `world_at` lists: each agrees with the view, and none depends on what is hidden."""

from __future__ import annotations

import random

from quarterdeck.engine import members
from quarterdeck.games.base import as_state
from quarterdeck.kernel import PyState, bind, rule_interface
from quarterdeck.kernel.binding import filled
from quarterdeck.testing.rows import Rows

MOST = 20
"""So many worlds are looked at."""


def check_listed(rows: Rows, census: list[int], rng: random.Random, where: str) -> None:
    """Worlds of a seat that owes a decision agree with what it knows once what others chose in secret is taken back.

    Rows 1 to 3 are used.
    """
    game = rows.game
    world_at = bind(filled(rule_interface.world_at, game.rules), game.rules)
    seat = rng.choice(members(rows.pending()))
    rows.redact(seat, 0, 1)
    truth, view = as_state(rows.states[0]), as_state(rows.states[1])
    rows.states[2] = rows.states[0]
    rows.reopen(seat, 2)
    rows.redact(seat, 2, 1)
    wanted, at = rows.states[1].tobytes(), -1
    world, other = PyState(game.dtype), PyState(game.dtype)
    for _ in range(MOST):
        before, at = at, world_at(view, seat, at + 1, world)
        here = f"{where}, seat {seat}, world {at}"
        assert world_at(truth, seat, before + 1, other) == at, f"{here}: a secret was read"
        if at < 0:
            return
        assert at > before, f"{here}: listed after world {before}"
        assert vars(world) == vars(other), f"{here}: a secret was read"
        world.write(rows.states, 2)
        assert game.census(rows.states[2]) == census, f"{here}: a card was lost or doubled"
        rows.redact(seat, 2, 3)
        assert rows.states[3].tobytes() == wanted, f"{here}: the seat would see something else"
