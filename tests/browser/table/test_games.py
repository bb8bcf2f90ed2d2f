"""Whole games through the browser, as people play them."""

import json

import prepared
import pytest
from conftest import DESKTOP, PHONE
from pages import begin, habit, narrow_enough, record_of, remember
from player import Keyboard, Pointer, Touch, give_up, open_table, play, sit_down, state
from waiting import arrives, until


def test_two_clicks_then_a_whole_game_with_the_mouse(visit, tmp_path):
    """From the first page: Play now, as last time, then cards until somebody has won; the record verifies."""
    visitor = visit(viewport=DESKTOP)
    page = visitor.page
    page.goto("/")
    remember(page, {"seas-of-strife": habit({"players": 3, "target": 3}, ["medium", "beginner"])})
    begin(page, "Seas of Strife")
    play(Pointer(page))
    assert "win" in page.locator(".ended h2").inner_text()
    assert page.locator("dialog[open]").count() == 0, "the end is seen at the table"
    page.get_by_role("button", name="Play again").wait_for()
    record = record_of(page, tmp_path)
    page.get_by_role("link", name="Step through the game").click()
    page.wait_for_url("**/replay/*")
    page.get_by_role("button", name="To the end").click()
    assert max(record["result"]["scores"]) >= 3
    page.go_back()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url("**/table/*")
    page.locator("[data-card]").first.wait_for()


def test_a_whole_game_with_the_keyboard_in_japanese(visit, tmp_path):
    """To the end and the record, which verifies, without a pointer."""
    visitor = visit(viewport=DESKTOP, locale="ja-JP", dark=True)
    open_table(visitor, ["person", "medium"], "sea-change", target=1)
    page = visitor.page
    assert page.locator("html").get_attribute("lang") == "ja"
    play(Keyboard(page))
    page.get_by_role("button", name="もう一度").wait_for()
    record_of(page, tmp_path)


def test_cards_are_passed_and_a_trick_is_played_with_the_keyboard(visit):
    """Nothing is ever wider than the screen."""
    visitor = visit(viewport=DESKTOP, locale="ja-JP", dark=True)
    open_table(visitor, ["person", *["medium"] * 4], passing=True, rules="strife")
    page = visitor.page
    asked = set()

    def tricks():
        asked.add(state(page))
        return page.locator("[data-tool=last]:not([disabled])").count()

    assert play(Keyboard(page), until=tricks)
    assert {"give", "card"} <= asked
    assert narrow_enough(page)


def played_out(host, friend, address, first):
    """Both play in their pages until so many cards were played, and then to the end without looking on.

    What their pages are sent is all the same.
    """

    def enough():
        return sum(event["event"] == "play" for event in events_of(host.received)) >= first

    assert play(Pointer(host.page), Touch(friend.page, seed=3), until=enough)
    with prepared.lines(address, host, friend) as people:
        prepared.decide(*people)
    for visitor in (host, friend):
        arrives(visitor, '"phase":"finished"')


@pytest.mark.parametrize(
    ("game", "options", "seats", "friends", "plays"),
    [
        ("seas-of-strife", {"passing": True, "target": 4}, ["person", "person", "medium", "hard"], 1, 8),
        ("sea-change", {"teams": 2, "target": 1}, ["person", "medium", "person", "medium"], 2, 4),
    ],
    ids=["seas", "teams"],
)
def test_a_friend_by_link_and_nothing_secret_in_either_browser(visit, game, options, seats, friends, plays):
    """Two browsers at one table to the end; neither is ever sent the other one's cards, team mates no more."""
    host, friend = visit(viewport=DESKTOP), visit(viewport=PHONE, locale="ja-JP", dark=True)
    address = open_table(host, seats, game, **options)
    sit_down(friend, address, f"席{friends + 1}")
    played_out(host, friend, address, plays)
    assert_secret(host.received, friend.received, 0, friends)
    assert_secret(friend.received, host.received, friends, 0)


