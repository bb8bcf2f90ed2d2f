"""People in one room: a screen that shows nobody's hand, several people at one device."""

from __future__ import annotations

from house import House
from play import Seat, table_of


def test_who_asks_to_watch_is_a_spectator_whatever_seat_they_have(house: House) -> None:
    table, guests, _ = table_of(house, "Ada", bots=("easy", "easy"))
    with guests[0].sit(table, query="?watch=yes") as line:
        screen = Seat(line)
        shown = screen.hear()
        assert shown["you"] is None
        assert not shown["host"]
        assert shown["turn"]["legal"] == []
        assert all(hand is None for event in shown["events"] for hand in event.get("hands", ()))
        line.say("decide", count=0, actions=[0])
        assert screen.hear_until("refused")["code"] == "not_seated"
