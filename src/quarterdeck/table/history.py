"""The history of one game: every state since the deal, and the decisions that led from one to the next."""

from __future__ import annotations

from itertools import chain, pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.engine import ILLEGAL_ROW, Mode, empty_states, engine, key_words, members, share_of
from quarterdeck.engine.play.steps import MARK
from quarterdeck.games.base import Game
from quarterdeck.games.observation import EVENTS
from quarterdeck.games.types import MAX_NUMBERS, SPECTATOR, Event, Reason
from quarterdeck.table.past import SECRET, Decision, Past, Stretch
from quarterdeck.table.records import RecordResult, result
from quarterdeck.table.steps import Step, step_at

ROW = ILLEGAL_ROW * 8
"""The number of bytes for one illegal action and its reason."""
FIRST_STATES = 64
"""The number of states for which a new history has room."""


class History:
    """The states and decisions of a game, with everything secret in them.

    Each state has a mark, which summarizes the game up to this state (`engine.play.steps.MARK`). Methods do not check
    that the game has a seat or action: `Table` does so before it calls them. The caller must not change the lists that
    methods return. All readers receive the same number of events: hidden ones count, too.
    """

    def __init__(self, game: Game, seats: int, mode: Mode) -> None:
        """Create a history without a state. The caller fills `states[:1]` and then calls `begin`."""
        self.game = game
        self.seats = seats
        self.mode: Mode = mode
        self.ply = 0
        """The number of decisions applied so far."""
        self._hold(empty_states(game, FIRST_STATES), np.zeros(FIRST_STATES, MARK))
        self.decisions: list[Decision] = []
        """All decisions so far, as (seat, action)."""
        self.counts = [0] * seats
        """The number of decisions that each seat has made."""
        self.pending: tuple[int, ...] = ()
        """The seats that owe a decision, ascending; none when the game is over."""
        self._secret = [phase in game.secret_phases for phase in game.phases]
        self._stretches: dict[tuple[int, int], Stretch] = {}
        """A cache of earlier stretches of play as seats remember them, by reader and first ply."""
        self._engine = engine(game, mode)
        self._legal: Any = np.zeros(game.max_legal, np.int16)
        self._numbers = np.zeros(MAX_NUMBERS, np.int64)
        self._own = np.zeros(game.actions, np.int16)
        self._illegal: Any = np.zeros(game.actions * ILLEGAL_ROW, np.int64)
        self._shown = empty_states(game, 1)
        self._seen: dict[int, tuple[list[Event], int]] = {}
        """By reader: all events read so far, and the ply of the first state whose events have not been read."""
        self._allowed: dict[int, list[int]] = {}
        """By seat: its legal actions at the present ply, if they have been computed."""

    def begin(self) -> None:
        """Write the mark of the first state, and find the seats that owe a decision."""
        self.pending = members(int(self._engine.begin(self.states, self.marks)))

    def replay(self, options: npt.NDArray[np.int64], key: bytes, decisions: list[Decision]) -> bool:
        """Deal by `key` and apply all decisions at once. Return False if one of them is not legal.

        Raises OverflowError for numbers that are too large.
        """
        count = len(decisions)
        seats, actions = np.array(decisions, np.int64).reshape(count, 2).T.copy()
        self._hold(empty_states(self.game, count + 1), np.zeros(count + 1, MARK))
        given = self.states, options, key_words(key), seats, actions, count, self._legal, self.marks
        if self._engine.replay(*given) < count:
            return False
        self.ply, self.decisions = count, decisions
        self.counts = np.bincount(seats, minlength=self.seats).tolist()
        self.pending = members(self._mark["owing"].item(count))
        return True

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
        """Return the illegal actions that the seat could try with its own cards now, with the reasons."""
        return [illegal_action(self.game, row) for row in self.illegal_rows(seat)]

    def illegal_rows(self, seat: int) -> list[bytes]:
        """Return the same as `illegal`, each action and reason as bytes for `illegal_action`."""
        if seat not in self.pending:
            return []
        count: int = self._engine.illegal_actions(
            self.states, self.ply, seat, self._legal, self._own, self._shown, self._numbers, self._illegal
        )
        rows: bytes = self._illegal[: count * ILLEGAL_ROW].tobytes()
        return [rows[at : at + ROW] for at in range(0, len(rows), ROW)]

    def why(self, seat: int, action: int) -> Reason:
        """Return why a seat that owes a decision may not choose this action; the reason uses only the seat's view."""
        shown = self.view(self.ply, seat)
        kind = self.game.reasons[self._engine.why(shown, 0, seat, action, self._numbers)]
        return kind.reason(self._numbers.tolist())

    # Decisions

    def step(self, seat: int, action: int) -> bool:
        """Apply a decision. Return False, and change nothing, if it is not legal."""
        if self.ply + 1 == len(self.states):
            self._grow()
        owing = int(self._engine.step(self.states, self.ply, seat, action, self._legal, self.marks))
        if owing < 0:
            return False
        self.ply += 1
        self.pending = members(owing)
        self._allowed.clear()
        self.decisions.append((seat, action))
        self.counts[seat] += 1
        return True

    def rewind(self, at: int) -> None:
        """Return to state `at` and forget the decisions and events since then."""
        for seat, _ in self.decisions[at:]:
            self.counts[seat] -= 1
        del self.decisions[at:]
        last = self.events_at(at)
        for reader, (seen, row) in self._seen.items():
            if row > at + 1:
                self._seen[reader] = (seen[:last], at + 1)
        self._stretches.clear()
        self.ply, self.pending = at, members(self._mark["owing"].item(at))
        self._allowed.clear()

    def undo_limit(self, seat: int) -> int | None:
        """Return the earliest ply to which `seat` may go back, or None if its last decision stands."""
        undo: int = self._mark["undo"].item(self.ply)
        return undo if self._mark["seat"].item(self.ply) == seat and undo < self.ply else None

    # Choices that are not revealed

    def last_told(self) -> int:
        """Return the ply of the last state that has events."""
        found: int = self._mark["told"].item(self.ply)
        return found

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

    def view(self, ply: int, reader: int) -> npt.NDArray[Any]:
        """Return the state at a ply as `reader` may know it (-1: a spectator), shape (1,)."""
        out = empty_states(self.game, 1)
        self._engine.write_view(self.states, ply, reader, out)
        return out

    def events_at(self, ply: int) -> int:
        """Return the number of events up to a ply."""
        found: int = self._mark["events"].item(ply)
        return found

    def events(self, reader: int, start: int) -> list[Event]:
        """Return the events that `reader` has received (-1: a spectator), from index `start` on."""
        return self._since(start, reader) if start > 0 else self._read(self.ply + 1, reader)[start:]

    def events_alike(self, start: int) -> list[Event] | None:
        """Return `events` from index `start` on if they are the same for every reader, else None."""
        are_open = self._mark["open"]
        alike = all(are_open.item(at) for at in range(self._first_after(start), self.ply + 1))
        return self._since(start, SPECTATOR) if alike else None

    def catch_up(self, reader: int, most: int) -> bool:
        """Read the events of at most `most` more states for `reader`; return whether all events have been read."""
        _, row = self._seen.get(reader) or ([], 0)
        self._read(min(self.ply + 1, row + most), reader)
        return row + most > self.ply

    def _read(self, until: int, reader: int) -> list[Event]:
        """Read the events of `reader` up to the state before `until`; return all that have been read so far."""
        seen, row = self._seen.get(reader) or ([], 0)
        for at in range(row, until):
            seen += self._events_of(at, reader)
        self._seen[reader] = (seen, max(row, until))
        return seen

    def _since(self, start: int, reader: int) -> list[Event]:
        """Return the events of a reader from index `start` on, without reading those before."""
        first = self._first_after(start)
        told = [self._events_of(at, reader) for at in range(first, self.ply + 1)]
        return [*chain.from_iterable(told)][start - (self.events_at(first - 1) if first else 0) :]

    def _first_after(self, start: int) -> int:
        """Return the first ply with more than `start` events up to it; `ply + 1` if there are not that many events."""
        counts, at = self._mark["events"], self.ply + 1
        while at > 0 and counts.item(at - 1) > start:
            at -= 1
        return at

    def _events_of(self, at: int, reader: int) -> list[Event]:
        """Return the events of `states[at]` for a reader."""
        states, row = self.states, at
        if not self._mark["open"].item(at):
            self._engine.write_view(states, at, reader, self._shown)
            states, row = self._shown, 0
        length = states["events"].item(row)
        return self.game.events.decode_cached(states["event"][row, :length].tobytes()) if length else []

    def steps(self) -> list[Step]:
        """Return all steps so far."""
        return self.steps_since(0)

    def steps_since(self, events: int) -> list[Step]:
        """Return the steps that end after more than `events` events."""
        told, plies = self._mark["told"], range(self._first_after(events), self.ply + 1)
        return [step_at(self.game, self.marks[at]) for at in plies if told.item(at) == at]

    def decided_after(self, events: int) -> range:
        """Return the plies of the decisions made after `events` events and before the next event.

        Empty if no step ends after that number of events, or if no event has followed.
        """
        first = self._first_after(events)
        if not 0 < first <= self.ply or self.events_at(first - 1) != events:
            return range(0)
        return range(self._mark["told"].item(first - 1), first)

    def everything(self) -> list[Event]:
        """Return all events, including everything secret."""
        return [event for at in range(self.ply + 1) for event in self.game.events.read(self.states[at])]

    def scores(self) -> list[int]:
        """Return the points of each side now."""
        scores = np.zeros(self.game.max_seats, np.int64)
        count = self._engine.score(self.states, self.ply, scores)
        found: list[int] = scores[:count].tolist()
        return found

    def result(self) -> RecordResult | None:
        """Return the winners, shares of the win and scores, or None while the game runs."""
        if self.pending:
            return None
        return result(share_of(self.game, self.states, self.ply, self.seats, self.mode), self.scores())

    # The past, as seats remember it

    def past(self, ply: int, reader: int) -> Past:
        """Return what `reader` remembers of the play at `ply`."""
        moments = np.unique(self._mark["moved"][: ply + 1]).tolist()
        earlier = []
        for first, following in pairwise(moments) if hasattr(self.game.rules, "deal_back") else ():
            if following - first > 1:
                if (reader, first) not in self._stretches:
                    self._stretches[reader, first] = self._stretch(first, following - 1, reader)
                earlier.append(self._stretches[reader, first])
        beginning = self.view(moments[-1], reader)
        return Past(beginning, *self._remembered(moments[-1], ply, reader), tuple(earlier))

    def known(self, first: int, ply: int, reader: int) -> list[Decision]:
        """Return the decisions from `first` to `ply`, with SECRET for each action that `reader` does not know at `ply`.

        The reader does not know decisions of other seats in a secret phase, and those that no events have followed yet.
        """
        told = self._mark["told"].item(ply)
        phases = self._mark["phase"][first:ply].tolist()
        return [
            (seat, action if seat == reader or (at < told and not self._secret[phase]) else SECRET)
            for at, (seat, action), phase in zip(range(first, ply), self.decisions[first:ply], phases, strict=True)
        ]

    def _stretch(self, first: int, last: int, reader: int) -> Stretch:
        views = self.view(first, reader), self.view(last, reader)
        return Stretch(*(each.tobytes() for each in (*views, *self._remembered(first, last, reader))))

    def _remembered(self, first: int, ply: int, reader: int) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int16]]:
        """Return the seats and actions of the decisions from `first` to `ply`, as the reader knew them at `ply`."""
        known = self.known(first, ply, reader)
        return np.array([seat for seat, _ in known], np.int8), np.array([action for _, action in known], np.int16)

    # Copies

    def clone(self) -> History:
        """Return an independent copy of the history."""
        other = History(self.game, self.seats, self.mode)
        other._hold(*self._copied(len(self.states)))
        other.ply, other.pending = self.ply, self.pending
        other.decisions, other.counts = list(self.decisions), list(self.counts)
        return other

    def possible(self, seat: int, key: bytes) -> History:
        """Return a history that agrees with all that `seat` knows: its views, then a full state drawn by `key`."""
        other, ply = self.clone(), self.ply
        shown, world = empty_states(self.game, 1), empty_states(self.game, 1)
        # As bytes: NumPy copies rows field by field, which is slow.
        rows, row = other.states.view(np.uint8).reshape(len(other.states), -1), shown.view(np.uint8)
        for at in range(ply + 1):
            self._engine.write_view(self.states, at, seat, shown)
            rows[at] = row
        self._engine.world(other.states, ply, seat, key_words(key), world)
        for name in EVENTS:
            world[name] = other.states[name][ply]
        world["imagined"] = 0
        other.states[ply : ply + 1] = world
        other.decisions = self.known(0, ply, seat)
        return other

    def _hold(self, states: npt.NDArray[Any], marks: npt.NDArray[Any]) -> None:
        """Use these arrays for states and marks from now on."""
        self.states, self.marks = states, marks
        self._mark = {name: marks[name] for name in MARK.names or ()}
        """For each field of the marks, the array of its values."""

    def _grow(self) -> None:
        """Double the room for states."""
        self._hold(*self._copied(2 * len(self.states)))

    def _copied(self, room: int) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
        """Return copies of the states and marks, with room for `room` of each."""
        copies = empty_states(self.game, room), np.zeros(room, MARK)
        for copy, rows in zip(copies, (self.states, self.marks), strict=True):
            # As bytes: NumPy would copy field by field, which is slow, and leave random bytes between the fields.
            copy.view(np.uint8)[: rows.nbytes] = rows.view(np.uint8)
        return copies


def illegal_action(game: Game, row: bytes) -> tuple[int, Reason]:
    """Return an illegal action and its reason from a row that `History.illegal_rows` returned."""
    numbers = memoryview(row).cast("q").tolist()
    return numbers[0], game.reasons[numbers[1]].reason(numbers[2:])
