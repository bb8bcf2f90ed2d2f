"""What a search says of every action: shares, their errors, what will be counted, and when it has thought enough."""

import random
from itertools import islice
from types import SimpleNamespace

import numpy as np
import pytest
from brute import Luck
from choices import other_full_state
from tables import mixed_play, play_on

from quarterdeck.analysis.analyse import FEWEST, NEAR, SURE, analyse, thoughts
from quarterdeck.analysis.calibration import RAW, Scale, kind_of, logit, scale_of
from quarterdeck.bots import BotError, create
from quarterdeck.bots.deciding import CHAIN, RolloutDecision, solve
from quarterdeck.engine import empty_states, engine, members
from quarterdeck.engine.search.analysis import error_of, take_means
from quarterdeck.engine.search.terminal_stats import COUNTED
from quarterdeck.engine.search.tree import LEGAL
from quarterdeck.games import GAMES
from quarterdeck.games.types import SPECTATOR
from quarterdeck.kernel import PyState
from quarterdeck.kernel.event_buffer import SILENT
from quarterdeck.table import Table

KINDS = [
    ("seas-of-strife", {"players": 4}),
    ("seas-of-strife", {"players": 5, "happy_faces": True, "passing": True}),
    ("turn-the-tide", {"players": 4}),
    ("sea-change", {"players": 1}),
    ("sea-change", {"players": 2}),
    ("sea-change", {"players": 4, "teams": 2}),
    ("feud", {"preset": "basic"}),
    ("feud", {"preset": "true"}),
]
ENDINGS = [("seas-of-strife", {"players": 4, "happy_faces": True}), ("sea-change", {"players": 5, "teams": 2})]
FEW = 2_000


def played(game, options, seed, decisions, choices=2):
    """Play at least `decisions` by rules of thumb, until a seat has `choices`; return the table and the seat."""
    table = Table(game, options, random.Random(seed).randbytes(32))
    sensible = create("heuristic", game, seed)
    play_on(table, [sensible], lambda table: table.ply >= decisions and len(table.legal(table.pending[0])) >= choices)
    return table, table.pending[0]


def asked(table, seat, **given):
    return analyse(table.game, table.view(seat), seat, table.past(seat), **{"plays": FEW, **given})


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_a_thought_is_whole_and_follows_from_its_seed(name, options):
    game = GAMES[name]
    for decisions in (4, 12):
        table, seat = played(game, options, 3, decisions)
        thought = asked(table, seat)
        assert sorted(each.action for each in thought.actions) == table.legal(seat)
        assert thought == asked(table, seat)
        assert thought.exact or thought != asked(table, seat, seed=1)
        sides = [game.side(table.options, each) for each in range(table.seats)]
        for each in thought.actions:
            assert each.behind >= 0
            assert thought.exact or each.error > 0
            assert each.share == each.shares[seat]
            assert each.share == pytest.approx(thought.best.share - each.behind)
            whole = dict(zip(sides, each.shares, strict=True))
            assert sum(whole.values()) == pytest.approx(1) or table.seats == 1
            assert all(whole[side] == share for side, share in zip(sides, each.shares, strict=True))
            assert set(each.counts) == {count.code for count in game.counts}
            assert {len(numbers) for numbers in each.counts.values()} <= {table.seats, len(game.scores(table.view(0)))}
        assert [each.share for each in thought.actions] == sorted((e.share for e in thought.actions), reverse=True)


def test_a_thought_says_what_is_to_be_expected_with_an_action_and_without():
    table, seat = played(GAMES["seas-of-strife"], {"players": 4}, 3, 8, choices=4)
    thought = asked(table, seat)
    best, second = thought.actions[:2]
    assert thought.best == thought.of(best.action) == best
    assert thought.without(second.action) == best
    assert thought.without(best.action) == second
    assert sum(best.counts["tricks"]) == pytest.approx(15)
    alone = asked(table, seat, actions=[second.action])
    assert alone.without(second.action) is None
    with pytest.raises(KeyError):
        alone.of(best.action)


@pytest.mark.parametrize(("name", "options"), KINDS[:6:2])
def test_an_action_alone_is_worth_what_it_is_beside_others(name, options):
    table, seat = played(GAMES[name], options, 5, 6)
    among = next(islice(thoughts(table.game, table.view(seat), seat, table.past(seat)), 3, None))
    for action in table.legal(seat)[:3]:
        source = thoughts(table.game, table.view(seat), seat, table.past(seat), actions=[action])
        alone = next(islice(source, 3, None))
        assert alone.worlds == among.worlds
        assert alone.best.share == among.of(action).share
        assert alone.best.counts == among.of(action).counts


def test_thoughts_are_the_same_in_slices_and_at_one_go():
    table, seat = played(GAMES["turn-the-tide"], {"players": 4}, 3, 7)
    given = (table.game, table.view(seat), seat, table.past(seat))
    every = list(thoughts(*given, plays=FEW))
    assert len(every) > 3
    assert every[-1] == analyse(*given, plays=FEW)
    assert every[:4] == list(islice(thoughts(*given, plays=10 * FEW), 4))
    assert [each.worlds for each in every] == [CHAIN * (2 + at) for at in range(len(every))]


