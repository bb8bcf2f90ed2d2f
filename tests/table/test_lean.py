"""Lean records: each form can be made of each other, and nothing false is made of anything."""

import pytest
from commands import output, refusal, run
from tables import edited, record

from quarterdeck.games import GAMES
from quarterdeck.lean import form, parquet
from quarterdeck.lean.files import pack, read_games
from quarterdeck.lean.form import lean_line, lean_of, lean_of_line
from quarterdeck.lean.parquet import COLUMNS
from quarterdeck.table.records import RecordEnd, RecordError, RecordHint, write_records

FORMS = ["games.lean.jsonl", "games.lean.jsonl.zst", "games.parquet", "games.jsonl.zst"]
CASES = [
    ("seas-of-strife", {"players": 3, "passing": True, "happy_faces": True}),
    ("turn-the-tide", {"players": 3, "rounds": 2}),
    ("sea-change", {"players": 1}),
    ("sea-change", {"players": 5, "teams": 2}),
    ("feud", {}),
    ("feud", {"preset": "basic"}),
]


@pytest.fixture
def games(tmp_path):
    """A file of games of every kind, one of them unfinished, and some with what does not follow from decisions."""
    made = [record(options, seed, game=GAMES[game]) for seed, (game, options) in enumerate(CASES)]
    made.append(record(plies=9))
    made[0].hints, made[0].stand_ins = [RecordHint(2, 1)], [3]
    made[-1].ended = RecordEnd("concession", 1)
    write_records(tmp_path / "games.jsonl", made)
    return tmp_path / "games.jsonl"


@pytest.fixture
def lean(games):
    """The same games as lean records."""
    output("convert", games, games.with_name("games.lean.jsonl"))
    return games.with_name("games.lean.jsonl")


@pytest.mark.parametrize("name", FORMS)
def test_whole_records_come_back_byte_for_byte(name, games):
    other, back = games.with_name(name), games.with_name("back.jsonl")
    assert f"Records of 7 games are in {other}" in output("convert", games, other)
    output("convert", other, back)
    assert back.read_bytes() == games.read_bytes()
    assert run("verify", other).output == run("verify", games).output


def test_lean_forms_are_made_of_each_other(games):
    names = [games.with_name(name) for name in ("a.lean.jsonl", "b.parquet", "c.lean.jsonl.zst", "d.lean.jsonl")]
    for source, target in zip([games, *names], names, strict=False):
        output("convert", source, target)
    assert names[0].read_bytes() == names[-1].read_bytes()
    assert len(names[0].read_bytes()) < len(games.read_bytes()) / 8


@pytest.mark.slow
@pytest.mark.parametrize("suffix", [".lean.jsonl", ".parquet"])
def test_several_processes_say_the_same(suffix, games):
    lean = games.with_name(f"games{suffix}")
    output("convert", games, lean)
    assert output("verify", lean, "--jobs", 2) == output("verify", lean)
    assert output("verify", games, "--jobs", 3) == output("verify", games)
    for first in range(7):
        assert [where for where, _ in read_games(lean, first, 2)] == [
            f"{lean}:{number}" for number in (first + 1, first + 2) if number <= 7
        ]


TOO_LONG = "has more than 1 MB, so it is hardly a game: set QUARTERDECK_LONGEST_LINE to more megabytes if it is one"


@pytest.mark.parametrize("name", ["x.jsonl", "x.jsonl.zst"])
def test_a_line_without_an_end_is_read_to_the_limit_alone(name, games, monkeypatch):
    monkeypatch.setenv("QUARTERDECK_LONGEST_LINE", "1")
    path, first = games.with_name(name), games.read_bytes().splitlines(keepends=True)[0]
    path.write_bytes(pack(path, first + b" " * 5_000_000))
    assert refusal("verify", path) == f"{path}:2: {TOO_LONG}"
    path.write_bytes(pack(path, b"{\n" + b" " * 5_000_000))
    assert refusal("verify", path) == f"{path}:1: {TOO_LONG}"
    monkeypatch.setenv("QUARTERDECK_LONGEST_LINE", "much")
    assert refusal("verify", path) == "QUARTERDECK_LONGEST_LINE is a number of megabytes from 1 on, not 'much'"


@pytest.mark.parametrize(
    ("words", "place"),
    [
        (["positions"], ":1"),
        (["puzzles", "check", "feud", "--file"], ""),
        (["feud", "price"], ""),
        (["verify", "games.jsonl", "--receipt"], ""),
    ],
)
def test_other_files_are_read_to_the_limit_alone(words, place, tmp_path, games, monkeypatch):
    monkeypatch.setenv("QUARTERDECK_LONGEST_LINE", "1")
    (tmp_path / "long").write_bytes(b" " * 5_000_000)
    words = [games if word == "games.jsonl" else word for word in words]
    assert refusal(*words, tmp_path / "long").endswith(f"{tmp_path / 'long'}{place}: {TOO_LONG}")


