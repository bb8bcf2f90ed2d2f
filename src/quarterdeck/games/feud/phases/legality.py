"""The actions that a seat could try, the reasons why a choice is not legal in Feud, and actions by name."""

from typing import Any

from quarterdeck.games.codes import Name, Number
from quarterdeck.games.feud import deck
from quarterdeck.games.feud.cards import is_item, strikes
from quarterdeck.games.feud.piles.arranging import next_column, next_planned, planned
from quarterdeck.games.feud.steps import CALL, LENGTH, RAISE_DEAD, kind_of_step
from quarterdeck.games.types import ReasonKind
from quarterdeck.kernel.bits import list_members

TITLES = tuple(name.replace("_", " ").title() for name in deck.MANEUVERS)
ACTION_NAMES = (
    *(f"card {name}" for name in deck.NAMES[: deck.UNIT]),
    *(f"Unit {name}" for name in deck.NAMES[deck.UNIT :]),
    "nothing",
    "take up the Action Reserve",
    *(f"lock column {column}" for column in range(1, deck.COLUMNS + 1)),
    *(f"buy {title}" for title in TITLES),
    *(f"buy own Maneuver {number}" for number in range(1, deck.MOST_OWN + 1)),
)
"""The name of each action. Why a card is chosen depends on the phase, and is not part of the name."""

_CARD = (("card", deck.CARD),)
_PLACED = (*_CARD, ("column", Number(1)))
_PRICED = (("maneuver", Name(deck.MANEUVERS)), ("price", Number()), ("points", Number()))


_OF_OWN = (("maneuver", Number()), ("price", Number()), ("points", Number()))


def _held(rule: str, words: str) -> tuple[ReasonKind, ...]:
    """Return three reasons for phases that ask for a card of the hand: no card, one in a column, one not held."""
    return (
        ReasonKind(rule, "choose_card", words),
        ReasonKind(rule, "in_a_column", "that card lies in a column already", _CARD),
        ReasonKind(rule, "not_in_hand", "you do not hold that card", _CARD),
    )


def _of_each(rule: str, code: str, words: str) -> tuple[ReasonKind, ...]:
    return tuple(ReasonKind(rule, code, words.replace("{title}", title), _PRICED) for title in TITLES)


