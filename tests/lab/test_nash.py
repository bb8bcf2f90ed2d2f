"""NashConv against known values, and of the search in a tiny duel."""

import random
from itertools import permutations

import duel
import pytest
from duel.sequence_form import SequenceForm, asked, written_down

from quarterdeck.bots.search import TreeSearch
from quarterdeck.engine import members
from quarterdeck.testing import Rows, random_key
from quarterdeck.testing.knowledge import check_knowledge, check_secrecy


def kuhn():
    """Kuhn's poker: three cards, a card and an ante each; check or bet 1, then fold or call."""
    form = SequenceForm()
    for cards in permutations(range(3), 2):
        more = 1 if cards[0] > cards[1] else -1
        first = form.choice(0, (cards[0], "first"), 0, ("check", "bet")).first
        after_check = form.choice(1, (cards[1], "checked"), 0, ("check", "bet")).first
        after_bet = form.choice(1, (cards[1], "bet"), 0, ("fold", "call")).first
        last = form.choice(0, (cards[0], "last"), first, ("fold", "call")).first
        form.end((first, after_check), 1 / 6, more)
        form.end((last, after_check + 1), 1 / 6, -1)
        form.end((last + 1, after_check + 1), 1 / 6, 2 * more)
        form.end((first + 1, after_bet), 1 / 6, 1)
        form.end((first + 1, after_bet + 1), 1 / 6, 2 * more)
    return form


def test_kuhns_poker():
    """Played at random: 11/12, as OpenSpiel says too; in Kuhn's equilibrium, in which the first loses 1/18: 0."""
    form = kuhn()
    strategy = form.uniform()
    assert form.nash_conv(strategy) == pytest.approx(11 / 12)
    known = {"first": (0, 0, 0), "last": (0, 1 / 3, 1), "checked": (1 / 3, 0, 1), "bet": (0, 1 / 3, 1)}
    for choice in form.choices:
        card, when = choice.looks
        second = known[when][card]
        strategy[choice.seat][choice.after] = [1 - second, second]
    assert form.value(strategy) == pytest.approx(-1 / 18)
    assert form.nash_conv(strategy) == pytest.approx(0)


def test_matching_pennies():
    form = SequenceForm()
    one, other = (form.choice(seat, "", 0, (0, 1)) for seat in (0, 1))
    for mine in (0, 1):
        for theirs in (0, 1):
            form.end((one.first + mine, other.first + theirs), 1.0, float(mine == theirs))
    assert form.nash_conv(form.uniform()) == pytest.approx(0)
    heads = form.uniform()
    heads[0][one.after] = [1, 0]
    assert form.nash_conv(heads) == pytest.approx(0.5)
    heads[1][other.after] = [1, 0]
    assert form.value(heads) == 1
    assert form.nash_conv(heads) == pytest.approx(1)


def test_whoever_forgets_is_found_out():
    form = SequenceForm()
    form.choice(0, "a", 0, (0, 1))
    with pytest.raises(ValueError, match="forgotten"):
        form.choice(0, "a", 1, (0, 1))


@pytest.mark.parametrize("secret", [False, True])
def test_the_duel_hides_what_is_hidden(secret):
    dice = random.Random(3)
    rows = Rows(duel.GAME, "interpreted", duel.GAME.encode_options(duel.GAME.complete({"secret": secret})))
    rows.start(random_key(dice))
    census, plies = duel.GAME.census(rows.states[0]), 0
    while owing := members(rows.pending()):
        check_secrecy(rows, f"ply {plies}")
        check_knowledge(rows, census, dice, f"ply {plies}")
        seat = dice.choice(owing)
        rows.apply(seat, dice.choice(rows.legal(seat)))
        plies += 1
    assert plies == 6
    assert sum(duel.GAME.scores(rows.states[0])) == 1 + 2 + 3


def conv_of_search(form, simulations):
    """Return the NashConv of the search after `simulations`, by some searches of each position."""
    dice = random.Random(7)

    def ask(view, seat):
        for _ in range(4):
            search = TreeSearch(duel.GAME, view, seat, dice, 2 * simulations)
            search.run(simulations)
            yield from (search.choice() for _ in range(40))

    return form.nash_conv(asked(form, ask))


@pytest.mark.slow
@pytest.mark.parametrize("given", [{"cards": 6}, {"cards": 8, "secret": True}])
def test_the_more_the_search_thinks_the_less_can_be_gained_by_knowing_it(given):
    form = written_down(duel.GAME, duel.deals(given))
    found = [conv_of_search(form, simulations) for simulations in (10, 100, 1000)]
    assert found[0] < form.nash_conv(form.uniform()) / 2 + 0.02
    assert found[1] < found[0]
    assert found[2] < found[1]
    assert found[2] < found[0] / 2
