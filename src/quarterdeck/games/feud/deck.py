"""The packs and the state of Feud (FEUD-1 to FEUD-3). A card is a number: 0-41 the Action Cards, 42-53 the Units.

Each seat has its own pack of 54, numbered alike. Suits are 0 clubs, 1 spades, 2 diamonds, 3 hearts, so that
`suit >> 1` is the colour.
"""

from __future__ import annotations

from quarterdeck.kernel.draws import DRAW_FIELDS
from quarterdeck.kernel.state import state_dtype

SEATS = 2
COLUMNS = 6
SUITS = "CSDH"

ACE, TWO, TEN, JOKER, UNIT = 28, 32, 36, 40, 42
"""First numbers of each sort of card after the Strikes, which are 7 * suit + value - 3."""
QUEEN, KING = 46, 50
ACTION_CARDS = 42
UNITS = 12

STRIKES = (1 << ACE) - 1
TENS = 15 << TEN
PACK = (1 << ACTION_CARDS) - 1
"""All Action Cards (FEUD-2)."""
ARMY = (1 << UNITS) - 1
"""All Units; in sets of Units, member u is card `UNIT + u` (FEUD-1)."""

NAMES = (
    *(f"{value}{suit}" for suit in SUITS for value in range(3, 10)),
    *(f"{rank}{suit}" for rank in "A2T" for suit in SUITS),
    "X1",
    "X2",
    *(f"{rank}{suit}" for rank in "JQK" for suit in SUITS),
)
"""Card to its name in records."""

NONE = 54
"""Action: buy nothing, lock nothing, reserve nothing, leave the Action Reserve where it is."""
TAKE_UP = 55
"""Action: take up the Action Reserve (FEUD-31)."""
LOCK_COLUMN = 56
"""Action `LOCK_COLUMN + c` locks the opponent's card in column c, from 0 (FEUD-26)."""
BUY = 62
"""Action `BUY + m` buys maneuver m (FEUD-33)."""
ACTIONS = 70
MAX_LEGAL = 42

MANEUVERS = (
    "tactical_adjustment",
    "replacement",
    "resurrection",
    "sabotage",
    "secret_tactical_adjustment",
    "confuse",
    "betrayal",
    "heal",
)
ADJUST, REPLACEMENT, RESURRECTION, SABOTAGE, SECRET_ADJUST, CONFUSE, BETRAYAL, HEAL = range(8)
LIST_PRICE = (50, 90, 100, 40, 70, 100, 120, 30)
WINDOWS = ("before_study", "after_study", "before_columns", "end_of_round")
BEFORE_STUDY, AFTER_STUDY, BEFORE_COLUMNS, END_OF_ROUND = range(4)
OFFERED = (0b00000111, 0b00011000, 0b01100000, 0b10000000)
"""Window to the set of maneuvers that are bought in it."""
ONCE = 1 << REPLACEMENT | 1 << CONFUSE | 1 << BETRAYAL
"""The maneuvers that a player can buy only once a Round."""

OFF, ON, ALWAYS = 0, 1, 2
"""Values of `skirmishes`."""
LAST_ROUND = 500

OVER = 0
BRING_UP, TAKE, RESERVE, WINDOW, TOOK, GAVE, REPLACE, RAISE, STUDY, LOCK, ARRANGE, BETRAY, DECIDE, ACT, REACT = range(
    1, 16
)
"""Phases in which seats decide; when nobody owes a decision any more, what was chosen is carried out."""
ROUND, FIGHT, SKIRMISH, TALLY, CLOSING = range(16, 21)
"""Phases that need no decision."""

NORMAL, SUPERIOR, ULTIMATE = 0, 1, 2
BY_VALUE, BY_TRUMP, TIE, HEALING = range(4)
"""How a column is decided."""
BY_ARMY, BY_POINTS, BY_ROUNDS = range(3)
"""How a game is decided."""

(
    E_DEAL,
    E_FIRST,
    E_UNIT,
    E_TAKE,
    E_REFILL,
    E_DRAW,
    E_SHUFFLE,
    E_SHUFFLE_ARMY,
    E_RESERVE,
    E_DISCARD,
    E_STUDY,
    E_LOCK,
    E_UNLOCK,
    E_BUY,
    E_PASS,
    E_BETRAY,
    E_ARRANGE,
    E_COLUMN,
    E_SKIRMISH,
    E_PLACE,
    E_KILLED,
    E_TALLY,
    E_END,
) = range(23)
"""Kinds of events."""
HEADER = 4
"""An event: its kind, its length, the set of seats that may see its secret part (-1: everybody), the number
of public arguments; then the public arguments and the secret ones."""
EVENT_ROOM = 720
"""Room for the longest step: six columns, each an Instant Kill, a tally, and two drawings with all repeats (709)."""
REPEATS = 2
"""Times that a hand without a Strike is told to be reshuffled, at most, in one drawing (FEUD-6)."""

