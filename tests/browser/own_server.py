"""A server with settings that its command has no options for."""

import json
import subprocess
import sys
from contextlib import contextmanager

SERVE = """
import json, sys
from pathlib import Path
from quarterdeck.server.settings.config import Limits, ServerConfig, database_url
from quarterdeck.server.settings.config import MailServer
from quarterdeck.server.process.run import listen, run
settings = json.loads(sys.argv[2])
limits = Limits(**settings.pop("limits", {}))
mail = MailServer(**settings.pop("mail")) if "mail" in settings else None
config = ServerConfig(database_url(None, Path(sys.argv[1])), limits=limits, mail=mail, **settings)
run(config, listen("127.0.0.1", 0), lambda server: print(server.address.rstrip("/"), flush=True))
"""


@contextmanager
def own_server(folder, **settings):
    """The address of a server with data in `folder`; `settings`: of ServerConfig, `limits` and `mail` as objects."""
    command = [sys.executable, "-c", SERVE, str(folder), json.dumps(settings)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            yield server.stdout.readline().strip()
        finally:
            server.terminate()
