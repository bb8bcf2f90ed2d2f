"""The arena: fair to everybody, the same for any number of jobs, interrupted and gone on with, told truly."""

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from commands import output, refusal
from hypothesis import given
from hypothesis import strategies as st
from test_cluster import until

from quarterdeck.bots import BotError
from quarterdeck.bots.self_play import WHOLE, Outcome
from quarterdeck.games import GAMES
from quarterdeck.lab.contests.arena import Keeper, compete, kept
from quarterdeck.lab.contests.contest import ArenaError, Deal, add, contest, play_deals
from quarterdeck.lab.contests.ratings import ratings
from quarterdeck.lab.contests.standings import standings
from quarterdeck.lean import locks

SEAS, SEA, TIDE, FEUD = (GAMES[name] for name in ("seas-of-strife", "sea-change", "turn-the-tide", "feud"))
SHORT = {"players": 3, "target": 2}


def told(*words):
    return json.loads(output("arena", *words, "--json"))


# Lineups.


@given(players=st.integers(3, 6), bots=st.integers(2, 9), deal=st.integers(0, 10**6), seed=st.integers(0, 99))
def test_mixed_everybody_has_every_seat_once(players, bots, deal, seed):
    made = contest(SEAS, {"players": players}, ["random"] * bots, seed, "mixed")
    lineups = made.lineups(deal)
    for seat in range(players):
        assert sorted(lineup[seat] for lineup in lineups) == list(range(bots))
    assert made.sat == [players] * bots
    assert made.lineups(deal) == lineups


@given(players=st.integers(3, 6), bots=st.integers(2, 5))
def test_alone_each_but_the_last_has_every_seat_once_among_the_last(players, bots):
    made = contest(SEAS, {"players": players}, ["random"] * bots, design="alone")
    last = bots - 1
    for bot in range(last):
        mine = [lineup for lineup in made.lineups(0) if bot in lineup]
        assert sorted(lineup.index(bot) for lineup in mine) == list(range(players))
        assert all(Counter(lineup) == {bot: 1, last: players - 1} for lineup in mine)
    assert made.sat == [players] * last + [last * players * (players - 1)]


def test_in_a_large_pool_everybody_meets_everybody():
    made = contest(FEUD, {}, ["random"] * 6, seed=3)
    met = {frozenset(lineup) for deal in range(60) for lineup in made.lineups(deal)}
    assert len(met) == 15


def test_teams_sit_for_their_side():
    made = contest(SEA, {"players": 4, "teams": 2}, ["heuristic", "random"])
    assert made.sides == [0, 1, 0, 1]
    assert made.lineups(0) == [[0, 1], [1, 0]]


def test_the_usual_design():
    assert contest(SEAS, {}, ["random", "heuristic"]).design == "alone"
    assert contest(SEAS, {}, ["random", "heuristic", "random"]).design == "mixed"
    assert contest(SEA, {"players": 1}, ["random", "heuristic"]).design == "mixed"


# Fairness.


@pytest.mark.parametrize("design", ["alone", "mixed"])
@pytest.mark.parametrize("rounds", [False, True])
@pytest.mark.parametrize(
    ("game", "options"),
    [
        (SEAS, SHORT),
        (TIDE, {"players": 3, "rounds": 1}),
        (FEUD, {"preset": "skirmish"}),
        (SEA, {"players": 4, "teams": 2, "target": 1}),
    ],
    ids=lambda value: getattr(value, "id", ""),
)
def test_the_same_bot_under_two_names_has_exactly_the_even_share_of_every_deal(game, options, design, rounds):
    made = contest(game, options, ["heuristic", "heuristic", "heuristic"], 7, design, rounds)
    for deal in play_deals(made, range(4)):
        games = len(made.lineups(deal.deal))
        slack = made.size * games if rounds else 0  # position values are rounded
        for shares, scores, sat in zip(deal.shares, deal.scores, made.sat, strict=True):
            assert shares * made.size == pytest.approx(sat * WHOLE, abs=slack * made.size)
            assert scores * sum(made.sat) == sum(deal.scores) * sat
        assert sum(deal.leads) == 0


