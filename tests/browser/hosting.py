"""A web host with an exported site in a folder of it."""

import functools
import http.server
import threading

from commands import output

FOLDER = "games/quarterdeck"
OWN = f"(location.pathname.startsWith('/{FOLDER}/') ? ' /{FOLDER}/' : '')"
"""What the site puts behind the names under which it keeps something; a server at the root of a host puts nothing."""


def export(root):
    """Export the site into a folder below `root`, which a host shows."""
    output("export", root / FOLDER)


class _Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        """Say nothing."""


class _Server(http.server.ThreadingHTTPServer):
    request_queue_size = 64  # a page asks for more files at once than the usual five

    def handle_error(self, *_):
        """Ignore errors: browsers may hang up."""


class Host:
    """Shows the files below `root`, until it is stopped."""

    def __init__(self, root):
        self._server = _Server(("127.0.0.1", 0), functools.partial(_Files, directory=str(root)))
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_port}/{FOLDER}/"

    def stop(self):
        """The host is gone."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
