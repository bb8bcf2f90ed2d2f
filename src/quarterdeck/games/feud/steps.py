"""The parts of Maneuvers: a fixed set of steps. A step is a number that holds its kind and its details.

A Maneuver is a short list of steps (`script` of a state). The eight of the rule book are written in steps like any
other (`book`). What each step does is one rule function in `effects`.
"""

KINDS = (
    *("none", "exchange", "renew", "keep", "empty_reserve", "shuffle", "foresee", "show_hand", "look_hand"),
    *("look_columns", "scatter", "arrange", "turn", "swap", "show_column", "lock", "unlock"),
    *("heal", "wound", "call", "raise", "gain", "lose", "steal", "deny"),
)
"""The name of each kind of step in a definition."""
EXCHANGE, RENEW, KEEP, EMPTY_RESERVE, SHUFFLE, FORESEE, SHOW_HAND, LOOK_HAND = range(1, 9)
LOOK_COLUMNS, SCATTER, ARRANGE_ANEW, TURN, SWAP, SHOW_COLUMN, LOCK_CARD, UNLOCK = range(9, 17)
HEAL_UNIT, WOUND, CALL, RAISE_DEAD, GAIN, LOSE, STEAL, DENY = range(17, 25)

OWNER, CHANCE, BUYER = range(3)
CHOOSERS = ("owner", "chance", "buyer")
"""Who chooses: the owner of the cards, no one (at random), or the buyer of the Maneuver."""

ANY_PILE, DECK, DISCARD, UNDER = range(4)
PILES = ("any", "deck", "discard", "under")
"""Where cards come from or go to: Action Deck or discard pile by choice, Action Deck, discard pile, under the Action
Deck."""
STUDY_OF_ROUND, SKIRMISHES_OF_ROUND = range(2)
RULES = ("study", "skirmishes")
"""The rules of a Round that can be denied. A step's `place` is one of these, or a pile, or whether the owner sees the
cards."""

(ALWAYS_SO, FEWER_POINTS, MORE_POINTS, FEWER_UNITS, MORE_UNITS, MARKED, OPPONENT_MARKED, IS_JACK, IS_QUEEN, IS_KING) = (
    range(10)
)
CONDITIONS = (
    *("always", "fewer_points", "more_points", "fewer_units", "more_units", "marked", "opponent_marked"),
    *("jack", "queen", "king"),
)
"""Conditions that everybody can check: the buyer's points or Units against the opponent's, Markers, the Current
Unit."""

LENGTH = 4
"""The most steps of a Maneuver."""
MOST_MARKERS = 20
"""A Unit with this number of Markers cannot be wounded any more."""

_OPPONENT, _BY, _COUNT, _PLACE, _IF, _NEEDS, _BARRED = 5, 6, 8, 16, 18, 22, 26
"""The bits at which the parts of a step's number begin, above the bits of its kind."""


def packed(kind: int, opponent: int, by: int, count: int, place: int, condition: int, needs: int) -> int:
    """Pack a step into a number; `needs`: the condition on which its Maneuver can be bought."""
    done = kind | opponent << _OPPONENT | by << _BY | count << _COUNT | place << _PLACE
    return done | condition << _IF | needs << _NEEDS


def barred_to(step: int, seat: int) -> int:
    """Mark a maneuver's first step so that this seat cannot buy it; only the measurement of prices uses this."""
    return step | 1 << _BARRED + seat


def kind_of_step(step: int) -> int:
    """Return the kind of a step; 0: none."""
    return step & 31


def whose(step: int, buyer: int) -> int:
    """Return the seat whose cards, Units, Markers or points the step changes."""
    return buyer ^ (step >> _OPPONENT & 1)


def chooser(step: int) -> int:
    """Return the chooser of the step: OWNER, CHANCE or BUYER."""
    return step >> _BY & 3


def how_many(step: int) -> int:
    """Return the number of cards, Markers or points of the step."""
    return step >> _COUNT & 255


def place_of(step: int) -> int:
    """Return the step's pile, its rule, or whether the owner sees the cards."""
    return step >> _PLACE & 3


def condition_of(step: int) -> int:
    """Return the step's condition, an index into CONDITIONS."""
    return step >> _IF & 15


def needed_of(step: int) -> int:
    """Return the condition on which the step's Maneuver can be bought, an index into CONDITIONS."""
    return step >> _NEEDS & 15


def is_barred(step: int, seat: int) -> bool:
    """Return whether the seat cannot buy the maneuver that begins with the step."""
    return bool(step >> _BARRED + seat & 1)


def is_certain(step: int) -> bool:
    """Return whether a maneuver that begins with the step always has an effect, so that no check is needed."""
    kind = kind_of_step(step)
    free = step >> _IF == ALWAYS_SO and kind in (RENEW, SHOW_HAND, LOOK_HAND, LOOK_COLUMNS, SCATTER, ARRANGE_ANEW, GAIN)
    return bool(free or (kind == EXCHANGE and step >> _PLACE == ANY_PILE))
