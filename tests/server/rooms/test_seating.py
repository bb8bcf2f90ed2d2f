"""Seats and permissions without a server: replaying log entries, and checking every message."""

from types import SimpleNamespace
from unittest.mock import Mock

import msgspec
import pytest

from quarterdeck.games import GAMES
from quarterdeck.server.messages.client_messages import Decide, Sit, Substitute
from quarterdeck.server.messages.log_entries import (
    Chair,
    Created,
    Left,
    Sat,
    StoodIn,
    Substituted,
)
from quarterdeck.server.net.send_queue import Connection, Outbox
from quarterdeck.server.rooms import permissions
from quarterdeck.server.rooms.viewers.live_table import LiveTable
from quarterdeck.server.rooms.viewers.viewer import Viewer
from quarterdeck.server.settings.config import Limits
from quarterdeck.server.tables import views
from quarterdeck.server.tables.seating import Seating
from quarterdeck.table.hosted import HostedTable as Table

PERSON, BOT = Chair("person"), Chair("bot", "beginner")


def seating(*entries, chairs=(PERSON, PERSON, PERSON)):
    created = Created(1.0, "seas-of-strife", {"players": len(chairs)}, "00" * 32, list(chairs), "ada", True)
    made = Seating.begin("t", created)
    for entry in entries:
        made.follow(entry)
    return made


ADA, BEN, CY = Sat(0, "ada", "Ada"), Sat(1, "ben", "Ben"), Sat(2, "cy", "Cy")


def viewer(guest, seat=None):
    return Viewer(Outbox(Connection(), 10), guest, "Name", seat)


def code(refusal):
    return None if refusal is None else refusal.code


def test_the_game_begins_when_the_last_seat_is_taken():
    assert seating().phase == "waiting"
    assert seating(ADA, BEN).phase == "waiting"
    assert seating(ADA, BEN, CY).phase == "playing"
    assert seating(chairs=(BOT, BOT, BOT)).phase == "playing"
    assert seating(ADA, chairs=(PERSON, BOT, BOT)).phase == "playing"
    made = seating(ADA, BEN, CY)
    made.finished = True
    assert made.phase == "finished"
    made = seating(ADA, BEN)
    assert [made.seat_of(guest) for guest in ("ada", "ben", "cy", None)] == [0, 1, None, None]
    made.follow(Left(1))
    assert (made.places[1].kind, made.seat_of("ben"), made.people()) == ("open", None, ["ada"])
    assert not seating(ADA, BEN, CY, Left(2)).full


def test_a_host_who_leaves_hands_the_table_on():
    """The next person at the table becomes the host. If there is no other person, the host stays the host."""
    assert seating(ADA, BEN, CY).host == "ada"
    assert seating(ADA, BEN, CY, Substituted(0, "beginner")).host == "ben"
    assert seating(ADA, BEN, Left(0)).host == "ben"
    assert seating(ADA, Left(0)).host == "ada"
    last = (Sat(0, "ben", "Ben"), Sat(1, "cy", "Cy"), Sat(2, "ada", "Ada"))
    assert seating(*last, Substituted(1, "beginner")).host == "ada", "another seat is no reason"
    assert seating(*last, Substituted(2, "beginner")).host == "ben"


def test_while_the_host_is_away_the_first_person_who_is_here_acts():
    made = seating(ADA, BEN, CY)
    assert made.acting_host({"ada", "ben"}) == "ada"
    last = seating(Sat(0, "ben", "Ben"), Sat(2, "ada", "Ada"))
    assert last.acting_host({"ada", "ben"}) == "ada", "whichever seat the host has"
    assert made.acting_host({"ben", "cy"}) == "ben"
    assert made.acting_host({"cy", "stranger"}) == "cy"
    assert made.acting_host({"stranger"}) == "ada"
    assert made.host == "ada"


def test_whoever_has_no_seat_may_take_a_free_one_and_get_up_until_the_end():
    made = seating(ADA, chairs=(PERSON, PERSON, BOT))
    taken, nowhere = [("ben", 0), ("ada", 1), ("ben", 2)], [("ben", seat) for seat in (3, -1, 100)]
    wrong = {**dict.fromkeys(taken, "seat_taken"), **dict.fromkeys(nowhere, "malformed"), (None, 1): "not_seated"}
    for (guest, seat), refusal in {**wrong, ("ben", 1): None}.items():
        assert code(permissions.sitting(made, guest, Sit(seat))) == refusal, (guest, seat)
    made = seating(ADA, BEN, CY)
    assert permissions.leaving(made, viewer("ada", 0)) is None
    assert code(permissions.leaving(made, viewer("eve"))) == "not_seated"
    made.finished = True
    assert code(permissions.leaving(made, viewer("ada", 0))) == "finished"


def substitution(made, here, who, seat, seconds=100.0):
    """Return the code with which a bot at a seat is refused if all people not in `here` were away for `seconds`."""
    away = {at: seconds for at, place in enumerate(made.places) if place.kind == "person" and place.guest not in here}
    return code(permissions.substitution(made, here, away, 60.0, who, Substitute(seat, "beginner")))


