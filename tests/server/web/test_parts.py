"""Unit tests of small parts."""

import asyncio
import json
import secrets
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.games.text import clean_text, cut, graphemes
from quarterdeck.server.net.send_queue import Outbox
from quarterdeck.server.settings.origin import same_origin
from quarterdeck.server.support.mailbox import ClosedError, Mailbox
from quarterdeck.server.support.rate_limits import Bucket, Buckets, network_of
from quarterdeck.server.support.text import clean_name, new_id

NAMES = Path(__file__).parents[2] / "data" / "name-cases.json"


ORIGINS = {
    ("localhost:8000", "ws"): "http://localhost:8000 http://LOCALHOST:8000",
    ("cards.example", "ws"): "http://cards.example http://cards.example:80 https://cards.example",
    ("cards.example:443", "wss"): "https://cards.example",
    ("[::1]:8000", "ws"): "http://[::1]:8000",
}
FOREIGN = {
    ("localhost:8000", "ws"): "http://localhost:8001 http://localhost.evil:8000 http://evil@localhost:8001 file://"
    " ftp://localhost:8000 null http://[ http://localhost:99999",
    ("cards.example:8000", "ws"): "https://cards.example",
    ("cards.example", "wss"): "http://cards.example",
    (None, "ws"): "http://localhost:8000",
    ("", "ws"): "http://localhost:8000",
}


def test_origins():
    for known, same in ((ORIGINS, True), (FOREIGN, False)):
        for (host, scheme), origins in known.items():
            for origin in origins.split():
                assert same_origin(origin, host, scheme, allow_missing=False) is same, (origin, host, scheme)
            for allowed in (True, False):
                assert same_origin(None, host, scheme, allow_missing=allowed) is allowed
    assert not same_origin("", "localhost:8000", "ws", allow_missing=False)


@given(st.text(max_size=60))
def test_clean_text_is_one_visible_line(text):
    cleaned = clean_text(text)
    assert cleaned == cleaned.strip()
    assert not regex.search(r"[^\P{C}\u200d]|[\p{Z}--\ ]", cleaned, regex.V1)
    assert clean_text(cleaned) == cleaned
    name = clean_name(text)
    assert name is None or 1 <= graphemes(name) <= 24


def test_names_have_1_to_24_characters_that_a_reader_sees():
    """The page's tests use the same list (frontend/tests/text.test.mjs).

    Each case has a name, a text, the part that is kept (true: all, null: none), and how often to repeat both texts.
    """
    for what, text, kept, *times in json.loads(NAMES.read_text("utf-8")):
        count = times[0] if times else 1
        assert clean_name(text * count) == (kept and (text if kept is True else kept) * count), what
    assert clean_name("Z" + "\u0335" * 5000) == "Z" + "\u0335" * 4


def test_a_title_is_cut_between_characters():
    family = "👨\u200d👩\u200d👧\u200d👦"
    assert cut(family * 9, 3) == family * 3
    assert cut(family * 60, 60) == family * 28  # at most 200 code points
    assert cut("one two", 4) == "one"


def test_a_network_is_what_one_person_has():
    for address in ("192.0.2.1", "", "a socket"):
        assert network_of(address) == address
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert network_of("2001:db8:0:1::1") == network_of("2001:db8:0:1:ffff::2") != network_of("2001:db8:0:2::1")
    assert network_of("fe80::1%eth0") == "fe80::/64"


def test_a_bucket_fills_again():
    now = [0.0]
    bucket = Bucket(rate=2.0, burst=3, clock=lambda: now[0])
    assert [bucket.take_token() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take_token() for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert [bucket.take_token() for _ in range(4)] == [True, True, True, False]


def test_buckets_forget_who_was_not_seen_for_long():
    buckets = Buckets(rate=0.0, burst=1, keep=2)
    assert buckets.take_token("a")
    assert not buckets.take_token("a")
    assert buckets.take_token("b")
    assert buckets.take_token("c")
    assert buckets.take_token("a")


def test_an_outbox_keeps_order_and_breaks_when_full():
    wire = Line()
    outbox = Outbox(wire, 3)
    outbox.put(b"0")
    assert wire.sent == [b"0"]
    wire.is_writable = False
    for text in (b"1", b"2", b"3"):
        outbox.put(text)
    assert not outbox.is_closing
    outbox.put(b"4")
    assert (outbox.is_aborted, outbox.is_closing) == (True, True)
    outbox.put(b"5")
    wire.is_writable = True
    outbox.resume()
    assert (wire.sent, wire.woken) == ([b"0", b"1", b"2", b"3"], 1)


def test_nothing_overtakes_what_waits_in_an_outbox():
    """The connection accepts messages again, but has not called `resume` yet."""
    wire = Line(is_writable=False)
    outbox = Outbox(wire, 3)
    outbox.put(b"0")
    wire.is_writable = True
    outbox.put(b"1")
    outbox.resume()
    assert wire.sent == [b"0", b"1"]


async def test_an_outbox_that_is_finished_is_over_when_all_is_sent():
    wire = Line(is_writable=False)
    outbox = Outbox(wire, 3)
    outbox.put(b"0")
    outbox.finish()
    assert not outbox.is_closing
    sent = outbox.wait_until_sent()
    assert not sent.done()
    wire.is_writable = True
    outbox.resume()
    await sent
    assert (outbox.is_closing, wire.woken) == (True, 1)


@dataclass
class Line:
    """A connection that stores what is sent, and that accepts messages while `is_writable`."""

    is_writable: bool = True
    sent: list = field(default_factory=list)
    woken: int = 0

    def send_text(self, text):
        self.sent.append(text)

    def wake(self):
        self.woken += 1


async def test_a_mailbox_does_one_thing_at_a_time():
    mailbox, done = Mailbox("test", KeyError), []

    async def slowly(name):
        done.append(f"{name} begins")
        await asyncio.sleep(0.001)
        done.append(f"{name} ends")
        return name

    async def wrongly():
        raise ValueError("oh")

    with pytest.raises(ClosedError):
        await mailbox.ask(slowly, "early")
    mailbox.start(lambda: done.append("and after"))
    asked = [mailbox.ask(slowly, "a"), mailbox.ask(wrongly), mailbox.ask(slowly, "b")]
    first, failed, last = await asyncio.gather(*asked, return_exceptions=True)
    assert (first, type(failed), last) == ("a", ValueError, "b")
    assert done == ["a begins", "a ends", "and after", "and after", "b begins", "b ends", "and after"]
    mailbox.take_turn()
    after = asyncio.create_task(mailbox.ask(slowly, "after"))
    await asyncio.sleep(0)
    assert (await mailbox.run_first(slowly, "taken"), await after) == ("taken", "after")
    assert done[7:] == ["taken begins", "taken ends", "and after", "after begins", "after ends", "and after"]
    waiting = [asyncio.create_task(mailbox.ask(slowly, name)) for name in "cd"]
    for _ in range(2):
        await asyncio.sleep(0)
    await mailbox.stop()
    with pytest.raises(ClosedError):
        await mailbox.run_first(slowly, "too late")
    assert [type(end) for end in await asyncio.gather(*waiting, return_exceptions=True)] == [ClosedError] * 2


def test_no_id_begins_like_an_option(monkeypatch):
    """Without a check, one id in 64 would, and the command line would reject `quarterdeck site ban -aPaP...`."""
    drawn = iter(["-aPaPUhlHeGv8QVW", "--owhereUhlHeGv8", "aPaP-UhlHeGv8QVW"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(drawn))
    assert new_id(12) == "aPaP-UhlHeGv8QVW"
