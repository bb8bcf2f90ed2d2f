"""Ids, the rules for people's names, and the names of the site's bots."""

import secrets
import unicodedata

import regex

from quarterdeck.games.text import clean_text, fits

NAME_LENGTH = 24
"""The most characters of a name, counted as people see them (an accent or a joined emoji is not counted apart)."""
BOT_NAMES = ("Ann", "Bao", "Cleo", "Dag", "Eva", "Finn", "Gus", "Hana")
"""The names of the site's bots; no one else may use them."""

_DRAWN = regex.compile(
    r"[\u2460-\u2473\u24EA-\u24FF\u2776-\u2793\u3251-\u325F\u32B1-\u32BF\u26A0()\uFF08\uFF09]\uFE0F?"
)
"""Characters that are reserved for marks that the page adds to names: numbers, a warning, brackets (naming.ts)."""

_SHOWN = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}]")


def new_id(size: int) -> str:
    """Return a random id of `size` bytes, as text for a URL.

    It never begins with a hyphen, since a command line would parse that as an option.
    """
    while (drawn := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return drawn


def clean_name(name: str) -> str | None:
    """Return a name in the form in which it is shown; None if it has no visible character, or is too long."""
    cleaned = clean_text(_DRAWN.sub(" ", clean_text(name)))
    return cleaned if _SHOWN.search(cleaned) and fits(cleaned, NAME_LENGTH) else None


def resembles_bot_name(name: str) -> bool:
    """Return whether the letters and digits of a name look like those of one of the site's bots."""
    return _letters(name) in {_letters(taken) for taken in BOT_NAMES}


def _letters(name: str) -> str:
    """Return the letters and digits of a name, folded so that width, case and accents make no difference."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    return "".join(character for character in folded if unicodedata.category(character)[0] in "LN")
