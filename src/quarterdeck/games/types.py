"""The types in which a game declares itself, and what they are made of."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal

from quarterdeck.games.codes import Code
from quarterdeck.games.options import listed

Event = dict[str, Any]
"""One event of `records.md` as plain JSON values; what its reader may not see is left out."""

StateRow = Any
"""One state: a row of `Game.dtype` or the Python-int object of the same field names."""

SPECTATOR = -1
"""The seat number under which `redact` shows what is public."""


@dataclass(frozen=True)
class Reason:
    """Why an action is not legal: a rule id, a code that the page has words for, and its parameters."""

    rule: str
    code: str
    data: dict[str, Any] = field(default_factory=dict)
    words: str = ""
    """The reason in English, one short sentence without the rule id."""


@dataclass(frozen=True)
class Article:
    """One effect of the options that no rule page has, in one language; all but `name` and `terms` in sentences."""

    option: str
    """The option that says it."""
    entry: str
    """Which part of the option's value: a name in it, or a place in its list, from 0."""
    name: str
    terms: str
    """What it costs, when and how often: "60 points, at the end of the Round, once a Round"."""
    conditions: tuple[str, ...]
    """The condition, and the time at which it is carried out; either may be missing."""
    effect: tuple[str, ...]
    """What it does, a step a sentence."""
    warning: str
    """What to beware of, or an empty text."""

    @property
    def sentences(self) -> tuple[str, ...]:
        """All sentences in their order: conditions, effect, warning."""
        return (*self.conditions, *self.effect, *([self.warning] if self.warning else []))


Numbers = tuple[tuple[str, Code], ...]
"""Parameters by name, and what each number means."""


@dataclass(frozen=True, eq=False)
class ReasonKind:
    """A reason for an action not to be legal: a rule id, a code that the page has words for, its numbers' meanings."""

    rule: str
    code: str
    words: str
    """In English, one short sentence without the rule id; `{name}` stands for a parameter."""
    numbers: Numbers = ()
    """The parameters by name, and how each is made of the number that `rules.why_illegal` gives."""

    def reason(self, given: Sequence[int]) -> Reason:
        """Return the reason with these numbers; equal reasons are one shared object."""
        return _reason(self, tuple(given[: len(self.numbers)]))


@lru_cache(maxsize=4000)
def _reason(kind: ReasonKind, given: tuple[int, ...]) -> Reason:
    data = {name: code.value(number) for (name, code), number in zip(kind.numbers, given, strict=True)}
    words = {name: listed(value, "and") if isinstance(value, list) else value for name, value in data.items()}
    return Reason(kind.rule, kind.code, data, kind.words.format(**words))


MAX_NUMBERS = 4
"""The largest number of parameters of a reason."""


@dataclass(frozen=True)
class Count:
    """A count that people keep at the end of a round, a whole number a seat; a search can expect a value of it."""

    code: str
    words: tuple[str, str]
    """In English and Japanese, a few words."""
    sides: bool = False
    """Whether it is a number for each side, not for each seat."""


MAX_COUNTS = 3
"""The largest number of counts of a game."""


@dataclass(frozen=True)
class Outcome:
    """A possible early result of a decision, such as taking the trick, from which reasons for choices are made."""

    code: str
    words: tuple[str, str]
    """In English and Japanese, without a full stop; `{n}`: the number of 100 deals, or the average amount."""
    mean: bool = False
    """Whether it is an amount; otherwise it comes true (1) or does not (0)."""


MAX_OUTCOMES = 10
"""The largest number of outcomes of a game."""


@dataclass(frozen=True)
class Said:
    """A theme that distinguishes a choice from its rival: codes and numbers, no words (`analysis.themes`)."""

    theme: str
    """The id of the theme in the game's `themes.json`."""
    certainty: Literal["sure", "out", "likely"]
    """Whether it lies on the table, depends on unseen cards, or comes about in at least 80 of 100 deals."""
    of: Literal["this", "other"]
    """Whose card the sentence is about: that of the choice itself, or that of its rival."""
    action: int
    """That action."""
    numbers: tuple[int, int, int, int]
    """The four numbers of its sentence."""


@dataclass(frozen=True)
class Learning:
    """What `rules.features` counts with, and what is practised. What was learned is in the package's `learned.i2`."""

    size: int
    """How many places the features have: each has a weight."""
    softness: float
    """How much more, as a share of the win, an action must be worth to be e times as likely: what play is for, beside
    winning, is to be hard to foresee."""
    options: tuple[Mapping[str, Any], ...]
    """Option sets that are practised in turn."""
    begin: Mapping[int, float] = field(default_factory=dict)
    """Weights to begin with, by place, in logits: the rules of thumb are mostly right."""


@dataclass(frozen=True)
class Network:
    """The sizes of a game's networks, and the games that they learn from."""

    inputs: int
    """Of the policy network: `rules.encode` writes those that are 1."""
    hidden: int
    """More inputs of the value network, for what the seat cannot know (`rules.encode_hidden`)."""
    outputs: int
    """Of the policy network (`rules.output_of`)."""
    options: tuple[Mapping[str, Any], ...]
    """Option sets that are played in equal parts; one may stand several times."""


@dataclass(frozen=True)
class Workshop:
    """A game's: definitions that one of its options takes."""

    wrong: Callable[[Any], str]
    """What is wrong with a definition by itself, in English; empty: nothing."""
    measure: str = ""
    """The module that, run as a program, measures a definition: `{"definition", "deals"}` on its standard input, and on
    its output lines of JSON with `done` and `of`, at last with `found` or `failed`. Empty: there is none."""
