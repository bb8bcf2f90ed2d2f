"""Two games that one reader cannot distinguish, and a way to continue a server's table as the second game.

The program plays a game at random. Then it draws a world that agrees with everything its reader may know, and
reconstructs the world's state at the time when cards last moved by chance. From there it repeats the decisions: other
seats may have had other cards, and may have chosen otherwise in secret. Both games continue as long as the reader's
views, by the rules alone, are the same.
"""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

import numpy as np

from quarterdeck.engine import members
from quarterdeck.games.base import Game, as_state
from quarterdeck.games.types import SPECTATOR
from quarterdeck.kernel import PyState
from quarterdeck.table.history import History
from quarterdeck.table.hosted import HostedTable
from quarterdeck.table.table import Table
from quarterdeck.testing import Rows
from quarterdeck.testing.dealt_back import Past, dealing

TOGETHER = 12
"""The most decisions with which both games continue."""


@dataclass
class Step:
    """A decision: the action of the seat in the game, and its action in the other world."""

    seat: int
    actions: tuple[int, int]
    illegal: int | None = None
    """An illegal action to try, if the seat is the reader."""
    before: tuple[int, int] | None = None
    """Another choice for each world, which the seat makes first and changes to `actions` before anyone has seen it."""


@dataclass
class Twins:
    """A game, and a world that its reader cannot distinguish from it. `reader` -1: a spectator."""

    game: Game
    options: dict[str, Any]
    seats: int
    reader: int
    key: bytes
    ply: int
    """The number of decisions before the worlds differ."""
    other: bytes
    """The state of the other world after `ply` decisions."""
    steps: list[Step] = field(default_factory=list)


def twins(game: Game, given: dict[str, Any], rng: random.Random, plies: int) -> Twins | None:
    """Return two games of about `plies` decisions; None if the played game is over before that."""
    options = game.complete(given)
    rows = Rows(game, "fast", game.encode_options(options))
    key = rng.randbytes(32)
    rows.start(np.frombuffer(key, "<u4").astype(np.uint32))
    seats = int(rows.states[0]["seats"])
    reader = rng.randrange(SPECTATOR, seats)
    past, ply, steps = Past(rows), 0, []
    for at in range(plies):
        seat = rng.choice(members(rows.pending()))
        legal = rows.legal(seat)
        action = rng.choice(legal)
        steps.append(_step(rows, reader, seat, (action, action), rng))
        rows.apply(seat, action)
        if not rows.pending():
            return None
        past.add(rows, seat, action)
        ply = ply if past.decisions else at + 1
    found = Twins(game, given, seats, reader, key, ply, b"", steps[:ply])
    _deal_back(found, rows, past, steps[ply:], rng)
    _go_on(found, rows, rng)
    _mark_changes(found, rng)
    return found


def _step(rows: Rows, reader: int, seat: int, actions: tuple[int, int], rng: random.Random) -> Step:
    illegal = None
    if seat == reader and rng.random() < 0.3:
        legal = rows.legal(seat)
        illegal = rng.choice([action for action in range(rows.game.actions) if action not in legal] or [-1])
    return Step(seat, actions, illegal)


def _deal_back(found: Twins, rows: Rows, past: Past, steps: list[Step], rng: random.Random) -> None:
    """Draw the world (row 1), reconstruct its earlier state, and repeat the decisions from there (row 2)."""
    game, reader = found.game, found.reader
    rows.resample(reader, 0, 1, np.array([rng.getrandbits(32) for _ in range(8)], np.uint32))
    world, beginning = as_state(rows.states[1]), PyState.from_row(past.beginning)
    dealing(game).deal(world, beginning, past.decisions, reader)
    beginning.write(rows.states, 2)
    found.other = rows.states[2].tobytes()
    for step in steps:
        seat, (action, _) = step.seat, step.actions
        chosen: int | None = action
        if seat != reader:
            chosen = dealing(game).chose(world, as_state(rows.states[2]), seat, action, reader)
        legal = rows.legal(seat, 2)
        chosen = rng.choice(legal) if chosen is None else chosen
        assert chosen in legal, f"{game.id}: {step} is impossible in the other world"
        step.actions = action, chosen
        rows.apply(seat, chosen, 2)
        found.steps.append(step)
    rows.redact(reader, 0, 1)
    rows.redact(reader, 2, 3)
    assert rows.states[1].tobytes() == rows.states[3].tobytes(), f"{game.id}: reader {reader} sees another world"


def _go_on(found: Twins, rows: Rows, rng: random.Random) -> None:
    """Continue both games while the reader sees the same in both and no cards move by chance.

    The games stop at a shuffle, after which spectators may see finished rounds.
    """
    shuffles = rows.states[0]["shuffles"].tolist()
    for _ in range(TOGETHER):
        owing = rows.pending()
        if owing != rows.pending(2):
            return
        seat = rng.choice(members(owing))
        action, possible = rng.choice(rows.legal(seat)), rows.legal(seat, 2)
        assert seat != found.reader or action in possible, f"reader {seat} may not do the same in a world like its own"
        actions = action, action if action in possible else rng.choice(possible)
        step = _step(rows, found.reader, seat, actions, rng)
        for row, chosen in zip((0, 2), actions, strict=True):
            rows.apply(seat, chosen, row)
        on = rows.pending() and rows.states[0]["shuffles"].tolist() == shuffles
        if not on or _shown(rows, found.reader, 0) != _shown(rows, found.reader, 2):
            return
        found.steps.append(step)


def _shown(rows: Rows, reader: int, row: int) -> Any:
    rows.redact(reader, row, 1)
    view = rows.states[1]
    return rows.game.events.read(view), rows.pending(row), rows.phase(row), rows.scores(row), view.tobytes()


def _mark_changes(found: Twins, rng: random.Random) -> None:
    """Let other seats sometimes choose another action first, and change it before anyone has seen it."""
    one, two = (_alternatives(found, world) for world in (0, 1))
    for step, *choices in zip(found.steps, one, two, strict=True):
        if step.seat != found.reader and all(choices) and rng.random() < 0.3:
            step.before = rng.choice(choices[0]), rng.choice(choices[1])


def _alternatives(found: Twins, world: int) -> list[list[int]]:
    """Return, for each step, the actions that the seat could choose instead and later change; empty if it could not."""
    answer = []
    with becoming(found, world):
        table = HostedTable(found.game, found.options)
        for step in found.steps:
            legal, first = table.legal(step.seat), not table.chosen(step.seat)
            table.decide(step.seat, step.actions[world])
            open_still = first and len(table.chosen(step.seat)) == 1 and step.seat not in table.pending
            answer.append(legal if open_still else [])
    return answer


@contextmanager
def becoming(found: Twins, world: int) -> Iterator[None]:
    """Make every new table play the game while the context lasts.

    In world 1, the state of the other world replaces the table's state after `Twins.ply` decisions.
    """
    begin, step = Table.__init__, History.step

    def become(history: History) -> None:
        if world == 1 and history.ply == found.ply:
            history.states[history.ply] = np.frombuffer(found.other, found.game.dtype)[0]

    def begun(table: Table, game: Game, options: Any = None, key: bytes | None = None) -> None:
        begin(table, game, options, found.key)
        become(table.history)

    def stepped(history: History, seat: int, action: int) -> bool:
        done = step(history, seat, action)
        become(history)
        return done

    with patch.object(Table, "__init__", begun), patch.object(History, "step", stepped):
        yield
