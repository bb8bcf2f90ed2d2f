"""Rules of thumb for Feud: sensible decisions, unforeseeable orders, and better than chance wherever choice matters."""

import random
from collections import Counter
from itertools import permutations

import pytest
from games.feud_duel import CARD, Duel
from versus import versus

from quarterdeck.games.feud import GAME, deck, rules
from quarterdeck.games.feud.strategy.weighing import blows
from quarterdeck.testing import Rows, random_key

THEIRS = "4H 5H 6H 7H 8H 9C"


def arranged(chance, hand, unit="KC", markers=0, theirs=THEIRS, **options):
    """The six columns that the rules of thumb fill from this hand, by name."""
    duel = Duel(**options).units(unit, "KH").cards(0, hand).cards(1, theirs).markers(markers, 0)
    for _ in range(6):
        duel.act(0, rules.heuristic(duel.view(0), 0, chance.getrandbits(32)))
    return [deck.NAMES[card] for card in duel.state.column[:6]]


def orders(hand, count=40, **rest):
    """`count` arrangements of a hand, each with its own chance."""
    chance = random.Random(hand)
    return [arranged(chance, hand, **rest) for _ in range(count)]


def strike_before(columns, card):
    """The last Strike before that card."""
    return [name for name in columns[: columns.index(card)] if name[0] in "3456789"][-1]


def test_armor_and_weaponry_stand_behind_the_highest_strike():
    for columns in orders("3H 4H 9H 5D 2C AC"):
        assert strike_before(columns, "2C") == strike_before(columns, "AC") == "9H"


def test_a_joker_stands_behind_the_poorest_strike():
    """It turns the outcome round: what loses with the 3 of the wrong colour wins with it."""
    for columns in orders("3H 9C 8C 7C 6C X1"):
        assert strike_before(columns, "X1") == "3H"


def test_healing_waits_for_markers():
    """A Ten in an early column would find nothing to remove; with many Markers it can come earlier."""
    fresh = Counter(columns.index("TC") for columns in orders("3H 4H 9H 5D 6C TC", 120))
    hurt = Counter(columns.index("TC") for columns in orders("3H 4H 9H 5D 6C TC", 120, markers=4))
    assert fresh[0] == fresh[1] == 0
    assert hurt[0] + hurt[1] > 0
    assert fresh[4] + fresh[5] > 60


def test_strikes_alone_lie_in_any_order():
    """The order must be unpredictable: each of six stands in each column about as often as in any other."""
    hand = "3H 4S 9H 5D 6C 8C"
    places = Counter(
        (card, column) for columns in orders(hand, 600, preset="strikes") for column, card in enumerate(columns)
    )
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


def test_the_cheapest_winning_answer_is_chosen():
    """The lead loses to the 4 of spades by trump as to the 9 of clubs: the 9 is kept."""
    duel = Duel(preset="skirmish").units("KC", "KC").cards(0, "9C 3H 5S 6S 7S 8D").cards(1, "3C 9C 4S TC 8C 7C")
    duel.both("9C", "3C")
    duel.act(0, "8D")
    assert rules.heuristic(duel.view(1), 1, 0) == CARD["4S"]


def test_who_leads_gives_little():
    """The opponent sees what is led, so in both phases of a Skirmish good cards are kept for answers."""
    duel = Duel(preset="skirmish").units("KC", "KC").cards(0, "9C 3H 5S 6S 7S 8D").cards(1, "3C 9S 4S TC 8C 7C")
    assert rules.heuristic(duel.view(0), 0, 0) == CARD["3H"]
    duel.both("9C", "3C")
    assert rules.heuristic(duel.view(0), 0, 0) == CARD["3H"]


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
