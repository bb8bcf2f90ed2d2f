"""What owners wish of the rules of their site, by the page or by a command: what is given is changed."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from quarterdeck.games.text import clean_text
from quarterdeck.server.messages.site import NewRules
from quarterdeck.server.messages.site_rules import Announcement, Rules, with_limits

_PLAIN = ("door", "by_table", "members_invite", "makers")


def with_wish(rules: Rules, wish: NewRules) -> Rules:
    """Return the rules with the wished changes. Raises BadLimitError."""
    given: dict[str, Any] = {name: value for name in _PLAIN if (value := getattr(wish, name)) is not None}
    if wish.announcement is not None:
        lines = {language: clean_text(getattr(wish.announcement, language)) for language in ("en", "ja")}
        given["announcement"] = Announcement(**lines, at=time.time()) if any(lines.values()) else None
    return with_limits(msgspec.structs.replace(rules, **given), wish.limits)


def changed(wish: NewRules) -> str:
    """Return a text of what a wish changes, for the audit log."""
    given = [f"{name}={value}" for name in _PLAIN if (value := getattr(wish, name)) is not None]
    given += ["announcement"] if wish.announcement is not None else []
    return ", ".join([*given, *(f"{name}={value}" for name, value in wish.limits.items())])
