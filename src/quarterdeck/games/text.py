"""Text that people write: the part of it that is shown, and its length.

The page has the same rules (frontend/src/lib/text.ts).
"""

import unicodedata

import regex

LONGEST = 200
"""Code points of a name or title, whatever they look like; that many a name in a record may have."""

JOINER = "\u200d"
"""Makes one emoji of several."""

HEAP = 4
"""Marks above and below a letter: more in a row only cover the lines around (UTS #39, 5.4)."""

_SPACE = regex.compile(r"[\p{White_Space}\u115F\u1160\u2800\u3164\uFFA0\U0001D159]+")
"""What takes its place and shows nothing: white space, fillers, a blank and a note without a head."""
_UNSEEN = regex.compile(r"[^\P{C}\u200D]+")
"""Control and format characters, but for the joiner of emoji, and what is no character."""
_HEAP = regex.compile(rf"([\p{{Mn}}\p{{Me}}]{{{HEAP}}})[\p{{Mn}}\p{{Me}}]+")
_GRAPHEME = regex.compile(r"\X")


def clean_text(text: str) -> str:
    """Return one line of visible text: no control or bidi-override characters, no heaps of marks, single spaces."""
    shown = _UNSEEN.sub("", _SPACE.sub(" ", unicodedata.normalize("NFC", text)))
    return " ".join(unicodedata.normalize("NFC", _HEAP.sub(r"\1", shown)).split())


def graphemes(text: str) -> int:
    """Return the number of characters that a reader sees: a family of emoji is one."""
    return sum(1 for _ in _GRAPHEME.finditer(text))


def fits(text: str, most: int) -> bool:
    """Return whether a text has at most `most` characters, and is not longer than any text may be."""
    return len(text) <= LONGEST and graphemes(text) <= most


def cut(text: str, most: int) -> str:
    """Return the longest beginning of a text that `fits`, in whole characters."""
    kept = ""
    for count, found in enumerate(_GRAPHEME.finditer(text)):
        if count == most or len(kept) + len(found[0]) > LONGEST:
            break
        kept += found[0]
    return kept.rstrip()
