"""The handlers of people's messages at a table: each is checked (`permissions`), then stored as entries of the log."""

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from quarterdeck.bots.levels import Level, offered_level
from quarterdeck.games import GAMES, Game, OptionError
from quarterdeck.games.options import seat_count
from quarterdeck.games.text import clean_text, cut
from quarterdeck.server.db.group_commit import ConflictError
from quarterdeck.server.messages import client_messages, log_entries
from quarterdeck.server.messages.server_messages import Refused
from quarterdeck.server.rooms import permissions
from quarterdeck.server.rooms.room import Room
from quarterdeck.server.rooms.table_log import NOT_STORED
from quarterdeck.server.rooms.viewers.viewer import Viewer
from quarterdeck.server.tables.seating import Seating
from quarterdeck.server.tables.views import render_knowledge, render_plays
from quarterdeck.table.fairness import fresh

TITLE_LENGTH = 60
MOST_LAG = 2.0
"""The most seconds of transmission time that a player's clock is not charged for."""

Handler = Callable[[Room, Viewer, Any], Awaitable[None]]


class RefusedError(Exception):
    """A command is refused; `refusal` is the message to its sender."""

    def __init__(self, refusal: Refused) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal


def check(refusal: Refused | None) -> None:
    """Raise RefusedError with this refusal, unless it is None."""
    if refusal is not None:
        raise RefusedError(refusal)


def seat_of(viewer: Viewer) -> int:
    """Return the viewer's seat. Raises RefusedError if the viewer has none."""
    if viewer.seat is None:
        raise RefusedError(permissions.NO_SEAT)
    return viewer.seat


def guest_of(viewer: Viewer) -> str:
    """Return the viewer's guest id. Raises RefusedError if the viewer has none."""
    check(permissions.guest_only(viewer.guest))
    return viewer.guest or ""


def entries_of_decision(
    room: Room, viewer: Viewer, message: client_messages.Decide | client_messages.Change
) -> Sequence[log_entries.Entry]:
    """Return the entries that a decision adds to the log.

    A refused decision adds nothing. A repeated message adds nothing either; the viewer gets the whole table again.
    """
    seating = room.seating
    if viewer.seat is not None and message.id and message.id in seating.places[viewer.seat].decided:
        room.live.send_snapshot(viewer)
        return ()
    refusal = permissions.decision(seating, room.table, viewer, message)
    if refusal is not None or viewer.seat is None:
        viewer.refuse(refusal or permissions.NO_SEAT)
        return ()
    entry: log_entries.Entry
    if isinstance(message, client_messages.Change):
        entry = log_entries.Changed(viewer.seat, message.actions, message.id, at=viewer.last_message_at)
    else:
        entry = log_entries.Decided(
            viewer.seat, message.actions, lag=round(viewer.lag, 3), id=message.id, at=viewer.last_message_at
        )
    away = seating.places[viewer.seat].standin is not None
    return (log_entries.Returned(viewer.seat), entry) if away else (entry,)


async def _decide(room: Room, viewer: Viewer, message: client_messages.Decide | client_messages.Change) -> None:
    if entries := entries_of_decision(room, viewer, message):
        await room.log.append(*entries, viewer=viewer)


async def _seen(room: Room, viewer: Viewer, message: client_messages.Seen) -> None:
    if viewer.prompted_at is not None:
        viewer.lag = min(MOST_LAG, time.monotonic() - viewer.prompted_at)
        viewer.prompted_at = None
        room.live.presence_due = True


async def _look(room: Room, viewer: Viewer, message: client_messages.Look) -> None:
    viewer.visible = message.visible
    if viewer.visible:
        room.absence_notifier.note_arrival(viewer.people)
    room.live.presence_due = True


async def _sit(room: Room, viewer: Viewer, message: client_messages.Sit) -> None:
    guest = _who_sits(room.seating, viewer, message)
    check(permissions.sitting(room.seating, guest, message))
    assert guest is not None  # `sitting` refuses it otherwise
    if room.seating.dealt:
        await room.log.append(log_entries.Promised(message.seat, guest, viewer.people[guest]), viewer=viewer)
        return
    others = {other: room.seating.kept_for(other) for other in viewer.people if other != guest}
    made = fresh(message.commitments, [place.commitment for place in room.seating.places])
    own = log_entries.Sat(message.seat, guest, viewer.people[guest], viewer.owner, next(made, ""))
    # Other people on the same device sit down, too, if seats are kept for them.
    kept = [(seat, other) for other, seat in others.items() if seat is not None]
    along = [log_entries.Sat(seat, other, viewer.people[other], None, next(made, "")) for seat, other in kept]
    await room.log.append(own, *along, viewer=viewer)


