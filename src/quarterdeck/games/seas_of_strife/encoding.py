"""What the networks of Seas of Strife see: binary inputs, with seats counted from the one that decides.

Nothing in `encode` reads what `redact` hides from the seat.
"""

from typing import Any

from quarterdeck.games.seas_of_strife import deck
from quarterdeck.games.seas_of_strife.deck import taking_card
from quarterdeck.games.seas_of_strife.knowledge import dealt_cards, shift
from quarterdeck.games.seas_of_strife.strategy import STRIFE, TEXAS, advise, danger, take_chance
from quarterdeck.games.types import Network
from quarterdeck.kernel.bits import list_members, lowest, popcount

HELD, BELOW, PLAYED, VOID, LAID, TAKES_NOW = 0, 60, 420, 720, 760, 1060
PLACE, TAKEN, BEHIND, TO_COME, SIZE, SUIT_HELD, SUIT_UNSEEN = 1120, 1126, 1198, 1270, 1286, 1302, 1398
PHASE, LEGAL, WOULD_TAKE, ADVISED, CHANCE, FEAR = 1494, 1499, 1559, 1619, 1687, 1927
GIVEN, FACED, KIND, INPUTS = 2107, 2167, 2191, 2207
"""The first input of each group, and the number of all inputs."""
OUTPUTS = deck.LEADER + deck.MAX_SEATS + 2
"""The number of outputs: the cards, the leaders (counted from the seat itself), to play on, and to end the game."""


def encode(state: Any, seat: int, out: Any) -> int:
    unseen = dealt_cards(state) & ~state.hand[seat]
    for other in range(state.seats):
        unseen &= ~state.played[other]
    count = encode_hand(state, seat, unseen, out)
    count = encode_others(state, seat, out, count)
    count = encode_trick(state, seat, unseen, out, count)
    return encode_choice(state, seat, unseen, out, count)


def encode_hand(state: Any, seat: int, unseen: int, out: Any) -> int:
    """Write what the seat holds, and what it has not seen; return the number of inputs."""
    count = 0
    cards = state.hand[seat]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        out[count] = HELD + card
        out[count + 1] = BELOW + card * 6 + min(5, popcount(unseen & deck.FOLLOW[card] & ((1 << card) - 1)))
        count += 2
    count = list_members(state.gave[seat], GIVEN, out, count)
    for suit in range(8):
        out[count] = SUIT_HELD + suit * 12 + popcount(state.hand[seat] & deck.SUIT[suit])
        out[count + 1] = SUIT_UNSEEN + suit * 12 + popcount(unseen & deck.SUIT[suit])
        count += 2
    out[count] = SIZE + popcount(state.hand[seat])
    return count + 1


def encode_others(state: Any, seat: int, out: Any, count: int) -> int:
    """Write what the others have played, the voids they have shown, and the scores; return the number of inputs."""
    fewest = state.score[0]
    most = state.score[0]
    for other in range(1, state.seats):
        fewest = min(fewest, state.score[other])
        most = max(most, state.score[other])
    for after in range(state.seats):
        other = (seat + after) % state.seats
        if after:
            count = list_members(state.played[other], PLAYED + (after - 1) * 60, out, count)
            count = list_members(state.void[other], VOID + (after - 1) * 8, out, count)
        out[count] = TAKEN + after * 12 + min(11, state.taken[other])
        out[count + 1] = BEHIND + after * 12 + min(11, state.score[other] - fewest)
        count += 2
        if state.happy:
            out[count] = FACED + after * 4 + min(3, state.faces[other])
            count += 1
    out[count] = TO_COME + min(15, max(0, state.target - most))
    return count + 1


def encode_trick(state: Any, seat: int, unseen: int, out: Any, count: int) -> int:
    """Write the trick, the phase and the kind of game; return the number of inputs."""
    for place in range(state.in_trick):
        after = (state.leader + place - seat + state.seats) % state.seats
        out[count + place] = LAID + (after - 1) * 60 + state.laid[place]
    count += state.in_trick
    if state.in_trick:
        out[count] = TAKES_NOW + taking_card(state.trick, state.strife)
        count += 1
    out[count] = PLACE + state.in_trick
    out[count + 1] = PHASE + state.phase
    out[count + 2] = KIND + 2 * (state.seats - 3) + state.strife
    out[count + 3] = KIND + 8 + (shift(state) if state.phase == deck.PASS else 6 + state.happy)
    return count + 4


def encode_choice(state: Any, seat: int, unseen: int, out: Any, count: int) -> int:
    """Write what each legal card would do, and what the rules of thumb advise; return the number of inputs."""
    w = STRIFE if state.strife else TEXAS
    advised = advise(state, seat, 0, w)
    out[count] = ADVISED + output_of(state, seat, advised)
    count += 1
    if state.phase == deck.CHOOSE or state.phase == deck.TIED:
        return count
    following = state.hand[seat] & state.follow
    cards = following if following else state.hand[seat] & ~state.gave[seat]
    if state.phase == deck.PASS:
        cards = state.hand[seat] & ~state.gave[seat]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        out[count] = LEGAL + card
        out[count + 1] = FEAR + card * 3 + min(2, max(0, danger(state, seat, card, unseen, w) >> 8))
        count += 2
        if state.phase != deck.PASS:
            take = take_chance(state, seat, card, unseen, w)
            out[count] = CHANCE + card * 4 + (0 if take <= 0 else 1 + (take >= 250) + (take >= 1000))
            count += 1
            if taking_card(state.trick | 1 << card, state.strife) == card:
                out[count] = WOULD_TAKE + card
                count += 1
    return count


def output_of(state: Any, seat: int, action: int) -> int:
    if action < deck.LEADER or state.phase != deck.CHOOSE:
        return action
    return deck.LEADER + (action - deck.LEADER - seat + state.seats) % state.seats


def encode_hidden(state: Any, seat: int, out: Any) -> int:
    """Write the hands of the others; see `kernel.rule_interface`."""
    count = 0
    for after in range(1, state.seats):
        hand = state.hand[(seat + after) % state.seats]
        count = list_members(hand, (after - 1) * 60, out, count)
        for suit in range(8):
            out[count] = 300 + ((after - 1) * 8 + suit) * 12 + popcount(hand & deck.SUIT[suit])
            count += 1
    return count


NETWORK = Network(
    inputs=INPUTS,
    hidden=300 + 5 * 8 * 12,
    outputs=OUTPUTS,
    options=(
        *({"players": 4},) * 6,
        {"players": 3},
        {"players": 3, "rules": "strife"},
        {"players": 5},
        {"players": 5, "passing": True},
        {"players": 6},
        {"players": 6, "happy_faces": True},
        {"players": 4, "rules": "strife"},
        {"players": 4, "passing": True},
        {"players": 4, "happy_faces": True},
        {"players": 5, "rules": "strife", "passing": True},
    ),
)
