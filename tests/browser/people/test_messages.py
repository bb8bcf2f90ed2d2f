"""Push messages while the page is closed: subscription, sending, display, and the way back to the table."""

import json
import subprocess
import sys

import prepared
import pytest
from conftest import PHONE, visiting
from player import guest, open_table
from push_service import Browser, push_service
from waiting import until

SERVE = """
import json, sys
from pathlib import Path
from quarterdeck.server.process.run import listen, run
from quarterdeck.server.settings.config import ServerConfig, database_url
config = ServerConfig(database_url(None, Path(sys.argv[1])), push_trusted=sys.argv[2], call_seconds=0.3)
run(config, listen("127.0.0.1", 0), lambda server: print(server.address.rstrip("/"), flush=True))
"""
"""A server that trusts the test's push service, and calls soon; the command has no options for that."""

SUBSCRIBED = """(wish) => {
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  PushManager.prototype.getSubscription = async () => window.subscribed ?? null;
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 65) throw new DOMException('no key', 'AbortError');
    const toJSON = () => ({ endpoint: wish.endpoint, keys: { p256dh: wish.p256dh, auth: wish.auth } });
    const unsubscribe = async () => { delete window.subscribed; return true; };
    window.subscribed = { options: { applicationServerKey: applicationServerKey.buffer }, toJSON, unsubscribe };
    return window.subscribed;
  };
}"""
"""Replaces the browser's push service by the test's own."""

PRESSED = """async () => {
  const led = [];
  const clients = self.clients;
  clients.openWindow = async (path) => led.push(['opened', path]);
  WindowClient.prototype.focus = async function () { led.push(['focused', new URL(this.url).pathname]); };
  const [notification] = await self.registration.getNotifications();
  const event = new NotificationEvent('notificationclick', { notification });
  const waited = [];
  event.waitUntil = (work) => waited.push(work);
  self.dispatchEvent(event);
  await Promise.all(waited);
  return [led, (await self.registration.getNotifications()).length];
}"""

WATCHED = """() => {
  const { registration } = self;
  const show = registration.showNotification.bind(registration);
  self.shown = new Promise((resolve) => {
    registration.showNotification = (...notice) => {
      const shown = show(...notice);
      resolve(shown);
      return shown;
    };
  });
}"""
"""The notices are asked for only once they are shown: asked in between, Chromium forgets one that is about to be."""

NOTICES = """async () => (await (await navigator.serviceWorker.getRegistration()).getNotifications())
  .map(({ title, body, lang, tag, data }) => [title, body, lang, tag, data])"""


@pytest.fixture
def service():
    with push_service() as service:
        yield service


@pytest.fixture
def visit_called(whole_chromium, service, tmp_path):
    """A function that makes visitors of a server that trusts the test's push service."""
    command = [sys.executable, "-c", SERVE, str(tmp_path), service.origin]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            with visiting(whole_chromium, server.stdout.readline().strip(), workers="allow") as make:
                yield make
        finally:
            server.terminate()


def deliver(visitor, told):
    """Deliver a message to the browser's service worker, and return the notices that it shows."""
    session = visitor.context.new_cdp_session(visitor.page)
    found = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    until(visitor.page, lambda: found, "the registration")
    known = {"origin": visitor.server, "registrationId": found[0]["registrationId"]}
    [worker] = visitor.context.service_workers
    worker.evaluate(WATCHED)
    session.send("ServiceWorker.deliverPushMessage", {**known, "data": json.dumps(told)})
    worker.evaluate("() => self.shown")
    return visitor.page.evaluate(NOTICES)


def called(seat, service):
    """Decide if it is this connection's turn; return whether a push message has come."""
    seat.hear_silence(0.05)
    if seat.turn and seat.turn["legal"]:
        seat.decide(seat.turn["legal"][0])
    return not service.messages("phone").empty()


@pytest.mark.slow
def test_who_has_gone_is_called_back_in_their_language(visit_called, service):
    ada, ben = visit_called(), visit_called(viewport=PHONE)
    phone = Browser(service, "phone")
    ben.context.grant_permissions(["notifications"])
    ben.context.add_init_script(f"({SUBSCRIBED})({json.dumps(phone.wish())})")
    page = ben.page
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    with page.expect_request(lambda asked: asked.method == "PUT" and asked.url.endswith("/api/me/push")):
        dialog.get_by_label("Send a message to this device").check()
    with page.expect_response(lambda told: told.request.method == "PUT" and "ja" in (told.request.post_data or "")):
        dialog.get_by_role("radio", name="日本語").check()
    address = open_table(ben, ["person", "person", "beginner"], terms={"title": "金曜日"})
    guest(ada)
    with prepared.lines(address, ada) as (seat,):
        seat.say("sit", seat=1)
        seat.follow(lambda: seat.phase == "playing")
        page.goto("/rules/feud")
        until(page, lambda: called(seat, service), "the call")
    told = phone.read()
    told.pop("headers")
    shown = deliver(ben, told)
    assert shown == [["金曜日", "Seas of Strifeであなたの番です。", "ja", address, address]]
    opened = page.evaluate("() => location.origin") + address
    assert ben.context.service_workers[0].evaluate(PRESSED) == [[["opened", opened]], 0]
    other = open_table(ben, ["person", "beginner", "beginner"])
    shown = deliver(ben, {**told, "table": other.rpartition("/")[2], "language": "en", "title": ""})
    assert shown == [["Seas of Strife", "It is your turn at Seas of Strife.", "en", other, other]]
    assert ben.context.service_workers[0].evaluate(PRESSED) == [[["focused", other]], 0]
    page.goto("/")
    page.get_by_role("button", name="設定").click()
    with page.expect_response(lambda told: told.request.method == "DELETE"):
        page.get_by_label("この端末にメッセージを送る").uncheck()
