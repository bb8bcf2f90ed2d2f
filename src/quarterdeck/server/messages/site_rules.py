"""The rules that a site's owners set: who may enter, who may make tables, the announcement, the limits."""

from dataclasses import replace
from typing import Annotated, Any, Literal

import msgspec

from quarterdeck.server.settings.config import Limits

DoorKind = Literal["open", "invited", "closed"]
"""`open`: anyone may enter. `invited`: only people with an invitation. `closed`: only people known to the site."""
Makers = Literal["everybody", "members", "owners"]
Role = Literal["owner", "member", "visitor"]
"""A person's role on the site; most guests have none.
A `visitor` came by the link of a table, and may sit only at tables whose link they have."""

ANNOUNCEMENT_LENGTH = 300
Line = Annotated[str, msgspec.Meta(max_length=ANNOUNCEMENT_LENGTH)]


class NewAnnouncement(msgspec.Struct, forbid_unknown_fields=True):
    """A line for every page, in English, in Japanese or in both."""

    en: Line = ""
    ja: Line = ""


class Announcement(NewAnnouncement):
    """A line on every page; `at`: when an owner wrote it (Unix time)."""

    at: float = 0.0


class Rules(msgspec.Struct, frozen=True):
    """The rules of a site.

    `by_table`: if the door is `invited`, the link of a table is an invitation to that table. `members_invite`: members
    may invite others. `limits`: the limits that differ from the server's own, by name.
    """

    door: DoorKind = "open"
    by_table: bool = True
    members_invite: bool = False
    makers: Makers = "everybody"
    announcement: Announcement | None = None
    limits: dict[str, float] = {}


class Bound(msgspec.Struct, frozen=True):
    """The whole numbers between which a limit may be set. A rate is given per `seconds` seconds."""

    low: float
    high: float
    seconds: float = 1.0


SETTABLE = {
    "viewers": Bound(1, 1000),
    "listed": Bound(1, 50),
    "table_burst": Bound(1, 200),
    "table_rate": Bound(1, 600, 60.0),
    "listed_burst": Bound(1, 500),
    "listed_rate": Bound(1, 3600, 3600.0),
    "guest_burst": Bound(1, 5000),
    "guest_rate": Bound(1, 6000, 60.0),
    "chat_burst": Bound(1, 100),
    "chat_rate": Bound(1, 600, 60.0),
    "grace_seconds": Bound(0, 3600),
    "away_seconds": Bound(10, 86400),
}
"""The limits that owners may set, in the order and the units in which the page shows them."""


class LimitInfo(msgspec.Struct):
    """A limit as the page shows it: its value now, the server's own value, and the bounds."""

    name: str
    value: float
    default: float
    low: float
    high: float


class BadLimitError(ValueError):
    """A limit cannot have this value; the message names the allowed values."""


def with_limits(rules: Rules, wished: dict[str, float | None]) -> Rules:
    """Return the rules with new limits, in the page's units; None: the server's own value. Raises BadLimitError."""
    limits = dict(rules.limits)
    for name, value in wished.items():
        bound = SETTABLE.get(name)
        if bound is None:
            raise BadLimitError(f"There is no limit {name!r}; there are: {', '.join(SETTABLE)}.")
        if value is None:
            limits.pop(name, None)
        elif bound.low <= value <= bound.high and value == int(value):
            limits[name] = float(value)
        else:
            raise BadLimitError(f"{name} is a whole number from {bound.low:g} to {bound.high:g}.")
    return msgspec.structs.replace(rules, limits=limits)


def effective(base: Limits, rules: Rules) -> Limits:
    """Return the server's limits with the site's changes. Limits that are unknown or out of bounds are ignored."""
    changes: dict[str, Any] = {}
    for name, value in rules.limits.items():
        bound = SETTABLE.get(name)
        if bound is not None and bound.low <= value <= bound.high:
            kind = type(getattr(base, name))
            changes[name] = kind(value / bound.seconds)
    return replace(base, **changes)


def shown(base: Limits, rules: Rules) -> list[LimitInfo]:
    """Return every limit that owners may set, in the page's units."""
    return [
        LimitInfo(
            name,
            rules.limits.get(name, round(getattr(base, name) * bound.seconds)),
            round(getattr(base, name) * bound.seconds),
            bound.low,
            bound.high,
        )
        for name, bound in SETTABLE.items()
    ]
