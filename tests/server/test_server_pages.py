"""The page's files and the headers of every answer."""

import gzip

import pytest
from house import get, site

from quarterdeck.server.settings.config import StartupError
from quarterdeck.server.web.pages import Site


@pytest.mark.parametrize("path", ["", "table/abc-DEF_123", "rules/seas-of-strife", "puzzles/"])
def test_page_addresses(house, path):
    answer = get(house.address + path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-encoding"] == "gzip"
    assert "<title>Quarterdeck</title>" in answer.text
    again = get(house.address + path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


HTML = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
"""As browsers ask for what a person wants to see."""


@pytest.mark.parametrize(
    "path", ["anything/else", "tabel", "a.php", "assets/missing.js", "table/a.b", "table/", "table/a1/screens", "x)"]
)
def test_an_unknown_path_is_a_page_to_people_and_a_line_to_programs(house, path):
    shown = get(house.address + path, headers=HTML)
    assert (shown.status_code, shown.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert shown.text == get(house.address).text
    assert "accept" in shown.headers["vary"].lower()
    assert "etag" not in shown.headers
    told = get(house.address + path)
    assert (told.status_code, told.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize("end", [".", ",", ")", ").", "%3E", "!", "%E3%80%82"])
def test_a_link_with_the_end_of_a_sentence_behind_it_leads_on(house, end):
    answer = get(f"{house.address}table/abc-DEF_123{end}?screen=1", headers=HTML)
    assert (answer.status_code, answer.headers["location"]) == (307, "/table/abc-DEF_123?screen=1")


def test_assets(house):
    hashed = get(f"{house.address}assets/index-AbCd1234.js", headers={"accept-encoding": "identity"})
    assert hashed.headers["content-type"] == "text/javascript; charset=utf-8"
    assert hashed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "content-encoding" not in hashed.headers
    plain = get(f"{house.address}assets/compass.svg")
    assert plain.headers["content-type"] == "image/svg+xml"
    assert plain.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["assets/../index.html", "..%2f..%2fetc/passwd", "%2e%2e/%2e%2e/etc/passwd", "a.php"])
def test_nothing_else_can_be_read(house, path):
    answer = get(house.address + path)
    assert "root:" not in answer.text
    assert answer.status_code in (200, 404)
    if answer.status_code == 200:
        assert "<title>Quarterdeck</title>" in answer.text


def test_a_game_s_module_is_told_as_what_it_is_and_small_on_the_wire(tmp_path):
    folder = site(tmp_path)
    (folder / "assets" / "feud-AbCd1234.wasm").write_bytes(bytes(1000))
    page = Site(folder).find("assets/feud-AbCd1234.wasm")
    assert (page.media_type, page.best("gzip")[0]) == ("application/wasm", "gzip")


def test_forms_made_beforehand_are_preferred_when_smaller(tmp_path):
    folder = site(tmp_path)
    (folder / "index.html.br").write_bytes(b"tiny")
    page = Site(folder).find("")
    assert page.best("gzip, br") == ("br", b"tiny")
    assert page.best("br;q=0, gzip")[0] == "gzip"
    assert gzip.decompress(page.best("gzip")[1]) == page.best("")[1]
    assert Site(folder).find("index.html.br") is None


def test_what_is_in_the_build_for_others_is_not_shown(tmp_path):
    (site(tmp_path) / "404.html").write_text("for hosts without a server")
    made = Site(tmp_path)
    assert made.find("404.html") is None
    assert made.find("pages.json") is None


def test_a_missing_page_is_said_plainly(tmp_path):
    with pytest.raises(StartupError, match="page has not been built"):
        Site(tmp_path)
