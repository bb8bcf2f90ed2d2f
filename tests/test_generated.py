"""What is generated is what its sources say now."""

import runpy
import sys
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parent.parent / "scripts"


@pytest.mark.parametrize(
    "what",
    [
        "asvs",  # the table of security
        "events",  # the page of events, from the games' declarations
        "samples",  # the games that the page's tests read, as the engine plays them
        "workshop",  # what the page's workshop goes by, from Feud's declarations
    ],
)
def test_it_is_fresh(what, monkeypatch, capsys):
    script = SCRIPTS / f"generate_{what}.py"
    monkeypatch.syspath_prepend(SCRIPTS)
    monkeypatch.setattr(sys, "argv", [str(script), "--check"])
    try:
        runpy.run_path(str(script), run_name="__main__")
    except SystemExit:
        pytest.fail(f"run python scripts/{script.name}\n{capsys.readouterr().out}")
