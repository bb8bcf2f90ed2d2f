"""A review at a replay: a known blunder is found and explained, looked at, and done otherwise."""

import prepared
import pytest
from blunders import blunder
from conftest import PHONE
from pages import step_through
from player import Touch, play

from quarterdeck import GAMES, Table, create_bot
from quarterdeck.table.records import write_records


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """A game with a known blunder, and the file with its record."""
    found = blunder()
    path = tmp_path_factory.mktemp("review") / "game.jsonl"
    write_records(path, [found.record])
    return found, path


def test_a_known_blunder_is_found_looked_at_and_done_otherwise(visit, made):
    known, path = made
    page = visit().page
    step_through(page, path)
    page.locator("[data-tool=review]").click()
    sheet = page.locator("dialog[open]")
    sheet.get_by_role("heading", name="What decided the game").wait_for(timeout=120_000)
    assert sheet.get_by_text("Ada", exact=False).first.is_visible()
    first = sheet.locator(".plays > li")
    assert 1 <= first.count() <= 3
    assert first.locator(".position [data-card].hinted").count() == first.count(), "the better card is ringed"
    assert "the chance to win" in first.first.inner_text()
    blunders = sheet.locator(".list > li.blunder")
    assert blunders.count() >= 1
    why = blunders.first.locator("p").all_inner_texts()
    assert len(why) == 2, "of what would have been better, and of what was done"
    assert "(the best choice: " in why[1]
    others = sheet.get_by_text("other decision", exact=False)
    others.press("Enter")
    sheet.locator("details[open] li").first.wait_for()
    assert sheet.locator("details[open] li").count() == int(others.inner_text().split()[0])
    places = []
    for at in range(blunders.count()):
        blunders.nth(at).locator("button.line").click()
        page.locator("dialog[open]").wait_for(state="detached")
        page.locator(".note").get_by_text("Why the other is better: ", exact=False).first.wait_for()
        places.append(int(page.locator(".bar input[type=range]").input_value()))
        page.get_by_role("button", name="Back to the review").click()
        sheet.wait_for()
    events = [step.events for step in known.record.steps]
    assert events[known.ply] in places, "its decision is among those that are named"
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.locator("[data-tool=review]").click()
    sheet.get_by_role("button", name="Try it from here").first.click()
    page.get_by_role("button", name="With other cards that fit").click()
    page.wait_for_url("**/table/local-*")
    page.locator("[data-card]").first.wait_for()
    step_through(page, path)
    page.locator("[data-tool=review]").click()
    page.locator("dialog[open]").get_by_role("heading", name="What decided the game").wait_for()  # it was kept


def test_a_review_on_a_phone_by_the_keyboard_alone(visit, made):
    page = visit(viewport=PHONE, locale="ja-JP").page
    step_through(page, made[1])
    page.locator("[data-tool=review]").focus()
    page.keyboard.press("Enter")
    sheet = page.locator("dialog[open]")
    sheet.get_by_role("heading", name="勝負を決めた場面").wait_for(timeout=120_000)
    assert sheet.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    first = sheet.locator(".list > li.blunder button.line", has_text="大きなミス").first
    assert first.is_enabled()
    first.press("Enter")
    page.locator(".note", has_text="大きなミス").wait_for()


def begun_midway(game):
    """The record of a game that begins at its sixth decision."""
    whole = Table(GAMES[game], {}, bytes(32))
    for _ in range(5):
        whole.decide(whole.pending[0], whole.legal(whole.pending[0])[0])
    table = Table.from_state(whole.game, whole.options, whole.full_state())
    table.decide(table.pending[0], table.legal(table.pending[0])[0])
    return table.record([{"name": "Ada", "player": "human"}] * table.seats)


def test_a_record_that_begins_midway_says_so(visit, tmp_path):
    """Its events do not say what lay where before; all games say the same."""
    page = visit().page
    for game in GAMES:
        write_records(tmp_path / f"{game}.jsonl", [begun_midway(game)])
        step_through(page, tmp_path / f"{game}.jsonl")
        page.get_by_role("alert").get_by_text("begins in the middle of a game").wait_for()


