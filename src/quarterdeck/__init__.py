"""Four complete card games, and tools to play, record, replay and check any card game.

Examples:
    >>> from quarterdeck import GAMES, Table, create_bot
    >>> table = Table(GAMES["feud"], {"preset": "basic"}, key=bytes(32))
    >>> bot = create_bot("medium", table.game, seed=1)
    >>> while not table.is_over:
    ...     seat = table.pending[0]
    ...     table.decide(seat, bot.choose(table.view(seat), seat))
    >>> table.result()["winners"]
    [1]

`__all__` lists the public names of the library; the command and the server use the same ones. Each name is imported on
its first use, so `import quarterdeck` costs nothing.
"""

import sys

__version__ = "0.1.0"

if sys.version_info < (3, 11):  # noqa: UP036 - the sources can be run without installing, with an older Python
    sys.exit("Quarterdeck needs Python 3.11 or newer, and this is %d.%d." % sys.version_info[:2])  # noqa: UP031

TYPE_CHECKING = False  # as type checkers know it: typing's own takes longer to import than all the rest here
if TYPE_CHECKING:
    from quarterdeck.bots import Bot, BotError, legal_choices
    from quarterdeck.bots import create as create_bot
    from quarterdeck.envs.compiling import compiled
    from quarterdeck.games import GAMES, Game, OptionError
    from quarterdeck.games.events import Event
    from quarterdeck.games.types import Reason
    from quarterdeck.lean.files import read_records
    from quarterdeck.table import IllegalAction, Record, RecordError, Table, TableError
    from quarterdeck.table.past import Past
    from quarterdeck.table.position import Position
    from quarterdeck.table.records import RecordResult, write_records
    from quarterdeck.table.replay import Difference, Replay, replay, verify
    from quarterdeck.table.steps import Step
    from quarterdeck.testing import check_game

__all__ = [
    "GAMES",
    "Bot",
    "BotError",
    "Difference",
    "Event",
    "Game",
    "IllegalAction",
    "OptionError",
    "Past",
    "Position",
    "Reason",
    "Record",
    "RecordError",
    "RecordResult",
    "Replay",
    "Step",
    "Table",
    "TableError",
    "check_game",
    "compiled",
    "create_bot",
    "legal_choices",
    "read_records",
    "replay",
    "verify",
    "write_records",
]

_HOMES = {
    "bots": ("Bot", "BotError", "legal_choices"),
    "envs.compiling": ("compiled",),
    "games": ("GAMES", "Game", "OptionError"),
    "games.base": ("Reason",),
    "games.events": ("Event",),
    "lean.files": ("read_records",),
    "table": ("IllegalAction", "Record", "RecordError", "Table", "TableError"),
    "table.past": ("Past",),
    "table.position": ("Position",),
    "table.records": ("RecordResult", "write_records"),
    "table.steps": ("Step",),
    "table.replay": ("Difference", "Replay", "replay", "verify"),
    "testing": ("check_game",),
}
"""Modules, and what is taken from each."""

_RENAMED = {"create_bot": ("bots", "create")}
"""What has a longer name here than in its module."""


def __getattr__(name: str) -> object:
    home, own = _RENAMED.get(name) or (next((home for home, names in _HOMES.items() if name in names), ""), name)
    if not home:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    found: object = getattr(import_module(f"{__name__}.{home}"), own)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
