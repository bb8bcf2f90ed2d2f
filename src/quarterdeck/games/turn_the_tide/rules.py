"""The rules of Turn the Tide, TTT-1 to TTT-15, as functions that run interpreted and compiled."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.turn_the_tide.deck import (
    BIDS,
    CARDS,
    DEAL,
    DECK,
    ELIMINATED,
    EVENT_SIZE,
    GAME_END,
    HAND_SIZE,
    HANDS,
    LOST_PRESERVER,
    MAX_EVENTS,
    MAX_SEATS,
    ROUND_END,
    TIDES,
    TOOK_TIDE,
    TURNED_UP,
)
from quarterdeck.games.turn_the_tide.knowledge import redact, reopen, resample, shuffle_tides
from quarterdeck.games.turn_the_tide.strategy import heuristic, horizon, worth
from quarterdeck.games.turn_the_tide.worlds import halves
from quarterdeck.kernel.bits import UNKNOWN, lowest, popcount
from quarterdeck.kernel.draws import GAME, begin_draws, deal_out, set_key

__all__ = [
    "apply",
    "heuristic",
    "horizon",
    "init",
    "legal_actions",
    "pending",
    "redact",
    "reopen",
    "resample",
    "returns",
    "worth",
]


def init(state: Any, options: Any, key: Any) -> None:
    """A new game. `options`: players, rounds."""
    state.seats = options[0]
    state.rounds = options[1]
    state.shuffles = 0
    state.round_number = 0
    set_key(state, key)
    for seat in range(MAX_SEATS):
        state.hand[seat] = 0
        state.shown[seat] = 0
        state.score[seat] = 0
        state.points[seat] = 0
        state.card[seat] = 0
        state.bid[seat] = UNKNOWN
    state.events = 0
    for i in range(MAX_EVENTS * EVENT_SIZE):
        state.event[i] = 0
    deal_hands(state)
    begin_round(state)


def emit(state: Any, kind: int, a: int, b: int) -> None:
    """Append an event."""
    at = state.events * EVENT_SIZE
    state.event[at] = kind
    state.event[at + 1] = a
    state.event[at + 2] = b
    state.events += 1


def deal_hands(state: Any) -> None:
    """TTT-3, TTT-4: twelve cards a seat, the rest into the box; the preservers that belong to each hand."""
    begin_draws(state, GAME)
    free = 0
    for seat in range(state.seats):
        free |= HAND_SIZE << 8 * seat
    free |= (CARDS - HAND_SIZE * state.seats) << 8 * state.seats
    deal_out(state, DECK, free, GAME)
    for seat in range(MAX_SEATS):
        state.preservers[seat] = halves(state.hand[seat]) >> 1 if seat < state.seats else 0


def begin_round(state: Any) -> None:
    """TTT-4, TTT-5: all preservers up, the tides shuffled."""
    state.round_number += 1
    for seat in range(MAX_SEATS):
        state.played[seat] = 0
        state.top[seat] = 0
        state.up[seat] = state.preservers[seat]
    state.inside = (1 << state.seats) - 1
    state.hand_number = 0
    for i in range(TIDES):
        state.tide[i] = (i >> 1) + 1
    begin_draws(state, GAME)
    shuffle_tides(state, 0, GAME)
    emit(state, DEAL, 0, 0)
    turn_up(state)


def turn_up(state: Any) -> None:
    """TTT-6: the next two tides; every seat in the round owes a bid."""
    at = 2 * state.hand_number
    state.hand_number += 1
    one, two = state.tide[at], state.tide[at + 1]
    emit(state, TURNED_UP, min(one, two), max(one, two))
    state.owing = state.inside


def pending(state: Any) -> int:
    """Bit set of the seats that owe a decision; 0: the game is over."""
    return int(state.owing)


def legal_actions(state: Any, seat: int, out: Any) -> int:
    """TTT-6: fill `out` (int16[12]) with the seat's legal actions, ascending; returns how many (0: hand unknown)."""
    if not state.owing >> seat & 1 or state.hand[seat] == UNKNOWN:
        return 0
    cards = state.hand[seat] & ~state.played[seat]
    count = 0
    while cards:
        out[count] = lowest(cards)
        cards = cards & (cards - 1)
        count += 1
    return count


