"""Every screen: accessible, inside the phone, light to load, at home on its own server."""

import json
from pathlib import Path

import prepared
import pytest
from conftest import DESKTOP, PHONE
from looking import SETTINGS, assert_good, assert_good_here, label
from pages import NOTE, begin_lesson, close, go, step_through
from player import Pointer, Touch, guest, make_table, open_more, open_table, play, state, use_menu

from quarterdeck import GAMES, Table

ENGLISH, JAPANESE = SETTINGS
CI = pytest.mark.slow
ASKED = "[data-asked]"
SECTION = ".slot section"


@pytest.mark.parametrize("settings", [ENGLISH, pytest.param(JAPANESE, marks=CI)], ids=label)
def test_pages_around_the_table(visit, settings):
    visitor = visit(**settings)
    open_table(visitor, ["person", "person", "beginner"])
    page = visitor.page
    assert_good_here(page, "waiting room")
    go(page, "/")
    page.locator("li .scene").nth(3).wait_for()
    assert_good_here(page, "first page")
    game, rule = ("seas-of-strife", "SOS-7") if settings is ENGLISH else ("turn-the-tide", "TTT-7")
    go(page, f"/rules/{game}")
    page.wait_for_selector(f"#{rule}", state="attached")
    example = page.locator(".example", has=page.locator(".cards svg")).first
    example.get_by_role("button").last.press("Enter")
    example.locator("li[aria-current=step]").wait_for()
    assert_good_here(page, f"rules of {game}")


@pytest.mark.slow
def test_records_and_puzzles(visit):
    page = visit(**ENGLISH).page
    page.goto("/replay")
    page.wait_for_selector("main h1")
    assert_good(page, "records")
    go(page, "/puzzles")
    page.locator("article li a").first.wait_for()
    assert_good(page, "puzzles")
    go(page, "/puzzles/seas-of-strife")
    page.wait_for_selector(ASKED)
    assert_good(page, "a puzzle")
    page.locator(".hand [data-card]:not([aria-disabled])").last.press("Enter")
    page.wait_for_selector(f"{SECTION} .row")
    assert_good(page, "a verdict")
    page.locator(f"{SECTION} .lines button").last.press("Enter")
    page.wait_for_selector(f"{SECTION} .lines :last-child[aria-pressed=true]")
    assert_good(page, "a choice played out")
    page.locator(f"{SECTION} .row .quiet").first.press("Enter")
    page.wait_for_selector("dialog[open] table")
    assert_good(page, "why")


@pytest.mark.slow
def test_strategy_lessons_and_workshop(visit):
    page = visit(**JAPANESE).page
    page.goto("/strategy/feud")
    page.wait_for_selector("article h2")
    assert_good_here(page, "strategy")
    page.locator(".prose a[href='#feud-locks']").click()
    assert page.evaluate("document.activeElement.id") == "feud-locks", "a number leads to the command that shows it"
    begin_lesson(page)
    page.wait_for_selector(ASKED)
    assert_good(page, "a note")
    while page.locator(NOTE).count() > 0:
        page.keyboard.press("g")
    use_menu(page, "guide")
    page.wait_for_selector(NOTE)
    assert_good_here(page, "a note read again")
    go(page, "/learn/feud")
    page.wait_for_selector("ol li button")
    assert_good(page, "lessons")
    go(page, "/workshop/feud")
    page.get_by_label("値段", exact=True).fill("0")
    page.locator("[aria-invalid=true]").wait_for()
    assert_good(page, "a price to mend")


MOMENTS = [
    ("turn-the-tide", {"players": 5, "rounds": 2}, JAPANESE, "ts"),
    pytest.param("seas-of-strife", {"players": 4, "passing": True, "target": 30}, ENGLISH, "ts?", marks=CI),
    pytest.param("sea-change", {"players": 8, "target": 30}, JAPANESE, "ts", marks=CI),
    pytest.param("feud", {"preset": "true"}, ENGLISH, "", marks=CI),
]

LAST = "[data-tool=last]:not([disabled])"


class Looker:
    """Checks the page once at each kind of question."""

    def __init__(self, page, hands):
        self.page = page
        self.player = hands(page)
        self.seen = set()

    def play_to(self, wanted):
        """Play on until the page asks that question."""

        def enough():
            asked = state(self.page)
            if asked and asked not in self.seen:
                self.seen.add(asked)
                assert_good(self.page, asked)
            return wanted in self.seen

        assert play(self.player, until=enough) or wanted in self.seen, self.seen

    def open_sheets(self, keys):
        """Check the sheets that open by these keys."""
        for key in keys:
            self.page.keyboard.press(key)
            self.page.locator("dialog[open]").wait_for()
            assert_good_here(self.page, f"sheet {key}")
            close(self.page)


