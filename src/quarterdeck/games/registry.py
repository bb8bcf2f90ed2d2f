"""The installed games, found by the entry points of the group `quarterdeck.games` in installed packages.

An entry point's name is the game's id, and its value is the place of the `Game` object. The games of this project are
found in the same way.
"""

import logging
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from quarterdeck.games.base import Game
from quarterdeck.games.options import listed
from quarterdeck.games.sentences import LANGUAGES
from quarterdeck.games.types import MAX_COUNTS, MAX_OUTCOMES, Count
from quarterdeck.kernel import rule_interface

GROUP = "quarterdeck.games"
FIRST = ("seas-of-strife", "turn-the-tide", "sea-change", "feud")
"""The first games in lists; all others follow in alphabetical order."""
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

logger = logging.getLogger(__name__)


class Games(Mapping[str, Game]):
    """Games by id; a package is imported when its game is first used.

    A game that cannot be used is left out and logged once, in one line.
    """

    def __init__(self) -> None:
        self._named: dict[str, EntryPoint] | None = None
        self.loaded: dict[str, Game] = {}
        """The games that have been used, by id."""

    def __getitem__(self, name: str) -> Game:
        """Return the game with this id. Raises UnknownGameError if there is no usable one."""
        entries = self._entries()
        if name not in entries and name not in self.loaded:
            raise UnknownGameError(name, [*self])
        if name not in self.loaded:
            try:
                self.loaded[name] = _loaded(entries[name])
            except GameError as error:
                logger.warning("the game %s", error)
                del entries[name]
                raise UnknownGameError(name, [*self]) from error
        return self.loaded[name]

    def __iter__(self) -> Iterator[str]:
        """Iterate over the ids of all usable games."""
        return iter([name for name in [*self._entries()] if name in self])

    def __len__(self) -> int:
        """Return the number of usable games."""
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        return f"<Games {', '.join(self)}>"

    def _entries(self) -> dict[str, EntryPoint]:
        """Return the entry points of the installed games by id, in the order of lists; they are read once."""
        if self._named is None:
            self._named = _declared()
        return self._named


class UnknownGameError(KeyError):
    """The error for an id with which there is no usable game."""

    def __init__(self, name: object, games: list[str]) -> None:
        """Compose the message; `games`: the ids of the usable games."""
        super().__init__(f"unknown game {str(name)[:40]!r}; the games are {listed(games, 'and')}")

    def __str__(self) -> str:
        return str(self.args[0])  # by default, the text of a KeyError is in quotes


def as_game(given: Game | str) -> Game:
    """Return the game, given as a `Game` or by its id. Raises UnknownGameError, and TypeError for anything else."""
    if isinstance(given, str):
        return GAMES[given]
    if not isinstance(given, Game):
        raise TypeError(f"a game is wanted, or the id of one, such as {FIRST[0]!r}; not {given!r:.40}")
    return given


class GameError(ValueError):
    """The error for a game that cannot be used; the message gives the reason in one line."""


def _declared() -> dict[str, EntryPoint]:
    """Return the entry point of every declared game by id.

    If several packages declare the same id, this package comes first, then the first one in alphabetical order.
    """
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=_precedence):
        if entry.name not in found:
            found[entry.name] = entry
        elif found[entry.name].value != entry.value:
            logger.warning("the game %s is left out: %s has that name", _source(entry), _source(found[entry.name]))
    return {name: found[name] for name in sorted(found, key=lambda name: (*_place(name), name))}


def _precedence(entry: EntryPoint) -> tuple[bool, str]:
    package = entry.dist.name if entry.dist else ""
    return package != "quarterdeck", package


def _place(name: str) -> tuple[int]:
    return (FIRST.index(name) if name in FIRST else len(FIRST),)


def _source(entry: EntryPoint) -> str:
    package = f" of {entry.dist.name} {entry.dist.version}" if entry.dist else ""
    return f"{entry.name!r}{package}"


def _loaded(entry: EntryPoint) -> Game:
    """Load the game that an entry point names. Raises GameError."""
    try:
        game = entry.load()
    except Exception as error:  # a package of other authors may raise any error
        said = (str(error).strip() or "no more is known").splitlines()[0]
        raise GameError(f"{_source(entry)} is left out: {type(error).__name__}: {said}") from error
    if why := _unfit(entry.name, game):
        raise GameError(f"{_source(entry)} is left out: {why}")
    found: Game = game
    return found


def _unfit(name: str, game: object) -> str:
    """Return why `game` cannot be the game with the id `name`; empty if it can."""
    if not isinstance(game, Game):
        return "its entry point names no quarterdeck.games.Game"
    if game.id != name or not _ID.fullmatch(name):
        return f"its Game is called {game.id!r}; both names must be the same, small letters, digits and hyphens"
    package = game.rules.__name__.rpartition(".")[0]
    standing: object = getattr(import_module(package), "GAME", None) if package else None
    if standing is not game:
        return f"it must be called GAME in the package that its rules, {game.rules.__name__}, are in"
    missing = [slot for slot in rule_interface.REQUIRED if not hasattr(game.rules, slot)]
    if missing:
        return f"{game.rules.__name__} has no rule function {missing[0]}"
    if None in (game.levels.get("beginner", ""), game.levels.get("medium", "")):
        return "Game.levels: every game has the levels beginner and medium"
    return next(mistakes(game), "")


GAMES = Games()
"""Every game that is installed."""


def mistakes(game: Game) -> Iterator[str]:
    """Yield the mistakes in a game's declared outcomes and counts, each as one line with its place and remedy."""
    yield from _wrong_number(game)
    codes = [*(each.code for each in game.outcomes), *(each.code for each in game.counts)]
    for code in dict.fromkeys(codes):
        if codes.count(code) > 1:
            yield f"{code!r} is the code of two outcomes or counts: each needs its own"
    for each in game.counts:
        yield from _wrong_words(each)


def _wrong_number(game: Game) -> Iterator[str]:
    rules = game.rules.__name__
    for name, declared, most in (("outcomes", game.outcomes, MAX_OUTCOMES), ("counts", game.counts, MAX_COUNTS)):
        if len(declared) > most:
            yield f"it has {len(declared)} {name}, at most {most} are looked at"
        if declared and not hasattr(game.rules, name):
            yield f"Game.{name} is declared, and {rules} has no function {name} that tells them"
        if not declared and hasattr(game.rules, name):
            yield f"{rules} has a function {name}, and nothing is declared: say in Game.{name} what it tells"


def _wrong_words(count: Count) -> Iterator[str]:
    what = f"the words of its count {count.code!r}"
    if len(count.words) != len(LANGUAGES):
        yield f"{what} are to be in {' and '.join(LANGUAGES)}"
    for language, words in zip(LANGUAGES, count.words, strict=False):
        if not words.strip() or words.endswith((".", "。")):
            yield f"{what} in {language} are empty, or end with a full stop: they become a part of a sentence"
