"""A server below a folder of its host, behind a proxy that strips the folder from paths, and one that keeps it."""

import httpx
import pytest
from house import PATIENCE, get, running, site
from litestar.testing import RequestFactory

from quarterdeck.server.accounts.cookies import Cookies
from quarterdeck.server.net.handoff import Homes
from quarterdeck.server.settings.config import ServerConfig, StartupError
from quarterdeck.server.web.pages import Site

PUBLIC = "https://example.org/my/cards"
FOLDER = "/my/cards/"


@pytest.fixture(scope="module")
def below(tmp_path_factory):
    """A server whose address has the folder, as at a proxy that keeps it."""
    with running(tmp_path_factory.mktemp("below"), public_url=PUBLIC) as house:
        assert house.address.endswith(FOLDER)
        yield house


def test_the_page_names_its_files_and_itself_by_the_folder(below):
    index = get(below.address).text
    assert 'src="/my/cards/assets/index-AbCd1234.js"' in index
    told = '<meta name="quarterdeck-folder" content="/my/cards/" />'
    assert index.index(told) < index.index("<script")
    assert "<base" not in index


def test_at_the_root_the_page_is_as_it_was_built(tmp_path):
    built = (site(tmp_path) / "index.html").read_bytes()
    assert Site(tmp_path).index.encodings[""] == built


@pytest.mark.parametrize("path", ["", "table/a1", "assets/compass.svg", "api/games", "healthz/live"])
def test_everything_is_found_with_the_folder_and_without(below, path):
    kept, stripped = get(below.address + path), get(f"{below.origin}/{path}")
    assert (kept.status_code, kept.text) == (stripped.status_code, stripped.text)
    assert kept.status_code == 200
    assert kept.headers.get("cache-control") == stripped.headers.get("cache-control")


def test_only_the_folder_s_own_name_is_redirected_and_links_stay_below_it(below):
    bare = get(f"{below.address.rstrip('/')}?a=1")
    assert (bare.status_code, bare.headers["location"]) == (307, "/my/cards/?a=1")
    assert bare.headers["x-content-type-options"] == "nosniff"
    for base in (below.address, f"{below.origin}/"):
        ended = get(f"{base}table/a1.")
        assert (ended.status_code, ended.headers["location"]) == (307, "/my/cards/table/a1")
        assert get(f"{base}other/cards").status_code == 404
    assert get(f"{below.origin}/my").status_code == 404


def test_it_does_not_speak_for_the_whole_host(tmp_path):
    asked = {"x-forwarded-proto": "https", "host": "example.org"}
    for url, said in ((PUBLIC, False), ("https://example.org", True)):
        with running(tmp_path / str(said), public_url=url, trusted_proxies=("127.0.0.0/8",)) as house:
            answer = httpx.get(house.address, headers=asked, timeout=PATIENCE)
            assert ("strict-transport-security" in answer.headers) is said


def cookies_of(public_url, sent):
    """The token that a house takes from the header with which a browser sends its cookies."""
    request = RequestFactory(server="example.org", port=443).get(headers={"cookie": sent, "host": "example.org"})
    request.scope["scheme"] = "https"
    return Cookies("12345678", public_url).token(request)


def test_its_cookies_have_the_folder_in_their_name_and_the_path_of_the_host(below):
    house = below.guest()
    (name,) = house.http.cookies
    assert name.startswith("quarterdeck-my+cards-")
    root = "__Host-quarterdeck-12345678=root; quarterdeck=former"
    assert cookies_of("https://example.org", root) == "root"
    assert cookies_of("https://example.org", "quarterdeck=former") == "former"
    assert cookies_of(PUBLIC, root) is None, "a house at the root is another one"
    assert cookies_of(PUBLIC, f"{root}; __Host-quarterdeck-my+cards-12345678=own") == "own"
    assert cookies_of("https://example.org/my.cards", "__Host-quarterdeck-my+cards-12345678=own") is None
    request = RequestFactory(server="example.org").get()
    cookie = Cookies("12345678", PUBLIC).make(request, "token")
    assert cookie.path == "/"


def test_a_table_s_home_is_found_with_the_folder_and_without():
    homes = Homes(2, FOLDER)
    try:
        ends = b" HTTP/1.1\r\nHost: example.org\r\n\r\n"
        known = homes._home_of(b"GET /api/tables/a1/socket" + ends)
        assert homes._home_of(b"GET /my/cards/api/tables/a1/socket" + ends) == known
        assert homes._home_of(b"GET /cards/api/tables/a1/socket" + ends) is None
    finally:
        homes.remove()


@pytest.mark.parametrize("folder", ["api", "assets", "table", "games/x", "healthz", "index.html"])
def test_a_folder_that_could_be_an_address_of_its_own_is_refused(tmp_path, folder):
    config = ServerConfig("", public_url=f"https://example.org/{folder}")
    with pytest.raises(StartupError, match="choose another folder") as error:
        Site(site(tmp_path), config.folder)
    assert "\n" not in str(error.value)
