"""The checks of messages at a table. Each returns the refusal with its reason, or None, and changes nothing."""

from collections.abc import Collection, Mapping
from itertools import takewhile
from typing import get_args

from quarterdeck.games import GAMES
from quarterdeck.server.messages.client_messages import Change, Decide, LookBack, Propose, Show, Sit, Substitute
from quarterdeck.server.messages.server_messages import Refused
from quarterdeck.server.messages.table_types import Phrase, Reaction
from quarterdeck.server.rooms.viewers.viewer import Viewer
from quarterdeck.server.settings.config import Limits
from quarterdeck.server.tables.seating import Place, Seating
from quarterdeck.server.tables.views import reason_info
from quarterdeck.table import IllegalAction, NotYourTurn, TableError, UnknownAction
from quarterdeck.table.fairness import seat_commitment
from quarterdeck.table.hosted import HostedTable

CHAT_LENGTH = 300
REACTIONS: tuple[Phrase, ...] = get_args(Reaction)
REACTION_SECONDS = 4.0
"""The seconds that must pass between two reactions of one guest."""
MOST_ACTIONS = 64
"""The most actions in one message; no game needs this number for one decision."""

NO_SEAT = Refused("not_seated", "You have no seat at this table.")
NOT_STARTED = Refused("not_started", "The game has not begun: a seat is still free.")
NOT_YOUR_TURN = Refused("not_your_turn", "It is not your turn.")
FINISHED = Refused("finished", "The game is over.")


def decision(seating: Seating, table: HostedTable | None, viewer: Viewer, message: Decide | Change) -> Refused | None:
    """Return the refusal of a decision, or of its change, or None if all of its actions may be carried out."""
    if viewer.seat is None:
        return NO_SEAT
    if seating.phase == "finished":
        return FINISHED
    if table is None:
        return NOT_STARTED
    change = isinstance(message, Change)
    made = len(table.chosen(viewer.seat)) if change else 0
    if message.count != table.count(viewer.seat) - made or (change and not made):
        return Refused("late", "That decision was made already.")
    if not 1 <= len(message.actions) <= MOST_ACTIONS:
        return Refused("malformed", "A decision has at least one action.")
    return rules(table, viewer.seat, message.actions, change)


def rules(table: HostedTable, seat: int, actions: list[int], change: bool = False) -> Refused | None:
    """Return the refusal of actions that the game's rules do not allow now, or None."""
    try:
        (table.check_change if change else table.check)(seat, actions)
    except NotYourTurn:
        return NOT_YOUR_TURN
    except IllegalAction as error:
        return Refused("illegal", str(error), reason_info(error.reason))
    except UnknownAction as error:
        return Refused("malformed", str(error))
    except TableError as error:
        return Refused("late", str(error))
    return None


def guest_only(guest: str | None) -> Refused | None:
    if guest is None:
        return Refused("not_seated", "You are no guest here yet: open the page first.")
    return None


def sitting(seating: Seating, guest: str | None, message: Sit) -> Refused | None:
    if (refusal := guest_only(guest)) is not None:
        return refusal
    if not 0 <= message.seat < len(seating.places):
        return Refused("malformed", f"There is no seat {message.seat}.")
    if seating.seat_of(guest) is not None:
        return Refused("seat_taken", "You have a seat already.")
    place = seating.places[message.seat]
    if place.kind != "open" and not _is_for_latecomers(seating, place):
        return Refused("seat_taken", "That seat is taken.")
    if place.guest is not None and place.guest != guest:
        return Refused("seat_taken", f"That seat is kept for {place.name}.")
    if guest in seating.removed or (seating.locked and place.guest is None):
        return Refused("locked", "The host lets nobody else sit down here.")
    return None


def _is_for_latecomers(seating: Seating, place: Place) -> bool:
    """Return whether a person who comes during the game can be promised this bot's seat from the next round on."""
    running = seating.created.gathers and seating.phase == "playing"
    return running and place.level is not None and place.heir is None


