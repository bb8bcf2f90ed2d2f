"""The HTTP API: guests, lists, new tables, and refusals."""

import pytest
from play import listed
from running_server import GAME, Guest, code_of, get, refused, wait_for


def test_a_guest_is_made_on_first_sight_and_known_again(server):
    """Holds also if the server refuses the first request."""
    guest, other = server.guest(), Guest(server)
    answer = guest.http.get("/api/me")
    assert answer.json()["id"] == guest.id
    assert "set-cookie" not in answer.headers
    first = other.http.post("/api/tables", json={"game": "whist"})
    assert first.status_code == 400
    cookie = first.headers["set-cookie"].lower()
    assert ("httponly" in cookie, "samesite=lax" in cookie, "secure" in cookie) == (True, True, False)
    again = other.http.get("/api/me")
    assert "set-cookie" not in again.headers
    assert again.json()["id"] != guest.id
    assert other.token not in first.text + again.text


def test_names_are_cleaned_and_kept_or_refused(http):
    """`tests/data/name-cases.json` has the cases."""
    for given, code in ((" Ann \n Bo ", ""), ("\x00\x1f", "bad_name"), ("x" * 25, "bad_name")):
        assert code_of(http.put("/api/me", json={"name": given})) == code
        assert http.get("/api/me").json()["name"] == "Ann Bo"


def test_the_names_of_the_sites_bots_are_theirs(ada):
    line = ada.sit(ada.create("person", "person", "beginner"))
    for name in ("Cleo", "GUS", "Ｂａｏ", "F\u034finn", "Eva.", "Hana\u3164"):
        assert refused(ada.http.put("/api/me", json={"name": name})) == (400, "bot_name_taken")
        seats = [{"kind": "person"}, {"kind": "person", "name": name}, {"kind": "bot", "level": "beginner"}]
        answer = ada.http.post("/api/tables", json={"game": GAME, "options": {"players": 3}, "seats": seats})
        assert refused(answer) == (400, "bot_name_taken")
        assert line.refusal("sit", seat=1, name=name) == "bot_name"


def test_one_choice_of_an_option_changes_the_others(http):
    answer = http.post(f"/api/games/{GAME}/form", json={"players": 6, "rules": "whist", "colour": 1}).json()
    values = {option["name"]: option["value"] for option in answer["options"]}
    assert (values["players"], values["rules"], values["target"], answer["seats"]) == (6, "texas", 10, 6)
    for given, note in (({}, None), ({"preset": "strikes"}, "luck")):
        assert http.post("/api/games/feud/form", json=given).json()["level_note"] == note
    for path, body in ((GAME, []), (GAME, None), ("whist", {})):
        assert http.post(f"/api/games/{path}/form", json=body).status_code == 400


def test_what_options_say_is_told_in_both_languages(http):
    own = {"name": {"en": "Rally", "ja": "鼓舞"}, "price": 7, "windows": ["before_study"]}
    good, bad = ({**own, "steps": [{"step": step, "count": 1}]} for step in ("heal", "fly"))
    changes = {"maneuver_changes": {"heal": {"once": True}}}
    told = http.post("/api/games/feud/explain", json={"preset": "true", "own_maneuvers": [good], **changes}).json()
    assert told["en"][1]["effect"] == ["A Marker comes off your Unit."]
    assert [(each["entry"], each["name"]) for each in told["ja"]] == [("heal", "手当て"), ("0", "鼓舞")]
    assert http.post(f"/api/games/{GAME}/explain", json={}).json() == {"en": [], "ja": []}
    for path, body in (("feud", {"own_maneuvers": [bad]}), ("feud", {"colour": 1}), ("feud", []), ("whist", {})):
        assert refused(http.post(f"/api/games/{path}/explain", json=body))[0] == 400


def test_impossible_tables(server):
    http, person = server.guest().http, {"kind": "person"}
    for code, bodies in {
        "unknown_game": [{"game": "whist"}],
        "bad_option": [
            *({"game": GAME, "options": options} for options in ({"players": 9}, {"colour": 1})),
            {"game": "feud", "options": {"maneuver_changes": {"heal": {"once": 3}}}},
            {"game": "feud", "options": {"own_maneuvers": [{"name": "x" * 41}]}},
        ],
        "bad_seats": [
            {"game": GAME, "seats": [person]},
            {"game": "feud", "seats": [person, {**person, "owner": "Ben"}]},
        ],
        "bad_clock": [{"game": "feud", "clock": clock} for clock in ({}, {"decision": 10, "budget": 60})],
        "malformed": [
            *({"game": GAME, "seats": [seat] * 4} for seat in ({"kind": "cat"}, {"kind": "bot", "level": "divine"})),
            *({"game": "feud", "clock": clock} for clock in ({"budget": "long"}, {"decision": -1})),
            {"game": 5},
            {"game": GAME, "key": "00"},
            [],
        ],
    }.items():
        for body in bodies:
            assert refused(http.post("/api/tables", json=body)) == (400, code), body


