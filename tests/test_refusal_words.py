"""Whatever the rules or the server refuse, the page has words for it, in both languages."""

import re
from pathlib import Path
from typing import get_args

import pytest

from quarterdeck.games import GAMES
from quarterdeck.server.messages import table_types

ROOT = Path(__file__).parent.parent
WORDS = ROOT / "frontend" / "src" / "words"
LANGUAGES = pytest.mark.parametrize("language", ["en", "ja"])


def words_of(language, area):
    """The keys that begin with an area, without it, in all files of a language."""
    texts = [file.read_text(encoding="utf-8") for file in (WORDS / language).rglob("*.ts")]
    return {key for text in texts for key in re.findall(rf"^  '{area}\.([\w.]+)':", text, re.MULTILINE)}


@LANGUAGES
def test_every_refusal_at_a_table_has_words(language):
    assert set(get_args(table_types.RefusalCode)) <= words_of(language, "refused")


@LANGUAGES
def test_every_quick_phrase_has_words(language):
    assert set(get_args(table_types.Phrase)) == words_of(language, "phrase")


@LANGUAGES
def test_every_refused_request_has_words(language):
    sources = [file.read_text(encoding="utf-8") for file in (ROOT / "src/quarterdeck/server").rglob("*.py")]
    codes = {code for text in sources for code in re.findall(r"(?:ApiError\(\s*|Problem\()(?:\d+,\s*)?\"(\w+)\"", text)}
    assert {"too_fast", "unknown_table", "unavailable", "mistake"} <= codes
    assert codes <= words_of(language, "error")


@LANGUAGES
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_words(game, language):
    text = (WORDS / language / "games" / f"{game}.ts").read_text(encoding="utf-8")
    known = set(re.findall(r"^  '\w+\.no\.(\w+)':", text, re.MULTILINE))
    assert {reason.code for reason in GAMES[game].reasons} <= known
