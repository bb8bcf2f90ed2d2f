"""Records: written, read, replayed, verified; whatever is changed in one is found."""

import copy
import json
import os
import stat
import threading
from pathlib import Path

import pytest
from commands import run
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import differences, plain, record

from quarterdeck.lean.files import read_records
from quarterdeck.table import RecordError
from quarterdeck.table.records import decode, encode, write_records
from quarterdeck.table.replay import verify

FULL = {"passing": True, "happy_faces": True, "tie_break": "extra_rounds"}


@pytest.fixture(scope="module")
def document():
    return plain(record(FULL))


def test_the_document_has_exactly_the_fields_of_the_format(document):
    head, lists = ["format", "game", "rules", "options", "seats", "seed"], ["decisions", "events", "steps"]
    assert list(document) == [*head, *lists, "result"]
    assert document["format"] == "quarterdeck-record/1"
    assert document["game"] == "seas-of-strife"
    assert document["options"] == {"players": 4, "rules": "texas", **FULL, "target": 15}
    assert document["seats"][1] == {"name": "Seat 2", "player": "bot:random"}
    assert len(document["seed"]) == 64
    assert set(document["decisions"][0]) == {"seat", "action"}
    assert set(document["result"]) == {"winners", "returns", "scores"}


def test_an_unfinished_record_has_no_result():
    unfinished = record(FULL, plies=20)
    assert "result" not in plain(unfinished)
    assert verify(decode(encode(unfinished))) == []
    document = plain(unfinished)
    document["result"] = {"winners": [0], "returns": [1.0, 0, 0, 0], "scores": [0, 0, 0, 0]}
    assert differences(document) == ["result: is there although the game is not over"]
    del document["result"]
    for why, seat in (("site", -1), ("concession", 3)):
        assert differences(document | {"ended": {"why": why, "seat": seat}}) == []
    for why, seat in (("concession", -1), ("concession", 4), ("agreement", -2)):
        assert differences(document | {"ended": {"why": why, "seat": seat}}) == [
            f"ended: names seat {seat}; there are 4 seats"
        ]


def test_every_field_left_out_is_found():
    document = plain(record(FULL | {"target": 5}))
    seen = set()
    for index, event in enumerate(document["events"]):
        for field in event:
            if (event["event"], field) in seen:
                continue
            seen.add((event["event"], field))
            wrong = copy.deepcopy(document)
            del wrong["events"][index][field]
            found = differences(wrong)
            assert len(found) == 1
            assert found[0].startswith(f"event {index}")
    kinds = {kind for kind, _ in seen}
    assert kinds >= {"deal", "pass", "play", "trick", "choose_leader", "round_end", "game_end"}


def test_events_missing_doubled_or_exchanged_are_found(document):
    for index in (0, 3, 17, len(document["events"]) - 1):
        missing = copy.deepcopy(document)
        del missing["events"][index]
        assert differences(missing)
        doubled = copy.deepcopy(document)
        doubled["events"].insert(index, doubled["events"][index])
        assert differences(doubled)
    last = copy.deepcopy(document)
    end = last["events"].pop()
    assert differences(last) == [f"event {len(last['events'])}: game_end is missing"]
    last["events"] += [end, end]
    assert differences(last) == [f'event {len(last["events"]) - 1}: "game_end" is one that did not happen']


def test_a_missing_result_and_a_missing_option_are_found(document):
    wrong = copy.deepcopy(document)
    del wrong["result"]
    del wrong["options"]["target"]
    options, result = differences(wrong)
    assert options == "options: target is missing (15 is its default)"
    assert result.startswith("result: is missing although the game is over")


def refused(content):
    """The one line about a record that cannot be used, without the place."""
    with pytest.raises(RecordError) as raised:
        verify(decode(content, "games.jsonl:3"), "games.jsonl:3")
    line = str(raised.value)
    assert line.startswith("games.jsonl:3: ")
    assert line.isprintable()
    assert len(line) < 400
    return line.removeprefix("games.jsonl:3: ")


