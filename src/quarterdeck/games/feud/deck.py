"""The packs and the state of Feud (FEUD-1 to FEUD-3). A card is a number: 0-41 the Action Cards, 42-53 the Units.

Each seat has its own pack of 54, numbered alike. Suits are 0 clubs, 1 spades, 2 diamonds, 3 hearts, so that
`suit >> 1` is the colour.
"""

from dataclasses import replace
from typing import Any

from quarterdeck.games.codes import Flag, Members, Name, Number
from quarterdeck.games.feud.steps import LENGTH
from quarterdeck.kernel.bits import UNKNOWN
from quarterdeck.kernel.draws import DRAW_FIELDS
from quarterdeck.kernel.fields import Field, event_audience, everybody, nobody, owner, state_dtype, those

SEATS = 2
COLUMNS = 6
SUITS = "CSDH"

ACE, TWO, TEN, JOKER, UNIT = 28, 32, 36, 40, 42
"""The first number of each sort of card after the Strikes. A Strike is 7 * suit + value - 3."""
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
"""The names of the cards in records, by number."""

NONE = 54
"""Action: buy nothing, lock nothing, reserve nothing, leave the Action Reserve where it is."""
TAKE_UP = 55
"""Action: take up the Action Reserve (FEUD-31)."""
LOCK_COLUMN = 56
"""Action `LOCK_COLUMN + c` locks the opponent's card in column c, from 0 (FEUD-26)."""
BUY = 62
"""Action `BUY + m` buys maneuver m (FEUD-33). From 70 on, the maneuver is one of the table's own."""
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
OWN = len(MANEUVERS)
"""The number of the first of the table's own maneuvers."""
MOST_OWN = 8
SLOTS_FOR_SALE = OWN + MOST_OWN
WINDOWS = ("before_study", "after_study", "before_columns", "end_of_round")
BEFORE_STUDY, AFTER_STUDY, BEFORE_COLUMNS, END_OF_ROUND = range(4)

SKIRMISHES = ("off", "on", "always")
OFF, ON, ALWAYS = range(3)
KINGS_ARMOR = ("saved", "tie")
TIED = 1
"""The names and numbers of the values of the options `skirmishes` and `kings_armor`."""
LAST_ROUND = 500
"""The Round after which every game is over (FEUD-14)."""
SHORT_GAMES = (0, 10, 15, 20, 30)
"""The Rounds after which a table can choose to end the game (FEUD-53); 0: no such Round is chosen."""
SHORTEST_GAMES = SHORT_GAMES[:3]
"""The same for games whose armies fall early anyway."""

OVER = 0
BRING_UP, TAKE, RESERVE, WINDOW, TOOK, GAVE, REPLACE, RAISE, GIVE, PICK = range(1, 11)
STUDY, LOCK, ARRANGE, BETRAY, DECIDE, ACT, REACT = range(11, 18)
"""Phases in which seats decide. Their choices are carried out once no seat owes a decision."""
ROUND, FIGHT, SKIRMISH, TALLY, CLOSING = range(18, 23)
"""Phases that need no decision."""
_BEFORE = ("bring_up", "take", "reserve")
_AFTER = (
    "took",
    "gave",
    "replace",
    "raise",
    "give",
    "pick",
    "study",
    "lock",
    "arrange",
    "betray",
    "decide",
    "act",
    "react",
)
STEPS = ("over", *_BEFORE, "window", *_AFTER)
"""The names of the phases in which seats decide."""
PICKS = ("swap", "swap_theirs", "show", "show_theirs")
"""Why a seat picks a column (to swap it or to show it), and whether the column is the opponent's (`theirs`)."""
_CALLED = {"window": WINDOWS, "pick": PICKS}
PHASES = tuple(called for name in (*STEPS[1:], "over") for called in _CALLED.get(name, (name,)))
"""The names of phases that the game reports: each window and each sort of picking has its own; `over` comes last."""
PHASE_PLACE = tuple(PHASES.index(_CALLED.get(name, (name,))[0]) for name in STEPS)
"""For each phase, the index of its name in `PHASES`; of its first name if it has several."""

NORMAL, SUPERIOR, ULTIMATE = 0, 1, 2
BY_VALUE, BY_TRUMP, TIE, HEALING = range(4)
"""How a column is decided."""
BY_ARMY, BY_POINTS, BY_ROUNDS = range(3)
"""How a game is decided."""

