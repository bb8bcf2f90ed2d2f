"""Rules of thumb for Sea Change: the same in both modes, blind to secrets, sensible; what a round's end is worth."""

import random

import numpy as np
import pytest
from choices import ask_worth, check_choices_agree, check_secrets_change_nothing
from versus import versus

from quarterdeck.bots import BOTS, create
from quarterdeck.games.sea_change import GAME, rules
from quarterdeck.games.sea_change.deck import CARD, NAME, STATE, WORD
from quarterdeck.kernel import PyState
from quarterdeck.table import Table
from quarterdeck.testing import all_options

TIES = (0, 0xFFFFFFFF, 0xAAAAAAAA, 0x12345678)
SETTINGS = {"search": {"simulations": 40}}
EVERY = list(all_options(GAME))


def named(options):
    return f"{options['players']}-{options['teams']}"


def bot(name, seed=1):
    return create(name, GAME, seed, **SETTINGS.get(name, {}))


@pytest.mark.parametrize("options", EVERY, ids=named)
def test_interpreted_and_compiled_choices_agree_and_are_legal(options):
    check_choices_agree(GAME, {**options, "target": 2}, str(options))


@pytest.mark.parametrize("options", EVERY, ids=named)
def test_choices_are_legal_in_whole_games(options):
    """`decide` refuses anything else; one player, eight, every split in teams; every kind of bot."""
    names = list(BOTS)
    for first in range(0, len(names), options["players"]):
        table = Table(GAME, {**options, "target": 1}, bytes(range(32)))
        players = [bot(names[(first + seat) % len(names)], seat) for seat in range(table.seats)]
        while not table.is_over:
            seat = table.pending[0]
            table.decide(seat, players[seat].choose(table.view(seat), seat))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seed", range(16))
def test_what_a_bot_may_not_know_changes_nothing(name, seed):
    """Two full states with the same view: the same choice, whatever the others hold and the pile will bring."""
    dice = random.Random(seed)
    table = Table(GAME, EVERY[seed % len(EVERY)], dice.randbytes(32))
    for _ in range(dice.randrange(8 * table.seats)):
        seat = table.pending[0]
        table.decide(seat, dice.choice(table.legal(seat)))
    seat = table.pending[0]
    check_secrets_change_nothing(table, seat, seed, lambda: bot(name, seed))


def words(names):
    both = sum(1 << CARD[name] for name in names.split())
    return [both & (1 << WORD) - 1, both >> WORD]


def trick(players, trump, played, hand, gone="", **options):
    """Seats 0.. have played these cards; the next one holds `hand` and is to play; `gone`: collected by seat 0."""
    state = PyState(STATE)
    numbers = GAME.encode_options(GAME.complete({"players": players, **options})).tolist()
    rules.init(state, numbers, [1] * 8)
    cards = [CARD[name] for name in played.split()]
    seat = 0 if players == 1 else len(cards)
    state.trump, state.leader, state.turn, state.in_trick = "YPBRG".index(trump), 0, seat, len(cards)
    state.lead = cards[0] // 16 if cards else -1
    state.trick[: len(cards)] = cards
    for other in range(players):
        state.hand[2 * other : 2 * other + 2] = [-1, -1]
        state.held[other] = len(hand.split()) - (other < seat)
    state.hand[2 * seat : 2 * seat + 2] = words(hand)
    state.collected[0:2] = words(gone)
    return state


def choices(state):
    """Every choice that the chance of ties allows."""
    return {NAME[rules.heuristic(state, state.turn, bits)] for bits in TIES}


@pytest.mark.parametrize(
    ("players", "trump", "played", "hand", "best"),
    [
        (4, "P", "Y9 Y10 Y4", "Y12 Y5", {"Y12"}),  # last to play: take what is worth it
        (4, "P", "Y9 Y8 Y4", "Y12 Y5", {"Y5"}),  # and leave the 8
        (4, "P", "Y9 Y10 Y8", "Y12 Y5 B8", {"B8", "Y5"}),  # not for -4
        (3, "P", "Y11 Y10", "B10 Y5 Y4", {"B10"}),  # a Sea Change takes it
        (4, "P", "Y9 Y12 Y10", "B8 R5", {"B8"}),  # an 8 for somebody else
    ],
)
def test_the_last_to_play(players, trump, played, hand, best):
    assert choices(trick(players, trump, played, hand)) <= best