FROM_DECK, FROM_RESERVE = 0, 1
NO_STRIKE, BY_MANEUVER, BY_SKIRMISH = range(3)
"""Causes of a reshuffle."""
AT_START, FOR_KILLED, AS_REPLACEMENT = range(3)
"""Causes of a new Unit."""
S_START, S_RESTART, S_COMBAT, S_END = range(4)
"""What is told of a Skirmish."""

SLOTS = 12
"""Room for what `resample` places: a hand and an Action Reserve."""

STATE = state_dtype(
    [
        ("hand", "i8", (SEATS,)),  # cards in hand
        ("laid", "i8", (SEATS,)),  # the set of the cards in the columns
        ("discard", "i8", (SEATS,)),
        ("seen", "i8", (SEATS,)),  # places of the Action Deck whose card its owner knows
        # What everybody but spectators may conclude about a seat's hidden cards, beside what lies open:
        ("may_hold", "i8", (SEATS,)),  # may be among the rest of a hand or its columns
        ("may_deck", "i8", (SEATS,)),  # may be in the Action Deck
        ("sure", "i8", (SEATS,)),  # are in the hand or in a column
        ("some", "i8", (SEATS,)),  # of these `some_count` are, too
        ("may_reserve", "i8", (SEATS * COLUMNS,)),  # may be that card of the Action Reserve
        ("room", "i8", (SLOTS,)),  # of `resample` alone; 0 otherwise
        *DRAW_FIELDS,
        ("points", "i4", (SEATS,)),
        ("events", "i2"),  # numbers in `event` that the last step has told; 0: nothing
        ("round_number", "i2"),
        ("gained", "i2", (SEATS,)),  # points of the tally
        ("price", "i2", (len(MANEUVERS),)),  # 0: not for sale
        ("dead", "i2", (SEATS,)),  # Army Discard, a set of Units
        ("may_army", "i2", (SEATS,)),  # Units that others take to be possible in the Army Deck
        ("may_guard", "i2", (SEATS * 2,)),  # and as that Unit of the Army Reserve
        ("bought", "i2", (SEATS,)),  # maneuvers bought this Round
        ("event", "i1", (EVENT_ROOM,)),
        ("deck", "i1", (SEATS * ACTION_CARDS,)),  # Action Decks, from the bottom card to the top
        ("deck_count", "i1", (SEATS,)),
        ("army", "i1", (SEATS * UNITS,)),  # Army Decks, from the bottom Unit to the top
        ("army_count", "i1", (SEATS,)),
        ("guard", "i1", (SEATS * 2,)),  # Army Reserves, in the order in which they were laid down
        ("guard_count", "i1", (SEATS,)),
        ("reserve", "i1", (SEATS * COLUMNS,)),  # Action Reserves
        ("reserve_count", "i1", (SEATS,)),
        ("some_count", "i1", (SEATS,)),
        ("unit", "i1", (SEATS,)),  # Current Unit; -1: none
        ("markers", "i1", (SEATS,)),
        ("column", "i1", (SEATS * COLUMNS,)),  # -1: no card
        ("plan", "i1", (SEATS * COLUMNS,)),  # how a betrayer arranges the victim's columns
        ("lock", "i1", (SEATS,)),  # column of the seat's card that is locked; -1: none
        ("last", "i1", (SEATS,)),  # last Strike card in a column that has been fought; -1: none
        ("choice", "i1", (SEATS,)),  # what was chosen and is not carried out yet; -1: nothing
        ("work", "i1", (SLOTS,)),  # of `resample` alone; 0 otherwise
        ("seats", "i1"),
        ("items", "i1"),
        ("study", "i1"),
        ("reservation", "i1"),
        ("affinities", "i1"),
        ("skirmishes", "i1"),
        ("phase", "i1"),
        ("owing", "i1"),  # seats that owe a decision
        ("resume", "i1"),  # the phase after a Unit was brought up
        ("needs", "i1"),  # seats that bring up a Unit
        ("first", "i1"),  # who acts first in this Round's windows
        ("window", "i1"),
        ("turn", "i1"),  # whose turn it is in the window
        ("passes", "i1"),  # passes one after the other
        ("maneuver", "i1"),  # the one being bought
        ("betrayers", "i1"),  # seats that have bought Betrayal this Round
        ("peeks", "i1"),  # seats that have seen the other's face-down columns
        ("blind", "i1"),  # seats that do not know the order of their own columns
        ("fought", "i1"),  # columns fought in this Round or Skirmish
        ("skirmish", "i1"),  # one is going on
        ("active", "i1"),
        ("slain", "i1"),  # seats whose Unit an Instant Kill has killed in this Skirmish
        ("winners", "i1"),
        ("cause", "i1"),
    ]
)
"""One state. Sets of cards are bit sets; what belongs to a seat is at `seat`, or from `seat` times its length on."""
