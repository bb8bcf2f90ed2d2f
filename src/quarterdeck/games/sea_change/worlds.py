"""Worlds of Sea Change: reconstructing the deal at the beginning of their round, changing single cards, and listing.

If no seat draws, the rule functions reconstruct the deal; the rest is for the conformance suite.

A seat's first hand is what it holds and has played, less what it has drawn. Only two players draw (SEA-15), and a world
does not say when the other seat drew which card. Any assignment will do, as long as the seat holds every card when it
plays it, and does not hold it when it shows a void in its suit. Slot 0 is the first hand, slot n the card drawn after
the seat's n-th play.
"""

from collections.abc import Sequence
from typing import Any

from quarterdeck.games.base import DealBack, deals_back
from quarterdeck.games.sea_change.deck import ACTIONS, HAND, MAX_PILE, PILE, SUIT_CARDS, VALUES, WORD
from quarterdeck.games.sea_change.knowledge import hands_of_all, known_part, unseen
from quarterdeck.games.sea_change.slots import DRAWS, closed_to
from quarterdeck.kernel import PyState
from quarterdeck.kernel.bits import lowest, popcount, select
from quarterdeck.kernel.listing import deal_at

Decisions = Sequence[tuple[int, int]]


def deal_back(world: Any, beginning: Any, seat: int, owners: Any, actions: Any, made: int) -> int:
    """Give every seat what it holds and has played; return 0, which means impossible, if two players draw (SEA-15)."""
    if world.seats == 2:
        return 0
    for at in range(2 * world.seats):
        beginning.hand[at] = world.hand[at]
    for at in range(MAX_PILE):
        beginning.pile[at] = world.pile[at]
    for at in range(made):
        word = actions[at] >= WORD
        beginning.hand[2 * owners[at] + word] |= 1 << actions[at] - WORD * word
    return 1


def nudge(world: Any, seat: int, one: int, two: int) -> int:
    """Swap two hidden cards; return 0 if that is impossible, as it always is when two players draw (SEA-15)."""
    giver, taker = one % world.seats, two % world.seats
    free = world.held[giver] and world.held[taker] and giver != seat and taker != seat
    if world.seats == 2 or giver == taker or not free:
        return 0
    given = card_at(world, giver, (one >> 8) % world.held[giver])
    taken = card_at(world, taker, (two >> 8) % world.held[taker])
    if world.void[taker] >> given // VALUES & 1 or world.void[giver] >> taken // VALUES & 1:
        return 0
    hand_over(world, given, giver, taker)
    hand_over(world, taken, taker, giver)
    return 1


def card_at(world: Any, seat: int, at: int) -> int:
    """Return the card at place `at` of a seat's hand, in ascending order."""
    low, high = world.hand[2 * seat], world.hand[2 * seat + 1]
    few = popcount(low)
    return select(low, at) if at < few else WORD + select(high, at - few)


def hand_over(world: Any, card: int, giver: int, taker: int) -> None:
    word = card >= WORD
    bit = 1 << card - WORD * word
    world.hand[2 * giver + word] &= ~bit
    world.hand[2 * taker + word] |= bit


def _deal(world: PyState, beginning: PyState, decisions: Decisions, reader: int) -> None:
    """Give the state at the round's beginning the world's hidden cards, also with two players."""
    if world.seats != 2:
        ALL_PLAY.deal(world, beginning, decisions, reader)
        return
    for seat in range(2):
        plays = [card for other, card in decisions if other == seat]
        cards = _cards(world, seat) + plays
        if seat == reader:
            drawn = [beginning.pile[at] for at in _drawn(seat, decisions)]
            cards = [card for card in cards if card not in drawn]
        else:
            cards = _put_back(world, beginning, seat, decisions, cards)
        for word in range(2):
            here = [card - WORD * word for card in cards if (card >= WORD) == word]
            beginning.hand[2 * seat + word] = sum(1 << card for card in here)
    beginning.pile[world.drawn :] = world.pile[world.drawn :]
    world.pile[: world.drawn] = beginning.pile[: world.drawn]


def _cards(world: PyState, seat: int) -> list[int]:
    held = world.hand[2 * seat] | world.hand[2 * seat + 1] << WORD
    return [card for card in range(ACTIONS) if held >> card & 1]


def _drawn(seat: int, decisions: Decisions) -> list[int]:
    """Return the places of the draw pile from which the seat drew: every play draws one until the pile is empty."""
    return [at for at, (other, _) in enumerate(decisions[: PILE[2]]) if other == seat]


def _put_back(world: PyState, beginning: PyState, seat: int, decisions: Decisions, cards: list[int]) -> list[int]:
    """Return the seat's first hand, and put the cards that it drew back into the pile, by matching cards to slots."""
    plays = [card for other, card in decisions if other == seat]
    places = [0] * HAND + list(range(1, min(len(plays), DRAWS) + 1))
    holds: dict[int, int] = {}

    def find(card: int, tried: set[int]) -> bool:
        for place, slot in enumerate(places):
            if place not in tried and _may_be(world, seat, card, slot, plays):
                tried.add(place)
                if place not in holds or find(holds[place], tried):
                    holds[place] = card
                    return True
        return False

    for card in cards:
        assert find(card, set()), f"seat {seat} cannot have got card {card}"
    for at, place in zip(_drawn(seat, decisions), range(HAND, len(places)), strict=True):
        beginning.pile[at] = holds[place]
    return [holds[place] for place in range(HAND)]


def _may_be(world: PyState, seat: int, card: int, slot: int, plays: list[int]) -> bool:
    """Return whether the card can have come with this slot: before it was played, and after its suit was shown void."""
    until = plays.index(card) + 1 if card in plays else len(plays) + 1
    return slot < until and not closed_to(world.past[seat], len(plays), slot, until) >> (card >> 4) & 1


ALL_PLAY = deals_back(deal_back)
DEAL_BACK = DealBack(_deal, ALL_PLAY.chose)


PLACES = 7
"""The largest stack whose orders are listed; it is the number of bins besides the hand's."""


def world_at(state: Any, seat: int, index: int, out: Any) -> int:
    """Write the first valid world from number `index` on; return its number.

    Returns -1 if there is none or there are too many. With two players (SEA-15) there are none until the pile is drawn.
    """
    known_part(state, seat, out)
    low, high = unseen(state, seat)
    if state.seats == 1:
        return stack_at(out, low, high, index)
    if state.seats == 2 and state.drawn < PILE[2]:
        return -1
    free, closed = hands_of_all(state, seat)
    return deal_at(out, low, high, free, closed, SUIT_CARDS, index)


def stack_at(out: Any, low: int, high: int, index: int) -> int:
    """Put the stack (SEA-16) into the order with this number: its places are dealt to like hands of one card each."""
    left = PILE[1] - out.drawn
    if left > PLACES:
        return -1
    free = 0
    for at in range(left):
        free |= 1 << 8 * (at + 1)
    found = deal_at(out, low, high, free, 0, SUIT_CARDS, index)
    for at in range(left if found >= 0 else 0):
        first, second = out.hand[2 * at + 2], out.hand[2 * at + 3]
        out.pile[out.drawn + at] = lowest(first) if first else WORD + lowest(second)
        out.hand[2 * at + 2] = 0
        out.hand[2 * at + 3] = 0
    return found
