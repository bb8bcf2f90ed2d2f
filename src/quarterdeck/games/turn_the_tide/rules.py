"""The rules of Turn the Tide, TTT-1 to TTT-15, as functions that run interpreted and compiled."""

from typing import Any

from quarterdeck.games.turn_the_tide.deck import CARDS, DECK, HAND_SIZE, HANDS, MAX_SEATS, TIDES
from quarterdeck.games.turn_the_tide.encoding import encode, encode_hidden, output_of
from quarterdeck.games.turn_the_tide.events import (
    tell_bids,
    tell_deal,
    tell_eliminated,
    tell_game_end,
    tell_lose_preserver,
    tell_round_end,
    tell_take_tide,
    tell_tides,
)
from quarterdeck.games.turn_the_tide.features import features
from quarterdeck.games.turn_the_tide.knowledge import redact, reopen, resample, shuffle_tides, world_at
from quarterdeck.games.turn_the_tide.legality import own_actions, why_illegal
from quarterdeck.games.turn_the_tide.strategy import counts, course, heuristic, horizon, outcomes, worth
from quarterdeck.games.turn_the_tide.themes import themes
from quarterdeck.games.turn_the_tide.worlds import chose, deal_back, halves, nudge
from quarterdeck.kernel.bits import UNKNOWN, any_of, list_members, lowest, popcount
from quarterdeck.kernel.dealing import deal_out
from quarterdeck.kernel.draws import GAME, begin_draws, begin_real_draws
from quarterdeck.kernel.state import blank_rest


def init(state: Any, options: Any, key: Any) -> None:
    """Set up a new game. `options`: players, rounds."""
    state.seats = options[0]
    state.rounds = options[1]
    state.round_number = 0
    begin_real_draws(state, key)
    for seat in range(MAX_SEATS):
        state.hand[seat] = 0
        state.shown[seat] = 0
        state.score[seat] = 0
        state.points[seat] = 0
        state.bid[seat] = UNKNOWN
    state.events = 0
    blank_rest(state.event, 0)
    deal_hands(state)
    begin_round(state)


def deal_hands(state: Any) -> None:
    """Deal twelve cards to each seat and the rest into the box, and count each hand's preservers (TTT-3, TTT-4)."""
    begin_draws(state, GAME)
    free = 0
    for seat in range(state.seats):
        free |= HAND_SIZE << 8 * seat
    free |= (CARDS - HAND_SIZE * state.seats) << 8 * state.seats
    deal_out(state, DECK, free, GAME)
    for seat in range(MAX_SEATS):
        state.preservers[seat] = halves(state.hand[seat]) >> 1 if seat < state.seats else 0


def begin_round(state: Any) -> None:
    """Turn all preservers up, and shuffle the tides (TTT-4, TTT-5)."""
    state.round_number += 1
    everybody = (1 << state.seats) - 1
    if state.imagined:
        state.owing = everybody
        return
    for seat in range(MAX_SEATS):
        state.played[seat] = 0
        state.top[seat] = 0
        state.up[seat] = state.preservers[seat]
    state.inside = everybody
    state.hand_number = 0
    for i in range(TIDES):
        state.tide[i] = (i >> 1) + 1
    begin_draws(state, GAME)
    shuffle_tides(state, 0, GAME)
    seats = state.seats
    tell_deal(state, state.round_number, state.preservers, 0, seats, state.hand, 0, seats, state.tide, 0)
    turn_up(state)


def turn_up(state: Any) -> None:
    """Turn up the next two tides, the lower one first; every seat in the round owes a bid (TTT-6)."""
    at = 2 * state.hand_number
    state.hand_number += 1
    one, two = state.tide[at], state.tide[at + 1]
    state.tide[at] = min(one, two)
    state.tide[at + 1] = max(one, two)
    tell_tides(state, state.hand_number, state.tide[at], state.tide[at + 1])
    state.owing = state.inside


def pending(state: Any) -> int:
    return int(state.owing)


def legal_actions(state: Any, seat: int, out: Any) -> int:
    """Fill `out` (int16[12]) with the seat's legal actions, ascending; return their number (0: unknown hand; TTT-6)."""
    if not state.owing >> seat & 1 or state.hand[seat] == UNKNOWN:
        return 0
    return list_members(state.hand[seat] & ~state.played[seat], 0, out, 0)


def any_action(state: Any, seat: int, bits: int, out: Any) -> int:
    """Return the legal action that 32 random bits select, as if the legal actions were listed (TTT-6)."""
    return any_of(state.hand[seat] & ~state.played[seat], bits)


