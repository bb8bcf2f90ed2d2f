"""The learned policy: what speaks for an action, how likely it is, and the bot that plays by it."""

import random
from collections import Counter
from itertools import islice

import pytest
from modes import COMPILED
from tables import mixed_play

from quarterdeck.bots import BotError, create
from quarterdeck.engine import engine
from quarterdeck.engine.search import opponents, policy
from quarterdeck.engine.search.model import learned_weights
from quarterdeck.engine.search.workspace import WIDTH, model_of, search_of
from quarterdeck.games import GAMES
from quarterdeck.kernel import PyState, bind
from quarterdeck.table import Table

LEARNERS = {name: game for name, game in GAMES.items() if game.learning}
OPTIONS = [(name, dict(given)) for name, game in LEARNERS.items() for given in game.learning.options]


def positions(game, options, seed, count=40):
    """Tables with a seat that has a choice, all game long, by sensible and by random play."""
    dice, play = random.Random(seed), mixed_play(game, options, seed, 0.7)
    return islice(((table, seat) for table, seat in play if len(table.legal(seat)) > 1 and dice.random() < 0.3), count)


def features(game, row, seat, legal):
    out = [-1] * (len(legal) * WIDTH)
    width = bind(game.rules.features, game.rules)(PyState.from_row(row), seat, legal, len(legal), 5, out)
    return [out[at * width : (at + 1) * width] for at in range(len(legal))]


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_features_are_what_the_seat_may_know(name, options):
    """The same from the seat's view and from the full state; each group has places of its own."""
    game, seen = GAMES[name], {}
    for table, seat in positions(game, options, 3):
        legal = table.legal(seat)
        found = features(game, table.view(seat)[0], seat, legal)
        assert found == features(game, table.history.states[table.ply], seat, legal)
        for places in found:
            assert 0 < len(places) <= WIDTH
            for group, place in enumerate(places):
                assert 0 <= place < game.learning.size
                assert seen.setdefault(place, group) == group, "two groups share a place"
    assert len(seen) > 100


@pytest.mark.parametrize("name", sorted(LEARNERS))
@pytest.mark.parametrize("against", COMPILED)
def test_what_is_imagined_is_the_same_interpreted(name, against):
    game, found = GAMES[name], []
    for mode in ("interpreted", against):
        search = search_of(game, range(8), 77, [])
        rules = engine(game, mode)
        found.append(
            [
                rules.likely(table.view(seat), 0, seat, search, model_of(game), heat)
                for table, seat in positions(game, {}, 4, 30)
                for heat in (0, 512, 1024)
            ]
        )
    assert found[0] == found[1]


@pytest.mark.parametrize("name", sorted(LEARNERS))
def test_an_action_is_done_as_often_as_it_is_said_to_be_likely(name):
    game = GAMES[name]
    find_chances = bind(opponents.find_chances, game.rules)
    for table, seat in positions(game, {}, 6, 4):
        search = search_of(game, range(8), 78, [])
        row, weights = PyState.from_row(search[0]), PyState.from_row(model_of(game)[0])
        view = PyState.from_row(table.view(seat)[0])
        likely = {}
        for action in table.legal(seat):
            find_chances(view, seat, action, row, weights, 99)
            likely[action] = row.chances[opponents.LEARNED] / opponents.CERTAIN
        assert sum(likely.values()) == pytest.approx(1, abs=0.01 * len(likely) + 0.02)
        given = table.view(seat), 0, seat, search, model_of(game)
        seen = Counter(engine(game).likely(*given, policy.ONE) for _ in range(4000))
        for action, share in likely.items():
            assert seen[action] / 4000 == pytest.approx(share, abs=0.06)


@pytest.mark.parametrize("name", sorted(LEARNERS))
def test_the_policy_is_stronger_than_the_rules_of_thumb(name):
    """Alone among them, on 1,000 deals: what is kept in the package is no accident."""
    from quarterdeck.lab.training import begun, measure

    done = begun(GAMES[name], 1, 25_000)
    done.weights = learned_weights(GAMES[name]) / 1024
    assert measure(done, (0, 0)) > 1.05
    untaught = begun(GAMES[name], 1, 25_000)
    assert measure(done, (0, 0)) > measure(untaught, (0, 0))


def test_without_a_policy_it_plays_by_rules_of_thumb():
    game = GAMES["feud"]
    table = Table(game, {"preset": "true"}, bytes(32))
    seat = table.pending[0]
    bot = create("policy", game, 1)
    assert bot.choose(table.view(seat), seat) in table.legal(seat)
    with pytest.raises(BotError, match="heat"):
        create("policy:heat=-1", GAMES["sea-change"], 1)