def test_the_last_trick_is_for_the_zero():
    """Its own 0 of yellow is worth 5 if yellow ends as trump: the match makes it so."""
    state = trick(3, "P", "B9 B10", "Y10", gone="")
    assert choices(state) == {"Y10"}
    state = trick(3, "P", "B9 B10", "Y10 R4".replace("R4", "P4"), gone="")
    state.held[2] = 1
    state.collected[4:6] = words("Y0")
    assert choices(state) == {"Y10"}
    state.collected[4:6] = words("P0 B0")
    assert choices(state) == {"P4"}


def test_a_mates_trick_is_fed_and_not_taken():
    """Seat 0 leads the highest yellow that there is; its mate, the last to play, adds a point and not the 8."""
    assert choices(trick(4, "P", "Y12 Y4 Y5 ".strip(), "Y10 Y8", teams=2)) == {"Y8"}  # seat 3 plays against it
    state = trick(3, "P", "Y12 Y4", "Y10 Y8")
    assert choices(state) == {"Y8"}
    mate = trick(6, "P", "Y12 Y4 Y5 Y6", "Y10 Y8", teams=2)
    assert choices(mate) == {"Y10"}


def test_alone_an_eight_is_needed():
    """The player takes the led 8 where it has none yet, and not a second one."""
    assert choices(trick(1, "Y", "Y8", "Y12 Y4")) == {"Y12"}
    later = trick(1, "Y", "Y8", "Y12 Y4", gone="P8 B8")
    assert choices(later) == {"Y4"}


@pytest.mark.parametrize("options", EVERY, ids=named)
def test_worth_is_a_share_of_the_win(options):
    """More Victory Points are worth more, mates have the same, and what all sides have sums to at most 1 a seat."""
    dice = random.Random(named(options))
    states, out = np.zeros(1, STATE), np.zeros(GAME.max_seats)
    state = PyState(STATE)
    rules.init(state, GAME.encode_options({**GAME.complete(options)}).tolist(), [1] * 8)
    sides = state.sides
    for _ in range(20):
        state.total[:sides] = [dice.randrange(2) for _ in range(sides)]
        states[0] = state.to_row()
        ask_worth(GAME, states, out)
        seats = range(state.seats)
        assert not out[state.seats :].any()
        assert all(0 < out[seat] < 1 for seat in seats)
        shares = {GAME.side(options, seat): out[seat] for seat in seats}
        assert all(out[seat] == shares[GAME.side(options, seat)] for seat in seats)
        if state.seats > 1:
            assert sum(shares.values()) == pytest.approx(1)
        need = [state.target[side] - state.total[side] for side in range(sides)]
        for one in shares:
            for two in shares:
                assert (need[one] < need[two]) == (shares[one] > shares[two] + 1e-12)


def test_worth_tells_near_misses_from_disasters_and_the_winner_from_both():
    states, out = np.zeros(1, STATE), np.zeros(GAME.max_seats)
    state = PyState(STATE)
    rules.init(state, GAME.encode_options(GAME.complete({"players": 3})).tolist(), [1] * 8)
    state.points[:3] = [5, 4, -4]
    state.total[:3], state.won[:3] = [1, 0, 0], [1, 0, 0]
    states[0] = state.to_row()
    ask_worth(GAME, states, out)
    assert out[0] > out[1] > out[2]
    state.total[:3], state.won[:3], state.winners, state.phase = [3, 2, 3], [1, 0, 1], 4, 1
    states[0] = state.to_row()
    ask_worth(GAME, states, out)
    assert out[2] > out[0] > out[1]


@pytest.mark.parametrize(
    "options",
    [{"players": 1}, {"players": 2}, {"players": 3}, {"players": 4}, {"players": 4, "teams": 2}, {"players": 8}],
    ids=str,
)
def test_medium_beats_chance(options):
    """Alone, or its side, among random players it wins more than its share, by more than chance."""
    result = versus(GAME, options, "heuristic", "random", 60, seed=5)
    assert result.differences[0].share.low > 0
    assert result.differences[0].score.low > 0


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "teams": 2}], ids=str)
def test_hard_beats_medium(options):
    """The same of the search among rules of thumb. (Four on their own need more games than a test may take.)"""
    result = versus(GAME, {**options, "target": 2}, "search:500", "heuristic", 24, seed=5)
    assert result.bots[0].share.low > result.fair