def test_a_game_is_counted_as_by_hand():
    """Bots 1, 0, 1 share the win of a game for three sides; side 2 has two seats."""
    sums = Deal(0, [0, 0], [0, 0], [0, 0], [[0, 0], [0, 0]])
    add(sums, [0, 1, 2, 2], [1, 0, 1], Outcome([100, 400, 100, 200], [10, 4, 7]))
    assert sums.shares == [400, 400]
    assert sums.scores == [4, 17]
    assert sums.leads == [-9, 9]
    assert sums.beat == [[0, 800], [400, 0]]


def test_standings_as_by_hand():
    """Two deals in which bot A, alone at three tables, shares and scores so and so."""
    made = contest(SEAS, SHORT, ["heuristic", "random"])
    deals = [
        Deal(0, [3 * WHOLE, 0], [3, 30], [-12, 12], [[0, 6 * WHOLE], [0, 0]]),
        Deal(1, [WHOLE, 2 * WHOLE], [9, 30], [-6, 6], [[0, 2 * WHOLE], [2 * WHOLE, 0]]),
    ]
    found = standings(made, deals)
    assert [bot.share.mean for bot in found.bots] == [pytest.approx(2 / 3), pytest.approx(1 / 6)]
    assert [bot.score.mean for bot in found.bots] == [2.0, 5.0]
    assert found.bots[0].lead.mean == -1.5 * 3 / 3 == found.bots[0].lead.low + found.bots[0].lead.error
    (difference,) = found.differences
    assert difference.share.mean == pytest.approx(0.5)
    assert difference.share.error == pytest.approx(12.7062 * 0.5, abs=1e-3)
    assert (found.fair, found.games) == (pytest.approx(1 / 3), 6)


def test_who_is_stronger_is_found_out():
    found = compete(contest(SEAS, SHORT, ["heuristic", "random"], 2), 12)
    assert found.bots[0].share.low > found.fair > found.bots[1].share.high
    assert found.bots[0].lead.high < 0, "penalty points: fewer are better"
    assert found.differences[0].share.low > 0


def test_the_cheat_sees_the_cards():
    found = compete(contest(SEAS, {"players": 3, "target": 8}, ["cheat:40", "search:40", "heuristic"], 2, "alone"), 30)
    assert found.differences[0].bots == ("cheat:40", "search:40")
    assert found.differences[0].share.low > 0


# Any number of jobs gives the same result, even after an interruption.


@pytest.mark.slow
def test_many_quick_deals_in_chunks_are_the_same_in_processes():
    made = contest(SEAS, SHORT, ["heuristic", "random"], 5)
    assert made.chunk > 1
    steps = []
    assert compete(made, 60, 1) == compete(made, 60, 2, progress=steps.append)
    assert sum(steps) == 60


@pytest.mark.skipif(os.name != "posix", reason="only POSIX systems limit the size of files")
def test_a_disk_that_becomes_full_keeps_whole_deals(tmp_path):
    import resource

    made = contest(SEAS, SHORT, ["random", "random"], seed=7)
    path = tmp_path / "arena.jsonl"
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    words = r"cannot be written: File too large; 1 kept so far; the same command goes on"
    with kept(path, made) as keeper:
        first, second = play_deals(made, [0, 1])
        keeper.add(first)
        resource.setrlimit(
            resource.RLIMIT_FSIZE, (path.stat().st_size + 20, limits[1])
        )  # the file takes only a part of the next line
        try:
            with pytest.raises(ArenaError, match=words):
                keeper.add(second)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    with kept(path, made) as keeper:
        assert keeper.deals == {0: first}
        keeper.add(second)


def test_what_is_kept_is_not_played_again(tmp_path):
    made = contest(SEAS, SHORT, ["search:15", "random"], 5)
    path = tmp_path / "arena.jsonl"
    with kept(path, made) as keeper:
        compete(made, 3, keeper=keeper)
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 4
    path.write_bytes(b"".join(lines[:3]) + lines[3][:20])  # as after a crash in the middle of a line
    before, steps = path.stat().st_mtime_ns, []
    with kept(path, made) as keeper:
        assert sorted(keeper.deals) == [0, 1]
        found = compete(made, 5, keeper=keeper, progress=steps.append)
    assert path.stat().st_mtime_ns > before
    assert steps == [2, 1, 1, 1]
    assert found == compete(made, 5)
    with kept(path, made) as keeper:
        assert compete(made, 4, keeper=keeper) == compete(made, 4), "more is kept than asked for"


