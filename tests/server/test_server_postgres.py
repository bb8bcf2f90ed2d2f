"""The same with PostgreSQL, where there is one."""

import asyncio
import os
import random
import signal
import time

import pytest
from frozen import frozen
from house import PATIENCE, process, running, wait_for
from play import Seat, acting, play_on, table_of
from push_service import Browser, push_service
from test_server_restart import killed_in_mid_game, known_after_a_kill
from test_server_ways import webhook

from quarterdeck.server.db.storage import Storage
from quarterdeck.server.stores.passkey_store import Keyring


@pytest.mark.slow
def test_killed_in_mid_game(cluster, tmp_path):
    killed_in_mid_game(tmp_path, cluster)


@pytest.mark.slow
def test_whose_turn_it_is_after_a_kill(cluster, tmp_path):
    known_after_a_kill(tmp_path, cluster)


def test_messages_and_passkeys(cluster, tmp_path):
    """Who owes a decision is called, also after a restart; passkeys are kept byte for byte."""
    with push_service() as service:
        phone = Browser(service, "phone")
        with running(tmp_path, cluster, push_trusted=service.origin, call_seconds=3600.0) as house:
            key = house.guest().http.get("/api/push").json()["key"]
            _, guests, seats = table_of(house, "Ada", options={"rules": "strife"}, bots=("easy", "easy"))
            guests[0].http.put("/api/me/push", json=phone.wish()).raise_for_status()
            acting(seats)
            guest = guests[0].id
        with running(tmp_path, cluster, push_trusted=service.origin, call_seconds=0.0) as house:
            assert phone.read()["kind"] == "turn"
            assert house.guest().http.get("/api/push").json()["key"] == key
    asyncio.run(_kept(cluster, guest))


def test_who_confirms_a_webhook_at_one_server_is_called_by_all(cluster, tmp_path):
    with push_service() as service:
        settings = {"webhook_origins": (service.origin,)}
        with running(tmp_path, cluster, **settings) as one, running(tmp_path, cluster, **settings) as other:
            ada = one.guest("Ada")
            webhook(ada, service)
            wait_for(lambda: other.services.pusher.knows(ada.id))


@pytest.mark.slow
def test_a_database_that_stops_answering(cluster, tmp_path):
    """Nothing waits for it for long, what was refused has not been made, and the game goes on by itself afterwards."""
    if os.environ.get("QUARTERDECK_TEST_POSTGRES"):
        pytest.skip("the database is somebody else's: it is not stopped")
    with running(tmp_path, cluster) as house:
        table, (ada,), (seat,) = table_of(house, "Ada", bots=("easy",) * 3)
        assert acting([seat]) is seat
        turn = seat.turn
        assert ada.http.get("/api/status").json()["database"] is True
        with frozen(cluster):
            began = time.monotonic()
            assert ada.http.get("/api/status").json()["database"] is False
            assert ada.http.get("/api/games").status_code == 200
            assert ada.http.get("/api/tables").status_code == 503
            seat.line.decide(turn, turn["legal"][0])
            assert seat.hear_until("waiting")["waits"] is True
            assert time.monotonic() - began < 30.0
        assert seat.hear_until("waiting")["waits"] is False
        while seat.turn is not None and seat.turn["count"] == turn["count"]:
            seat.hear()
        assert not seat.refusals
        wait_for(lambda: ada.http.get("/api/status").json()["database"])
        assert ada.http.get("/api/tables").status_code == 200
        seat.line.close()
        with ada.sit(table) as line:
            play_on([Seat(line)], random.Random(2), decisions=3)


@pytest.mark.slow
def test_it_stops_when_told_though_its_database_does_not_answer(cluster, tmp_path):
    if os.environ.get("QUARTERDECK_TEST_POSTGRES"):
        pytest.skip("the database is somebody else's: it is not stopped")
    with process(tmp_path, cluster) as (house, child):
        ada = house.guest("Ada")
        with ada.sit(ada.create("person", "easy", "easy")) as line:
            seat = Seat(line)
            acting([seat])
            with frozen(cluster):
                line.decide(seat.turn, seat.turn["legal"][0])
                child.send_signal(signal.SIGTERM)
                began = time.monotonic()
                child.wait(PATIENCE)
                assert time.monotonic() - began < 15.0


async def _kept(cluster, guest):
    storage = await Storage.open(cluster)
    try:
        keyring = Keyring(storage)
        await keyring.add(guest, "one", "Laptop", bytes(range(256)), 2**32 - 1)
        await keyring.used("one", 2**32 - 1)
        found = await keyring.find("one")
        assert found is not None
        assert (found.guest.id, found.credential, found.count) == (guest, bytes(range(256)), 2**32 - 1)
        assert [passkey.name for passkey in await keyring.of(guest)] == ["Laptop"]
    finally:
        await storage.close()
