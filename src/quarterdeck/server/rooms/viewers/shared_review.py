"""A shared review of a finished game: one person leads, and the others see the same position.

The log does not contain the review, which ends when the last person leaves it. Each connection stores its own part in
it (`review_position`), also at other processes.
"""

import time
from typing import Literal

from quarterdeck.server.messages.server_messages import Looking
from quarterdeck.server.rooms.viewers.live_table import LiveTable
from quarterdeck.server.rooms.viewers.viewer import Connected, Look, Viewer
from quarterdeck.server.support.rate_limits import Buckets
from quarterdeck.server.tables.views import encode


class SharedReview:
    """The viewers of a table who review the finished game together."""

    def __init__(self, live: LiveTable, rate: Buckets) -> None:
        """Begin without a leader; `rate` limits how often a guest may step."""
        self.rate = rate
        self._live = live
        self._led: str | None = None
        """The id of the guest who leads, or who led until their connection was lost."""
        self._at = 0
        self._told: tuple[object, ...] = ()
        """The names of the leader and the followers, as sent last."""

    def lead(self, viewer: Viewer, at: int) -> None:
        """Make the viewer the leader, and send everyone the position after `at` events."""
        steps = viewer is self._leader
        self._at = at
        viewer.review_position = Look(
            at, viewer.review_position.led if steps and viewer.review_position is not None else time.time()
        )
        if steps:
            self._step(viewer)
        else:
            self._led = viewer.guest
            self._give_way()
            self._tell()

    def follow(self, viewer: Viewer) -> None:
        """Let the viewer follow the leader, or lead again if they led until their connection was lost."""
        viewer.review_position = Look(self._at, time.time() if viewer.guest == self._led else 0.0)
        self._tell()

    def leave(self, viewer: Viewer) -> None:
        if viewer is self._leader:
            self._led = None
        self.lost(viewer)

    def lost(self, viewer: Viewer) -> None:
        """Remove a lost connection from the review, if it took part."""
        if viewer.review_position is None:
            return
        viewer.review_position = None
        if not self._company:
            self._led, self._at = None, 0
        self._tell()

    def follow_elsewhere(self) -> None:
        """Update the review after a change in the connections of other processes, or in their positions."""
        leader = self._leader
        if leader is not None and leader.review_position is not None:
            self._led, self._at = leader.guest, leader.review_position.at
            self._give_way()
        elif not self._company:
            self._led, self._at = None, 0
        if self._told == self._who():
            self._step(None)
        else:
            self._tell()

    def show(self, viewer: Viewer) -> None:
        """Send a connection the review's position, leader and followers."""
        viewer.outbox.put(encode(self._seen_by(viewer)))

    @property
    def _company(self) -> list[Connected]:
        return [one for one in self._live.everybody if one.review_position is not None]

    @property
    def _leader(self) -> Connected | None:
        """The connection that has most recently begun to lead, or None."""
        leading = [
            (one.review_position.led, one)
            for one in self._live.everybody
            if one.review_position is not None and one.review_position.led
        ]
        return max(leading, key=lambda each: each[0])[1] if leading else None

    def _give_way(self) -> None:
        """Turn all earlier leaders with a connection to this process into followers."""
        for viewer in self._live.viewers:
            if viewer.review_position is not None and viewer.review_position.led and viewer is not self._leader:
                viewer.review_position = Look(self._at, 0.0)

    def _step(self, leader: Viewer | None) -> None:
        for viewer in self._live.viewers:
            if viewer.review_position is not None and viewer is not leader:
                self.show(viewer)

    def _tell(self) -> None:
        self._told = self._who()
        for viewer in self._live.viewers:
            self.show(viewer)

    def _who(self) -> tuple[str | None, list[str]]:
        """Return the name of the leader, if any, and the names of the followers."""
        leader = self._leader
        following = {each.guest: each.name for each in self._company if leader is None or each.guest != leader.guest}
        return leader.name if leader else None, list(following.values())

    def _seen_by(self, viewer: Viewer) -> Looking:
        return Looking(self._at, *self._who(), self._role(viewer))

    def _role(self, viewer: Viewer) -> Literal["leads", "follows"] | None:
        if viewer is self._leader:
            return "leads"
        return "follows" if viewer.review_position is not None else None
