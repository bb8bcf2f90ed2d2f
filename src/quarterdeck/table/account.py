"""What readers have been told of a game so far, and where decisions stand between: read once from each state."""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from quarterdeck.engine import Mode, empty_states, engine
from quarterdeck.games.base import SPECTATOR, Event, Game
from quarterdeck.table.steps import Step, steps_of

NOTHING_OPEN = (-1, None)


class Account:
    """Events and steps of a table, whose states are given with every question; kept, as readers ask again and again."""

    def __init__(self, game: Game, mode: Mode) -> None:
        """`mode`: how the rules are run."""
        self._game = game
        self._mode: Mode = mode
        self._shown = empty_states(game, 1)
        self._length, self._told_to = self._shown["events"], self._shown["event"][0]
        """Within that state."""
        self._engine = engine(game, mode)
        self._seen: dict[int, tuple[list[Event], int]] = {}
        """By the reader: events, and the first state that they are not from."""
        self._steps: tuple[list[Step], int] = ([], 0)
        self._open: tuple[int, list[Event] | None] = NOTHING_OPEN
        """The state that was asked for last, and its events where all readers are told the same."""

    def events(self, states: npt.NDArray[Any], ply: int, reader: int) -> list[Event]:
        """What `reader` has seen up to `states[ply]`; not to be changed."""
        seen, row = self._seen.get(reader) or ([], 0)
        if row <= ply:
            lengths = states["events"][row : ply + 1].tolist()
            for at, length in enumerate(lengths, row):
                if length:
                    seen += self._told_by(states, at, length, reader)
            self._seen[reader] = (seen, ply + 1)
        return seen

    def _told_by(self, states: npt.NDArray[Any], at: int, length: int, reader: int) -> list[Event]:
        """The events of `states[at]` for a reader. What a spectator is told whole, everybody is told alike."""
        if self._open[0] != at:
            full = states["event"][at, :length].tobytes()
            shown = self._shown_to(states, at, SPECTATOR)
            self._open = (at, self._game.events.told(shown) if shown == full else None)
        told = self._open[1]
        return self._game.events.told(self._shown_to(states, at, reader)) if told is None else told

    def _shown_to(self, states: npt.NDArray[Any], at: int, reader: int) -> bytes:
        """The numbers of the events of `states[at]` as a reader may know them."""
        self._engine.look(states, at, reader, self._shown)
        shown: bytes = self._told_to[: self._length.item(0)].tobytes()
        return shown

    def catch_up(self, states: npt.NDArray[Any], ply: int, reader: int, most: int) -> bool:
        """Read at most so many states more for `reader` and for steps; whether all up to `states[ply]` are read."""
        until = min(ply, min(self._seen.get(reader, ([], 0))[1], self._steps[1]) + most - 1)
        self.events(states, until, reader)
        self.steps(states, until)
        return until == ply

    def steps(self, states: npt.NDArray[Any], ply: int) -> list[Step]:
        """Where steps end up to `states[ply]`; not to be changed."""
        steps, row = self._steps
        if row <= ply:
            steps += steps_of(self._game, states, row, ply, steps[-1].events if steps else 0, self._mode)
            self._steps = (steps, ply + 1)
        return steps

    def rewind(self, states: npt.NDArray[Any], at: int) -> None:
        """Forget what `states[at + 1]` and those after it told: others are to take their places."""
        self._open = NOTHING_OPEN
        for reader, (seen, row) in self._seen.items():
            self._seen[reader] = _without_last(seen, sum(self._told(states, at + 1, row))), min(row, at + 1)
        steps, row = self._steps
        self._steps = _without_last(steps, len(self._told(states, at + 1, row))), min(row, at + 1)

    def _told(self, states: npt.NDArray[Any], first: int, end: int) -> list[int]:
        """How many events each of these states tells that tells any."""
        told = [states["event"][at, : states["events"][at]] for at in range(first, end) if states["events"][at]]
        return [self._game.events.count(numbers.tobytes()) for numbers in told]


def _without_last(values: list[Any], count: int) -> list[Any]:
    return values[: len(values) - count]
