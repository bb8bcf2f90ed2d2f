"""A state as a picture: a band for the table and one for each seat, with the cards as the page draws them."""

import json
from collections.abc import Sequence
from functools import cache
from html import escape
from itertools import chain
from pathlib import Path
from textwrap import wrap
from typing import Any, NamedTuple

from quarterdeck.games.base import Game

HIDDEN, NONE = "hidden", "none"
"""The words for a value that the reader may not see, and for no value."""
UNREMARKABLE = {NONE, "0", "False"}
"""A picture leaves out a field whose values are all among these words."""

WIDTH, LABEL, MARGIN = 800, 190, 14
"""The width of a picture, the width of the words at its left, and the distance between parts, in pixels."""
CARD, TALL = 60, 84
"""The size of a card in pixels."""
BESIDE, FANNED, STACKED = 66, 30, 7
"""The distances between cards in pixels: side by side, the least in a hand, and between the backs of a stack."""
LINE = 16
"""The height of a line of words in pixels."""
LETTERS, ALL_LETTERS = 26, 110
"""The most letters in a line of words beside cards, and in a line without cards."""
JOINT = "\xa0"
"""A space at which a line is never broken."""


class Entry(NamedTuple):
    """The values of a field as words."""

    name: str
    code: Any
    owned: bool
    """Whether the values belong to seats or sides."""
    words: list[list[str]]
    """The words of each seat or side; one list if they belong to none."""


Group = tuple[Entry, list[str]]
"""An entry, and the words of one of its owners."""


def faces_file(game: Game) -> Path:
    """Return the file with the drawings of a game's cards, which `poe generate` writes; it need not exist."""
    return Path(str(game.rules.__file__)).with_name("faces.json")


@cache
def faces(game: Game) -> Any:
    """Return the content of `faces_file`: `fields`, the kind of piece for each field; `pieces`, the SVG of each piece.

    `without`: for each field, the fields to which its cards may have moved. `font`: a file of characters, base64.
    """
    file = faces_file(game)
    nothing: dict[str, Any] = {"fields": {}, "without": {}, "pieces": {}, "font": ""}
    return json.loads(file.read_text("utf-8")) if file.is_file() else nothing