EVENT_ROOM = 1088
"""Room for the events of the longest step: six columns, each an Instant Kill, a tally, and two drawings with all
repeats (701), after a maneuver of four steps and the maneuvers of both players that waited for the end of its window
(at most 360)."""
REPEATS = 2
"""The number of events that one drawing writes at most about reshuffling a hand without a Strike (FEUD-6)."""

FROM_DECK, FROM_RESERVE = 0, 1
NO_STRIKE, BY_MANEUVER, BY_SKIRMISH = range(3)
"""Causes of a reshuffle."""
AT_START, FOR_KILLED, AS_REPLACEMENT = range(3)
"""Causes of a new Unit."""
S_START, S_RESTART, S_COMBAT, S_END = range(4)
"""Kinds of a Skirmish's events."""

SLOTS = 12
"""The most slots that `resample` fills: a hand and an Action Reserve."""

CARDS = Members(NAMES[:ACTION_CARDS], bits=ACTION_CARDS)
DEAD = Members(NAMES[UNIT:], bits=UNITS)
CARD = Name(NAMES)
BOTH = Members(tuple(range(SEATS)), bits=SEATS)


def rounds_to_come(state: Any) -> int:
    """Return the number of Rounds that may follow the present one (FEUD-14, FEUD-53)."""
    last = state.last_round if state.last_round else LAST_ROUND
    return int(last - state.round_number)


def lies_open(state: Any, seat: int, column: int) -> bool:
    """Return whether the card in that column of the seat lies open to everybody (FEUD-52)."""
    shown = column == state.lock[seat] or state.shown[seat] >> column & 1
    return bool(state.skirmish or column < state.fought or shown)


def _is_shown(state: Any, reader: int) -> bool:
    """Return whether all columns are shown to a reader, by a Study or by Betrayal (FEUD-25, FEUD-40)."""
    return bool(state.phase == LOCK or (reader >= 0 and state.peeks >> reader & 1))


def _sees_laid(state: Any, reader: int, seat: int) -> bool:
    return reader == seat or _is_shown(state, reader)


def _open_set(state: Any, _: int, seat: int) -> int:
    row = state.column[seat * COLUMNS : (seat + 1) * COLUMNS]
    return sum(1 << card for at, card in enumerate(row) if card >= 0 and lies_open(state, seat, at))


def _sees_hand(state: Any, reader: int, seat: int) -> bool:
    return reader == seat


def _known_hand(state: Any, reader: int, seat: int) -> int:
    """Return the cards of a seat that do not lie open, if the reader has looked at its hand, else UNKNOWN."""
    if reader < 0 or not state.spies >> reader & 1:
        return UNKNOWN
    shown = state.laid[seat] if _is_shown(state, reader) else _open_set(state, reader, seat)
    return int((state.hand[seat] | state.laid[seat]) & ~shown)


def _sees_column(state: Any, reader: int, entry: int) -> bool:
    """Return whether the reader sees the card in that column.

    An owner whose columns were rearranged sees them column by column, as others do (FEUD-39, FEUD-40).
    """
    seat, column = divmod(entry, COLUMNS)
    if reader == seat and not state.blind >> seat & 1:
        return True
    return lies_open(state, seat, column) or (reader != seat and _is_shown(state, reader))


def _sees_place(state: Any, reader: int, entry: int) -> bool:
    """Return whether the reader has put the card in that place under its Action Deck, and so knows it (FEUD-37)."""
    seat, place = divmod(entry, ACTION_CARDS)
    return reader == seat and bool(state.seen[seat] >> place & 1)


