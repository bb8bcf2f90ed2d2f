"""Build the container image and try it.

    uv run python scripts/check_container.py podman

The argument is the program that builds and runs containers: docker or podman. The server in the container must become
healthy, send the page, and stop without an error.
"""

import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent
IMAGE = "quarterdeck-check"
PATIENCE = 120.0
"""Seconds that the server in the container may take to answer."""


def run(*command: str) -> str:
    """Run a command and return its output. End the program if the command fails."""
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)}: status {done.returncode}")
    return done.stdout.strip()


def wait_until_alive(address: str) -> None:
    """Wait until the server answers. End the program if it does not."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(f"{address}/healthz/live"):
                return
        except OSError as error:
            if time.monotonic() > end:
                sys.exit(f"no answer from the container: {error}")
            time.sleep(0.5)


def main() -> None:
    """Build the image, run it, ask for the page, and stop it."""
    if len(sys.argv) != 2:
        sys.exit("name the program that runs containers: docker or podman")
    engine = sys.argv[1]
    run(engine, "build", "--file", str(ROOT / "deploy/Containerfile"), "--tag", IMAGE, str(ROOT))
    container = run(engine, "run", "--detach", "--publish", "127.0.0.1::8000", IMAGE)
    try:
        address = f"http://{run(engine, 'port', container, '8000/tcp')}"
        wait_until_alive(address)
        with urlopen(address) as page:
            assert b"<title>Quarterdeck" in page.read(), "the page is missing"
        run(engine, "stop", container)
        status = run(engine, "inspect", "--format", "{{.State.ExitCode}}", container)
        assert status == "0", f"the server ended with status {status}"
    finally:
        run(engine, "rm", "--force", container)
    print("the container: built, healthy, with the page, and ended in order")


if __name__ == "__main__":
    main()
