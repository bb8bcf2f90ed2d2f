"""The views that readers get of a table, as the texts of messages."""

from base64 import b64encode
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import attrgetter
from typing import Any, Literal, cast

import msgspec

from quarterdeck.games.base import Game
from quarterdeck.games.dependent import evaluate
from quarterdeck.games.types import SPECTATOR, Event, Reason
from quarterdeck.server.messages import server_messages
from quarterdeck.server.messages.settings import Fixed, settings_of
from quarterdeck.server.messages.table_types import SeatInfo
from quarterdeck.server.tables.deal import deal_of
from quarterdeck.server.tables.outcomes import counts
from quarterdeck.server.tables.seating import Seating
from quarterdeck.table.history import illegal_action
from quarterdeck.table.hosted import HostedTable
from quarterdeck.table.steps import Step

_encoder = msgspec.json.Encoder()
_EVENTS = attrgetter("events")


def encode(message: server_messages.ServerMessage) -> bytes:
    """Return a message as JSON text in UTF-8."""
    return _encoder.encode(message)


def reason_info(reason: Reason) -> server_messages.ReasonInfo:
    """Return a game's reason for a refusal in the form in which messages have it."""
    return server_messages.ReasonInfo(reason.rule, reason.code, reason.data)


@dataclass(frozen=True)
class Reader:
    """The reader of a message.

    `seat`: the reader's seat; None for a spectator. `kept`: a free seat that is kept for the reader. `here`: the seats
    of all who play on the same device. `host`: whether the reader has the host's rights. `accepts_chunks`: whether a
    long game may be sent in several messages. `came_along`: whether the reader came from the evening's previous table.
    """

    seat: int | None
    kept: int | None
    here: tuple[int, ...]
    host: bool
    accepts_chunks: bool
    came_along: bool


@dataclass(frozen=True)
class LiveStatus:
    """The parts of messages that change with connections and with time: who is present, the clock, the proposal."""

    seats: list[SeatInfo]
    watchers: server_messages.Watchers
    clock: server_messages.ClockInfo | None
    proposal: server_messages.Proposal | None


Common = dict[str, Any]
"""The fields of messages that are the same for all readers. Long ones are already rendered (`common_fields`)."""

Undo = Literal["now", "ask"]
"""How the last decision of a seat can be taken back: at once, or only if the others agree."""
Undos = Mapping[int, Undo]
"""By seat, how its last decision can be taken back. Seats for which that is impossible are left out."""


def render_turn(seating: Seating, table: HostedTable | None, seat: int | None, undos: Undos) -> msgspec.Raw | None:
    """Return who owes a decision, and what `seat` may choose (None: a spectator); None without a running game."""
    if table is None or seating.phase == "finished":
        return None
    pending = table.pending
    if seat is None:
        return _waiting(pending, 0, None)
    count, undo, chosen = table.count(seat), undos.get(seat), table.chosen(seat)
    if seat not in pending and not chosen:
        return _waiting(pending, count, undo)
    illegal = cast(list[server_messages.IllegalInfo], [_illegal(table.game, row) for row in table.illegal_rows(seat)])
    others = table.alternatives(seat) if chosen else []
    return _raw(server_messages.Turn([*pending], count, table.legal(seat), illegal, chosen, others, undo))


@lru_cache(maxsize=4000)
def _illegal(game: Game, row: bytes) -> msgspec.Raw:
    """Return an illegal action with the reason why, as rendered JSON. `row`: one of `HostedTable.illegal_rows`."""
    action, reason = illegal_action(game, row)
    return _raw(server_messages.IllegalInfo(action, reason_info(reason)))


@lru_cache(maxsize=2000)
def _waiting(pending: tuple[int, ...], count: int, undo: Undo | None) -> msgspec.Raw:
    """Return the turn, as rendered JSON, for a reader who owes no decision and has no choice that may be changed.

    This is the most frequent case.
    """
    return _raw(server_messages.Turn([*pending], count, [], [], [], [], undo))


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(_encoder.encode(value))


def reader(seat: int | None) -> int:
    """Return the number of a seat for the functions of the game that redact views (SPECTATOR for None)."""
    return SPECTATOR if seat is None else seat


@dataclass(frozen=True)
class RenderedHistory:
    """A game's `count` events, rendered for all readers at one seat.

    `earlier`: complete messages with the events before number `first` and the steps of these events. `events` and
    `steps`: all later ones, which become a part of the message with the table.
    """

    earlier: list[bytes]
    first: int
    events: Any
    steps: Any
    turn: Any
    count: int


def render_history(
    seating: Seating, table: HostedTable | None, undos: Undos, seat: int | None, most: int | None
) -> RenderedHistory:
    """Return all events of a game as rendered for readers at `seat` (None: spectators).

    A message has at most `most` events (None: no limit).
    """
    if table is None:
        return RenderedHistory([], 0, [], [], None, 0)
    events, steps = _visible_events(seating, table, seat), _visible_steps(seating, table)
    earlier, first, at = [], 0, 0
    while most is not None and len(events) - first > most:
        until = first + most
        ended = bisect_right(steps, until, at, key=_EVENTS)
        earlier.append(encode(server_messages.Earlier(first, events[first:until], steps[at:ended])))
        first, at = until, ended
    now = render_turn(seating, table, seat, undos)
    return RenderedHistory(earlier, first, _raw(events[first:]), _raw(steps[at:]), now, len(events))


