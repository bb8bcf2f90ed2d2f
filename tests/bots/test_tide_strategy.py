"""Rules of thumb for Turn the Tide: the same in both modes, blind to secrets, sensible; what a round's end is worth."""

import random

import numpy as np
import pytest
from choices import ask_worth, check_choices_agree, check_secrets_change_nothing
from versus import versus

from quarterdeck.bots import BOTS, create
from quarterdeck.games.turn_the_tide import GAME, rules
from quarterdeck.games.turn_the_tide.deck import STATE
from quarterdeck.kernel import PyState
from quarterdeck.table import Table
from quarterdeck.testing import Rows

TIES = (0, 0xFFFFFFFF, 0xAAAAAAAA, 0x12345678)
SETTINGS = {"search": {"simulations": 60}}


def bot(name, seed=1):
    return create(name, GAME, seed, **SETTINGS.get(name, {}))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_interpreted_and_compiled_choices_agree_and_are_legal(players):
    check_choices_agree(GAME, {"players": players}, players)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seed", range(12))
def test_what_a_bot_may_not_know_changes_nothing(name, seed):
    """Two full states with the same view: the same choice, whatever the others hold and have chosen."""
    dice = random.Random(seed)
    table = Table(GAME, {"players": 3 + seed % 3}, dice.randbytes(32))
    for _ in range(dice.randrange(100)):
        if len(table.pending) == 1 and table.ply > 90:
            break
        seat = dice.choice(table.pending)
        table.decide(seat, dice.choice(table.legal(seat)))
    seat = dice.choice(table.pending)
    check_secrets_change_nothing(table, seat, seed, lambda: bot(name, seed))


def at_sea(mine, tops, tides, hand_number, **known):
    """What seat 0 of four sees: its cards, the tides showing and on offer; nobody is short of preservers."""
    state = PyState(STATE)
    rules.init(state, GAME.encode_options(GAME.complete({"players": 4})).tolist(), [1] * 8)
    state.hand_number = hand_number
    state.tide = [-1] * 24
    state.tide[2 * hand_number - 2 : 2 * hand_number] = tides
    for seat in range(4):
        state.hand[seat] = -1
        state.top[seat] = tops[seat]
        state.up[seat] = 3
    state.hand[4] = -1
    state.hand[0] = sum(1 << card for card in mine)
    for seat, cards in known.items():
        state.shown[int(seat[-1])] = sum(1 << card for card in cards)
    return state


def choices(state):
    """Every choice that the chance of ties allows."""
    return {rules.heuristic(state, 0, bits) for bits in TIES}


def test_with_the_highest_tide_it_bids_high_for_a_low_one():
    assert choices(at_sea([3, 30, 60], [12, 2, 3, 4], (1, 5), 10)) == {60}


def test_without_a_tide_it_stays_away_from_high_ones():
    assert choices(at_sea([3, 30, 60], [0, 9, 8, 7], (10, 12), 10)) == {3}


def test_at_the_last_hand_the_lowest_tide_is_worth_a_point():
    """Nothing can be lost at 2 under 9; a 1 wins the bonus with certainty."""
    state = at_sea([2, 60], [5, 4, 9, 8], (1, 7), 11)
    assert choices(state) == {60}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_medium_beats_chance(players):
    result = versus(GAME, {"players": players}, "heuristic", "random", 30, seed=5)
    assert result.bots[0].share.low > 1.5 * result.fair
    assert result.bots[0].lead.low > 0


def test_hard_beats_medium():
    result = versus(GAME, {"players": 4}, "search:500", "heuristic", 8, seed=5)
    assert result.bots[0].share.low > result.fair


@pytest.mark.parametrize("players", [3, 4, 5])
def test_worth_is_a_share(players):
    """More points are worth more, and what all seats have sums to 1."""
    states, out = np.zeros(1, STATE), np.zeros(GAME.max_seats)
    rows = Rows(GAME, "compiled", GAME.encode_options(GAME.complete({"players": players})))
    rows.start(np.arange(8, dtype=np.uint32))
    states[0] = rows.states[0]
    states[0]["hand"] = states[0]["hand"][0]  # all hands are alike
    for totals in ([3, 5, 5, 9, 11], [0] * 5, [-4, -3, -3, -2, 7], [300, 1, 2, 3, 4]):
        states[0]["score"] = totals
        ask_worth(GAME, states, out)
        assert out.sum() == pytest.approx(1)
        assert not out[players:].any()
        for one in range(players):
            for two in range(players):
                assert (totals[one] > totals[two]) == (out[one] > out[two] + 1e-12) or out[one] < 1e-12


def test_a_lead_weighs_more_near_the_end():
    states, shares = np.zeros(1, STATE), []
    rows = Rows(GAME, "compiled", GAME.encode_options(GAME.complete({"players": 4})))
    rows.start(np.arange(8, dtype=np.uint32))
    states[0] = rows.states[0]
    states[0]["hand"] = states[0]["hand"][0]
    states[0]["score"] = [5, 3, 3, 3, 0]
    for number in (2, 3, 4):
        states[0]["round_number"] = number
        out = np.zeros(5)
        ask_worth(GAME, states, out)
        shares.append(out[0])
    assert 0.25 < shares[0] < shares[1] < shares[2] < 1
