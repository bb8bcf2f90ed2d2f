"""People who look at a finished game together: one leads, the others are shown the same.

It is in no log, and forgotten when the last of them has gone.
"""

from __future__ import annotations

from typing import Literal

from quarterdeck.server.audience import Audience, Viewer
from quarterdeck.server.limits import Buckets
from quarterdeck.server.protocol import Looking
from quarterdeck.server.views import encode


class Together:
    """Those of a table's audience who look at the game's record together."""

    def __init__(self, audience: Audience, rate: Buckets) -> None:
        """`rate`: how often a guest may step."""
        self.rate = rate
        self._audience = audience
        self._company: list[Viewer] = []
        self._leader: Viewer | None = None
        self._led: str | None = None
        """The guest who leads, or led until the connection was lost."""
        self._at = 0

    def lead(self, viewer: Viewer, at: int) -> None:
        """Show everybody the record after so many events; who leads may have been led before."""
        steps = viewer is self._leader
        self._at = at
        if steps:
            for other in self._company:
                if other is not viewer:
                    self.show(other)
            return
        self._add(viewer)
        self._leader, self._led = viewer, viewer.guest
        self._tell()

    def follow(self, viewer: Viewer) -> None:
        """See what the leader sees. Who led until the connection was lost leads again."""
        self._add(viewer)
        if viewer.guest == self._led:
            self._leader = viewer
        self._tell()

    def leave(self, viewer: Viewer) -> None:
        """Step on one's own."""
        if viewer is self._leader:
            self._led = None
        self.lost(viewer)

    def lost(self, viewer: Viewer) -> None:
        """A connection is gone, if it was here."""
        if viewer not in self._company:
            return
        self._company.remove(viewer)
        if viewer is self._leader:
            self._leader = None
        if not self._company:
            self._led, self._at = None, 0
        self._tell()

    def show(self, viewer: Viewer) -> None:
        """Tell one connection who is here, and where."""
        viewer.outbox.put(encode(self._seen_by(viewer)))

    def _add(self, viewer: Viewer) -> None:
        if viewer not in self._company:
            self._company.append(viewer)

    def _tell(self) -> None:
        for viewer in self._audience.viewers:
            self.show(viewer)

    def _seen_by(self, viewer: Viewer) -> Looking:
        leader = self._leader
        following = {each.guest: each.name for each in self._company if leader is None or each.guest != leader.guest}
        return Looking(self._at, leader.name if leader else None, list(following.values()), self._role(viewer))

    def _role(self, viewer: Viewer) -> Literal["leads", "follows"] | None:
        if viewer is self._leader:
            return "leads"
        return "follows" if viewer in self._company else None