def refusal(document, **fields):
    return refused(json.dumps(document | fields).encode())


def test_each_mistake_in_one_line(document):
    assert "unknown game 'whist'; the games are seas-of-strife" in refusal(document, game="whist")
    assert "option players cannot be 9" in refusal(document, options={"players": 9})
    assert "option passing cannot be 1" in refusal(document, options={"passing": 1})
    assert "no option 'speed'" in refusal(document, options={"speed": 1})
    assert "not a quarterdeck-record/1 record" in refusal(document, decisions=[{"seat": "0", "action": 1}])
    assert "expected `str`, got `number`" in refusal(document, seed=10**40)
    assert "$.result" in refusal(document, result=[])


def test_an_illegal_decision_is_named_with_its_rule(document):
    simple = plain(record())
    decisions = copy.deepcopy(simple["decisions"])
    decisions[0]["action"] = 5
    told = refusal(simple, decisions=decisions)
    assert "decision 0 (seat " in told
    assert told.endswith(": SOS-6") or told.endswith(": SOS-7")
    for field, value, words in (
        ("seat", 9, "there is no seat 9"),
        ("seat", 2**80, "there is no seat"),
        ("seat", -1, "there is no seat -1"),
        ("action", 68, "there is no action 68"),
        ("action", -(2**80), "there is no action"),
    ):
        decisions = copy.deepcopy(simple["decisions"])
        decisions[4][field] = value
        told = refusal(simple, decisions=decisions)
        assert "decision 4 (" in told
        assert words in told
    late = [*simple["decisions"], {"seat": 0, "action": 3}]
    assert f"decision {len(late) - 1} " in refusal(simple, decisions=late)
    assert "the game is over" in refusal(simple, decisions=late)


@settings(max_examples=60)
@given(st.data())
def test_a_changed_decision_never_passes_unseen(data):
    simple = plain(record(FULL, seed=2, plies=60))
    index = data.draw(st.integers(0, len(simple["decisions"]) - 1))
    field = data.draw(st.sampled_from(["seat", "action"]))
    before = simple["decisions"][index][field]
    simple["decisions"][index][field] = data.draw(st.integers(-1, 70).filter(lambda number: number != before), "new")
    try:
        found = differences(simple)
    except RecordError as error:
        found = [error.what]
        assert error.what.startswith("decision ")  # noqa: PT017 - one of two outcomes
    assert found


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda part: st.lists(part, max_size=3) | st.dictionaries(st.text(max_size=5), part, max_size=3),
    max_leaves=6,
)


@settings(max_examples=150)
@given(st.sampled_from(list(plain(record(plies=9)))), JSON)
def test_any_value_in_any_field_is_refused_or_different_or_harmless(field, value):
    simple = plain(record(plies=9))
    try:
        found = differences(simple | {field: value})
    except RecordError as error:
        found = [str(error)]
    assert not any("\n" in line for line in found)
    harmless = field in ("seats", "options", "result") or (field, value) == ("steps", [])
    assert found or harmless or value == simple[field]


@settings(max_examples=100)
@given(st.binary(max_size=40))
def test_any_bytes_are_refused_in_one_line(text):
    with pytest.raises(RecordError) as raised:
        decode(text, "x")
    assert "\n" not in str(raised.value)


def test_files_of_one_game_and_of_many(tmp_path):
    games = [record(seed=seed) for seed in range(3)]
    many = tmp_path / "games.jsonl"
    assert write_records(many, games) == 3
    assert [(where, got) for where, got in read_records(many)] == [
        (f"{many}:{line}", game) for line, game in enumerate(games, 1)
    ]
    one = tmp_path / "game.json"
    one.write_text(json.dumps(plain(games[0]), indent=2))
    assert list(read_records(one)) == [(f"{one}:1", games[0])]
    one.write_text("\n\n" + json.dumps(plain(games[1])))
    assert list(read_records(one)) == [(f"{one}:3", games[1])]


