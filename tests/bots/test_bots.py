"""Bots: legal, blind to secrets, the same from the same seed, and each level better than the one below."""

import random
from dataclasses import replace

import pytest
from choices import check_secrets_change_nothing
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from pairwise import pairwise
from tables import play_on, played
from versus import versus

from quarterdeck.bots import (
    BOTS,
    Bot,
    BotError,
    Level,
    create,
    offered_level,
    offered_levels,
    parse,
    player_at,
    untimed,
)
from quarterdeck.bots.levels import levels_of
from quarterdeck.engine.search.network_file import installed_network
from quarterdeck.games import GAMES
from quarterdeck.table import Table
from quarterdeck.testing import all_options

GAME = GAMES["seas-of-strife"]
SETTINGS = {"search": {"simulations": 60}, "rollout": {"simulations": 40, "worlds": 10}}


KINDS = [(game, options) for game in GAMES.values() if game.id != "feud" for options in all_options(game)]
KINDS += [(GAMES["feud"], {"preset": preset}) for preset in ("basic", "true", "skirmish")]
SHORT = [
    *((GAME, {**options, "target": 3}) for options in pairwise(list(all_options(GAME)))),
    (GAMES["turn-the-tide"], {"players": 3, "rounds": 1}),
    *((GAMES["sea-change"], {**options, "target": 1}) for options in pairwise(list(all_options(GAMES["sea-change"])))),
]

WITHOUT_FILES = [name for name in BOTS if name != "net"]
"""The kinds that need no file; `test_net` has the other."""


def kinds_of(game):
    """The kinds of bots that play a game: one of them needs an installed network."""
    return [name for name in WITHOUT_FILES if name != "network" or installed_network(game) is not None]


def bot(name, seed=1, game=GAME):
    return create(name, game, seed, **SETTINGS.get(name, {}))


@pytest.mark.parametrize(("game", "options"), SHORT, ids=str)
def test_choices_are_legal_in_whole_games(game, options):
    """`decide` refuses anything else. Every kind of bot sits at a table of its own kind, and beside all others."""
    for names in (*([name] for name in kinds_of(game)), kinds_of(game)):
        table = Table(game, options, bytes(range(32)))
        players = [bot(names[seat % len(names)], seat, game) for seat in range(table.seats)]
        while not table.is_over:
            seat = table.pending[-1]
            table.decide(seat, players[seat].choose(table.view(seat), seat))


@pytest.mark.parametrize("name", WITHOUT_FILES)
@settings(max_examples=30)
@given(seed=st.integers(0, 10_000), kind=st.sampled_from(KINDS))
def test_what_a_bot_may_not_know_changes_nothing(name, seed, kind):
    """Two full states with the same view: the same choice, whatever the others hold."""
    game, options = kind
    assume(name in kinds_of(game))
    dice = random.Random(seed)
    table = played(options, seed, dice.randrange(8 * options.get("players", 2)), game)
    seat = dice.choice(table.pending)
    check_secrets_change_nothing(table, seat, seed, lambda: bot(name, seed, game))


@pytest.mark.parametrize("name", WITHOUT_FILES)
def test_the_seed_decides_everything(name):
    def game(seed):
        table = Table(GAME, {"players": 4, "target": 4}, bytes(32))
        return play_on(table, [bot(name, seed + seat) for seat in range(4)]).decisions

    assert game(3) == game(3)


def test_a_single_legal_card_needs_no_thought():
    table = Table(GAME, {"players": 4}, bytes(32))
    seat = table.pending[0]
    assert table.legal(seat) == [0]
    assert create("search", GAME, 1, simulations=10**7).choose(table.view(seat), seat) == 0


def test_settings_are_written_with_the_name():
    assert parse(" Search:1000:guided=0.5 ") == ("search", {"simulations": 1000, "guided": 0.5})
    given = create("search", GAME, 1, simulations=70, explore=0.5)
    assert create("search:70:explore=0.5", GAME, 1).player() == given.player()


def test_without_a_clock_the_seed_decides():
    """A level that thinks has a limit of time, which is no part of its work: that is the same everywhere."""
    feud = GAMES["feud"]
    kind, given = player_at("hard", feud)
    assert (kind, given["seconds"]) == ("search", 10.0)
    assert create("hard", feud, 1).player() is None
    assert untimed("hard", feud, 1).player().simulations == given["simulations"]
    assert untimed("hard:50", feud, 1).player().simulations == 50
    with pytest.raises(BotError, match="leave out seconds"):
        untimed("search:50:seconds=1", GAME, 1)