def test_a_group_of_rows_is_read_to_the_limit_alone(games, monkeypatch):
    path = games.with_name("games.parquet")
    output("convert", games, path)
    monkeypatch.setattr(parquet, "GROUP_LINES", 0)
    assert refusal("verify", path) == f"{path}: a group of rows has more than 0 MB: write smaller ones"


@pytest.mark.slow
def test_differences_in_several_processes(games):
    edited(games, lambda document: document["result"].update(scores=[0, 0]), 4)
    one, two = run("verify", games), run("verify", games, "--jobs", 2)
    assert (one.exit_code, one.output) == (two.exit_code, two.output)
    assert one.exit_code == 1


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda line: line.update(events_hash="0" * 16), "events_hash should be "),
        (lambda line: line.update(scores=[0, 0, 0]), "scores should be ["),
        (lambda line: line.update(returns=[1.0, 1.0, 1.0]), "returns should be ["),
        (lambda line: line["decisions"].pop(), "events_hash should be "),
        (lambda line: line["decisions"].insert(3, 65535), "decision 3 is not legal"),
        (lambda line: line.update(seed="0" * 64), "decision 0 is not legal"),
    ],
)
def test_false_lean_records_are_found(change, told, lean):
    result = run("verify", edited(lean, change))
    assert result.exit_code == 1
    assert result.stdout.splitlines()[0].startswith(f"{lean}:1: {told}")
    assert told in refusal("convert", lean, lean.with_name("x.jsonl"))
    assert not lean.with_name("x.jsonl").exists()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda line: line.update(seed="x"), "not a quarterdeck-lean-1 record: "),
        (lambda line: line.update(decisions=[-1]), "not a quarterdeck-lean-1 record: "),
        (lambda line: line.update(decisions=[70000]), "not a quarterdeck-lean-1 record: "),
        (lambda line: line.update(events_hash="?"), "not a quarterdeck-lean-1 record: "),
        (lambda line: line.update(game="whist"), "unknown game 'whist'"),
        (lambda line: line.update(rules=9), "it was played by version 9 of the rules"),
        (lambda line: line.update(seats=[]), "seats lists 0 players"),
        (lambda line: line["options"].update(players=9), "option players cannot be 9"),
    ],
)
def test_bad_lean_records_are_told_in_one_line(change, told, lean):
    done = run("verify", edited(lean, change, 1))
    assert done.exit_code == 2
    assert done.stderr.startswith(f"quarterdeck: {lean}:2: {told}")
    assert done.stderr.count("\n") == 1


def test_a_lean_line_that_is_no_unicode_is_told_in_one_line(lean):
    first, second, *_ = lean.read_bytes().splitlines(keepends=True)
    for part in (b'"players"', b'"name"', b'"format"', b'"events_hash"'):
        lean.write_bytes(first + second.replace(part, part[:-1] + b"\x80" + part[-1:], 1))
        assert refusal("verify", lean).startswith(f"{lean}:2: ")


def test_files_that_are_no_parquet(tmp_path):
    path = tmp_path / "games.parquet"
    path.write_text("no")
    assert refusal("verify", path).startswith(f"{path}: cannot be read as Parquet: ")
    assert refusal("verify", tmp_path / "none.parquet") == f"{tmp_path / 'none.parquet'}: there is no such file"
    from pyarrow import parquet, table

    parquet.write_table(table({"x": [1]}), path)
    assert "is no file of quarterdeck-lean-1 records" in refusal("verify", path)


def test_names_of_columns_that_are_no_unicode(games):
    path = games.with_name("games.parquet")
    output("convert", games, path)
    path.write_bytes(path.read_bytes().replace(b"events_hash", b"\x80vents_hash"))
    assert refusal("verify", path).startswith(f"{path}: cannot be read as Parquet: ")


def altered(path, name, values):
    """The Parquet file with another column of this name, or without it."""
    import pyarrow as pa
    from pyarrow import parquet

    table = parquet.read_table(path)
    at, meta = table.schema.get_field_index(name), table.schema.metadata
    table = table.remove_column(at) if values is None else table.set_column(at, name, values(pa, table.column(name)))
    parquet.write_table(table.replace_schema_metadata(meta), path)


