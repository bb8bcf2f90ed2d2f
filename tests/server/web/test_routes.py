"""Every address checks its caller: strangers, requests from another site, or bots by their token."""

import re

import pytest
from owners import invited, owner_of, rules
from running_server import Guest, ask, code_of

from quarterdeck.server.app import API_ROUTER

READ = "site games address me me/export stop/{secret:str}"
SENT = "enter enter/passkey enter/passkey/options join join/look me/sign-out stop/{secret:str}"
OPEN = {
    *(("GET", path) for path in ("/healthz/live", "/healthz/ready", *(f"/api/{path}" for path in READ.split()))),
    *(("POST", f"/api/{path}") for path in SENT.split()),
    ("DELETE", "/api/me"),
}
"""Requests that anyone may send, also strangers and banned guests. They do not make a stranger a guest."""
BY_LINK = {
    ("POST", "/api/games/{game_id:str}/form"),
    ("POST", "/api/games/{game_id:str}/explain"),
    ("GET", "/api/evenings/{evening_id:str}"),
    ("GET", "/api/tables/{table_id:str}/record"),
    ("GET", "/api/tables/{table_id:str}/rounds"),
}
"""Requests that a stranger with a table's link may send, if the site admits people by such links."""
NO_CHANGE = ("/api/games/{game_id:str}/form", "/api/games/{game_id:str}/explain", "/api/stop/{secret:str}")
"""Requests that pages of other sites may send: a form changes nothing, and a mail program may unsubscribe."""
FOR_BOTS = {("GET", "/api/games"), ("GET", "/api/me"), ("GET", "/api/tables/{table_id:str}/record")}
"""Requests that bots from outside may send."""
ROUTES = [(method, route.path) for route in API_ROUTER.routes for method in sorted({*route.methods} - {"OPTIONS"})]
DOORS = ("by_invitation", "banned", "owners_only", "site_closed")


def address(path):
    """Return an address for a route's path. Its ids do not exist."""
    return re.sub(r"\{\w+:str\}", "nowhere", path.replace("{game_id:str}", "seas-of-strife"))


def expected(method, path, who):
    """Return the code with which the server must refuse the request, or an empty text if it must not."""
    owners = path.startswith("/api/site/")
    if who == "owner" or (method, path) in OPEN:
        return ""
    if who == "banned":
        return "banned"
    if owners:
        return "owners_only"
    if who in ("stranger", "stranger without a link") and not (who == "stranger" and (method, path) in BY_LINK):
        return "by_invitation"
    return ""


@pytest.fixture(scope="module")
def guarded(servers):
    """A site by invitation, and one caller of each kind."""
    home = servers()
    owner = owner_of(home)
    table, known, banned = owner.create("person", "person", "beginner"), home.guest("Known"), home.guest("Bad")
    rules(owner, door="invited", by_table=True)
    member, visitor = invited(owner, "Mia"), Guest(home)
    assert visitor.http.get("/api/me", params={"table": table}).is_success
    owner.http.put(f"/api/site/people/{banned.id}/ban", json={})
    people = {"owner": owner, "member": member, "guest": known, "visitor": visitor, "banned": banned}
    return home, {**people, "stranger": Guest(home), "stranger without a link": Guest(home)}


@pytest.mark.parametrize(
    "who", ["owner", "member", "guest", "visitor", "banned", "stranger", "stranger without a link"]
)
def test_every_route_asks_who_it_is(guarded, who):
    """Only admission is tested: bodies are empty and ids unknown, so that admitted requests change nothing."""
    _, people = guarded
    rules(people["owner"], by_table=who != "stranger without a link")
    for method, path in ROUTES:
        if (method, path) in {("DELETE", "/api/me"), ("POST", "/api/me/sign-out")}:
            continue  # these two change something; they are tested below
        answer = people[who].http.request(method, address(path))
        found = code_of(answer) if answer.headers.get("content-type", "").startswith("application/json") else ""
        wanted = expected(method, path, who)
        if not wanted and who.startswith("stranger") and found in DOORS:
            assert (method, path) in OPEN, "only what would make a guest refuses a stranger here"
            assert (found, "cookie" in str(answer.headers.get("set-cookie", ""))) == ("by_invitation", False)
            continue
        assert (found if found in DOORS else "") == wanted, (method, path, found)
    assert not dict(people["stranger"].http.cookies), "a stranger is nobody"


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
def test_other_sites_can_change_nothing(guarded, origin):
    _, people = guarded
    for method, path in ROUTES:
        if method != "GET" and path not in NO_CHANGE:
            answer = people["owner"].http.request(method, address(path), headers={"origin": origin})
            assert (answer.status_code, code_of(answer)) == (403, "foreign"), (method, path)


def test_what_is_for_people_is_refused_to_bots(guarded):
    home, people = guarded
    token = people["member"].http.post("/api/me/bots", json={"name": "Robo"}).json()["token"]
    for method, path in [*ROUTES, ("GET", "/")]:
        answer = ask(method, home.origin + address(path), headers={"authorization": f"Bearer {token}"})
        assert (code_of(answer) == "people_only") is ((method, path) not in FOR_BOTS), (method, path)