class Drawing:
    """A picture in the making."""

    def __init__(self, game: Game, entries: Sequence[Entry]) -> None:
        """Begin a picture of these values."""
        self._faces = faces(game)
        self._fields: dict[str, str] = self._faces["fields"]
        self._cards = [entry.code for entry in entries if entry.name in self._fields and hasattr(entry.code, "names")]
        self._used: set[str] = set()
        self._y = 2 * MARGIN + LINE
        self._parts: list[str] = []

    def finished(self, title: str, text: str) -> str:
        """Return the picture as SVG, with a title, and with a text for those who cannot see it."""
        pieces = self._faces["pieces"]
        symbols = (f"<symbol id='{name}' viewBox='0 0 100 140'>{pieces[name]}</symbol>" for name in sorted(self._used))
        return (
            f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {self._y}' width='{WIDTH}' "
            f"height='{self._y}' role='img' fill='#1d2a36'><title>{escape(title)}</title><desc>{escape(text)}</desc>"
            "<style>@font-face{font-family:Gelasio;src:url(data:font/woff2;base64,"
            f"{self._faces['font']})}}text{{font-family:Gelasio,Georgia,serif;font-variant-numeric:lining-nums}}"
            ".words{font-family:'Source Sans 3',system-ui,sans-serif}</style>"
            f"<defs>{''.join(symbols)}</defs><rect width='{WIDTH}' height='{self._y}' rx='6' fill='#dbe6e2'/>"
            f"{_title(MARGIN, MARGIN + 13, title)}{''.join(self._parts)}</svg>\n"
        )

    def add(self, title: str, seat: int, values: Sequence[Group], decides: bool = False, lit: bool = False) -> None:
        """Draw a band with the values of a seat (-1: of the table) below the last one."""
        top, parts, self._parts = self._y, self._parts, []
        groups = self._groups(values)
        lines = [
            f"{entry.name.replace('_', JOINT)}{JOINT}{' '.join(words).replace('_', ' ')}"
            for entry, words in values
            if entry.name not in ("phase", *self._fields)
            and entry.code not in self._cards
            and not UNREMARKABLE.issuperset(chain.from_iterable(entry.words))
        ]
        written = [_title(MARGIN, top + 21, title)]
        for at, line in enumerate(wrap(", ".join(lines), LETTERS if groups else ALL_LETTERS), 1):
            written.append(_words(MARGIN, top + 22 + at * LINE, line))
        height = max(self._lay(groups, max(seat, 0), top), 14 + len(written) * LINE)
        self._y = top + height + MARGIN // 2
        ground = f"x='6' y='{top}' width='{WIDTH - 12}' height='{height}' rx='4' fill='#fbf8f0'"
        mark = f"<rect x='6' y='{top}' width='4' height='{height}' fill='#b8860b'/>" if decides else ""
        self._parts = [*parts, f"<rect {ground} fill-opacity='{0.95 if lit else 0.45}'/>{mark}", *written, *self._parts]

    def _groups(self, values: Sequence[Group]) -> list[Group]:
        """Return the values that are cards. A field's cards that have moved to another field are left out."""
        words_of = {entry.name: words for entry, words in values}
        groups = []
        for entry, words in sorted(values, key=lambda group: [*self._fields, group[0].name].index(group[0].name)):
            gone = [word for name in self._faces["without"].get(entry.name, ()) for word in words_of[name]]
            left = [word for word in words if word == HIDDEN or word not in gone][: len(words) - len(gone)]
            if left and entry.name in self._fields:
                groups.append((entry, left))
        return groups

    def _lay(self, groups: Sequence[Group], seat: int, top: int) -> int:
        """Draw groups of cards from `top` on, in as many lines as they need; return the height."""
        x, y = LABEL, top
        for (entry, words), steps in zip(groups, _steps(groups), strict=True):
            if x + sum(steps) + CARD > WIDTH - MARGIN and x > LABEL:
                x, y = LABEL, y + TALL + LINE + MARGIN
            self._parts.append(_words(x, y + 16, entry.name))
            for word, step in zip(words, [*steps, CARD], strict=True):
                if x + CARD > WIDTH - MARGIN:
                    x, y = LABEL, y + TALL + MARGIN
                self._card(self._fields[entry.name], word, seat, x, y + 6 + LINE)
                x += step
            x += MARGIN
        return y - top + (TALL + LINE + MARGIN if groups else 0)

    def _card(self, kind: str, word: str, seat: int, x: int, y: int) -> None:
        place = f"x='{x}' y='{y}' width='{CARD}' height='{TALL}'"
        if word == NONE:
            self._parts.append(f"<rect {place} rx='3' fill='none' stroke='#4a5764' stroke-dasharray='4 3'/>")
            return
        name = f"back-{seat % 2}" if word == HIDDEN else f"{kind}-{word}"
        self._used.add(name)
        self._parts.append(f"<use href='#{name}' {place}/>")


def _steps(groups: Sequence[Group]) -> list[list[int]]:
    """Return, for each group, the distance from each of its cards to the next.

    The cards of a hand overlap only as much as is needed to fit all groups side by side.
    """
    hands = [at for at, (entry, _) in enumerate(groups) if entry.owned and hasattr(entry.code, "bits")]
    steps = [
        [STACKED if word == HIDDEN and (at in hands or not entry.owned) else BESIDE for word in words[:-1]]
        for at, (entry, words) in enumerate(groups)
    ]
    beyond = sum(map(sum, steps)) + len(groups) * (CARD + MARGIN) - (WIDTH - LABEL)
    loose = sum(step == BESIDE for at in hands for step in steps[at])
    tight = max(FANNED, BESIDE - -(-max(0, beyond) // max(1, loose)))
    return [[min(step, tight) for step in its] if at in hands else its for at, its in enumerate(steps)]


def _title(x: int, y: int, text: str) -> str:
    return f"<text x='{x}' y='{y}' font-size='17' font-weight='600'>{escape(text)}</text>"


def _words(x: int, y: int, text: str) -> str:
    return f"<text x='{x}' y='{y}' font-size='12' class='words'>{escape(text)}</text>"
