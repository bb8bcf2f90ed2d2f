"""Slots: the times at which the cards of a two-player hand came into it, as far as known (SEA-15).

A seat that shows a void has no card of that suit then, but may draw one later. So its cards are assigned to *slots*:
the cards dealt to it are slot 0, the card drawn after its n-th play is slot n. A slot is closed to the suits in which
the seat has shown a void since the slot's cards came. From which slot a played card came is not known.

The slots still held are one number: the lowest eight bits count the cards of slot 0, and each further slot has one bit.
"""

from typing import Any

from quarterdeck.games.sea_change.deck import PILE
from quarterdeck.kernel.dealing import part
from quarterdeck.kernel.draws import draw_wide

DRAWS = PILE[2] // 2
"""The number of cards that each seat draws."""
SHOWN = 0xCCCCCCCCCCCCCCC
"""The bits of a past that hold the voids shown."""
DEALT = 0xFF
"""The bits that count the cards of slot 0."""
HELD_BITS = 20
PATHS = (1, 1, 2, 6, 24, 120)
"""For each number of plays, the number of paths: ways in which their cards can have come from slots."""


def remember(state: Any, seat: int, suit: int, shown: int) -> None:
    """Add a play to the seat's past: the card's suit, and the suit in which the seat showed a void (-1: none)."""
    state.past[seat] = state.past[seat] << 4 | shown + 1 << 2 | suit + 1


def count_plays(past: int) -> int:
    count = 0
    while past >> 4 * count:
        count += 1
    return count


def closed_to(past: int, plays: int, slot: int, before: int) -> int:
    """Return the suits in which plays after the arrival of slot `slot` and before play `before` showed voids."""
    closed = 0
    for play in range(slot + 1, before):
        closed |= 1 << (past >> 4 * (plays - play) + 2 & 3)
    return closed >> 1


def size_of(held: int, slot: int) -> int:
    """Return the number of cards of the slot that are held."""
    return held & DEALT if slot == 0 else held >> 7 + slot & 1


def play_from(held: int, slot: int, play: int) -> int:
    """Return the slots held after play `play` took a card of the slot, and the seat drew another card."""
    held -= 1 << 7 + slot if slot else 1
    return held | 1 << 7 + play if play <= DRAWS else held


def fits(past: int, plays: int, held: int, slot: int, play: int) -> bool:
    """Return whether the card of play `play` can have come from this slot."""
    suit = (past >> 4 * (plays - play) & 3) - 1
    return size_of(held, slot) > 0 and not closed_to(past, plays, slot, play) >> suit & 1


def oldest_first(past: int, plays: int, dealt: int) -> int:
    """Return the slots held if each card came from the oldest possible slot, which restricts the hand least."""
    held = dealt
    for play in range(1, plays + 1):
        slot = 0
        while not fits(past, plays, held, slot, play):
            slot += 1
        held = play_from(held, slot, play)
    return held


def follow_path(past: int, plays: int, dealt: int, path: int) -> int:
    """Return the slots held after path `path` and, above HELD_BITS bits, its number of ways; 0 if it is impossible.

    A path names for each play the slot of its card: slot 0, or the slot of a card drawn after an earlier play.
    """
    held = dealt
    ways = 1
    for play in range(1, plays + 1):
        slot = path % play
        path = path // play
        if not fits(past, plays, held, slot, play):
            return 0
        ways *= size_of(held, slot)
        held = play_from(held, slot, play)
    return held | ways << HELD_BITS


def fillings(past: int, plays: int, held: int, counts: int) -> int:
    """Return the number of ways to fill the slots held with unseen cards; `counts`: the unseen cards of each suit."""
    ways = 1
    used = 0
    for slot in range(plays + 1):
        closed = closed_to(past, plays, slot, plays + 1)
        choice = -used
        for suit in range(3):
            if not closed >> suit & 1:
                choice += part(counts, suit)
        for _ in range(size_of(held, slot)):
            ways *= choice
            choice -= 1
            used += 1
    return ways


def likely_slots(state: Any, past: int, plays: int, dealt: int, counts: int) -> int:
    """Draw the slots held, so that every deal of the round that agrees with the past is equally likely.

    This works for at most DRAWS plays. After that the pile is drawn, so the other seat's hand is known anyway.
    """
    total = 0
    for path in range(PATHS[plays]):
        found = follow_path(past, plays, dealt, path)
        total += (found >> HELD_BITS) * fillings(past, plays, found & (1 << HELD_BITS) - 1, counts)
    at = draw_wide(state, total)
    held = 0
    path = 0
    while at >= 0:
        found = follow_path(past, plays, dealt, path)
        held = found & (1 << HELD_BITS) - 1
        at -= (found >> HELD_BITS) * fillings(past, plays, held, counts)
        path += 1
    return held
