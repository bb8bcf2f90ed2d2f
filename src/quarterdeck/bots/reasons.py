"""Why a choice is better than others, in a game's own terms: every number in the sentence is counted by the search.

    because(game, thought, action)     # "Takes the trick in 12 of 100 deals (the others: 71)."

What tells choices apart is found in compiled code (`quarterdeck.engine.thoughts`); the page says the same sentences of
the same numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from quarterdeck.games.sentences import LANGUAGES

if TYPE_CHECKING:
    from quarterdeck.bots.thinking import Thought
    from quarterdeck.games.base import Game

SENTENCES = {
    "beside": ("{first} ({against}: {other})", "{first}（{against}は{other}）"),
    "count": ("{words}: {n} on average", "{words}は平均{n}"),
    "others": ("other choices", "ほかの選択"),
    "best": ("the best choice", "最善の選択"),
    "and": ("{first}; {second}.", "{first}、{second}です。"),
    "end": ("{first}.", "{first}です。"),
    "none": ("It makes hardly any difference.", "ほとんど差はありません。"),
}


class Told(NamedTuple):
    """One thing that tells choices apart: a code of `Game.outcomes` or `Game.counts`.

    `number` with this choice, `other` with the best one, or with the others where this is the best: in hundredths of
    all deals, or in tenths where it is an amount.
    """

    code: str
    number: int
    other: int


def because(game: Game, thought: Thought, action: int, language: str = "en") -> str:
    """Why an action is the best, or is worse than the best, in a sentence. Raises KeyError, ValueError."""
    at = LANGUAGES.index(language)
    said = {name: texts[at] for name, texts in SENTENCES.items()}
    against = said["others" if action == thought.best.action else "best"]
    clauses = [_clause(game, each, at, said, against) for each in thought.of(action).reasons]
    if not clauses:
        return said["none"]
    first = clauses[0][:1].upper() + clauses[0][1:]
    return said["and"].format(first=first, second=clauses[1]) if len(clauses) > 1 else said["end"].format(first=first)


def _clause(game: Game, told: Told, at: int, said: dict[str, str], against: str) -> str:
    outcome = next((each for each in game.outcomes if each.code == told.code), None)
    if outcome is not None:
        words, amount = outcome.words[at], outcome.mean
    else:
        count = next(each for each in game.counts if each.code == told.code)
        words, amount = said["count"].format(words=count.words[at], n="{n}"), True
    first = words.format(n=_shown(told.number, amount))
    return said["beside"].format(first=first, against=against, other=_shown(told.other, amount))


def _shown(number: int, amount: bool) -> str:
    if not amount:
        return str(number)
    sign = "-" if number < 0 else ""
    return f"{sign}{abs(number) // 10}.{abs(number) % 10}"
