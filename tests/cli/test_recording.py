"""`simulate --record`: finished games stay, however it ends, and the same command goes on from there."""

import errno
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress

import pytest
from commands import output, refusal

from quarterdeck.lab.simulation import journal, plan, recording
from quarterdeck.lab.simulation.journal import journal_of

SEAS = ("simulate", "seas-of-strife", "--option", "target=3", "--bots", "heuristic", "--jobs", 1, "--seed", 7)
NAMES = ["games.jsonl", "games.jsonl.zst", "games.lean.jsonl", "games.lean.jsonl.zst", "games.parquet"]


@pytest.fixture(scope="module", autouse=True)
def pieces():
    """Lean records come in as small pieces as whole ones."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plan, "MANY", plan.WHOLE_RECORDS)
        yield


@pytest.fixture(scope="module")
def undisturbed(pieces, tmp_path_factory):
    """A folder with 250 games in each form, recorded at one go."""
    folder = tmp_path_factory.mktemp("whole")
    for name in NAMES:
        output(*SEAS, "--games", 250, "--record", folder / name)
    return folder


def full_after(monkeypatch, pieces):
    """Let the disk be full after `pieces` pieces of games, and the first bytes of the next one."""
    write, left = recording.write_all, [pieces]

    def until_full(file, text):
        if b".journal" not in os.fsencode(file.name):
            left[0] -= 1
        if left[0] < 0:
            write(file, text[:10])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        write(file, text)

    for module in (recording, journal):
        monkeypatch.setattr(module, "write_all", until_full)


@pytest.mark.parametrize("name", NAMES)
def test_a_full_disk_keeps_whole_games_and_the_same_command_goes_on(name, undisturbed, tmp_path, monkeypatch):
    path = tmp_path / name
    with monkeypatch.context() as patch:
        full_after(patch, 2)
        told = refusal(*SEAS, "--games", 250, "--record", path)
    kept = "200 finished games were kept; run the same command again to continue"
    assert told == f"cannot write {path}: the disk is full. {kept}"
    shown = output(*SEAS, "--games", 250, "--record", path)
    assert path.read_bytes() == (undisturbed / name).read_bytes()
    assert [each.name for each in tmp_path.iterdir()] == [name]
    other = tmp_path / f"other-{name}"
    assert shown.replace(str(path), str(other)) == output(*SEAS, "--games", 250, "--record", other)


def test_a_full_disk_at_the_first_game_leaves_nothing(tmp_path, monkeypatch):
    full_after(monkeypatch, 0)
    told = refusal(*SEAS, "--record", tmp_path / "games.jsonl")
    assert told == f"cannot write {tmp_path / 'games.jsonl'}: the disk is full"
    assert list(tmp_path.iterdir()) == []


def test_what_is_left_of_a_full_disk_can_be_read(tmp_path, monkeypatch):
    full_after(monkeypatch, 1)
    refusal(*SEAS, "--games", 250, "--record", tmp_path / "games.jsonl")
    assert "100 games checked: all as recorded" in output("verify", tmp_path / "games.jsonl")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_stopped_recording_goes_on(how, undisturbed, tmp_path):
    path = tmp_path / "games.jsonl"
    words = [*map(str, SEAS), "--games", "100000", "--jobs", "2", "--record", str(path)]
    command = [sys.executable, "-m", "quarterdeck", *words]
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a child process ignores what its parent ignores
    with subprocess.Popen(command, stderr=subprocess.PIPE, start_new_session=True) as running:
        signal.signal(signal.SIGINT, before)
        try:
            end = time.monotonic() + 300
            while not (journal_of(path).exists() and journal_of(path).read_bytes().count(b"\n") > 1):
                assert time.monotonic() < end
                time.sleep(0.02)
            running.send_signal(how)
            _, err = running.communicate(timeout=300)  # until all its processes have ended
        finally:
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)
    games = journal_of(path).read_bytes().count(b"\n") * 100 - 100
    if how != signal.SIGKILL:
        assert f"{games:,} finished games were kept; run the same command again".encode() in err
        assert b"Traceback" not in err
    lines = journal_of(path).read_bytes().splitlines(keepends=True)
    journal_of(path).write_bytes(b"".join(lines[:3]))  # at most 200 games, at any speed; the file has more
    if len(lines) > 2:
        assert "holds more than 50 games of this simulation" in refusal(*SEAS, "--games", 50, "--record", path)
    output(*SEAS, "--games", 300, "--record", path)
    whole = (undisturbed / "games.jsonl").read_bytes()
    assert path.read_bytes()[: len(whole)] == whole
    assert path.read_bytes().count(b"\n") == 300


@pytest.mark.parametrize("cut", [1, 5_000])
def test_a_line_that_was_cut_off_is_written_again(cut, undisturbed, tmp_path, monkeypatch):
    """Where the file has less than its journal says, older pieces count; what is beyond them goes."""
    path = tmp_path / "games.jsonl"
    with monkeypatch.context() as patch:
        full_after(patch, 2)
        refusal(*SEAS, "--games", 250, "--record", path)
    os.truncate(path, path.stat().st_size - cut)
    with journal_of(path).open("ab") as journal:
        journal.write(b'{"end": 12')
    output(*SEAS, "--games", 250, "--record", path)
    assert path.read_bytes() == (undisturbed / "games.jsonl").read_bytes()


def test_only_the_same_command_goes_on(tmp_path, monkeypatch):
    path = tmp_path / "games.jsonl"
    with monkeypatch.context() as patch:
        full_after(patch, 1)
        refusal(*SEAS, "--games", 250, "--record", path)
    kept = path.read_bytes()
    for words, told in (
        (("--seed", 8), "whose seed is 7, not 8"),
        (("--bots", "random"), 'whose bots is ["heuristic","heuristic","heuristic","heuristic"], not ["random"'),
        (("--option", "passing=on"), "whose options is "),
    ):
        found = refusal(*SEAS, "--games", 250, *words, "--record", path)
        assert f"{path}: holds games of another simulation, {told}" in found
    assert path.read_bytes() == kept
    without_seed = [word for word in SEAS if word not in ("--seed", 7)]
    journal, begun = path.with_name("games.jsonl.journal"), path.with_name("games.jsonl.journal").read_bytes()
    journal.write_bytes(b"\x80" + begun)
    assert "holds games of another simulation, whose first line says no work" in refusal(*SEAS, "--record", path)
    journal.write_bytes(begun)
    assert "250 games, seed 7" in output(*without_seed, "--games", 250, "--record", path)


def test_two_at_the_same_file(tmp_path, monkeypatch):
    from filelock import FileLock

    path = tmp_path / "games.jsonl"
    with FileLock(f"{path}.lock"):
        assert refusal(*SEAS, "--record", path) == f"{path}: is being written by another process: wait until it ends"


def test_without_pyarrow(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    told = refusal(*SEAS, "--record", tmp_path / "games.parquet")
    assert told.endswith("files of this form need pyarrow: pip install 'quarterdeck[data]'")
    assert list(tmp_path.iterdir()) == []
