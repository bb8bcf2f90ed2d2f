"""The rule pages as tests read them: tables, worked examples, anchors."""

import re
from pathlib import Path

RULES = Path(__file__).parents[2] / "docs" / "rules"
LANGUAGES = ("en", "ja")
TOLD = {
    "seas-of-strife": ("SOS", 15),
    "turn-the-tide": ("TTT", 15),
    "sea-change": ("SEA", 17),
    "feud": ("FEUD", 52),
}
"""How a game's rules are named, and how many there are. A page may be there before its game."""

ANCHOR = re.compile(r'^<a id="([\w-]+)"></a><span class="rule">([\w-]+)</span> \S', re.M)
BOLD = re.compile(r"\*\*([^*]+)\*\*")


def page(language, game):
    return (RULES / language / f"{game}.md").read_text(encoding="utf-8")


def tables(text):
    """Each table as rows of cells, the line under its head left out."""
    blocks = re.findall(r"(?:^\|.*\n)+", text, flags=re.M)
    split = [[[cell.strip() for cell in row.strip("|").split("|")] for row in b.splitlines()] for b in blocks]
    return [[rows[0], *rows[2:]] for rows in split]


def numbers(cell):
    return re.findall(r"\d+", re.sub(r"`[^`]*`", "", cell))


def examples(text):
    """The worked examples by number, without their titles."""
    blocks = [match.replace("\n> ", " ") for match in re.findall(r"(?:^> .*\n)+", text, flags=re.M)]
    found = [re.match(r"> \*\*\D+(\d+)[^*]*\*\*(?: |：)(.*)", block) for block in blocks]
    return {int(match[1]): match[2] for match in found}
