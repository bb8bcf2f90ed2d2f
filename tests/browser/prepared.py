"""Positions at which tests begin, made without the page: games in the browser's storage, and tables at the server.

The browser keeps a game of its own as a log (frontend/src/offline/entries.ts). A game with known deal and decisions is
stored there as the page would store it. At a server's table a person decides over a connection of their own, as a
program does.
"""

import random
from contextlib import ExitStack, contextmanager

from hosting import OWN
from play import Seat, acting
from running_server import Line, RunningServer
from tables import play_on, seats

from quarterdeck import GAMES
from quarterdeck.bots import create
from quarterdeck.table.hosted import HostedTable as Table
from quarterdeck.table.records import write_records

KEEP = (
    f"async ([id, entry]) => {{ const asked = indexedDB.open('quarterdeck' + {OWN}, 1);"
    + """
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore('log');
    asked.result.createObjectStore('tables', { keyPath: 'id' });
    asked.result.createObjectStore('records');
  };
  const answered = (request) => new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  const base = await answered(asked);
  const work = base.transaction('log', 'readwrite', { durability: 'strict' });
  work.objectStore('log').delete(IDBKeyRange.bound([id], [id, []]));
  work.objectStore('log').put(entry, [id, 1]);
  await new Promise((done) => (work.oncomplete = done));
  base.close();
}"""
)


def play(table, until, seed=1):
    """Decide at random, seat after seat, until a condition of the table is true; return whether it became true."""
    rng = random.Random(seed)
    while not table.is_over:
        if until(table):
            return True
        seat = table.pending[0]
        table.decide(seat, rng.choice(table.legal(seat)))
    return bool(until(table))


def found(game, options, until, seeds=range(1000)):
    """Return the first game with these options that reaches the condition, at that position."""
    for seed in seeds:
        table = Table(GAMES[game], options, random.Random(seed).randbytes(32))
        if play(table, until, seed):
            return table
    raise AssertionError(f"no game of {game} comes there")


def records(folder, game, options):
    """Write a file with the records of two whole games, played by rules of thumb."""
    made = []
    for seed in range(2):
        table = Table(GAMES[game], options, random.Random(seed).randbytes(32))
        made.append(play_on(table, [create("heuristic", table.game, seed)]).record(seats(table.seats)))
    write_records(folder / "games.jsonl", made)
    return folder / "games.jsonl"


def before(game, options, event=None, nth=1):
    """Return a game with a decision of seat 0 left before an event happens the `nth` time, or the game ends.

    Bots that then decide otherwise may change that number a little.
    """
    key = random.Random(1).randbytes(32)
    table = Table(GAMES[game], options, key)
    free = _Free(lambda table: event and [each["event"] for each in table.events(0)].count(event) >= nth)
    play(table, free)
    return made(game, options, key, table.decisions[: free.plies[-1]])


def moments(game, options):
    """Return the first position of each phase in which seat 0 has a choice, by the phase's name, from one game."""
    key = random.Random(3).randbytes(32)
    table = Table(GAMES[game], options, key)
    free, plies = _Free(None), {}

    def look(table):
        free(table)
        if free.plies and free.plies[-1] == table.ply:
            plies.setdefault(table.game.phase(table.full_state()[0]), table.ply)

    play(table, look, seed=3)
    return {phase: made(game, options, key, table.decisions[:ply]) for phase, ply in plies.items()}


class _Free:
    """Watches until a condition is true; `plies`: where seat 0 began a decision with a choice, so that a page asks it.

    A page sends all cards of an arrangement together, so a game is not cut in the middle of one.
    """

    def __init__(self, until):
        self.until = until
        self.plies, self._counts, self._told = [], {-1}, True

    def __call__(self, table):
        if self.until is not None and self.until(table):
            return True
        self._told |= bool(table.view(-1)["events"][0])
        if 0 in table.pending and table.count(0) not in self._counts:
            self._counts.add(table.count(0))
            if self._told and len(table.legal(0)) > 1:
                self.plies.append(table.ply)
            self._told = False
        return False


def made(game, options, key, decisions):
    table = Table(GAMES[game], options, key)
    for seat, action in decisions:
        table.decide(seat, action)
    return table


PLAIN = "assets/compass.svg"
"""A file of the page's own origin, kept with it, in which nothing runs: no bot decides while a log is changed."""


def put(page, table, name="local-prepared"):
    """Store this game, against Beginner bots, in the page's browser and open it; seat 0 is the reader's."""
    page.goto(f"/{PLAIN}")
    entry = {
        "type": "created",
        "at": 1_800_000_000,
        "game": table.game.id,
        "rules": table.game.version,
        "options": table.options,
        "key": table.key.hex(),
        "start": None,
        "made": table.decisions,
        "chairs": [{"kind": "person", "name": "Ada"}, *[{"kind": "bot", "level": "beginner"}] * (table.seats - 1)],
        "aids": True,
        "take_back": True,
        "hints": False,
        "memory": "open",
        "standin": "medium",
        "title": "",
        "evening": "",
        "uncounted": False,
    }
    page.evaluate(KEEP, [name, entry])
    page.goto(f"/table/{name}")
    page.locator(":is([data-card], .plate, .ended):visible").first.wait_for()


@contextmanager
def lines(address, *visitors):
    """Connect these visitors to their seats at a table of the server, beside their pages."""
    with ExitStack() as opened:
        seats = []
        for visitor in visitors:
            cookies = "; ".join(f"{each['name']}={each['value']}" for each in visitor.context.cookies())
            server = RunningServer(f"{visitor.server}/", None)
            seats.append(Seat(opened.enter_context(Line(server, address.rpartition("/")[2], cookies))))
            seats[-1].until("table")
        yield seats


def count(seat, event):
    return sum(each["event"] == event for each in seat.events)


def decide(*people, until=lambda: False, seed=1):
    """Decide at random over these connections until a condition is true or the game is over; return the condition."""
    rng = random.Random(seed)
    while True:
        seat = acting(people)
        if (done := until()) or seat is None:
            return bool(done)
        seat.decide(rng.choice(seat.turn["legal"]))