def test_it_thinks_until_enough_is_known_or_its_work_is_done():
    ends = set()
    for name, options in KINDS:
        table, seat = played(GAMES[name], options, 4, 11)
        given = (table.game, table.view(seat), seat, table.past(seat))
        for plays in (FEW, 30_000):
            *before, last = thoughts(*given, plays=plays)
            assert not any(each.enough for each in before)
            assert last.plays < plays + CHAIN * len(last.actions) + 2 * CHAIN * len(last.actions)
            assert last.enough or last.plays >= plays
            ends.add(last.enough)
            for each in last.actions[1:] if last.enough and not last.exact else ():
                assert last.worlds >= FEWEST * CHAIN
                clearly_worse = each.behind > SURE * each.behind_error
                assert clearly_worse or each.behind + SURE * each.behind_error < NEAR
    assert ends == {True, False}


def means_and_errors(sums, tries):
    """Means by action, and errors of differences by two actions, on the diagonal those of the means."""
    (chains, count), room = sums.shape, [(0, 0), (0, LEGAL - sums.shape[1])]
    given = [np.pad(each, room).ravel().tolist() for each in (sums, tries)]
    search, thought = SimpleNamespace(count=count), SimpleNamespace(whole=[0.0] * count, mean=[0.0] * count)
    take_means(search, thought, *given, chains)
    errors = [[error_of(thought, *given, chains, one, other) for other in range(count)] for one in range(count)]
    return np.array(thought.mean), np.array(errors)


def test_errors_are_right_where_worlds_of_a_chain_depend_on_each_other():
    """Intervals of 95 % hold the truth as often as that, for means and for differences; actions may be left out."""
    dice = np.random.default_rng(7)
    held, rounds, chains = np.zeros((3, 3)), 600, 30
    truth = np.array([0.4, 0.3, 0.25])
    for _ in range(rounds):
        tries = np.full((chains, 3), 25.0)
        tries[20:, 2] = 0
        tries[19, 2] = 10
        common, own = dice.normal(0, 0.1, (chains, 1)), dice.normal(0, 0.05, (chains, 3))
        noise = dice.normal(0, 0.2, (chains, 3)) * np.sqrt(tries)
        means, errors = means_and_errors(tries * (truth + common + own) + noise, tries)
        apart = np.abs((means[:, None] - means) - (truth[:, None] - truth))
        apart[np.diag_indices(3)] = np.abs(means - truth)
        held += apart < 2.04 * errors
    assert np.all((held / rounds > 0.91) & (held / rounds < 0.98)), held / rounds


@pytest.mark.parametrize(("name", "options"), [*ENDINGS, KINDS[2], KINDS[3]])
def test_of_an_ending_all_is_known(name, options):
    for table, seat in mixed_play(GAMES[name], options, 1, 1.0):
        given = (table.game, table.view(seat), seat, table.past(seat))
        ending = solve(*given, table.legal(seat), Luck()) if len(table.legal(seat)) > 1 else None
        if ending:
            thought = analyse(*given)
            assert thought.exact
            assert thought.enough
            assert thought.worlds == ending.worlds
            assert {each.error for each in thought.actions} == {each.behind_error for each in thought.actions} == {0}
            return


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_what_is_counted_is_what_has_been_told(name, options):
    """Rounds by chance: what a search counts in a state that it imagines, against the events of the real one."""
    game, dice = GAMES[name], random.Random(str(options))
    rules = engine(game)
    legal = np.zeros(game.max_legal, np.int16)
    for _ in range(5):
        table = Table(game, options, dice.randbytes(32))
        states = empty_states(game, 2)
        key = np.array([dice.getrandbits(32) for _ in range(8)], np.uint32)
        rules.start(states, game.encode_options(table.options), key)
        told = game.events.read(states[0])
        states[1] = states[0]
        states[1]["imagined"], states[1]["chance"] = SILENT, 99
        stop = rules.horizon_at(states, 0)
        while (owing := rules.owing(states, 0)) and rules.horizon_at(states, 0) == stop:
            seat = dice.choice(members(owing))
            action = rules.random_action(states, 0, seat, dice.getrandbits(32), legal)
            for at in range(2):
                rules.carry_out(states, at, seat, action)
            told += game.events.read(states[0])
            if name == "feud" and rules.horizon_at(states, 0) == stop:
                states[1] = states[0]  # a Round shuffles decks, and an imagined world draws other cards
                states[1]["imagined"], states[1]["chance"] = SILENT, 99
        out = [0] * COUNTED
        game.rules.counts(PyState.from_row(states[1]), out)
        sides = len(game.scores(states[0]))
        found = {
            count.code: out[at * game.max_seats :][: sides if count.sides else table.seats]
            for at, count in enumerate(game.counts)
        }
        assert found == TOLD[name](told, table, states[1])


