"""The class `HostedTable`: a table with additional methods for the server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import SupportsIndex

from quarterdeck.games.types import Event
from quarterdeck.table import checks, errors
from quarterdeck.table.memory import remembered
from quarterdeck.table.past import SECRET, Play
from quarterdeck.table.steps import Step
from quarterdeck.table.table import Table


class HostedTable(Table):
    """A `Table` whose decisions can be checked before they are made, and whose events reach late and slow readers.

    The server's rooms use it.
    """

    @property
    def event_count(self) -> int:
        """The number of events so far, which is the same for every reader."""
        return self.history.events_at(self.ply)

    def illegal_rows(self, seat: SupportsIndex) -> list[bytes]:
        """Return the same as `illegal`, as rows of bytes that `history.illegal_action` decodes.

        Equal rows have equal meanings, so a caller can cache the decoded rows.
        """
        return self.history.illegal_rows(checks.check_seat(self.history, seat))

    def decide_all(self, seat: SupportsIndex, actions: Sequence[SupportsIndex | str]) -> None:
        """Apply several decisions of one seat in order, all or none. Raises as `decide` does."""
        at = self.ply
        try:
            for action in actions:
                self.decide(seat, action)
        except errors.TableError:
            self.history.rewind(at)
            raise

    def check(self, seat: SupportsIndex, actions: Sequence[SupportsIndex | str]) -> None:
        """Raise the error that `decide_all` would raise, and change nothing."""
        if len(actions) == 1:
            number = checks.number(self.game, actions[0])
            if (refusal := checks.refused(self.history, seat, number)) is not None:
                raise refusal
            return
        at = self.ply
        self.decide_all(seat, actions)
        self.history.rewind(at)

    def change(self, seat: SupportsIndex, actions: Sequence[SupportsIndex | str]) -> None:
        """Replace the seat's choices that wait to be revealed (`chosen`) with `actions`, all or none.

        Choices of other seats stay as they are. Raises NothingToChange if no choice of the seat waits to be revealed;
        otherwise raises as `decide` does.
        """
        seat = checks.check_seat(self.history, seat)
        at = self.history.last_told()
        waiting = self.history.decisions[at:]
        if all(other != seat for other, _ in waiting):
            raise errors.nothing_to_change(seat)
        self.history.rewind(at)
        try:
            self._decide_each((other, action) for other, action in waiting if other != seat)
            self.decide_all(seat, actions)
        except errors.TableError:
            self.history.rewind(at)
            self._decide_each(waiting)
            raise

    def check_change(self, seat: SupportsIndex, actions: Sequence[SupportsIndex | str]) -> None:
        """Raise the error that `change` would raise, and change nothing."""
        waiting = self.history.decisions[self.history.last_told() :]
        at = self.ply - len(waiting)
        self.change(seat, actions)
        self.history.rewind(at)
        self._decide_each(waiting)

    def undo_limit(self, seat: SupportsIndex) -> int | None:
        """Return the earliest ply to which `seat` may go back, or None if its last decision stands.

        All decisions since that ply are the seat's own. They revealed nothing but themselves and caused no random draw.
        """
        return self.history.undo_limit(checks.check_seat(self.history, seat))

    def alternatives(self, seat: SupportsIndex) -> list[int]:
        """Return the actions that the seat could have chosen instead of the first of `chosen`, ascending.

        Empty if `chosen` is empty. No seat's legal actions depend on choices that are not yet revealed. Raises
        UnknownSeat.
        """
        return self.history.alternatives(checks.check_seat(self.history, seat))

    def count(self, seat: SupportsIndex) -> int:
        """Return the number of decisions that `seat` has made."""
        return self.history.counts[checks.check_seat(self.history, seat)]

    def chosen(self, seat: SupportsIndex) -> list[int]:
        """Return the seat's decisions in a simultaneous choice that is not yet revealed.

        A choice is revealed by the first step with events after it.
        """
        return self.history.chosen(checks.check_seat(self.history, seat))

    def events_alike(self, start: int) -> list[Event] | None:
        """Return `events` from index `start` on if they are the same for every reader, else None.

        The list and its dicts are shared: do not change them.
        """
        return self.history.events_alike(start)

    def catch_up(self, seat: SupportsIndex, most: int) -> bool:
        """Read the events of at most `most` more states for `seat`, and return whether all have been read.

        In a long game, the next call of `events` has much to read; repeated calls of this method spread that work over
        time.
        """
        return self.history.catch_up(checks.check_reader(self.history, seat), most)

    def remembered(self, seat: SupportsIndex) -> list[Event]:
        """Return the same number of events as `events`, but without the cards that players must remember.

        See `quarterdeck.table.memory`.
        """
        return remembered(self.game, self.events(seat), checks.check_reader(self.history, seat))

    def steps_since(self, events: int) -> list[Step]:
        """Return the steps that end after more than `events` events."""
        return self.history.steps_since(events)

    def plays_after(self, events: int, seat: SupportsIndex) -> list[Play]:
        """Return the decisions made after `events` events and before the next event, as far as `seat` may know them.

        Empty if no step ends after that number of events, or if no event has followed yet.
        """
        seat = checks.check_reader(self.history, seat)
        plies = self.history.decided_after(events)
        known = self.history.known(plies.start, plies.stop, seat)
        view = self.history.view(plies.start, seat)
        return [Play(view, by, action) for by, action in known if action != SECRET]

    def finished_rounds(self) -> list[Event]:
        """Return all events up to the end of the last finished round, including everything secret.

        Show them to players only if they reveal nothing about the current round (`Game.fresh_rounds`).
        """
        events = self.everything()
        ends = [at for at, event in enumerate(events, 1) if event["event"] in self.game.round_ends]
        return events[: ends[-1]] if ends else []
