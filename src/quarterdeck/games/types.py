"""The types of which a game's declaration (`games.base.Game`) consists."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal

from quarterdeck.games.codes import Code
from quarterdeck.games.options import listed

Event = dict[str, Any]
"""One event (docs/records.md) as plain JSON values, without the fields that its reader may not see."""

StateRow = Any
"""One state: a row of `Game.dtype`, or a `PyState` with the same fields."""

SPECTATOR = -1
"""The seat number for which `redact` shows only what is public."""


@dataclass(frozen=True)
class Reason:
    """The reason why an action is not legal: a rule id, a code that the page has words for, and parameters."""

    rule: str
    code: str
    data: dict[str, Any] = field(default_factory=dict)
    words: str = ""
    """The reason in English, one short sentence without the rule id."""


@dataclass(frozen=True)
class Article:
    """The description, in one language, of one effect of the options that the rule page does not explain.

    All texts but `name` and `terms` are sentences.
    """

    option: str
    """The name of the option that has this effect."""
    entry: str
    """The part of the option's value that has this effect: a name in it, or an index in its list."""
    name: str
    terms: str
    """Its price, and when and how often it can be bought: "60 points, at the end of the Round, once a Round"."""
    conditions: tuple[str, ...]
    """A sentence for its condition and one for the time at which it is carried out; either may be missing."""
    effect: tuple[str, ...]
    """What it does, with one sentence for each step."""
    warning: str
    """A warning, or an empty text."""

    @property
    def sentences(self) -> tuple[str, ...]:
        """All sentences in this order: conditions, effect, warning."""
        return (*self.conditions, *self.effect, *([self.warning] if self.warning else []))


Numbers = tuple[tuple[str, Code], ...]
"""The names of parameters, each with the code of its number."""


@dataclass(frozen=True, eq=False)
class ReasonKind:
    """A kind of reason why an action is not legal, without its parameters: see `Reason`."""

    rule: str
    code: str
    words: str
    """The reason in English, one short sentence without the rule id; `{name}` stands for a parameter."""
    numbers: Numbers = ()
    """The names of the parameters, each with the code by which it follows from a number of `rules.why_illegal`."""

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
    """A number that is counted for each seat at the end of a round; the analysis shows its expected value."""

    code: str
    words: tuple[str, str]
    """Its name in English and Japanese, a few words."""
    sides: bool = False
    """Whether it is counted for each side instead of each seat."""


MAX_COUNTS = 3
"""The largest number of counts of a game."""


@dataclass(frozen=True)
class Outcome:
    """A possible early result of a decision, such as taking the trick, by which the analysis gives reasons."""

    code: str
    mean: bool = False
    """Whether it is an amount; otherwise it is 1 if the result occurs, else 0."""


MAX_OUTCOMES = 10
"""The largest number of outcomes of a game."""


Certainty = Literal["sure", "out", "likely", "counted", "later", "repaid"]
"""Whether a theme is certain, depends on unseen cards, or is likely; or that an outcome was counted instead (see
`games.themes.SURE`)."""


@dataclass(frozen=True)
class Said:
    """A theme that distinguishes an action from the one it is compared with: codes and numbers without words.

    `analysis.themes` puts it into a sentence.
    """

    theme: str
    """The id of the theme, or of the counted outcome, in the game's `themes.json`."""
    certainty: Certainty
    of: Literal["this", "other"]
    """Which action the sentence is about: `this`, the action itself, or `other`, the one it is compared with."""
    action: int
    """The number of the action that the sentence is about."""
    numbers: tuple[int, int, int, int]
    """The four numbers of the theme's sentence."""


@dataclass(frozen=True)
class Learning:
    """How the game's policy is trained. The learned weights are in the file `learned.i2` of the package."""

    size: int
    """The number of weights: all indexes from `rules.features` are below it."""
    softness: float
    """By how much, as a share of the win, an action must be better to be e times as likely. A greater number makes the
    policy less predictable."""
    options: tuple[Mapping[str, Any], ...]
    """The option sets that training games use in turn."""
    begin: Mapping[int, float] = field(default_factory=dict)
    """Weights before training, by index, in logits: for example one for the action that the rules of thumb choose."""


@dataclass(frozen=True)
class Network:
    """The sizes of a game's networks, and the games that they learn from."""

    inputs: int
    """The number of inputs of the policy network (`rules.encode`)."""
    hidden: int
    """The number of further inputs of the value network, for what the seat cannot know (`rules.encode_hidden`)."""
    outputs: int
    """The number of outputs of the policy network (`rules.output_of`)."""
    options: tuple[Mapping[str, Any], ...]
    """The option sets of the training games, each used equally often; a set may be listed more than once."""


@dataclass(frozen=True)
class Workshop:
    """The functions for a page on which people write definitions, the values of one of the game's options."""

    wrong: Callable[[Any], str]
    """Returns what is wrong with a single definition, in English; empty if nothing is."""
    measure: str = ""
    """The name of a module that, run as a program, measures a definition; empty: there is none. It reads JSON with
    `definition` and `deals` from its standard input. It writes lines of JSON with `done` and `of`, and a last line with
    `found` or `failed`."""
