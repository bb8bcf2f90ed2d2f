"""The rules of Sea Change, SEA-1 to SEA-17, as functions that run interpreted and compiled."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.sea_change.dealing import BITS, PILE_BIN, fill_pile, spread
from quarterdeck.games.sea_change.deck import (
    ACTIONS,
    AT_LEAD,
    BY_MATCH,
    DEAL,
    DREADED,
    DREW,
    EVENT_SIZE,
    FIRST,
    GAME_END,
    HAND,
    IN_PLAY,
    MAX_EVENTS,
    MAX_PILE,
    MAX_SEATS,
    OVER,
    PILE,
    PLAY,
    PLAYED,
    ROUND_END,
    STACK,
    SUITS,
    TRICK,
    TRUMP,
    VALUES,
    WORD,
    ZERO,
)
from quarterdeck.games.sea_change.knowledge import redact, resample
from quarterdeck.games.sea_change.slots import remember
from quarterdeck.games.sea_change.strategy import heuristic, horizon, worth
from quarterdeck.games.sea_change.taking import (
    following_cards,
    matches,
    seat_at,
    side_at,
    side_of,
    taking_place,
    trick_size,
)
from quarterdeck.kernel.bits import UNKNOWN, lowest, popcount
from quarterdeck.kernel.draws import GAME, begin_draws, draw, set_key

__all__ = [
    "apply",
    "heuristic",
    "horizon",
    "init",
    "legal_actions",
    "pending",
    "redact",
    "resample",
    "returns",
    "worth",
]


def init(state: Any, options: Any, key: Any) -> None:
    """A new game. `options`: players, teams, sides, a target a side (8), points of the values 1-15."""
    state.seats = options[0]
    state.teams = options[1]
    state.sides = options[2]
    state.value[0] = 0
    for value in range(1, VALUES):
        state.value[value] = options[2 + MAX_SEATS + value]
    state.shuffles = 0
    state.round_number = 0
    state.dealer = 0
    state.won = 0
    state.winners = 0
    state.trump_zero = -1
    set_key(state, key)
    for side in range(MAX_SEATS):
        state.target[side] = options[3 + side]
        state.total[side] = 0
        state.points[side] = 0
        state.cards[side] = 0
        state.last[side] = -1
        state.trick[side] = -1
    for at in range(SUITS + 1):
        state.work[at] = 0
    state.events = 0
    for at in range(MAX_EVENTS * EVENT_SIZE):
        state.event[at] = 0
    deal(state)


def emit(state: Any, kind: int, a: int, b: int) -> None:
    """Append a public event."""
    emit_secret(state, kind, -1, a, b, 0)


def emit_secret(state: Any, kind: int, audience: int, a: int, b: int, x: int) -> None:
    """Append an event whose `x` only the seats of the set `audience` may see (-1: everybody)."""
    at = state.events * EVENT_SIZE
    state.event[at] = kind
    state.event[at + 1] = audience
    state.event[at + 2] = a
    state.event[at + 3] = b
    state.event[at + 4] = x
    state.events += 1


def deal(state: Any) -> None:
    """SEA-5: begin the next round."""
    state.round_number += 1
    for seat in range(MAX_SEATS):
        state.hand[2 * seat] = 0
        state.hand[2 * seat + 1] = 0
        state.collected[2 * seat] = 0
        state.collected[2 * seat + 1] = 0
        state.gathered[seat] = 0
        state.void[seat] = 0
        state.held[seat] = HAND if seat < state.seats else 0
    for at in range(MAX_PILE):
        state.pile[at] = -1
    state.past[0] = 0
    state.past[1] = 0
    state.trump = -1
    state.lead = -1
    state.in_trick = 0
    state.drawn = 0
    state.phase = PLAY
    deal_cards(state)
    state.leader = following(state, state.dealer)
    state.turn = state.leader
    emit(state, DEAL, 0, 0)
    if state.seats == 1:
        play_from_stack(state)


def deal_cards(state: Any) -> None:
    """SEA-2, SEA-5: every card to a seat, or the pile, drawn by its free places: all deals are equally likely."""
    begin_draws(state, GAME)
    if state.round_number == 1:
        state.dealer = draw(state, state.seats, GAME)
    else:
        state.dealer = following(state, state.dealer)
    size = PILE[state.seats]
    free = size << BITS * PILE_BIN
    for seat in range(state.seats):
        free |= HAND << BITS * seat
    low, high = IN_PLAY[2 * state.seats], IN_PLAY[2 * state.seats + 1]
    left = HAND * state.seats + size
    free = spread(state, low, 0, free, left, GAME)
    spread(state, high, 1, free, popcount(high), GAME)
    if size:
        fill_pile(state, low, high, GAME)


def following(state: Any, seat: int) -> int:
    """The seat to the left."""
    return int(seat + 1 if seat + 1 < state.seats else 0)


def pending(state: Any) -> int:
    """Bit set of the seats that owe a decision; 0: the game is over."""
    return 0 if state.phase == OVER else 1 << state.turn


def legal_actions(state: Any, seat: int, out: Any) -> int:
    """Fill `out` (int16[10]) with the cards that `seat` may play, ascending; returns how many (0: an unknown hand)."""
    count = 0
    low, high = state.hand[2 * seat], state.hand[2 * seat + 1]
    if state.phase == OVER or state.turn != seat or low == UNKNOWN:
        return 0
    if state.in_trick:
        low, high = following_cards(state, low, high)
    while low:
        out[count] = lowest(low)
        low &= low - 1
        count += 1
    while high:
        out[count] = WORD + lowest(high)
        high &= high - 1
        count += 1
    return count


def apply(state: Any, seat: int, action: int) -> None:
    """Carry out a legal action; its events replace those of the step before."""
    state.events = 0
    word = 1 if action >= WORD else 0
    state.hand[2 * seat + word] ^= 1 << action - WORD * word
    state.held[seat] -= 1
    put(state, seat, action)
    if state.seats == 2:
        draw_card(state, seat)
    elif state.seats == 1:
        play_from_stack(state)
    if state.in_trick == trick_size(state):
        end_trick(state)
    elif state.seats > 1:
        state.turn = following(state, seat)


def put(state: Any, seat: int, card: int) -> None:
    """SEA-6 to SEA-9: a card into the trick, and what it does to trump."""
    suit = card >> 4
    matched = matches(state, card)
    emit(state, PLAYED, seat, card)
    state.trick[state.in_trick] = card
    state.in_trick += 1
    shown = -1
    if state.in_trick == 1:
        state.lead = suit
        if state.trump < 0:
            state.trump = suit
            emit(state, TRUMP, suit, AT_LEAD)
    elif matched:
        state.trump = suit
        emit(state, TRUMP, suit, BY_MATCH)
    elif suit != state.lead and seat != STACK:
        shown = state.lead
        state.void[seat] |= 1 << shown
    if state.seats == 2:
        remember(state, seat, suit, shown)


def draw_card(state: Any, seat: int) -> None:
    """SEA-15: who has played draws a card, unseen by the other seat; what it was void of it may now hold."""
    if state.drawn == PILE[2]:
        return
    card = state.pile[state.drawn]
    state.drawn += 1
    word = 1 if card >= WORD else 0
    state.hand[2 * seat + word] |= 1 << card - WORD * word
    state.held[seat] += 1
    state.void[seat] = 0
    emit_secret(state, DREW, 1 << seat, seat, 0, card)


def play_from_stack(state: Any) -> None:
    """SEA-16: the stack's next card, whatever it is."""
    card = state.pile[state.drawn]
    state.drawn += 1
    put(state, STACK, card)


