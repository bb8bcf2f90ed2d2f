"""The state of a table, computed from its log: seats, game and clock. It depends on no connections and no storage."""

import logging
import time
from collections.abc import Collection

from quarterdeck.games import GAMES
from quarterdeck.server.messages import log_entries
from quarterdeck.server.messages.server_messages import ClockInfo
from quarterdeck.server.messages.table_types import TableSummary
from quarterdeck.server.tables.clock import Timing
from quarterdeck.server.tables.deal import key_of
from quarterdeck.server.tables.decisions import Move, Moves
from quarterdeck.server.tables.outcomes import outcome
from quarterdeck.server.tables.seating import Seating
from quarterdeck.server.tables.views import Undo, reader
from quarterdeck.table import TableError
from quarterdeck.table.hosted import HostedTable

logger = logging.getLogger(__name__)


NOT_OF_THE_GAME = (log_entries.Created, log_entries.Spoke)
NOT_BETWEEN = (log_entries.Decided, log_entries.Changed, log_entries.Spoke)
"""Entries that cause no notice. So the number of game events before them is not needed."""


class TableState:
    """The present state of a table, computed from its log entry by entry."""

    def __init__(self, table_id: str, created: log_entries.Created) -> None:
        self.seating = Seating.begin(table_id, created)
        self.table: HostedTable | None = None
        self.timing: Timing | None = None
        self.moves = Moves()
        self.hints: list[tuple[int, int]] = []
        """For each hint that a player asked for, the number of decisions before it, and the seat."""
        self.seq = 1
        """The number of entries that have been applied, which is the number of the last one."""
        self.rewound = 0
        """The number of times that decisions were taken back."""
        self.stuck = False
        """True if the log has a decision that is not legal, as the rules were corrected after it."""
        self._changed = created.at
        self._begin_when_dealt()

    def follow(self, entry: log_entries.Entry) -> None:
        """Apply the next entry of the log to seats, game and clock. Raises TableError."""
        self.seq += 1
        self._changed = max(self._changed, entry.at)
        self._play(entry)
        self.seating.follow(entry, self._events(entry))
        self.seating.finished = self.table is not None and self.table.is_over
        if not isinstance(entry, NOT_OF_THE_GAME):
            self._begin_when_dealt()
            self._follow_time(entry)

    def replay(self, entry: log_entries.Entry) -> None:
        """Apply an entry of a stored log as `follow` does, but ignore an illegal decision and all later ones.

        From there on the game stays the same, while chat, names and seats still change.
        """
        if self.stuck and isinstance(entry, log_entries.Decided | log_entries.Changed | log_entries.TookBack):
            self.seq += 1
            return
        try:
            self.follow(entry)
        except TableError as error:
            why = type(error).__name__  # the error's text may reveal cards
            table_id = self.seating.table_id
            logger.error("table %s: entry %d is not legal any more (%s): the game is closed", table_id, self.seq, why)
            self.stuck = True

    # Summaries

    def summary(self, online: Collection[str]) -> TableSummary:
        """Return the table's summary for lists. `online`: the guests who are shown as present."""
        summary = self.seating.summary(online)
        summary.changed = self._changed
        if self.table is not None and self.seating.phase == "playing":
            summary.owing = list(self.table.pending)
            due = self.timing.due() if self.timing is not None else {}
            summary.due = min(due.values(), default=None)
        summary.outcome = outcome(self.seating, self.table)
        return summary

    def clock(self) -> ClockInfo | None:
        """Return the clock's present state, or None if the table has no clock."""
        return self.timing.info(time.time(), self.seating.bots()) if self.timing is not None else None

    def undos(self) -> dict[int, Undo]:
        """Return the seats whose last decision can be taken back, each with the way to do so (`Undo`)."""
        found: dict[int, Undo] = {}
        if self.seating.created.take_back:
            for seat, place in enumerate(self.seating.places):
                alone = self.seating.alone(seat)
                mine = place.kind != "bot" and (alone or seat == self.moves.last_seat)
                if mine and self.ply_before(seat) is not None:
                    found[seat] = "now" if alone else "ask"
        return found

    def undo(self, seat: int) -> Undo | None:
        return self.undos().get(seat)

    def others(self, seat: int) -> list[int]:
        """Return the seats, other than `seat`, at which people play."""
        return [other for other in self.seating.players() if other != seat]

    def wanted(self) -> list[int]:
        """Return the seats whose consent to the proposal is still missing."""
        proposal = self.seating.proposal
        return [seat for seat in self.seating.players() if proposal is not None and seat not in proposal.yes]

    def ply_before(self, seat: int) -> int | None:
        """Return how many decisions remain if the seat takes its last one back; None if that is impossible.

        With other people at the table, or if finished rounds can be looked at (`open_rounds`), only the very last
        decision can be taken back, and only until it has consequences (`HostedTable.undo_limit`). Someone who plays
        only with bots takes back their last decision that was a choice, with all later ones, those of bots included.
        """
        if self.table is None or self.seating.phase != "playing":
            return None
        if self.others(seat) or self.seating.created.open_rounds:
            first, last = self.table.undo_limit(seat), self.moves.last(seat)
            return last if first is not None and last is not None and last >= first else None
        return self.moves.last_free(seat)

    def has_hint(self, seat: int) -> bool:
        """Return whether the seat has had a hint for its present decision, so that another one reveals nothing new."""
        decisions = self.table.decisions if self.table is not None else []
        since = [ply for ply, other in self.hints if other == seat]
        return bool(since) and all(other != seat for other, _ in decisions[since[-1] :])

    def has_round_ended(self, since: int) -> bool:
        """Return whether a round has ended since the game had `since` events."""
        if self.table is None:
            return False
        ends = self.table.game.round_ends
        return any(event["event"] in ends for event in self.table.events(reader(None), since))

    def decided_by(self, seat: int) -> bool:
        """Return whether the game ends if this seat concedes: the seat has no partner, and at most one other side."""
        created = self.seating.created
        game = GAMES[created.game]
        sides = [game.side(created.options, other) for other in range(len(self.seating.places))]
        return len(set(sides)) <= 2 and sides.count(sides[seat]) == 1

    # Parts of `follow`

    def _play(self, entry: log_entries.Entry) -> None:
        """Apply an entry to the game: a decision, the change of a choice, a step back, or a hint."""
        table = self.table
        if isinstance(entry, log_entries.Decided) and table is not None:
            free = len(table.legal(entry.seat)) > 1
            table.decide_all(entry.seat, entry.actions)
            self.moves.append_move(Move(entry.seat, len(entry.actions), free, entry.standin))
        elif isinstance(entry, log_entries.Changed) and table is not None:
            chosen = len(table.chosen(entry.seat))
            table.change(entry.seat, entry.actions)
            self.moves.replace_last(entry.seat, chosen, len(entry.actions))
        elif isinstance(entry, log_entries.TookBack) and table is not None:
            table.undo(entry.ply)
            self.moves.truncate(entry.ply)
            self.hints = list(dict.fromkeys((min(ply, entry.ply), seat) for ply, seat in self.hints))
            self.rewound += 1
        elif isinstance(entry, log_entries.Hinted) and table is not None:
            self.hints.append((table.ply, entry.seat))

    def _follow_time(self, entry: log_entries.Entry) -> None:
        timing, table = self.timing, self.table
        if timing is None or table is None:
            return
        if isinstance(entry, log_entries.Returned):
            timing.returned(entry.seat)
        if isinstance(entry, log_entries.Arranged) and entry.paused is not None:
            (timing.pause if entry.paused else timing.resume)(entry.at)
        if isinstance(entry, log_entries.TookBack):
            timing.follow(entry.at, ())
        playing = self.seating.phase == "playing"
        owing = [seat for seat in table.pending if playing and self.seating.places[seat].bot is None]
        decided, lag = (entry.seat, entry.lag) if isinstance(entry, log_entries.Decided) else (None, 0.0)
        timing.follow(entry.at, owing, decided, lag)

    def _events(self, entry: log_entries.Entry) -> int:
        """Return the number of the game's events so far; 0 for entries for which it does not matter (NOT_BETWEEN)."""
        if self.table is None or isinstance(entry, NOT_BETWEEN):
            return 0
        return self.table.event_count

    def _begin_when_dealt(self) -> None:
        if self.table is not None or not self.seating.dealt:
            return
        created = self.seating.created
        self.table = HostedTable(GAMES[created.game], created.options, key_of(self.seating))
        if created.clock is not None:
            self.timing = Timing(created.clock, len(self.seating.places))
