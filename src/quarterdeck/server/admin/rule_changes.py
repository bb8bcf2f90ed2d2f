"""What owners wish of the rules of their house, by the page or by a command: what is given is changed."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from quarterdeck.games.text import clean_text
from quarterdeck.server.messages.site_rules import Announcement, DoorKind, Makers, Rules, with_limits

_PLAIN = ("door", "by_table", "members_invite", "makers")


class NewRules(msgspec.Struct, forbid_unknown_fields=True):
    """What is given is changed; an empty announcement is none, a limit that is null the server's own."""

    door: DoorKind | None = None
    by_table: bool | None = None
    members_invite: bool | None = None
    makers: Makers | None = None
    announcement: Announcement | None = None
    limits: dict[str, float | None] = {}


def with_wish(rules: Rules, wish: NewRules) -> Rules:
    """Return the rules with the wished changes. Raises BadLimitError."""
    given: dict[str, Any] = {name: value for name in _PLAIN if (value := getattr(wish, name)) is not None}
    if wish.announcement is not None:
        lines = {language: clean_text(getattr(wish.announcement, language)) for language in ("en", "ja")}
        given["announcement"] = Announcement(**lines, at=time.time()) if any(lines.values()) else None
    return with_limits(msgspec.structs.replace(rules, **given), wish.limits)


def changed(wish: NewRules) -> str:
    """Return a text of what a wish changes, for the book of acts."""
    given = [f"{name}={value}" for name in _PLAIN if (value := getattr(wish, name)) is not None]
    given += ["announcement"] if wish.announcement is not None else []
    return ", ".join([*given, *(f"{name}={value}" for name, value in wish.limits.items())])
