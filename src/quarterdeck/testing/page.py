"""Checks that a package's files for the page are complete: every text and every rule in all languages."""

import json
import re
from collections.abc import Mapping
from typing import Any

from quarterdeck.games.base import Game
from quarterdeck.games.sentences import LANGUAGES
from quarterdeck.server.web.game_pages import BOARD, files_of

PARAMETER = re.compile(r"\{(\w)(\w*)[?}]")
"""A parameter in a text; at the beginning of a sentence, its name has a capital."""
RULE = re.compile(r'<a id="([^"]+)"')
SHARED = frozenset({"players"})
"""Options whose texts belong to the page itself, not to the game."""


def check_page(game: Game) -> None:
    """Check that the files of `page/` exist, and that all languages have the same texts. Raises AssertionError."""
    files = files_of(game)
    assert files, f"{game.id} has no page/{BOARD} beside its rules"
    wanted = [
        f"{kind}/{language}.{ending}" for kind, ending in (("words", "json"), ("rules", "md")) for language in LANGUAGES
    ]
    for name in (*wanted, "scene.svg"):
        assert name in files, f"{game.id} has no page/{name}"
    words = {language: json.loads(files[f"words/{language}.json"]) for language in LANGUAGES}
    _check_words(game, words)
    _check_rules(game, {language: files[f"rules/{language}.md"].decode() for language in LANGUAGES})


def _check_words(game: Game, words: Mapping[str, Mapping[str, Any]]) -> None:
    first, *others = words
    for key in needed(game):
        assert key in words[first], f"words/{first}.json has no {key!r}"
    for language in others:
        missing = words[first].keys() ^ words[language].keys()
        assert not missing, f"words/{first}.json or words/{language}.json has no {sorted(missing)[0]!r}"
        for key, message in words[first].items():
            same = _parameters(message) == _parameters(words[language][key])
            assert same, f"words/{language}.json: {key!r} has other {{parameters}} than words/{first}.json"


def needed(game: Game) -> list[str]:
    """Return the keys of the texts that the page needs for every game."""
    keys = [f"game.{game.id}.{part}" for part in ("name", "line", "players")]
    for option in game.options:
        if option.name not in SHARED:
            values = option.values if option.kind == "choice" and isinstance(option.values, tuple) else ()
            keys += [f"option.{game.id}.{option.name}", *(f"option.{game.id}.{option.name}.{each}" for each in values)]
    return keys + [f"{game.id}.no.{reason.code}" for reason in game.reasons]


def _parameters(message: Any) -> set[str]:
    text = message if isinstance(message, str) else message["other"]
    return {first.lower() + rest for first, rest in PARAMETER.findall(text)}


def _check_rules(game: Game, texts: Mapping[str, str]) -> None:
    first, *others = texts
    rules = RULE.findall(texts[first])
    assert len(set(rules)) == len(rules), f"rules/{first}.md has a rule twice"
    for language in others:
        assert RULE.findall(texts[language]) == rules, f"rules/{language}.md has other rules than rules/{first}.md"
    for reason in game.reasons:
        assert reason.rule in rules, f"the rule pages have no {reason.rule}, which {reason.code!r} cites"
