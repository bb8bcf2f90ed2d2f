"""The history of one game: every state since the deal, and the decisions that led from one to the next."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.engine import BARRED, Mode, empty_states, engine, members
from quarterdeck.games.base import Game
from quarterdeck.games.types import MAX_NUMBERS, Event, Reason
from quarterdeck.table.account import Account
from quarterdeck.table.past import Memory
from quarterdeck.table.steps import Step
from quarterdeck.table.undo import is_only

ROW = BARRED * 8
"""Bytes for one illegal action and its reason."""
FIRST_STATES = 64
"""The number of states that there is room for at first."""


class History:
    """The states and decisions of a game, with everything secret in them.

    Seats and actions must be ones that the game has: `Table` checks arguments before it calls a method here. The caller
    must not change the lists that methods return.
    """

    def __init__(self, game: Game, seats: int, mode: Mode) -> None:
        """Create a history without a state. The caller fills `states[:1]` and then calls `begin`."""
        self.game = game
        self.seats = seats
        self.mode: Mode = mode
        self.ply = 0
        """Decisions applied so far."""
        self.states: npt.NDArray[Any] = empty_states(game, FIRST_STATES)
        self.decisions: list[tuple[int, int]] = []
        """As (seat, action)."""
        self.counts = [0] * seats
        """The number of decisions that each seat has made."""
        self.pending: tuple[int, ...] = ()
        """The seats that owe a decision, ascending; none when the game is over."""
        self.memory = Memory(game, mode)
        """What seats remember."""
        self._engine = engine(game, mode)
        self._account = Account(game, mode)
        self._legal: Any = np.zeros(game.max_legal, np.int16)
        self._numbers = np.zeros(MAX_NUMBERS, np.int64)
        self._own = np.zeros(game.actions, np.int16)
        self._barred: Any = np.zeros(game.actions * BARRED, np.int64)
        self._shown = empty_states(game, 1)
        self._allowed: dict[int, list[int]] = {}
        """By seat: its legal actions at this ply, if already computed."""
        self._looked, self._told_at = -1, 0
        """A ply, and the ply of the last state with events up to there."""

    def begin(self, owing: int) -> None:
        """Start from the first state, in which the set `owing` of seats owe a decision."""
        self.pending = members(owing)

    # Legal actions

    def legal(self, seat: int) -> list[int]:
        """Return the actions that `seat` may choose now, ascending; empty if it owes no decision."""
        if seat not in self.pending:
            return []
        known = self._allowed.get(seat)
        if known is None:
            count: int = self._engine.legal(self.states, self.ply, seat, self._legal)
            known = self._legal[:count].tolist()
            self._allowed[seat] = known
        return known

    def illegal(self, seat: int) -> list[tuple[int, Reason]]:
        """Return the actions on the seat's own cards that are not legal now, with their reasons."""
        return [barred_by(self.game, row) for row in self.barred(seat)]

    def barred(self, seat: int) -> list[bytes]:
        """Return `illegal` as numbers of the machine code, for `barred_by`."""
        if seat not in self.pending:
            return []
        count: int = self._engine.barred(
            self.states, self.ply, seat, self._legal, self._own, self._shown, self._numbers, self._barred
        )
        rows: bytes = self._barred[: count * BARRED].tobytes()
        return [rows[at : at + ROW] for at in range(0, len(rows), ROW)]

    def why(self, seat: int, action: int) -> Reason:
        """Return why a seat that owes a decision may not choose this action, as far as its own view shows."""
        self.write_view(seat, self._shown)
        kind = self.game.reasons[self._engine.why(self._shown, 0, seat, action, self._numbers)]
        return kind.reason(self._numbers.tolist())

    # Decisions

    def step(self, seat: int, action: int) -> bool:
        """Apply a decision. Return False, and change nothing, if it is not legal."""
        if self.ply + 1 == len(self.states):
            self._grow()
        owing = int(self._engine.step(self.states, self.ply, seat, action, self._legal))
        if owing < 0:
            return False
        self.ply += 1
        self.pending = members(owing)
        self._account.latest = self.ply, self.pending
        self._allowed.clear()
        self.decisions.append((seat, action))
        self.counts[seat] += 1
        return True

    def rewind(self, at: int) -> None:
        """Return to state `at` and forget the decisions, events and steps since then."""
        for seat, _ in self.decisions[at:]:
            self.counts[seat] -= 1
        del self.decisions[at:]
        self._account.rewind(at)
        self.memory.forget(at)
        self.ply, self.pending = at, members(int(self._engine.owing(self.states, at)))
        self._account.latest = -1, None
        self._looked = -1
        self._allowed.clear()

    def undo_limit(self, seat: int) -> int | None:
        """Return the earliest ply to which `seat` may go back, or None if its last decision stands."""
        at, size = self.ply, self.states.itemsize
        states: memoryview = self.states.view(np.uint8).data
        while at > 0 and self.decisions[at - 1][0] == seat:
            told = self._account.told_at(self.states, at)
            if not is_only(self.game, seat, told, states, (at - 1) * size, at * size):
                break
            at -= 1
        return at if at < self.ply else None

    # Choices that are not revealed

    def last_told(self) -> int:
        """Return the ply of the last state that has events.

        It is searched for once a ply, because every reader asks for it.
        """
        if self._looked != self.ply:
            at, lengths = self.ply, self.states["events"]
            while at > 0 and not lengths.item(at):
                at -= 1
            self._looked, self._told_at = self.ply, at
        return self._told_at

    def chosen(self, seat: int) -> list[int]:
        """Return the seat's decisions since the last state that has events."""
        at = self.last_told()
        return [action for other, action in self.decisions[at:] if other == seat] if at < self.ply else []

    def alternatives(self, seat: int) -> list[int]:
        """Return the actions that the seat could have chosen instead of the first of `chosen`, ascending.

        Empty if `chosen` is empty.
        """
        if not self.chosen(seat):
            return []
        count: int = self._engine.legal(self.states, self.last_told(), seat, self._legal)
        actions: list[int] = self._legal[:count].tolist()
        return actions

    # Views and events

    def write_view(self, reader: int, out: npt.NDArray[Any]) -> None:
        """Write the state as `reader` may know it (-1: a spectator) into `out`, shape (1,)."""
        self._engine.write_view(self.states, self.ply, reader, out)

    def events(self, reader: int, start: int) -> list[Event]:
        """Return the events that `reader` has received (-1: a spectator), from index `start` on."""
        if start <= 0:
            return self._account.events(self.states, self.ply, reader)[start:]
        return self._account.since(self.states, self.ply, reader, start)

    def events_alike(self, start: int) -> list[Event] | None:
        """Return `events` from index `start` on if they are the same for every reader, else None."""
        return self._account.alike(self.states, self.ply, start)

    def catch_up(self, reader: int, most: int) -> bool:
        """Read the events of at most `most` more states for `reader`, and return whether all are read."""
        return self._account.catch_up(self.states, self.ply, reader, most)

    def steps(self) -> list[Step]:
        """Return all steps so far."""
        return self._account.steps(self.states, self.ply)

    def steps_since(self, events: int) -> list[Step]:
        """Return the steps that end after more than `events` events."""
        steps = self.steps()
        at = len(steps)
        while at > 0 and steps[at - 1].events > events:
            at -= 1
        return steps[at:]

    def decided_after(self, events: int) -> range:
        """Return the plies of the decisions made after `events` events; empty unless a step ends and one follows."""
        ends = [step.events for step in self.steps()]
        if events not in ends[:-1]:
            return range(0)
        at = ends.index(events)
        told = np.flatnonzero(self.states["events"][: self.ply + 1]).tolist()
        return range(told[at], told[at + 1])

    def everything(self) -> list[Event]:
        """Return all events with everything secret in them."""
        return [event for at in range(self.ply + 1) for event in self.game.events.read(self.states[at])]

    def scores(self) -> list[int]:
        """Return the points of each side now."""
        scores = np.zeros(self.game.max_seats, np.int64)
        count = self._engine.score(self.states, self.ply, scores)
        found: list[int] = scores[:count].tolist()
        return found

    # Copies

    def clone(self) -> History:
        """Return an independent copy of the history."""
        other = History(self.game, self.seats, self.mode)
        other.states = self._copied(len(self.states))
        other.ply, other.pending = self.ply, self.pending
        other.decisions, other.counts = list(self.decisions), list(self.counts)
        return other

    def _grow(self) -> None:
        """Double the room for states."""
        self.states = self._copied(2 * len(self.states))

    def _copied(self, room: int) -> npt.NDArray[Any]:
        """Return a copy of the states, with room for so many."""
        states = empty_states(self.game, room)
        # As bytes: NumPy copies field by field, which is slow, and would leave chance bytes between them.
        states.view(np.uint8)[: self.states.nbytes] = self.states.view(np.uint8)
        return states


def barred_by(game: Game, row: bytes) -> tuple[int, Reason]:
    """Return an illegal action and its reason from a row that `History.barred` returned."""
    numbers = memoryview(row).cast("q").tolist()
    return numbers[0], game.reasons[numbers[1]].reason(numbers[2:])