def test_a_try_is_compared_with_the_game_itself(visit, tmp_path):
    """Its scores, by how much the seat was ahead, and how much more that is than it was."""
    table = Table(GAMES["sea-change"], {"players": 2, "target": [1, 1]}, bytes(32))
    bots = [create_bot("medium", table.game, seed) for seed in range(2)]
    while not table.is_over:
        seat = table.pending[0]
        table.decide(seat, bots[seat].choose(table.view(seat), seat))
    players = [{"name": "Ada", "player": "human"}, {"name": "Bo", "player": "bot:medium"}]
    write_records(tmp_path / "game.jsonl", [table.record(players)])
    own, other = table.result()["scores"]
    page = visit(viewport=PHONE).page

    def tries():
        step_through(page, tmp_path / "game.jsonl")
        page.locator("[data-tool=tryout]").click()
        return page.locator("dialog[open]")

    tries().get_by_role("button", name="With the cards as they were").click()
    page.wait_for_url("**/table/local-*")
    tries().get_by_text("not over yet").wait_for()
    page.get_by_role("link", name="Round 1").click()
    play(Touch(page))
    row = tries().locator("tbody tr")
    row.locator("td").nth(2).wait_for()
    scores, ahead, apart = row.locator("td").all_inner_texts()
    now = [int(each) for each in scores.split(" : ")]
    assert (int(ahead), int(apart)) == (now[0] - now[1], now[0] - now[1] - (own - other))
    sheet = page.locator("dialog[open]")
    assert sheet.evaluate("(one) => one.scrollWidth <= one.clientWidth")


CASES = """async (more) => {
  const asked = indexedDB.open('quarterdeck-reviews');
  await new Promise((done) => (asked.onsuccess = done));
  const base = asked.result;
  const store = base.transaction('cases', 'readwrite').objectStore('cases');
  if (more) store.put(more, 'more');
  const all = store.getAll();
  await new Promise((done) => (all.onsuccess = done));
  base.close();
  return all.result;
}"""


def test_what_the_reader_often_gets_wrong(visit):
    """A review of the reader's own game keeps its mistakes; from five of a kind on they are listed, with ways on."""
    page = visit().page
    page.goto("/")
    table = Table(GAMES["sea-change"], {"players": 2, "target": [1, 1]}, bytes(32))
    prepared.play(table)
    prepared.put(page, table)
    page.goto("/replay/local-prepared")
    page.locator("[data-tool=review]").click()
    sheet = page.locator("dialog[open]")
    sheet.get_by_role("heading", name="What decided the game").wait_for(timeout=120_000)
    (own,) = page.evaluate(CASES, None)
    assert (own["game"], own["table"]) == ("sea-change", "local-prepared")
    case = max(own["cases"], key=lambda each: each["cost"])
    others = sum(each["kind"] == case["kind"] for each in own["cases"])
    page.goto("/me")
    page.locator("#statistics").wait_for()
    page.evaluate(CASES, {**own, "table": "other", "cases": [{**case, "cost": 0.001}] * (5 - others)})
    page.reload()
    listed = page.get_by_role("region", name="What you often get wrong").locator("ol.lined > li")
    listed.first.wait_for()
    assert listed.count() == 1
    assert "5 times." in listed.inner_text()
    assert listed.get_by_role("link", name="Lesson: ").get_attribute("href") == "/learn/sea-change"
    assert listed.get_by_role("link", name="Puzzles").get_attribute("href") == f"/puzzles/sea-change#{case['kind']}"
    listed.get_by_text("All 5 plays").click()
    listed.get_by_role("link", name="Play 1: ").click()
    page.locator(".note").get_by_text("Why the other is better: ", exact=False).first.wait_for()
    assert page.locator(".bar input[type=range]").input_value() == str(case["events"])