def test_only_the_host_puts_bots_at_seats():
    """The guest who acts for an absent host may do so, too, until the host is back."""
    made = seating(ADA, BEN)
    everybody = {"ada", "ben", "eve"}
    assert substitution(made, everybody, viewer("ada", 0), 2) is None
    for stranger in (viewer("ben", 1), viewer("eve"), viewer(None)):
        assert substitution(made, everybody, stranger, 2) == "not_host"
    made.follow(CY)
    assert substitution(made, {"ben", "cy"}, viewer("ben", 1), 0) is None
    assert substitution(made, {"ada", "ben", "cy"}, viewer("ben", 1), 0) == "not_host"


def test_nobody_who_is_here_or_has_only_just_gone_is_replaced():
    made, ada = seating(ADA, BEN, CY), viewer("ada", 0)
    assert substitution(made, {"ada", "ben"}, ada, 1) == "seat_taken"
    assert substitution(made, {"ada", "ben"}, ada, 2) is None
    assert substitution(made, {"ada", "ben"}, ada, 2, seconds=59.0) == "too_soon"
    for seat in (3, -1):
        assert substitution(made, {"ada"}, ada, seat) == "malformed"
    for taken in (seating(ADA, chairs=(PERSON, BOT, BOT)), seating(ADA, BEN, CY, StoodIn(1, "beginner", "left"))):
        assert substitution(taken, {"ada"}, ada, 1) == "seat_taken"
    made.finished = True
    assert substitution(made, {"ada"}, ada, 2) == "finished"


@pytest.fixture
def table():
    return Table(GAMES["seas-of-strife"], {"players": 3, "passing": True}, bytes(32))


FULL = (ADA, BEN, CY)


def everybody_passes(table):
    for seat in range(3):
        table.decide_all(seat, table.legal(seat)[:2])


def judged(table, message, who=None, finished=False):
    """Return the code with which a decision is refused. The decision is Ada's unless `who` is given."""
    made = seating(*FULL)
    made.finished = finished
    return code(permissions.decision(made, table, who or viewer("ada", 0), message))


def test_a_decision_wants_a_seat_a_game_and_the_count_of_those_before(table):
    first = table.legal(0)[0]
    assert judged(table, Decide(0, [first])) is None
    assert judged(table, Decide(0, [first]), viewer("eve")) == "not_seated"
    assert judged(None, Decide(0, [first])) == "not_started"
    assert judged(table, Decide(1, [first])) == "late"
    for wrong in ([], [first] * 65, [999], [-1], [10**30]):
        assert judged(table, Decide(0, wrong)) == "malformed"
    assert judged(table, Decide(0, [first]), finished=True) == "finished"
    twice = permissions.decision(seating(*FULL), table, viewer("ada", 0), Decide(0, [first, first]))
    assert (code(twice), twice.reason.rule) == ("illegal", "SOS-5")


class Reading(Connection):
    def __init__(self):
        self.told = []

    def send_text(self, text):
        self.told.append(msgspec.json.decode(text))


def gathered(table):
    live = LiveTable("t", Limits(), leads=True)
    live.state = SimpleNamespace(seating=seating(*FULL), table=table, clock=lambda: None, undos=dict)
    return live


def test_an_update_that_cannot_be_rendered_is_sent_with_the_next(table, monkeypatch):
    """If rendering one seat's message fails, no other seat may miss an event."""
    live = gathered(table)
    wires = [Reading(), Reading()]
    for wire, guest in zip(wires, ("ada", "ben"), strict=True):
        live.add(Viewer(Outbox(wire, 99), guest, guest))
    update = views.UpdateRenderer.update

    def failing(news, seat, first):
        assert seat != 1, "this seat's message cannot be rendered"
        return update(news, seat, first)

    everybody_passes(table)
    with monkeypatch.context() as broken:
        broken.setattr(views.UpdateRenderer, "update", failing)
        with pytest.raises(AssertionError):
            live.update(table)
    assert [message["type"] for wire in wires for message in wire.told] == ["table", "table"]
    live.update(table)
    for wire in wires:
        whole, later = wire.told
        assert later["first"] == len(whole["events"])
        assert later["events"]


def test_who_cannot_be_shown_the_table_is_no_viewer(table, monkeypatch):
    live = gathered(table)
    monkeypatch.setattr(views, "render_table", Mock(side_effect=RuntimeError("the table cannot be rendered")))
    with pytest.raises(RuntimeError):
        live.add(Viewer(Outbox(Reading(), 99), "ada", "Ada"))
    assert not live.viewers


def test_a_device_that_is_handed_over_costs_the_others_of_that_seat_no_event(table):
    """Another screen of the seat still gets the new events, although the device got the whole table meanwhile."""
    live = gathered(table)
    phone, shared = Reading(), Reading()
    own = Viewer(Outbox(phone, 99), "ada", "Ada")
    device = Viewer(Outbox(shared, 99), "ben", "Ben", people={"ben": "Ben", "ada": "Ada"}, active_seat=1)
    for each in (own, device):
        live.add(each)
    everybody_passes(table)
    device.active_seat = 0
    live.send_presence()
    live.update(table)
    whole, update = phone.told[0], phone.told[-1]
    assert update["type"] == "update"
    assert [*whole["events"], *update["events"]] == shared.told[-2]["events"]
