"""Ids, and names and other text that people write: what may be a name, and how text is cleaned."""

from __future__ import annotations

import re
import secrets
import unicodedata

NAME_LENGTH = 24
BOT_NAMES = ("Ann", "Bao", "Cleo", "Dag", "Eva", "Finn", "Gus", "Hana")
"""What the house's bots are called; nobody else is."""

_JOINER = "\u200d"
_UNSEEN = re.compile(r"\b(?:FILLER|BLANK|NULL NOTEHEAD)\b")
"""In the Unicode name of a character that takes its place and shows nothing there, but counts as a letter or sign."""


def new_id(size: int) -> str:
    """Draw an id of `size` random bytes for a URL.

    It never begins with a hyphen, which a command would take for an option.
    """
    while (drawn := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return drawn


def clean_text(text: str) -> str:
    """One line of visible text: no control or bidirectional-override characters, no empty ones, single spaces."""
    text = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if character.isspace() or _empty(character) else character for character in text)
    kept = (c for c in spaced if c == _JOINER or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    return " ".join("".join(kept).split())


def clean_name(name: str) -> str | None:
    """A name as it is shown, 1 to 24 characters; None where nothing usable is left."""
    cleaned = clean_text(name)
    shown = any(unicodedata.category(character)[0] in "LNPS" for character in cleaned)
    return cleaned if shown and len(cleaned) <= NAME_LENGTH else None


def of_the_house(name: str) -> bool:
    """Whether a name looks like that of one of the house's bots, by its letters and figures."""
    return _letters(name) in {_letters(taken) for taken in BOT_NAMES}


def _letters(name: str) -> str:
    """What is read of a name, whatever its letters' width, case and marks."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    return "".join(character for character in folded if unicodedata.category(character)[0] in "LN")


def _empty(character: str) -> bool:
    return _UNSEEN.search(unicodedata.name(character, "")) is not None
