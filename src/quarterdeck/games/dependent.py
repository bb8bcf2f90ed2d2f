"""Values that depend on the options chosen before, as plain data that a page can evaluate without a server."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class SameAs:
    """The value of another option."""

    option: str


@dataclass(frozen=True)
class ByOption:
    """The value of the first case that fits another option, else `otherwise`; plain or again dependent.

    A case is a value, or several in a tuple. It fits an option that has this value; of `prices`, one that gives this
    name a price. None fits an option that is not chosen yet.
    """

    option: str
    cases: Mapping[Any, Any]
    otherwise: Any = None


Dependent = SameAs | ByOption


def evaluate(part: Any, chosen: Mapping[str, Any]) -> Any:
    """Return the value of `part` under the options chosen; a plain value is returned as it is."""
    if isinstance(part, SameAs):
        return chosen[part.option]
    if isinstance(part, ByOption):
        value = chosen.get(part.option)
        fitting = (then for case, then in part.cases.items() if _fits(case, value))
        return evaluate(next(fitting, part.otherwise), chosen)
    return part


def _fits(case: Any, value: Any) -> bool:
    if isinstance(case, tuple):
        return any(_fits(one, value) for one in case)
    return case in value if isinstance(value, dict) else type(case) is type(value) and case == value
