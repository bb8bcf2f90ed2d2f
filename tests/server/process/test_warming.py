"""Rules are compiled beside the server: nobody waits for that."""

import asyncio
import random
import shutil
import threading
from contextlib import ExitStack

import pytest
from filelock import FileLock
from play import play_on, table_of
from running_server import process, running, wait_for

from quarterdeck.analysis import calibration
from quarterdeck.engine import CompileError
from quarterdeck.engine.compile import unit
from quarterdeck.engine.search import model, workspace
from quarterdeck.games import GAMES
from quarterdeck.server.web.compile_queue import Status, Warming


@pytest.mark.slow
def test_nobody_waits_for_the_compiler(tmp_path):
    """Tables are dealt and played at, with bots, while the rules are compiled; then the compiled ones are used.

    Another process is compiling them, as far as the server knows: the test holds its locks.
    """
    codes = [unit.path_of(game) for game in GAMES.values()]
    folder = tmp_path / "cache" / "quarterdeck" / "compiled"
    folder.mkdir(parents=True)
    with ExitStack() as compiling:
        for code in codes:
            compiling.enter_context(FileLock(folder / code.with_suffix(".lock").name))
        with process(tmp_path, XDG_CACHE_HOME=str(tmp_path / "cache")) as (server, _):
            _, (ada,), seas = table_of(server, "Ada", bots=("medium", "easy"))
            _, _, tide = table_of(server, "Ben", bots=("hard", "easy"), game="turn-the-tide")
            choose = random.Random(1)
            for seats in (seas, tide):
                play_on(seats, choose, 2)
            status = ada.http.get("/api/status").json()
            assert (status["ready"], status["done"]) == (False, 0)
            for code in codes:
                shutil.copy(code, folder)
            compiling.close()
            wait_for(lambda: ada.http.get("/api/status").json()["ready"])
            for seats in (seas, tide):
                play_on(seats, choose, 2)
                seats[0].line.close()


def test_what_somebody_plays_is_compiled_first(monkeypatch):
    order = []
    go = threading.Event()

    class Slow:
        """An engine that is loaded when it is its turn."""

        ready = False

        def __init__(self, game):
            self.game = game

        def open(self):
            pass

        def load(self, worker):
            assert go.wait(10)
            order.append(self.game.id)
            if len(order) == 1:
                warming.want("feud")
                warming.want("sea-change")
            if self.game.id == "sea-change":
                raise CompileError("no such luck")

    monkeypatch.setattr("quarterdeck.server.web.compile_queue.engine", Slow)
    warming = Warming()

    async def run():
        warming.start()
        assert not warming.status().ready
        go.set()
        await asyncio.wait_for(warming.wait_for_all(), 10)

    asyncio.run(run())
    first, *rest = GAMES
    assert order == [first, "feud", "sea-change", *[game for game in rest if game not in ("feud", "sea-change")]]
    assert warming.status() == Status(True, len(GAMES), len(GAMES))


def test_what_lies_beside_the_rules_is_read_when_the_server_starts(tmp_path, monkeypatch):
    """A package that is replaced or removed while the server runs is still used as it was."""
    workspace.model_of.cache_clear()
    model.learned_weights.cache_clear()
    calibration.scales_of.cache_clear()
    with running(tmp_path):
        monkeypatch.setattr(model, "learned_path", lambda game: tmp_path / "gone")
        monkeypatch.setattr(calibration, "scale_path", lambda game: tmp_path / "gone")
        assert workspace.model_of(GAMES["sea-change"])["weights"].any()
        assert calibration.scales_of(GAMES["sea-change"])
