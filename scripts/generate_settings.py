"""Write the table of settings in docs/protocol.md from their declarations (`server/messages/settings.py`)."""

import json
from collections.abc import Iterator
from enum import EnumType
from types import NoneType, UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from writing import ROOT, Output, text_output

from quarterdeck.server.messages.settings import Settings

PAGE = ROOT / "docs" / "protocol.md"
BEGIN, END = "<!-- settings: written by scripts/generate_settings.py -->\n", "<!-- end of the settings -->\n"
WORDS = {bool: "true or false", NoneType: "null"}


def values(kind: Any) -> str:
    """Return a text about the possible values of a setting of this type."""
    if isinstance(kind, UnionType):
        return " or ".join(values(part) for part in get_args(kind))
    if get_origin(kind) is Literal or isinstance(kind, EnumType):
        return ", ".join(f"`{name}`" for name in get_args(kind) or kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return f"an object of {', '.join(f'`{name}`' for name in kind.__struct_fields__)}"
    return WORDS[kind]


def rows() -> Iterator[str]:
    """Yield the lines of the table of settings."""
    yield "| setting | values | default | what it means |"
    yield "|---|---|---|---|"
    defaults = msgspec.to_builtins(Settings())
    kinds, described = get_type_hints(Settings), get_type_hints(Settings, include_extras=True)
    for name in Settings.__struct_fields__:
        about = described[name].__metadata__[0].description
        yield f"| `{name}` | {values(kinds[name])} | `{json.dumps(defaults[name])}` | {about} |"


def page() -> str:
    """Return the whole page with the new table."""
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    _, after = rest.split(END)
    return "".join([before, BEGIN, "\n", *(f"{row}\n" for row in rows()), "\n", END, after])


def outputs() -> Iterator[Output]:
    """Yield the page."""
    yield text_output(PAGE, page())
