"""Hands that are played card by card, after cards may have been passed: their views, and worlds that agree with a view.

For games in which no seat draws, and whose cards are one bit set. A state has a number of `seats`, and for each of them
`hand`, `played` (this round), `void` (the suits that it has shown not to hold), `gave` (the cards that it passes) and
`owing`, the set of the seats that have not chosen theirs. `shift`: each seat gives to the seat that number of places
on; 0 if no cards are passed. `passed`: all have chosen, and the cards have changed hands.
"""

from typing import Any

from quarterdeck.kernel.bits import UNKNOWN, list_members, lowest, popcount, select
from quarterdeck.kernel.draws import RESAMPLE, blank_draws, draw
from quarterdeck.kernel.event_buffer import hide
from quarterdeck.kernel.state import copy


def sees_gift(state: Any, seat: int, giver: int, shift: int, passed: bool) -> bool:
    """Return whether `seat` knows what `giver` gave.

    The giver knows at once, the receiver when all have chosen. If no cards are passed, all know it.
    """
    if seat == giver or shift == 0:
        return True
    return passed and seat == (giver + shift) % state.seats


def hide_hands(state: Any, seat: int, out: Any, shift: int, passed: bool) -> None:
    """Copy the state into `out`, without what `seat` (-1: a spectator) may not know of draws, hands and gifts."""
    copy(state, out)
    blank_draws(out)
    for other in range(state.seats):
        if other != seat:
            out.hand[other] = UNKNOWN
            if not sees_gift(state, seat, other, shift, passed):
                out.gave[other] = UNKNOWN


def known_part(state: Any, seat: int, out: Any, cards: int, shift: int, passed: bool) -> int:
    """Copy the state into `out`, with only those hidden cards whose holder `seat` knows; return the other hidden ones.

    `cards` are all cards of the game.
    """
    copy(state, out)
    blank_draws(out)
    hide(out, seat)
    for other in range(state.seats):
        cards &= ~state.played[other]
        if other != seat:
            out.hand[other] = 0
    if seat >= 0:
        cards &= ~state.hand[seat]
        if shift and passed:
            receiver = (seat + shift) % state.seats
            known = state.gave[seat] & cards
            out.hand[receiver] = known
            cards &= ~known
    return int(cards)


def hidden_places(out: Any, seat: int, size: int) -> tuple[int, int]:
    """Return the free places of the other seats, and the suits that they have shown to lack.

    All seats were dealt `size` cards.
    """
    free = 0
    closed = 0
    for other in range(out.seats):
        if other != seat:
            free |= size - popcount(out.played[other]) - popcount(out.hand[other]) << 8 * other
            closed |= out.void[other] << 8 * other
    return free, closed


def resample_gifts(state: Any, seat: int, out: Any, shift: int, passed: bool, count: int) -> None:
    """Draw the `count` cards that each other seat gave, where `seat` does not know them.

    They are cards that the receiver has or had; while seats still choose, cards of the giver, or none yet.
    """
    for giver in range(state.seats):
        if sees_gift(state, seat, giver, shift, passed):
            continue
        if passed:
            receiver = (giver + shift) % state.seats
            source = out.hand[receiver] | state.played[receiver]
            wanted = count
        else:
            source = out.hand[giver]
            wanted = 0 if state.owing >> giver & 1 else count
        out.gave[giver] = 0
        for _ in range(wanted):
            rest = source & ~out.gave[giver]
            out.gave[giver] |= 1 << select(rest, draw(out, popcount(rest), RESAMPLE))


def forget_gifts(state: Any, seat: int, out: Any, shift: int, passed: bool) -> None:
    """Mark the unknown gifts of others as unknown: they do not affect the rest of the play."""
    for giver in range(state.seats):
        if not sees_gift(state, seat, giver, shift, passed):
            out.gave[giver] = UNKNOWN


def reopen_gifts(state: Any, seat: int) -> None:
    """Take back the gifts that the others have chosen: they choose again."""
    for other in range(state.seats):
        if other != seat:
            state.gave[other] = 0
            state.owing |= 1 << other


def hands_back(world: Any, beginning: Any, shift: int, passed: bool) -> int:
    """Write the hand of each seat at the deal into `beginning`.

    It is what the seat holds and has played, with what it gave and without what it was given. Returns 0 if a gift is
    unknown, else 1.
    """
    for other in range(world.seats):
        if world.gave[other] == UNKNOWN:
            return 0
        hand = world.hand[other] | world.played[other]
        if shift and passed:
            hand = hand & ~world.gave[(other - shift) % world.seats] | world.gave[other]
        beginning.hand[other] = hand
    return 1


def gift_chosen(world: Any, state: Any, seat: int) -> int:
    """Return the next card that `seat` chose, of those that it gives in the world; -1: none.

    The world may not show all of them.
    """
    left = world.gave[seat] & ~state.gave[seat]
    return lowest(left) if left else -1


def swap_cards(world: Any, seat: int, one: int, two: int, known: int, suits: Any) -> int:
    """Swap two hidden cards that random bits select, in hands and in gifts.

    `known`: cards that stay where they are. `suits`: the set of cards of each suit. Returns 0 if nothing changes.
    """
    giver, taker = one % world.seats, two % world.seats
    mine, yours = world.hand[giver] & ~known, world.hand[taker] & ~known
    if giver in (taker, seat) or taker == seat or mine == 0 or yours == 0:
        return 0
    given = 1 << select(mine, (one >> 8) % popcount(mine))
    taken = 1 << select(yours, (two >> 8) % popcount(yours))
    if given & cards_of(world.void[taker], suits) or taken & cards_of(world.void[giver], suits):
        return 0
    world.hand[giver] ^= given | taken
    world.hand[taker] ^= given | taken
    for other in range(world.seats):
        gave = world.gave[other]
        if (gave & given == 0) != (gave & taken == 0):
            world.gave[other] = gave ^ (given | taken)
    return 1


def cards_of(void: int, suits: Any) -> int:
    """Return the cards of a set of suits."""
    cards = 0
    for suit in range(len(suits)):
        if void >> suit & 1:
            cards |= suits[suit]
    return cards


def listed_members(members: int, out: Any) -> int:
    """Write the members of a set into `out`, ascending, and return their number."""
    return list_members(members, 0, out, 0)
