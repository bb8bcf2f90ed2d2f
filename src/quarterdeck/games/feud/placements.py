"""Cards into slots that may not take every card: drawn one by one, moved along where they do not fit."""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel.bits import lowest, popcount, select
from quarterdeck.kernel.draws import RESAMPLE, draw

ROOT = 15
"""Where a chain of slots begins; slots are numbered below it, four bits each."""


def fill_slots(out: Any, count: int, cards: int, must: int) -> bool:
    """Draw a card of `cards` for each of the slots 0 to `count` - 1, those of `must` among them; False if none fits."""
    for slot in range(count):
        out.work[slot] = -1
    used = must
    while must:
        if not seat_card(out, count, lowest(must)):
            return False
        must &= must - 1
    for slot in range(count):
        if out.work[slot] < 0:
            fitting = out.room[slot] & cards & ~used
            if fitting:
                card = select(fitting, draw(out, popcount(fitting), RESAMPLE))
                out.work[slot] = card
            else:
                card = move_along(out, count, slot, cards & ~used)
                if card < 0:
                    return False
            used |= 1 << card
    return True


def seat_card(out: Any, count: int, card: int) -> bool:
    """Find a slot for `card`; where all that may take it are taken, move cards along a chain to a free one."""
    fitting = 0
    empty = 0
    for slot in range(count):
        if out.room[slot] >> card & 1:
            fitting |= 1 << slot
            if out.work[slot] < 0:
                empty |= 1 << slot
    if empty:
        out.work[select(empty, draw(out, popcount(empty), RESAMPLE))] = card
        return True
    reached = fitting
    parents = 0xFFFFFFFFFFFF
    while fitting:
        giver = lowest(fitting)
        fitting &= fitting - 1
        for slot in range(count):
            if not reached >> slot & 1 and out.room[slot] >> out.work[giver] & 1:
                reached |= 1 << slot
                parents = with_parent(parents, slot, giver)
                if out.work[slot] < 0:
                    shift_in(out, slot, parents, card)
                    return True
                fitting |= 1 << slot
    return False


def with_parent(parents: int, slot: int, parent: int) -> int:
    return (parents & ~(15 << 4 * slot)) | parent << 4 * slot


def shift_in(out: Any, slot: int, parents: int, card: int) -> None:
    """Move each card of the chain that ends at the empty `slot` one place on, and `card` into its first slot."""
    giver = parents >> 4 * slot & 15
    while giver != ROOT:
        out.work[slot] = out.work[giver]
        slot = giver
        giver = parents >> 4 * slot & 15
    out.work[slot] = card


def move_along(out: Any, count: int, slot: int, free: int) -> int:
    """Give the empty `slot` a card of another one, along a chain whose last slot takes a `free` card; -1: none."""
    reached = 1 << slot
    front = reached
    parents = 0xFFFFFFFFFFFF
    while front:
        taker = lowest(front)
        front &= front - 1
        for giver in range(count):
            card = out.work[giver]
            if card >= 0 and not reached >> giver & 1 and out.room[taker] >> card & 1:
                reached |= 1 << giver
                front |= 1 << giver
                parents = with_parent(parents, giver, taker)
                fitting = out.room[giver] & free
                if fitting:
                    new = select(fitting, draw(out, popcount(fitting), RESAMPLE))
                    hand_on(out, giver, parents, new)
                    return new
    return -1


def hand_on(out: Any, slot: int, parents: int, card: int) -> None:
    """Put `card` into `slot`, the card that was there into the slot's parent, and so on."""
    while slot != ROOT:
        moved = out.work[slot]
        out.work[slot] = card
        card = moved
        slot = parents >> 4 * slot & 15
