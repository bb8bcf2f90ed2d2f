"""The rules of Sea Change, SEA-1 to SEA-17, as functions that run interpreted and compiled."""

from typing import Any

from quarterdeck.games.sea_change import deck
from quarterdeck.games.sea_change.dealing import PILE_BIN, gather
from quarterdeck.games.sea_change.encoding import encode, encode_hidden, output_of
from quarterdeck.games.sea_change.events import (
    tell_deal,
    tell_deal_with_pile,
    tell_deal_with_stack,
    tell_draw,
    tell_game_end,
    tell_play,
    tell_round_end,
    tell_trick,
    tell_trump,
)
from quarterdeck.games.sea_change.features import features
from quarterdeck.games.sea_change.knowledge import redact, resample
from quarterdeck.games.sea_change.legality import list_cards, own_actions, why_illegal
from quarterdeck.games.sea_change.slots import remember
from quarterdeck.games.sea_change.strategy import counts, course, heuristic, horizon, outcomes, worth
from quarterdeck.games.sea_change.taking import (
    following_cards,
    matches,
    seat_at,
    side_at,
    side_of,
    taking_place,
    trick_size,
)
from quarterdeck.games.sea_change.themes import themes
from quarterdeck.games.sea_change.worlds import deal_back, nudge, world_at
from quarterdeck.kernel.bits import UNKNOWN, popcount, select
from quarterdeck.kernel.dealing import spread
from quarterdeck.kernel.draws import GAME, begin_draws, begin_real_draws, draw
from quarterdeck.kernel.state import blank_rest


def init(state: Any, options: Any, key: Any) -> None:
    """Set up a new game.

    `options`: players, teams, sides, a target for each side (8), points of the values 1-15.
    """
    state.seats = options[0]
    state.teams = options[1]
    state.sides = options[2]
    state.value[0] = 0
    for value in range(1, deck.VALUES):
        state.value[value] = options[2 + deck.MAX_SEATS + value]
    state.round_number = 0
    state.dealer = 0
    state.winners = 0
    state.trump_zero = -1
    begin_real_draws(state, key)
    for side in range(deck.MAX_SEATS):
        state.target[side] = options[3 + side]
        state.total[side] = 0
        state.points[side] = 0
        state.cards[side] = 0
        state.won[side] = 0
        state.last[side] = -1
        state.trick[side] = -1
    state.events = 0
    blank_rest(state.event, 0)
    deal(state)


def deal(state: Any) -> None:
    """Begin the next round (SEA-5)."""
    state.round_number += 1
    if state.imagined:
        return
    for seat in range(deck.MAX_SEATS):
        state.hand[2 * seat] = 0
        state.hand[2 * seat + 1] = 0
        state.collected[2 * seat] = 0
        state.collected[2 * seat + 1] = 0
        state.gathered[seat] = 0
        state.void[seat] = 0
        state.held[seat] = deck.HAND if seat < state.seats else 0
    for at in range(deck.MAX_PILE):
        state.pile[at] = -1
    state.past[0] = 0
    state.past[1] = 0
    state.trump = -1
    state.lead = -1
    state.in_trick = 0
    state.drawn = 0
    state.phase = deck.PLAY
    deal_cards(state)
    state.leader = following(state, state.dealer)
    state.turn = state.leader
    tell_hands(state)
    if state.seats == 1:
        play_from_stack(state)


def tell_hands(state: Any) -> None:
    """Write the event of the deal, with the draw pile or the stack if there is one (SEA-5, SEA-15, SEA-16)."""
    if state.seats == 1:
        tell_deal_with_stack(state, state.round_number, state.hand, 0, 1, state.pile, 0)
    elif state.seats == 2:
        tell_deal_with_pile(state, state.round_number, state.hand, 0, 2, state.dealer, state.pile, 0)
    else:
        tell_deal(state, state.round_number, state.hand, 0, state.seats, state.dealer)


