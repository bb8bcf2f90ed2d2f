"""The events that readers have received in a game so far, and the steps between them, read once from each state."""

from __future__ import annotations

from bisect import bisect_right
from itertools import chain
from typing import Any, cast

import numpy.typing as npt

from quarterdeck.engine import Mode, empty_states, engine
from quarterdeck.games.base import Game
from quarterdeck.games.types import SPECTATOR, Event
from quarterdeck.table.steps import Step, step_at


class Account:
    """A cache of the events and steps of one table. Every method takes the table's states.

    Events that are the same for every reader are read once for all. All readers receive the same number of events:
    hidden ones count, too.
    """

    def __init__(self, game: Game, mode: Mode) -> None:
        """Create an empty cache. `mode` sets how the rules run."""
        self._game = game
        self._shown = empty_states(game, 1)
        self._length, self._told_to = self._shown["events"], self._shown["event"][0]
        """Views of `_shown`."""
        self._engine = engine(game, mode)
        self._ends: list[int] = []
        """By state: the number of events up to it."""
        self._open: list[list[Event] | None] = []
        """By state: its events if they are the same for every reader, else None."""
        self._full: list[bytes] = []
        """By state: the numbers of its events, with everything secret in them."""
        self._steps: list[Step] = []
        self._seen: dict[int, tuple[list[Event], int]] = {}
        """By reader: all events read, and the first state that is not read yet."""
        self.latest: tuple[int, tuple[int, ...] | None] = -1, None
        """A state's index and the seats that owe a decision there, if known."""

    def events(self, states: npt.NDArray[Any], ply: int, reader: int) -> list[Event]:
        """Return the events that `reader` has received up to `states[ply]`. The caller must not change them."""
        self._follow(states, ply)
        seen, row = self._seen.get(reader) or ([], 0)
        for at in range(row, ply + 1):
            seen += self._events_of(states, at, reader)
        self._seen[reader] = (seen, ply + 1)
        return seen

    def since(self, states: npt.NDArray[Any], ply: int, reader: int, start: int) -> list[Event]:
        """Return `events` from index `start` on. The caller must not change them."""
        self._follow(states, ply)
        first = bisect_right(self._ends, start)
        return self._from(start, first, [self._events_of(states, at, reader) for at in range(first, ply + 1)])

    def alike(self, states: npt.NDArray[Any], ply: int, start: int) -> list[Event] | None:
        """Return `since` if it is the same for every reader, else None."""
        self._follow(states, ply)
        first = bisect_right(self._ends, start)
        told = self._open[first:]
        return None if None in told else self._from(start, first, cast(list[list[Event]], told))

    def catch_up(self, states: npt.NDArray[Any], ply: int, reader: int, most: int) -> bool:
        """Read at most `most` more states for `reader` and for steps.

        Return whether all states up to `states[ply]` are read.
        """
        until = min(ply, min(self._seen.get(reader, ([], 0))[1], len(self._ends)) + most - 1)
        self.events(states, until, reader)
        return until == ply

    def steps(self, states: npt.NDArray[Any], ply: int) -> list[Step]:
        """Return the steps up to `states[ply]`. The caller must not change them."""
        self._follow(states, ply)
        return self._steps

    def told_at(self, states: npt.NDArray[Any], at: int) -> bytes:
        """Return the numbers of the events of `states[at]`, with everything secret in them."""
        self._follow(states, at)
        return self._full[at]

    def rewind(self, at: int) -> None:
        """Forget the events and steps of all states after `states[at]`, which new states will replace."""
        if len(self._ends) <= at + 1:
            return
        del self._ends[at + 1 :], self._open[at + 1 :], self._full[at + 1 :]
        last = self._ends[at]
        while self._steps and self._steps[-1].events > last:
            self._steps.pop()
        for reader, (seen, row) in self._seen.items():
            if row > at + 1:
                self._seen[reader] = (seen[:last], at + 1)

    def _from(self, start: int, first: int, told: list[list[Event]]) -> list[Event]:
        """Return the events from index `start` on.

        `told` has the events of state `first` and of those after it, a list a state.
        """
        return [*chain.from_iterable(told)][start - (self._ends[first - 1] if first else 0) :]

    def _follow(self, states: npt.NDArray[Any], ply: int) -> None:
        """Read the events that are the same for every reader, and the steps, up to `states[ply]`."""
        for at in range(len(self._ends), ply + 1):
            count = self._ends[-1] if self._ends else 0
            told: list[Event] | None = []
            full = b""
            if length := states["events"].item(at):
                full = states["event"][at, :length].tobytes()
                told = self._game.events.decode_cached(full) if self._shown_to(states, at, SPECTATOR) == full else None
                count += self._game.events.count(full)
                owing = self.latest[1] if self.latest[0] == at else None
                self._steps.append(step_at(self._game, self._engine, states, at, count, owing))
            self._open.append(told)
            self._full.append(full)
            self._ends.append(count)

    def _events_of(self, states: npt.NDArray[Any], at: int, reader: int) -> list[Event]:
        """Return the events of `states[at]` for a reader.

        Events that are complete for a spectator are the same for every reader.
        """
        told = self._open[at]
        return self._game.events.decode_cached(self._shown_to(states, at, reader)) if told is None else told

    def _shown_to(self, states: npt.NDArray[Any], at: int, reader: int) -> bytes:
        """Return the numbers of the events of `states[at]` as a reader may know them."""
        self._engine.write_view(states, at, reader, self._shown)
        shown: bytes = self._told_to[: self._length.item(0)].tobytes()
        return shown
