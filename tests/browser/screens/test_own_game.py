"""Games from packages of their own at the table: found, played to the end, seen again; and one that draws itself."""

import shutil
from pathlib import Path

import prepared
import pytest
from conftest import PHONE, serving, visiting
from elsewhere import declared
from player import Pointer, open_more, open_table, play

SOURCE = Path(__file__).resolve().parents[3] / "examples/hearts/src"
ITSELF = """
import hearts from './hearts.js';

export default (toolkit) => {
  const { tricks, cards, ...rest } = hearts(toolkit);
  const mount = (target, api) => {
    const draw = () => {
      const { choice, decide, tell } = api.now;
      target.dataset.look = `${api.language} ${api.theme} ${api.duration(100)}`;
      target.replaceChildren(...[...(choice?.legal ?? [])].map((card) => {
        const button = document.createElement('button');
        button.textContent = cards.name(card, tell);
        button.dataset.card = card;
        button.addEventListener('click', () => decide([card]));
        return button;
      }));
    };
    api.follow(draw);
    return () => target.replaceChildren();
  };
  return { ...rest, mount };
};
"""


@pytest.fixture(scope="module")
def hearts(tmp_path_factory):
    """The address of a server where Hearts is installed, and the same under another name, which draws itself."""
    folder = tmp_path_factory.mktemp("own")
    shutil.copytree(SOURCE, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    copy = folder / "hearts_itself"
    shutil.copytree(folder / "quarterdeck_hearts", copy)
    for file in copy.glob("*.py"):
        text = file.read_text("utf-8").replace("quarterdeck_hearts", "hearts_itself")
        file.write_text(text.replace('id="hearts"', 'id="hearts-itself"'), "utf-8")
    (copy / "page/board.js").rename(copy / "page/hearts.js")
    (copy / "page/board.js").write_text(ITSELF, "utf-8")
    declared(folder, "quarterdeck-hearts", "hearts", "quarterdeck_hearts:GAME")
    declared(folder, "hearts-itself", "hearts-itself", "hearts_itself:GAME")
    (folder / "data").mkdir()
    with serving(folder / "data", folder, QUARTERDECK_ENGINE="interpreted") as address:  # one game's module is outdated
        yield address


@pytest.fixture
def guest(chromium, hearts):
    with visiting(chromium, hearts) as make:
        yield make


@pytest.mark.slow
def test_hearts_is_played_to_its_end_and_looked_at_again(guest):
    visitor = guest()
    page = visitor.page
    page.goto("/")
    card = page.locator("li", has=page.get_by_role("heading", name="Hearts", exact=True))
    assert "4 players" in card.inner_text()
    assert page.evaluate(
        "async (img) => (await img.decode(), img.naturalWidth > 0)", card.locator("img").element_handle()
    )
    address = open_table(visitor, ["person", "beginner", "beginner", "beginner"], "hearts", target=1)
    page.get_by_role("button", name="Give to").wait_for()
    assert page.locator(".hand [data-card]").count() == 13
    barred, hands = page.locator(".hand [aria-disabled]"), Pointer(page)
    play(hands, until=lambda: barred.count() > 0 and page.locator("[data-asked]").count())
    assert "cannot be played" in barred.first.inner_text()
    with prepared.lines(address, visitor) as (seat,):
        prepared.decide(seat, until=lambda: prepared.count(seat, "play") > 44)
    play(hands)
    assert page.locator(".ended h2").inner_text().endswith(("wins.", "win.", "win together."))
    open_more(page)
    page.locator(".ended").get_by_role("link", name="Step through the game").click()
    page.locator("ul[aria-label^='Hand of']").first.wait_for()


@pytest.mark.slow
def test_a_game_that_draws_itself_is_told_of_every_change(guest):
    """In Japanese, on a phone, at night; its rule page is there, too."""
    visitor = guest(viewport=PHONE, locale="ja", dark=True)
    page = visitor.page
    open_table(visitor, ["person", "beginner", "beginner", "beginner"], "hearts-itself", passing=False)
    board = page.locator("[data-look]")
    for _ in range(3):
        card = board.locator("button").first
        card.wait_for()
        played = card.inner_text()
        assert "の" in played
        card.tap()
        board.get_by_text(played, exact=True).wait_for(state="detached")
    assert board.get_attribute("data-look") == "ja night 0"
    page.goto("/rules/hearts-itself")
    page.get_by_role("heading", name="ハーツ").wait_for()
    page.locator("#HRT-13").wait_for(state="attached")