def deal_cards(state: Any) -> None:
    """Deal every card to a seat or the pile, all deals equally likely (SEA-2, SEA-5)."""
    begin_draws(state, GAME)
    if state.round_number == 1:
        state.dealer = draw(state, state.seats, GAME)
    else:
        state.dealer = following(state, state.dealer)
    size = deck.PILE[state.seats]
    free = size << 8 * PILE_BIN
    for seat in range(state.seats):
        free |= deck.HAND << 8 * seat
    low, high = deck.IN_PLAY[2 * state.seats], deck.IN_PLAY[2 * state.seats + 1]
    free = spread(state, low, 0, 2, free, deck.HAND * state.seats + size, GAME)
    spread(state, high, 1, 2, free, popcount(high), GAME)
    gather(state, GAME)


def following(state: Any, seat: int) -> int:
    """Return the seat to the left of a seat, which plays after it."""
    return int(seat + 1 if seat + 1 < state.seats else 0)


def pending(state: Any) -> int:
    return 0 if state.phase == deck.OVER else 1 << state.turn


def legal_actions(state: Any, seat: int, out: Any) -> int:
    """Fill `out` (int16[10]) with the cards that `seat` may play, ascending; return their number (0: hand unknown)."""
    low, high = state.hand[2 * seat], state.hand[2 * seat + 1]
    if state.phase == deck.OVER or state.turn != seat or low == UNKNOWN:
        return 0
    if state.in_trick:
        low, high = following_cards(state, low, high)
    return list_cards(low, high, out)


def any_action(state: Any, seat: int, bits: int, out: Any) -> int:
    low, high = state.hand[2 * seat], state.hand[2 * seat + 1]
    if state.in_trick:
        low, high = following_cards(state, low, high)
    place = bits * (popcount(low) + popcount(high)) >> 32
    below = popcount(low)
    return select(low, place) if place < below else deck.WORD + select(high, place - below)


def apply(state: Any, seat: int, action: int) -> None:
    state.events = 0
    word = 1 if action >= deck.WORD else 0
    state.hand[2 * seat + word] ^= 1 << action - deck.WORD * word
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
    """Put a card into the trick, and change trump if the card does so (SEA-6 to SEA-9)."""
    suit = card >> 4
    matched = matches(state, card)
    tell_play(state, seat, card)
    state.trick[state.in_trick] = card
    state.in_trick += 1
    shown = -1
    if state.in_trick == 1:
        state.lead = suit
        if state.trump < 0:
            state.trump = suit
            tell_trump(state, suit, deck.AT_LEAD)
    elif matched:
        state.trump = suit
        tell_trump(state, suit, deck.BY_MATCH)
    elif suit != state.lead and seat != deck.STACK:
        shown = state.lead
        state.void[seat] |= 1 << shown
    if state.seats == 2:
        remember(state, seat, suit, shown)


def draw_card(state: Any, seat: int) -> None:
    """Draw a card, unseen by the other seat, for the seat that has played; its voids are cleared (SEA-15)."""
    if state.drawn == deck.PILE[2]:
        return
    card = state.pile[state.drawn]
    state.drawn += 1
    word = 1 if card >= deck.WORD else 0
    state.hand[2 * seat + word] |= 1 << card - deck.WORD * word
    state.held[seat] += 1
    state.void[seat] = 0
    tell_draw(state, seat, card)


def play_from_stack(state: Any) -> None:
    """Play the stack's next card, whatever it is (SEA-16)."""
    card = state.pile[state.drawn]
    state.drawn += 1
    put(state, deck.STACK, card)


def end_trick(state: Any) -> None:
    """Give the trick to its taker, and the lead to the next leader (SEA-10)."""
    best = taking_place(state)
    taker = seat_at(state, best)
    side = side_at(state, best)
    tell_trick(state, taker, state.trick[best], state.trick, 0, state.in_trick)
    points = 0
    for place in range(state.in_trick):
        card = state.trick[place]
        word = 1 if card >= deck.WORD else 0
        state.collected[2 * side + word] |= 1 << card - deck.WORD * word
        points += state.value[card & 15]
        state.last[place] = card
        state.trick[place] = -1
    state.gathered[side] += points
    state.in_trick = 0
    state.lead = -1
    if taker != deck.STACK:
        state.turn = taker
        state.leader = taker
    if state.held[state.turn] == 0:
        end_round(state)
    elif state.seats == 1:
        play_from_stack(state)


