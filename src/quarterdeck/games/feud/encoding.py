"""What the networks of Feud see: binary inputs, with suits and seats numbered from the seat that decides.

Suits are renumbered by the Current Units. 0 is the suit of the own Unit, and 1 is the other suit of its colour. 2 and 3
are the suits of the other colour; 2 is that of the opponent's Unit if it has that colour. Only equal suits and equal
colours matter, so what a network learns about one suit holds for all. Nothing in `encode` reads what `redact` hides
from the seat.
"""

from typing import Any

from quarterdeck.games.feud import deck
from quarterdeck.games.feud.cards import reserved, strength
from quarterdeck.games.feud.deck import lies_open
from quarterdeck.games.feud.knowledge.conclusions import possible_hand
from quarterdeck.games.feud.maneuvers.windows import offers, present_step
from quarterdeck.games.feud.phases.choosing import playable
from quarterdeck.games.feud.phases.striking import attack_after, compare
from quarterdeck.games.feud.piles.armies import guard_units, units_left
from quarterdeck.games.feud.piles.arranging import next_column, next_planned, orderly
from quarterdeck.games.feud.steps import kind_of_step
from quarterdeck.games.feud.strategy.arranging import fitting_cards, last_strike
from quarterdeck.games.feud.strategy.heuristics import heuristic
from quarterdeck.games.feud.strategy.shopping import promised, value_of_points
from quarterdeck.games.feud.strategy.weighing import blows, edge, foes_of, promise
from quarterdeck.games.types import Network
from quarterdeck.kernel.bits import lowest

OUTPUTS = 78
"""The number of outputs: one for each action, with its suit renumbered."""

HELD, RESERVED, DISCARDED, SURE_OWN, LAST, LEGAL, FITTING, TAKEN = range(0, 336, 42)
SURE, SOME, IN_DECK, GONE, IN_RESERVE, ITS_LAST, LEAD = range(336, 630, 42)
COLUMN, ITS_COLUMN = 630, 882
"""The first inputs for the own columns and for those of the opponent; 42 inputs a column, one for each card."""
VALUE, RESULT = 1134, 1386
"""The first inputs for each card's average gain, in six classes, and for its `meeting` with a card that is known."""
ADVISED = 1680
FRONT, DEAD, GUARD, ITS_GUARD, MARKED, TO_GO, LEFT, POINTS = 1758, 1784, 1808, 1820, 1832, 1852, 1872, 1898
"""The first inputs for Units, Markers and points. In each group the opponent's inputs follow the own ones."""
AHEAD, COUNTS, BOUGHT, OFFERED, GAIN = 1946, 1962, 1992, 2024, 2040
PHASE, STEP, PLACE, LOCKED, SHOWN, FLAGS, INPUTS = 2104, 2122, 2147, 2154, 2168, 2180, 2208
"""The first input of each group, and the number of all inputs."""

HAND, LAID, PLANNED, CHOSEN, AWAY, AT_HAND, MET, HIDDEN = 0, 42, 294, 546, 624, 666, 678, 720
"""The first hidden input of each group, and the number of all hidden inputs."""


def renumbering(state: Any, seat: int) -> int:
    """Return the new numbers of the four suits, two bits a suit."""
    own = state.unit[seat]
    its = state.unit[1 - seat]
    if own < 0 and its < 0:
        return 0b11100100
    its_suit = (its - deck.UNIT) & 3
    first = (own - deck.UNIT) & 3 if own >= 0 else (its_suit ^ 2) & 2
    third = (first ^ 2) & 2
    if its >= 0 and its_suit >> 1 == third >> 1:
        third = its_suit
    return 1 << 2 * (first ^ 1) | 2 << 2 * third | 3 << 2 * (third ^ 1)


