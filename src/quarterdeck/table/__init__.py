"""A game in progress (`Table`) with its seats, decisions, events and views; records of games and their replay."""

from quarterdeck.table.errors import (
    GameOver,
    IllegalAction,
    NothingToChange,
    NothingToTakeBack,
    NotYourTurn,
    TableError,
    UnknownAction,
    UnknownSeat,
)
from quarterdeck.table.records import Record, RecordError
from quarterdeck.table.table import Table

__all__ = [
    "GameOver",
    "IllegalAction",
    "NotYourTurn",
    "NothingToChange",
    "NothingToTakeBack",
    "Record",
    "RecordError",
    "Table",
    "TableError",
    "UnknownAction",
    "UnknownSeat",
]