def end_round(state: Any) -> None:
    """Award Victory Points, then end the game or begin another round (SEA-4, SEA-12, SEA-13, SEA-17)."""
    round_scores(state, state.points)
    for side in range(state.sides):
        low, high = state.collected[2 * side], state.collected[2 * side + 1]
        state.cards[side] = popcount(low) + popcount(high)
        if has_trump_zero(state, side):
            state.trump_zero = side
    won = round_winners(state)
    for side in range(state.sides):
        state.won[side] = won >> side & 1
        state.total[side] += state.won[side]
    tell_round(state)
    state.winners = game_winners(state)
    if state.winners:
        state.phase = deck.OVER
        tell_game_end(state, winning_seats(state), state.total, 0, state.sides)
    else:
        deal(state)


def round_scores(state: Any, out: Any) -> int:
    """Write the points that each side has collected (SEA-12), including the 0 of the present trump (SEA-4)."""
    for side in range(state.sides):
        out[side] = state.gathered[side]
        if has_trump_zero(state, side):
            out[side] += deck.ZERO
    return int(state.sides)


def has_trump_zero(state: Any, side: int) -> bool:
    """Return whether the side has collected the 0 of the present trump."""
    if state.trump < 0:
        return False
    word = state.trump // 3
    return bool(state.collected[2 * side + word] >> deck.VALUES * (state.trump - 3 * word) & 1)


def tell_round(state: Any) -> None:
    """Write the event of the round's end, with one number for each side (SEA-4, SEA-12)."""
    n = state.sides
    points, won, total, cards = state.points, state.won, state.total, state.cards
    tell_round_end(state, points, 0, n, won, 0, n, total, 0, n, state.trump_zero, cards, 0, n)


def round_winners(state: Any) -> int:
    """Return the sides that get a Victory Point (SEA-12, SEA-17)."""
    if state.seats == 1:
        ahead = state.points[0] > state.points[1]
        return 1 if ahead and state.collected[0] & deck.FIRST << deck.DREADED else 2
    most = state.points[0]
    for side in range(1, state.sides):
        most = max(most, state.points[side])
    found = 0
    for side in range(state.sides):
        if state.points[side] == most:
            found |= 1 << side
    return found


def game_winners(state: Any) -> int:
    """Return the sides that win now; 0 if there are none yet (SEA-13).

    Ties are broken by the trump's 0, then by the fewest cards.
    """
    reached = 0
    for side in range(state.sides):
        if state.total[side] >= state.target[side]:
            reached |= 1 << side
    if reached >> state.trump_zero & 1:
        return 1 << state.trump_zero
    fewest = deck.ACTIONS
    found = 0
    for side in range(state.sides):
        if reached >> side & 1:
            if state.cards[side] < fewest:
                fewest = state.cards[side]
                found = 0
            if state.cards[side] == fewest:
                found |= 1 << side
    return found


def winning_seats(state: Any) -> int:
    """Return the seats of the sides that have won; none if the stack has (SEA-14)."""
    found = 0
    for seat in range(state.seats):
        if state.winners >> side_of(state, seat) & 1:
            found |= 1 << seat
    return found


def returns(state: Any, out: Any) -> None:
    """Write each seat's share of the win (SEA-13, SEA-14); zeros while the game runs, and if the stack has won."""
    winners = winning_seats(state)
    for seat in range(deck.MAX_SEATS):
        out[seat] = 0.0
        if winners >> seat & 1:
            out[seat] = 1.0 / popcount(winners)


def scores(state: Any, out: Any) -> int:
    """Write the Victory Points to `out`, a number for each side; return their count.

    With one player, side 1 is the stack.
    """
    for side in range(state.sides):
        out[side] = state.total[side]
    return int(state.sides)


def phase(state: Any) -> int:
    return int(state.phase)
