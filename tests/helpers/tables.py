"""Tables for tests, played at random to the end or so far, and their records."""

import json
import random
from itertools import product

from quarterdeck.bots import create
from quarterdeck.games import GAMES
from quarterdeck.lean.form import lean_line, lean_of
from quarterdeck.table import Table
from quarterdeck.table.hosted import HostedTable
from quarterdeck.table.records import decode, encode
from quarterdeck.table.replay import verify

GAME = GAMES["seas-of-strife"]
SWITCHES = [
    {"players": players, "rules": rules, "passing": passing, "happy_faces": faces, "tie_break": tie}
    for players, rules, passing, faces, tie in product(
        (3, 4, 5, 6), ("texas", "strife"), (False, True), (False, True), ("shared", "extra_rounds", "ask")
    )
]
"""Every combination of the options of Seas of Strife but `target`."""


def played(options=None, seed=1, plies=None, game=GAME):
    """Return a table after `plies` random decisions (None: the whole game)."""
    dice = random.Random(seed)
    table = HostedTable(game, options or {}, dice.randbytes(32))
    while not table.is_over and (plies is None or table.ply < plies):
        seat = dice.choice(table.pending)
        table.decide(seat, dice.choice(table.legal(seat)))
    return table


def play_on(table, players, until=lambda table: False):
    """Let bots, in turn one a seat, decide until the game is over or something holds; return the table."""
    while not table.is_over and not until(table):
        seat = table.pending[0]
        table.decide(seat, players[seat % len(players)].choose(table.view(seat), seat, table.past(seat)))
    return table


def mixed_play(game, options, seed, sense):
    """Yield a table and a seat that decides next, in game after game: by rules of thumb, or else by chance."""
    dice, sensible = random.Random(seed), create("heuristic", game, seed)
    while True:
        table = Table(game, options, dice.randbytes(32))
        while not table.is_over:
            seat = dice.choice(table.pending)
            yield table, seat
            wise = dice.random() < sense
            table.decide(seat, sensible.choose(table.view(seat), seat) if wise else dice.choice(table.legal(seat)))


def seats(count, name="Seat "):
    return [{"name": f"{name}{seat + 1}", "player": "bot:random"} for seat in range(count)]


def record(options=None, seed=1, plies=None, game=GAME, name="Seat "):
    table = played(options, seed, plies, game)
    return table.record(seats(table.seats, name))


def plain(given):
    """A record as the JSON a stranger reads."""
    return json.loads(encode(given))


def lean(given):
    """Return the lean form of a record as plain JSON."""
    return json.loads(lean_line(lean_of(given)))


def differences(document):
    """What such a record has otherwise than its game."""
    return [str(difference) for difference in verify(decode(json.dumps(document).encode()))]


def edited(path, change, line=0):
    """The path of a file, with a change in the record of one line."""
    lines = path.read_text().splitlines()
    document = json.loads(lines[line])
    change(document)
    lines[line] = json.dumps(document)
    path.write_text("\n".join(lines) + "\n")
    return path
