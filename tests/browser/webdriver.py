"""Firefox and WebKit by the commands of WebDriver, with the part of Playwright's `Page` that tests play with.

Debian has both browsers. Firefox takes the commands itself (Marionette), WebKit takes them by its WebKitWebDriver.
Playwright drives neither of them: it needs builds of its own (docs/decisions/0073-firefox-and-webkit-by-webdriver.md).
"""

import itertools
import json
import os
import shutil
import socket
import subprocess
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import httpx
from player import PATIENCE, UNCOVERED
from playwright.sync_api import Error, TimeoutError
from waiting import PATIENCE as WAIT
from waiting import rest, soon

SCRIPT = """const found = ({}
);
return Promise.resolve(typeof found === 'function' ? found({}) : found).then((value) => value ?? null);"""
"""WebKit never answers with a promise of nothing."""
KEYS = {
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "Space": " ",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}
PREFS = {
    "marionette.port": 0,
    "devtools.console.stdout.content": True,
    "browser.dom.window.dump.enabled": True,
    "intl.accept_languages": "en-GB",
    "ui.prefersReducedMotion": 1,
}
"""Firefox chooses a free port, writes what pages report into its log, and speaks English without motion."""
COMMANDS = {
    "Navigate": "url",
    "ExecuteScript": "execute/sync",
    "PerformActions": "actions",
    "SetTimeouts": "timeouts",
}
"""The commands that are used here, and their addresses below that of a session."""
NAMED = """([selector, name]) => [...document.querySelectorAll(selector)].filter((each) => {
  if (!each.checkVisibility()) return false;
  const by = (each.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
  const words = each.getAttribute('aria-label') ?? by.map((id) => document.getElementById(id).innerText).join(' ');
  const labels = [...(each.labels ?? [])].map(({ innerText }) => innerText).join(' ');
  return name === null || new RegExp(name).test((words || labels || each.innerText).replace(/\\s+/g, ' ').trim());
})"""

ENABLED = f"(what) => ({NAMED})(what).find((each) => !each.matches(':disabled')) ?? null"
SHOWN = """[location.href, document.activeElement?.outerHTML.slice(0, 100), document.body?.innerText.slice(0, 2000),
  [...document.querySelectorAll('button, a')].map((each) => each.getAttribute('aria-label') ?? each.innerText)]"""


def freed(process):
    process.terminate()
    process.wait(30)


class Firefox:
    """A Firefox without windows, with a profile of its own in `folder`."""

    program = staticmethod(lambda: shutil.which("firefox-esr") or shutil.which("firefox"))

    def __init__(self, folder):
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFS.items()]
        (folder / "user.js").write_text("".join(lines))
        self.log = folder / "console.log"
        command = [self.program(), "--headless", "--marionette", "--no-remote", "--profile", str(folder)]
        with self.log.open("w") as log:
            env = {**os.environ, "HOME": str(folder)}
            self._process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, env=env)
        port = folder / "MarionetteActivePort"
        self._wire = socket.create_connection(
            ("127.0.0.1", int(soon(lambda: port.exists() and port.read_text(), "Firefox"))), timeout=300
        )
        self._answers = self._wire.makefile("rb")
        self._numbers = itertools.count(1)
        self._read()
        self.ask("NewSession")

    def ask(self, command, **given):
        message = json.dumps([0, next(self._numbers), f"WebDriver:{command}", given]).encode()
        self._wire.sendall(b"%d:%s" % (len(message), message))
        _, _, error, found = self._read()
        if error:
            raise Error(f"{error['error']}: {error['message']}")
        return found["value"] if isinstance(found, dict) and found.keys() == {"value"} else found

    def _read(self):
        length = b"".join(iter(lambda: self._answers.read(1), b":"))
        return json.loads(self._answers.read(int(length)))

    def close(self):
        self._answers.close()
        self._wire.close()
        freed(self._process)


