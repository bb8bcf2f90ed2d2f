"""Every kind of bot, and the notation of bots as text."""

import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

from quarterdeck.bots.base import Bot, BotError
from quarterdeck.bots.network_bots import BundledNetworkBot, FileNetworkBot
from quarterdeck.bots.rollout import RolloutBot
from quarterdeck.bots.search import CheatBot, SearchBot
from quarterdeck.bots.simple import HeuristicBot, PolicyBot, RandomBot

Kinds = Mapping[str, type[Bot]]

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "heuristic": HeuristicBot,
    "search": SearchBot,
    "rollout": RolloutBot,
    "policy": PolicyBot,
    "network": BundledNetworkBot,
    "net": FileNetworkBot,
}
"""Every kind of bot: a class that takes a game, a seed and the kind's own settings."""

CONTESTANTS: dict[str, type[Bot]] = BOTS | {"cheat": CheatBot}
"""Every kind of bot for the arena, including those that see hidden cards and so cannot sit at a table."""


FILED = "net"
"""The kind of bot that plays by a file; the file's name is the first of its settings."""


def parse(text: str) -> tuple[str, dict[str, int | float | str]]:
    """Return the name and the settings in `search:1000`, `search:1000:guided=0.5` or `net:FILE.npz:heat=1`.

    A number without a name is the setting `simulations`. Raises BotError.
    """
    if not isinstance(text, str):
        raise TypeError(f"a bot is named by a text, such as 'medium' or 'search:1000'; not {text!r:.40}")
    name, _, rest = spelled(text).partition(":")
    settings: dict[str, int | float | str] = {}
    if name == FILED:  # a file's name may have colons
        start, ending, after = rest.rpartition(".npz")
        settings["file"], rest = (start + ending, after.removeprefix(":")) if ending else (rest, "")
    parts = rest.split(":") if rest else []
    for part in parts:
        word, _, number = part.rpartition("=")
        try:
            settings[word.strip() or "simulations"] = float(number) if set(number) - set("0123456789_") else int(number)
        except ValueError:
            raise BotError(f"bot {text!r}: {number!r} is not a number; write them like search:1000") from None
    return name.strip(), settings


def spelled(text: str) -> str:
    """Return a bot's name as it is stored: in lower case, except for `module.Class` and what follows `net:`."""
    name, colon, settings = text.strip().partition(":")
    name = name if "." in name else name.lower()
    return name + colon + (settings if name == FILED else settings.lower())


def kind_of(name: str, kinds: Kinds) -> type[Bot] | None:
    """Return one of these kinds, or the class that `module.Class` imports; None if the name is neither.

    Raises BotError if the module or the class is missing, or the class is no bot.
    """
    module, _, own = name.rpartition(".")
    if not module:
        return kinds.get(name)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(module), own)
    except ImportError as error:
        raise BotError(f"the bot {name!r}: {error}; {module}.py must be here, or installed") from error
    except AttributeError:
        raise BotError(f"the bot {name!r}: {module} has no {own}") from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BotError(f"the bot {name!r} is none: let it inherit quarterdeck.bots.Bot")
    return found