async def _choose(room: Room, viewer: Viewer, message: client_messages.Choose) -> None:
    game, before = GAMES.get(message.game), room.seating.created
    if game is None:
        raise RefusedError(Refused("malformed", f"There is no game {message.game!r}."))
    try:
        options = game.complete(message.options)
    except OptionError as error:
        raise RefusedError(Refused("malformed", str(error))) from error
    count = seat_count(game, options)
    check(permissions.choosing(room.seating, room.live.online, viewer, count))
    level = message.level and offered_level(message.level, game)
    open_rounds = before.open_rounds and game.fresh_rounds
    chosen = log_entries.Chosen(game.id, options, game.version, offered_level(before.standin, game), open_rounds, level)
    await room.log.append(*_moved(room.seating, count, game), chosen, viewer=viewer)


def _moved(seating: Seating, count: int, game: Game) -> list[log_entries.Entry]:
    """Return the entries that move all guests to the first `count` seats, and change bots to levels the game offers."""
    entries: list[log_entries.Entry] = []
    free = (seat for seat, place in enumerate(seating.places) if place.kind == "open" or place.level is not None)
    for seat, place in enumerate(seating.places):
        if seat < count and place.level not in (None, offered := offered_level(place.level or Level.MEDIUM, game)):
            entries.append(log_entries.Substituted(seat, offered))
        elif seat >= count and place.kind != "open" and place.level is None:
            entries += [
                log_entries.Sat(next(free), place.guest or "", place.name, place.owner, place.commitment),
                log_entries.Left(seat),
            ]
    return entries


async def _show(room: Room, viewer: Viewer, message: client_messages.Show) -> None:
    check(permissions.showing(room.seating, viewer, message))
    if not room.seating.dealt and message.seat in room.seating.unshown():
        await room.log.append(log_entries.Shown(message.seat, message.number), viewer=viewer)


def _who_sits(seating: Seating, viewer: Viewer, message: client_messages.Sit) -> str | None:
    """Return the guest who takes the seat, or None.

    This is the companion whom the message names, the guest for whom the seat is kept, or the one who has the device.
    """
    companions = list(viewer.people.items())[1:]
    if message.name is not None:
        return next((guest for guest, name in companions if name == message.name), None)
    place = seating.places[message.seat] if 0 <= message.seat < len(seating.places) else None
    return place.guest if place is not None and place.guest in viewer.people else viewer.guest


async def _hold(room: Room, viewer: Viewer, message: client_messages.Hold) -> None:
    check(permissions.holding(room.seating, viewer, message.seat))
    viewer.active_seat = message.seat
    owner = next(iter(viewer.people), None)
    viewer.guest = owner if message.seat is None else room.seating.places[message.seat].guest
    viewer.name = viewer.people.get(viewer.guest or "", "")
    room.live.send_snapshot(viewer)
    room.live.presence_due = True


async def _leave(room: Room, viewer: Viewer, message: client_messages.Leave) -> None:
    check(permissions.leaving(room.seating, viewer))
    here = viewer.own_seats(room.seating)
    waiting = not room.seating.full
    others = set(room.seating.players()) - set(here)
    # A person who plays alone against bots only disconnects, and keeps the seat, as no one waits.
    going = [seat for seat in here if waiting or others or room.seating.places[seat].owner is not None]
    await _get_up(room, going, viewer)


async def _get_up(room: Room, seats: Sequence[int], viewer: Viewer) -> None:
    """Free the seats if the game has not begun; otherwise let bots stand in at them."""
    seating = room.seating
    entries: list[log_entries.Entry] = (
        [log_entries.Left(seat) for seat in seats]
        if not seating.full
        else [
            log_entries.StoodIn(at, seating.created.standin, "left")
            for at in seats
            if seating.places[at].standin is None
        ]
    )
    if entries:
        await room.log.append(*entries, viewer=viewer)


async def _return(room: Room, viewer: Viewer, message: client_messages.Return) -> None:
    seat = seat_of(viewer)
    if room.seating.places[seat].standin is not None:
        await room.log.append(log_entries.Returned(seat), viewer=viewer)