def choosing(seating: Seating, online: Collection[str], viewer: Viewer, count: int) -> Refused | None:
    """Return the refusal of a request to choose or start a game with `count` seats before the game begins, or None."""
    if (refusal := host_only(seating, online, viewer)) is not None:
        return refusal
    if seating.begun or seating.over is not None:
        return Refused("late", "The game has begun.")
    people = sum(place.kind != "open" and place.level is None for place in seating.places)
    if people > count:
        return Refused("too_many", f"That game has {count} seats, and you are {people}.")
    return None


def showing(seating: Seating, viewer: Viewer, message: Show) -> Refused | None:
    if message.seat not in viewer.own_seats(seating):
        return Refused("not_seated", "Nobody at this device has that seat.")
    if not seating.full:
        return Refused("not_started", "Not all have committed yet: a seat is still free.")
    if seat_commitment(message.number) != seating.places[message.seat].commitment:
        return Refused("malformed", "That is not the number that was committed to.")
    return None


def leaving(seating: Seating, viewer: Viewer) -> Refused | None:
    if not viewer.own_seats(seating):
        return NO_SEAT
    if seating.phase == "finished":
        return FINISHED
    return None


def holding(seating: Seating, viewer: Viewer, seat: int | None) -> Refused | None:
    """Return the refusal of a request to take over a shared device, or None. Only people who play on it may do so."""
    if seat is not None and seat not in viewer.own_seats(seating):
        return Refused("not_seated", "Nobody at this device has that seat.")
    return None


def host_only(seating: Seating, online: Collection[str], viewer: Viewer) -> Refused | None:
    """Return the refusal of a command that only the host may give, or None; `online`: the connected guests."""
    if seating.acting_host(online) not in viewer.people:
        return Refused("not_host", "Only the host can do that.")
    return None


def person_at(seating: Seating, seat: int) -> Refused | None:
    """Return the refusal of a command about a seat without a person, or None."""
    if (refusal := guest_at(seating, seat)) is not None:
        return refusal
    if seating.places[seat].kind != "person":
        return Refused("not_seated", "Nobody sits there.")
    return None


def guest_at(seating: Seating, seat: int) -> Refused | None:
    """Return the refusal of a command about a seat without a person or a bot from outside, or None."""
    if not 0 <= seat < len(seating.places):
        return Refused("malformed", f"There is no seat {seat}.")
    if seating.places[seat].kind == "open" or seating.places[seat].guest is None:
        return Refused("not_seated", "Nobody sits there.")
    return None


def substitution(
    seating: Seating, online: Collection[str], away: Mapping[int, float], grace: float, viewer: Viewer, wish: Substitute
) -> Refused | None:
    """Return the refusal of a request to put a bot at a seat, or None.

    `away`: for how many seconds the person or bot from outside at each seat has been away. A bot may play for them only
    after `grace` seconds.
    """
    if (refusal := host_only(seating, online, viewer)) is not None:
        return refusal
    if not 0 <= wish.seat < len(seating.places):
        return Refused("malformed", f"There is no seat {wish.seat}.")
    if seating.phase == "finished":
        return FINISHED
    place = seating.places[wish.seat]
    if place.kind == "open":
        return None
    if place.bot is not None:
        return Refused("seat_taken", "A bot plays there.")
    if wish.seat not in away:
        return Refused("seat_taken", f"{place.name} sits there.")
    if away[wish.seat] < grace:
        return Refused("too_soon", f"{place.name} has only just gone: wait a minute.")
    return None


def removing(seating: Seating, online: Collection[str], viewer: Viewer, seat: int) -> Refused | None:
    """Return the refusal of a request to remove a player, or None. Anyone may remove a player on their own device."""
    if seating.full:
        return Refused("late", "The game has begun.")
    own = seat in viewer.own_seats(seating)
    refusal = (None if own else host_only(seating, online, viewer)) or guest_at(seating, seat)
    if refusal is None and seat == viewer.seat:
        return Refused("malformed", "Leave the table yourself.")
    return refusal


def playing(seating: Seating, viewer: Viewer) -> Refused | None:
    if viewer.seat is None:
        return NO_SEAT
    if seating.phase == "waiting":
        return NOT_STARTED
    if seating.phase == "finished":
        return FINISHED
    return None


