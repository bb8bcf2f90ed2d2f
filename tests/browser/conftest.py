"""Fixtures with a real server and a real browser."""

import asyncio
import os
import shutil
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from hosting import OWN, export
from once import made_once
from player import text_of
from playwright.sync_api import Error, sync_playwright
from running_server import command

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-sync"]
VIOLATIONS = """addEventListener('securitypolicyviolation', (event) =>
  console.error(`the policy forbids ${event.violatedDirective} ${event.blockedURI}`, event.sourceFile));"""
KNOWN = f"""try {{
  const games = ['seas-of-strife', 'turn-the-tide', 'sea-change', 'feud'];
  const known = Object.fromEntries(games.map((game) => [game, true]));
  localStorage.setItem('quarterdeck.known' + {OWN}, JSON.stringify(known));
}} catch {{}}"""
"""The visitor has played before: nothing stands above the first hand."""
AT_ONCE = """const get = Storage.prototype.getItem;
Storage.prototype.getItem = function (name) {
  return get.call(this, name) ?? (/^quarterdeck( .*)?$/.test(name) ? '{"speed":"off","movement":"off"}' : null);
};"""
"""Nothing moves, and a table shows everything at once. Nothing is stored for it."""
DESKTOP = {"width": 1280, "height": 800}
WIDE = {"width": 1440, "height": 900}
"""A window in which the log is open at first."""
PHONE = {"width": 360, "height": 740}


LOOPS = []
"""Playwright's event loop, once it is started."""


@contextmanager
def driving():
    """Where a browser is asked anything. Playwright's loop counts as running in this thread between its calls, too; it
    does so only here, for other tests of the same process run loops of their own."""
    before = asyncio._get_running_loop()
    asyncio._set_running_loop(LOOPS[-1] if LOOPS else None)
    try:
        yield
    finally:
        asyncio._set_running_loop(before)


def _driven():
    with driving():
        return (yield)


pytest_runtest_setup = pytest.hookimpl(wrapper=True)(_driven)
pytest_runtest_call = pytest.hookimpl(wrapper=True)(_driven)
pytest_runtest_teardown = pytest.hookimpl(wrapper=True)(_driven)


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        LOOPS.append(asyncio.get_running_loop())
        yield playwright
        asyncio._set_running_loop(LOOPS.pop())


def installed_chromium(playwright):
    """Return the Chromium named in the environment, the one without windows (half the time), or any other."""
    candidates = [
        os.environ.get("QUARTERDECK_CHROMIUM"),
        shutil.which("chromium-headless-shell"),
        playwright.chromium.executable_path,
        *map(shutil.which, ("chromium", "chromium-browser", "google-chrome")),
    ]
    return next((path for path in candidates if path and Path(path).exists()), None)


@pytest.fixture(scope="session")
def chromium(playwright):
    path = installed_chromium(playwright)
    if path is None:
        if os.environ.get("CI"):
            pytest.fail("no Chromium on this machine, and browser tests must not be skipped in CI")
        pytest.skip("no Chromium here: install one, or name it in QUARTERDECK_CHROMIUM")
    browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
    yield browser
    with driving():  # this runs after the last test of the session
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """The address of a server started as a person starts it."""
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """A folder with the exported site, made once for all test processes; tests must not change it."""
    return made_once(tmp_path_factory.getbasetemp(), "site", export)


@contextmanager
def serving(folder, *packages, **variables):
    """A server whose data are in `folder`, and its address; in `packages`, folders, more is installed for it.

    `variables`: further ones of its environment.
    """
    path = os.pathsep.join(map(str, packages))
    with command("--data-dir", folder, PYTHONPATH=path, **variables) as address:
        assert address, "the server did not start"
        yield address.rstrip("/")


class Visitor:
    def __init__(
        self, browser, server, viewport=DESKTOP, locale="en-GB", dark=False, motion="reduce", workers="block", new=False
    ):
        """Open the page. `new`: the person plays for the first time."""
        self.server = server
        self.context = browser.new_context(
            base_url=server,
            viewport=viewport,
            locale=locale,
            color_scheme="dark" if dark else "light",
            reduced_motion=motion,
            has_touch=viewport["width"] < 500,
            service_workers=workers,
        )
        self.context.add_init_script(VIOLATIONS)
        if not new:
            self.context.add_init_script(KNOWN)
        if motion == "reduce":
            self.context.add_init_script(AT_ONCE)
        self.page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.foreign = []
        self.errors = []
        self.forgiven = []
        self.received = []
        self.page.on("request", self._request)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._line)
        self.page.on("websocket", self._socket)

    def _request(self, request):
        if not request.url.startswith((self.server, "data:", "blob:")):
            self.foreign.append(request.url)

    def _line(self, line):
        print(f"{line.type}: {line.text}")  # shown where the test fails
        if line.type == "error":
            self.errors.append(line.text)

    def _socket(self, socket):
        if not socket.url.startswith(self.server.replace("http", "ws")):
            self.foreign.append(socket.url)
        socket.on("framereceived", lambda frame: self.received.append(text_of(frame)))

    def forgive(self, *words):
        """Do not count the browser's own lines with these words as errors of the page."""
        self.forgiven += words

    def check(self):
        """Check that no request left the origin, that the page had no errors, and that it kept to its policy."""
        assert self.foreign == [], "requests left the server's own origin"
        assert [error for error in self.errors if not any(words in error for words in self.forgiven)] == []


@contextmanager
def visiting(browser, server, arrive=lambda visitor: None, **always):
    """Yield a function that makes visitors, call `arrive` for each, and check all of them at the end."""
    visitors = []

    def make(**settings):
        visitor = Visitor(browser, server, **always, **settings)
        visitors.append(visitor)
        arrive(visitor)
        return visitor

    yield make
    for visitor in visitors:
        with suppress(Error):
            visitor.context.close()
    for visitor in visitors:
        visitor.check()


@pytest.fixture
def visit(chromium, server):
    with visiting(chromium, server) as make:
        yield make
