"""Chat: phrases that each reader reads in their own language, and what the host lets be said."""

from __future__ import annotations

import random
from typing import Any

import pytest
from house import House, Line
from play import Seat, acting, play_on, table_of

TALKS = ["open", "phrases", "off"]


def answer(line: Line) -> dict[str, Any]:
    """What comes of something said: it is heard, or refused."""
    while (message := line.take())["type"] not in ("said", "refused"):
        pass
    return message


def arranged(seats: list[Seat], talk: str) -> None:
    """The host lets so much be said, and everybody knows."""
    seats[0].line.say("arrange", talk=talk)
    for seat in seats:
        while seat.hear().get("talk") != talk:
            pass


def test_a_phrase_is_sent_as_a_code_and_stays_in_the_chat(house: House) -> None:
    table, (ada, ben), seats = table_of(house, "Ada", "Ben", bots=("easy",))
    seats[1].line.say("say", phrase="well_played")
    for seat in seats:
        said = answer(seat.line)
        assert {**said, "at": 0} == {
            "type": "said", "name": "Ben", "text": "", "at": 0, "seat": 1, "phrase": "well_played", "who": ben.id,
        }  # fmt: skip
    with ada.sit(table) as again:
        assert [line["phrase"] for line in again.take()["chat"]] == ["well_played"]
    for wrong in ({}, {"text": "Hello", "phrase": "hello"}, {"text": " "}, {"text": "x" * 301}):
        seats[0].line.say("say", **wrong)
        assert answer(seats[0].line)["code"] == "malformed"
    for seat in seats:
        seat.line.close()


def test_an_unknown_phrase_is_not_understood(house: House) -> None:
    _, _, (seat,) = table_of(house, "Ada", bots=("easy",) * 3)
    seat.line.say("say", phrase="insult")
    assert answer(seat.line)["code"] == "malformed"
    seat.line.close()


@pytest.mark.parametrize("talk", TALKS)
def test_the_host_says_at_set_up_what_may_be_said(house: House, talk: str) -> None:
    table, _, seats = table_of(house, "Ada", "Ben", bots=("easy",), talk=talk)
    watcher = house.guest("Cora").sit(table)
    assert watcher.take()["talk"] == talk
    lines = [seats[0].line, seats[1].line, watcher]
    for line, name in zip(lines, ("Ada", "Ben", "Cora"), strict=True):
        line.say("say", text=f"I am {name}")
        line.say("say", phrase="hello")
        heard = [answer(line)]
        while heard[-1].get("code") != "chat_off" and (heard[-1].get("name"), heard[-1].get("phrase")) != (
            name,
            "hello",
        ):
            heard.append(answer(line))
        own = [said for said in heard if said.get("name", name) == name]
        assert own[0].get("code") == {"open": None, "phrases": "phrases_only", "off": "chat_off"}[talk]
    for line in (seats[0].line, seats[1].line, watcher):
        line.close()


def test_the_host_changes_it_at_the_table_and_everybody_is_told(house: House) -> None:
    table, (_, ben), seats = table_of(house, "Ada", "Ben", bots=("easy",))
    acting(seats)
    seats[1].line.say("arrange", talk="off")
    assert answer(seats[1].line)["code"] == "not_host"
    for talk, code in (("phrases", "phrases_only"), ("off", "chat_off"), ("open", None)):
        arranged(seats, talk)
        seats[1].line.say("say", text="Hello")
        assert answer(seats[1].line).get("code") == code
    with ben.sit(table) as again:
        notices = again.take()["notices"]
    assert [(notice["kind"], notice["why"]) for notice in notices] == [
        ("talk", "phrases"),
        ("talk", "off"),
        ("talk", "open"),
    ]
    for seat in seats:
        seat.line.close()


def test_the_next_table_of_the_evening_keeps_it(house: House) -> None:
    _, (ada, _), seats = table_of(house, "Ada", "Ben", bots=("easy",), options={"target": 1})
    arranged(seats, "phrases")
    play_on(seats, random.Random(1))
    seats[0].line.say("rematch")
    while (following := seats[0].hear().get("next")) is None:
        pass
    with ada.sit(following) as line:
        assert line.take()["talk"] == "phrases"
        line.say("say", text="Hello")
        assert answer(line)["code"] == "phrases_only"
    for seat in seats:
        seat.line.close()
