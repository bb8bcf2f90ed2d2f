"""Foreign answers in place of the server's: from a proxy without it, and from a network with a sign-in page."""

import re
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from conftest import Visitor
from pages import WHOLE

pytestmark = pytest.mark.slow

PAGES = {"/": "Seas of Strife", "/rules/feud": "Feud", "/puzzles": "Puzzles", "/games": "Your games"}
FOREIGN = b"<!doctype html><title>Sign in</title><h1>Sign in to this network</h1>"


@contextmanager
def door(server):
    """A proxy before the server. It answers requests for which `status` is not None with its own page."""

    class Door(BaseHTTPRequestHandler):
        status = None

        def do_GET(self):
            status, kind, body = Door.status, "text/html", FOREIGN
            if status is None:
                try:
                    with urlopen(server + self.path) as answer:
                        status, kind, body = answer.status, answer.headers["content-type"], answer.read()
                except HTTPError as error:
                    status, kind, body = error.code, error.headers["content-type"], error.read()
            self.send_response(status)
            self.send_header("content-type", kind)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def handle(self):
            with suppress(ConnectionError):  # the page has gone on
                super().handle()

        def log_message(self, *_):
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Door) as listening:
        Thread(target=listening.serve_forever).start()
        try:
            yield Door, f"http://localhost:{listening.server_port}"
        finally:
            listening.shutdown()


def test_a_foreign_answer_counts_as_none(chromium, server):
    with door(server) as (between, address):
        visitor = Visitor(chromium, address, workers="allow")
        visitor.forgive("status of")
        page = visitor.page
        page.goto("/")
        page.locator("h3").nth(3).wait_for()
        page.evaluate(WHOLE)
        for between.status in (502, 503, 504, 500, 200):
            for path, title in PAGES.items():
                page.goto(path)
                page.get_by_role("heading", name=re.compile(title)).first.wait_for()
                assert page.locator("a[href='?direct']").count() == (between.status == 200), between.status
        page.locator("a[href='?direct']").click()
        page.get_by_role("heading", name="Sign in to this network").wait_for()
        between.status = None
        page.goto("/games")
        page.get_by_role("heading", name="Your games").wait_for()
        assert page.locator("a[href='?direct']").count() == 0
        visitor.context.close()
        visitor.check()