@pytest.mark.parametrize(
    ("game", "options"),
    [(SEA, {"players": 4, "target": [1, 1, 2, 1]}), (FEUD, {"preset": "true", "maneuvers": {"betrayal": 60}})],
    ids=["sea-change", "feud"],
)
def test_options_of_every_kind_are_known_again(tmp_path, game, options):
    made = contest(game, options, ["random", "random"])
    for _ in range(2):
        Keeper(tmp_path / "arena.jsonl", made).close()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seed": 6}, "whose seed is 5, not 6"),
        (
            {"bots": ("search:15", "heuristic")},
            r'whose bots is \["search:15","random"\], not \["search:15","heuristic"\]',
        ),
        ({"rounds": True}, "whose rounds is false, not true"),
        ({"design": "mixed"}, 'whose design is "alone", not "mixed"'),
        ({"options": SEAS.complete({"players": 4})}, "whose options is "),
        ({"game": "turn-the-tide"}, 'whose game is "seas-of-strife"'),
    ],
)
def test_another_contest_is_refused(tmp_path, change, words):
    made = contest(SEAS, SHORT, ["search:15", "random"], 5)
    path = tmp_path / "arena.jsonl"
    Keeper(path, made).close()
    text = path.read_bytes()
    with pytest.raises(ArenaError, match=words):
        Keeper(path, replace(made, **change))
    assert path.read_bytes() == text
    assert list(tmp_path.iterdir()) == [path]


def test_an_arenas_file_by_another_name(tmp_path, monkeypatch):
    """A symbolic link leads to the same lock; a hard link or a mount of the file alone hides it."""
    made = contest(SEAS, SHORT, ["search:15", "random"], 5)
    path, other, mounts = tmp_path / "海 a.jsonl", tmp_path / "b.jsonl", tmp_path / "mountinfo"
    other.symlink_to(path)
    with kept(path, made), pytest.raises(ArenaError, match="is being written"):
        Keeper(other, made)
    other.unlink()
    other.hardlink_to(path)
    with pytest.raises(ArenaError, match="has several names"):
        Keeper(other, made)
    other.unlink()
    mounts.write_text(f"61 29 0:5 / {path} rw - ext4 /dev/vda rw\n".replace("海 ", "海\\040"))
    monkeypatch.setattr(locks, "MOUNTS", mounts)
    with pytest.raises(ArenaError, match="is mounted without its folder"):
        Keeper(path, made)


@pytest.mark.parametrize("text", [b"hello\n", b"{}\n", b"[1]\n"])
def test_other_files_are_left_alone(tmp_path, text):
    path = tmp_path / "arena.jsonl"
    path.write_bytes(text)
    with pytest.raises(ArenaError, match="is not the file of this contest"):
        Keeper(path, contest(SEAS, SHORT, ["random", "random"]))
    assert path.read_bytes() == text


