"""What games from other packages bring for the page: read once, served under a digest, told of in the page."""

import html
import json
import re
from dataclasses import replace
from types import ModuleType

import pytest

from quarterdeck.games import GAMES
from quarterdeck.server.web import game_pages
from quarterdeck.server.web.pages import Site

TIDE = GAMES["turn-the-tide"]


def brought(folder, board="export default () => ({});"):
    """A game whose rules are in `folder`, with a page."""
    (folder / "page/words").mkdir(parents=True)
    (folder / "page/board.js").write_text(board, "utf-8")
    (folder / "page/words/en.json").write_text("{}", "utf-8")
    rules = ModuleType("a_tide.rules")
    rules.__file__ = str(folder / "rules.py")
    return replace(TIDE, id="a-tide", rules=rules)


@pytest.fixture
def site(tmp_path, monkeypatch):
    """Makes the site with a game of one's own, or without."""
    (tmp_path / "index.html").write_text("<html><head><title>Cards</title></head></html>", "utf-8")
    (tmp_path / "index.html.gz").write_bytes(b"made before")
    (tmp_path / "pages.json").write_text('["", "games"]', "utf-8")

    def make(game=None):
        if game:
            monkeypatch.setitem(GAMES.loaded, game.id, game)
            monkeypatch.setattr(GAMES, "_named", {**dict.fromkeys(GAMES), game.id: None})
        return Site(tmp_path)

    return make


def told(site):
    """Where the page is told that games are."""
    found = re.search(r'name="quarterdeck-games" content="([^"]*)"', site.find("").encodings[""].decode())
    return json.loads(html.unescape(found[1])) if found else {}


def test_without_such_games_the_page_is_as_it_was_built(site):
    page = site().find("")
    assert page.encodings["gzip"] == b"made before"
    assert "quarterdeck-games" not in page.encodings[""].decode()


def test_the_page_is_told_where_a_game_is_and_finds_it_there(site, tmp_path):
    made = site(brought(tmp_path / "one"))
    address = told(made)["a-tide"]
    assert re.fullmatch(r"games/a-tide/[0-9a-f]{12}/", address)
    board = made.find(address + "board.js")
    assert board.media_type == "text/javascript"
    assert "immutable" in board.cache
    assert made.find(address + "words/en.json").media_type == "application/json"
    assert made.find("/games/a-tide/000000000000/board.js") is None
    assert made.find("/games") is made.find("")
    assert made.find("").best("gzip")[1] != b"made before"


def test_another_board_is_at_another_address(site, tmp_path):
    one, two = brought(tmp_path / "one"), brought(tmp_path / "two", "export default () => ({ id: 2 });")
    assert game_pages.address_of(one) != game_pages.address_of(two)
    assert game_pages.address_of(one) == game_pages.address_of(one)


def test_a_package_that_is_replaced_is_seen_at_the_next_start(site, tmp_path):
    """What the running server has told of stays what it was."""
    game = brought(tmp_path / "one")
    before = told(site(game))
    (tmp_path / "one/page/board.js").write_text("export default () => ({ another: true });", "utf-8")
    made = site(game)
    assert told(made) == before
    assert b"another" not in made.find(before["a-tide"] + "board.js").encodings[""]
    assert told(site(replace(game))) != before


def test_own_games_bring_nothing():
    assert all(game_pages.files_of(game) == {} for game in GAMES.values())
