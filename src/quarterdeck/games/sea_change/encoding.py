"""What the networks of Sea Change see: binary inputs, with seats counted from the one that decides.

Suits have no fixed numbers, only roles. A card's *place* is `16 * role + value`, where the role of its suit is trump,
the lead suit, or its rank by length among the other suits in the hand. Nothing in `encode` reads what `redact` hides
from the seat.
"""

from typing import Any

from quarterdeck.games.sea_change.deck import MAX_SEATS, PILE, SUITS, VALUES, WORD
from quarterdeck.games.sea_change.knowledge import suit_of_words, unseen
from quarterdeck.games.sea_change.strategy import (
    WEIGHTS,
    kept_for,
    later_seats,
    share_of_trick,
    trick_with,
    trump_with,
    worth_alone,
    worth_by_share,
)
from quarterdeck.games.sea_change.taking import (
    following_cards,
    matches,
    side_at,
    side_of,
    taking_place,
    trick_size,
)
from quarterdeck.games.types import Network
from quarterdeck.kernel.bits import lowest, popcount

TRUMP, LEAD, OTHER, ROLES = 0, 1, 2, 6
"""Roles of suits. From OTHER on, the suits are neither trump nor led, the longest in the hand first."""
PLACES = ROLES * VALUES
"""The number of places of cards."""

ABOVE = 0
UNSEEN = ABOVE + 4 * PLACES
LAID = UNSEEN + PLACES
MATCHING = LAID + PLACES
ADVISED = MATCHING + PLACES
SHARE = ADVISED + PLACES
WORTH = SHARE + 5 * PLACES
BEST = WORTH + 5 * PLACES
OWNER = BEST + 2 * VALUES
LAST = OWNER + MAX_SEATS
MONEY = LAST + VALUES
MATES_AFTER = MONEY + 16
OTHERS_AFTER = MATES_AFTER + 4
NEXT_MATE = OTHERS_AFTER + MAX_SEATS
VOID = NEXT_MATE + MAX_SEATS
ZERO = VOID + 7 * ROLES
OWN_POINTS = ZERO + ROLES * (MAX_SEATS + 2)
BEHIND = OWN_POINTS + 25
BEHIND_BEST = BEHIND + 7 * 17
NEEDED = BEHIND_BEST + 25
HELD = NEEDED + MAX_SEATS * 4
COMPANY = HELD + 11
STATE_OF_LEAD = COMPANY + MAX_SEATS + 5
DRAWN = STATE_OF_LEAD + 3
INPUTS = DRAWN + 11
"""The first input of each group, and the number of all inputs."""


def encode(state: Any, seat: int, out: Any) -> int:
    low, high = unseen(state, seat)
    roles = all_roles(state, seat)
    count = encode_hand(state, seat, low, high, roles, out)
    count = encode_trick(state, seat, roles, out, count)
    count = encode_sides(state, seat, low, high, roles, out, count)
    return encode_choice(state, seat, low, high, roles, out, count)


def role_of(state: Any, seat: int, suit: int) -> int:
    if suit == state.trump:
        return TRUMP
    if suit == state.lead:
        return LEAD
    length = popcount(suit_of_words(state.hand[2 * seat], state.hand[2 * seat + 1], suit))
    role = OTHER
    for other in range(SUITS):
        if other != suit and other != state.trump and other != state.lead:
            more = popcount(suit_of_words(state.hand[2 * seat], state.hand[2 * seat + 1], other)) - length
            role += more > 0 or (more == 0 and other < suit)
    return int(TRUMP if role == ROLES else role)


def all_roles(state: Any, seat: int) -> int:
    """Return the roles of all suits, four bits a suit."""
    roles = 0
    for suit in range(SUITS):
        roles |= role_of(state, seat, suit) << 4 * suit
    return roles


def place_of(roles: int, card: int) -> int:
    return int((roles >> 4 * (card >> 4) & 15) * VALUES + (card & 15))