def render_table(seating: Seating, common: Common, who: Reader, lines: int, game: RenderedHistory) -> list[bytes]:
    """Return the messages with the whole table for one reader, with the last `lines` of chat.

    The messages with earlier events come first, and the message with the table comes last.
    """
    created = seating.created
    chat = [*seating.chat_before, *seating.chat] if who.came_along else seating.chat
    message = server_messages.TableState(
        **common,
        **_own(who),
        id=seating.table_id,
        game=created.game,
        options=created.options,
        **settings_of(Fixed, created),
        rhythm=created.clock,
        first=game.first,
        events=game.events,
        steps=game.steps,
        turn=game.turn,
        decided=_last_decided(seating, who.seat),
        chat=chat[-lines:],
    )
    return [*game.earlier, encode(message)]


def _last_decided(seating: Seating, seat: int | None) -> str:
    """Return the id of a reader's last decision (`TableState.decided`), or an empty string."""
    decided = seating.places[seat].decided if seat is not None else None
    return decided[-1] if decided else ""


_TURN = b'"your turn"'
"""The placeholder in the text of a message that is replaced by each reader's own turn."""


class UpdateRenderer:
    """Renders the new events of a game for several readers. Text that is the same for several is rendered only once."""

    def __init__(
        self, seating: Seating, table: HostedTable, clock: server_messages.ClockInfo | None, undos: Undos
    ) -> None:
        self._seating, self._table, self._undos = seating, table, undos
        self._phase, self._clock = seating.phase, clock
        self._alike: dict[int, tuple[bytes, bytes, int] | None] = {}
        """The rendered text by the number of events that a reader already has; None if it differs between readers."""

    def update(self, seat: int | None, first: int) -> tuple[bytes, int]:
        """Return the update for a reader who has `first` events, and the number of events the reader has after it."""
        if first not in self._alike:
            self._alike[first] = self._rendered(first, _shared_events(self._seating, self._table, first))
        new = self._alike[first] or self._rendered(first, _visible_events(self._seating, self._table, seat, first))
        before, after, count = cast(tuple[bytes, bytes, int], new)
        now: Any = render_turn(self._seating, self._table, seat, self._undos) or b"null"
        return b"".join((before, now, after)), first + count

    def _rendered(self, first: int, events: list[Event] | None) -> tuple[bytes, bytes, int] | None:
        """Return the text before and after the reader's turn, and the number of new events; None without `events`."""
        if events is None:
            return None
        steps, place = _visible_steps(self._seating, self._table, first), cast(server_messages.Turn, msgspec.Raw(_TURN))
        text = encode(server_messages.Update(first, cast(Any, events), steps, place, self._phase, self._clock))
        before, _, after = text.rpartition(_TURN)  # no text written by players comes after the placeholder
        return before, after, len(events)


def _visible_events(seating: Seating, table: HostedTable, seat: int | None, first: int = 0) -> list[Event]:
    """Return the events from `first` on for a reader, without those that strict memory hides in a running game."""
    if _must_remember(seating):
        return table.remembered(reader(seat))[first:]
    return table.events(reader(seat), first)


def _shared_events(seating: Seating, table: HostedTable, first: int) -> list[Event] | None:
    """Return the events from `first` on if they are the same for all readers, else None."""
    return None if _must_remember(seating) else table.events_alike(first)


def _visible_steps(seating: Seating, table: HostedTable, first: int = 0) -> list[Step]:
    """Return the steps that end after event number `first`, without scores if players have to count these."""
    created, steps = seating.created, table.steps_since(first)
    if (created.aids and not _must_remember(seating)) or not evaluate(table.game.memory_hides_scores, created.options):
        return steps
    return [Step(each.events, each.pending, each.phase) for each in steps]


def _must_remember(seating: Seating) -> bool:
    return seating.created.memory == "strict" and seating.phase != "finished"


def render_knowledge(table: HostedTable, seat: int) -> bytes:
    """Return the message with everything that a seat knows for its decision: its view, and the past decisions."""
    past = table.past(seat)
    view, beginning = (b64encode(row.tobytes()).decode() for row in (table.view(seat), past.beginning))
    return encode(
        server_messages.Known(seat, table.count(seat), view, beginning, past.seats.tolist(), past.actions.tolist())
    )


def render_plays(table: HostedTable, reader: int, after: Sequence[int]) -> bytes:
    """Return the message with the plays after each of these numbers of events, as the seat `reader` saw them."""
    plays = [
        server_messages.SeenPlay(events, play.seat, play.action, b64encode(play.view.tobytes()).decode())
        for events in dict.fromkeys(after)
        for play in table.plays_after(events, reader)
    ]
    return encode(server_messages.Played(reader, [*after], plays))


def common_fields(seating: Seating, live_status: LiveStatus) -> Common:
    """Return the fields of `render_company` and `render_table` that are the same for all readers."""
    return {
        "phase": seating.phase,
        "seats": _raw(live_status.seats),
        "title": seating.title,
        "evening": seating.evening,
        "next": seating.next,
        "locked": seating.locked,
        "hints": seating.hints,
        "counts": counts(seating),
        "talk": seating.talk,
        "watchers": _raw(live_status.watchers),
        "clock": live_status.clock,
        "proposal": live_status.proposal,
        "over": seating.over,
        "notices": _raw(seating.notices),
        "deal": _raw(deal_of(seating)),
    }


def render_company(common: Common, who: Reader) -> bytes:
    """Return the message, for one reader, with the seats, the presence and all else that is not part of the game."""
    return encode(server_messages.Seats(**common, **_own(who)))


def _own(who: Reader) -> dict[str, Any]:
    """Return the fields that differ between readers."""
    return {"you": who.seat, "kept": who.kept, "here": list(who.here), "host": who.host}
