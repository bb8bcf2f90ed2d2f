"""The rule pages as tests read them: tables, worked examples, anchors."""

import re
from pathlib import Path

RULES = Path(__file__).parents[2] / "docs" / "rules"
LANGUAGES = ("en", "ja")
TOLD = {
    "seas-of-strife": ("SOS", 15),
    "turn-the-tide": ("TTT", 15),
    "sea-change": ("SEA", 17),
    "feud": ("FEUD", 53),
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


def steps(text):
    """The worked examples by number: what each begins with, then each step, in words and with the marked cards.

    A step's marks are lists of names, as they stand: one card, or several that lie together.
    """
    found = {}
    for block in re.findall(r"^> \*\*.*\n(?:>.*\n)*", text, flags=re.M):
        lines = re.sub(r"^> ?", "", block, flags=re.M)
        first, *told = re.split(r"^\d+\. ", lines, flags=re.M)
        title = re.match(r"\*\*\D+(\d+)[^*]*\*\*[ ：]?(.*)", first, flags=re.S)
        words = [" ".join(part.split()) for part in (title[2], *told)]
        found[int(title[1])] = [
            (each, [re.split(r", |、", marks) for marks in re.findall(r"`([^`]+)`", each)]) for each in words
        ]
    return found


def examples(text):
    """The worked examples by number, without their titles."""
    return {number: " ".join(words for words, _ in parts).strip() for number, parts in steps(text).items()}


def laid(parts):
    """The cards that an example's steps lay down, in their order."""
    return list(dict.fromkeys(name for _, marks in parts for names in marks for name in names))


def taken(parts):
    """The card that takes: the first that the last step marks."""
    return parts[-1][1][0][0]
