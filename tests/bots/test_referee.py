"""Whole games between bots without a table, and who is stronger: what each bot is shown, and how games are counted."""

import random

import pytest

from quarterdeck.bots import Bot, create
from quarterdeck.bots.arena import Estimate, compare, estimate, gap
from quarterdeck.bots.base import legal_choices
from quarterdeck.bots.referee import Referee
from quarterdeck.games import GAMES
from quarterdeck.games.base import as_state
from quarterdeck.table import Table

SEAS = GAMES["seas-of-strife"]
SEA = GAMES["sea-change"]
SHORT = {"players": 3, "rules": "strife", "target": 1}
KEY = bytes(range(32))


class Watching(Bot):
    """Chooses by chance, and keeps what it was shown and what it chose."""

    def __init__(self, game, log, seed=1):
        self.game, self.log, self.dice = game, log, random.Random(seed)

    def choose(self, view, seat):
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
    outcome = referee(game, options).play(KEY, [Watching(game, log) for _ in range(seats)], 1)
    table = Table(game, options, KEY)
    for seat, action, view in log:
        assert view.tobytes() == table.view(seat).tobytes()
        table.decide(seat, action)
    assert outcome.shares == table.result()["returns"]
    assert outcome.scores == table.result()["scores"]


def decisions(kinds, seed, **options):
    """What a watching bot at the last seat saw of the others' play: all cards played."""
    log = []
    options = {**SHORT, **options}
    bots = [create(kind, SEAS, 1) for kind in kinds]
    referee(SEAS, options).play(KEY, [*bots, Watching(SEAS, log)], seed)
    return log


def test_rules_of_thumb_play_from_the_view_of_their_own_seat():
    """What two of them have played before seat 2 is first asked is what they say at a table."""
    log = decisions(["heuristic", "heuristic"], 5)
    table = Table(SEAS, SHORT, KEY)
    told = iter(log)
    following = next(told)
    advised = 0
    dice = random.Random(1)
    while not table.over:
        seat = table.pending[0]
        if seat == 2:
            assert following[2].tobytes() == table.view(2).tobytes(), "others played something else"
            table.decide(2, following[1])
            following = next(told, None)
        else:
            view = as_state(table.view(seat))
            said = {SEAS.rules.heuristic(view, seat, dice.getrandbits(32)) for _ in range(40)}
            legal = table.legal(seat)
            if len(said) == 1 and following is not None:
                (choice,) = said
                advised += len(legal) > 1
            else:
                choice = played_by(seat, following, legal)
            table.decide(seat, choice)
    assert advised > 2


def played_by(seat, following, legal):
    """Which of the legal cards the seat had played when seat 2 was asked next; any in the end."""
    if following is None:
        return legal[0]
    played = int(following[2]["played"][0][seat])
    return next((card for card in legal if played >> card & 1), legal[0])


def test_random_bots_play_any_legal_action_and_follow_from_the_seed():
    """Over many seeds each card of its hand is what seat 0 leads."""
    options = {"players": 3, "target": [1, 1, 1]}
    key = next(key for key in map(bytes, ([n] * 32 for n in range(9))) if Table(SEA, options, key).pending == (0,))
    led = {}
    for seed in [*range(120), 5]:
        log = []
        bots = [create("random", SEA, 1), create("random", SEA, 1), Watching(SEA, log)]
        referee(SEA, options).play(key, bots, seed)
        card = int(log[0][2]["trick"][0][0])
        assert led.setdefault(seed, card) == card
    assert set(led.values()) == set(Table(SEA, options, key).legal(0))


def test_every_kind_plays_its_own_seat():
    """Random bots beside one that plays by rules of thumb: it does better than they do."""
    won = [0.0] * 3
    for seed in range(40):
        kinds = ["random", "heuristic", "random"]
        key = random.Random(seed).randbytes(32)
        shares = referee(SEAS, {"players": 3, "target": 3}).play(key, [create(k, SEAS, 1) for k in kinds], seed).shares
        won = [one + other for one, other in zip(won, shares, strict=True)]
    assert won[1] > 20 > max(won[0], won[2])


def test_a_stronger_bot_is_found_out_whichever_seat_it_has():
    """Each deal is played with it at every seat once: rules of thumb against chance."""
    found = compare(SEAS, {"players": 3, "target": 2}, "heuristic", "random", 12, seed=2)
    assert found.even == pytest.approx(1 / 3)
    assert found.share.low > 1 / 3
    assert found.difference.high < 0, "penalty points: fewer are better"


def test_equals_share_evenly():
    """The same bot at all seats: over all rotations of a deal everybody wins as often as an equal would."""
    found = compare(SEAS, {"players": 3, "target": 2}, "random", "random", 10, seed=4)
    assert 0.15 < found.share.mean < 0.55
    log = []

    def first(game, seed):
        return Watching(game, log, seed)

    compare(SEAS, SHORT, first, "random", 2, seed=1)
    assert {seat for seat, _, _ in log} == {0, 1, 2}


def test_of_a_team_all_seats_count():
    """SEA-14: with bot A at all seats of a side its share is that of the side."""
    found = compare(SEA, {"players": 4, "teams": 2, "target": [1, 1]}, "random", "random", 6, seed=3)
    assert found.even == 0.5
    assert found.share.mean == pytest.approx(0.5)


def test_the_difference_is_to_the_mean_of_the_others():
    assert gap([10, 4, 6], 0) == 5
    assert gap([10, 4, 6], 1) == -4
    assert gap([3, 1], 1) == -2


def test_an_interval_by_hand():
    """Values 1, 2, 3, 4: mean 2.5, variance 5/3; 1.96 standard errors."""
    found = estimate([1, 2, 3, 4])
    assert found == Estimate(2.5, pytest.approx(1.96 * (5 / 3 / 4) ** 0.5))
    assert (found.low, found.high) == (pytest.approx(2.5 - found.error), pytest.approx(2.5 + found.error))
    with pytest.raises(ValueError, match="at least 2"):
        estimate([1])
