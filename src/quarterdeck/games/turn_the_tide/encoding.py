"""What the networks of Turn the Tide see: binary inputs, with seats counted from the one that decides.

Nothing in `encode` reads what `redact` hides from the seat.
"""

from typing import Any

from quarterdeck.games.turn_the_tide import strategy
from quarterdeck.games.turn_the_tide.deck import ACTIONS, HANDS, MAX_SEATS, TIDES, knows_hand
from quarterdeck.games.turn_the_tide.features import others_mood, step_of
from quarterdeck.games.turn_the_tide.strategy import all_moods, chances, cost_of_bid, costs, offered, unseen_cards
from quarterdeck.games.types import Network
from quarterdeck.kernel.bits import UNKNOWN, list_members, lowest, popcount

OTHERS = MAX_SEATS - 1
LEVELS = HANDS + 1
"""The number of tides, with one more for no tide."""

FIRST = 0
SECOND = FIRST + 6 * ACTIONS
COST = SECOND + 6 * ACTIONS
ADVISED = COST + 5 * ACTIONS
LEFT = ADVISED + ACTIONS
UNSEEN = LEFT + OTHERS * ACTIONS
UNKNOWN_CARDS = UNSEEN + ACTIONS
TOP = UNKNOWN_CARDS + OTHERS * LEVELS
UP = TOP + MAX_SEATS * LEVELS
OUT = UP + MAX_SEATS * 9
SHOWS = OUT + MAX_SEATS
WORTH = SHOWS + MAX_SEATS * 6
AHEAD = WORTH + OTHERS * 9
ROUNDS = AHEAD + OTHERS * 21
SEATS = ROUNDS + 6
HAND = SEATS + 3
LOW = HAND + LEVELS
HIGH = LOW + LEVELS
PAIR = HIGH + LEVELS
TIDES_LEFT = PAIR + LEVELS * LEVELS
ORDER = TIDES_LEFT + LEVELS * 3
GAIN = ORDER + 8
MOOD = GAIN + 49
INPUTS = MOOD + 24
"""The first input of each group, and the number of all inputs."""


def encode(state: Any, seat: int, out: Any) -> int:
    unseen = unseen_cards(state, seat)
    count = list_members(unseen, UNSEEN, out, 0)
    count = encode_tides(state, seat, out, count)
    count = encode_seats(state, seat, out, count)
    count = encode_others(state, seat, out, count)
    return encode_choice(state, seat, unseen, out, count)


def encode_tides(state: Any, seat: int, out: Any, count: int) -> int:
    """Write the tides on offer, the tides to come, and the number of the hand; return the number of inputs."""
    low, high = offered(state)
    out[count] = LOW + low
    out[count + 1] = HIGH + high
    out[count + 2] = PAIR + low * LEVELS + high
    out[count + 3] = HAND + state.hand_number
    out[count + 4] = ROUNDS + min(5, state.rounds - state.round_number)
    out[count + 5] = SEATS + state.seats - 3
    out[count + 6] = MOOD + others_mood(state, seat)
    count += 7
    met = 0  # two bits for each tide: how many of its two cards have been turned up
    for at in range(2 * state.hand_number):
        met += 1 << 2 * state.tide[at]
    for tide in range(1, LEVELS):
        out[count] = TIDES_LEFT + tide * 3 + 2 - (met >> 2 * tide & 3)
        count += 1
    return count


def encode_seats(state: Any, seat: int, out: Any, count: int) -> int:
    """Write the tides and preservers of all seats; return the number of inputs."""
    low, high = offered(state)
    for after in range(state.seats):
        other = (seat + after) % state.seats
        top = state.top[other]
        if state.inside >> other & 1:
            shows = 0 if top == 0 else 1 + (top >= low) + (top > low) + (top >= high) + (top > high)
            out[count] = TOP + after * LEVELS + top
            out[count + 1] = UP + after * 9 + min(8, state.up[other])
            out[count + 2] = SHOWS + after * 6 + shows
            count += 3
        else:
            out[count] = OUT + after
            count += 1
    return count


