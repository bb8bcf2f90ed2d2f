"""Long logs and long games: their limits, and work in parts that does not delay other tables."""

import asyncio
import random
import sqlite3
from contextlib import closing

import msgspec
import pytest
from play import Seat, acting, moved, play_on, seat_at, table_of
from running_server import GAME, running

from quarterdeck.games import GAMES
from quarterdeck.server.db.storage import PART, Storage
from quarterdeck.server.messages.log_entries import Chair, Created, Decided, Left, Sat, encode_entry
from quarterdeck.server.settings.config import Limits
from quarterdeck.server.support.cooperative import in_turns
from quarterdeck.server.tables.state import TableState
from quarterdeck.table.hosted import HostedTable as Table

KEY = bytes(32)


def created(seats, kind="person", game=GAME, **options):
    given = GAMES[game].complete({"players": seats, **options})
    chairs = [Chair(kind, "beginner" if kind == "bot" else None) for _ in range(seats)]
    return Created(1.0, game, given, KEY.hex(), chairs, "ada", False, rules=GAMES[game].version)


def decided(begin, count):
    """Return the log entries of a game's decisions; each is the lowest legal action."""
    table = Table(GAMES[begin.game], begin.options, KEY)
    found = []
    for _ in range(count):
        seat = table.pending[0]
        action = table.legal(seat)[0]
        table.decide(seat, action)
        found.append(Decided(seat, [action], at=2.0))
    return found


async def kept(folder, entries):
    """Return a storage that has one table, with this log."""
    storage = await Storage.open(f"sqlite+aiosqlite:///{folder}/test.db")
    rows = [("t", seq, encode_entry(entry)) for seq, entry in enumerate(entries, 1)]
    with closing(sqlite3.connect(folder / "test.db")) as base, base:
        base.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)
    return storage


@pytest.mark.parametrize("what", ["seats", "decisions"])
async def test_a_long_log_is_opened_while_others_are_served(tmp_path, what):
    sitting = [Sat(1, "ben", "Ben", at=2.0), Left(1, at=2.0)]
    game = created(4, "bot", "sea-change", target=[1000] * 4)
    entries = [created(4), *sitting * 4000] if what == "seats" else [game, *decided(game, 3000)]
    begin = created(4) if what == "seats" else game
    storage = await kept(tmp_path, entries)
    served = 0

    async def others():
        nonlocal served
        while True:
            await asyncio.sleep(0)
            served += 1

    task = asyncio.create_task(others())
    state = TableState("t", begin)
    async for part in storage.parts("t", 1):
        await in_turns(state.replay, part)
    task.cancel()
    assert state.seq == len(entries)
    assert served > len(entries) // PART, "others had a turn after every part"
    assert await storage.read("t") == entries
    await storage.close()


