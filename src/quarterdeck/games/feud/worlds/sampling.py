"""Drawing a full state that agrees with what a seat knows: the inverse of `redact`.

The hidden cards of the other seat's hand, face-down columns and Action Reserve go into *slots*; the remaining hidden
cards are its Action Deck. `room[slot]` is the set of cards that the slot may take, `work[slot]` the card that it takes.
"""

from typing import Any

from quarterdeck.games.feud import deck
from quarterdeck.games.feud.cards import all_cards, can_keep, in_deck, open_cards, strikes
from quarterdeck.games.feud.knowledge.projection import redact
from quarterdeck.games.feud.maneuvers.effects import takeable
from quarterdeck.games.feud.maneuvers.windows import present_step
from quarterdeck.games.feud.piles.armies import guard_units, hidden_units, put_shuffled_army
from quarterdeck.games.feud.piles.arranging import scatter, scatter_plan
from quarterdeck.games.feud.piles.piles import put_shuffled
from quarterdeck.kernel.bits import UNKNOWN, lowest, popcount, select
from quarterdeck.kernel.draws import RESAMPLE, begin_draws, draw, set_key

TRIES = 6
"""The number of random hands to try before one is made to fit."""


def resample(state: Any, seat: int, key: Any, out: Any) -> None:
    """Draw a full state consistent with what `seat` knows; `key` (uint32[8]) replaces the key.

    Every consistent deal is possible, but if much is known they are not all equally likely.
    """
    redact(state, seat, out)
    set_key(out, key)
    begin_draws(out, RESAMPLE)
    for owner in range(deck.SEATS):
        if owner == seat:
            complete_own(out, seat)
        else:
            draw_cards(out, owner)
            draw_guard(out, owner)
        below = hidden_units(out, owner) & ~guard_units(out, owner)
        put_shuffled_army(out, owner, below, RESAMPLE)
    for owner in range(deck.SEATS):
        if owner != seat:
            draw_choice(out, owner)
    for slot in range(deck.SLOTS):
        out.room[slot] = 0
        out.work[slot] = 0


def complete_own(out: Any, seat: int) -> None:
    """Draw the order of the seat's own Action Deck, and of its own columns if the opponent has changed them."""
    cards = in_deck(out, seat)
    base = seat * deck.ACTION_CARDS
    for i in range(out.deck_count[seat]):
        if out.seen[seat] >> i & 1:
            cards &= ~(1 << out.deck[base + i])
    for i in range(out.deck_count[seat]):
        if not out.seen[seat] >> i & 1:
            card = select(cards, draw(out, popcount(cards), RESAMPLE))
            cards &= ~(1 << card)
            out.deck[base + i] = card
    if out.blind >> seat & 1:
        scatter(out, seat, out.laid[seat] & ~open_cards(out, seat), RESAMPLE)


def draw_cards(out: Any, owner: int) -> None:
    """Draw hand, face-down columns, Action Reserve and Action Deck of another seat."""
    hidden = all_cards(out) & ~(out.discard[owner] | out.laid[owner])
    count = popcount(hidden) - out.reserve_count[owner] - out.deck_count[owner]
    hand = draw_hand(out, owner, hidden, count)
    if hand and is_laid(out, owner):
        scatter(out, owner, hand, RESAMPLE)
        out.laid[owner] |= hand
        out.hand[owner] = 0
    else:
        out.hand[owner] = hand
    put_shuffled(out, owner, in_deck(out, owner), RESAMPLE)


def is_laid(out: Any, owner: int) -> bool:
    """Return whether the seat's hidden cards outside its piles lie in its columns."""
    phase = out.phase
    if phase in (deck.ARRANGE, deck.STUDY):
        return not out.owing >> owner & 1
    if deck.WINDOW <= phase <= deck.PICK:
        return bool(out.window == deck.BEFORE_COLUMNS)
    return bool(phase in (deck.BETRAY, deck.BRING_UP))


def draw_hand(out: Any, owner: int, hidden: int, count: int) -> int:
    """Draw `count` of the `hidden` cards as the seat's hand, and its Action Reserve from the rest; return the hand."""
    sure = out.sure[owner] & hidden
    some = max(0, out.some_count[owner] - popcount(out.some[owner] & out.laid[owner]))
    if out.hand[owner] != UNKNOWN:  # the reader has looked at the hand
        sure = out.hand[owner]
        some = 0
    free = count - popcount(sure)
    hand = sure
    for attempt in range(TRIES + 3 + deck.COLUMNS):
        fitting = attempt - TRIES
        if make_room(out, owner, free, some, fitting) and fill(out, owner, hidden & ~sure, free):
            hand = sure
            for slot in range(free):
                hand |= 1 << out.work[slot]
            if is_sound(out, owner, hand):
                break
    for i in range(out.reserve_count[owner]):
        out.reserve[owner * deck.COLUMNS + i] = out.work[free + i]
    return hand


