"""The data that the parts of a room share: the table's state, and the connections to it.

A message is rendered for all viewers before it is sent to any of them. Viewers of the same seat share one rendering.
"""

import time
from collections.abc import Sequence

from quarterdeck.server.db.group_commit import ConflictError
from quarterdeck.server.messages.log_entries import Arranged, Changed, Chosen, Decided, Ended, Entry, Spoke, TookBack
from quarterdeck.server.messages.server_messages import Proposal, Said, Watchers
from quarterdeck.server.rooms.viewers.viewer import Connected, Viewer
from quarterdeck.server.settings.config import Limits
from quarterdeck.server.support.mailbox import Mailbox
from quarterdeck.server.tables import views
from quarterdeck.server.tables.deal import is_slow
from quarterdeck.server.tables.seating import Seating
from quarterdeck.server.tables.state import TableState
from quarterdeck.server.tables.views import LiveStatus, Reader, RenderedHistory, UpdateRenderer
from quarterdeck.table.hosted import HostedTable

PLAY = (Decided, Changed)
"""The entries that are decisions of the game."""
PLAY_AND_CHAT = (*PLAY, Spoke)


def of_company(entries: Sequence[Entry]) -> bool:
    """Return whether entries change more than the game and the chat, such as the seats."""
    return any(not isinstance(entry, PLAY_AND_CHAT) for entry in entries)


