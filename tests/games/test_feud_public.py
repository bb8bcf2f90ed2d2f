"""FEUD-52: whatever is public can be told from the events that each player, or a spectator, has seen."""

import random
from collections import Counter

import pytest
from feud_reader import Reader

from quarterdeck.games.feud import GAME, deck
from quarterdeck.table import Table

CHEAP = {name: 4 for name in deck.MANEUVERS if name not in ("replacement", "resurrection", "heal")}
OPTIONS = {
    "strikes": ({"preset": "strikes"}, 3, []),
    "skirmishes": ({"skirmishes": "on"}, 3, ["x_discard"]),
    "always": ({"preset": "skirmish", "reservation": True, "affinities": True}, 3, ["x_discard"]),
    "true": ({"preset": "true"}, 3, ["x_discard"]),
    "cheap": ({"preset": "true", "maneuvers": CHEAP | {"replacement": 4}}, 2, ["x_discard"]),
    "reservation": ({"reservation": True, "maneuvers": CHEAP | {"replacement": 4}}, 3, ["x_discard"]),
    "study": ({"study": True, "affinities": True, "maneuvers": CHEAP}, 3, ["x_unlock"]),
    "learning": ({"items": False, "study": True, "reservation": True, "skirmishes": "on"}, 2, []),
    "raising": ({"affinities": True, "maneuvers": {"heal": 20, "resurrection": 80}}, 1, []),
}
"""Options, the number of games, and events that must have been told in them."""


SHOWN = (
    *("unit", "markers", "points", "lock", "column", "fought", "skirmish", "phase", "dead", "discard"),
    *("army_count", "guard_count", "deck_count", "reserve_count", "items", "first"),
)
"""The fields of a state that are looked at."""


def half_of(row, seat):
    """What the state of a view shows of a seat, under the names of a Reader's half; `row`: field to plain value."""
    unit, lock = row["unit"][seat], row["lock"][seat]
    columns = row["column"][seat * deck.COLUMNS : (seat + 1) * deck.COLUMNS]
    all_open = row["phase"] == deck.LOCK or row["skirmish"]
    seen = [card >= 0 and (all_open or at < row["fought"] or at == lock) for at, card in enumerate(columns)]
    discard = set(deck.CARDS.value(row["discard"][seat]))
    piles = row["deck_count"][seat] + row["reserve_count"][seat] + len(discard)
    return {
        "unit": None if unit < 0 else deck.NAMES[unit],
        "markers": row["markers"][seat],
        "points": row["points"][seat],
        "army": row["army_count"][seat],
        "guard": row["guard_count"][seat],
        "dead": set(deck.DEAD.value(row["dead"][seat])),
        "open": {at + 1: deck.NAMES[card] for at, card in enumerate(columns) if seen[at]},
        "lock": None if lock < 0 else lock + 1,
        "deck": row["deck_count"][seat],
        "discard": discard,
        "reserve": row["reserve_count"][seat],
        "held": (deck.ACTION_CARDS if row["items"] else deck.ACE) - piles,
    }


def check_reader(reader, row, where):
    plain = {name: row[name].tolist() for name in SHOWN}
    assert reader.first in (None, plain["first"]), where
    for seat, half in enumerate(reader.halves):
        shown = half_of(plain, seat)
        assert {name: getattr(half, name) for name in shown} == shown, f"{where}, seat {seat}'s half"


def random_decision(table, rng):
    """Much Sabotage: it is what voids a lock."""
    seat = rng.choice(table.pending)
    legal = table.legal(seat)
    sabotage = deck.BUY + deck.SABOTAGE
    table.decide(seat, sabotage if sabotage in legal and rng.random() < 0.9 else rng.choice(legal))


def follow(options, seed):
    """A random game in which every reader knows at every moment what is public; how often each event was told."""
    rng = random.Random(seed)
    table = Table(GAME, options, rng.randbytes(32))
    readers = {seat: Reader(table.options) for seat in (-1, 0, 1)}
    while True:
        for seat, reader in readers.items():
            row = table.view(seat)[0]
            for event in GAME.events.read(row):
                reader.read(event)
            check_reader(reader, row, f"decision {table.ply}, reader {seat}")
        if table.is_over:
            return readers[-1].told
        random_decision(table, rng)


@pytest.mark.parametrize("name", OPTIONS)
def test_everybody_can_tell_what_is_public(name):
    options, games, expected = OPTIONS[name]
    told = sum((follow(options, seed) for seed in range(games)), Counter())
    assert told["tally"] > 10 * games
    assert all(told[kind] for kind in expected)


@pytest.mark.parametrize(
    ("name", "kind"), [("always", "x_discard"), ("reservation", "x_discard"), ("study", "x_unlock")]
)
def test_it_cannot_be_told_without_what_is_added(name, kind, monkeypatch):
    """The other events alone leave a reader with a pile or a lock that is not what lies on the table."""
    monkeypatch.setattr(Reader, f"read_{kind}", Reader.says_nothing_new)
    options, games, _ = OPTIONS[name]
    with pytest.raises(AssertionError, match="reader -1"):
        sum((follow(options, seed) for seed in range(games)), Counter())
