"""Records of other times and other hands: what is still read, what is refused in one line, and what is compared."""

import gzip
import json
from dataclasses import replace
from pathlib import Path

import pytest
from tables import differences, plain, record
from test_records import refusal, refused

from quarterdeck.games import GAMES
from quarterdeck.lean.files import read_records
from quarterdeck.table import RecordError
from quarterdeck.table.records import decode
from quarterdeck.table.replay import verify

SEAS = GAMES["seas-of-strife"]
FEUD = GAMES["feud"]


@pytest.fixture(scope="module")
def short():
    return plain(record(plies=9))


@pytest.fixture
def newer(monkeypatch):
    """Seas of Strife as a later program has it: other rules, an option more."""

    def change(**fields):
        monkeypatch.setitem(GAMES.loaded, SEAS.id, replace(SEAS, **fields))

    return change


# Documents written by earlier versions.

PACKED = (Path(__file__).parent.parent / "data/records-before.jsonl.gz").read_bytes()
BEFORE = [decode(line) for line in gzip.decompress(PACKED).splitlines()]
"""Games from before records had `rules` and `steps`, and before events and secrecy were declared: of every kind, with
all sorts of options and bots. They are never written again. If one no longer verifies, the rules have changed and
`Game.version` must count up (docs/decisions/0015-records-over-time.md)."""


@pytest.mark.parametrize("made", BEFORE, ids=lambda made: f"{made.game}-{len(made.decisions)}")
def test_a_record_of_before_is_still_true(made):
    assert verify(made) == []
    assert made.rules == 1


def test_they_are_of_every_game_and_lack_what_came_later():
    documents = [json.loads(line) for line in gzip.decompress(PACKED).splitlines()]
    assert {document["game"] for document in documents} == GAMES.keys()
    assert not any(document.keys() & {"rules", "steps"} for document in documents)


# Versions of the rules, options, formats


def test_a_record_says_by_which_rules_it_was_played(short):
    assert short["rules"] == 1 == SEAS.version
    assert differences(short) == []


def test_a_seed_has_sixty_four_digits_no_fewer_and_no_more(short):
    for wrong in (short["seed"] + "0", short["seed"][1:], short["seed"][:63] + "g", ""):
        assert refusal(short, seed=wrong) == "seed is not 64 hexadecimal digits (0-9, a-f)"


def test_a_list_that_is_too_short_or_too_long_is_found(short):
    index = next(index for index, event in enumerate(short["events"]) if event["event"] == "trick")
    cards = short["events"][index]["cards"]
    for wrong in (cards[:-1], [*cards, cards[0]], []):
        events = [*short["events"]]
        events[index] = {**events[index], "cards": wrong}
        assert len(differences(short | {"events": events})) == 1


def test_a_record_lists_as_many_players_as_the_game_has_seats(short):
    seats = short["seats"]
    for wrong in ([*seats, seats[0]], seats[1:], []):
        told = f"seats lists {len(wrong)} players, but the game has {len(seats)} seats"
        assert refusal(short, seats=wrong) == told


def test_a_record_without_a_version_is_of_the_first(short, newer):
    older = {name: value for name, value in short.items() if name != "rules"}
    assert differences(older) == []
    newer(version=2)
    assert refusal(older) == (
        "it was played by version 1 of the rules of seas-of-strife, and this program knows version 2:"
        " use an older Quarterdeck"
    )


def test_only_a_game_whose_rules_were_mended_may_tell_no_events(short):
    cut = {**short, "decisions": short["decisions"][:5], "events": [], "steps": []}
    assert differences(cut | {"ended": {"why": "rules", "seat": 0}}) == []
    assert len(differences(cut | {"ended": {"why": "agreement", "seat": 0}})) == 1
    wrong = cut["decisions"][:4] * 2
    assert "is not legal" in refusal(cut, decisions=wrong, ended={"why": "rules", "seat": 0})


def test_rules_of_a_newer_version_are_refused_and_never_replayed_wrongly(short):
    assert refusal(short, rules=2) == (
        "it was played by version 2 of the rules of seas-of-strife, and this program knows version 1:"
        " use a newer Quarterdeck"
    )
    assert refusal(short, rules=10**30).endswith("use a newer Quarterdeck")


