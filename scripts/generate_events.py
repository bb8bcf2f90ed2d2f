"""Write docs/events.md from the games' declarations of their events."""

import inspect
from collections.abc import Iterator
from types import NoneType
from typing import Any, get_args, get_type_hints

from writing import ROOT, Output, text_output

from quarterdeck.games import GAMES, Game
from quarterdeck.games.codes import Flag, Members, Name, Number, Object, Several
from quarterdeck.games.event_fields import Field, Secret
from quarterdeck.games.events import Event

PAGE = ROOT / "docs" / "events.md"
FEW = 8
"""The most names of a field that are listed one by one."""

HEAD = """# Events

*Written by `scripts/generate_events.py` from the declarations in `games/*/events.py`; do not edit.*

What happens in a game, event by event, as it stands in a [record](records.md) and is sent to a [reader](protocol.md).
An event is a JSON object: its name (bold) is in `event`, its other fields are below. Everybody sees a field if nothing
stands under *seen by*. A record has everything. For others a hidden field is left out, or null if that column says so.
Seats count from 0, and so do the places of lists with an entry for each seat. [The order of
events](records.md#order-of-events) is described with records. The last column is for [the hash of a lean
record](lean-records.md#the-bytes-of-an-event).
"""

OTHERS = {"left_out": "", "null": "; null for others", "nulls": "; a null each for others"}


def title(game: Game) -> str:
    """Return the game's name, as its rule page has it."""
    page = ROOT / "docs" / "rules" / "en" / f"{game.id}.md"
    return page.read_text(encoding="utf-8").split("\n", 1)[0].removeprefix("# ").split(":")[0]


def names_of(names: tuple[Any, ...], many: bool = False) -> str:
    """Return a text for one of these names, or for several of them."""
    shown = [f"`{name}`" for name in names]
    if len(shown) > FEW or names == tuple(range(len(names))):
        sort = "numbers" if isinstance(names[0], int) else "names"
        return f"{f'{sort}, ' if many else ''}{shown[0]} to {shown[-1]}"
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} or {shown[-1]}"


def value_of(code: Any, many: bool = False) -> str:
    """Return a text for a value of this code, or for several values."""
    plural = "s" if many else ""
    if isinstance(code, Flag):
        return "true or false"
    if isinstance(code, Name):
        return names_of(code.names, many)
    if isinstance(code, Members):
        return f"ascending list{plural}, {names_of(code.names)}"
    if isinstance(code, Several):
        return f"list{plural} of {code.count} {value_of(code.code, many=True)}"
    if isinstance(code, Object):
        parts = [f"`{name}`: {value_of(part)}" for name, part in code.parts]
        return f"object{plural} of {', '.join(parts)}; or null"
    return f"number{plural}"


def mentions_null(hint: Any) -> bool:
    """Return whether null is among the values of a type."""
    return hint is NoneType or any(mentions_null(part) for part in get_args(hint))


def what(field: Field, hint: Any) -> str:
    """Return a text about a field's value."""
    found = value_of(field.code, many=field.items is not None)
    secret = field.items.each if field.items and field.items.each else field.secret
    if not isinstance(field.code, Object | Several) and mentions_null(hint) and hides(secret):
        found += " or null"
    if field.items is not None:
        count = f"{field.items.count} " if field.items.count else ""
        plural = "s" if field.items.rows > 1 else ""
        found = f"list{plural} of {count}{found}"
        if field.items.rows > 1:
            found = f"list of {field.items.rows} {found}"
    return found + (" (may be left out)" if field.optional else "")


def hides(secret: Secret | None) -> bool:
    """Return whether null, as this field's value, has the same meaning for every reader."""
    return secret is None or secret.hidden == "left_out"


def seen_by(field: Field) -> str:
    """Return a text about who sees a field; empty if everybody does."""
    each = field.items.each if field.items else None
    secret = each or field.secret
    if secret is None:
        return ""
    return f"{'each: ' if each else ''}{secret.why or 'nobody'}{OTHERS[secret.hidden]}"


def form_of(code: Any, null: bool) -> str:
    """Return the byte form of a value; `null`: whether it may be null."""
    if isinstance(code, Number):
        return "number - 1" if code.plus else "number"
    if isinstance(code, Name):
        return f"name ({len(code.names)}: null)" if null else "name"
    if isinstance(code, Members):
        return f"set {' + '.join([str(code.places // code.takes)] * code.takes)}"
    if isinstance(code, Several):
        return f"{code.count} of: {form_of(code.code, null)}"
    if isinstance(code, Object):
        return ", ".join(form_of(part, null=False) for _, part in code.parts)
    return "flag" if isinstance(code, Flag) else f"wide {code.places}"


def bytes_of(field: Field, hint: Any) -> str:
    """Return the byte form of a field, in the words of docs/lean-records.md."""
    items = field.items
    form = form_of(field.code, items is None and mentions_null(hint) and hides(field.secret))
    if field.has_parts:
        return f"count; a part each: {form}"
    if items is not None:
        count = f"{items.count * items.rows} of" if items.count else "each" if field.is_part else "count, each"
        form = f"{count}: {form}"
    return f"part: {form}" if field.is_part else form


def event_lines(name: str, code: int, struct: type[Event], fields: tuple[Field, ...]) -> Iterator[str]:
    """Yield the rows of an event: its own, then one for each field."""
    hints = get_type_hints(struct)
    yield f"| **`{name}`** | {' '.join(inspect.cleandoc(struct.__doc__ or '').split())} | | code {code} |"
    for field in fields:
        hint = hints[field.name]
        yield f"| `{field.key}` | {what(field, hint)} | {seen_by(field)} | {bytes_of(field, hint)} |"


def page() -> str:
    """Return the whole page."""
    lines = [HEAD.rstrip("\n")]
    for game in GAMES.values():
        lines.append(f"\n## {title(game)}\n\n| event, field | value | seen by | bytes |\n|---|---|---|---|")
        named = {str(struct.__struct_config__.tag): struct for struct in game.events.types}
        for code, (name, struct) in enumerate(named.items()):
            lines += event_lines(name, code, struct, game.events.fields[struct])
    return "\n".join(lines) + "\n"


def outputs() -> Iterator[Output]:
    """Yield the page."""
    yield text_output(PAGE, page())