def put(value, type_of=lambda pa, kind: kind, at=1):
    """A change of one value, in a column that may be of another type."""

    def change(pa, column):
        values = column.to_pylist()
        values[at] = value
        return pa.array(values, type_of(pa, column.type))

    return change


TEXT, LONG = (lambda pa, _: pa.string()), (lambda pa, _: pa.int64())
LONGS, BYTES = (lambda pa, _: pa.list_(pa.int64())), (lambda pa, _: pa.binary())
FAULTS = [
    *((name, None, f": needs one column {name}: ") for name in COLUMNS),
    *((name, put(None), f":2: {name} is not ") for name, each in COLUMNS.items() if not each.optional),
    ("rules", lambda pa, column: pa.array(["1"] * len(column)), ": its column rules has something else than a whole "),
    ("rules", put(2**31, LONG), ":2: rules is not a whole number below 2**31"),
    ("seed", put(b"x", BYTES), ":2: seed is not 32 bytes"),
    ("decisions", put([1, None]), ":2: decisions is not a list of numbers from 0 to 65535"),
    ("decisions", put([1, -1], LONGS), ":2: decisions is not a list"),
    ("decisions", put([1, 65536], LONGS), ":2: decisions is not a list"),
    ("decisions", lambda pa, column: pa.array(range(len(column))), ": its column decisions has something else than"),
    (
        "events_hash",
        lambda pa, column: pa.array([1, -1, *range(len(column) - 2)]),
        ":2: events_hash is not a whole number",
    ),
    ("scores", put([None] * 4), ":2: scores is not a list of whole numbers"),
    ("returns", lambda pa, column: column.cast(pa.list_(pa.float32())), ": its column returns has something else than"),
    ("returns", put([None] * 4), ":2: returns is not a list of numbers"),
    ("options", put("{", TEXT), ":2: not a quarterdeck-lean-1 record: "),
    ("seats", put("[1]", TEXT), ":2: not a quarterdeck-lean-1 record: "),
]


@pytest.fixture
def rows(games):
    path = games.with_name("games.parquet")
    output("convert", games, path)
    return path


@pytest.mark.parametrize(("name", "change", "told"), FAULTS)
def test_altered_columns_are_told_in_one_line(name, change, told, rows):
    altered(rows, name, change)
    assert refusal("verify", rows).startswith(f"{rows}{told}")
    assert refusal("convert", rows, rows.with_name("x.jsonl")).startswith(f"{rows}{told}")


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("game", lambda pa, column: pa.array(column.to_pylist(), pa.large_string())),
        ("rules", lambda pa, column: column.cast(pa.int64())),
        ("seed", lambda pa, column: pa.array(column.to_pylist(), pa.binary())),
        ("decisions", lambda pa, column: pa.array(column.to_pylist(), pa.large_list(pa.int64()))),
        ("events_hash", lambda pa, column: pa.array([int(each) for each in column.to_pylist()], pa.uint64())),
        ("rest", lambda pa, column: pa.nulls(len(column))),
    ],
)
def test_columns_of_other_types_with_the_same_values_are_read(name, values, rows):
    altered(rows, name, values)
    assert "all as recorded" in output("verify", rows)


@pytest.mark.parametrize("rest", ["{", "[]", '{"events": []}'])
def test_what_does_not_follow_is_an_object_of_known_fields(rest, rows):
    altered(rows, "rest", put(rest))
    done = run("verify", rows)
    assert done.stdout.splitlines()[0].startswith(f"{rows}:2: rest is no JSON object with stand_ins, ")


def test_a_false_record_has_no_lean_form():
    made = record()
    made.events[4]["seat"] = 7
    with pytest.raises(RecordError, match=r"^event 4 .*: only what its decisions bring has a lean form$"):
        lean_of(made)


def test_a_game_that_began_at_a_position_has_no_lean_form():
    from quarterdeck import Table

    table = Table(GAMES["turn-the-tide"], {"players": 3})
    other = Table.from_state(table.game, table.options, table.full_state())
    made = other.record([{"name": "", "player": "human"}] * 3)
    with pytest.raises(RecordError, match="it begins at a position"):
        lean_of(made)


def test_games_are_replayed_in_one_call_where_they_are_of_one_kind(monkeypatch):
    calls = []
    retrace = form.retrace
    monkeypatch.setattr(form, "retrace", lambda *given: calls.append(len(given[3])) or retrace(*given))
    some = [lean_of_line(lean_line(lean_of(record({"players": players}))), "") for players in (3, 3, 4)]
    calls.clear()
    assert form.check_lean([("", game) for game in some]) == ["", "", ""]
    assert calls == [2, 1]