def renumbered(card: int, suits: int) -> int:
    if card < deck.ACE:
        return card % 7 + 7 * (suits >> 2 * (card // 7) & 3)
    if card < deck.JOKER:
        return card & ~3 | suits >> 2 * (card & 3) & 3
    if card < deck.UNIT:
        return card
    return deck.UNIT + ((card - deck.UNIT) & ~3 | suits >> 2 * ((card - deck.UNIT) & 3) & 3)


def encode(state: Any, seat: int, out: Any) -> int:
    suits = renumbering(state, seat)
    count = encode_own_cards(state, seat, suits, out)
    count = encode_its_cards(state, seat, suits, out, count)
    count = encode_armies(state, seat, suits, out, count)
    count = encode_moment(state, seat, out, count)
    count = encode_flags(state, seat, out, count)
    if state.phase == deck.WINDOW:
        count = encode_shop(state, seat, out, count)
    count = encode_advice(state, seat, suits, out, count)
    return encode_cards_now(state, seat, suits, out, count)


def encode_set(members: int, suits: int, first: int, out: Any, count: int) -> int:
    """Write an input for each card of a set; return the number of inputs."""
    while members:
        out[count] = first + renumbered(lowest(members), suits)
        members &= members - 1
        count += 1
    return count


def encode_units(units: int, suits: int, first: int, out: Any, count: int) -> int:
    while units:
        out[count] = first + renumbered(deck.UNIT + lowest(units), suits) - deck.UNIT
        units &= units - 1
        count += 1
    return count


def encode_card(card: int, suits: int, first: int, out: Any, count: int) -> int:
    if card < 0:
        return count
    out[count] = first + renumbered(card, suits)
    return count + 1


def encode_own_cards(state: Any, seat: int, suits: int, out: Any) -> int:
    """Write where the seat's own cards are, and what the opponent knows of them; return the number of inputs."""
    base = seat * deck.COLUMNS
    blind = state.blind >> seat & 1
    count = encode_set(state.hand[seat] | state.laid[seat] if blind else state.hand[seat], suits, HELD, out, 0)
    count = encode_set(reserved(state, seat), suits, RESERVED, out, count)
    count = encode_set(state.discard[seat], suits, DISCARDED, out, count)
    count = encode_set(state.sure[seat], suits, SURE_OWN, out, count)
    for column in range(deck.COLUMNS):
        if not blind or lies_open(state, seat, column):
            count = encode_card(state.column[base + column], suits, COLUMN + column * 42, out, count)
    last = state.last[seat]
    if state.phase in (deck.ARRANGE, deck.STUDY):
        last = last_strike(state.column, seat, next_column(state, seat))
    count = encode_card(last, suits, LAST, out, count)
    if state.phase == deck.GAVE:
        count = encode_card(state.choice[seat], suits, TAKEN, out, count)
    return count


def encode_its_cards(state: Any, seat: int, suits: int, out: Any, count: int) -> int:
    """Write where the opponent's cards are, as far as the seat knows; return the number of inputs.

    A card that is in none of these sets may be in the opponent's hand.
    """
    other = 1 - seat
    seen = seen_columns(state, seat)
    gone = state.discard[other] | seen
    sure = state.sure[other]
    if state.spies >> seat & 1:
        sure = state.hand[other] | state.laid[other]
    count = encode_set(gone, suits, GONE, out, count)
    count = encode_set(sure & ~gone, suits, SURE, out, count)
    count = encode_set(state.some[other] & ~gone, suits, SOME, out, count)
    count = encode_set(state.may_deck[other] & ~possible_hand(state, other) & ~gone, suits, IN_DECK, out, count)
    count = encode_set(may_be_reserved(state, other) & ~gone, suits, IN_RESERVE, out, count)
    count = encode_card(state.last[other], suits, ITS_LAST, out, count)
    for column in range(deck.COLUMNS):
        card = state.column[other * deck.COLUMNS + column]
        if state.phase == deck.BETRAY:
            card = state.plan[seat * deck.COLUMNS + column]
        elif card >= 0 and not seen >> card & 1:
            card = -1
        count = encode_card(card, suits, ITS_COLUMN + column * 42, out, count)
    if state.phase == deck.REACT:
        count = encode_card(state.column[other * deck.COLUMNS + state.fought], suits, LEAD, out, count)
    return count


def may_be_reserved(state: Any, owner: int) -> int:
    """Return the set of cards that may be in the owner's Action Reserve, as far as others know."""
    cards = 0
    for i in range(state.reserve_count[owner]):
        cards |= state.may_reserve[owner * deck.COLUMNS + i]
    return cards


def seen_columns(state: Any, seat: int) -> int:
    """Return the set of the opponent's cards in columns that the seat sees."""
    other = 1 - seat
    shown = state.phase == deck.LOCK or state.peeks >> seat & 1
    cards = 0
    for column in range(deck.COLUMNS):
        card = state.column[other * deck.COLUMNS + column]
        if card >= 0 and (shown or lies_open(state, other, column)):
            cards |= 1 << card
    return cards


def encode_armies(state: Any, seat: int, suits: int, out: Any, count: int) -> int:
    """Write Units, Markers, points and the numbers of cards; return the number of inputs."""
    for side in range(deck.SEATS):
        owner = seat ^ side
        unit = state.unit[owner]
        out[count] = FRONT + 13 * side + (renumbered(unit, suits) - deck.UNIT if unit >= 0 else deck.UNITS)
        out[count + 1] = MARKED + 10 * side + min(9, state.markers[owner])
        out[count + 2] = LEFT + 13 * side + units_left(state, owner)
        out[count + 3] = POINTS + 24 * side + min(23, state.points[owner] // 25)
        out[count + 4] = COUNTS + 15 * side + state.reserve_count[owner]
        out[count + 5] = COUNTS + 15 * side + 7 + min(7, state.deck_count[owner] // 5)
        count += 6
        if unit >= 0:
            out[count] = TO_GO + 10 * side + max(0, min(9, 4 + strength(unit) - state.markers[owner]))
            count += 1
        count = encode_units(state.dead[owner], suits, DEAD + deck.UNITS * side, out, count)
    count = encode_units(guard_units(state, seat), suits, GUARD, out, count)
    its_guard = 0
    for i in range(state.guard_count[1 - seat]):
        its_guard |= state.may_guard[2 * (1 - seat) + i]
    if state.guard_count[1 - seat]:
        count = encode_units(its_guard, suits, ITS_GUARD, out, count)
    lead = state.points[seat] - state.points[1 - seat]
    out[count] = AHEAD + max(0, min(15, 8 + lead // 30))
    return count + 1


def encode_moment(state: Any, seat: int, out: Any, count: int) -> int:
    """Write the phase, and which column is next; return the number of inputs."""
    phase = state.phase
    out[count] = PHASE + phase
    count += 1
    place = state.fought
    if phase in (deck.ARRANGE, deck.STUDY):
        place = next_column(state, seat)
    elif phase == deck.BETRAY:
        place = next_planned(state, seat)
    out[count] = PLACE + place
    count += 1
    if deck.TOOK <= phase <= deck.PICK:
        out[count] = STEP + kind_of_step(present_step(state))
        count += 1
    for side in range(deck.SEATS):
        owner = seat ^ side
        out[count] = LOCKED + 7 * side + state.lock[owner] + 1
        count += 1
        for column in range(deck.COLUMNS):
            if state.shown[owner] >> column & 1:
                out[count] = SHOWN + deck.COLUMNS * side + column
                count += 1
        for maneuver in range(deck.SLOTS_FOR_SALE):
            if state.bought[owner] >> maneuver & 1:
                out[count] = BOUGHT + deck.SLOTS_FOR_SALE * side + maneuver
                count += 1
    return count


def encode_flag(flag: int, place: int, out: Any, count: int) -> int:
    if flag:
        out[count] = FLAGS + place
        return count + 1
    return count


def encode_flags(state: Any, seat: int, out: Any, count: int) -> int:
    """Write the options, and what is true of this Round, such as denied rules; return the number of inputs."""
    count = encode_flag(state.items, 0, out, count)
    count = encode_flag(state.study, 1, out, count)
    count = encode_flag(state.reservation, 2, out, count)
    count = encode_flag(state.affinities, 3, out, count)
    count = encode_flag(state.kings_armor, 4, out, count)
    count = encode_flag(state.skirmish, 5, out, count)
    count = encode_flag(state.denied & 1, 6, out, count)
    count = encode_flag(state.denied >> 1 & 1, 7, out, count)
    out[count] = FLAGS + 8 + state.skirmishes
    out[count + 1] = FLAGS + 11 + (state.first == seat)
    count += 2
    for side in range(deck.SEATS):
        owner = seat ^ side
        count = encode_flag(state.spies >> owner & 1, 13 + side, out, count)
        count = encode_flag(state.peeks >> owner & 1, 15 + side, out, count)
        count = encode_flag(state.blind >> owner & 1, 17 + side, out, count)
        count = encode_flag(state.betrayers >> owner & 1, 19 + side, out, count)
    count = encode_flag(state.passes, 21, out, count)
    if state.phase == deck.WINDOW:
        count = encode_flag(1, 22 + state.window, out, count)
    return count


def encode_shop(state: Any, seat: int, out: Any, count: int) -> int:
    """Write which maneuvers can be bought, and what each is worth beyond its price; return the number of inputs."""
    found = offers(state, seat)
    point = value_of_points(state, seat)
    while found:
        maneuver = lowest(found)
        found &= found - 1
        gain = promised(state, seat, maneuver) - point * state.price[maneuver]
        out[count] = OFFERED + maneuver
        out[count + 1] = GAIN + 4 * maneuver + (gain > -0.1) + (gain > 0.0) + (gain > 0.1)
        count += 2
    return count


def encode_advice(state: Any, seat: int, suits: int, out: Any, count: int) -> int:
    """Write what the rules of thumb advise; return the number of inputs.

    If they choose by chance, all cards that they choose among are written.
    """
    if state.phase in (deck.ARRANGE, deck.STUDY):
        legal = orderly(state, seat)
        last = last_strike(state.column, seat, next_column(state, seat))
        return encode_set(fitting_cards(state, seat, legal, last), suits, FITTING, out, count)
    if state.phase == deck.BRING_UP:
        return count
    out[count] = ADVISED + renumbered_action(heuristic(state, seat, 0), suits)
    return count + 1


def encode_cards_now(state: Any, seat: int, suits: int, out: Any, count: int) -> int:
    """Write what each card that may be chosen would do in its column; return the number of inputs."""
    phase = state.phase
    if phase in (deck.BRING_UP, deck.REPLACE, deck.RAISE, deck.PICK, deck.LOCK):
        return count
    cards = state.hand[seat]
    if phase in (deck.ARRANGE, deck.STUDY):
        cards = orderly(state, seat)
    elif phase in (deck.DECIDE, deck.BETRAY, deck.TOOK, deck.GAVE):
        cards = playable(state, seat)
    foes = foes_of(state, seat)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        at = renumbered(card, suits)
        out[count] = LEGAL + at
        count += 1
        result = result_now(state, seat, card)
        if result >= 0:
            out[count] = RESULT + 7 * at + result
            count += 1
        if phase != deck.BETRAY:
            out[count] = VALUE + 6 * at + max(0, min(5, (value_now(state, seat, card, foes) + 96) // 32))
            count += 1
    return count


def value_now(state: Any, seat: int, card: int, foes: int) -> int:
    """Return the average gain of playing a card, over `foes`, the Strikes that the opponent may still play against it.

    The gain depends on the seat's Strike after which the card lies: while columns are arranged, the last one before the
    next column; in a Skirmish the seat's last one; otherwise the one with which the card gains most.
    """
    if state.phase in (deck.ARRANGE, deck.STUDY):
        return edge(state, seat, card, last_strike(state.column, seat, next_column(state, seat)), foes)
    if state.phase in (deck.DECIDE, deck.ACT, deck.REACT):
        return edge(state, seat, card, state.last[seat], foes)
    return promise(state, seat, card, state.hand[seat] | state.laid[seat], foes)


def result_now(state: Any, seat: int, card: int) -> int:
    """Return the `meeting` of the card with the opponent's card that it would meet; -1 if that card is not known."""
    other = 1 - seat
    if state.phase == deck.REACT:
        lead = state.column[other * deck.COLUMNS + state.fought]
        return meeting(state, seat, card, state.last[seat], lead, state.last[other])
    if state.phase == deck.BETRAY and not state.blind >> seat & 1:
        column = next_planned(state, seat)
        own = state.column[seat * deck.COLUMNS + column]
        last = last_strike(state.plan, seat, column)
        return meeting(state, seat, own, last_strike(state.column, seat, column), card, last)
    if state.phase == deck.ARRANGE and state.lock[other] >= 0:
        column = next_column(state, seat)
        foe = state.column[other * deck.COLUMNS + column]
        if state.lock[other] == column and (foe < deck.ACE or deck.JOKER - 4 <= foe < deck.JOKER):
            return meeting(state, seat, card, last_strike(state.column, seat, column), foe, -1)
    return -1


def meeting(state: Any, seat: int, card: int, last: int, foe: int, foe_last: int) -> int:
    """Return how a card of the seat fares against a card of the opponent, from 0 to 6.

    0 to 4: two more than the Markers that it gives, which are below 0 if it takes some. 5: an Instant Kill by the seat.
    6: an Instant Kill by the opponent.
    """
    markers = blows(state, seat, card, last, foe, foe_last)
    if state.affinities and abs(markers) == 2:
        value, suit, kind = attack_after(state, seat, card, last)
        its_value, its_suit, its_kind = attack_after(state, 1 - seat, foe, foe_last)
        _, lead = compare(value, suit, kind, its_value, its_suit, its_kind)
        if abs(lead) >= 10:
            return 5 if markers > 0 else 6
    return int(max(0, min(4, 2 + markers)))


def renumbered_action(action: int, suits: int) -> int:
    return renumbered(action, suits) if action < deck.UNIT + deck.UNITS else action


def output_of(state: Any, seat: int, action: int) -> int:
    return renumbered_action(action, renumbering(state, seat))


def encode_hidden(state: Any, seat: int, out: Any) -> int:
    """Write the opponent's cards and choices, and the result of each column that both have filled.

    See `kernel.rule_interface`.
    """
    other = 1 - seat
    suits = renumbering(state, seat)
    count = encode_set(state.hand[other], suits, HAND, out, 0)
    for column in range(deck.COLUMNS):
        count = encode_card(state.column[other * deck.COLUMNS + column], suits, LAID + 42 * column, out, count)
        count = encode_card(state.plan[other * deck.COLUMNS + column], suits, PLANNED + 42 * column, out, count)
    if state.choice[other] >= 0:
        out[count] = CHOSEN + renumbered_action(state.choice[other], suits)
        count += 1
    count = encode_set(reserved(state, other), suits, AWAY, out, count)
    count = encode_units(guard_units(state, other), suits, AT_HAND, out, count)
    return encode_meetings(state, seat, out, count)


def encode_meetings(state: Any, seat: int, out: Any, count: int) -> int:
    """Write the `meeting` in each column that both have filled; return the number of inputs."""
    other = 1 - seat
    if state.unit[0] < 0 or state.unit[1] < 0:
        return count
    for column in range(state.fought, deck.COLUMNS):
        card = state.column[seat * deck.COLUMNS + column]
        foe = state.column[other * deck.COLUMNS + column]
        last, its_last = last_strike(state.column, seat, column), last_strike(state.column, other, column)
        if attacks(card, last) and attacks(foe, its_last):
            out[count] = MET + 7 * column + meeting(state, seat, card, last, foe, its_last)
            count += 1
    return count


def attacks(card: int, last: int) -> bool:
    """Return whether there is a card (not -1) whose attack is known after that last Strike (FEUD-18)."""
    return bool(0 <= card < deck.ACE or deck.TEN <= card < deck.JOKER or (card >= 0 and last >= 0))


NETWORK = Network(
    inputs=INPUTS,
    hidden=HIDDEN,
    outputs=OUTPUTS,
    options=(
        *({"preset": "basic"},) * 4,
        {"preset": "basic", "study": True},
        *({"preset": "skirmish"},) * 4,
        {"preset": "skirmish", "affinities": True},
        *({"preset": "true"},) * 5,
        {"preset": "true", "kings_armor": "tie"},
    ),
)