def reading(path):
    with pytest.raises(RecordError) as raised:
        list(read_records(path))
    assert "\n" not in str(raised.value)
    return str(raised.value)


def test_files_that_are_no_records(tmp_path):
    assert reading(tmp_path / "none") == f"{tmp_path / 'none'}: there is no such file"
    assert reading(tmp_path) == f"{tmp_path}: is a folder, not a file of records"
    file = tmp_path / "file"
    for content in ("", "\n \n"):
        file.write_text(content)
        assert reading(file) == f"{file}: holds no record"
    file.write_bytes(encode(record(plies=3)) + b"\n\n{\n")
    assert reading(file).startswith(f"{file}:3: broken JSON: ")
    file.write_text('{\n"format": 1,\n!\n}')
    assert reading(file).startswith(f"{file}:3: broken JSON: ")
    file.write_text('{\n"format": "x",\n')
    assert reading(file).startswith(f"{file}:2: broken JSON: ")
    file.write_text("[" * 100_000)
    assert reading(file).startswith(f"{file}:1: ")
    file.write_bytes(b"\xff\x00")
    assert reading(file).startswith(f"{file}:1: broken JSON: ")


def test_writing_is_all_or_none(tmp_path):
    path = tmp_path / "games.jsonl"
    path.write_text("older")

    def two_then_an_error():
        yield record(plies=2)
        yield record(plies=3)
        raise KeyError("stop")

    with pytest.raises(KeyError):
        write_records(path, two_then_an_error())
    assert path.read_text() == "older"
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]
    write_records(path, [record(plies=2)])
    assert len(list(read_records(path))) == 1
    assert stat.S_IMODE(path.stat().st_mode) & 0o400
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


def test_places_that_cannot_be_written(tmp_path):
    for path, words in ((tmp_path, "is a folder"), (tmp_path / "no" / "file", "No such file or directory")):
        with pytest.raises(RecordError, match=words):
            write_records(path, [])
    assert [path.name for path in tmp_path.iterdir()] == []


def test_links_and_devices_stay_what_they_are(tmp_path):
    target, link, pipe = tmp_path / "target", tmp_path / "link", tmp_path / "pipe"
    link.symlink_to(target)
    write_records(link, [record(plies=2)])
    assert link.is_symlink()
    assert len(list(read_records(target))) == 1
    os.mkfifo(pipe)
    made = []
    reader = threading.Thread(target=lambda: made.append(pipe.read_bytes()))
    reader.start()
    write_records(pipe, [record(plies=2)])
    reader.join()
    assert made == [target.read_bytes()]
    with pytest.raises(RecordError, match="/dev/full: cannot be written: the disk is full"):
        write_records(Path("/dev/full"), [record(plies=2)])
    assert Path("/dev/full").is_char_device()


FOUND = json.loads((Path(__file__).parent.parent / "data" / "record-cases.json").read_text("utf-8"))


def content(find="", put="", filling=None):
    """The record with `find` replaced by `put`, and the first % in `put` by a filling: `fill` is repeated `times`."""
    filling = filling or {}
    times = filling.get("times", 1)
    filled = bytes.fromhex(filling["hex"]) if "hex" in filling else filling.get("fill", "%").encode() * times
    put = put.encode().replace(b"%", filled + filling.get("close", "").encode() * times, 1)
    return FOUND["record"].encode().replace(find.encode(), put, 1)


@pytest.mark.parametrize(
    ("taken", "parts"),
    [
        pytest.param(name == "taken", parts, id=what.replace(" ", "-"))
        for name in ("taken", "refused")
        for what, *parts in FOUND[name]
    ],
)
def test_verify_takes_what_fits_the_format_and_is_true(taken, parts, tmp_path):
    file = tmp_path / "game.json"
    file.write_bytes(content(*parts))
    told = run("verify", file)
    assert (told.exit_code == 0) is taken, told.output
    assert told.exit_code in (0, 1, 2)