def children(pid):
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs Linux to see a process's children")
def test_killed_processes_and_interruptions_cost_little(tmp_path):
    """A worker is killed, the whole run is interrupted, and what comes out in the end is what one process plays."""
    path = tmp_path / "arena.jsonl"
    words = ["arena", SEAS.id, "--players", "3", "--bots", "search:40,heuristic", "--seed", "4", "--out", str(path)]
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a child process ignores what its parent ignores
    with subprocess.Popen(
        [sys.executable, "-m", "quarterdeck", *words, "--deals", "100000", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as running:
        signal.signal(signal.SIGINT, before)
        try:
            until(lambda: path.exists() and path.read_bytes().count(b"\n") > 3, "deals")
            first = children(running.pid)
            os.kill(first[-1], signal.SIGKILL)
            count = path.read_bytes().count(b"\n")
            until(lambda: len(set(children(running.pid)) - set(first)) == 1, "other worker")
            until(lambda: path.read_bytes().count(b"\n") > count + 5, "further deals")
            running.send_signal(signal.SIGINT)
            out, err = running.communicate(timeout=300)
        finally:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == 130
    assert out == b""
    assert err.decode().endswith(f"deals kept in {path}; the same command goes on\n")
    deals = path.read_bytes().count(b"\n") - 1
    again = told(*words[1:], "--deals", deals, "--jobs", 1)
    assert path.read_bytes().count(b"\n") - 1 >= deals
    assert again == told(*words[1:-2], "--deals", deals, "--jobs", 2)


# Ratings


def test_ratings_are_those_of_bradley_and_terry():
    """Ten wins to one are 400 Elo points; the pool's mean is 0."""
    table = [[0, 10 * WHOLE], [WHOLE, 0]]
    one, two = ratings(["a", "b"], [table] * 1000, 1)
    assert one.elo == pytest.approx(200, abs=0.1)
    assert two.elo == pytest.approx(-200, abs=0.1)
    assert one.low <= one.elo <= one.high


def test_a_pool_is_rated():
    made = contest(SEAS, SHORT, ["random", "heuristic", "random", "search:15"], 5)
    found = compete(made, 12)
    rated = found.ratings
    assert rated[1].low > max(rated[0].high, rated[2].high)
    assert sum(rating.elo for rating in found.ratings) == pytest.approx(0, abs=1e-6)
    assert found.ratings == compete(made, 12).ratings


def test_who_never_wins_is_not_infinitely_weak():
    table = [[0, 5 * WHOLE, 5 * WHOLE], [0, 0, 0], [0, WHOLE, 0]]
    low = ratings(["a", "b", "c"], [table] * 3, 1)[1]
    assert -2000 < low.elo < -300


# The command


def test_the_command_tells_what_json_tells():
    words = (SEAS.id, "--players", 3, "--option", "target=2", "--bots", "heuristic,random", "--deals", 8, "--jobs", 1)
    found = told(*words)
    assert found["options"]["players"] == 3
    assert (found["design"], found["deals"], found["games"], found["fair"]) == ("alone", 8, 24, 1 / 3)
    assert [bot["bot"] for bot in found["bots"]] == ["heuristic", "random"]
    assert found["bots"][0]["share"]["low"] < found["bots"][0]["share"]["mean"] < found["bots"][0]["share"]["high"]
    assert found["ratings"] == found["notes"] == []
    shown = output("arena", *words)
    assert "8 deals, 24 games, seed 1; a fair share is 0.333" in shown
    assert f"{found['bots'][0]['share']['mean']:.3f} ±" in shown
    assert "heuristic less random" in shown


def test_rounds_and_ratings_and_cheats_are_told():
    words = (SEAS.id, "--bots", "heuristic,random,cheat:10", "--deals", 2, "--jobs", 1, "--rounds")
    shown = output("arena", *words)
    for said in ("first rounds", "Worth", "Elo", "cheat searches on the true deal: it sees all hands"):
        assert said in shown
    assert "not what others are choosing at the same time" in told(*words)["notes"][0]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["whist", "--bots", "random,random"], "unknown game 'whist'"),
        ([SEAS.id], "Missing option '--bots'"),
        (
            [SEAS.id, "--bots", "genius"],
            "no bot 'genius'; choose from random, heuristic, search, rollout, policy, ",
        ),
        ([SEAS.id, "--bots", "random,"], "no bot ''"),
        ([SEAS.id, "--bots", "search:9:seconds=1,random"], "leave out seconds"),
        ([SEAS.id, "--bots", "random,random", "--deals", "1"], "1 is not in the range"),
        ([SEAS.id, "--bots", "random", "--design", "alone"], "alone among others needs at least two bots"),
        ([SEA.id, "--players", "1", "--bots", "random,random", "--design", "alone"], "and a game for two sides"),
        ([SEAS.id, "--bots", "random,random", "--design", "circle"], "'circle' is not one of"),
        (
            [SEAS.id, "--bots", "random,random", "--out", "/dev/null/x"],
            "cannot write /dev/null/x: there is no folder /dev/null",
        ),
        ([SEAS.id, "--bots", "random,random", "--out", "/"], "/: is a folder: name a file to write to"),
    ],
)
def test_mistakes_in_one_line(words, said):
    assert said in refusal("arena", *words)


def test_mistakes_in_python():
    with pytest.raises(BotError, match="no bot 'genius'"):
        contest(SEAS, {}, ["random", "genius"])
    with pytest.raises(ArenaError, match="no design 'circle'"):
        contest(SEAS, {}, ["random", "random"], design="circle")
    with pytest.raises(ArenaError, match="at least one bot"):
        contest(SEAS, {}, [])
