"""Bots of one's own: those of docs/bots.md, and mistakes in a line."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"
BOT, LOOP, THOUGHT, _OUTSIDE = re.findall(r"^```python[^\n]*\n(.*?)^```$", PAGE.read_text("utf-8"), flags=re.M | re.S)


@pytest.fixture
def here(tmp_path):
    (tmp_path / "duck.py").write_text(BOT)
    (tmp_path / "broken.py").write_text("class Half:\n    pass\n\n\nimport nowhere_at_all\n")
    (tmp_path / "half.py").write_text("class Half:\n    pass\n")
    return tmp_path


def run(here, *given):
    return subprocess.run(
        [sys.executable, *given], cwd=here, capture_output=True, text=True, encoding="utf-8", timeout=300, check=False
    )


def quarterdeck(here, *given):
    return run(here, "-m", "quarterdeck", *given)


def test_the_bot_of_the_page_has_twenty_lines_and_plays(here):
    assert len([line for line in BOT.splitlines() if line.strip()]) <= 20
    done = run(here, "-c", LOOP)
    assert done.returncode == 0, done.stderr
    assert "winners" in done.stdout


def test_the_thought_of_the_page_is_told(here):
    done = run(here, "-c", THOUGHT)
    assert done.returncode == 0, done.stderr
    assert len(re.findall(r"^card \d+: 0\.\d{3} ± 0\.\d{3} of the win, \d+\.\d tricks$", done.stdout, re.M)) >= 4
    assert "games played on" in done.stdout


def test_it_competes_in_several_processes(here):
    alone, many = (
        quarterdeck(
            here, "arena", "seas-of-strife", "--bots", "duck.Duck,random", "--deals", "6", "--json", "--jobs", n
        )
        for n in "12"
    )
    assert alone.returncode == 0, alone.stderr
    assert '"duck.Duck"' in alone.stdout
    assert alone.stdout == many.stdout


def test_its_games_are_recorded_and_can_be_verified(here):
    done = quarterdeck(
        here, "simulate", "seas-of-strife", "--games", "3", "--bots", "duck.Duck,medium", "--record", "games.jsonl"
    )
    assert done.returncode == 0, done.stderr
    assert quarterdeck(here, "verify", "games.jsonl").returncode == 0
    assert "bot:duck.Duck" in (here / "games.jsonl").read_text()


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("goose.Goose", "No module named 'goose'; goose.py must be here, or installed"),
        ("duck.Drake", "duck has no Drake"),
        ("half.Half", "let it inherit quarterdeck.bots.Bot"),
        ("broken.Half", "No module named 'nowhere_at_all'"),
        ("duck.Duck:nerve=1", "does not take these settings: nerve"),
        ("goose", "or write module.Class"),
    ],
)
def test_what_is_no_bot_is_told_in_a_line(here, name, told):
    done = quarterdeck(here, "simulate", "seas-of-strife", "--games", "1", "--bots", name)
    assert done.returncode != 0
    assert told in done.stderr
    assert "Traceback" not in done.stderr