def test_broken_bodies(http):
    for content in (b"", b"{", b"\xff\xfe", b"null"):
        assert refused(http.post("/api/tables", content=content)) == (400, "malformed")
    for deep in (40, 500, 7000):
        nested = '{"game": "feud", "options": {"preset": ' + "[" * deep + "]" * deep + "}}"
        for path in ("/api/tables", "/api/games/feud/form", "/api/games/feud/explain"):
            assert refused(http.post(path, content=nested)) == (400, "malformed"), (path, deep)
    assert refused(http.post("/api/tables", content=b"x" * 100_000))[0] == 413
    for (method, path, content), message in {
        ("POST", "/api/tables", b'{"game": "feud", "listed": "true"}'): "Expected `bool`, got `str` - at `$.listed`.",
        ("POST", "/api/duplicates", b'{"game": "feud", "options": {}, "deals": "2"}'): "at `$.deals`.",
        ("PUT", "/api/me", b""): "The request has no body.",
        ("GET", "/api/me/tables?page=x", b""): "page: Expected `int`, got `str`",
    }.items():
        answer = http.request(method, path, content=content)
        assert refused(answer) == (400, "malformed"), path
        assert answer.json()["message"].endswith(message), answer.text


def test_lists(ada, ben):
    shown = ada.create("person", "person", "beginner", listed=True)
    hidden = ada.create("person", "person", "beginner")
    running_game = ada.create("person", "beginner", "beginner", listed=True)

    def seats():
        opened = {entry["id"]: entry for entry in ben.http.get("/api/tables").json()["open"]}
        assert not {hidden, running_game} & opened.keys()
        return [(seat["kind"], seat["online"]) for seat in opened[shown]["seats"]]

    assert seats() == [("person", False), ("open", False), ("bot", True)]
    assert {*listed(ada, "mine")} == {shown, hidden, running_game}
    assert listed(ben, "mine") == []
    with ada.come(shown):
        assert seats()[0] == ("person", True)
    line = ben.sit(shown)
    line.say("sit", seat=1)
    line.until("update")
    assert shown not in listed(ada)
    assert listed(ben, "mine") == [shown]


@pytest.mark.server(listed=2, listed_rate=0.001, listed_burst=3)
def test_listed_tables_are_few_a_guest_and_a_network(ada, ben):
    """The list shows tables with a person present before all others, however many newer tables there are."""
    body = {"game": GAME, "options": {"players": 3}, "listed": True}
    first, second = (ada.create("person", "person", "person", listed=True) for _ in range(2))
    assert refused(ada.http.post("/api/tables", json=body)) == (409, "too_many_listed")
    ada.create("person", "person", "beginner")
    third = ben.create("person", "person", "beginner", listed=True)
    assert listed(ben) == [third, second, first]
    assert refused(ben.http.post("/api/tables", json=body)) == (429, "too_fast")
    with ada.come(first) as line, ben.come(second) as watcher:
        assert listed(ben) == [first, third, second]
        line.say("leave")
        watcher.say("sit", seat=1)
        wait_for(lambda: listed(ben) == [second, first, third])


@pytest.mark.server(table_rate=0.001, table_burst=2, guest_rate=0.001, guest_burst=3)
def test_nobody_makes_too_many_guests_or_tables(server):
    guest, _, _ = (server.guest() for _ in range(3))
    for _ in range(2):
        guest.create("person", "beginner", "beginner")
    assert refused(guest.http.post("/api/tables", json={"game": GAME})) == (429, "too_fast")
    assert refused(get(f"{server.address}api/me")) == (429, "too_fast")
    assert guest.http.get("/api/me").status_code == 200


@pytest.mark.server(guest_rate=0.001, guest_burst=2, entry_rate=0.001, entry_burst=3)
def test_guesses_keep_no_guest_out(server):
    """The server limits guesses of codes. Other guests from the same address can still come in and play on."""
    guesser = server.guest()
    guesses = [guesser.http.post("/api/enter", json={"secret": str(at)}) for at in range(5)]
    assert [answer.status_code for answer in guesses] == [403, 403, 403, 429, 429]
    assert server.guest().http.get("/api/me").status_code == 200
