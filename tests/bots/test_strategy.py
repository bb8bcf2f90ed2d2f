"""Rules of thumb for Seas of Strife: the same in both modes, and sensible; what totals are worth."""

import numpy as np
import pytest
from choices import ask_worth, check_choices_agree

from quarterdeck.games import GAMES
from quarterdeck.games.seas_of_strife import rules
from quarterdeck.games.seas_of_strife.deck import CARD, LEADER, PLAY, RANK, STATE, SUIT, SUIT_OF
from quarterdeck.kernel import PyState
from quarterdeck.testing import all_options

GAME = GAMES["seas-of-strife"]


@pytest.mark.parametrize("options", list(all_options(GAME)), ids=lambda o: "-".join(map(str, o.values())))
def test_interpreted_and_compiled_choices_agree(options):
    check_choices_agree(GAME, {**options, "target": 5}, str(options))


def trick(hand, *played, strife=False, gone=()):
    """Four seats; seats 0.. have played these ranks to the trick, the next one holds `hand` and is to play."""
    state = PyState(STATE)
    options = GAME.complete({"players": 4, "rules": "strife" if strife else "texas"})
    rules.init(state, GAME.encode_options(options).tolist(), [1] * 8)
    state.phase, state.opening, state.turn, state.in_trick = PLAY, 0, len(played), len(played)
    for seat in range(4):
        state.hand[seat] = -1
    for seat, rank in enumerate(played):
        state.trick |= 1 << CARD[rank]
        state.played[seat] |= 1 << CARD[rank]
        state.laid[seat] = CARD[rank]
        state.follow |= next(cards for cards in SUIT if cards >> CARD[rank] & 1)
        state.led |= 1 << SUIT_OF[CARD[rank]]
    for rank in gone:
        state.played[0] |= 1 << CARD[rank]
    state.hand[len(played)] = sum(1 << CARD[rank] for rank in hand)
    return state


def choices(state):
    """Every choice that the chance of ties allows."""
    found = {rules.heuristic(state, state.turn, bits) for bits in (0, 0xFFFFFFFF, 0xAAAAAAAA, 0x12345678)}
    return {RANK[card] for card in found if card < LEADER}


@pytest.mark.parametrize(
    ("hand", "played", "strife", "best"),
    [
        ([14, 12, 19], [15, 17, 13], False, 14),  # the highest below the card that takes
        ([18, 19, 12], [11, 20, 13], False, 19),
        ([19, 16, 3], [11, 12, 15], False, 19),  # it takes in any case: with the highest
        ([19, 20], [11, 13, 2], True, 20),  # the Face card zeroes red: the orange 2 takes
    ],
)
def test_the_last_to_play(hand, played, strife, best):
    assert choices(trick(hand, *played, strife=strife)) == {best}


def test_leads_low_where_others_must_go_over():
    assert choices(trick([11, 20])) == {11}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_worth_is_a_share(players):
    """Fewer points are worth more, equal ones the same, and what all seats have sums to 1."""
    states, out = np.zeros(1, STATE), np.zeros(GAME.max_seats)
    state = states[0]
    state["seats"], state["target"] = players, 15
    for totals in ([3, 5, 5, 9, 11, 12], [0] * 6, [14, 14, 13, 12, 2, 1], [300, 1, 2, 3, 4, 5]):
        state["score"] = totals
        ask_worth(GAME, states, out)
        assert out.sum() == pytest.approx(1)
        assert not out[players:].any()
        for one in range(players):
            for two in range(players):
                assert (totals[one] < totals[two]) == (out[one] > out[two] + 1e-12) or out[one] < 1e-12


def test_a_lead_weighs_more_near_the_end():
    states, early, late = np.zeros(1, STATE), np.zeros(6), np.zeros(6)
    states[0]["seats"], states[0]["target"] = 4, 15
    for totals, out in (([1, 3, 3, 3, 0, 0], early), ([11, 13, 13, 13, 0, 0], late)):
        states[0]["score"] = totals
        ask_worth(GAME, states, out)
    assert 0.25 < early[0] < late[0] < 1