REASONS = (
    ReasonKind("FEUD-28", "choose_unit", "choose a Unit of your Army Reserve"),
    ReasonKind("FEUD-31", "take_or_leave", "take up the Action Reserve or leave it"),
    ReasonKind("FEUD-34", "buy_or_pass", "buy a maneuver or pass"),
    ReasonKind("FEUD-33", "choose_card", "take a card of your Action Deck or discard pile"),
    ReasonKind("FEUD-33", "not_in_piles", "that card is neither in your Action Deck nor in your discard pile", _CARD),
    ReasonKind("FEUD-33", "choose_unit", "choose a Unit of your Army Reserve"),
    ReasonKind("FEUD-33", "choose_dead", "choose one of your dead Units"),
    ReasonKind("FEUD-26", "lock_or_not", "lock one of the opponent's columns, or none"),
    ReasonKind(
        "FEUD-27", "lock_needs_strike", "the locked Item needs a Strike before it", (*_PLACED, ("locked", deck.CARD))
    ),
    ReasonKind("FEUD-8", "needs_strike", "an Ace, Two or Joker needs a Strike in an earlier column", _PLACED),
    ReasonKind("FEUD-40", "choose_theirs", "choose one of the opponent's cards that are left"),
    ReasonKind("FEUD-36", "breaks_lock", "without it the hand could not keep the Way of Order and the lock", _CARD),
    ReasonKind("FEUD-36", "last_strike", "the hand would be left without a Strike", _CARD),
    ReasonKind("FEUD-46", "place_strike", "place a Strike, 3 to 10", _CARD),
    *_held("FEUD-7", "put a card into the next column"),
    *_held("FEUD-29", "put a card away, or none"),
    *_held("FEUD-33", "give a card of your hand"),
    *_held("FEUD-46", "place a Strike"),
    *_held("FEUD-48", "place a card"),
    *_held("FEUD-48", "answer with a card"),
    *_of_each("FEUD-33", "not_allowed", "{title} is not allowed at this table"),
    *_of_each("FEUD-34", "other_window", "{title} has its window at another time"),
    *_of_each("FEUD-33", "too_dear", "{title} costs {price} and you have {points} points"),
    *_of_each("FEUD-33", "once_a_round", "{title} can be bought once a Round"),
    ReasonKind("FEUD-34", "no_effect", "Replacement would have no effect: your Army Reserve is empty", _PRICED),
    ReasonKind("FEUD-34", "no_effect", "Resurrection would have no effect: none of your Units is dead", _PRICED),
    ReasonKind("FEUD-34", "no_effect", "Heal would have no effect: your Unit bears no Marker", _PRICED),
    ReasonKind("FEUD-33", "not_allowed", "this table has no such Maneuver of its own", _OF_OWN),
    ReasonKind("FEUD-34", "other_window", "that Maneuver has its window at another time", _OF_OWN),
    ReasonKind("FEUD-33", "too_dear", "that Maneuver costs {price} and you have {points} points", _OF_OWN),
    ReasonKind("FEUD-33", "once_a_round", "that Maneuver can be bought once a Round", _OF_OWN),
    ReasonKind("FEUD-34", "no_effect", "that Maneuver would have no effect or lacks what it needs", _OF_OWN),
    ReasonKind("FEUD-33", "choose_column", "choose one of the columns that lie face down"),
)
CHOOSE_UNIT, TAKE_OR_LEAVE, BUY_OR_PASS, TAKE_CARD, NOT_IN_PILES, CHOOSE_RESERVE, CHOOSE_DEAD, LOCK_OR_NOT = range(8)
LOCK_NEEDS_STRIKE, NEEDS_STRIKE, CHOOSE_THEIRS, BREAKS_LOCK, LAST_STRIKE, PLACE_STRIKE = range(8, 14)
TO_ARRANGE, TO_RESERVE, TO_GIVE, TO_DECIDE, TO_ACT, TO_ANSWER = range(14, 32, 3)
NO_EFFECT = 4
NO_CARD, IN_A_COLUMN, NOT_IN_HAND = range(3)
"""Offsets of these three reasons from `TO_ARRANGE`, `TO_RESERVE` and so on."""
NOT_ALLOWED, NO_REPLACEMENT = 32, 64
"""From `NOT_ALLOWED` on, four reasons for each maneuver (`what_bars`); from `NO_REPLACEMENT` on, the other reasons."""
NO_RESURRECTION, NO_HEALING = NO_REPLACEMENT + 1, NO_REPLACEMENT + 2
OF_OWN, CHOOSE_COLUMN = NO_HEALING + 1, NO_HEALING + 6
"""From `OF_OWN` on, five reasons for a table's own maneuvers: not allowed, another window, too dear, once a Round, no
effect."""


def own_actions(state: Any, seat: int, out: Any) -> int:
    """List what `seat` could try in this phase: cards of its hand or of the columns that it arranges, and maneuvers."""
    if state.phase == deck.WINDOW:
        return list_members(state.offered[state.window], deck.BUY, out, 0)
    if state.phase == deck.BETRAY:
        return list_members(state.laid[1 - seat] & ~planned(state, seat), 0, out, 0)
    if state.phase in (deck.RESERVE, deck.STUDY, deck.ARRANGE, deck.DECIDE, deck.ACT, deck.REACT, deck.GAVE, deck.GIVE):
        return list_members(max(0, state.hand[seat]), 0, out, 0)
    return 0


def why_illegal(state: Any, seat: int, action: int, out: Any) -> int:
    phase = state.phase
    out[0] = action
    if phase in (deck.STUDY, deck.ARRANGE):
        return why_not_arranged(state, seat, action, out)
    if phase == deck.WINDOW:
        return why_not_bought(state, seat, action, out)
    if phase == deck.BETRAY:
        return why_not_betrayed(state, seat, action, out)
    if phase == deck.GAVE:
        return why_not_given(state, seat, action)
    if phase == deck.GIVE:
        return why_not_held(state, seat, action, TO_GIVE)
    if phase == deck.DECIDE:
        weak = holds(state, seat, action) and not strikes(state) >> action & 1
        return PLACE_STRIKE if weak else why_not_held(state, seat, action, TO_DECIDE)
    if phase == deck.RESERVE:
        return why_not_held(state, seat, action, TO_RESERVE)
    if phase in (deck.ACT, deck.REACT):
        return why_not_held(state, seat, action, TO_ACT if phase == deck.ACT else TO_ANSWER)
    return why_no_choice(phase, action)