def encode_cards(low: int, high: int, first: int, roles: int, out: Any, count: int) -> int:
    """Write an input for each card of a set, by its place; return the number of inputs."""
    while low:
        out[count] = first + place_of(roles, lowest(low))
        low &= low - 1
        count += 1
    while high:
        out[count] = first + place_of(roles, WORD + lowest(high))
        high &= high - 1
        count += 1
    return count


def encode_hand(state: Any, seat: int, low: int, high: int, roles: int, out: Any) -> int:
    """Write each card of the hand with the number of unseen cards above it, and all unseen cards.

    Returns the number of inputs.
    """
    count = 0
    for suit in range(SUITS):
        own = suit_of_words(state.hand[2 * seat], state.hand[2 * seat + 1], suit)
        rest = suit_of_words(low, high, suit)
        while own:
            value = lowest(own)
            own &= own - 1
            place = (roles >> 4 * suit & 15) * VALUES + value
            out[count] = ABOVE + 4 * place + min(3, popcount(rest >> value + 1))
            count += 1
    out[count] = HELD + state.held[seat]
    return encode_cards(low, high, UNSEEN, roles, out, count + 1)


def encode_trick(state: Any, seat: int, roles: int, out: Any, count: int) -> int:
    """Write the trick, who takes it now, and who plays to it later; return the number of inputs."""
    points = 0
    for place in range(state.in_trick):
        out[count + place] = LAID + place_of(roles, state.trick[place])
        points += state.value[state.trick[place] & 15]
    count += state.in_trick
    if state.in_trick:
        best = taking_place(state)
        owner = (side_at(state, best) - side_of(state, seat) + state.sides) % state.sides
        out[count] = BEST + place_of(roles, state.trick[best]) % (2 * VALUES)
        out[count + 1] = OWNER + owner
        out[count + 2] = LAST + (state.trick[state.in_trick - 1] & 15)
        out[count + 3] = MONEY + min(15, max(0, points + 9))
        count += 4
    if state.seats > 1:
        mates, others = later_seats(state, seat)
        out[count] = MATES_AFTER + mates
        out[count + 1] = OTHERS_AFTER + others
        count += 2
        for at in range(state.in_trick + 1, trick_size(state)):
            if side_at(state, at) == side_of(state, seat):
                out[count] = NEXT_MATE + at - state.in_trick
                count += 1
    out[count] = STATE_OF_LEAD + (2 if state.trump < 0 else 1 if state.trump == state.lead else 0)
    return count + 1


def encode_sides(state: Any, seat: int, low: int, high: int, roles: int, out: Any, count: int) -> int:
    """Write the score of each side, the voids shown, and the kind of game; return the number of inputs."""
    own = side_of(state, seat)
    most = -1000000
    for after in range(state.sides):
        side = (own + after) % state.sides
        out[count] = NEEDED + after * 4 + min(3, max(0, state.target[side] - state.total[side] - 1))
        count += 1
        if after:
            most = max(most, state.gathered[side])
            ahead = state.gathered[own] - state.gathered[side]
            out[count] = BEHIND + (after - 1) * 17 + min(16, max(0, ahead + 8))
            count += 1
    out[count] = OWN_POINTS + min(24, max(0, state.gathered[own] + 12))
    out[count + 1] = BEHIND_BEST + min(24, max(0, state.gathered[own] - most + 12))
    out[count + 2] = COMPANY + state.seats - 1
    out[count + 3] = COMPANY + MAX_SEATS + state.teams
    out[count + 4] = DRAWN + min(10, state.drawn)
    count += 5
    for after in range(1, state.seats):
        void = state.void[(seat + after) % state.seats]
        while void:
            out[count] = VOID + (after - 1) * ROLES + (roles >> 4 * lowest(void) & 15)
            void &= void - 1
            count += 1
    return encode_zeros(state, seat, low, high, roles, out, count)


def encode_zeros(state: Any, seat: int, low: int, high: int, roles: int, out: Any, count: int) -> int:
    """Write where each suit's 0 is: unseen, in the own hand, or which side has collected it."""
    own = side_of(state, seat)
    for suit in range(min(SUITS, max(3, state.seats))):
        at = -1
        if suit_of_words(low, high, suit) & 1:
            at = 0
        elif suit_of_words(state.hand[2 * seat], state.hand[2 * seat + 1], suit) & 1:
            at = 1
        for side in range(state.sides):
            if suit_of_words(state.collected[2 * side], state.collected[2 * side + 1], suit) & 1:
                at = 2 + (side - own + state.sides) % state.sides
        if at >= 0:
            out[count] = ZERO + (roles >> 4 * suit & 15) * (MAX_SEATS + 2) + at
            count += 1
    return count