def proposing(seating: Seating, viewer: Viewer, message: Propose, undo: str | None) -> Refused | None:
    """Return the refusal of a proposal, or None.

    `undo`: how the viewer's last decision can be taken back (`views.Undo`); None if it cannot.
    """
    if (refusal := playing(seating, viewer)) is not None:
        return refusal
    if seating.proposal is not None:
        return Refused("late", "Something is proposed already: answer that first.")
    if message.kind == "take_back" and undo is None:
        return Refused("no_take_back", "That decision cannot be taken back.")
    if message.kind == "hints" and seating.hints:
        return Refused("late", "Hints may be asked for already.")
    if message.kind == "hints" and seating.created.memory == "strict":
        return Refused("no_hints", "A hint would know what the players must remember here.")
    return None


def hinting(seating: Seating, table: HostedTable | None, viewer: Viewer) -> Refused | None:
    if (refusal := playing(seating, viewer)) is not None:
        return refusal
    if not seating.hints:
        return Refused("no_hints", "There are no hints at this table.")
    if table is None or viewer.seat not in table.pending:
        return NOT_YOUR_TURN
    return None


def explaining(seating: Seating, viewer: Viewer) -> Refused | None:
    """Return the refusal of a request for past plays, as the viewer's seat saw them, or None."""
    if (refusal := playing(seating, viewer)) is not None:
        return refusal
    if seating.created.memory == "strict" or not seating.created.aids:
        return Refused("no_hints", "The players must remember and count by themselves here.")
    return None


def saying(seating: Seating, viewer: Viewer, text: str, phrase: Phrase | None) -> Refused | None:
    """Return the refusal of a line of chat (a clean text or a quick phrase), or None."""
    if viewer.guest is None:
        return Refused("not_seated", "Nobody knows yet who you are: open the page first.")
    if seating.talk == "off":
        return Refused("chat_off", "The host has turned the chat off.")
    if viewer.seat is None and seating.watching != "open":
        return Refused("silenced", "Spectators may not talk at this table.")
    if seating.talk == "phrases" and phrase is None:
        return Refused("phrases_only", "Only quick phrases may be said at this table.")
    if bool(text) == (phrase is not None) or len(text) > CHAT_LENGTH:
        return Refused("malformed", f"Say between 1 and {CHAT_LENGTH} characters, or a phrase.")
    if phrase in REACTIONS and seating.phase == "playing" and _has_partners(seating):
        return Refused("no_reactions", "There are no reactions while partners play: they would be signals.")
    return None


def _has_partners(seating: Seating) -> bool:
    """Return whether two or more seats play for one side."""
    game, seats = GAMES[seating.created.game], range(len(seating.places))
    return len({game.side(seating.created.options, seat) for seat in seats}) < len(seats)


def talkative(seating: Seating, guest: str, phrase: Phrase | None, now: float, limits: Limits) -> bool:
    """Return whether a guest has recently sent as many lines or reactions as the limits allow.

    The lines in the chat are counted, so all processes get the same result.
    """

    def said_since(since: float) -> list[Phrase | None]:
        lately = takewhile(lambda line: line.at > since, reversed(seating.chat))
        return [line.phrase for line in lately if line.who == guest]

    if phrase in REACTIONS and not set(REACTIONS).isdisjoint(said_since(now - REACTION_SECONDS)):
        return True
    return len(said_since(now - limits.chat_burst / limits.chat_rate)) >= limits.chat_burst


def rematch(seating: Seating, viewer: Viewer) -> Refused | None:
    if viewer.seat is None:
        return NO_SEAT
    if seating.phase != "finished":
        return Refused("late", "The game is not over.")
    return None


def looking(seating: Seating, table: HostedTable | None, viewer: Viewer, message: LookBack) -> Refused | None:
    if (refusal := guest_only(viewer.guest)) is not None:
        return refusal
    if seating.phase != "finished" or table is None:
        return Refused("unfinished", "The game is not over yet.")
    if message.at is None:
        return None
    if viewer.seat is None and seating.watching != "open":
        return Refused("silenced", "Spectators may only follow at this table.")
    last = table.steps()[-1].events
    if not 0 <= message.at <= last:
        return Refused("malformed", f"The game has {last} events.")
    return None