def test_an_option_added_later_may_be_missing_and_one_of_the_first_may_not(short, newer):
    options = {name: value for name, value in short["options"].items() if name != "happy_faces"}
    older = short | {"options": options}
    assert differences(older) == ["options: happy_faces is missing (false is its default)"]
    newer(options=tuple(replace(option, added=option.name == "happy_faces") for option in SEAS.options))
    assert differences(older) == []
    assert differences(short) == []


def test_an_unknown_option_is_refused(short):
    line = refusal(short, options=short["options"] | {"wind": "on" * 100})
    assert line.startswith("seas-of-strife has no option 'wind' that this program knows: use a newer Quarterdeck; ")
    assert "its options are players, rules" in line
    assert "..." not in refusal(short, options={"\x1b[2J" + "x" * 1000: 1})


@pytest.mark.parametrize(
    "document",
    [
        {"format": "quarterdeck-record/2"},
        {"format": "quarterdeck-record/2", "games": [{"players": []}]},
        {"format": "quarterdeck-record/" + "9" * 500},
    ],
    ids=len,
)
def test_another_format_is_named_even_where_nothing_else_is_as_in_this_one(document):
    line = refusal(document)
    assert line.startswith("format is 'quarterdeck-record/")
    assert line.endswith(
        "; this program reads 'quarterdeck-record/1': use the Quarterdeck that wrote it, or a newer one"
    )


# Additions


@pytest.fixture(scope="module")
def discards():
    """A game of Feud in which hands are thrown away by a sixth reserved card, or after a Skirmish."""
    for seed in range(20):
        document = plain(record({"preset": "skirmish"}, seed, 900, FEUD))
        places = [at for at, event in enumerate(document["events"]) if event["event"] == "x_discard"]
        if len(places) > 1:
            return document, places
    raise AssertionError("never discarded")


def with_events(document, events):
    return document | {"events": events}


def test_additions_that_the_game_tells_are_compared_where_there_are_any(discards):
    document, (at, *_) = discards
    assert differences(document) == []
    events = list(document["events"])
    events[at] = events[at] | {"cards": ["3H"]}
    assert differences(with_events(document, events))[0].startswith(f"event {at} (x_discard): cards should be ")
    without = document["events"][:at] + document["events"][at + 2 :]
    assert differences(with_events(document, without))[0].startswith(f"event {at}: should be x_discard but is ")
    early = [document["events"][0], document["events"][at], *document["events"][1:]]
    assert differences(with_events(document, early))[0].startswith('event 1: should be unit but is "x_discard"')


def test_records_from_before_an_addition_still_verify(discards):
    document, _ = discards
    older = [event for event in document["events"] if event["event"] != "x_discard"]
    assert differences(with_events(document, older)) == []


def test_an_addition_that_never_happened_is_found(discards):
    document, _ = discards
    made_up = [*document["events"], {"event": "x_unlock", "seat": 0, "column": 1, "card": "3C"}]
    assert differences(with_events(document, made_up)) == [
        f'event {len(made_up) - 1}: "x_unlock" is one that did not happen'
    ]


def test_additions_that_nobody_knows_are_passed_over(discards):
    document, (at, *_) = discards
    events = list(document["events"])
    for place in (0, at, at + 2, len(events)):
        events.insert(place, {"event": "x_weather", "cards": None})
    assert differences(with_events(document, events)) == []


# Documents with two meanings, or with none.


def test_a_name_twice_in_an_object_is_refused(short):
    """The record-cases.json of tests/data has the places where names may stand."""
    content = json.dumps(short).replace('"game": ', '"\\n": 1, "\\n": 2, "game": ', 1).encode()
    assert refused(content) == "'\\n' stands twice in the same object: only one of them can be meant"


@pytest.mark.parametrize("mark", [b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff"])
def test_a_byte_order_mark_is_named(short, mark, tmp_path):
    file = tmp_path / "games.jsonl"
    one = json.dumps(short).encode()
    for content, line in (
        (mark + one, 1),
        (one + b"\n" + mark + one, 2),
        (b"\n" + mark + json.dumps(short, indent=1).encode(), 2),
    ):
        file.write_bytes(content)
        with pytest.raises(RecordError) as raised:
            list(read_records(file))
        assert str(raised.value) == f"{file}:{line}: it begins with a byte order mark: save it as UTF-8 without one"
