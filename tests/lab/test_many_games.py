"""Games that compiled code plays: the same however they are divided and run, legal, and as their bots would play."""

from collections import Counter
from dataclasses import replace

import pytest
from modes import interpreted

from quarterdeck import GAMES, Table, bots
from quarterdeck.lab.simulation import play as playing
from quarterdeck.lab.simulation.plan import Plan, repeated
from quarterdeck.lab.simulation.play import Played, play
from quarterdeck.lean.retracing import retrace

SEATED = {
    "seas-of-strife": ("random", "heuristic", "policy:heat=0.5", "network"),
    "turn-the-tide": ("network:heat=1", "policy", "heuristic"),
    "sea-change": ("policy", "network", "random"),
    "feud": ("heuristic", "random"),
}


def plan(name, *named, **options):
    game = GAMES[name]
    complete = game.complete(options)
    return Plan(name, complete, repeated(named or SEATED[name], game, complete), 7, 5)


def told(played: Played):
    found = played.found
    return played.keys, played.decisions.tolist(), found.hashes.tolist(), found.scores.tolist(), found.returns.tolist()


@pytest.mark.parametrize("name", GAMES)
def test_every_division_of_the_work_gives_the_same_games(name, monkeypatch):
    chosen = plan(name)
    whole = play(chosen, 0, 5, hashed=True)
    monkeypatch.setattr(playing, "LENGTH", 7)  # the log is full again and again
    parts = [play(chosen, 0, 2, hashed=True), play(chosen, 2, 3, hashed=True)]
    assert whole.keys == b"".join(part.keys for part in parts)
    assert told(whole)[1:] == tuple([*one, *two] for one, two in zip(*(told(part)[1:] for part in parts), strict=True))


@pytest.mark.parametrize("name", GAMES)
def test_the_interpreter_plays_the_same_games(name):
    chosen = plan(name)
    compiled = told(play(chosen, 0, 2, hashed=True))
    with interpreted():
        assert told(play(chosen, 0, 2, hashed=True)) == compiled


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_of_the_decisions_finds_the_same(name):
    chosen = plan(name)
    played = play(chosen, 0, 5, hashed=True)
    again = retrace(chosen.rules, chosen.options, played.keys, [each for _, each in played.games()])
    assert again.decisions.tolist() == played.found.decisions.tolist()
    assert again.is_over.all()
    assert again.rounds.tolist() == played.found.rounds.tolist()
    assert told(replace(played, found=again)) == told(played)


@pytest.mark.parametrize("name", ["seas-of-strife", "turn-the-tide", "sea-change"])
def test_the_network_decides_as_its_bot_does(name):
    chosen = plan(name, "network")
    [(key, decisions)] = play(chosen, 0, 1).games()
    table = Table(chosen.rules, chosen.options, key)
    bot = bots.create("network", chosen.rules, 1)
    for each in decisions.tolist():
        assert bot.choose(table.view(each & 7), each & 7) == each >> 3
        table.decide(each & 7, each >> 3)
    assert table.is_over


def test_by_chance_every_legal_card_is_as_likely():
    chosen, places = plan("turn-the-tide", "random"), Counter()
    for key, decisions in play(chosen, 0, 600).games():
        table = Table(chosen.rules, chosen.options, key)
        bid = int(decisions[0])
        places[table.legal(bid & 7).index(bid >> 3)] += 1
    assert len(places) == 12
    assert all(abs(count - 50) < 4.5 * 50**0.5 for count in places.values())  # by chance once in 10,000 runs


def test_what_a_seed_means_is_fixed():
    dealt = plan("seas-of-strife").deal(3, 1)
    assert dealt["key"].astype("<u4").tobytes().hex().startswith("1239e3bb9e5606c1")
    assert dealt["chance"][0, :2].tolist() == [3534570850, 3406656424]