class LiveTable:
    """The state of a table, its viewers, and the mailbox through which its commands pass.

    The parts of a room refer to this object, and it refers to none of them. Only its mailbox refers to the room, until
    the mailbox is stopped. So there are no reference cycles, and Python frees a closed room, with all states of its
    game, at once.
    """

    state: TableState

    def __init__(self, table_id: str, limits: Limits, leads: bool) -> None:
        """Begin without viewers. `state` is not set until the log has been replayed."""
        self.id = table_id
        self.limits = limits
        self.leads = leads
        """True if this process runs the table's bots and timers."""
        self.viewers: list[Viewer] = []
        self.elsewhere: Sequence[Connected] = ()
        """The connections to this table at other processes."""
        self.owing: dict[int, float] = {}
        """The time since which each pending seat has owed its decision (monotonic seconds)."""
        self.rest_until = 0.0
        """The time until which bots do not think (monotonic seconds)."""
        self.bots_due = self.presence_due = False
        """True if the bots must be woken, or the presence sent to other processes, at the end of this command."""
        self.idle_since = self._began = time.monotonic()
        self.mailbox = Mailbox(f"table {table_id}", retried=ConflictError)
        self._seen: dict[int | None, int] = {}
        self._gone: dict[str, float] = {}

    @property
    def seating(self) -> Seating:
        """The seats, the host and the open proposal."""
        return self.state.seating

    @property
    def table(self) -> HostedTable | None:
        """The game; None until it has begun."""
        return self.state.table

    @property
    def is_shut(self) -> bool:
        """True if the site closed the table before its game began."""
        return self.table is None and self.seating.over is not None

    # Who is here

    @property
    def everybody(self) -> list[Connected]:
        return [*self.viewers, *self.elsewhere]

    @property
    def online(self) -> set[str]:
        """The guests who have a connection."""
        online = {guest for viewer in self.viewers for guest in viewer.people}
        return online.union(*(one.people for one in self.elsewhere)) if self.elsewhere else online

    def is_watching(self, guest: str) -> bool:
        """Return whether a guest has a visible page with the table."""
        return any(guest in one.people and one.visible for one in self.everybody)

    def watchers(self) -> Watchers:
        """Return the viewers without a seat. Bots from outside are counted, but not named."""
        seating = self.seating
        watching = [one for one in self.everybody if not one.own_seats(seating)]
        names = {one.guest: one.name for one in watching if one.guest is not None and one.owner is None}
        return Watchers(seating.watching, len(watching), sorted(names.values()))

    def evict_oldest(self, viewer: Viewer, most: int) -> None:
        """Abort the oldest connections of the viewer's guest, so that with this one the guest has at most `most`."""
        theirs = [other for other in self.viewers if other.guest == viewer.guest and not other.outbox.is_aborted]
        for other in theirs[: len(theirs) + 1 - most]:
            other.outbox.abort()

    def admits(self, guest: str | None) -> bool:
        seating = self.seating
        known = guest is not None and any(place.guest == guest for place in seating.places)
        return known or seating.watching != "closed" or (seating.phase == "waiting" and not seating.locked)

    def add(self, viewer: Viewer) -> None:
        """Add a viewer and send it the whole table."""
        self.viewers.append(viewer)
        try:
            self._send_snapshots([viewer])
        except Exception:
            self.viewers.remove(viewer)
            raise

    def dismiss(self, viewer: Viewer) -> None:
        self.viewers.remove(viewer)
        self.idle_since = time.monotonic()
        for guest in viewer.people.keys() - self.online:
            self._gone[guest] = time.monotonic()

    def replace_elsewhere(self, elsewhere: Sequence[Connected]) -> None:
        """Replace the connections at other processes, and note when guests have lost their last connection."""
        before, self.elsewhere = self.online, elsewhere
        for guest in before - self.online:
            self._gone[guest] = time.monotonic()

    def away(self) -> dict[int, float]:
        """Return the time since which each absent player, a person or a bot from outside, has been away.

        A connected bot from outside counts as away after a long silence. All times are monotonic seconds.
        """
        online = self.online
        guests = {seat: self.seating.places[seat].guest for seat in self.seating.remote()}
        gone = {seat: self._gone.get(guest or "", self._began) for seat, guest in guests.items() if guest not in online}
        if not (silent := self.silent()):
            return gone
        now = time.monotonic()
        grace = self.limits.grace_seconds
        return gone | {seat: since for seat, since in silent.items() if since + grace <= now}

    def silent(self) -> dict[int, float]:
        """Return the time since which each connected bot from outside has owed a decision, if it owes one."""
        seating = self.seating
        if not any(place.owner is not None for place in seating.places):
            return {}
        bots = [seat for seat in seating.remote() if seating.places[seat].owner is not None]
        online = self.online
        here = [seat for seat in bots if seating.places[seat].guest in online]
        return {seat: self.owing[seat] for seat in here if seat in self.owing}

    def all_here(self) -> bool:
        """Return whether all players are people and are here."""
        online = self.online
        for place in self.seating.places:
            if place.owner is not None or (place.bot is None and place.guest not in online):
                return False
        return True

    def bot_in(self) -> dict[int, float]:
        """Return when a bot will stand in at each seat whose player is away and owes a decision.

        Empty if no person is here to wait for them. Times are monotonic seconds.
        """
        if is_slow(self.seating) or self.table is None or self.seating.phase != "playing" or self.all_here():
            return {}
        away = self.away()
        if all(seat in away for seat in self.seating.players()):
            return {}
        patience = self.limits.away_seconds
        owing = [seat for seat in self.table.pending if seat in away]
        return {seat: max(away[seat], self.owing.get(seat, away[seat])) + patience for seat in owing}

    def seconds_away(self) -> dict[int, float]:
        """Return for how many seconds each absent player, a person or a bot from outside, has been away."""
        now = time.monotonic()
        return {seat: now - since for seat, since in self.away().items()}

    def _live_status(self) -> LiveStatus:
        """Return the players' presence, the clock and the open proposal, as messages show them now."""
        now = time.monotonic()
        bot_in = {seat: max(0.0, due - now) for seat, due in self.bot_in().items()}
        proposal = self.seating.proposal
        return LiveStatus(
            self.seating.infos(self.online, self.seconds_away(), bot_in),
            self.watchers(),
            self.state.clock(),
            Proposal(proposal.kind, proposal.seat, sorted(proposal.yes), self.state.wanted()) if proposal else None,
        )

    # Messages to viewers

    def take_in(self, entries: Sequence[Entry]) -> None:
        """Apply entries that this or another process has stored, and send everyone the changes."""
        proposal, begun = self.seating.proposal, self.table is not None
        for entry in entries:
            self.state.follow(entry)
        self._send_changes(entries, begun, self.seating.proposal is not proposal)
        self.bots_due = True
        self.presence_due |= of_company(entries)
        is_closed = any(isinstance(entry, Arranged) for entry in entries) and not self.admits(None)
        if self.is_shut or is_closed:
            for viewer in self.viewers:
                if self.is_shut or viewer.seat is None:
                    viewer.outbox.finish()

    def _send_changes(self, entries: Sequence[Entry], begun: bool, other_proposal: bool) -> None:
        """Send everyone the changes of `entries`, which were just applied.

        `begun`: the game had begun before these entries. `other_proposal`: the open proposal has changed.
        """
        seating, table = self.seating, self.table
        play = [entry for entry in entries if isinstance(entry, PLAY)]
        # At the end of the game, viewers get the events that strict memory has hidden from them.
        uncovered = bool(play) and seating.finished and seating.created.memory == "strict"
        if uncovered or any(isinstance(entry, (TookBack, Ended, Chosen)) for entry in entries):
            self.send_snapshots()
            return
        company = of_company(entries)
        if company:
            self.send_presence(snapshots=begun)
        if table is not None and not begun:
            self._seen.clear()
        if table is not None and (play or not begun):
            # Only the seat that changed its secret choice gets an update: no other may notice the change.
            alone = len(play) == 1 and isinstance(play[0], Changed)
            self.update(table, play[0].seat if alone else None)
        if other_proposal and not company:
            self.send_presence()
        said = sum(isinstance(entry, Spoke) for entry in entries)
        for line in seating.chat[len(seating.chat) - said :]:
            self._send_chat(line)

    def send_snapshots(self) -> None:
        """Send everyone the whole table again, and wake the bots."""
        self.bots_due = True
        self._send_snapshots(self.viewers)

    def send_presence(self, but: Viewer | None = None, snapshots: bool = True) -> None:
        """Send everyone the seats, the presence and everything else at the table that is not part of the game.

        A viewer whose seat has changed gets the whole table, unless `snapshots` is false. `but`: a viewer to leave out.
        """
        if not self.viewers:
            return
        seating = self.seating
        common = views.common_fields(seating, self._live_status())
        host = seating.acting_host(self.online)
        texts: dict[Reader, bytes] = {}
        for viewer in self.viewers:
            seat = viewer.looks_from(seating)
            if snapshots and self.table is not None and seat != viewer.seat:
                self._send_snapshots([viewer])
            elif viewer is not but:
                viewer.seat = seat
                who = self._reader(viewer, seat, host)
                if who not in texts:
                    texts[who] = views.render_company(common, who)
                viewer.outbox.put(texts[who])

    def send_snapshot(self, viewer: Viewer) -> None:
        """Send a viewer the whole table, as the seat of the person who has the device now sees it."""
        self._send_snapshots([viewer])

    def update(self, table: HostedTable, only: int | None = None) -> None:
        """Send the new events of the game to everyone, or only to the viewers of seat `only`.

        If an error occurs, nothing is sent, and the next update contains the same events.
        """
        news = UpdateRenderer(self.seating, table, self.state.clock(), self.state.undos())
        texts: dict[int | None, bytes] = {}
        seen: dict[int | None, int] = {}
        viewers = [viewer for viewer in self.viewers if only is None or viewer.seat == only]
        for viewer in viewers:
            seat = viewer.seat
            if seat not in texts:
                texts[seat], seen[seat] = news.update(seat, self._seen.get(seat, 0))
        self._seen.update(seen)
        asked = time.monotonic()
        for viewer in viewers:
            viewer.prompted_at = asked
            viewer.outbox.put(texts[viewer.seat])

    def _send_chat(self, line: Said) -> None:
        text = views.encode(line)
        for viewer in self.viewers:
            viewer.outbox.put(text)

    def _send_snapshots(self, viewers: Sequence[Viewer]) -> None:
        """Send these viewers the whole table, each as the present seat sees it. If an error occurs, send nothing."""
        seating, undos = self.seating, self.state.undos()
        common = views.common_fields(seating, self._live_status())
        host = seating.acting_host(self.online)
        courses: dict[tuple[int | None, bool], RenderedHistory] = {}
        texts: dict[Reader, list[bytes]] = {}
        readers = [self._reader(viewer, viewer.looks_from(seating), host) for viewer in viewers]
        seen: dict[int | None, int] = {}
        # If other viewers of a seat get no snapshot now, the seat's next update must still contain what they lack.
        behind = {viewer.seat for viewer in {*self.viewers} - {*viewers}}
        for who in readers:
            kind = who.seat, who.accepts_chunks
            if kind not in courses:
                most = self.limits.message_events if who.accepts_chunks else None
                courses[kind] = views.render_history(seating, self.table, undos, who.seat, most)
                if who.seat not in behind or who.seat not in self._seen:
                    seen[who.seat] = courses[kind].count
            if who not in texts:
                texts[who] = views.render_table(seating, common, who, self.limits.chat_lines, courses[kind])
        self._seen.update(seen)
        asked = time.monotonic()
        for viewer, who in zip(viewers, readers, strict=True):
            viewer.seat, viewer.prompted_at = who.seat, asked
            for text in texts[who]:
                viewer.outbox.put(text)

    def _reader(self, viewer: Viewer, seat: int | None, host: str) -> Reader:
        seating = self.seating
        seats, came_along = viewer.own_seats(seating), seating.came_along(viewer.guest)
        return Reader(seat, viewer.kept(seating), seats, host in viewer.people, viewer.accepts_chunks, came_along)
