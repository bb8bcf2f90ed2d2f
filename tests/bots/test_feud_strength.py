"""Rules of thumb for Feud: sensible decisions, unforeseeable orders, and better than chance wherever choice matters."""

import random
import time
from collections import Counter
from itertools import permutations
from statistics import median

import pytest
from games.feud_duel import CARD, Duel
from versus import versus

from quarterdeck.engine import engine
from quarterdeck.games.feud import GAME, deck, rules
from quarterdeck.games.feud.strategy.weighing import blows
from quarterdeck.kernel import PyState
from quarterdeck.table import Table

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


def test_both_at_once():
    for columns in orders("3H 9H 5C 2C AC X1"):
        assert strike_before(columns, "2C") == strike_before(columns, "AC") == "9H"
        assert strike_before(columns, "X1") == "3H"


def test_with_a_single_strike_everything_stands_behind_it():
    for columns in orders("5C 2C AC X1 TH TD", 10):
        assert {strike_before(columns, card) for card in ("2C", "AC", "X1")} == {"5C"}


def test_healing_waits_for_markers():
    """A Ten in an early column would find nothing to remove; where there is much, it need not wait as long."""
    fresh = Counter(columns.index("TC") for columns in orders("3H 4H 9H 5D 6C TC", 120))
    hurt = Counter(columns.index("TC") for columns in orders("3H 4H 9H 5D 6C TC", 120, markers=4))
    assert fresh[0] == fresh[1] == 0
    assert hurt[0] + hurt[1] > 0
    assert fresh[4] + fresh[5] > 60


def test_strikes_alone_lie_in_any_order():
    """Nobody may foresee them: each of six stands in each column about as often as in any other."""
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
    """How often an order of the other cards leads to so many Markers given and taken."""
    ends = Counter()
    for theirs in permutations(other):
        markers = [met[pair] for pair in zip(mine, theirs, strict=True)]
        ends[sum(n for n in markers if n > 0), sum(n for n in markers if n < 0)] += 1
    return tuple(sorted(ends.items()))


def studied(lock, hand):
    """After a Study the opponent's 9 of its own suit is locked in that column."""
    duel = Duel(study=True).units("KC", "KH").cards(0, hand).cards(1, "4H 5H 9H 6H 7H 8H")
    columns = ["4H", "5H", "6H", "7H", "8H"]
    columns.insert(lock - 1, "9H")
    duel.arrange(hand, " ".join(columns))
    duel.act(0, f"lock {lock}")
    duel.act(1, deck.NONE)
    return duel


@pytest.mark.parametrize("lock", [1, 3, 6])
def test_a_locked_strike_meets_the_card_that_loses_least(lock):
    """Against the Ultimate 9 of hearts every Strike loses: clubs would be wasted, another 3 of hearts would cost two
    Markers, the poor 3 of diamonds costs one."""
    for seed in range(12):
        duel = studied(lock, "3D 8C 9C 7C 6C 5C")
        chance = random.Random(seed)
        for _ in range(6):
            duel.act(0, rules.heuristic(duel.view(0), 0, chance.getrandbits(32)))
        assert deck.NAMES[duel.state.column[lock - 1]] == "3D"


def test_the_cheapest_winning_answer_is_chosen():
    """The lead loses to the 4 of spades by trump as to the 9 of clubs: the 9 is kept."""
    duel = Duel(preset="skirmish").units("KC", "KC").cards(0, "9C 3H 5S 6S 7S 8D").cards(1, "3C 9C 4S TC 8C 7C")
    duel.both("9C", "3C")
    duel.act(0, "8D")
    assert rules.heuristic(duel.view(1), 1, 0) == CARD["4S"]


def test_against_what_cannot_be_beaten_the_poorest_card_is_given():
    duel = Duel(preset="skirmish").units("KC", "KC").cards(0, "9C TC 5S 6S 7S 8D").cards(1, "3C 9S 3H 8S 8C 7C")
    duel.both("9C", "3C")
    duel.act(0, "TC")
    assert rules.heuristic(duel.view(1), 1, 0) == CARD["3H"]


def test_who_leads_gives_little():
    """The opponent sees what is led, so in both phases of a Skirmish good cards are kept for answers."""
    duel = Duel(preset="skirmish").units("KC", "KC").cards(0, "9C 3H 5S 6S 7S 8D").cards(1, "3C 9S 4S TC 8C 7C")
    assert rules.heuristic(duel.view(0), 0, 0) == CARD["3H"]
    duel.both("9C", "3C")
    assert rules.heuristic(duel.view(0), 0, 0) == CARD["3H"]


def in_order(state, seat, _):
    """The least legal action."""
    out = [0] * deck.MAX_LEGAL
    rules.legal_actions(state, seat, out)
    return out[0]


def betrayed(choose, key):
    """Markers that the betrayer gives less those it takes, where `choose` arranges the opponent's cards."""
    duel = Duel(key, maneuvers={"betrayal": 120}).units("KC", "KH").points(120, 0)
    while duel.state.phase == deck.ARRANGE:
        seat = duel.pending()[0]
        duel.act(seat, in_order(duel.state, seat, 0))
    duel.act(0, "buy betrayal")
    found = []
    while duel.state.phase == deck.BETRAY:
        found = duel.act(0, choose(duel.view(0), 0, 0))
    mine, theirs = [event["total"] for event in found if event["event"] == "column"][-1]
    return theirs - mine


def test_a_betrayer_pairs_their_cards_with_its_own():
    """On average it gains two Markers and more on an order that does not look at the own columns."""
    gain = [betrayed(rules.heuristic, key) - betrayed(in_order, key) for key in range(1, 41)]
    assert sum(gain) / len(gain) > 2


@pytest.mark.parametrize(
    ("preset", "deals", "least"), [("basic", 300, 0.78), ("skirmish", 100, 0.9), ("true", 100, 0.95)]
)
def test_rules_of_thumb_beat_chance(preset, deals, least):
    """The share of the win is far above one half, and above what order without a plan would reach."""
    assert versus(GAME, {"preset": preset}, "heuristic", "random", deals, seed=5).bots[0].share.low > least


def test_no_rules_of_thumb_beat_chance_in_strikes():
    """Pure luck, see above: neither side has more than a half, within the error of many deals."""
    share = versus(GAME, {"preset": "strikes"}, "heuristic", "random", 1000, seed=5).bots[0].share
    assert share.low <= 0.5 <= share.high


@pytest.mark.parametrize("preset", ["basic", "true", "skirmish"])
def test_compiled_decisions_are_the_interpreted_ones_and_quick(preset):
    """Well under a millisecond as a rule, the call from Python included."""
    compiled, chance = engine(GAME), random.Random(preset)
    table, taken = Table(GAME, {"preset": preset}, bytes(32)), []
    compiled.advise(table.view(table.pending[0]), 0, table.pending[0], 0)
    while not table.is_over and len(taken) < 300:
        seat = chance.choice(table.pending)
        view, bits = table.view(seat), chance.getrandbits(32)
        began = time.thread_time()  # whatever else the machine does meanwhile
        choice = compiled.advise(view, 0, seat, bits)
        taken.append(time.thread_time() - began)
        assert choice == rules.heuristic(PyState.from_row(view[0]), seat, bits)
        table.decide(seat, choice)
    assert median(taken) < 0.0005