def apply(state: Any, seat: int, action: int) -> None:
    """Make a legal bid; the last bid reveals them all (TTT-6). The events of the step before are replaced."""
    state.events = 0
    state.bid[seat] = action
    state.owing &= ~(1 << seat)
    if state.owing == 0:
        reveal(state)


def reveal(state: Any) -> None:
    """Reveal all bids at once; the two highest bidders take a tide each (TTT-6, TTT-7, TTT-10)."""
    tell_bids(state, state.bid, 0, state.seats)
    highest = 0
    second = 0
    taker = 0
    other_taker = 0
    for seat in range(state.seats):
        card = max(state.bid[seat], 0)
        state.bid[seat] = UNKNOWN
        if card:
            state.played[seat] |= 1 << card
            state.shown[seat] |= 1 << card
        if card > highest:
            second, other_taker = highest, taker
            highest, taker = card, seat
        elif card > second:
            second, other_taker = card, seat
    at = 2 * state.hand_number - 2
    take_tide(state, taker, state.tide[at])
    take_tide(state, other_taker, state.tide[at + 1])
    turn_down(state)
    if state.hand_number == HANDS or popcount(state.inside) <= 2:
        end_round(state)
    else:
        turn_up(state)


def take_tide(state: Any, seat: int, tide: int) -> None:
    """Put the tide on top of the seat's older ones (TTT-7)."""
    state.top[seat] = tide
    tell_take_tide(state, seat, tide)


def turn_down(state: Any) -> None:
    """Turn down a preserver of each seat that shows the highest tide, or put it out of the round (TTT-8, TTT-9)."""
    highest = 0
    for seat in range(state.seats):
        highest = max(highest, state.top[seat])
    for seat in range(state.seats):
        if state.top[seat] == highest:
            if state.up[seat]:
                state.up[seat] -= 1
                tell_lose_preserver(state, seat, state.up[seat])
            else:
                state.inside &= ~(1 << seat)
                state.top[seat] = 0
                tell_eliminated(state, seat)


def end_round(state: Any) -> None:
    """Score the round, then end the game or begin another round (TTT-11 to TTT-15)."""
    round_scores(state, state.points)
    for seat in range(state.seats):
        state.score[seat] += state.points[seat]
    tell_round_end(state, state.points, 0, state.seats, state.score, 0, state.seats, lowest_tides(state))
    if state.round_number == state.rounds:
        tell_game_end(state, winners_of(state), state.score, 0, state.seats)
    else:
        pass_hands(state)
        begin_round(state)


def round_scores(state: Any, out: Any) -> int:
    """Write each seat's points: one for each preserver that is up and for the lowest tide, or -1 if out (TTT-12)."""
    bonus = lowest_tides(state)
    for seat in range(state.seats):
        out[seat] = state.up[seat] + (bonus >> seat & 1) if state.inside >> seat & 1 else -1
    return int(state.seats)


def lowest_tides(state: Any) -> int:
    """Return the set of the seats in the round with the lowest tide; no tide counts as lower than any (TTT-13)."""
    least = HANDS + 1
    seats = 0
    for seat in range(state.seats):
        if state.inside >> seat & 1:
            if state.top[seat] < least:
                least = state.top[seat]
                seats = 0
            if state.top[seat] == least:
                seats |= 1 << seat
    return seats


def pass_hands(state: Any) -> None:
    """Pass every hand of the round's start to the left, with its preservers and its cards that were shown (TTT-14)."""
    last = state.seats - 1
    hand, shown, preservers = state.hand[last], state.shown[last], state.preservers[last]
    for giver in range(last, 0, -1):
        state.hand[giver] = state.hand[giver - 1]
        state.shown[giver] = state.shown[giver - 1]
        state.preservers[giver] = state.preservers[giver - 1]
    state.hand[0] = hand
    state.shown[0] = shown
    state.preservers[0] = preservers


def winners_of(state: Any) -> int:
    """Return the set of the seats that share the highest total."""
    most = state.score[0]
    for seat in range(1, state.seats):
        most = max(most, state.score[seat])
    found = 0
    for seat in range(state.seats):
        if state.score[seat] == most:
            found |= 1 << seat
    return found


def returns(state: Any, out: Any) -> None:
    """Write each seat's share of the win (TTT-15: tied winners share it); zeros while the game runs."""
    winners = winners_of(state)
    for seat in range(MAX_SEATS):
        out[seat] = 0.0
        if state.owing == 0 and winners >> seat & 1:
            out[seat] = 1.0 / popcount(winners)


def scores(state: Any, out: Any) -> int:
    for seat in range(state.seats):
        out[seat] = state.score[seat]
    return int(state.seats)


def phase(state: Any) -> int:
    """Return the phase as an index into the game's `phases`. The game is over if no seat owes a bid."""
    return 0 if state.owing else 1
