"""The words of reports for one game: its name, its cards and its endings, from the file `report.json` beside its rules.

A game without that file is named after its id, and its actions and endings by their names in records.
"""

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import msgspec

from quarterdeck.games.base import Game


@dataclass(frozen=True)
class Terms:
    """The contents of a `report.json`."""

    title: str
    unit: str = "points"
    """The unit of scores, in the plural."""
    suits: dict[str, tuple[int, int]] = field(default_factory=dict)
    """The lowest and the highest number of each suit, if the numbers of a game's cards imply their suits."""
    cards: tuple[str, ...] = ()
    """First words of the names of actions whose number is also the number of a card (`Game.word`)."""
    names: dict[str, str] = field(default_factory=dict)
    """Texts for single actions, by name."""
    endings: dict[str, str] = field(default_factory=dict)
    """Descriptions of endings, by the cause that a game's last event names; an empty key if it names none."""
    count: str = ""
    """The code of the count (`Game.counts`) that shows how close an ending was; empty if scores show it."""


@cache
def terms_of(game: Game) -> Terms:
    """Return the words for a game. Raises msgspec.ValidationError if its file is wrong."""
    path = Path(str(game.rules.__file__)).with_name("report.json")
    if path.exists():
        return msgspec.json.decode(path.read_bytes(), type=Terms)
    return Terms(game.id.replace("-", " ").title())


def action_words(game: Game, name: str) -> str:
    """Return an action's name as the rule page writes it, such as `green 44` or `9 of hearts` for a card."""
    terms, (kind, _, rest) = terms_of(game), name.partition(" ")
    for suit, (low, high) in terms.suits.items():
        if kind == "card" and low <= int(rest) <= high:
            return f"{suit} {rest}"
    if kind in terms.cards and name not in terms.names:
        word = game.word("card", game.action_numbers[name], "en")
        return word if kind == "card" else f"{kind} {word}"
    return re.sub(r"seat (\d)", lambda found: f"seat {int(found[1]) + 1}", terms.names.get(name, name))
