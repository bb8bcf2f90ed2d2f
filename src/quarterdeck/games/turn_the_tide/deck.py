"""The cards and the state of Turn the Tide (TTT-1, TTT-2). A Weather card is its number, 1-60; in a set, its bit."""

from typing import Any

from quarterdeck.games.codes import Members, Name, Number, Wide
from quarterdeck.kernel.bits import UNKNOWN
from quarterdeck.kernel.draws import DRAW_FIELDS
from quarterdeck.kernel.fields import Field, event_audience, everybody, owner, state_dtype, those

CARDS = 60
HAND_SIZE = 12
HANDS = 12
"""The number of hands in a round: one for each Weather card of a seat."""
TIDES = 24
DECK = (1 << CARDS + 1) - 2
HALVES_OF = tuple((0, 1, 2, 1, 0)[max(card - 1, 0) // 12] for card in range(CARDS + 1))
"""For each card, the halves of a life preserver printed on it; the first entry is for no card."""
HALF = sum(1 << card for card in range(1, CARDS + 1) if HALVES_OF[card] == 1)
WHOLE = sum(1 << card for card in range(1, CARDS + 1) if HALVES_OF[card] == 2)
"""`HALF` and `WHOLE`: the cards with half a preserver, and those with a whole one."""

ACTIONS = CARDS + 1
"""Action `card` bids that card; action 0 is never legal."""
MAX_SEATS = 5
MAX_LEGAL = HAND_SIZE

PHASES = ("bid", "over")
EVENT_ROOM = 160
"""Room for the events of the longest step: all bids of five seats, two that lose a preserver, the round's end and a
deal."""


def hands_known(state: Any, seat: int) -> int:
    """Return the number of hands that `seat` knows: its own, and those to its left that it has held (TTT-14)."""
    return min(state.round_number, state.seats) if seat >= 0 else 0


def knows_hand(state: Any, seat: int, other: int) -> bool:
    """Return whether `seat` has held the hand that `other` has now (TTT-14)."""
    left = other - seat if other >= seat else other - seat + state.seats
    return left < hands_known(state, seat)


def holders_of(state: Any, other: int) -> int:
    """Return the set of the seats that have held the hand that `other` has now."""
    seats = 0
    for seat in range(state.seats):
        if knows_hand(state, seat, other):
            seats |= 1 << seat
    return seats


def _sees_hand(state: Any, reader: int, place: int) -> bool:
    """Return whether the reader knows the hand at a place.

    The box, after the last seat, is hidden; later places are empty.
    """
    return place > state.seats or (place < state.seats and knows_hand(state, reader, place))


def _is_turned_up(state: Any, _: int, place: int) -> bool:
    return place < 2 * state.hand_number


SEAT_SET = Members(tuple(range(MAX_SEATS)))
WEATHER = Members(tuple(range(CARDS + 1)), bits=CARDS + 1)
TIDE = Name((None, *range(1, HANDS + 1)))
FIELDS = (
    # The cards with which the round began. With 3 or 4 players, the place after the last seat is the box.
    Field(
        "hand",
        "i8",
        those(_sees_hand, UNKNOWN, "seats that have held it; the box nobody"),
        MAX_SEATS,
        WEATHER,
        by="seat",
    ),
    Field("played", "i8", everybody(), MAX_SEATS, WEATHER, by="seat"),  # cards of the hand played in this round
    # cards of the hand that everybody has seen, in any round
    Field("shown", "i8", everybody(), MAX_SEATS, WEATHER, by="seat"),
    *DRAW_FIELDS,
    Field("round_number", "i4", everybody(), 0, Wide()),
    Field("rounds", "i4", everybody(), 0, Wide()),
    Field("score", "i4", everybody(), MAX_SEATS, Wide(), by="seat"),
    Field("events", "i2", everybody()),
    # life preservers that belong to the seat's hand
    Field("preservers", "i1", everybody(), MAX_SEATS, Number(), by="seat"),
    Field("up", "i1", everybody(), MAX_SEATS, Number(), by="seat"),  # preservers not turned down
    Field("top", "i1", everybody(), MAX_SEATS, TIDE, by="seat"),  # the tide showing; 0: none
    Field("bid", "i1", owner(UNKNOWN), MAX_SEATS, Number(), by="seat"),  # bid that is not revealed yet; -1: none
    Field("points", "i1", everybody(), MAX_SEATS, Wide(1), by="seat"),  # points of the last completed round
    # In the order of turning up. Two tides that turn up together are sorted, so that their order in the deck stays
    # hidden.
    Field("tide", "i1", those(_is_turned_up, UNKNOWN, "everybody, once turned up"), TIDES, TIDE),
    Field("event", "i1", event_audience(), EVENT_ROOM),
    Field("seats", "i1", everybody()),
    Field("inside", "i1", everybody(), 0, SEAT_SET, of="seat"),  # seats still in the round
    Field("owing", "i1", everybody(), of="seat", observed=SEAT_SET),  # seats that must still bid
    Field("hand_number", "i1", everybody(), 0, Number()),
)
"""The fields of a state (TTT-1 to TTT-15). Sets of cards are bit sets; seats beyond `seats` hold nothing."""
STATE = state_dtype(FIELDS)


def census(row: Any) -> list[int]:
    """Return every Weather card in the hands and in the box, ascending, then the tides as numbers above 100."""
    weather = sorted(card for cards in row["hand"].tolist() for card in WEATHER.value(cards))
    return weather + sorted(100 + tide for tide in row["tide"].tolist())