def encode_choice(state: Any, seat: int, low: int, high: int, roles: int, out: Any, count: int) -> int:
    """Write what each legal card would bring, and what the rules of thumb advise; return the number of inputs."""
    own_low, own_high = state.hand[2 * seat], state.hand[2 * seat + 1]
    if state.in_trick:
        own_low, own_high = following_cards(state, own_low, own_high)
    most = -(1 << 60)
    advised = 0
    while own_low | own_high:
        if own_low:
            card = lowest(own_low)
            own_low &= own_low - 1
        else:
            card = WORD + lowest(own_high)
            own_high &= own_high - 1
        place = place_of(roles, card)
        worth, share = chances_of(state, seat, card, low, high)
        out[count] = SHARE + 5 * place + share
        out[count + 1] = WORTH + 5 * place + class_of(worth)
        count += 2
        if matches(state, card):
            out[count] = MATCHING + place
            count += 1
        worth -= kept_for(state, seat, card, low, high, WEIGHTS)
        if worth > most:
            most = worth
            advised = place
    out[count] = ADVISED + advised
    return count + 1


def chances_of(state: Any, seat: int, card: int, low: int, high: int) -> tuple[int, int]:
    """Return the worth of a card in this trick, and the class of the chance that its side takes the trick."""
    if state.seats == 1:
        return worth_alone(state, card, low, WEIGHTS), 0
    best, place, points = trick_with(state, card, trump_with(state, card), state.held[seat] - 1)
    ours = share_of_trick(state, seat, card, best, place, points, low, high, WEIGHTS)
    worth = worth_by_share(state, seat, card, ours, points, WEIGHTS)
    return worth, int((ours > 32) + (ours > 256) + (ours > 614) + (ours > 992))


def class_of(worth: int) -> int:
    """Return the class of a worth, from 0 to 4."""
    return int((worth >= -1024) + (worth >= 0) + (worth >= 512) + (worth >= 2048))


def output_of(state: Any, seat: int, action: int) -> int:
    """Return the card's place; see `kernel.rule_interface`."""
    return role_of(state, seat, action >> 4) * VALUES + (action & 15)


NEXT, LENGTH = 7 * PLACES, 9 * PLACES
"""The first of the hidden inputs for the next two cards of the pile, and for the lengths of suits."""


def encode_hidden(state: Any, seat: int, out: Any) -> int:
    """Write the hands of the others, and the next cards of a pile; see `kernel.rule_interface`."""
    roles = all_roles(state, seat)
    count = 0
    for after in range(1, state.seats):
        other = (seat + after) % state.seats
        low, high = state.hand[2 * other], state.hand[2 * other + 1]
        count = encode_cards(low, high, (after - 1) * PLACES, roles, out, count)
        for suit in range(min(SUITS, max(3, state.seats))):
            length = min(5, popcount(suit_of_words(low, high, suit)))
            out[count] = LENGTH + (((after - 1) * ROLES + (roles >> 4 * suit & 15)) * 6) + length
            count += 1
    for at in range(state.drawn, min(state.drawn + 2, PILE[state.seats])):
        out[count] = NEXT + (at - state.drawn) * PLACES + place_of(roles, state.pile[at])
        count += 1
    return count


NETWORK = Network(
    inputs=INPUTS,
    hidden=LENGTH + 7 * ROLES * 6,
    outputs=PLACES,
    options=(
        *({"players": 4},) * 6,
        {"players": 4, "teams": 2},
        {"players": 3},
        {"players": 2},
        {"players": 1},
        {"players": 5},
        {"players": 5, "teams": 2},
        {"players": 6},
        {"players": 6, "teams": 3},
        {"players": 7},
        {"players": 8, "teams": 4},
    ),
)
