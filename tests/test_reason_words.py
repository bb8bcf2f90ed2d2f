"""Whatever the rules refuse, the page has words for it."""

import re
from pathlib import Path

import pytest

from quarterdeck.games import GAMES

WORDS = Path(__file__).parent.parent / "frontend" / "src" / "words"


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_words(game, language):
    text = (WORDS / language / "games" / f"{game}.ts").read_text(encoding="utf-8")
    known = set(re.findall(r"^  '\w+\.no\.(\w+)':", text, re.MULTILINE))
    assert {reason.code for reason in GAMES[game].reasons} <= known
