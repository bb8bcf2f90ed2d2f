"""The projection of Feud to what each seat may know (FEUD-52)."""

from typing import Any

from quarterdeck.games.feud import deck
from quarterdeck.games.feud.deck import lies_open
from quarterdeck.kernel.bits import UNKNOWN
from quarterdeck.kernel.draws import blank_draws
from quarterdeck.kernel.event_buffer import hide
from quarterdeck.kernel.state import copy


def redact(state: Any, seat: int, out: Any) -> None:
    """Copy to `out` what `seat` may know (-1: a spectator): its own cards except the order of decks, and open cards."""
    copy(state, out)
    blank_draws(out)
    out.shuffles = 0
    for other in range(deck.SEATS):
        hide_decks(out, seat, other)
        if other != seat:
            held = out.hand[other] | out.laid[other]
            hide_hand(out, other, seat >= 0 and state.peeks >> seat & 1 != 0)
            if seat >= 0 and state.spies >> seat & 1:
                out.hand[other] = held & ~out.laid[other]
        elif state.blind >> seat & 1:
            for column in range(state.fought, deck.COLUMNS):
                if not lies_open(out, seat, column):
                    out.column[seat * deck.COLUMNS + column] = -1
    hide(out, seat)


def hide_decks(out: Any, seat: int, owner: int) -> None:
    """Hide the order of the owner's decks, except cards that the owner knowingly put under a deck (FEUD-37)."""
    seen = out.seen[owner] if owner == seat else 0
    for i in range(deck.ACTION_CARDS):
        if not seen >> i & 1:
            out.deck[owner * deck.ACTION_CARDS + i] = UNKNOWN
    for i in range(deck.UNITS):
        out.army[owner * deck.UNITS + i] = UNKNOWN


def hide_hand(out: Any, other: int, peeks: bool) -> None:
    """Hide another seat's hand, face-down columns, Reserves and choices.

    `peeks`: whether Betrayal has shown the columns.
    """
    base = other * deck.COLUMNS
    out.hand[other] = UNKNOWN
    out.choice[other] = -1
    for i in range(deck.COLUMNS):
        out.reserve[base + i] = -1
        out.plan[base + i] = -1
    for i in range(2):
        out.guard[2 * other + i] = -1
    if peeks or out.phase == deck.LOCK:
        return
    out.laid[other] = 0
    for column in range(deck.COLUMNS):
        if not lies_open(out, other, column):
            out.column[base + column] = -1
        elif out.column[base + column] >= 0:
            out.laid[other] |= 1 << out.column[base + column]


def reopen(state: Any, seat: int) -> None:
    """Take back the opponent's secret choices, to be made again.

    See FEUD-7, FEUD-25, FEUD-26, FEUD-28 to FEUD-31 and FEUD-46.
    """
    other = 1 - seat
    phase = state.phase
    if phase == deck.ARRANGE and state.rethinkers and not state.rethinkers >> other & 1:
        return
    if phase in (deck.ARRANGE, deck.STUDY):
        for column in range(deck.COLUMNS):
            card = state.column[other * deck.COLUMNS + column]
            if card >= 0 and column != state.lock[other]:
                state.column[other * deck.COLUMNS + column] = -1
                state.hand[other] |= 1 << card
                state.laid[other] &= ~(1 << card)
                state.owing |= 1 << other
    elif phase in (deck.BRING_UP, deck.TAKE, deck.RESERVE, deck.LOCK, deck.DECIDE) and state.choice[other] >= 0:
        state.choice[other] = -1
        state.owing |= 1 << other
