"""Reasons why a choice is better than others, in a game's own terms. The search counts every number in them.

    because(game, thought, action)     # "Takes the trick in 12 of 100 deals (other choices: 71)."

Compiled code finds the differences between choices (`engine.search.analysis`). The page shows the same sentences with
the same numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from quarterdeck.games.sentences import LANGUAGES
from quarterdeck.games.types import ReasonPart

if TYPE_CHECKING:
    from quarterdeck.analysis.analyse import Thought
    from quarterdeck.games.base import Game

__all__ = ["ReasonPart", "because", "sentence"]

SENTENCES = {
    "beside": ("{first} ({against}: {other})", "{first}（{against}は{other}）"),
    "then": ("{first}, and {then}", "{first}、{then}"),
    "count": ("{words}: {n} on average", "{words}は平均{n}"),
    "others": ("other choices", "ほかの選択"),
    "best": ("the best choice", "最善の選択"),
    "and": ("{first}; {second}.", "{first}、{second}です。"),
    "end": ("{first}.", "{first}です。"),
    "none": ("It makes hardly any difference.", "ほとんど差はありません。"),
}


def because(game: Game, thought: Thought, action: int, language: str = "en") -> str:
    """Explain in a sentence why an action is the best, or worse than the best. Raises KeyError, ValueError."""
    return sentence(game, thought.of(action).reasons, action == thought.best.action, language)


def sentence(game: Game, reasons: Sequence[ReasonPart], best: bool, language: str = "en") -> str:
    """Return the sentence that gives these reasons for the best choice (`best`) or against another.

    Raises ValueError if the language is unknown.
    """
    at = LANGUAGES.index(language)
    said = {name: texts[at] for name, texts in SENTENCES.items()}
    against = said["others" if best else "best"]
    clauses = [_clause(game, each, at, said, against) for each in reasons]
    if not clauses:
        return said["none"]
    first = clauses[0][:1].upper() + clauses[0][1:]
    return said["and"].format(first=first, second=clauses[1]) if len(clauses) > 1 else said["end"].format(first=first)


def _clause(game: Game, told: ReasonPart, at: int, said: dict[str, str], against: str) -> str:
    outcomes = {each.code: each for each in game.outcomes}
    outcome = outcomes.get(told.code)
    if outcome is not None:
        words, amount = outcome.words[at], outcome.mean
    else:
        count = next(each for each in game.counts if each.code == told.code)
        words, amount = said["count"].format(words=count.words[at], n="{n}"), True
    first = words.format(n=_shown(told.number, amount))
    clause = said["beside"].format(first=first, against=against, other=_shown(told.other, amount))
    if not told.then:
        return clause
    return said["then"].format(first=clause, then=outcomes[told.then].words[at].format(n=told.often))


def _shown(number: int, amount: bool) -> str:
    if not amount:
        return str(number)
    sign = "-" if number < 0 else ""
    return f"{sign}{abs(number) // 10}.{abs(number) % 10}"