@pytest.mark.parametrize(("game", "options", "settings", "sheets"), MOMENTS)
def test_every_moment_at_the_table(visit, game, options, settings, sheets):
    """Passing, playing, choosing a leader, the sheets, the end of a round, in Turn the Tide of the game, the replay."""
    page = visit(**settings).page
    looker = Looker(page, Touch if settings is JAPANESE else Pointer)
    if options.get("passing") or game == "feud":
        prepared.put(page, Table(GAMES[game], options, bytes(32)), name="local-begun")
        looker.play_to("give")
    if game == "feud":
        return looker.play_to("card")
    prepared.put(page, prepared.before(game, options, "deal", nth=2))
    looker.play_to("card")
    page.locator(LAST).wait_for()
    looker.open_sheets(sheets)
    looker.play_to("next")
    if game == "turn-the-tide":
        prepared.put(page, prepared.before(game, options), name="local-ending")
        looker.play_to("end")
        open_more(page)
        page.locator(".ended a[href^='/replay']:not([href*='#'])").first.click()
        page.wait_for_url("**/replay/*")
        page.locator(":is([data-card], .plate):visible").first.wait_for()
        assert_good_here(page, "replay")
    if game == "sea-change":
        prepared.put(page, prepared.before(game, {"players": 1, "target": 30}, "deal", nth=2), name="local-alone")
        page.locator(ASKED).wait_for()
        assert_good(page, "alone")
    return None


def loaded(visitor, path):
    """Return the bytes on the wire of all requests of a page, without a cache."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    visitor.page.goto(path)
    visitor.page.wait_for_load_state("networkidle")
    session.detach()
    visitor.page.goto("about:blank")
    assert len(sizes) > 3
    return sum(sizes)


@pytest.mark.slow
def test_first_load_is_light(visit):
    """On the wire, fonts and all: the first page with its pictures, and a table that is opened by its link."""
    visitor = visit()
    assert loaded(visitor, "/") < 100_000
    for game in GAMES:
        path = make_table(visitor, ["person", *["beginner"] * (1 if game == "feud" else 2)], game)
        assert loaded(visitor, path) < 163_000, game


@pytest.mark.slow
def test_a_deal_is_played_and_its_game_accepted_by_the_site(visit):
    visitor = visit(viewport=DESKTOP)
    page = visitor.page
    guest(visitor)
    wanted = {"game": "sea-change", "options": {"players": 2, "target": [1, 1]}, "deals": 1}
    deals = visitor.context.request.post("/api/duplicates", data=wanted).json()["id"]
    page.goto("/days")
    page.locator("article li").nth(3).wait_for()
    page.get_by_role("button", name="Make them").wait_for()
    assert_good(page, "deals of the day")
    page.goto(f"/deals/{deals}")
    page.get_by_role("button", name="Play").click()
    page.wait_for_url("**/table/local-*")
    page.locator("[data-asked]").wait_for()
    play(Pointer(page))
    page.get_by_role("link", name="Compare with others").click()
    page.get_by_role("button", name="Send it to the site").click()
    page.locator("tr.you").wait_for()
    assert_good(page, "compared")


SAMPLES = Path(__file__).parents[3] / "frontend/tests/samples/reviews/seas-of-strife.json"


@pytest.mark.slow
def test_a_review_on_a_phone_by_the_keyboard_alone(visit, tmp_path):
    record = json.loads(SAMPLES.read_text())[0]["record"]
    (tmp_path / "game.jsonl").write_text(json.dumps(record))
    page = visit(viewport=PHONE, locale="ja-JP").page
    step_through(page, tmp_path / "game.jsonl")
    page.locator("[data-tool=review]").focus()
    page.keyboard.press("Enter")
    sheet = page.locator("dialog[open]")
    sheet.get_by_role("heading", name="勝負を決めた場面").wait_for()
    assert_good(page, "a review")
    assert sheet.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    sheet.get_by_role("button", name="ミスから学ぶ").press("Enter")
    page.get_by_role("heading", name="もっとよい手は？").wait_for()
    assert_good(page, "a mistake to learn from")
    page.get_by_role("button", name="検討に戻る").press("Enter")
    sheet.locator(".list > li.blunder .look").first.press("Enter")
    page.locator(".note", has_text="大きなミス").wait_for()
    page.locator("[data-tool=tryout]").press("Enter")
    sheet.get_by_role("button", name="実際のカードで").wait_for()
    assert_good(page, "a try")
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
