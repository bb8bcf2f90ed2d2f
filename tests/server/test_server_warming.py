"""Rules are compiled beside the server: nobody waits for that."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path

import pytest
from house import process, running, wait_for
from play import play_on, table_of

from quarterdeck.bots import calibration
from quarterdeck.engine import CompileError, minds
from quarterdeck.games import GAMES, Game
from quarterdeck.server.warming import Status, Warming


@pytest.mark.long
def test_nobody_waits_for_the_compiler(tmp_path: Path) -> None:
    """With nothing compiled tables are dealt and played at, with bots of any level; later the rules are compiled."""
    with process(tmp_path, XDG_CACHE_HOME=str(tmp_path / "cache")) as (house, _):
        _, (ada,), seas = table_of(house, "Ada", bots=("hard",) * 3)
        _, _, feud = table_of(house, "Ben", bots=("hard",), game="feud")
        assert not ada.http.get("/api/status").json()["ready"], "the rules were compiled before: nothing is shown"
        choose = random.Random(1)
        for seats in (seas, feud):
            play_on(seats, choose, 4)
        wait_for(lambda: ada.http.get("/api/status").json()["done"] >= 1, 600)
        for seats in (seas, feud):
            play_on(seats, choose, 4)
            seats[0].line.close()


def test_what_somebody_plays_is_compiled_first(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    go = threading.Event()

    class Slow:
        """An engine that is loaded when it is its turn."""

        ready = False

        def __init__(self, game: Game) -> None:
            self.game = game

        def open(self) -> None:
            pass

        def load(self, worker: object) -> None:
            assert go.wait(10)
            order.append(self.game.id)
            if len(order) == 1:
                warming.want("feud")
                warming.want("sea-change")
            if self.game.id == "sea-change":
                raise CompileError("no such luck")

    monkeypatch.setattr("quarterdeck.server.warming.engine", Slow)
    warming = Warming()

    async def run() -> None:
        warming.start()
        assert not warming.status().ready
        go.set()
        await asyncio.wait_for(warming.wait_for_all(), 10)

    asyncio.run(run())
    first, *rest = GAMES
    assert order == [first, "feud", "sea-change", *[game for game in rest if game not in ("feud", "sea-change")]]
    assert warming.status() == Status(True, len(GAMES), len(GAMES))


def test_what_lies_beside_the_rules_is_read_when_the_server_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A package that is replaced or removed while the server runs is still used as it was."""
    minds.learned_weights.cache_clear()
    calibration.scales_of.cache_clear()
    with running(tmp_path):
        monkeypatch.setattr(minds, "learned_path", lambda game: tmp_path / "gone")
        monkeypatch.setattr(calibration, "scale_path", lambda game: tmp_path / "gone")
        assert minds.learned_weights(GAMES["sea-change"]) is not None
        assert calibration.scales_of(GAMES["sea-change"])
