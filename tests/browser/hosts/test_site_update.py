"""A site that is published again during a game: the game goes on."""

import re
import shutil

import pytest
from conftest import PHONE, visiting
from hosting import FOLDER, Host
from pages import WHOLE, begin, habit, moved_on, now, remember
from player import Touch, play

BUILD = "document.documentElement.dataset.build ?? null"
WAITING = """async () => {
  const there = await navigator.serviceWorker.ready;
  await there.update();
  while (!there.waiting) await new Promise((done) => setTimeout(done, 50));
}"""
"""Waits until all files of the next build are cached; it takes over when no page of this one is open."""
REGISTERED = "async (site) => { self.there = await navigator.serviceWorker.getRegistration(site); }"
TAKEN_OVER = "() => !there.waiting && there.active.state === 'activated'"
"""True once the next build has taken over, some time after the last page was closed."""
IN_TIME = 120_000
"""Milliseconds for that: Chromium waits until the worker before has nothing to do. In twelve runs on a busy machine
that took up to 24 seconds."""


def published(folder):
    """Publish another build, `b2`, with new names for all files."""
    site = folder / FOLDER
    hashed = [path.name for path in (site / "assets").iterdir() if re.search(r"-[\w-]{8}\.\w+$", path.name)]
    names = re.compile("|".join(map(re.escape, hashed)))

    def other(digest):
        """One may begin with the build's own two letters as it is."""
        return "-B2" if digest == "-b2" else "-b2"

    def renamed(text):
        return names.sub(lambda name: re.sub(r"-..(?=[\w-]{6}\.\w+$)", lambda found: other(found[0]), name[0]), text)

    for path in sorted(path for path in site.rglob("*") if path.is_file()):
        body = path.read_bytes()
        if path.suffix in (".js", ".html", ".css", ".json"):
            text = re.sub(r'(const VERSION = )"', r'\1"b2', body.decode())
            body = renamed(text).replace("<html ", '<html data-build="b2" ', 1).encode()
        path.unlink()
        (path.parent / renamed(path.name)).write_bytes(body)
    assert not any((site / "assets" / name).exists() for name in hashed), "a file has the name of another build"


@pytest.fixture
def own_site(site, tmp_path):
    folder = shutil.copytree(site, tmp_path / "host")
    made = Host(folder)
    yield folder, made
    made.stop()


@pytest.fixture
def visitor(chromium, own_site):
    """A visitor of the site whose browser keeps all of it."""
    with visiting(chromium, own_site[1].address, workers="allow") as make:
        visitor = make(viewport=PHONE)
        visitor.page.goto(own_site[1].address)
        visitor.page.evaluate(WHOLE)
        yield visitor


def goes_on(player):
    """Make one more decision, and return the number of events at the next question."""
    assert play(player, until=moved_on(player.page))
    return now(player.page)


def reloaded(page):
    """Reload the page, and again if a slow host made the page show the cached build before."""
    for _ in range(3):
        page.reload()
        if page.evaluate(BUILD) == "b2":
            return


@pytest.mark.slow
def test_a_game_goes_on_in_the_build_after(own_site, visitor):
    """In the open page, reloaded, by the build before once more without a connection, and in a page opened later."""
    folder, host = own_site
    page = visitor.page
    remember(page, {"feud": habit({}, ["hard"], here=True)})
    begin(page, "Feud")
    goes_on(Touch(page))
    published(folder)
    before = goes_on(Touch(page))
    page.evaluate(WAITING)
    reloaded(page)
    assert (now(page), page.evaluate(BUILD)) == (before, "b2")
    before = goes_on(Touch(page))
    beside = visitor.context.new_page()  # a page of the host, but not of the site
    beside.goto(f"{host.address}..")
    beside.evaluate(REGISTERED, host.address)
    visitor.context.set_offline(True)
    page.reload()
    assert (now(page), page.evaluate(BUILD)) == (before, None), "what is kept is the build of the page that was open"
    table = page.url
    page.close()
    beside.wait_for_function(TAKEN_OVER, timeout=IN_TIME)
    page = visitor.page = visitor.context.new_page()
    page.goto(table)
    assert (now(page), page.evaluate(BUILD)) == (before, "b2"), "no page of the build before was open any more"
