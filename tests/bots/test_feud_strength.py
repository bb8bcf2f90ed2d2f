"""Rules of thumb for Feud: unforeseeable orders, and better than chance wherever choice matters.

How they decide is pinned in test_reference.py.
"""

import random
from collections import Counter
from itertools import permutations

import pytest
from games.feud_duel import CARD, Duel
from versus import versus

from quarterdeck.games.feud import GAME, deck, rules
from quarterdeck.games.feud.strategy.weighing import blows
from quarterdeck.testing import Rows, random_key


def arranged(chance, hand):
    """The six columns that the rules of thumb fill from this hand, by name."""
    duel = Duel(preset="strikes").units("KC", "KH").cards(0, hand).cards(1, "4H 5H 6H 7H 8H 9C")
    for _ in range(6):
        duel.act(0, rules.heuristic(duel.view(0), 0, chance.getrandbits(32)))
    return [deck.NAMES[card] for card in duel.state.column[:6]]


def test_strikes_alone_lie_in_any_order():
    """The order must be unpredictable: each of six stands in each column about as often as in any other."""
    hand = "3H 4S 9H 5D 6C 8C"
    chance = random.Random(hand)
    places = Counter((card, column) for _ in range(600) for column, card in enumerate(arranged(chance, hand)))
    assert len(places) == 36
    assert 60 <= min(places.values()) <= max(places.values()) <= 145


@pytest.mark.parametrize("units", [("KC", "KH"), ("JC", "QC"), ("KS", "JC")])
def test_strikes_alone_are_luck(units):
    """Against an order drawn evenly every own order has exactly the same chances: `strikes` has nothing to choose."""
    duel = Duel(preset="strikes").units(*units)
    one, other = ([CARD[card] for card in hand.split()] for hand in ("3H 9C 4S 5D 6C", "8H 7C 3S 9D 4H"))
    met = {(a, b): blows(duel.state, 0, a, a, b, b) for a in one for b in other}
    chances = {odds(met, mine, other) for mine in random.Random(1).sample(list(permutations(one)), 12)}
    assert len(chances) == 1
    assert len(next(iter(chances))) > 5, "the order of both together does matter"


def odds(met, mine, other):
    """Count the orders of the other cards by the Markers that they give and take."""
    ends = Counter()
    for theirs in permutations(other):
        markers = [met[pair] for pair in zip(mine, theirs, strict=True)]
        ends[sum(n for n in markers if n > 0), sum(n for n in markers if n < 0)] += 1
    return tuple(sorted(ends.items()))


@pytest.mark.parametrize(
    ("preset", "deals", "least"), [("basic", 300, 0.78), ("skirmish", 100, 0.9), ("true", 100, 0.95)]
)
def test_rules_of_thumb_beat_chance(preset, deals, least):
    """The share of the win is far above one half, and above what order without a plan would reach."""
    assert versus(GAME, {"preset": preset}, "heuristic", "random", deals, seed=5).bots[0].share.low > least


@pytest.mark.slow
def test_beginner_wins_some_games_with_all_options():
    """Were all its decisions slips, as in the basic game, it would win none."""
    assert versus(GAME, {"preset": "true"}, "beginner", "heuristic", 30, seed=5).bots[0].share.mean > 0.05


def test_a_game_with_maneuvers_ends():
    """If both spend their points on nothing but Units, most games last for all 500 Rounds."""
    rows = Rows(GAME, "fast", GAME.encode_options(GAME.complete({"preset": "true"})))
    rounds = []
    for seed in range(40):
        dice = random.Random(seed)
        owing = rows.start(random_key(dice))
        while owing:
            seat = 0 if owing & 1 else 1
            owing = rows.apply(seat, rows.advise(seat, dice.getrandbits(32)))
        rounds.append(int(rows.states[0]["round_number"]))
    assert max(rounds) < 100
