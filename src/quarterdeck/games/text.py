"""Names and titles that people write: removing what should not be shown, and measuring and limiting their length.

The page follows the same rules (frontend/src/lib/text.ts).
"""

import unicodedata

import regex

LONGEST = 200
"""The most code points of a name or title, also in a record."""

JOINER = "\u200d"
"""The character that joins several emoji to one."""

HEAP = 4
"""The most marks above and below a letter; more would cover the lines above and below (UTS #39, 5.4)."""

_SPACE = regex.compile(r"[\p{White_Space}\u115F\u1160\u2800\u3164\uFFA0\U0001D159]+")
"""Characters that take space but show nothing: white space, fillers, a blank Braille cell, a note without a head."""
_UNSEEN = regex.compile(r"[^\P{C}\u200D]+")
"""Control and format characters except the joiner of emoji, and code points that are no characters."""
_HEAP = regex.compile(rf"([\p{{Mn}}\p{{Me}}]{{{HEAP}}})[\p{{Mn}}\p{{Me}}]+")
_GRAPHEME = regex.compile(r"\X")


def clean_text(text: str) -> str:
    """Return `text` as one line without control and bidi-override characters, heaps of marks and repeated spaces."""
    shown = _UNSEEN.sub("", _SPACE.sub(" ", unicodedata.normalize("NFC", text)))
    return " ".join(unicodedata.normalize("NFC", _HEAP.sub(r"\1", shown)).split())


def graphemes(text: str) -> int:
    """Return the number of characters that a reader sees; several emoji that are joined count as one."""
    return sum(1 for _ in _GRAPHEME.finditer(text))


def fits(text: str, most: int) -> bool:
    """Return whether a text has at most `most` visible characters and at most `LONGEST` code points."""
    return len(text) <= LONGEST and graphemes(text) <= most


def cut(text: str, most: int) -> str:
    """Return the longest beginning of a text that `fits`; no visible character is divided."""
    kept = ""
    for count, found in enumerate(_GRAPHEME.finditer(text)):
        if count == most or len(kept) + len(found[0]) > LONGEST:
            break
        kept += found[0]
    return kept.rstrip()
