"""Which cards are legal in a trick, who takes it, and for which side; for the rules and the rules of thumb."""

from typing import Any

from quarterdeck.games.sea_change.deck import FIRST, ONE_SUIT, STACK, VALUES


def following_cards(state: Any, low: int, high: int) -> tuple[int, int]:
    """Return the cards of a hand that may be played to a trick that has been led (SEA-7, SEA-9)."""
    lead = state.lead
    low_lead = ONE_SUIT << VALUES * lead if lead < 3 else 0
    high_lead = ONE_SUIT << VALUES * (lead - 3) if lead >= 3 else 0
    if low & low_lead | high & high_lead:
        match = FIRST << (state.trick[state.in_trick - 1] & 15)
        return low & (low_lead | match), high & (high_lead | match)
    return low, high


def matches(state: Any, card: int) -> bool:
    """Return whether the card would cause a Sea Change (SEA-8)."""
    return state.in_trick > 0 and (card ^ state.trick[state.in_trick - 1]) & 15 == 0


def taking_place(state: Any) -> int:
    """Return the place in the trick (0: the lead) of the card that takes it as things stand (SEA-10)."""
    best = 0
    most = -1
    for place in range(state.in_trick):
        rank = rank_of(state.trick[place], state.lead, state.trump)
        if rank > most:
            most = rank
            best = place
    return best


def rank_of(card: int, lead: int, trump: int) -> int:
    """Return a card's rank: trump above the lead suit; below 16 the card cannot take (SEA-10)."""
    suit = card >> 4
    return int((card & 15) + 16 * (suit == lead) + 32 * (suit == trump))


def trick_size(state: Any) -> int:
    """Return the number of cards of a complete trick: one for each seat, or three with the stack (SEA-16)."""
    return int(state.seats) if state.seats > 1 else 3


def seat_at(state: Any, place: int) -> int:
    """Return the seat whose card has this place in the trick.

    In the one-player game the first and the last card are the stack's.
    """
    if state.seats == 1:
        return 0 if place == 1 else STACK
    seat = state.leader + place
    return int(seat if seat < state.seats else seat - state.seats)


def side_at(state: Any, place: int) -> int:
    """Return the side whose card has this place in the trick (SEA-14); side 1 is the stack's."""
    if state.seats == 1:
        return 0 if place == 1 else 1
    return side_of(state, seat_at(state, place))


def side_of(state: Any, seat: int) -> int:
    """Return the side of a seat: team mates alternate; without teams each seat is a side (SEA-14)."""
    return int(seat % state.teams if state.teams else seat)