def apply(state: Any, seat: int, action: int) -> None:
    """TTT-6: take a legal bid; the last one reveals all. Its events replace those of the step before."""
    state.events = 0
    state.bid[seat] = action
    state.owing &= ~(1 << seat)
    if state.owing == 0:
        reveal(state)


def reveal(state: Any) -> None:
    """TTT-6, TTT-7, TTT-10: all bids at once; the two highest take a tide each."""
    highest = 0
    second = 0
    taker = 0
    other_taker = 0
    for seat in range(state.seats):
        card = max(state.bid[seat], 0)
        state.bid[seat] = UNKNOWN
        state.card[seat] = card
        if card:
            state.played[seat] |= 1 << card
            state.shown[seat] |= 1 << card
        if card > highest:
            second, other_taker = highest, taker
            highest, taker = card, seat
        elif card > second:
            second, other_taker = card, seat
    emit(state, BIDS, 0, 0)
    at = 2 * state.hand_number - 2
    one, two = state.tide[at], state.tide[at + 1]
    take_tide(state, taker, min(one, two))
    take_tide(state, other_taker, max(one, two))
    turn_down(state)
    if state.hand_number == HANDS or popcount(state.inside) <= 2:
        end_round(state)
    else:
        turn_up(state)


def take_tide(state: Any, seat: int, tide: int) -> None:
    """TTT-7: the tide goes on top of the seat's older ones."""
    state.top[seat] = tide
    emit(state, TOOK_TIDE, seat, tide)


def turn_down(state: Any) -> None:
    """TTT-8, TTT-9: who shows the highest tide loses a preserver, or is out of the round."""
    highest = 0
    for seat in range(state.seats):
        highest = max(highest, state.top[seat])
    for seat in range(state.seats):
        if state.top[seat] == highest:
            if state.up[seat]:
                state.up[seat] -= 1
                emit(state, LOST_PRESERVER, seat, state.up[seat])
            else:
                state.inside &= ~(1 << seat)
                state.top[seat] = 0
                emit(state, ELIMINATED, seat, 0)


def end_round(state: Any) -> None:
    """TTT-11 to TTT-15: the round's points, then the end of the game or another round."""
    bonus = lowest_tides(state)
    for seat in range(state.seats):
        if state.inside >> seat & 1:
            state.points[seat] = state.up[seat] + (bonus >> seat & 1)
        else:
            state.points[seat] = -1
        state.score[seat] += state.points[seat]
    emit(state, ROUND_END, bonus, 0)
    if state.round_number == state.rounds:
        emit(state, GAME_END, 0, 0)
    else:
        pass_hands(state)
        begin_round(state)


def lowest_tides(state: Any) -> int:
    """TTT-13: the set of the seats in the round with the lowest tide showing; no tide is lower than every tide."""
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
    """TTT-14: every hand of the round's start goes to the left, with its preservers and what is known of it."""
    last = state.seats - 1
    hand, shown, preservers = state.hand[last], state.shown[last], state.preservers[last]
    for giver in range(last, 0, -1):
        state.hand[giver] = state.hand[giver - 1]
        state.shown[giver] = state.shown[giver - 1]
        state.preservers[giver] = state.preservers[giver - 1]
    state.hand[0] = hand
    state.shown[0] = shown
    state.preservers[0] = preservers


def most_points(state: Any) -> int:
    """The highest total."""
    most = state.score[0]
    for seat in range(1, state.seats):
        most = max(most, state.score[seat])
    return int(most)


def returns(state: Any, out: Any) -> None:
    """Share of the win a seat (TTT-15: tied winners share it); zeros while the game runs."""
    most = most_points(state)
    winners = 0
    for seat in range(state.seats):
        winners += state.score[seat] == most
    for seat in range(MAX_SEATS):
        out[seat] = 0.0
        if state.owing == 0 and seat < state.seats and state.score[seat] == most:
            out[seat] = 1.0 / winners
