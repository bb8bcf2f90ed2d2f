"""`quarterdeck export`: a site of files, and no folder of anybody's else is touched."""

import json
import re
import shlex
from pathlib import Path

import pytest
from commands import output, refusal

from quarterdeck.server.net.security_headers import POLICY


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("export") / "new" / "my site"
    told = output("export", folder)
    assert "any web host" in told
    command = shlex.split(told.splitlines()[-1])
    assert command[command.index("--directory") + 1] == str(folder), "the command can be pasted"
    return folder


def test_the_page_says_that_there_is_no_server_and_names_its_files_beside_itself(site: Path) -> None:
    index = (site / "index.html").read_text()
    addresses = re.findall(r'(?:src|href)="([^"]*)"', index)
    assert len(addresses) > 5
    assert all(address.startswith("./") and (site / address).is_file() for address in addresses)
    assert '<meta name="quarterdeck-site" content="alone" />' in index
    assert "const SERVED = false;" in (site / "sw.js").read_text()


def test_what_a_host_shows_where_nothing_is_names_nothing_beside_itself_and_says_it_in_every_language(
    site: Path,
) -> None:
    page = (site / "404.html").read_text()
    assert re.findall(r'(?:src|href)="([^"]*)"', page) == ["./", "./"]
    for words in ("There is no page at this address.", "このアドレスにページはありません。", "Go to the first page"):
        assert words in page
    assert "default-src 'none'; script-src 'sha256-" in page
    kinds = {Path(name).suffix for name in files(site)}
    assert kinds <= {".html", ".js", ".css", ".json", ".svg", ".png", ".txt", ".wasm", ".i2", ".woff2", ".webmanifest"}
    assert not (site / "pages.json").exists(), "that is a server's"


def test_its_manifest_leads_to_addresses_after_the_hash_and_lets_the_browser_tell_sites_apart(site: Path) -> None:
    manifest = json.loads((site / "app.webmanifest").read_text())
    assert "id" not in manifest
    assert [shortcut["url"] for shortcut in manifest["shortcuts"]] == ["./#/days", "./#/puzzles/today", "./#/games"]
    for image in (*manifest["icons"], *manifest["screenshots"]):
        assert (site / image["src"]).is_file()


def test_its_policy_is_the_server_s_but_for_what_a_page_cannot_say(site: Path) -> None:
    index = (site / "index.html").read_text()
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', index)
    assert policy is not None
    assert index.index(policy[0]) < index.index("<script")
    assert policy[1] + "; frame-ancestors 'none'" == POLICY


def test_an_earlier_export_is_brought_up_to_date(site: Path) -> None:
    before = files(site)
    (site / "CNAME").write_text("cards.example.org")  # the host's file, not one of the export
    listing = site / "quarterdeck-site.json"
    listing.write_text(listing.read_text().replace('"files": [', '"files": ["assets/old-12345678.js", "../kept",', 1))
    (site / "assets" / "old-12345678.js").write_text("old")
    (site.parent / "kept").write_text("somebody's")
    output("export", site)
    assert files(site) == before | {"CNAME"}
    assert (site.parent / "kept").is_file()


def test_a_folder_of_anybody_s_else_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    for folder, words in [(tmp_path, "is not empty"), (tmp_path / "letter.txt", "is not a folder")]:
        assert words in refusal("export", folder)
    (tmp_path / "quarterdeck-site.json").write_text("[1]")
    refusal("export", tmp_path)
    assert files(tmp_path) == {"letter.txt", "quarterdeck-site.json"}


def test_a_place_that_cannot_be_written_is_a_line(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    assert "cannot be written" in refusal("export", tmp_path / "letter.txt" / "site")