def test_every_game_has_a_bot_for_every_level():
    assert list(Level) == ["beginner", "medium", "hard", "expert"]
    assert [level for level in Level if level.thinks] == ["hard", "expert"]
    for game in GAMES.values():
        assert all(isinstance(create(level, game, 1), Bot) for level in Level)
        work = [player_at(level, game)[1]["simulations"] for level in offered_levels(game) if level.thinks]
        assert work == sorted({*work}), "the work alone is what makes the difference, if nothing else does"


@pytest.mark.parametrize(
    ("levels", "players"),
    [
        ({}, ["beginner", "medium", "hard", "expert"]),
        ({"expert": None}, ["beginner", "medium", "hard", "hard"]),
        ({"hard": None}, ["beginner", "medium", "medium", "expert"]),
        ({"hard": None, "expert": None}, ["beginner", "medium", "medium", "medium"]),
    ],
)
def test_the_strongest_offered_level_below_plays_for_one_that_is_not_offered(levels, players):
    game = replace(GAME, levels=levels)
    assert [offered_level(level, game) for level in Level] == players
    assert list(levels_of(game)) == offered_levels(game) == list(dict.fromkeys(players))
    assert [player_at(level, game) for level in Level] == [player_at(level, game) for level in players]
    assert all(isinstance(create(level, game, 1), Bot) for level in Level)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_time_is_no_part_of_a_thought(game):
    """Choices with a clock that does not run out are those without one."""
    table = Table(game, {}, bytes(32))
    while len(table.legal(seat := table.pending[0])) == 1:
        table.decide(seat, table.legal(seat)[0])
    for kind in ("search", "rollout"):
        timed, untimed = (create(f"{kind}:300", game, 7, seconds=seconds) for seconds in (1e6, None))
        for _ in range(3):
            assert timed.choose(table.view(seat), seat) == untimed.choose(table.view(seat), seat)


def test_a_learner_makes_mistakes_but_no_absurd_ones():
    """Without slips it is Medium; with slips it plays what the rules of thumb would not, and far better than chance."""
    table = Table(GAME, {"players": 4}, bytes(range(32)))
    while not table.is_over:
        seat = table.pending[0]
        sober = create("heuristic", GAME, 1, endings=1).choose(table.view(seat), seat, table.past(seat))
        medium = create("medium", GAME, 1)
        assert sober == medium.choose(table.view(seat), seat, table.past(seat))
        table.decide(seat, sober)
    assert (
        versus(GAME, {"players": 4, "target": 8}, "heuristic:endings=1:slips=1", "random", 30, seed=5).bots[0].lead.high
        < 0
    )


@pytest.mark.parametrize(
    ("name", "given_settings", "words"),
    [
        ("genius", {}, "choose from random, heuristic, search, .*, beginner, medium, hard and expert"),
        ("cheat", {}, "no bot 'cheat'"),
        ("random", {"depth": 3}, "does not take these settings: depth"),
        ("random:5", {}, "does not take these settings: simulations"),
        ("search:many", {}, "'many' is not a number; write them like search:1000"),
        ("search:guided=x", {}, "'x' is not a number"),
        ("search:1e3", {}, "whole number of `simulations` from 1"),
        ("search:99999999", {}, "whole number of `simulations` from 1 to 10,000,000"),
        ("search:explore=nan", {}, "at least 0"),
        ("search:explore=inf", {}, "at least 0"),
        ("search", {"simulations": 0}, "whole number of `simulations` from 1"),
        ("search", {"seconds": 0.0}, "above 0"),
        ("search", {"guided": 2.0}, "from 0 to 1"),
        ("search", {"expects": -0.1}, "from 0 to 1"),
        ("heuristic:slips=1.5", {}, "`slips` from 0 to 1"),
        ("heuristic", {"slips": float("nan")}, "`slips` from 0 to 1"),
    ],
)
def test_mistakes_are_told_in_a_line(name, given_settings, words):
    with pytest.raises(BotError, match=words) as error:
        create(name, GAME, 1, **given_settings)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("name", WITHOUT_FILES)
def test_a_seat_that_owes_nothing_is_not_asked(name):
    table = Table(GAME, {"players": 4}, bytes(32))
    idle = next(seat for seat in range(4) if seat not in table.pending)
    with pytest.raises(BotError, match="owes no decision"):
        bot(name).choose(table.view(idle), idle)
