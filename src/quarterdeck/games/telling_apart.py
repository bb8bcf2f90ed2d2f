"""Checks of the outcomes and counts that a game declares to tell choices apart (`Game.outcomes`, `Game.counts`)."""

from __future__ import annotations

from collections.abc import Iterator
from string import Formatter

from quarterdeck.games.base import Game
from quarterdeck.games.sentences import LANGUAGES
from quarterdeck.games.types import MAX_COUNTS, MAX_OUTCOMES, Count, Outcome

_STOPS = (".", "。")


def mistakes(game: Game) -> Iterator[str]:
    """List the mistakes in a game's outcomes and counts, each in a line with its place and remedy."""
    yield from _wrong_number(game)
    declared: tuple[Outcome | Count, ...] = (*game.outcomes, *game.counts)
    codes = [each.code for each in declared]
    for code in dict.fromkeys(codes):
        if codes.count(code) > 1:
            yield f"{code!r} is the code of two outcomes or counts: each needs its own"
    yield from _wrong_order(game)
    for each in declared:
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


def _wrong_order(game: Game) -> Iterator[str]:
    first = {each.code for each in game.outcomes if not each.after and not each.mean}
    for each in game.outcomes:
        if each.after and (each.after not in first or each.mean):
            yield f"its outcome {each.code!r} follows {each.after!r}: both must come true or not, and the other first"


def _wrong_words(declared: Outcome | Count) -> Iterator[str]:
    kind, wanted = ("outcome", {"n"}) if isinstance(declared, Outcome) else ("count", set())
    what = f"the words of its {kind} {declared.code!r}"
    if len(declared.words) != len(LANGUAGES):
        yield f"{what} are to be in {' and '.join(LANGUAGES)}"
    for language, words in zip(LANGUAGES, declared.words, strict=False):
        if not words.strip() or words.endswith(_STOPS):
            yield f"{what} in {language} are empty, or end with a full stop: they become a part of a sentence"
        elif _named(words) != wanted or words.count("{n}") != len(wanted):
            number = "{n} in them, once, and no other braces" if wanted else "no braces in them"
            yield f"{what} in {language} must have {number}: {words!r}"


def _named(words: str) -> set[str]:
    """Return the names in braces; `unreadable` if the text cannot be parsed."""
    try:
        return {name for _, name, _, _ in Formatter().parse(words) if name is not None}
    except ValueError:
        return {"unreadable"}
