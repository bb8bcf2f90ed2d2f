"""Those who look on without a seat: so many in all, so many of one network. Whoever has a seat is not counted."""

from __future__ import annotations

from collections.abc import Iterable

from quarterdeck.server.rooms.viewers.audience import Connected, Viewer


def crowded(watching: Iterable[Connected], newcomer: Viewer, most: int, of_network: int) -> bool:
    """Whether there is no room for one more beside these, `most` in all and `of_network` from one network."""
    networks = [viewer.network for viewer in watching if viewer.seat is None]
    return len(networks) >= most or networks.count(newcomer.network) >= of_network


class SpectatorLimit:
    """Those who look on anywhere on the site, by this process."""

    def __init__(self, most: int, of_network: int) -> None:
        """At most `most` in all and `of_network` of one network."""
        self._most = most
        self._of_network = of_network
        self._inside: set[Viewer] = set()

    def crowded(self, newcomer: Viewer) -> bool:
        """Whether there is no room for one more who has no seat."""
        if len(self._inside) < self._of_network:
            return False
        self._inside = {viewer for viewer in self._inside if viewer.seat is None}  # the others have sat down
        return crowded(self._inside, newcomer, self._most, self._of_network)

    def enter(self, viewer: Viewer) -> None:
        """Somebody looks at a table; who has a seat takes no room."""
        if viewer.seat is None:
            self._inside.add(viewer)

    def leave(self, viewer: Viewer) -> None:
        """Somebody has gone."""
        self._inside.discard(viewer)
