"""The clock of a table: the time that each seat has left. It is computed from the log, so a restart changes nothing."""

from collections.abc import Collection

from quarterdeck.server.messages.server_messages import ClockInfo
from quarterdeck.server.messages.table_types import Clock

AFTER_THE_END = 10.0
"""The least number of seconds that a person has left after returning to their seat."""


class Timing:
    """The clock of one table. A seat's time runs while its person owes a decision. Points of time are Unix times."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        self._left = [clock.budget if clock.budget is not None else clock.decision or 0.0] * seats
        self._since: dict[int, float] = {}
        self._paused: float | None = None
        self._resumed = 0.0

    @property
    def paused(self) -> bool:
        """True while the host has stopped the clock."""
        return self._paused is not None

    def follow(self, at: float, owing: Collection[int], decided: int | None = None, lag: float = 0.0) -> None:
        """From time `at` on, run the clocks of exactly the seats in `owing`. `decided`: the seat that has just decided.

        `lag`: the seconds that the transmission of the decision took. No seat is charged for them.
        """
        if self._paused is not None:
            at, lag = self._paused, 0.0
        for seat in [*self._since]:
            if seat == decided or seat not in owing:
                self._stop(seat, at - lag if seat == decided else at, seat == decided)
        for seat in owing:
            self._since.setdefault(seat, max(at, self._resumed))

    def returned(self, seat: int) -> None:
        """Give a person who returns to their seat at least AFTER_THE_END seconds or, if longer, the increment."""
        if self._clock.budget is not None:
            self._left[seat] = max(self._left[seat], self._clock.increment, AFTER_THE_END)

    def pause(self, at: float) -> None:
        if self._paused is None:
            self._paused = at

    def resume(self, at: float) -> None:
        """Let time continue for all running seats. The pause is charged to no one."""
        if self._paused is not None:
            gone = at - self._paused
            self._since = {seat: since + gone for seat, since in self._since.items()}
            self._paused, self._resumed = None, at

    def due(self) -> dict[int, float]:
        """Return when the time of each running seat runs out; empty while the clock is paused."""
        return {} if self.paused else {seat: since + self._left[seat] for seat, since in self._since.items()}

    def info(self, now: float, bots: Collection[int]) -> ClockInfo:
        """Return the clock as people see it at `now`. `bots`: the seats without a time, as bots play there."""
        at = now if self._paused is None else self._paused
        left = [self._left[seat] - (at - self._since.get(seat, at)) for seat in range(len(self._left))]
        shown = [None if seat in bots else max(0.0, seconds) for seat, seconds in enumerate(left)]
        return ClockInfo(shown, sorted(self._since), self.paused)

    def _stop(self, seat: int, at: float, decided: bool) -> None:
        spent = max(0.0, at - self._since.pop(seat))
        if self._clock.budget is not None:
            added = self._clock.increment if decided else 0.0
            self._left[seat] = max(0.0, self._left[seat] - spent) + added
