"""Three sites below one host, behind nginx: two servers, of which one is asked without its folder, and an exported one.

They share an origin and its storage in the browser, yet each must work as if it were alone.
"""

import re
import shutil
from contextlib import contextmanager
from pathlib import Path

import pytest
from conftest import Visitor, serving
from hosting import FOLDER
from pages import WHOLE
from player import Pointer, play
from proxy import kept_port, needs_nginx, nginx

pytestmark = [needs_nginx, pytest.mark.slow]

DEPLOY = Path(__file__).parents[3] / "deploy"
SITES = ("a", "b", "c")
OURS = """async () => ({
  workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) =>
    [new URL(scope).pathname, new URL(active.scriptURL).pathname]).sort(),
  caches: (await caches.keys()).map((name) => name.replace(/[0-9a-f]{12}$/, '')).sort(),
  bases: (await indexedDB.databases()).map(({ name }) => name).sort(),
  kept: Object.keys(localStorage).sort(),
})"""
"""Everything that the host's sites keep in this browser."""


def configuration(port, a, b, root):
    """Two servers with the settings of deploy/nginx.conf, as docs/operating.md says, and files.

    nginx strips the folder from paths to `a`, and keeps it in those to `b`.
    """
    deployed = (DEPLOY / "nginx.conf").read_text("utf-8")
    connection = re.search(r"^map .*?^}", deployed, re.DOTALL | re.MULTILINE)[0]
    settings = re.search(r"location / {\n *proxy_pass \S+\n(.*?)^    }", deployed, re.DOTALL | re.MULTILINE)[1]
    return f"""
{connection}
types {{ text/html html; text/javascript js; text/css css; image/svg+xml svg; application/wasm wasm; }}
server {{
    listen 127.0.0.1:{port};
    location /a/ {{ proxy_pass {a}/; {settings} }}
    location /b {{ proxy_pass {b}; {settings} }}
    location /c/ {{ root {root}; error_page 404 /c/404.html; }}
}}"""


@contextmanager
def server(folder, public):
    """Run a server with the address `public`; yield the origin where it listens."""
    folder.mkdir()
    with serving(folder, QUARTERDECK_PUBLIC_URL=public, QUARTERDECK_TRUSTED_PROXIES="127.0.0.1") as address:
        yield re.match(r"http://[^/]+", address).group()


@contextmanager
def hosting(folder, port, exported):
    """Run the three sites, with data and files in `folder`; yield their public origin."""
    shutil.copytree(exported, folder / "files" / "c")
    origin = f"http://localhost:{port}"
    with server(folder / "a", f"{origin}/a/") as a, server(folder / "b", f"{origin}/b") as b:
        (folder / "nginx").mkdir()
        with nginx(folder / "nginx", configuration(port, a, b, folder / "files"), port):
            yield origin


@pytest.fixture(scope="module")
def host(tmp_path_factory, site):
    """The origin of the host."""
    with kept_port() as port, hosting(tmp_path_factory.mktemp("host"), port, site / FOLDER) as origin:
        yield origin


@pytest.fixture
def visitor(chromium, host):
    """A visitor with one browser for all three. At the end, checks that pages request nothing outside their folder."""
    made = Visitor(chromium, host, workers="allow")
    yield made
    made.context.close()
    made.check()


def leave_for(visitor, site):
    """Forbid the page requests outside this site from now on."""
    visitor.page.goto("about:blank")  # ends requests of the other site's page
    visitor.server = site


def enter(visitor, host, site):
    """Open a site, and wait until its service worker controls the page."""
    leave_for(visitor, f"{host}/{site}/")
    page = visitor.page
    page.goto(visitor.server)
    page.locator("h3").nth(3).wait_for()
    page.evaluate(WHOLE)
    return page


def call_oneself(page, name):
    page.get_by_role("link", name="You", exact=True).click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save").first.click()
    page.get_by_role("link", name=re.compile("first page|Quarterdeck")).first.click()


def play_a_little(page):
    """Begin a game from the first page, and decide twice."""
    page.get_by_role("button", name="Play now Seas of Strife").click()
    page.locator("[data-asked]").wait_for()
    made = iter(range(2))
    assert play(Pointer(page), until=lambda: next(made, None) is None)


def hand_on(page, host, site):
    """Check that a table's link leads below the folder, also with the end of a sentence behind it."""
    page.get_by_role("link", name=re.compile("first page|Quarterdeck")).first.click()
    page.get_by_role("button", name="Options Seas of Strife").click()
    page.locator("form select").first.select_option("person")
    page.get_by_role("button", name=re.compile("^Start|^Open|^Make")).click()
    link = page.locator(".room input[readonly], main input[readonly]").first.input_value()
    assert re.fullmatch(rf"{host}/{site}/table/[\w-]+", link)
    for end in (".", ")"):
        page.goto(link + end)
        page.wait_for_url(link)
        page.locator("input[readonly]").first.wait_for()


def miss(page, host, site, path):
    """Check that an unknown address shows a message and a link home."""
    assert page.goto(f"{host}/{site}/{path}").status == 404
    page.get_by_text("There is no page at this address.").wait_for()
    page.wait_for_function("(home) => document.querySelector('main a, p a')?.href === home", arg=f"{host}/{site}/")
    page.get_by_role("link", name="Go to the first page").click()
    page.locator("h3").nth(3).wait_for()
    assert page.url == f"{host}/{site}/"


MISSING = {"a": "tabel", "b": "table/x/y.html", "c": "table/x/y.html"}


def test_each_site_of_a_host_is_as_if_it_were_alone(visitor, host):
    visitor.forgive("status of 404")
    for site in SITES:
        page = enter(visitor, host, site)
        call_oneself(page, f"Ada of {site}")
        play_a_little(page)
        assert page.url.startswith(f"{host}/{site}/")
        page.reload()
        page.locator("[data-asked]").wait_for()
        if site != "c":
            hand_on(page, host, site)
        miss(page, host, site, MISSING[site])
    for site in SITES:
        page = enter(visitor, host, site)
        page.get_by_role("link", name="You", exact=True).click()
        assert page.get_by_label("Your name").input_value() == f"Ada of {site}"
    assert_apart(page.evaluate(OURS), visitor.context.cookies())


def assert_apart(found, cookies):
    """Check that each site has its own storage in the browser."""
    assert found["workers"] == [[f"/{site}/", f"/{site}/sw.js"] for site in SITES]
    assert found["caches"] == [f"quarterdeck-/{site}/-" for site in SITES]
    sites = {f"/{site}/" for site in SITES}
    assert "quarterdeck /c/" in found["bases"]
    assert {name.rpartition(" ")[2] for name in found["bases"]} <= sites
    kept = set(found["kept"]) - {"quarterdeck.known"}  # the test itself stores this at the root
    assert {name.rpartition(" ")[2] for name in kept} == sites
    ours = [cookie for cookie in cookies if cookie["name"].startswith("quarterdeck")]
    assert {(cookie["name"].split("-")[1], cookie["path"]) for cookie in ours} == {("a", "/"), ("b", "/")}


def test_a_first_visit_of_an_address_where_nothing_is(visitor, host):
    """The folder without its slash is the folder."""
    visitor.forgive("status of 404")
    for site, path in MISSING.items():
        leave_for(visitor, f"{host}/{site}/")
        miss(visitor.page, host, site, path)
    leave_for(visitor, f"{host}/b")
    visitor.page.goto(f"{host}/b")
    visitor.page.wait_for_url(f"{host}/b/")
