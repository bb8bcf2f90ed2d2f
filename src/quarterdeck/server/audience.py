"""The connections that look at one table, and what each of them is sent.

Every text is rendered for all before the first is sent, and readers of the same seat share one rendering.
"""

from __future__ import annotations

from dataclasses import dataclass

from quarterdeck.server import views
from quarterdeck.server.outbox import Outbox
from quarterdeck.server.protocol import Said
from quarterdeck.server.seating import Seating
from quarterdeck.table import Table


@dataclass(eq=False, slots=True)
class Viewer:
    """One connection. `guest` is None for a program without a cookie, `seat` for a spectator."""

    outbox: Outbox
    guest: str | None
    name: str
    seat: int | None = None


class Audience:
    """Sends each viewer of a table what that viewer may see."""

    def __init__(self, chat_lines: int) -> None:
        """`chat_lines` is how much of the chat a newcomer is shown."""
        self.viewers: list[Viewer] = []
        self._chat_lines = chat_lines
        self._seen: dict[int | None, int] = {}

    @property
    def online(self) -> set[str]:
        """The guests who have a connection."""
        return {viewer.guest for viewer in self.viewers if viewer.guest is not None}

    def welcome(self, viewer: Viewer, seating: Seating, table: Table | None) -> None:
        """Add a viewer, who gets the whole table; the others hear who is here."""
        viewer.seat = seating.seat_of(viewer.guest)
        self.viewers.append(viewer)
        self._show_all(viewer, seating, table)
        if viewer.guest is not None:
            self.seats(seating, table, but=viewer)

    def dismiss(self, viewer: Viewer, seating: Seating, table: Table | None) -> None:
        """Forget a viewer; the others hear of it."""
        self.viewers.remove(viewer)
        if viewer.guest is not None and viewer.guest not in self.online:
            self.seats(seating, table)

    def everything(self, seating: Seating, table: Table | None) -> None:
        """Send everybody the whole table anew."""
        for viewer in self.viewers:
            viewer.seat = seating.seat_of(viewer.guest)
            self._show_all(viewer, seating, table)

    def seats(self, seating: Seating, table: Table | None, but: Viewer | None = None) -> None:
        """Tell everybody who sits where. Who sees the game from another seat now gets it all anew."""
        online = self.online
        host = seating.acting_host(online)
        texts: dict[tuple[int | None, bool], str] = {}
        for viewer in self.viewers:
            seat = seating.seat_of(viewer.guest)
            if table is not None and seat != viewer.seat:
                viewer.seat = seat
                self._show_all(viewer, seating, table)
            elif viewer is not but:
                viewer.seat = seat
                key = (seat, viewer.guest == host)
                if key not in texts:
                    texts[key] = views.seats(seating, online, *key)
                viewer.outbox.put(texts[key])

    def update(self, seating: Seating, table: Table, only: int | None = None) -> None:
        """Send everybody, or `only` those who see the game from one seat, what is new in the game."""
        seen = self._seen
        texts: dict[int | None, str] = {}
        viewers = [viewer for viewer in self.viewers if only is None or viewer.seat == only]
        for viewer in viewers:
            seat = viewer.seat
            if seat not in texts:
                texts[seat], seen[seat] = views.update(seating, table, seat, seen.get(seat, 0))
        for viewer in viewers:
            viewer.outbox.put(texts[viewer.seat])

    def said(self, line: Said) -> None:
        """Send everybody a line of chat."""
        text = views.encode(line)
        for viewer in self.viewers:
            viewer.outbox.put(text)

    def begin(self) -> None:
        """A new list of events begins: nobody has seen any of it."""
        self._seen.clear()

    def _show_all(self, viewer: Viewer, seating: Seating, table: Table | None) -> None:
        online = self.online
        host = viewer.guest is not None and viewer.guest == seating.acting_host(online)
        text, seen = views.table_state(seating, table, online, viewer.seat, host, self._chat_lines)
        self._seen[viewer.seat] = seen
        viewer.outbox.put(text)