SHOWN_COLUMNS = "its owner, unless rearranged; who Betrayal shows it; everybody once it lies open"
FIELDS = (
    Field("hand", "i8", those(_sees_hand, _known_hand, "its owner, and who has looked at it"), SEATS, CARDS, by="seat"),
    # the cards in the columns
    Field("laid", "i8", those(_sees_laid, _open_set, SHOWN_COLUMNS), SEATS, CARDS, by="seat"),
    Field("discard", "i8", everybody(), SEATS, CARDS, by="seat"),
    Field("seen", "i8", everybody(), SEATS, by="seat"),  # places of the Action Deck whose card its owner knows
    # What everybody can conclude about a seat's cards that do not lie open. Each field is a set of cards:
    Field("may_hold", "i8", everybody(), SEATS, by="seat"),  # others that may be in the hand or in a column
    Field("may_deck", "i8", everybody(), SEATS, by="seat"),  # may be in the Action Deck
    Field("sure", "i8", everybody(), SEATS, by="seat"),  # certainly in the hand or in a column
    Field("some", "i8", everybody(), SEATS, by="seat"),  # of these, `some_count` are in the hand or in a column
    Field("may_reserve", "i8", everybody(), SEATS * COLUMNS, by="seat"),  # may be this card of the Action Reserve
    Field("room", "i8", nobody(), SLOTS),  # for `resample` only; 0 otherwise
    # Hidden, because no one may infer how many reshuffles have no event (FEUD-6).
    *(replace(field, audience=nobody()) for field in DRAW_FIELDS),
    Field("points", "i4", everybody(), SEATS, Number(), by="seat"),
    Field("events", "i2", everybody()),  # how many numbers of `event` the last step has written; 0: none
    Field("round_number", "i2", everybody(), 0, Number()),
    Field("script", "i4", everybody(), SLOTS_FOR_SALE * LENGTH),  # the steps of each maneuver
    Field("offered", "i4", everybody(), len(WINDOWS)),  # for each window, the set of maneuvers that can be bought in it
    Field("once", "i4", everybody()),  # maneuvers that a player can buy only once a Round
    Field("closing", "i4", everybody()),  # maneuvers that are carried out when the window closes
    Field("certain", "i4", everybody()),  # maneuvers that have an effect whenever they are bought
    Field("bought", "i4", everybody(), SEATS, Members(MANEUVERS, bits=8), by="seat"),  # in this Round
    Field("waiting", "i4", everybody(), SEATS, by="seat"),  # maneuvers of `closing` that were bought in this window
    Field("price", "i2", everybody(), SLOTS_FOR_SALE, Number()),  # 0: not for sale
    Field("dead", "i2", everybody(), SEATS, DEAD, by="seat"),  # Army Discard
    Field("may_army", "i2", everybody(), SEATS, by="seat"),  # Units that may be in the Army Deck, as far as others know
    Field("may_guard", "i2", everybody(), SEATS * 2, by="seat"),  # Units that may be this one of the Army Reserve
    Field("event", "i1", event_audience(), EVENT_ROOM),
    # Action Decks, from the bottom card to the top; -1: hidden, or no card
    Field(
        "deck",
        "i1",
        those(_sees_place, UNKNOWN, "its owner, what went under the deck"),
        SEATS * ACTION_CARDS,
        CARD,
        by="seat",
    ),
    Field("deck_count", "i1", everybody(), SEATS, Number(), by="seat"),
    Field("army", "i1", nobody(UNKNOWN), SEATS * UNITS, CARD),  # Army Decks, from the bottom Unit to the top
    Field("army_count", "i1", everybody(), SEATS, Number(), by="seat"),
    Field("guard", "i1", owner(UNKNOWN, 2), SEATS * 2, CARD, by="seat"),  # Army Reserves, in the order of laying down
    Field("guard_count", "i1", everybody(), SEATS, Number(), by="seat"),
    Field("reserve", "i1", owner(UNKNOWN, COLUMNS), SEATS * COLUMNS, CARD, by="seat"),  # Action Reserves
    Field("reserve_count", "i1", everybody(), SEATS, Number(), by="seat"),
    Field("some_count", "i1", everybody(), SEATS, by="seat"),
    Field("unit", "i1", everybody(), SEATS, CARD, by="seat"),  # Current Unit; -1: none
    Field("markers", "i1", everybody(), SEATS, Number(), by="seat"),
    Field("column", "i1", those(_sees_column, UNKNOWN, SHOWN_COLUMNS), SEATS * COLUMNS, CARD, by="seat"),  # -1: no card
    # a betrayer's plan: the victim's columns as the betrayer arranges them
    Field("plan", "i1", owner(UNKNOWN, COLUMNS), SEATS * COLUMNS, CARD, by="seat"),
    Field("lock", "i1", everybody(), SEATS, Number(1), by="seat"),  # column of the seat's card that is locked; -1: none
    Field("last", "i1", everybody(), SEATS, CARD, by="seat"),  # last Strike in a column that has been fought; -1: none
    Field("choice", "i1", owner(-1), SEATS, by="seat"),  # chosen but not carried out yet; -1: nothing
    Field("work", "i1", nobody(), SLOTS),  # for `resample` only; 0 otherwise
    Field("seats", "i1", everybody()),
    Field("items", "i1", everybody(), 0, Flag()),
    Field("study", "i1", everybody(), 0, Flag()),
    Field("reservation", "i1", everybody(), 0, Flag()),
    Field("affinities", "i1", everybody(), 0, Flag()),
    Field("skirmishes", "i1", everybody(), 0, Name(SKIRMISHES)),
    Field("kings_armor", "i1", everybody(), 0, Name(KINGS_ARMOR)),
    Field("last_round", "i1", everybody(), 0, Number()),  # the last Round of a short game; 0: none is chosen
    Field("phase", "i1", everybody(), 0, Name(STEPS)),
    Field("owing", "i1", everybody(), 0, BOTH, of="seat"),  # seats that owe a decision
    Field("resume", "i1", everybody()),  # the phase after a Unit was brought up
    Field("needs", "i1", everybody(), 0, BOTH, of="seat"),  # seats that must bring up a Unit
    Field("first", "i1", everybody(), 0, Number(), of="seat"),  # who acts first in this Round's windows
    Field("window", "i1", everybody(), 0, Name(WINDOWS)),
    Field("turn", "i1", everybody(), 0, Number(), of="seat"),  # whose turn it is in the window
    Field("passes", "i1", everybody(), 0, Number()),  # number of passes in a row
    Field("maneuver", "i1", everybody(), 0, Name(MANEUVERS)),  # the maneuver that is being bought
    Field("step", "i1", everybody()),  # the step of that maneuver that is being carried out
    Field("rethinkers", "i1", everybody(), 0, BOTH, of="seat"),  # seats that rearrange their own columns
    # seats that look at the other's columns when the window closes
    Field("lookers", "i1", everybody(), 0, BOTH, of="seat"),
    # seats that know which cards the other has, till the Round's end
    Field("spies", "i1", everybody(), 0, BOTH, of="seat"),
    Field("shown", "i1", everybody(), SEATS, by="seat"),  # columns of the seat that a maneuver has turned up, as a set
    Field("denied", "i1", everybody()),  # the rules that do not hold this Round, as a set
    Field("betrayers", "i1", everybody(), 0, BOTH, of="seat"),  # seats that arrange the other's columns this Round
    Field("peeks", "i1", everybody(), 0, BOTH, of="seat"),  # seats that have seen the other's face-down columns
    Field("blind", "i1", everybody(), 0, BOTH, of="seat"),  # seats that do not know the order of their own columns
    Field("fought", "i1", everybody(), 0, Number()),  # columns fought in this Round or Skirmish
    Field("skirmish", "i1", everybody(), 0, Flag()),  # whether a Skirmish is going on
    Field("active", "i1", everybody(), 0, Number(), of="seat"),
    # seats whose Unit an Instant Kill has killed in this Skirmish
    Field("slain", "i1", everybody(), 0, BOTH, of="seat"),
    Field("winners", "i1", everybody(), 0, BOTH, of="seat"),
)
"""The fields of a state. Sets of cards are bit sets. A field with values for each seat has those of `seat` at index
`seat`, or, if there are several for a seat, from `seat` times their number on."""
STATE = state_dtype(FIELDS)


def census(row: Any) -> list[int]:
    """Return every card of both packs, wherever it lies, ascending; the second seat's cards are numbered from 54 on."""
    found = []
    for seat in range(SEATS):
        cards = _members(row["hand"][seat]) + _members(row["discard"][seat])
        cards += [UNIT + unit for unit in _members(row["dead"][seat])]
        for name, each in (("column", COLUMNS), ("reserve", COLUMNS), ("guard", 2), ("unit", 1)):
            cards += [card for card in row[name][seat * each : (seat + 1) * each].tolist() if card >= 0]
        for pile, room in (("deck", ACTION_CARDS), ("army", UNITS)):
            cards += row[pile][seat * room :][: row[f"{pile}_count"][seat]].tolist()
        found += [card + 54 * seat for card in cards]
    return sorted(found)


def _members(cards: Any) -> list[int]:
    held = int(cards)
    return [card for card in range(ACTION_CARDS) if held >> card & 1]
