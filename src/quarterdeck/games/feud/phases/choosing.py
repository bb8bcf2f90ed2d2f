"""The choices of each seat in each phase."""

from typing import Any

from quarterdeck.games.feud import deck
from quarterdeck.games.feud.cards import strikes
from quarterdeck.games.feud.maneuvers.effects import can_give, pickable, takeable
from quarterdeck.games.feud.maneuvers.windows import offers, present_step
from quarterdeck.games.feud.piles.armies import guard_units
from quarterdeck.games.feud.piles.arranging import orderly, orderly_plan
from quarterdeck.games.feud.steps import SWAP, kind_of_step, whose
from quarterdeck.kernel.bits import UNKNOWN, list_members, lowest


def legal_actions(state: Any, seat: int, out: Any) -> int:
    """Fill `out` (int16[42]) with the seat's legal actions, ascending; return their number (0 for an unknown hand)."""
    if not state.owing >> seat & 1 or state.hand[seat] == UNKNOWN:
        return 0
    phase = state.phase
    if phase in (deck.ARRANGE, deck.STUDY):
        return list_members(orderly(state, seat), 0, out, 0)
    if phase == deck.WINDOW:
        out[0] = deck.NONE
        return list_members(offers(state, seat), deck.BUY, out, 1)
    if phase == deck.TAKE:
        out[0] = deck.NONE
        out[1] = deck.TAKE_UP
        return 2
    if phase == deck.LOCK:
        out[0] = deck.NONE
        return list_members((1 << deck.COLUMNS) - 1, deck.LOCK_COLUMN, out, 1)
    if phase in (deck.BRING_UP, deck.REPLACE):
        return list_members(guard_units(state, seat), deck.UNIT, out, 0)
    if phase == deck.RAISE:
        return list_members(state.dead[seat], deck.UNIT, out, 0)
    if phase == deck.PICK:
        return list_members(columns_to_pick(state), deck.LOCK_COLUMN, out, 0)
    count = list_members(playable(state, seat), 0, out, 0)
    if phase == deck.RESERVE:
        out[count] = deck.NONE
        count += 1
    return count


def playable(state: Any, seat: int) -> int:
    """Return the set of cards that the seat may choose in a phase that asks for one, other than arranging."""
    if state.phase == deck.DECIDE:
        return int(state.hand[seat] & strikes(state))
    if state.phase == deck.BETRAY:
        return orderly_plan(state, seat)
    if state.phase == deck.TOOK:
        return takeable(state, seat, present_step(state))
    if state.phase == deck.GAVE:
        return givable(state, seat)
    return int(state.hand[seat])


def columns_to_pick(state: Any) -> int:
    step = present_step(state)
    return pickable(state, whose(step, state.turn), kind_of_step(step) == SWAP)


def givable(state: Any, seat: int) -> int:
    """Return the set of cards that an adjustment may give away (FEUD-36)."""
    found = 0
    hand = state.hand[seat]
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        if can_give(state, seat, card):
            found |= 1 << card
    return found