def why_no_choice(phase: int, action: int) -> int:
    """Return the reason in a phase that allows every action of the right sort."""
    if phase == deck.TOOK:
        return TAKE_CARD if action >= deck.UNIT else NOT_IN_PILES
    if phase == deck.BRING_UP:
        return CHOOSE_UNIT
    if phase == deck.TAKE:
        return TAKE_OR_LEAVE
    if phase == deck.REPLACE:
        return CHOOSE_RESERVE
    if phase == deck.PICK:
        return CHOOSE_COLUMN
    return CHOOSE_DEAD if phase == deck.RAISE else LOCK_OR_NOT


def holds(state: Any, seat: int, action: int) -> bool:
    return bool(action < deck.UNIT and state.hand[seat] >> action & 1)


def why_not_held(state: Any, seat: int, action: int, first: int) -> int:
    """Return one of the three reasons from `first` on why a card is not in the hand, or is no card at all."""
    if action >= deck.UNIT:
        return first + NO_CARD
    return first + (IN_A_COLUMN if state.laid[seat] >> action & 1 else NOT_IN_HAND)


def why_not_arranged(state: Any, seat: int, action: int, out: Any) -> int:
    """Return why a card may not stand in the next column (FEUD-7, FEUD-8, FEUD-27)."""
    if not holds(state, seat, action):
        return why_not_held(state, seat, action, TO_ARRANGE)
    out[1] = next_column(state, seat)
    lock = state.lock[seat]
    if lock == out[1] + 1 and is_item(state.column[seat * deck.COLUMNS + lock]):
        out[2] = state.column[seat * deck.COLUMNS + lock]
        return LOCK_NEEDS_STRIKE
    return NEEDS_STRIKE


def why_not_betrayed(state: Any, seat: int, action: int, out: Any) -> int:
    """Return why a card of the opponent may not stand in the next column (FEUD-40)."""
    if action >= deck.UNIT or not (state.laid[1 - seat] & ~planned(state, seat)) >> action & 1:
        return CHOOSE_THEIRS
    out[1] = next_planned(state, seat)
    return NEEDS_STRIKE


def why_not_given(state: Any, seat: int, action: int) -> int:
    """Return why an adjustment may not give a card away (FEUD-33, FEUD-36)."""
    if not holds(state, seat, action):
        return why_not_held(state, seat, action, TO_GIVE)
    return BREAKS_LOCK if state.lock[seat] >= 0 else LAST_STRIKE


def why_not_bought(state: Any, seat: int, action: int, out: Any) -> int:
    """Return why the seat cannot buy a maneuver now (FEUD-33, FEUD-34)."""
    if action < deck.BUY:
        return BUY_OR_PASS
    maneuver = action - deck.BUY
    out[0] = maneuver
    out[1] = state.price[maneuver]
    out[2] = state.points[seat]
    why = what_bars(state, seat, maneuver)
    if maneuver >= deck.OWN:
        out[0] = maneuver - deck.OWN
        return OF_OWN + why
    if why < NO_EFFECT:
        return NOT_ALLOWED + len(deck.MANEUVERS) * why + maneuver
    kind = kind_of_step(state.script[maneuver * LENGTH])
    if kind == CALL:
        return NO_REPLACEMENT
    return NO_RESURRECTION if kind == RAISE_DEAD else NO_HEALING


def what_bars(state: Any, seat: int, maneuver: int) -> int:
    """Return the first obstacle: not allowed, another window, too dear, once a Round, NO_EFFECT (FEUD-33, FEUD-34)."""
    price = state.price[maneuver]
    if price == 0:
        return 0
    if not state.offered[state.window] >> maneuver & 1:
        return 1
    if price > state.points[seat]:
        return 2
    return 3 if state.once >> maneuver & 1 and state.bought[seat] >> maneuver & 1 else NO_EFFECT
