"""A web host with an exported site in a folder of it."""

import functools
import http.server
import threading

from commands import output

FOLDER = "games/quarterdeck"
OWN = f"(location.pathname.startsWith('/{FOLDER}/') ? ' /{FOLDER}/' : '')"
"""The site's suffix for names in the browser's storage; a site at the root of a host has none."""


def export(root):
    output("export", root / FOLDER)


class _Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        """Log nothing."""


class _Server(http.server.ThreadingHTTPServer):
    request_queue_size = 64  # a page requests more files at the same time than the default of five

    def handle_error(self, *_):
        """Ignore errors: browsers may hang up."""


class Host:
    def __init__(self, root):
        self._server = _Server(("127.0.0.1", 0), functools.partial(_Files, directory=str(root)))
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_port}/{FOLDER}/"

    def stop(self):
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
