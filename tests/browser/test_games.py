"""Whole games through the browser, as people play them."""

import json

import pytest
from conftest import DESKTOP, PHONE
from player import FREE, Keyboard, Pointer, Touch, give_up, open_table, play, state

pytestmark = pytest.mark.browser


def test_two_clicks_then_a_whole_game_with_the_mouse(visit, tmp_path):
    """From the first page: Play now, then cards until somebody has won; the record verifies."""
    visitor = visit(viewport=DESKTOP)
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Play now Seas of Strife").click()
    page.wait_for_url("**/table/*")
    page.wait_for_function("() => document.querySelectorAll('[data-card]').length === 15")
    play(Pointer(page))
    assert "win" in page.locator(".ended h2").inner_text()
    assert page.locator("dialog[open]").count() == 0, "the end is seen at the table"
    page.get_by_role("button", name="Play again").wait_for()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    path = tmp_path / "record.json"
    download.value.save_as(path)
    check_record(path)
    page.get_by_role("link", name="Step through the game").click()
    page.wait_for_url("**/replay/*")
    page.get_by_role("button", name="To the end").click()
    scores = json.loads(path.read_text())["result"]["scores"]
    assert max(scores) >= 15
    page.go_back()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url("**/table/*")
    page.wait_for_function("() => document.querySelectorAll('[data-card]').length === 15")


def check_record(path):
    from click.testing import CliRunner

    from quarterdeck.cli import main

    done = CliRunner().invoke(main, ["verify", str(path)])
    assert done.exit_code == 0, done.output


def test_a_whole_game_with_the_keyboard_in_japanese(visit):
    """Passing, five players, Strife rules, without a pointer."""
    visitor = visit(viewport=DESKTOP, locale="ja-JP", dark=True)
    open_table(visitor, ["person", "easy", "medium", "easy", "medium"], passing=True, target=4, rules="strife")
    assert visitor.page.locator("html").get_attribute("lang") == "ja"
    play(Keyboard(visitor.page))
    visitor.page.get_by_role("button", name="もう一度").wait_for()


@pytest.mark.parametrize(("locale", "players"), [("ja-JP", 3), ("en-GB", 6)])
def test_a_whole_game_on_a_phone(visit, locale, players):
    """By touch on 360 pixels, nothing ever wider than the screen."""
    visitor = visit(viewport=PHONE, locale=locale)
    open_table(visitor, ["person"] + ["medium"] * (players - 1), target=5, passing=True, happy_faces=True)
    page = visitor.page
    page.wait_for_selector("[data-card]")
    play(Touch(page, seed=2))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_friend_by_link_and_nothing_secret_in_the_friends_browser(visit):
    """Two browsers at one table to the end; the second is never sent the first one's cards."""
    host, friend = visit(viewport=DESKTOP), visit(viewport=PHONE, locale="ja-JP")
    address = open_table(host, ["person", "person", "medium", "hard"], passing=True, target=6)
    friend.page.goto(address)
    friend.page.get_by_role("button", name="席2").click()
    for page in (host.page, friend.page):
        page.wait_for_selector("[data-card]")
    play(Pointer(host.page), Touch(friend.page, seed=3))
    assert_secret(host.received, friend.received, 0, 1)
    assert_secret(friend.received, host.received, 1, 0)