async def _substitute(room: Room, viewer: Viewer, message: client_messages.Substitute) -> None:
    online, away, grace = room.live.online, room.live.seconds_away(), room.live.limits.grace_seconds
    check(permissions.substitution(room.seating, online, away, grace, viewer, message))
    kept = room.seating.places[message.seat].guest is not None
    level = offered_level(message.level, GAMES[room.seating.created.game])
    entry = log_entries.StoodIn(message.seat, level, "host") if kept else log_entries.Substituted(message.seat, level)
    await room.log.append(entry, viewer=viewer)


async def _say(room: Room, viewer: Viewer, message: client_messages.Say) -> None:
    text = clean_text(message.text)
    check(permissions.saying(room.seating, viewer, text, message.phrase))
    guest = guest_of(viewer)
    if permissions.talkative(room.seating, guest, message.phrase, time.time(), room.live.limits):
        raise RefusedError(Refused("too_fast", "One thing at a time: wait a little."))
    line = log_entries.Spoke(guest, viewer.name, text, time.time(), viewer.seat, message.phrase)
    await room.log.append(line, viewer=viewer)


async def _propose(room: Room, viewer: Viewer, message: client_messages.Propose) -> None:
    undo = room.state.undo(viewer.seat or 0)
    check(permissions.proposing(room.seating, viewer, message, undo))
    seat = seat_of(viewer)
    at_once = message.kind != "take_back" or undo == "now"
    if at_once and not room.state.others(seat):
        await room.log.append(*_agreed(room, message.kind, seat), viewer=viewer)
    else:
        await room.log.append(log_entries.Proposed(seat, message.kind), viewer=viewer)


async def _answer(room: Room, viewer: Viewer, message: client_messages.Answer) -> None:
    proposal = room.seating.proposal
    if viewer.seat is None or proposal is None or viewer.seat in proposal.yes:
        raise RefusedError(Refused("late", "There is nothing to answer."))
    last = message.yes and {viewer.seat}.issuperset(room.state.wanted())
    agreed = _agreed(room, proposal.kind, proposal.seat) if last else ()
    await room.log.append(log_entries.Answered(viewer.seat, message.yes), *agreed, viewer=viewer)


def _agreed(room: Room, kind: str, seat: int) -> Sequence[log_entries.Entry]:
    """Return the entries of a proposal that everyone accepted, or that needs no consent."""
    if kind == "end":
        return (log_entries.Ended("agreement", seat),)
    if kind == "hints":
        return (log_entries.Arranged(hints=True),)
    ply = room.state.ply_before(seat)
    return () if ply is None else (log_entries.TookBack(seat, ply),)


async def _hint(room: Room, viewer: Viewer, message: client_messages.Hint) -> None:
    check(permissions.hinting(room.seating, room.table, viewer))
    seat = seat_of(viewer)
    if (
        room.state.has_hint(seat) or await room.log.append(log_entries.Hinted(seat), viewer=viewer)
    ) and room.table is not None:
        viewer.outbox.put(render_knowledge(room.table, seat))


async def _plays(room: Room, viewer: Viewer, message: client_messages.Plays) -> None:
    check(permissions.explaining(room.seating, viewer))
    if room.table is not None:
        viewer.outbox.put(render_plays(room.table, seat_of(viewer), message.after))


async def end_by_owners(room: Room) -> None:
    """Close the table for the site's owners: a running game ends, and a waiting table admits no more people."""
    if room.seating.phase != "finished":
        await room.log.append(log_entries.Ended("site", 0))


async def _concede(room: Room, viewer: Viewer, message: client_messages.Concede) -> None:
    check(permissions.playing(room.seating, viewer))
    seat = seat_of(viewer)
    if room.state.decided_by(seat):
        await room.log.append(log_entries.Ended("concession", seat), viewer=viewer)
    else:
        await _get_up(room, [seat], viewer)


async def _rematch(room: Room, viewer: Viewer, message: client_messages.Rematch) -> None:
    check(permissions.rematch(room.seating, viewer))
    seat = seat_of(viewer)
    if room.seating.next is not None:
        room.live.send_presence()
        return
    here = [room.seating.places[seat].guest or "" for seat in viewer.own_seats(room.seating)]
    found = room.follow_up(room.seating, sorted(here, key=lambda guest: guest != viewer.guest), message)
    if isinstance(found, Refused):
        raise RefusedError(found)
    table, statements = found
    if await room.log.append(log_entries.Followed(table, seat), viewer=viewer, beside=statements):
        room.absence_notifier.offered(viewer.name, table, message.game or room.seating.created.game)


