"""What people compose for a game, as the server looks at it."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest
from house import House, running, wait_for

from quarterdeck.games.feud.definitions import STEPS
from quarterdeck.server.config import Limits

RALLY = {
    "name": {"en": "Rally", "ja": "鼓舞"},
    "price": 40,
    "windows": ["end_of_round"],
    "steps": [{"step": "heal", "count": 2}],
}
FEUD = "/api/games/feud/workshop"


def look(house: House, *definitions: Any, **more: Any) -> list[Any]:
    answer = house.guest().http.post(f"{FEUD}/look", json={"definitions": list(definitions), **more})
    assert answer.status_code == 200, answer.text
    found: list[Any] = answer.json()["found"]
    return found


def draft(house: House, definition: Any) -> Any:
    return house.guest().http.post(f"{FEUD}/draft", json={"definition": definition}).json()


def test_the_bench_has_all_that_forms_are_drawn_from(house: House) -> None:
    bench = house.guest().http.get(FEUD).json()
    assert set(bench["steps"]) == set(STEPS)
    assert sorted(step for group in bench["groups"] for step in group["steps"]) == sorted(STEPS)
    shown = [group["name"] for group in bench["groups"]] + [step["name"] for step in bench["steps"].values()]
    shown += [value["name"] for name in ("windows", "when", "needs") for value in bench[name]]
    for step in bench["steps"].values():
        shown += [value["name"] for values in step["fields"].values() for value in values]
    assert all(text["en"] and text["ja"] and text["en"] != text["ja"] for text in shown)
    found = look(house, *(entry["definition"] for entry in bench["shelf"]))
    assert [one["problems"] for one in found] == [[]] * len(bench["shelf"])
    assert [entry["id"] for entry in bench["book"]][-1] == "heal"
    betrayal = next(entry for entry in bench["book"] if entry["id"] == "betrayal")
    assert betrayal["changes"] == {"windows": ["before_columns"], "once": False, "by": []}


def test_a_definition_is_told_in_both_languages(house: House) -> None:
    (found,) = look(house, RALLY)
    assert found["problems"] == []
    assert found["alters"] is False
    assert found["articles"]["en"]["effect"] == ["2 Markers come off your Unit."]
    assert found["articles"]["ja"]["name"] == "鼓舞"
    denies = {**RALLY, "windows": ["before_study"], "steps": [{"step": "deny", "rule": "study"}]}
    assert look(house, denies)[0]["alters"] is True


@pytest.mark.parametrize(
    ("change", "place", "english", "japanese"),
    [
        ({"price": None}, ["price"], "Give a whole number from 1 to 1000.", "1から1000まで"),
        ({"name": {"en": " "}}, ["name", "en"], "Give it a name", "名前をつけて"),
        ({"windows": ["before_study"], "steps": [{"step": "turn"}]}, ["steps", 0], "Turn the columns about", "逆順"),
        ({"steps": [{"step": "gain", "count": 40}]}, ["price"], "bought for ever", "いつまでも"),
    ],
)
def test_a_mistake_has_its_place_and_its_words(
    house: House, change: dict[str, Any], place: list[Any], english: str, japanese: str
) -> None:
    (problem,) = look(house, {**RALLY, **change})[0]["problems"]
    assert problem["place"] == place
    assert english in problem["words"]["en"]
    assert japanese in problem["words"]["ja"]


def test_under_other_options_other_things_are_possible(house: House) -> None:
    call = {**RALLY, "steps": [{"step": "call"}]}
    assert look(house, call)[0]["problems"] == []
    assert look(house, call, options={"preset": "true"})[0]["problems"] == []
    (problem,) = look(house, call, options={"preset": "basic"})[0]["problems"]
    assert problem["code"] == "option_off"
    assert "Way of Reservation" in problem["words"]["en"]


def test_a_draft_is_told_what_its_parts_could_not_be(house: House) -> None:
    barred = draft(house, RALLY)["barred"]
    assert "heal" not in barred["add"]
    assert "Before Column One" in barred["add"]["turn"]["en"]
    assert set(barred["when"]) == {"window_closes"}
    assert "windows" not in [field for step in barred["steps"] for field in step]
    full = {**RALLY, "steps": [{"step": "heal", "count": 1}] * 4}
    assert set(draft(house, full)["barred"]["add"]) == set(STEPS)
    waits = {**RALLY, "windows": ["before_columns"], "when": "window_closes", "once": True}
    step = {"step": "show_column"}
    assert set(draft(house, {**waits, "steps": [step]})["barred"]["steps"][0]["by"]) == {"buyer"}
    assert draft(house, {})["barred"] == {}


@pytest.mark.parametrize("wrong", [None, 3, [], "x", {"name": 3}, {"steps": [3]}, {"windows": [[]]}, {"steps": [{}]}])
def test_whatever_is_sent_is_answered(house: House, wrong: Any) -> None:
    (found,) = look(house, wrong)
    assert found["problems"]
    assert found["articles"] is None
    assert draft(house, wrong)["found"]["problems"] == found["problems"]
    made: dict[str, Any] = {**RALLY, "steps": wrong}
    assert look(house, made)[0]["problems"]


def test_what_is_refused(house: House) -> None:
    guest = house.guest()
    for path, body, status, code in (
        ("whist/workshop/look", {"definitions": []}, 400, "unknown_game"),
        ("seas-of-strife/workshop/look", {"definitions": []}, 404, "no_workshop"),
        ("feud/workshop/look", {"definitions": [RALLY] * 41}, 400, "too_many"),
        ("feud/workshop/look", {"definitions": RALLY}, 400, "malformed"),
        ("feud/workshop/draft", {"definitions": [RALLY]}, 400, "malformed"),
    ):
        answer = guest.http.post(f"/api/games/{path}", json=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert guest.http.post(f"{FEUD}/draft", json={"definition": "x" * 20_000}).status_code == 413
    answer = guest.http.post(f"{FEUD}/look", json={"definitions": []}, headers={"origin": "http://evil.example"})
    assert answer.json()["code"] == "foreign"


def test_it_is_not_asked_too_often(tmp_path: Path) -> None:
    limits = dataclasses.replace(Limits(), workshop_rate=0.001, workshop_burst=2)
    with running(tmp_path, limits=limits) as house:
        guest = house.guest()
        answers = [guest.http.post(f"{FEUD}/look", json={"definitions": []}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]


def test_the_form_has_what_is_possible_of_own_definitions(house: House) -> None:
    http = house.guest().http
    call = {**RALLY, "name": "Call", "steps": [{"step": "call"}]}
    given = {"own_maneuvers": [RALLY, call, 3], "maneuver_changes": {"heal": {"once": True}, "nap": {}}}

    def values(**more: Any) -> tuple[Any, Any]:
        answer = http.post("/api/games/feud/form", json={**given, **more}).json()
        found = {option["name"]: option for option in answer["options"]}
        assert {found[name]["kind"] for name in given} == {"defined"}
        return found["own_maneuvers"]["value"], found["maneuver_changes"]["value"]

    assert values(preset="true") == ([RALLY, call], {"heal": {"once": True}})
    assert values(preset="basic") == ([RALLY], {"heal": {"once": True}})


PRICE = f"{FEUD}/price"
NOTHING = {"definition": None, "running": False, "done": 0, "of": 0, "found": None, "failed": None}


def measured(house: House, **headers: str) -> Any:
    answer = house.guest().http.get(PRICE, headers=headers)
    assert answer.status_code == 200
    return answer.json()["state"]


def test_a_price_is_measured_one_at_a_time(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        http = house.guest().http
        assert measured(house) == NOTHING
        assert http.post(PRICE, json={"definition": RALLY, "deals": 2}).status_code == 202
        assert http.post(PRICE, json={"definition": RALLY, "deals": 2}).json()["code"] == "measuring"
        wait_for(lambda: not measured(house)["running"], 300)
        state = measured(house)
        assert state["failed"] is None
        assert state["done"] == state["of"] > 0
        assert state["definition"] == RALLY
        levels = [level["bot"] for price in state["found"]["prices"] for level in price["levels"]]
        assert set(levels) == {"beginner", "medium"}
        assert http.post(PRICE, json={"definition": RALLY, "deals": 400}).status_code == 202
        wait_for(lambda: measured(house)["of"] > 0, 300)
        assert http.delete(PRICE).json() == {"state": NOTHING}
        assert measured(house) == NOTHING


def test_what_cannot_be_measured(house: House) -> None:
    http = house.guest().http
    for body, code in (
        ({"definition": {**RALLY, "price": 0}, "deals": 2}, "bad_definition"),
        ({"definition": RALLY, "deals": 401}, "malformed"),
        ({"definition": RALLY}, "malformed"),
    ):
        assert http.post(PRICE, json=body).json()["code"] == code


@pytest.mark.parametrize("headers", [{"host": "cards.example"}, {"x-forwarded-for": "1.2.3.4"}, {"via": "1.1 x"}])
def test_only_the_person_at_the_machine_measures(house: House, headers: dict[str, str]) -> None:
    http = house.guest().http
    assert measured(house, **headers) is None
    body = {"definition": RALLY, "deals": 2}
    for answer in (http.post(PRICE, json=body, headers=headers), http.delete(PRICE, headers=headers)):
        assert answer.status_code == 403
        assert answer.json()["code"] in ("host_only", "foreign")


def test_nothing_is_measured_behind_a_public_address(tmp_path: Path) -> None:
    with running(tmp_path, public_url="https://cards.example") as house:
        assert measured(house) is None
