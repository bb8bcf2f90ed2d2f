"""Checks that play according to the rules can lead to a resampled world.

A world is a full state that agrees with what a reader knows. It may still be impossible, as its cards could forbid a
past decision. The checks compute the world's beginning: the state after cards last moved by chance, but with the
world's cards (`Game.deal_back`). All later decisions, repeated from there, must lead to the world, and the reader must
see the same.
"""

import random
from typing import Any

import numpy as np

from quarterdeck.engine import members
from quarterdeck.games.base import DealBack, Game, as_state
from quarterdeck.games.types import SPECTATOR
from quarterdeck.kernel import PyState, bind, rule_interface
from quarterdeck.kernel.binding import filled
from quarterdeck.kernel.draws import DRAW_FIELDS
from quarterdeck.testing.rows import Rows

GOES_ON = 3
"""The number of further decisions that are made in a world, once it is known to be possible."""

NUDGES = 12
"""The number of calls of `nudge`, each of which changes the world, before its beginning is computed."""


def dealing(game: Game) -> DealBack:
    """Return the game's `deal_back`, with which beginnings are computed. Raises AssertionError if it has none."""
    assert game.deal_back, f"{game.id} does not say how a world is dealt back: give its Game a `deal_back`"
    return game.deal_back


class Past:
    """The full state after cards last moved by chance (`beginning`), and the decisions since then."""

    def __init__(self, rows: Rows) -> None:
        """Begin with the present state in row 0 and no decisions."""
        self._moved = bind(filled(rule_interface.moved, rows.game.rules), rows.game.rules)
        self._begin(rows)

    def _begin(self, rows: Rows) -> None:
        self.beginning = self._last = rows.states[0].copy()
        self.decisions: list[tuple[int, int]] = []
        self.told = 0
        """The number of decisions up to the last one that had events for any reader."""

    def add(self, rows: Rows, seat: int, action: int) -> None:
        """Add the decision that has led to the state in row 0."""
        self.decisions.append((seat, action))
        if rows.states[0]["events"]:
            self.told = len(self.decisions)
        before, self._last = self._last, rows.states[0].copy()
        if self._moved(as_state(before), as_state(self._last)):
            self._begin(rows)


def check_dealt_back(rows: Rows, past: Past, rng: random.Random, where: str) -> None:
    """Check that the decisions since a world's beginning lead to the world, and that its reader then sees the same.

    The world is resampled for a random reader. Rows 1 to 3 are overwritten.
    """
    game = rows.game
    reader = rng.randrange(SPECTATOR, int(rows.states[0]["seats"]))
    here = f"{where}, reader {reader}, dealt back"
    rows.resample(reader, 0, 1, np.array([rng.getrandbits(32) for _ in range(8)], np.uint32))
    world = _changed(game, as_state(rows.states[1]), reader, rng)
    beginning = PyState.from_row(past.beginning)
    dealing(game).deal(world, beginning, past.decisions, reader)
    beginning.write(rows.states, 2)
    census = game.census(rows.states[0])
    assert game.census(rows.states[2]) == census, f"{here}: a card was lost or doubled"
    for at, (seat, action) in enumerate(past.decisions):
        in_secret = game.phases[rows.phase(2)] in game.secret_phases
        remembered = seat == reader or (at < past.told and not in_secret)
        _decide_again(rows, world, reader, seat, action, remembered, here)
    _check_same_view(rows, reader, here)
    _check_is_world(game, world, as_state(rows.states[2]), here)
    _go_on(rows, census, rng, here)


def _changed(game: Game, world: PyState, reader: int, rng: random.Random) -> PyState:
    """Return the world after changes by the game's `nudge`, which must not change what the reader knows."""
    nudge = bind(filled(rule_interface.nudge, game.rules), game.rules)
    for _ in range(rng.choice((0, NUDGES))):
        changed = PyState.from_row(world.to_row())
        if nudge(changed, reader, rng.getrandbits(32), rng.getrandbits(32)):
            world = changed
    return world


def _decide_again(
    rows: Rows, world: PyState, reader: int, seat: int, action: int, remembered: bool, where: str
) -> None:
    """Repeat a past decision in row 2. If the reader remembers the decision, it must be the same as before."""
    chosen: int | None = action
    owing = rows.pending(2) >> seat & 1
    if seat != reader and owing:
        chosen = dealing(rows.game).chose(world, as_state(rows.states[2]), seat, action, reader)
    seen = f"{where}: seat {seat} was seen to choose something else: dealt back wrongly, or its phase is a secret one"
    assert chosen == action or not remembered, seen
    if chosen is None:
        rows.states[2]["events"] = 0  # the state has the events of its last decision, here none
        return
    text = f"seat {seat} could not choose {rows.game.action_text(chosen)}"
    assert owing, f"{where}: {text}, as it owed nothing"
    assert chosen in rows.legal(seat, 2), f"{where}: {text}"
    rows.apply(seat, chosen, 2)


def _check_same_view(rows: Rows, reader: int, where: str) -> None:
    rows.redact(reader, 0, 1)
    rows.redact(reader, 2, 3)
    wrong = _differing(as_state(rows.states[1]), as_state(rows.states[3]), rows.game.dtype.names or ())
    same = rows.states[1].tobytes() == rows.states[3].tobytes()
    assert same, f"{where}: the reader sees something else in {', '.join(wrong) or 'padding'}"


def _check_is_world(game: Game, world: PyState, played: PyState, where: str) -> None:
    """Check that the replayed state equals the world, except in the fields for draws and the last step's events."""
    left_out = {*(field.name for field in DRAW_FIELDS), "event"}
    wrong = _differing(world, played, [name for name in game.dtype.names or () if name not in left_out])
    assert not wrong, f"{where}: the world is another one in {', '.join(wrong)}"


def _differing(one: PyState, other: PyState, names: Any) -> list[str]:
    return [name for name in names if getattr(one, name) != getattr(other, name)]


def _go_on(rows: Rows, census: list[int], rng: random.Random, where: str) -> None:
    """Check that GOES_ON random decisions can be made in the world in row 2."""
    for _ in range(GOES_ON):
        owing = rows.pending(2)
        if not owing:
            return
        seat = rng.choice(members(owing))
        action = rng.choice(rows.legal(seat, 2))
        rows.apply(seat, action, 2)
        text = f"{where}, then seat {seat}: {rows.game.action_text(action)}"
        assert not rows.pending(2) or rows.game.census(rows.states[2]) == census, f"{text}: a card was lost or doubled"


MOST = 20
"""The most worlds in a list that are checked."""


def check_listed(rows: Rows, census: list[int], rng: random.Random, where: str) -> None:
    """Check the worlds that `world_at` lists for a seat that owes a decision.

    In each world, the seat's view must be the same as in the true state after the secret choices of others are taken
    back. The list must not depend on what the seat does not know. Rows 1 to 3 are overwritten.
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
