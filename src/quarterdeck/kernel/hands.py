"""Views and worlds for games in which hands are played card by card, perhaps after each seat has passed some cards.

They are for games in which no seat draws cards, and whose cards fit into one bit set. A state has the number of
`seats`; for each seat `hand`, `played` (the cards it has played this round), `void` (the suits that it has shown to
lack) and `gave` (the cards that it passes, its *gift*); and `owing`, the set of the seats that still have to choose
their gifts. The arguments of the functions: `shift` is how many seats further each gift goes, 0 if no cards are passed;
`passed` is true once all have chosen and the cards have changed hands.
"""

from typing import Any

from quarterdeck.kernel.bits import UNKNOWN, list_members, lowest, popcount, select
from quarterdeck.kernel.draws import RESAMPLE, blank_draws, draw
from quarterdeck.kernel.event_buffer import hide
from quarterdeck.kernel.state import copy


def sees_gift(state: Any, seat: int, giver: int, shift: int, passed: bool) -> bool:
    """Return whether `seat` knows which cards `giver` passes.

    The giver knows at once, the receiver when all have chosen. If no cards are passed, every seat knows that.
    """
    if seat == giver or shift == 0:
        return True
    return passed and seat == (giver + shift) % state.seats


def hide_hands(state: Any, seat: int, out: Any, shift: int, passed: bool) -> None:
    """Copy the state into `out`, and blank the draws, hands and gifts that `seat` (-1: a spectator) may not know."""
    copy(state, out)
    blank_draws(out)
    for other in range(state.seats):
        if other != seat:
            out.hand[other] = UNKNOWN
            if not sees_gift(state, seat, other, shift, passed):
                out.gave[other] = UNKNOWN


def known_part(state: Any, seat: int, out: Any, cards: int, shift: int, passed: bool) -> int:
    """Copy the state into `out`, but keep in others' hands only the cards that `seat` knows to be there.

    Returns all other hidden cards. `cards`: all cards of the game.
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
    """Return the number of unknown cards of each other seat, and the suits it has shown to lack (both packed).

    They are the arguments `free` and `closed` of `deal_hidden`. `size`: the number of cards dealt to each seat.
    """
    free = 0
    closed = 0
    for other in range(out.seats):
        if other != seat:
            free |= size - popcount(out.played[other]) - popcount(out.hand[other]) << 8 * other
            closed |= out.void[other] << 8 * other
    return free, closed


def resample_gifts(state: Any, seat: int, out: Any, shift: int, passed: bool, count: int) -> None:
    """Draw, for each gift that `seat` does not know, `count` cards that may have been given.

    After the cards have changed hands, they are drawn from those that the receiver has or has played. While seats still
    choose, they are drawn from the giver's hand, or the gift is empty if the giver has not chosen.
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
    """Set the gifts that `seat` does not know to UNKNOWN, as they do not affect the rest of the play."""
    for giver in range(state.seats):
        if not sees_gift(state, seat, giver, shift, passed):
            out.gave[giver] = UNKNOWN


def reopen_gifts(state: Any, seat: int) -> None:
    """Take back the gifts of all seats but `seat`, which then owe the choice again."""
    for other in range(state.seats):
        if other != seat:
            state.gave[other] = 0
            state.owing |= 1 << other


def hands_back(world: Any, beginning: Any, shift: int, passed: bool) -> int:
    """Write the hand of each seat at the deal into `beginning`; return 1, or 0 if a gift is unknown.

    The hand at the deal is the cards that the seat holds or has played, without those it received, with those it gave.
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
    """Return the next card that `seat` chooses for its gift, if it gives the cards that it gives in `world`.

    Returns -1 if there is none left, as the world may not contain the whole gift.
    """
    left = world.gave[seat] & ~state.gave[seat]
    return lowest(left) if left else -1


def swap_cards(world: Any, seat: int, one: int, two: int, known: int, suits: Any) -> int:
    """Swap two hidden cards of two seats, in hands and in gifts; the random bits `one` and `two` select them.

    `known`: cards that must not move. `suits`: the set of cards of each suit. Returns 1, or 0 if the selected cards
    cannot be swapped; the world then stays as it was.
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
