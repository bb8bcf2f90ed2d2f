"""Bots of one's own: those of docs/bots.md, and mistakes in a line."""

import re
import sys
from pathlib import Path

import pytest
from commands import output, refusal

PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"
BOT = re.findall(r"^```python[^\n]*\n(.*?)^```$", PAGE.read_text("utf-8"), flags=re.M | re.S)[0]
"""`tests/test_snippets.py` lets it play."""


@pytest.fixture
def here(tmp_path, monkeypatch):
    (tmp_path / "duck.py").write_text(BOT)
    (tmp_path / "broken.py").write_text("class Half:\n    pass\n\n\nimport nowhere_at_all\n")
    (tmp_path / "half.py").write_text("class Half:\n    pass\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in ("duck", "broken", "half"):
        sys.modules.pop(name, None)


def test_the_bot_of_the_page_has_twenty_lines():
    assert len([line for line in BOT.splitlines() if line.strip()]) <= 20


@pytest.mark.slow
def test_it_competes_in_several_processes(here):
    alone, many = (
        output("arena", "seas-of-strife", "--bots", "duck.Duck,random", "--deals", "6", "--json", "--jobs", n)
        for n in "12"
    )
    assert '"duck.Duck"' in alone
    assert alone == many


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
    assert told in refusal("simulate", "seas-of-strife", "--games", "1", "--bots", name, "--jobs", "1")