def end_trick(state: Any) -> None:
    """SEA-10: who takes the trick, and who leads next."""
    best = taking_place(state)
    taker = seat_at(state, best)
    side = side_at(state, best)
    emit(state, TRICK, taker, state.trick[best])
    points = 0
    for place in range(state.in_trick):
        card = state.trick[place]
        word = 1 if card >= WORD else 0
        state.collected[2 * side + word] |= 1 << card - WORD * word
        points += state.value[card & 15]
        state.last[place] = card
    state.gathered[side] += points
    state.in_trick = 0
    state.lead = -1
    if taker != STACK:
        state.turn = taker
        state.leader = taker
    if state.held[state.turn] == 0:
        end_round(state)
    elif state.seats == 1:
        play_from_stack(state)


def end_round(state: Any) -> None:
    """SEA-4, SEA-12, SEA-13, SEA-17: Victory Points, then the end of the game or another round."""
    word = state.trump // 3
    zero = 1 << VALUES * (state.trump - 3 * word)
    for side in range(state.sides):
        low, high = state.collected[2 * side], state.collected[2 * side + 1]
        state.cards[side] = popcount(low) + popcount(high)
        state.points[side] = state.gathered[side]
        if state.collected[2 * side + word] & zero:
            state.points[side] += ZERO
            state.trump_zero = side
    state.won = round_winners(state)
    for side in range(state.sides):
        state.total[side] += state.won >> side & 1
    emit(state, ROUND_END, 0, 0)
    state.winners = game_winners(state)
    if state.winners:
        state.phase = OVER
        emit(state, GAME_END, 0, 0)
    else:
        deal(state)


def round_winners(state: Any) -> int:
    """SEA-12, SEA-17: the sides that get a Victory Point."""
    if state.seats == 1:
        ahead = state.points[0] > state.points[1]
        return 1 if ahead and state.collected[0] & FIRST << DREADED else 2
    most = state.points[0]
    for side in range(1, state.sides):
        most = max(most, state.points[side])
    found = 0
    for side in range(state.sides):
        if state.points[side] == most:
            found |= 1 << side
    return found


def game_winners(state: Any) -> int:
    """SEA-13: the sides that win now: the trump's 0 decides between several, then the fewest cards; 0: none yet."""
    reached = 0
    for side in range(state.sides):
        if state.total[side] >= state.target[side]:
            reached |= 1 << side
    if reached >> state.trump_zero & 1:
        return 1 << state.trump_zero
    fewest = ACTIONS
    found = 0
    for side in range(state.sides):
        if reached >> side & 1:
            if state.cards[side] < fewest:
                fewest = state.cards[side]
                found = 0
            if state.cards[side] == fewest:
                found |= 1 << side
    return found


def returns(state: Any, out: Any) -> None:
    """Share of the win a seat (SEA-13, SEA-14); zeros while the game runs, and where the stack has won."""
    winners = 0
    for seat in range(state.seats):
        winners += state.winners >> side_of(state, seat) & 1
    for seat in range(MAX_SEATS):
        out[seat] = 0.0
        if seat < state.seats and state.winners >> side_of(state, seat) & 1:
            out[seat] = 1.0 / winners