class WebKit:
    """The MiniBrowser that comes with WebKitGTK, in a display of its own."""

    program = staticmethod(lambda: shutil.which("Xvfb") and shutil.which("WebKitWebDriver"))

    def __init__(self, folder):
        self.log = folder / "console.log"
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
        self._display = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as told:
            display = f":{told.readline().strip()}"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        env = {**os.environ, "DISPLAY": display, "HOME": str(folder), "LIBGL_ALWAYS_SOFTWARE": "1"}
        with self.log.open("w") as log:
            self._process = subprocess.Popen(
                [self.program(), f"--port={port}"], stdout=log, stderr=subprocess.STDOUT, env=env
            )
        self._http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=300)
        soon(self._listens, "WebKitWebDriver")
        browser = next(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"))
        arguments = ["--automation", "--enable-write-console-messages-to-stdout=true"]
        options = {"binary": str(browser), "args": arguments}
        self._session = f"/session/{self._begin(options)['sessionId']}"

    def _listens(self):
        try:
            return self._http.get("/status").is_success
        except httpx.TransportError:
            return False

    def _begin(self, options):
        return self._call("POST", "/session", {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}})

    def _call(self, method, address, body=None):
        found = self._http.request(method, address, json=body).json()["value"]
        if isinstance(found, dict) and "error" in found:
            raise Error(f"{found['error']}: {found['message']}")
        return found

    def ask(self, command, **given):
        return self._call("POST", f"{self._session}/{COMMANDS[command]}", given)

    def close(self):
        self._call("DELETE", self._session)
        self._http.close()
        freed(self._process)
        freed(self._display)


class Element:
    """An element of the page, as a script has returned it."""

    def __init__(self, page, reference):
        self.page, self.reference = page, reference

    def as_element(self):
        return self if self.reference else None

    def click(self, timeout=PATIENCE):
        point = self.page.evaluate(UNCOVERED, [self, timeout])
        if point is None:
            raise TimeoutError("it cannot be pressed")
        self.page.mouse.click(point["x"], point["y"])


class Locator:
    """The first of what can be seen of a selector, with such a name, whenever it is asked for."""

    def __init__(self, page, selector, name=None):
        self.page, self._what = page, [selector, name]

    @property
    def first(self):
        return self

    def count(self):
        return self.page.evaluate(f"(what) => ({NAMED})(what).length", self._what)

    def wait_for(self, timeout=WAIT * 1000):
        self.page.wait_for_function(f"(what) => ({NAMED})(what).length > 0", arg=self._what, timeout=timeout)

    def click(self, timeout=WAIT * 1000):
        soon(self._pressed, f"a chance to press {self._what}", timeout / 1000)

    def _pressed(self):
        """Press it, unless the page replaces it meanwhile."""
        self.wait_for()
        found = self.page.evaluate_handle(ENABLED, self._what).as_element()
        with suppress(TimeoutError):
            if found:
                found.click()
                return True
        return False


class Page:
    """The page of a browser, as far as tests need it, in the words of Playwright."""

    def __init__(self, browser, home):
        self.browser, self.home = browser, home
        self.mouse, self.keyboard = SimpleNamespace(click=self._click), SimpleNamespace(press=self._press)
        browser.ask("SetTimeouts", script=2 * WAIT * 1000)

    def _act(self, kind, actions, **more):
        self.browser.ask("PerformActions", actions=[{"type": kind, "id": kind, "actions": actions, **more}])

    def _click(self, x, y):
        move = {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)}
        moves = [move, *({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))]
        self._act("pointer", moves, parameters={"pointerType": "mouse"})

    def _press(self, key):
        self._act("key", [{"type": kind, "value": KEYS.get(key, key)} for kind in ("keyDown", "keyUp")])

    def goto(self, address):
        self.browser.ask("Navigate", url=address)

    def reload(self):
        """Reload as a reader does. Marionette's own Refresh bypasses service workers."""
        self.evaluate("void (window.wasHere = true, location.reload())")
        self.wait_for_function("() => !window.wasHere && document.readyState === 'complete'")

    def evaluate(self, script, arg=None):
        """What an expression is, or a function returns, once it is there; an argument may be a list with elements."""
        several = isinstance(arg, list)
        args = [each.reference if isinstance(each, Element) else each for each in (arg if several else [arg])]
        text = SCRIPT.format(script, "[...arguments]" if several else "arguments[0]")  # WebKit takes no element lists
        return self.browser.ask("ExecuteScript", script=text, args=args)

    def evaluate_handle(self, script, arg=None):
        return Element(self, self.evaluate(script, arg))

    def wait_for_function(self, script, arg=None, timeout=WAIT * 1000):
        try:
            return soon(lambda: self.evaluate(script, arg), "it", timeout / 1000)
        except TimeoutError as error:
            raise TimeoutError(f"{arg or script}: {error}, and the page shows {self.evaluate(SHOWN)}") from None

    def wait_for_timeout(self, milliseconds):
        rest(milliseconds / 1000)

    def locator(self, selector):
        return Locator(self, selector)

    def button(self, name):
        return Locator(self, "button, a, summary, [role=button]", name)

    @property
    def url(self):
        return self.evaluate("location.href")