def _tricks(told, table):
    sides = [table.game.side(table.options, seat) for seat in range(table.seats)]
    takers = [1 if each["taker"] in (None, -1) else sides[each["taker"]] for each in told if each["event"] == "trick"]
    return [takers.count(side) for side in range(len(table.game.scores(table.view(0))))]


def _last(told, kind):
    return [each for each in told if each["event"] == kind][-1]


def _seas(told, table, _):
    return {"tricks": _tricks(told, table), "points": _last(told, "round_end")["points"]}


def _sea_change(told, table, _):
    end = _last(told, "round_end")
    return {"tricks": _tricks(told, table), "points": end["points"], "victory": end["victory_points"]}


def _tide(told, table, _):
    left = list(next(each for each in told if each["event"] == "deal")["preservers"])
    out = [0] * table.seats
    for each in told[: told.index(_last(told, "round_end"))]:
        if each["event"] == "lose_preserver":
            left[each["seat"]] = each["left"]
        if each["event"] == "eliminated":
            out[each["seat"]] = 1
    return {"preservers": left, "out": out, "points": _last(told, "round_end")["points"]}


def _feud(told, table, state):
    killed = [each["seat"] for each in told if each["event"] == "killed"]
    raised = [each["seat"] for each in told if each["event"] == "buy" and each["maneuver"] == "resurrection"]
    units = [12 - killed.count(seat) + raised.count(seat) for seat in range(2)]
    points = [each["totals"] for each in told if each["event"] == "tally"] or [[0, 0]]
    return {"points": points[-1], "units": units, "markers": state["markers"].tolist()}


TOLD = {"seas-of-strife": _seas, "sea-change": _sea_change, "turn-the-tide": _tide, "feud": _feud}


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_what_is_hidden_changes_no_thought(name, options):
    table, seat = played(GAMES[name], options, 3, 9)
    view = table.view(seat)
    redacted, full = other_full_state(table, seat, 5)
    thought = analyse(table.game, view, seat, plays=FEW)
    assert thought == analyse(table.game, redacted, seat, plays=FEW)
    assert thought == analyse(table.game, full, seat, plays=FEW), "the search reads what `redact` would have hidden"


def test_who_owes_no_decision_is_told_so():
    for name, options in KINDS:
        table, seat = played(GAMES[name], options, 3, 4)
        with pytest.raises(BotError, match="a spectator owes no decision"):
            analyse(table.game, table.view(SPECTATOR), SPECTATOR)
        with pytest.raises(BotError, match="no seat 9"):
            analyse(table.game, table.view(seat), 9)
        others = [other for other in range(table.seats) if other not in table.pending]
        for other in others:
            with pytest.raises(BotError, match="owes no decision"):
                analyse(table.game, table.view(other), other)
    with pytest.raises(BotError, match="owes no decision"):
        analyse(table.game, table.view(SPECTATOR), seat)
    with pytest.raises(BotError, match="not a legal action"):
        asked(table, seat, actions=[-5])
    with pytest.raises(BotError, match="none at all"):
        asked(table, seat, actions=[])
    with pytest.raises(BotError, match="at least 1"):
        asked(table, seat, plays=0)


def test_a_scale_rises_and_its_slope_is_right():
    scale = Scale(0.2, 0.8)
    shares = [0.0, 0.001, 0.2, 0.5, 0.9, 1.0]
    assert [scale(share) for share in shares] == sorted(scale(share) for share in shares)
    assert logit(scale(0.3)) == pytest.approx(0.2 + 0.8 * logit(0.3))
    assert scale.slope(0.3) == pytest.approx((scale(0.3001) - scale(0.2999)) / 0.0002, rel=1e-4)
    assert RAW(0.3) == pytest.approx(0.3)


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_every_game_has_scales_that_rise(name, options):
    game = GAMES[name]
    scale = scale_of(game, kind_of(game, Table(game, options, bytes(32)).view(0)))
    assert scale != RAW
    assert scale.tilt > 0


def test_a_scale_is_for_a_kind_of_game():
    kinds = {kind_of(GAMES[name], Table(GAMES[name], options, bytes(32)).view(0)) for name, options in KINDS}
    assert kinds == {"4", "5", "1/2", "2", "4/2", "2+price"}


def test_every_action_is_worth_the_same_to_the_bot_and_to_a_thought():
    """The same worlds, the same ends: it is one search."""
    table, seat = played(GAMES["seas-of-strife"], {"players": 4}, 3, 8, choices=4)
    view, past, legal = table.view(seat), table.past(seat), table.legal(seat)
    compared = RolloutDecision(table.game, view, seat, past, None, 1000)
    assert not compared.ask(legal, 5)
    compared.play(2 * CHAIN)
    totals = compared.search["total"][0][: len(legal)] / compared.tried
    thought = next(thoughts(table.game, view, seat, past, seed=5, scaled=False))
    assert [thought.of(action).share for action in legal] == pytest.approx(totals.tolist(), rel=1e-12)
