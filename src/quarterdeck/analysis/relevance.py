"""Which outcomes are reasons: those that change the result of the round in favour of the better choice.

A game says in `reasons.json`, beside its rules, what its outcomes bring (`Meaning`). The page makes the same choice of
the same numbers (`frontend/src/engine/thinking/relevance.ts`). A game without that file has the outcomes that differ
most (`quarterdeck.engine.search.analysis`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import floor, sqrt
from pathlib import Path

from quarterdeck.analysis.lookback import total
from quarterdeck.bots.base import View
from quarterdeck.engine.search.analysis import MOSTLY, NEAR, OFTEN, WORTH_TELLING
from quarterdeck.games.base import Game
from quarterdeck.games.types import Outcome, ReasonPart

__all__ = ["Meaning", "Meanings", "Weighed", "meanings_of", "reasons_of"]

LINKED = 0.7
"""An outcome without a worth is a reason from this correlation with the shares of the win on."""


@dataclass(frozen=True)
class Meaning:
    """What an outcome brings."""

    words: tuple[str, str]
    """A verb and its object in English and Japanese; a noun where the outcome is an amount."""
    worth: float | None = None
    """Points that it brings by the rules; None: the rules give it none, so the position says whether it is good."""
    when: str = ""
    """The field of a state that is not 0 where it brings them; empty: it always does."""


@dataclass(frozen=True)
class Meanings:
    """What the outcomes of a game do to the result of a round."""

    result: str
    """The code of the count that is the result,"""
    better: int
    """and 1 where more of it is better, or -1."""
    outcomes: Mapping[str, Meaning]


@dataclass(frozen=True)
class Weighed:
    """What is known of a choice: a number by the code of an outcome or, the seat's own, of a count."""

    share: float
    behind: float
    soon: Mapping[str, float] = field(default_factory=dict)
    counts: Mapping[str, float] = field(default_factory=dict)


def reasons_path(game: Game) -> Path:
    """Where the meanings of a game's outcomes are kept."""
    return Path(str(game.rules.__file__)).parent / "reasons.json"


@cache
def meanings_of(game: Game) -> Meanings | None:
    """Return what a game's outcomes bring, or None where nothing is kept of it."""
    path = reasons_path(game)
    if not path.exists():
        return None
    kept = json.loads(path.read_text("utf-8"))
    outcomes = {code: Meaning(**{**each, "words": tuple(each["words"])}) for code, each in kept["outcomes"].items()}
    return Meanings(kept["result"], kept["better"], outcomes)


def reasons_of(game: Game, meanings: Meanings, view: View, choices: Sequence[Weighed]) -> list[tuple[ReasonPart, ...]]:
    """Return the reasons of each choice, the best first."""
    outcomes = [each for each in game.outcomes if each.code in meanings.outcomes]
    matter = [each for each in outcomes if _matters(view, meanings.outcomes[each.code].when)]
    return [_reasons(game, meanings, matter, choices, at) for at in range(len(choices))]


def _matters(view: View, when: str) -> bool:
    return not when or bool(view[0][when])


def _reasons(
    game: Game, meanings: Meanings, outcomes: Sequence[Outcome], choices: Sequence[Weighed], at: int
) -> tuple[ReasonPart, ...]:
    told = _strongest(meanings, outcomes, choices, at)
    parts = [_with_following(game, told, choices, at)] if told else []
    own, other = choices[at].counts[meanings.result], _beside(choices, at, "counts", meanings.result)
    result = ReasonPart(meanings.result, _rounded(own, True), _rounded(other, True))
    gain = meanings.better * _favour(at) * (result.number - result.other)
    if gain > 0 and (not parts or _differs(own, other, True)):
        parts.append(result)
    return tuple(parts)


def _strongest(meanings: Meanings, outcomes: Sequence[Outcome], choices: Sequence[Weighed], at: int) -> Outcome | None:
    """Return the outcome that speaks most for the better choice, first among those that the rules give points for."""
    valued, linked = _Most(), _Most()
    for each in outcomes:
        own, other = choices[at].soon[each.code], _beside(choices, at, "soon", each.code)
        if not _differs(own, other, each.mean):
            continue
        worth, apart = meanings.outcomes[each.code].worth, _favour(at) * (own - other)
        if worth is not None:
            valued.take(each, worth * apart)
        elif abs(link := _link(choices, each.code)) >= LINKED:
            linked.take(each, link * apart)
    return valued.found or linked.found


class _Most:
    """Keeps the first of the outcomes with the greatest number above 0."""

    def __init__(self) -> None:
        self.found: Outcome | None = None
        self._most = 0.0

    def take(self, outcome: Outcome, number: float) -> None:
        if number > self._most:
            self.found, self._most = outcome, number


def _favour(at: int) -> int:
    """1 where a reason speaks for this choice (the best), -1 where it speaks against it."""
    return -1 if at else 1


def _beside(choices: Sequence[Weighed], at: int, kind: str, code: str) -> float:
    """Return the best choice's number; for the best, the mean of those that are clearly worse, or of all others."""
    numbers = [getattr(each, kind)[code] for each in choices]
    if at:
        return float(numbers[0])
    clearly = [place for place, each in enumerate(choices) if place and each.behind >= NEAR]
    others = clearly or range(1, len(choices))
    return total(numbers[place] for place in others) / len(others) if others else float(numbers[0])


def _differs(one: float, other: float, amount: bool) -> bool:
    apart = abs(one - other)
    return apart / ((abs(one) + abs(other) + 1) if amount else 1) > WORTH_TELLING


def _link(choices: Sequence[Weighed], code: str) -> float:
    """Return the correlation of an outcome with the share of the win, over the choices; 0 where either is constant."""
    count = len(choices)
    shares, numbers = [each.share for each in choices], [each.soon[code] for each in choices]
    share, number = total(shares) / count, total(numbers) / count
    together = total((one - share) * (other - number) for one, other in zip(shares, numbers, strict=True))
    spread = total((one - share) * (one - share) for one in shares) * total(
        (one - number) * (one - number) for one in numbers
    )
    return together / sqrt(spread) if spread > 0 else 0.0


def _with_following(game: Game, told: Outcome, choices: Sequence[Weighed], at: int) -> ReasonPart:
    """Return an outcome as a reason, with what mostly follows it."""
    soon = choices[at].soon
    own, other = soon[told.code], _beside(choices, at, "soon", told.code)
    numbers = _rounded(own, told.mean), _rounded(other, told.mean)
    then, most = "", MOSTLY
    for each in game.outcomes:
        if each.after == told.code and own >= OFTEN and soon[each.code] / own > most:
            then, most = each.code, soon[each.code] / own
    return ReasonPart(told.code, *numbers, then, _rounded(most, False) if then else 0)


def _rounded(number: float, amount: bool) -> int:
    return floor(number * (10 if amount else 100) + 0.5)