def encode_others(state: Any, seat: int, out: Any, count: int) -> int:
    """Write the scores of the others, and what is known of their cards; return the number of inputs."""
    for after in range(1, state.seats):
        other = (seat + after) % state.seats
        ahead = state.score[other] - state.score[seat]
        out[count] = AHEAD + (after - 1) * 21 + min(20, max(0, ahead + 10))
        count += 1
        if not state.inside >> other & 1:
            continue
        known = state.shown[other]
        unknown = HANDS - popcount(known)
        if knows_hand(state, seat, other):
            known = state.hand[other]
            unknown = 0
        out[count] = UNKNOWN_CARDS + (after - 1) * LEVELS + unknown
        out[count + 1] = WORTH + (after - 1) * 9 + min(8, state.preservers[other])
        count = list_members(known & ~state.played[other], LEFT + (after - 1) * ACTIONS, out, count + 2)
    return count


def encode_choice(state: Any, seat: int, unseen: int, out: Any, count: int) -> int:
    """Write what each card of the hand would bring, and what the rules of thumb advise; return the number of inputs."""
    low, high = offered(state)
    moods = all_moods(state, low + high, strategy.WEIGHTS)
    take_low, take_high, nothing = costs(state, seat, moods, strategy.WEIGHTS)
    out[count] = ORDER + (take_low < take_high) + 2 * (take_low < nothing) + 4 * (take_high < nothing)
    out[count + 1] = GAIN + step_of(nothing - take_low) * 7 + step_of(nothing - take_high)
    count += 2
    cards = state.hand[seat] & ~state.played[seat]
    keep = state.hand_number < HANDS
    least = 1 << 40
    advised = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        odds = chances(state, seat, seat, card, unseen, moods)
        cost = cost_of_bid(odds, take_low, take_high, nothing, keep, strategy.WEIGHTS)
        if cost < least:
            least = cost
            advised = card
        out[count] = FIRST + card * 6 + class_of(odds >> 16)
        out[count + 1] = SECOND + card * 6 + class_of(odds & 0xFFFF)
        out[count + 2] = COST + card * 5 + class_of_cost(cost - strategy.ONE * nothing)
        count += 3
    out[count] = ADVISED + advised
    return count + 1


def class_of(chance: int) -> int:
    """Return the class of a chance, from 0 to 5."""
    return int((chance > 20) + (chance > 150) + (chance > 400) + (chance > 700) + (chance > 960))


def class_of_cost(cost: int) -> int:
    """Return the class of a card's cost beyond that of taking nothing, from 0 to 4."""
    points = cost >> 10
    return int((points >= -600) + (points >= -150) + (points >= 100) + (points >= 350))


def output_of(state: Any, seat: int, action: int) -> int:
    """Return the card; see `kernel.rule_interface`."""
    return action


BIDS, NEXT = OTHERS * ACTIONS, 2 * OTHERS * ACTIONS
"""The first of the hidden inputs for bids, and for the next tides."""


def encode_hidden(state: Any, seat: int, out: Any) -> int:
    """Write the others' cards, their present bids, and the tides of the next two hands.

    See `kernel.rule_interface`.
    """
    count = 0
    for after in range(1, state.seats):
        other = (seat + after) % state.seats
        if state.inside >> other & 1:
            count = list_members(state.hand[other] & ~state.played[other], (after - 1) * ACTIONS, out, count)
        if state.bid[other] != UNKNOWN:
            out[count] = BIDS + (after - 1) * ACTIONS + state.bid[other]
            count += 1
    first = 2 * state.hand_number
    for at in range(first, min(first + 4, TIDES), 2):
        place = NEXT + (at - first) * LEVELS
        out[count] = place + min(state.tide[at], state.tide[at + 1])
        out[count + 1] = place + LEVELS + max(state.tide[at], state.tide[at + 1])
        count += 2
    return count


NETWORK = Network(
    inputs=INPUTS,
    hidden=NEXT + 4 * LEVELS,
    outputs=ACTIONS,
    options=(
        *({"players": 4},) * 6,
        *({"players": 3},) * 3,
        *({"players": 5},) * 3,
        {"players": 4, "rounds": 1},
        {"players": 4, "rounds": 6},
        {"players": 3, "rounds": 1},
        {"players": 5, "rounds": 2},
    ),
)
