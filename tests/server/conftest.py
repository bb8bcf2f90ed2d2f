from __future__ import annotations

from collections.abc import Iterator

import pytest
from house import House, running

from quarterdeck.engine import engine
from quarterdeck.games import GAMES


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    """Compile (or load) the rules before any server needs them: no test waits for the compiler."""
    for game in GAMES.values():
        engine(game).load()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for every test that does it no harm."""
    with running(tmp_path_factory.mktemp("house")) as house:
        yield house