def make_room(out: Any, owner: int, free: int, some: int, fitting: int) -> bool:
    """Set what each slot may take; return False if that is not possible.

    There are `free` slots of the hand, the first `some` of which take cards of a known set, and the slots of the Action
    Reserve. From 0 on, `fitting` names a way to make an arrangement possible. 0 and 1 require a Strike within or beyond
    the known set. From 2 on, as many Tens as stand before a locked Strike are required, `fitting` - 2 of them within
    the set.
    """
    rest = out.may_hold[owner]
    if rest & out.some[owner] & out.laid[owner]:
        # A card that was shown may belong to the rest of the hand: then one more card of `some` is left.
        rest |= out.some[owner]
    for slot in range(free):
        out.room[slot] = out.some[owner] if slot < some else rest
    for i in range(out.reserve_count[owner]):
        out.room[free + i] = out.may_reserve[owner * deck.COLUMNS + i]
    if fitting < 0:
        return True
    if fitting < 2:
        slot = 0 if fitting == 0 else some
        if slot < free:
            out.room[slot] &= strikes(out)
        return slot < free
    return make_room_for_tens(out, owner, free, some, fitting - 2)


def make_room_for_tens(out: Any, owner: int, free: int, some: int, within: int) -> bool:
    """Require a Ten for each column before the lock, `within` of them in the slots of the known set."""
    beyond = out.lock[owner] - popcount(out.sure[owner] & deck.TENS & ~out.laid[owner]) - within
    if within > some or beyond < 0 or some + beyond > free:
        return False
    for slot in range(within):
        out.room[slot] &= deck.TENS
    for slot in range(some, some + beyond):
        out.room[slot] &= deck.TENS
    return True


def fill(out: Any, owner: int, hidden: int, free: int) -> bool:
    """Fill all slots with cards. Cards that cannot be in the Action Deck must get a slot."""
    return fill_slots(out, free + out.reserve_count[owner], hidden, hidden & ~out.may_deck[owner])


def is_sound(out: Any, owner: int, hand: int) -> bool:
    """Return whether the hand is possible: it has a Strike, and an arrangement around the lock (FEUD-6, FEUD-27)."""
    phase = out.phase
    before = deck.WINDOW <= phase <= deck.PICK and out.window < deck.END_OF_ROUND
    arranging = phase in (deck.RESERVE, deck.STUDY, deck.ARRANGE, deck.BETRAY)
    if not (before or arranging or phase == deck.DECIDE):
        return True
    if not (hand | out.laid[owner]) & strikes(out):
        return False
    lock = out.lock[owner]
    return lock < 0 or can_keep(hand, out.column[owner * deck.COLUMNS + lock], lock, popcount(hand & deck.TENS))


def draw_guard(out: Any, owner: int) -> None:
    """Draw the Army Reserve of another seat."""
    count = out.guard_count[owner]
    hidden = hidden_units(out, owner)
    for i in range(count):
        out.room[i] = out.may_guard[2 * owner + i]
    fill_slots(out, count, hidden, hidden & ~out.may_army[owner])
    for i in range(count):
        out.guard[2 * owner + i] = deck.UNIT + out.work[i]


def draw_choice(out: Any, owner: int) -> None:
    """Draw a choice that another seat has made but not shown yet."""
    phase = out.phase
    if phase == deck.GAVE and out.owing >> owner & 1:
        out.choice[owner] = any_of(out, takeable(out, owner, present_step(out)))
    if out.owing >> owner & 1:
        return
    if phase == deck.BRING_UP and out.needs >> owner & 1:
        out.choice[owner] = deck.UNIT + any_of(out, guard_units(out, owner))
    elif phase == deck.TAKE and out.reserve_count[owner]:
        out.choice[owner] = deck.TAKE_UP if draw(out, 2, RESAMPLE) else deck.NONE
    elif phase == deck.RESERVE and out.deck_count[owner]:
        at = draw(out, deck.COLUMNS + 1, RESAMPLE)
        out.choice[owner] = deck.NONE if at == deck.COLUMNS else select(out.hand[owner], at)
    elif phase == deck.LOCK:
        column = draw(out, deck.COLUMNS + 1, RESAMPLE)
        out.choice[owner] = deck.NONE if column == deck.COLUMNS else deck.LOCK_COLUMN + column
    elif phase == deck.DECIDE:
        out.choice[owner] = any_of(out, out.hand[owner] & strikes(out))
    elif phase == deck.BETRAY and out.betrayers >> owner & 1:
        scatter_plan(out, owner, out.laid[1 - owner], RESAMPLE)


def any_of(out: Any, members: int) -> int:
    count = popcount(members)
    return lowest(members) if count == 1 else select(members, draw(out, count, RESAMPLE))


ROOT = 15
"""The parent of the first slot of a chain; slots have lower numbers, four bits each."""


def fill_slots(out: Any, count: int, cards: int, must: int) -> bool:
    """Draw a card of `cards` for each slot below `count`, including all of `must`; False if that is impossible."""
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
    """Find a slot for `card`. If all slots that may take it are full, move cards along a chain to a free slot."""
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
    """Move each card of the chain one slot on, up to the empty `slot` at the end, and `card` into the first slot."""
    giver = parents >> 4 * slot & 15
    while giver != ROOT:
        out.work[slot] = out.work[giver]
        slot = giver
        giver = parents >> 4 * slot & 15
    out.work[slot] = card


def move_along(out: Any, count: int, slot: int, free: int) -> int:
    """Move cards along a chain so that the empty `slot` is filled, and a `free` card fills the chain's last slot.

    Returns the free card, or -1 if there is no such chain.
    """
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
    """Put `card` into `slot`, the card that was there into the slot's parent, and so on up the chain."""
    while slot != ROOT:
        moved = out.work[slot]
        out.work[slot] = card
        card = moved
        slot = parents >> 4 * slot & 15