def test_basic_feud_between_two_browsers(visit):
    """A column by hand, a Round, and the end for both; neither is told of the other's cards before they are shown."""
    host, friend = visit(viewport=DESKTOP), visit(viewport=PHONE, locale="ja-JP")
    address = open_table(host, ["person", "person"], "feud")
    sit_down(friend, address, "席2")
    revealed = host.page.locator(".held")
    assert play(Pointer(host.page), Touch(friend.page, seed=3), until=revealed.count)
    with prepared.lines(address, host, friend) as people:
        assert prepared.decide(*people, until=lambda: people[0].count("tally"))
    give_up(host.page)
    friend.page.locator(".ended a[download]").wait_for()
    for frames, other in ((host.received, 1), (friend.received, 0)):
        for event in events_of(frames):
            if event["event"] == "draw" and event["seat"] == other:
                assert not any(event.get("cards") or ())
    for visitor in (host, friend):
        arrives(visitor, '"why":"concession","seat":0')


def test_a_bid_can_be_changed_until_the_last_is_in(visit):
    """Nobody is told of it but who made it."""
    host, friend = visit(), visit(viewport=PHONE)
    address = open_table(host, ["person", "person", "easy"], "turn-the-tide", rounds=1)
    sit_down(friend, address)
    for page in (host.page, friend.page):
        page.wait_for_selector("[data-asked]")
    first, second = (host.page.locator("[data-card]").nth(at) for at in (1, 3))
    first.click(position={"x": 20, "y": 44})
    host.page.wait_for_selector("[data-card][aria-pressed=true]")
    until(friend.page, lambda: (updates_of(friend.received) or [None])[-1] == ([], [1]))
    told = len(friend.received)
    second.click(position={"x": 20, "y": 44})
    chosen = second.get_attribute("data-card")
    host.page.wait_for_selector(f"[data-card='{chosen}'][aria-pressed=true]:not([aria-disabled])")  # the server has it
    Touch(friend.page).card()
    friend.page.wait_for_function("() => document.querySelectorAll('[data-card]').length === 11")
    later = until(friend.page, lambda: updates_of(friend.received[told:]))
    assert "bids" in later[0][0], "the next thing that is told are all bids"
    bids = [event for event in events_of(friend.received) if event["event"] == "bids"]
    assert str(bids[0]["cards"][0]) == chosen


def updates_of(frames):
    """What each update tells: the kinds of its events, and who is to decide then."""
    messages = [message for message in map(json.loads, frames) if message["type"] == "update"]
    return [
        ([event["event"] for event in message["events"]], (message["turn"] or {}).get("pending"))
        for message in messages
    ]


def events_of(frames):
    """The events in a browser's frames in order, with the whole message of each."""
    found = []
    for message in map(json.loads, frames):
        if message["type"] in ("earlier", "table", "update"):
            found[message["first"] :] = message["events"]
    return found


def assert_secret(owners, others, owner, other):
    """`others`, the frames of seat `other`, name no card of seat `owner` before it is played or given."""
    hands = {e["round"]: set(e["hands"][owner]) for e in events_of(owners) if e["event"] == "deal"}
    shown = set()
    number = 0
    for event in events_of(others):
        if event["event"] == "deal":
            number = event["round"]
            shown = set()
            assert event["hands"][owner] is None
            named = {card for hand in event["hands"] if hand for card in hand}
        elif event["event"] == "pass" and other in (event["from"], event["to"]):
            shown |= set(event["cards"])
            continue
        elif event["event"] == "play":
            shown.add(event["card"])
            continue
        else:
            named = set(event.get("cards", ())) | {event.get("card")}
        assert not (named & hands[number]) - shown, event
    assert hands
    legal = {action for m in map(json.loads, others) if m.get("turn") for action in m["turn"]["legal"]}
    assert legal


TIED = {"players": 6, "tie_break": "ask", "happy_faces": True, "target": 1}


def at_a_tie(table):
    """Seat 0 is asked whether the game goes on."""
    return 0 in table.pending and table.game.phase(table.full_state()[0]) == "tie"


def test_the_tied_are_asked_whether_they_play_on(visit):
    """Who ends the game wins together with the others."""
    page = visit().page
    tie = prepared.found("seas-of-strife", TIED, at_a_tie)
    prepared.put(page, tie)
    page.get_by_role("button", name="End the game").click()
    play(Pointer(page))
    assert "win together" in page.locator(".ended h2").inner_text()
