"""Values that depend on options chosen before, declared as plain data that a page can evaluate without a server."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class SameAs:
    """A value that is the same as that of another option."""

    option: str


@dataclass(frozen=True)
class ByOption:
    """A value that is selected by another option: that of the first case that fits the option, else `otherwise`.

    These may depend on options, too. A case is one value, or several in a tuple. It fits if the option has one of these
    values; an option of the kind `prices`, if it gives one of these names a price. The case None fits an option that is
    not chosen yet.
    """

    option: str
    cases: Mapping[Any, Any]
    otherwise: Any = None


Dependent = SameAs | ByOption


def evaluate(part: Any, chosen: Mapping[str, Any]) -> Any:
    """Return the value of `part` under the chosen options; a plain value is returned unchanged."""
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
