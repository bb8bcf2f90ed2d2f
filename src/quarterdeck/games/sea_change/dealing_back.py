"""Worlds of Sea Change dealt back to the beginning of their round, for the conformance suite.

A seat's first hand is what it holds and has played, less what it has drawn. Only two players draw (SEA-15), and a world
does not say what the other seat has drawn when: any way will do in which every card is there when it is played, and is
not there when its suit was shown void. Slot 0 is the first hand, slot n the card drawn after the seat's n-th play.
"""

from __future__ import annotations

from collections.abc import Sequence

from quarterdeck.games.base import DealBack
from quarterdeck.games.sea_change.deck import ACTIONS, HAND, PILE, WORD
from quarterdeck.games.sea_change.slots import DRAWS, closed_to
from quarterdeck.kernel import PyState

Decisions = Sequence[tuple[int, int]]


def _deal(world: PyState, beginning: PyState, decisions: Decisions, reader: int) -> None:
    for seat in range(world.seats):
        plays = [card for other, card in decisions if other == seat]
        cards = _cards(world, seat) + plays
        if world.seats == 2 and seat != reader:
            cards = _put_back(world, beginning, seat, decisions, cards)
        elif world.seats == 2:
            drawn = [beginning.pile[at] for at in _drawn(seat, decisions)]
            cards = [card for card in cards if card not in drawn]
        for word in range(2):
            here = [card - WORD * word for card in cards if (card >= WORD) == word]
            beginning.hand[2 * seat + word] = sum(1 << card for card in here)
    first = world.drawn if world.seats == 2 else 0
    beginning.pile[first:] = world.pile[first:]
    world.pile[:first] = beginning.pile[:first]


def _cards(world: PyState, seat: int) -> list[int]:
    held = world.hand[2 * seat] | world.hand[2 * seat + 1] << WORD
    return [card for card in range(ACTIONS) if held >> card & 1]


def _drawn(seat: int, decisions: Decisions) -> list[int]:
    """The places of the draw pile whose cards the seat has drawn: every play draws one, as long as there are any."""
    return [at for at, (other, _) in enumerate(decisions[: PILE[2]]) if other == seat]


def _put_back(world: PyState, beginning: PyState, seat: int, decisions: Decisions, cards: list[int]) -> list[int]:
    """The first hand of the seat; what it has drawn goes back to the pile, by a matching of cards and slots."""
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
    """Whether the card can have come with this slot: before it was played, and after its suit was shown void."""
    until = plays.index(card) + 1 if card in plays else len(plays) + 1
    return slot < until and not closed_to(world.past[seat], len(plays), slot, until) >> (card >> 4) & 1


def _chose(_: PyState, __: PyState, ___: int, action: int, ____: int) -> int:
    """Nothing is chosen in secret."""
    return action


DEAL_BACK = DealBack(_deal, _chose)