async def _arrange(room: Room, viewer: Viewer, message: client_messages.Arrange) -> None:
    check(permissions.host_only(room.seating, room.live.online, viewer))
    title = None if message.title is None else cut(clean_text(message.title), TITLE_LENGTH)
    entry = log_entries.Arranged(title, message.locked, message.watching, message.paused, message.talk)
    await room.log.append(entry, viewer=viewer)


async def _remove(room: Room, viewer: Viewer, message: client_messages.Remove) -> None:
    check(permissions.removing(room.seating, room.live.online, viewer, message.seat))
    own = message.seat in viewer.own_seats(room.seating)
    await room.log.append(log_entries.Left(message.seat, not own), viewer=viewer)


async def _give_host(room: Room, viewer: Viewer, message: client_messages.GiveHost) -> None:
    check(permissions.host_only(room.seating, room.live.online, viewer))
    check(permissions.person_at(room.seating, message.seat))
    await room.log.append(log_entries.HostGiven(message.seat), viewer=viewer)


async def _look_back(room: Room, viewer: Viewer, message: client_messages.LookBack) -> None:
    check(permissions.looking(room.seating, room.table, viewer, message))
    if not room.shared_review.rate.take_token(guest_of(viewer)):
        raise RefusedError(Refused("too_fast", "One step at a time: wait a little."))
    if message.at is None:
        room.shared_review.follow(viewer)
    else:
        room.shared_review.lead(viewer, message.at)
    room.live.presence_due = True


async def _look_alone(room: Room, viewer: Viewer, message: client_messages.LookAlone) -> None:
    room.shared_review.leave(viewer)
    room.live.presence_due = True


HANDLERS: dict[type, Handler] = {
    client_messages.Decide: _decide,
    client_messages.Change: _decide,
    client_messages.Seen: _seen,
    client_messages.Look: _look,
    client_messages.Sit: _sit,
    client_messages.Choose: _choose,
    client_messages.Show: _show,
    client_messages.Hold: _hold,
    client_messages.Leave: _leave,
    client_messages.Return: _return,
    client_messages.Substitute: _substitute,
    client_messages.Say: _say,
    client_messages.Propose: _propose,
    client_messages.Answer: _answer,
    client_messages.Hint: _hint,
    client_messages.Plays: _plays,
    client_messages.Concede: _concede,
    client_messages.Rematch: _rematch,
    client_messages.Arrange: _arrange,
    client_messages.Remove: _remove,
    client_messages.GiveHost: _give_host,
    client_messages.LookBack: _look_back,
    client_messages.LookAlone: _look_alone,
}


UNCOUNTED = (
    client_messages.Decide,
    client_messages.Say,
    client_messages.Seen,
    client_messages.Look,
    client_messages.Hold,
    client_messages.LookBack,
    client_messages.LookAlone,
)
"""Messages that `act_rate` does not count: they have a separate limit, or no lasting effect."""
FOR_BOTS = (
    client_messages.Decide,
    client_messages.Change,
    client_messages.Sit,
    client_messages.Show,
    client_messages.Leave,
    client_messages.Return,
    client_messages.Seen,
    client_messages.Look,
)
"""The messages that a bot from outside may send."""


FOR_PEOPLE = Refused("people_only", "That is for people: a bot sits down, decides and leaves.")
"""The refusal of any other message from a bot from outside."""


async def carry_out(room: Room, viewer: Viewer, message: Any) -> None:
    """Carry out a viewer's message or refuse it, and return when that is done. Raises ClosedError."""
    if viewer.owner is not None and not isinstance(message, FOR_BOTS):
        viewer.refuse(FOR_PEOPLE)
        return
    if not isinstance(message, UNCOUNTED) and not room.act_rate.take_token(viewer.guest or ""):
        viewer.refuse(Refused("too_often", "Too many changes at this table in a short time: wait a little."))
        return
    viewer.last_message_at = time.time()
    await perform(room, viewer, message)


async def perform(room: Room, viewer: Viewer, message: Any, rerun: bool = False) -> None:
    """Carry out a message in the table's turn. Raises ClosedError.

    `rerun`: the caller already has the turn, so the message goes before all that wait.
    """
    ask = room.mailbox.run_first if rerun else room.mailbox.ask
    try:
        await ask(HANDLERS[type(message)], room, viewer, message)
    except RefusedError as error:
        viewer.refuse(error.refusal)
    except ConflictError:
        viewer.refuse(NOT_STORED)
