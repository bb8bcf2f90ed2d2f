"""Whole games through the browser, as people play them."""

import json

import prepared
import pytest
from conftest import DESKTOP, PHONE
from player import FREE, Keyboard, Pointer, Touch, give_up, open_table, play, state
from waiting import arrives, until

pytestmark = pytest.mark.browser


def test_two_clicks_then_a_whole_game_with_the_mouse(visit, tmp_path):
    """From the first page: Play now, as last time, then cards until somebody has won; the record verifies."""
    visitor = visit(viewport=DESKTOP)
    page = visitor.page
    page.goto("/")
    habits = {"seas-of-strife": {"options": {"players": 3, "target": 3}, "sitters": ["medium", "beginner"]}}
    page.evaluate("(habits) => (localStorage['quarterdeck.habits'] = JSON.stringify(habits))", habits)
    page.reload()
    page.get_by_role("button", name="Play now Seas of Strife").click()
    page.wait_for_url("**/table/*")
    page.locator("[data-card]").first.wait_for()
    play(Pointer(page))
    assert "win" in page.locator(".ended h2").inner_text()
    assert page.locator("dialog[open]").count() == 0, "the end is seen at the table"
    page.get_by_role("button", name="Play again").wait_for()
    record = saved_record(page, tmp_path)
    page.get_by_role("link", name="Step through the game").click()
    page.wait_for_url("**/replay/*")
    page.get_by_role("button", name="To the end").click()
    assert max(record["result"]["scores"]) >= 3
    page.go_back()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url("**/table/*")
    page.locator("[data-card]").first.wait_for()


def saved_record(page, folder):
    """Download the record of the finished game, and verify it."""
    with page.expect_download() as download:
        page.locator(".ended a[download]").click()
    path = folder / "record.json"
    download.value.save_as(path)
    check_record(path)
    return json.loads(path.read_text())


def check_record(path):
    from click.testing import CliRunner

    from quarterdeck.cli import main

    done = CliRunner().invoke(main, ["verify", str(path)])
    assert done.exit_code == 0, done.output


def test_a_whole_game_with_the_keyboard_in_japanese(visit, tmp_path):
    """To the end and the record, which verifies, without a pointer."""
    visitor = visit(viewport=DESKTOP, locale="ja-JP", dark=True)
    open_table(visitor, ["person", "medium"], "sea-change", target=1)
    page = visitor.page
    assert page.locator("html").get_attribute("lang") == "ja"
    play(Keyboard(page))
    page.get_by_role("button", name="もう一度").wait_for()
    saved_record(page, tmp_path)


@pytest.mark.parametrize(
    ("settings", "hands", "bots", "options"),
    [
        ({"viewport": DESKTOP, "locale": "ja-JP", "dark": True}, Keyboard, 4, {"rules": "strife"}),
        ({"viewport": PHONE}, Touch, 5, {"happy_faces": True}),
    ],
    ids=["keyboard", "touch"],
)
def test_cards_are_passed_and_a_trick_is_played(visit, settings, hands, bots, options):
    """Nothing is ever wider than the screen."""
    visitor = visit(**settings)
    open_table(visitor, ["person", *["medium"] * bots], passing=True, **options)
    page = visitor.page
    asked = set()

    def tricks():
        asked.add(state(page))
        return page.locator("[data-tool=last]:not([disabled])").count()

    assert play(hands(page), until=tricks)
    assert {"give", "card"} <= asked
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def sit_down(host, friend, address, button):
    """The friend comes by the link and takes a seat; the game is on."""
    friend.page.goto(address)
    friend.page.get_by_role("button", name=button).click()
    for page in (host.page, friend.page):
        page.wait_for_selector("[data-card]")


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


def test_a_friend_by_link_and_nothing_secret_in_the_friends_browser(visit):
    """Two browsers at one table to the end; the second is never sent the first one's cards."""
    host, friend = visit(viewport=DESKTOP), visit(viewport=PHONE, locale="ja-JP")
    address = open_table(host, ["person", "person", "medium", "hard"], passing=True, target=4)
    sit_down(host, friend, address, "席2")
    played_out(host, friend, address, 8)
    assert_secret(host.received, friend.received, 0, 1)
    assert_secret(friend.received, host.received, 1, 0)


def test_two_teams_in_two_browsers(visit):
    """Team mates are told as little of each other's hands as anybody."""
    host, friend = visit(viewport=DESKTOP), visit(viewport=PHONE, locale="ja-JP", dark=True)
    address = open_table(host, ["person", "medium", "person", "medium"], "sea-change", teams=2, target=1)
    sit_down(host, friend, address, "席3")
    played_out(host, friend, address, 4)
    assert_secret(host.received, friend.received, 0, 2)
    assert_secret(friend.received, host.received, 2, 0)


def test_basic_feud_between_two_browsers(visit):
    """A column by hand, a Round, and the end for both; neither is told of the other's cards before they are shown."""
    host, friend = visit(viewport=DESKTOP), visit(viewport=PHONE, locale="ja-JP")
    address = open_table(host, ["person", "person"], "feud")
    sit_down(host, friend, address, "席2")
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
    friend.page.goto(address)
    friend.page.get_by_role("button", name="Take seat 2").click()
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


def test_watching_shows_no_hand(visit):
    """A spectator gets what everybody may see and nothing else."""
    host, watcher = visit(), visit()
    address = open_table(host, ["person", "medium", "medium", "medium"], target=1)
    watcher.page.goto(address)
    watcher.page.locator(".plate").first.wait_for()
    with prepared.lines(address, host) as people:
        prepared.decide(*people)
    watcher.page.get_by_role("link", name="Download the record").wait_for()
    deals = [event for event in events_of(watcher.received) if event["event"] == "deal"]
    assert deals
    assert all(event["hands"] == [None] * 4 for event in deals)


def test_an_illegal_card_says_why(visit):
    """Tried with a click and looked at with the keyboard: words and the rule."""
    page = visit().page
    barred = page.locator(".card.barred")
    prepared.put(page, prepared.found("seas-of-strife", {"players": 4}, choices_are_few))
    page.locator("[data-asked]").wait_for()
    held = page.locator("[data-card]").count()
    name = barred.first.text_content()
    assert "cannot be played" in name
    barred.first.click(position={"x": 20, "y": 44}, force=True)
    page.get_by_role("link", name="SOS-").or_(page.get_by_text("SOS-")).first.wait_for()
    assert page.locator("[data-card]").count() == held
    assert page.locator(FREE).count() > 0


def choices_are_few(table):
    """Seat 0 must follow suit with a full hand."""
    return table.pending == (0,) and 1 < len(table.legal(0)) < 5 and table.ply < 12


def test_reloading_goes_on_where_it_was(visit):
    """The same hand, the same turn."""
    visitor = visit()
    open_table(visitor, ["person", "easy", "easy", "easy"])
    page = visitor.page
    page.wait_for_selector("[data-card]")
    assert play(Pointer(page), until=lambda: state(page) == "card" and page.locator("[data-card]").count() < 14)
    hand = page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    page.reload()
    page.wait_for_selector("[data-asked]")
    assert page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)") == hand


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
