"""What a host chooses when making a table, beside the game's options: each setting is declared here, and only here.

A setting has a default, which holds at tables whose log is older than the setting. What is asked for (`NewTable`) and
what is stored (`Created`) have it by inheritance, and the page's types and defaults are generated.
"""

from __future__ import annotations

from typing import Any

import msgspec

from quarterdeck.bots.levels import Level
from quarterdeck.server.messages.protocol import Clock, Memory, Talk


class Fixed(msgspec.Struct, kw_only=True, gc=False):
    """The settings that hold for the whole game; everyone at the table is shown them (`TableState`).

    `aids`: players may be shown what they could remember themselves. `standin`: the level of bots that play for people.
    `take_back`: decisions may be taken back. `open_rounds`: spectators may see the hands of rounds that are over.
    `outside_bots`: bots from outside may sit down.
    """

    aids: bool = True
    standin: Level = Level.MEDIUM
    take_back: bool = True
    memory: Memory = "open"
    open_rounds: bool = False
    outside_bots: bool = False


class Settings(Fixed, kw_only=True, gc=False):
    """All settings. What is not fixed is shown as it is now (`Company`).

    `clock`: the host may pause it. `talk`: the host may change it. `hints`: players may ask for hints; where they may
    not, all of them together may agree to allow it.
    """

    clock: Clock | None = None
    talk: Talk = "open"
    hints: bool = False


def settings_of(kind: type[Fixed], source: Fixed) -> dict[str, Any]:
    """Return the settings that `kind` declares, with their values in `source`."""
    return {name: getattr(source, name) for name in kind.__struct_fields__}
