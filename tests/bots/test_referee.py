"""Whole games between bots without a table: each bot's views, and the results of games."""

import random

import pytest

from quarterdeck.bots import CONTESTANTS, Bot, create
from quarterdeck.bots import self_play as refereeing
from quarterdeck.bots.base import legal_choices
from quarterdeck.bots.self_play import WHOLE, Referee
from quarterdeck.games import GAMES
from quarterdeck.table import Table

SEAS = GAMES["seas-of-strife"]
SEA = GAMES["sea-change"]
SHORT = {"players": 3, "rules": "strife", "target": 1}
KEY = bytes(range(32))


class Watching(Bot):
    """A bot that chooses at random, and records its views and choices."""

    def __init__(self, game, log, seed=1):
        self.game, self.log, self.dice = game, log, random.Random(seed)

    def choose(self, view, seat, past=None):
        action = self.dice.choice(legal_choices(self.game, view, seat))
        self.log.append((seat, action, view.copy()))
        return action


def referee(game, options):
    return Referee(game, game.complete(options))


@pytest.mark.parametrize(
    ("game", "options"), [(SEAS, SHORT), (SEA, {"players": 2, "target": [1, 1]})], ids=lambda value: str(value)[:20]
)
def test_a_bot_is_shown_what_its_seat_may_know_and_the_end_is_that_of_its_decisions(game, options):
    """A table at which the same is decided shows every seat the same, and has the same result."""
    log = []
    seats = options["players"]
    outcome = referee(game, options).play(KEY, [Watching(game, log) for _ in range(seats)], range(seats))
    table = Table(game, options, KEY)
    for seat, action, view in log:
        assert view.tobytes() == table.view(seat).tobytes()
        table.decide(seat, action)
    assert outcome.shares == [WHOLE * share for share in table.result()["returns"]]
    assert outcome.scores == table.result()["scores"]


@pytest.mark.parametrize("bots", [("random",), ("heuristic", "random"), ("watching", "random")], ids="-".join)
def test_what_it_notes_of_a_game_is_the_game(bots, monkeypatch):
    """A table takes every decision, and has the same result; also of a game longer than the room that there was."""
    monkeypatch.setattr(refereeing, "LOG", 8)
    options = {"players": 3, "target": 5}
    log = []
    made = [Watching(SEAS, log) if name == "watching" else create(name, SEAS, 1) for name in bots]
    found = Referee(SEAS, SEAS.complete(options), log=True)
    for key in (KEY, KEY[::-1]):
        outcome = found.play(key, [made[seat % len(made)] for seat in range(3)], [1, 2, 3])
        table = Table(SEAS, options, key)
        chosen = set()
        for seat, action in outcome.decisions:
            legal = table.legal(seat)
            chosen.add(legal.index(action) / max(1, len(legal) - 1))
            table.decide(seat, action)
        assert len(outcome.decisions) > 16
        assert outcome.scores == table.result()["scores"]
        assert {0, 1} < chosen
    assert referee(SEAS, SHORT).play(KEY, [create("random", SEAS, 1)] * 3, [1, 2, 3]).decisions == []


def first_to_play():
    """A deal of Sea Change in which seat 0 leads."""
    tables = (Table(SEA, {"players": 3, "target": [1, 1, 1]}, bytes([n] * 32)) for n in range(9))
    return next(table for table in tables if table.pending == (0,))


def first_card(second, seeds):
    """The card that a random bot at seat 0 leads in that deal, beside a bot of this kind."""
    log, table = [], first_to_play()
    bots = [create("random", SEA, 1), create(second, SEA, 1), Watching(SEA, log)]
    referee(SEA, table.options).play(table.key, bots, seeds)
    return int(log[0][2]["trick"][0][0])


def test_random_bots_play_any_legal_action_and_follow_from_the_seed():
    """Over many seeds each card of its hand is what seat 0 leads."""
    led = {}
    for seed in [*range(120), 5]:
        card = first_card("random", [seed] * 3)
        assert led.setdefault(seed, card) == card
    assert set(led.values()) == set(first_to_play().legal(0))


def test_who_sits_elsewhere_changes_nobodys_chance():
    """A seat's choices follow from its own seed and from what it may know, whatever bots the others are."""
    assert first_card("random", [7, 8, 9]) == first_card("heuristic", [7, 8, 9])


@pytest.mark.parametrize("name", ["search:5", "cheat:5"])
def test_a_search_in_compiled_code_follows_from_its_seat_and_seed(name):
    def played(seeds, bots=(name, "heuristic", name)):
        found = referee(SEAS, {"players": 3, "target": 2})
        found.play(KEY, [create("search:8", SEAS, 1)] * 3, [1, 1, 1])  # an earlier game leaves no trace
        return found.play(KEY, [create(bot, SEAS, 1, CONTESTANTS) for bot in bots], seeds)

    assert played([1, 2, 3]) == played([1, 2, 3])
    assert len({str(played([seed, 2, 3])) for seed in range(8)}) > 1


def test_a_first_round_ends_where_the_next_one_would_begin():
    """What has happened is a round's decisions; the shares are what the position is worth."""
    log = []
    found = referee(SEAS, {"players": 3, "target": 50})
    outcome = found.play(KEY, [Watching(SEAS, log) for _ in range(3)], [1, 2, 3], first_round=True)
    table = Table(SEAS, {"players": 3, "target": 50}, KEY)
    for seat, action, _ in log:
        assert not any(event["event"] == "round_end" for event in table.everything())
        table.decide(seat, action)
    assert any(event["event"] == "round_end" for event in table.everything())
    assert not table.is_over
    assert sum(outcome.shares) == pytest.approx(WHOLE, abs=3)
    order = sorted(range(3), key=lambda seat: outcome.scores[seat])
    assert outcome.shares[order[0]] > outcome.shares[order[-1]]
