"""The settings that a host chooses for a table in addition to the game's options; each is declared only here.

A setting has a description and a default. The default also applies to logs older than the setting. The request
(`NewTable`) and the stored entry (`Created`) inherit the settings. The page's types and defaults, and the table of
settings in `docs/protocol.md`, are generated from them.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from quarterdeck.bots.levels import Level
from quarterdeck.server.messages.table_types import Clock, Memory, Talk


class Fixed(msgspec.Struct, kw_only=True, gc=False):
    """The settings that hold for the whole game; `TableState` shows them to everyone at the table."""

    aids: Annotated[bool, Meta(description="The page may show players what they could remember themselves.")] = True
    standin: Annotated[Level, Meta(description="The level of the bots that play for people.")] = Level.MEDIUM
    take_back: Annotated[bool, Meta(description="Decisions may be taken back.")] = True
    memory: Annotated[
        Memory, Meta(description="What players may look at again: everything, or what the rule page allows.")
    ] = "open"
    open_rounds: Annotated[
        bool,
        Meta(
            description="Spectators may see the hands of finished rounds. Not with strict memory, and only in games "
            "with `fresh_rounds`, which deal each round anew."
        ),
    ] = False
    outside_bots: Annotated[bool, Meta(description="Bots from outside may sit down.")] = False
    gathers: Annotated[
        bool,
        Meta(
            description="The host begins the game with whoever is here. A person who comes later may take a bot's seat "
            "when the next round begins."
        ),
    ] = False


class Settings(Fixed, kw_only=True, gc=False):
    """All settings: the fixed ones, and those that can change later. `Company` shows the latter's present values."""

    clock: Annotated[
        Clock | None,
        Meta(
            description="The seconds to think: `decision` for each decision, or a `budget` for the game and an "
            "`increment` for each decision. The host may pause the clock."
        ),
    ] = None
    talk: Annotated[Talk, Meta(description="What people may say at the table. The host may change it.")] = "open"
    hints: Annotated[
        bool,
        Meta(description="Players may ask for hints. Not with strict memory. All players together may allow it later."),
    ] = False


def settings_of(kind: type[Fixed], source: Fixed) -> dict[str, Any]:
    """Return the settings that `kind` declares, with their values in `source`."""
    return {name: getattr(source, name) for name in kind.__struct_fields__}
