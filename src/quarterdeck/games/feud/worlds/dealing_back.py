"""Reconstructs how a world's cards lay when cards were last drawn, shuffled or turned up.

The conformance suite uses it. Since then a seat's cards have moved by decisions alone, and no pile but the discard pile
has changed. So the cards that a seat had in its hand and columns are those that it has there now or in the discard
pile, without the cards that were in the discard pile before.
"""

from typing import Any

from quarterdeck.games.base import DealBack
from quarterdeck.games.feud import deck
from quarterdeck.games.feud.cards import is_item
from quarterdeck.games.feud.deck import lies_open
from quarterdeck.games.feud.piles.arranging import next_column, next_planned, orderly
from quarterdeck.kernel import PyState


def _deal(world: PyState, beginning: PyState, _: Any, reader: int) -> None:
    for name in ("deck", "army", "reserve", "guard"):
        setattr(beginning, name, list(getattr(world, name)))
    for seat in range(deck.SEATS):
        cards = (world.hand[seat] | world.laid[seat] | world.discard[seat]) & ~beginning.discard[seat]
        if beginning.laid[seat]:
            _deal_columns(world, beginning, seat, cards, reader)
        beginning.hand[seat] = cards & ~beginning.laid[seat]


def _deal_columns(world: PyState, beginning: PyState, seat: int, cards: int, reader: int) -> None:
    """Deal the cards that lay in columns at the beginning: they lie there still, or everybody saw them fought."""
    own = slice(seat * deck.COLUMNS, (seat + 1) * deck.COLUMNS)
    before, now = beginning.column[own], world.column[own]
    if not _is_betrayed(world, beginning, seat):
        beginning.column[own] = [
            one if one >= 0 and other >= 0 else other for one, other in zip(now, before, strict=True)
        ]
    elif reader < 0:
        beginning.column[own] = _arranged(beginning, seat, cards)
    beginning.laid[seat] = sum(1 << card for card in beginning.column[own] if card >= 0)


def _arranged(beginning: PyState, seat: int, cards: int) -> list[int]:
    """Arrange the cards around those that lie open.

    Any order will do, because a spectator cannot know the true one.
    """
    shown = beginning.column[seat * deck.COLUMNS : (seat + 1) * deck.COLUMNS]
    kept = {column: card for column, card in enumerate(shown) if card < 0 or lies_open(beginning, seat, column)}
    left = sorted((card for card in _members(cards) if card not in kept.values()), key=_order, reverse=True)
    return [kept[column] if column in kept else left.pop() for column in range(deck.COLUMNS)]


def _order(card: int) -> tuple[bool, bool]:
    """Return a sort key that puts Strikes first and Items last (FEUD-8)."""
    return is_item(card), card >= deck.ACE


def _members(cards: int) -> list[int]:
    return [card for card in range(cards.bit_length()) if cards >> card & 1]


def _is_betrayed(world: PyState, before: PyState, seat: int) -> bool:
    """Return whether a betrayer has arranged the seat's columns since `before`, and they still lie so (FEUD-40)."""
    betrayed = (world.peeks & world.betrayers) >> (1 - seat) & 1
    return bool(betrayed and world.phase != deck.BETRAY and not before.peeks)


def _chose(world: PyState, state: PyState, seat: int, action: int, reader: int) -> int | None:
    phase = state.phase
    if phase in (deck.STUDY, deck.ARRANGE):
        return _laid(world, state, seat, action, reader)
    if phase == deck.BETRAY:
        return _planned(world, state, seat, action)
    if phase in (deck.BRING_UP, deck.TAKE, deck.RESERVE, deck.LOCK, deck.DECIDE):
        open_still = phase == world.phase and state.fought == world.fought
        return world.choice[seat] if open_still else action
    if phase == deck.TOOK:
        same = all(getattr(state, name) == getattr(world, name) for name in ("window", "points", "maneuver", "step"))
        open_still = world.phase == deck.GAVE and same
        return world.choice[seat] if open_still else action
    return action


def _laid(world: PyState, state: PyState, seat: int, action: int, reader: int) -> int | None:
    """Return the card that the seat laid face down or showed in a Study; None while the seat may still change it.

    See FEUD-7 and FEUD-25.
    """
    if state.phase == world.phase and world.owing >> seat & 1:
        return None
    card = world.column[seat * deck.COLUMNS + next_column(state, seat)]
    if state.phase == deck.STUDY != world.phase or card < 0:
        return action  # everybody has seen the choice
    if _is_betrayed(world, state, seat):
        return action if reader >= 0 else min(_members(orderly(state, seat)), key=_order)
    return card


def _planned(world: PyState, state: PyState, seat: int, action: int) -> int | None:
    """Return the card that a betrayer puts into the victim's next column (FEUD-40)."""
    column = next_planned(state, seat)
    if world.phase == deck.BETRAY:
        return None if world.owing >> seat & 1 else world.plan[seat * deck.COLUMNS + column]
    card = world.column[(1 - seat) * deck.COLUMNS + column]
    return card if card >= 0 else action


DEAL_BACK = DealBack(_deal, _chose)
