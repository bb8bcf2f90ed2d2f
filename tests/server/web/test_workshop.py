"""The server's part in definitions that people compose for a game, such as price runs."""

import pytest
from play import rematch, table_of
from running_server import code_of, done, refused, wait_for

RALLY = {"name": {"en": "Rally", "ja": "鼓舞"}, "price": 40, "windows": ["end_of_round"]}
RALLY["steps"] = [{"step": "heal", "count": 2}]


def test_the_form_has_what_is_possible_of_own_definitions(http):
    call = {**RALLY, "name": "Call", "steps": [{"step": "call"}]}
    given = {"own_maneuvers": [RALLY, call, 3], "maneuver_changes": {"heal": {"once": True}, "nap": {}}}

    for preset, own in (("true", [RALLY, call]), ("basic", [RALLY])):
        form = done(http.post("/api/games/feud/form", json={**given, "preset": preset}))
        found = {option["name"]: (option["kind"], option["value"]) for option in form["options"]}
        assert found["own_maneuvers"] == ("defined", own)
        assert found["maneuver_changes"] == ("defined", {"heal": {"once": True}})


@pytest.mark.parametrize("wrong", [None, 3, [], "x", {"name": 3}, {"steps": [3]}, {"windows": [[]]}, {"steps": [{}]}])
def test_whatever_is_sent_is_answered(http, wrong):
    for definition in (wrong, {**RALLY, "steps": wrong}):
        form = done(http.post("/api/games/feud/form", json={"preset": "true", "own_maneuvers": [definition]}))
        assert [option["value"] for option in form["options"] if option["name"] == "own_maneuvers"] == [[]]
        told = http.post("/api/games/feud/explain", json={"own_maneuvers": [definition]})
        assert refused(told) == (400, "bad_option")
        assert http.post(PRICE, json={"definition": definition, "deals": 2}).json()["code"] == "bad_definition"


PRICE = "/api/games/feud/workshop/price"
NOTHING = {"definition": None, "running": False, "done": 0, "of": 0, "found": None, "failed": None}


def measured(server, **headers):
    return done(server.guest().http.get(PRICE, headers=headers))["state"]


@pytest.mark.slow
def test_a_price_is_measured_one_at_a_time(home):
    http = home.guest().http
    assert measured(home) == NOTHING
    assert http.post(PRICE, json={"definition": RALLY, "deals": 2}).status_code == 202
    assert http.post(PRICE, json={"definition": RALLY, "deals": 2}).json()["code"] == "measuring"
    wait_for(lambda: not measured(home)["running"], 300, every=0.2)
    state = measured(home)
    assert state["failed"] is None
    assert state["done"] == state["of"] > 0
    assert state["definition"] == RALLY
    levels = [level["bot"] for price in state["found"]["prices"] for level in price["levels"]]
    assert set(levels) == {"beginner", "medium"}
    assert http.post(PRICE, json={"definition": RALLY, "deals": 400}).status_code == 202
    wait_for(lambda: measured(home)["of"] > 0, 300, every=0.2)
    assert http.delete(PRICE).json() == {"state": NOTHING}
    assert measured(home) == NOTHING


def test_what_cannot_be_measured(http):
    for game, refusal in (("whist", (400, "unknown_game")), ("seas-of-strife", (404, "no_workshop"))):
        assert refused(http.get(f"/api/games/{game}/workshop/price")) == refusal
    for body, code in (
        ({"definition": {**RALLY, "price": 0}, "deals": 2}, "bad_definition"),
        ({"definition": RALLY, "deals": 401}, "malformed"),
        ({"definition": RALLY}, "malformed"),
    ):
        assert http.post(PRICE, json=body).json()["code"] == code


@pytest.mark.parametrize("headers", [{"host": "cards.example"}, {"x-forwarded-for": "1.2.3.4"}, {"via": "1.1 x"}])
def test_only_the_person_at_the_machine_measures(server, http, headers):
    assert measured(server, **headers) is None
    body = {"definition": RALLY, "deals": 2}
    for answer in (http.post(PRICE, json=body, headers=headers), http.delete(PRICE, headers=headers)):
        assert refused(answer) in ((403, "host_only"), (403, "foreign"))


@pytest.mark.server(public_url="https://cards.example")
def test_nothing_is_measured_behind_a_public_address(server):
    assert measured(server) is None


def test_the_most_that_a_table_can_have_fits_and_is_kept_for_the_next_game(server):
    step = {"step": "renew", "whose": "opponent", "by": "chance", "count": 6, "pile": "discard"}
    steps = [{**step, "if": "opponent_marked"}] * 4
    full = {"price": 5, "windows": ["before_study"], "steps": steps, "once": True, "when": "at_once"}
    full["needs"] = "opponent_marked"
    own = [{"name": {"en": f"{n}{'x' * 39}", "ja": f"{n}{'策' * 39}"}, **full} for n in range(8)]
    options = {"preset": "true", "own_maneuvers": own}
    for given in (None, options):
        _, (ada, _), seats = table_of(server, "Ada", "Ben", game="feud", options=options)
        seats[0].say("concede")
        seats[0].where(phase="finished")
        following = rematch(seats, options=given)
        assert ada.sit(following).take()["options"]["own_maneuvers"] == own
    nine = {"game": "feud", "options": {"own_maneuvers": [*own, {**own[0], "name": "9"}]}}
    assert code_of(ada.http.post("/api/tables", json=nine)) == "bad_option"