@pytest.mark.parametrize(
    ("settings", "hands", "players", "game", "options"),
    [
        ({"viewport": DESKTOP}, Pointer, 4, "turn-the-tide", {"rounds": 2}),
        ({"viewport": DESKTOP, "locale": "ja-JP", "dark": True}, Keyboard, 3, "turn-the-tide", {"rounds": 2}),
        ({"viewport": PHONE, "locale": "ja-JP"}, Touch, 5, "turn-the-tide", {"rounds": 2}),
        ({"viewport": DESKTOP, "locale": "ja-JP"}, Keyboard, 1, "sea-change", {"target": 2}),
        ({"viewport": DESKTOP, "dark": True}, Pointer, 2, "sea-change", {"target": 1}),
        ({"viewport": PHONE}, Touch, 8, "sea-change", {"teams": 4, "target": 1}),
        ({"viewport": DESKTOP, "locale": "ja-JP"}, Keyboard, 2, "feud", {"preset": "skirmish"}),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_a_whole_game_of_the_others(visit, tmp_path, settings, hands, players, game, options):
    """To the end and the record, which verifies; nothing ever wider than the screen."""
    visitor = visit(**settings)
    open_table(visitor, ["person"] + ["medium"] * (players - 1), game, **options)
    page = visitor.page
    page.wait_for_selector("[data-card]")
    play(hands(page))
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    with page.expect_download() as download:
        page.locator(".ended a[download]").click()
    path = tmp_path / "record.json"
    download.value.save_as(path)
    check_record(path)


def test_two_teams_in_two_browsers(visit):
    """Team mates are told as little of each other's hands as anybody."""
    host, friend = visit(viewport=DESKTOP), visit(viewport=PHONE, locale="ja-JP", dark=True)
    address = open_table(host, ["person", "medium", "person", "medium"], "sea-change", teams=2, target=1)
    friend.page.goto(address)
    friend.page.get_by_role("button", name="席3").click()
    for page in (host.page, friend.page):
        page.wait_for_selector("[data-card]")
    play(Pointer(host.page), Touch(friend.page, seed=3))
    assert_secret(host.received, friend.received, 0, 2)
    assert_secret(friend.received, host.received, 2, 0)


def test_basic_feud_between_two_browsers(visit):
    """Some Rounds, and the end for both; neither is told of the other's cards before they are revealed."""
    host, friend = visit(viewport=DESKTOP), visit(viewport=PHONE, locale="ja-JP")
    address = open_table(host, ["person", "person"], "feud")
    friend.page.goto(address)
    friend.page.get_by_role("button", name="席2").click()
    for page in (host.page, friend.page):
        page.wait_for_selector("[data-card]")
    assert play(
        Pointer(host.page),
        Touch(friend.page, seed=3),
        until=lambda: sum('"tally"' in frame for frame in host.received) > 2,
    )
    give_up(host.page)
    friend.page.locator(".ended a[download]").wait_for()
    for frames, other in ((host.received, 1), (friend.received, 0)):
        for event in events_of(frames):
            if event["event"] == "draw" and event["seat"] == other:
                assert not any(event.get("cards") or ())
    for visitor in (host, friend):
        while not any('"why":"concession","seat":0' in frame for frame in visitor.received):
            visitor.page.wait_for_timeout(20)


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
    while (updates_of(friend.received) or [None])[-1] != ([], [1]):
        friend.page.wait_for_timeout(50)
    told = len(friend.received)
    second.click(position={"x": 20, "y": 44})
    chosen = second.get_attribute("data-card")
    host.page.wait_for_selector(f"[data-card='{chosen}'][aria-pressed=true]:not([aria-disabled])")  # the server has it
    Touch(friend.page).card()
    friend.page.wait_for_function("() => document.querySelectorAll('[data-card]').length === 11")
    while not (later := updates_of(friend.received[told:])):
        friend.page.wait_for_timeout(20)
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
    address = open_table(host, ["person", "medium", "medium", "medium"], target=2)
    host.page.wait_for_selector("[data-card]")
    watcher.page.goto(address)
    watcher.page.get_by_role("region", name="Table").or_(watcher.page.locator(".plate")).first.wait_for()
    play(Pointer(host.page))
    watcher.page.get_by_role("link", name="Download the record").wait_for()
    deals = [event for event in events_of(watcher.received) if event["event"] == "deal"]
    assert deals
    assert all(event["hands"] == [None] * 4 for event in deals)


def test_an_illegal_card_says_why(visit):
    """Tried with a click and looked at with the keyboard: words and the rule."""
    visitor = visit()
    open_table(visitor, ["person", "medium", "medium", "medium"])
    page = visitor.page
    page.wait_for_selector("[data-card]")
    barred = page.locator(".card.barred")
    assert play(Pointer(page), until=lambda: state(page) == "card" and barred.count()), "in a whole game"
    held = page.locator("[data-card]").count()
    name = barred.first.text_content()
    assert "cannot be played" in name
    barred.first.click(position={"x": 20, "y": 44}, force=True)
    page.get_by_role("link", name="SOS-").or_(page.get_by_text("SOS-")).first.wait_for()
    assert page.locator("[data-card]").count() == held
    assert page.locator(FREE).count() > 0


def test_reloading_goes_on_where_it_was(visit):
    """The same hand, the same turn."""
    visitor = visit()
    open_table(visitor, ["person", "easy", "easy", "easy"])
    page = visitor.page
    page.wait_for_selector("[data-card]")
    assert play(Pointer(page), until=lambda: state(page) == "card" and page.locator("[data-card]").count() < 13)
    hand = page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    page.reload()
    page.wait_for_selector("[data-asked]")
    assert page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)") == hand


def test_the_language_changes_at_once(visit):
    visitor = visit(locale="ja-JP")
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="すぐに遊ぶ Seas of Strife").wait_for()
    page.get_by_role("button", name="English").click()
    page.get_by_role("button", name="Play now Seas of Strife").wait_for()
    assert page.locator("html").get_attribute("lang") == "en"
    page.reload()
    page.get_by_role("button", name="Play now Seas of Strife").wait_for()


def asked_at_a_tie(player):
    """Play until the page asks whether to play on; False where the game ends before."""
    button = player.page.get_by_role("button", name="End the game")
    return play(player, until=lambda: button.is_visible() and state(player.page) is None)


def test_the_tied_are_asked_whether_they_play_on(visit):
    """Six players, Happy Faces, one point: most games end in a tie. Who ends the game wins together with the others."""
    visitor = visit()
    tied = False
    while not tied:
        open_table(visitor, ["person"] + 5 * ["easy"], tie_break="ask", happy_faces=True, target=1)
        tied = asked_at_a_tie(player := Pointer(visitor.page))
    visitor.page.get_by_role("button", name="End the game").click()
    play(player)
    assert "win together" in visitor.page.locator(".ended h2").inner_text()