def test_what_a_long_game_told_is_read_a_little_at_a_time():
    table = Table(GAMES["sea-change"], {"players": 4}, KEY)
    again = Table(GAMES["sea-change"], {"players": 4}, KEY)
    for entry in decided(created(4, "bot", "sea-change"), 60):
        assert isinstance(entry, Decided)
        for each in (table, again):
            each.decide_all(entry.seat, entry.actions)
    turns = 1
    while not table.catch_up(-1, 7):
        turns += 1
    assert turns == -(-61 // 7)
    assert table.catch_up(-1, 7)
    assert (table.events(-1), table.steps()) == (again.events(-1), again.steps())
    assert table.catch_up(0, 1000)
    assert table.events(0) == again.events(0)
    assert msgspec.json.encode(table.events(0)) != msgspec.json.encode(table.events(-1))


@pytest.mark.server(message_events=7)
@pytest.mark.parametrize("memory", ["open", "strict"])
def test_what_a_long_game_has_told_comes_in_parts_to_who_asks_for_them(server, memory):
    """Clients that do not ask for parts get the whole game in one message."""
    table, (ada, ben), seats = table_of(server, "Ada", "Ben", bots=("beginner", "beginner"), memory=memory)
    play_on(seats, random.Random(2), 30)
    assert acting(seats), "no bot is about to decide"
    for guest, watch in ((ada, ""), (ben, ""), (server.guest("Cy"), "&watch=yes")):
        parts, whole = seat_at(guest, table, query=f"?parts=yes{watch}"), told_whole(guest, table, f"?{watch}")
        assert (parts.steps, parts.events) == (whole.steps, whole.events)
        assert len(parts.events) > 30
        assert [len(part["events"]) for part in parts.earlier] == [7] * ((len(parts.events) - 1) // 7)
        assert len(parts.steps) > sum(len(part["steps"]) for part in parts.earlier) > 10


def told_whole(guest, table, query=""):
    """Connect without asking for parts, and return the connection when it has received the whole table."""
    seat = seat_at(guest, table, query=query)
    assert not seat.earlier
    return seat


@pytest.mark.server(rename_rate=0.0, rename_burst=2)
def test_a_guest_goes_by_another_name_only_so_often(server):
    table, (ada,), _ = table_of(server, "Ada", bots=("beginner", "beginner"))
    names = ("Ada", "Lovelace", "Lovelace", "Ada")
    codes = [ada.http.put("/api/me", json={"name": name}).status_code for name in names]
    assert codes == [200, 200, 200, 429], "the first name of all was one, the same again is none"
    assert ada.http.get("/api/me").json()["name"] == "Lovelace"
    assert server.sql("SELECT count(*) FROM log WHERE table_id = ? AND data LIKE '%\"renamed\"%'", table) == [(1,)]


@pytest.mark.server(act_rate=0.0, act_burst=3)
def test_what_changes_a_table_beside_the_game_has_a_limit(server, ada):
    table = ada.create("person", "person", "person", "beginner")
    seat = Seat(server.guest("Ben").sit(table))
    for kind in ("sit", "leave", "sit", "leave"):
        seat.say(kind, **({"seat": 1} if kind == "sit" else {}))
    assert seat.until("refused")["code"] == "too_often"
    with ada.sit(table) as line:
        line.say("arrange", title="Friday")
        line.where(type="seats", title="Friday")  # another person has another limit


@pytest.mark.server(entries=24, chat_burst=100)
def test_a_full_log_takes_no_more_and_ends_the_game(server):
    """The server rejects chat from half of the limit on, so that chat cannot end a game."""
    table, (ada, _), seats = table_of(server, "Ada", "Ben", bots=("beginner", "beginner"))
    while not seats[0].refusals:
        seats[0].say("say", text="hello")
        seats[0].hear(lambda message: message["type"] in ("said", "refused"))
    assert [refusal["code"] for refusal in seats[0].refusals] == ["too_long"]
    seats[0].refusals.clear()
    assert len(ends_too_long(seats, ada, table)["decisions"]) >= 10, "talk leaves half of the log to the game"
    assert server.sql("SELECT count(*) FROM log WHERE table_id = ?", table) == [(25,)]


def test_a_game_ends_after_as_many_decisions_as_the_site_lets_it_take(tmp_path):
    with running(tmp_path, decisions=12) as server:
        table, (ada, _), seats = table_of(server, "Ada", "Ben", bots=("beginner", "beginner"))
        record = ends_too_long(seats, ada, table)
        assert len(record["decisions"]) == 12
        assert "result" not in record
    with running(tmp_path) as server:
        assert moved(ada, server).look(table)["over"]["why"] == "length"


def ends_too_long(seats, guest, table):
    """Play until the site ends the game, and return its record."""
    play_on(seats, random.Random(1))
    assert all(seat.phase == "finished" for seat in seats)
    (mine,) = guest.http.get("/api/tables").json()["mine"]
    assert (mine["phase"], mine["outcome"]["ended"], mine["outcome"]["counts"]) == ("finished", "length", False)
    record = dict(guest.record(table))
    assert record["ended"] == {"why": "length", "seat": 0}
    return record


def test_the_form_says_where_a_game_may_become_too_long(server):
    def form(game, **options):
        return server.guest().http.post(f"/api/games/{game}/form", json=options).json()["ends_after"]

    most = Limits().decisions
    assert form("sea-change") is None
    assert form("sea-change", players=8, target=[30] * 8) == most
    assert form("seas-of-strife", players=6, target=1000) == most
    assert form("turn-the-tide", players=5, rounds=1000) == most
    assert form("feud", preset="true") is None
    assert {info["ends_after"] for info in server.guest().http.get("/api/games").json()} == {None}
