"""The entries of a table's log: everything that ever happened to it, in order.

A table in memory is always its log replayed, so an entry holds what is needed to do it again and nothing
that can be derived. Entries are stored as JSON; a field may be added with a default, never change its meaning.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from quarterdeck.games import GAMES, OptionError
from quarterdeck.server.protocol import Level
from quarterdeck.table.replay import other_rules


class Chair(msgspec.Struct):
    """What the maker wants of a seat: a person (who comes when they come) or a bot of a level."""

    kind: Literal["person", "bot"]
    level: Level | None = None


class Created(msgspec.Struct, tag_field="type", tag="created"):
    """The first entry. `key` is the 32-byte seed of all shuffles, in hex; `host` the maker's guest id; `rules` the
    version of the game's rules (`Game.version`), which older entries lack."""

    at: float
    game: str
    options: dict[str, Any]
    key: str
    chairs: list[Chair]
    host: str
    listed: bool
    aids: bool = True
    rules: int = 1


class Sat(msgspec.Struct, tag_field="type", tag="sat"):
    """A guest took a free seat. The game begins when the last seat is taken."""

    seat: int
    guest: str
    name: str


class Left(msgspec.Struct, tag_field="type", tag="left"):
    """A guest gave up a seat before the start; it is free again."""

    seat: int


class Substituted(msgspec.Struct, tag_field="type", tag="substituted"):
    """A bot took a free seat, or a person's."""

    seat: int
    level: Level


class Renamed(msgspec.Struct, tag_field="type", tag="renamed"):
    """The person at a seat goes by another name."""

    seat: int
    name: str


class Decided(msgspec.Struct, tag_field="type", tag="decided"):
    """A seat's decisions, in order: action numbers of the game."""

    seat: int
    actions: list[int]


class Changed(msgspec.Struct, tag_field="type", tag="changed"):
    """A seat's decisions that nobody had seen yet, chosen anew."""

    seat: int
    actions: list[int]


class Spoke(msgspec.Struct, tag_field="type", tag="spoke"):
    """A line of chat. `at` is Unix time in seconds."""

    guest: str
    name: str
    text: str
    at: float
    seat: int | None = None


Entry = Created | Sat | Left | Substituted | Renamed | Decided | Changed | Spoke

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode_entry(entry: Entry) -> str:
    """An entry as the JSON text that is stored."""
    return _encoder.encode(entry).decode()


def decode_entry(text: str | bytes) -> Entry:
    """An entry from its JSON text. Raises msgspec.ValidationError or DecodeError."""
    return _decoder.decode(text)


def unknown(created: Created) -> str:
    """Why this program would not play a table's game as it was begun; empty where it does."""
    game = GAMES.get(created.game)
    if game is None:
        return f"it plays {created.game!r}, which this program does not know: use a newer Quarterdeck"
    try:
        game.complete(created.options)
    except OptionError as error:
        return f"{error}: use the Quarterdeck that made the table, or a newer one"
    return other_rules(game, created.rules)
