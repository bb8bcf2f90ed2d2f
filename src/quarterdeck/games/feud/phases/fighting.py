"""The columns of a Round, fought one after the other, the tally, and the end of the game.

These are FEUD-9 to FEUD-14, FEUD-32 and FEUD-53.
"""

from typing import Any

from quarterdeck.games.feud import deck
from quarterdeck.games.feud.cards import strength
from quarterdeck.games.feud.deck import rounds_to_come
from quarterdeck.games.feud.events import (
    tell_game_end,
    tell_killed,
    tell_killed_at_once,
    tell_skirmish,
    tell_tally,
)
from quarterdeck.games.feud.knowledge.conclusions import learn_discarded
from quarterdeck.games.feud.phases.striking import starts_skirmishes, strike
from quarterdeck.games.feud.piles.armies import bury, call_units, units_left
from quarterdeck.games.feud.piles.piles import discard_hand


def fight(state: Any) -> None:
    """Fight the next column, or end the Round after the sixth (FEUD-9)."""
    if state.fought == deck.COLUMNS:
        state.phase = deck.TALLY
        return
    jokers = (state.column[state.fought] >= deck.JOKER) + (state.column[deck.COLUMNS + state.fought] >= deck.JOKER)
    decided, hit, margin = strike(state)
    if kills_at_once(state, decided, hit, margin):
        kill_at_once(state, hit)
    elif starts_skirmishes(state) and jokers and decided in (deck.TIE, deck.HEALING):
        state.phase = deck.SKIRMISH  # FEUD-45


def kills_at_once(state: Any, decided: int, hit: int, margin: int) -> bool:
    """Return whether a column was an Instant Kill (FEUD-32)."""
    return bool(state.affinities and hit >= 0 and decided == deck.BY_VALUE and margin >= 10)


def kill_at_once(state: Any, seat: int) -> None:
    """Kill the seat's Unit and score it; then the seat's next Unit fights on, or the game is over (FEUD-32)."""
    scored = 15 * state.markers[seat]
    state.points[1 - seat] += scored
    tell_killed_at_once(state, seat, state.unit[seat], state.markers[seat], 1, scored)
    bury(state, seat)
    if units_left(state, seat) == 0:
        end_game(state, 1 << (1 - seat), deck.BY_ARMY)
    else:
        call_units(state, 1 << seat, deck.FIGHT)


def is_dying(state: Any, seat: int) -> bool:
    """Return whether the Current Unit dies at the end of this Round (FEUD-12, FEUD-32)."""
    return bool(state.slain >> seat & 1 or state.markers[seat] >= strength(state.unit[seat]))


def end_round(state: Any) -> None:
    """Discard, tally and remove dead Units, then go on or end the game (FEUD-10 to FEUD-14, FEUD-50, FEUD-53)."""
    if state.skirmish:
        tell_skirmish(state, deck.S_END)
    dying = 0
    for seat in range(deck.SEATS):
        if is_dying(state, seat):
            dying |= 1 << seat
            tell_killed(state, seat, state.unit[seat], state.markers[seat], state.slain >> seat & 1)
    tally(state)
    lost = 0
    for seat in range(deck.SEATS):
        if dying >> seat & 1:
            bury(state, seat)
            if units_left(state, seat) == 0:
                lost |= 1 << seat
        discard_all(state, seat)
    clear_round(state)
    if lost == 3:
        end_game(state, more_points(state), deck.BY_POINTS)
    elif lost:
        end_game(state, 3 & ~lost, deck.BY_ARMY)
    elif rounds_to_come(state) == 0:
        end_game(state, more_units(state), deck.BY_ROUNDS)
    elif dying:
        call_units(state, dying, deck.CLOSING)
    else:
        state.phase = deck.CLOSING


def tally(state: Any) -> None:
    """Score the Markers on the enemy's Unit (FEUD-11, FEUD-50)."""
    first, second = gain(state, 0), gain(state, 1)
    state.points[0] += first
    state.points[1] += second
    tell_tally(state, state.round_number, first, second, state.points, 0)


def gain(state: Any, seat: int) -> int:
    """Return the points that the Markers on the enemy's Unit would give the seat now (FEUD-11, FEUD-50)."""
    points = 15 if is_dying(state, 1 - seat) else 10
    return int(state.markers[1 - seat] * (2 * points if state.skirmish else points))


def discard_all(state: Any, seat: int) -> None:
    """Move the columns, and after a Skirmish the hand, to the discard pile (FEUD-10, FEUD-50)."""
    if state.hand[seat]:
        discard_hand(state, seat)
    state.discard[seat] |= state.laid[seat]
    state.laid[seat] = 0
    for column in range(deck.COLUMNS):
        state.column[seat * deck.COLUMNS + column] = -1
    learn_discarded(state, seat)


def clear_round(state: Any) -> None:
    """Clear everything that belongs to the Round's fighting."""
    state.skirmish = 0
    state.slain = 0
    state.fought = 0
    state.peeks = 0
    state.blind = 0
    state.betrayers = 0
    state.lookers = 0
    state.spies = 0
    state.denied = 0
    for seat in range(deck.SEATS):
        state.lock[seat] = -1
        state.shown[seat] = 0
        state.last[seat] = -1


def more_points(state: Any) -> int:
    """Return a set with the seat that has more points; with both seats if their points are equal."""
    if state.points[0] == state.points[1]:
        return 3
    return 1 if state.points[0] > state.points[1] else 2


def more_units(state: Any) -> int:
    """Return a set with the seat that has more Units left, or else more points; with both if all is equal.

    See FEUD-14 and FEUD-53.
    """
    left = units_left(state, 0) + (state.unit[0] >= 0)
    others = units_left(state, 1) + (state.unit[1] >= 0)
    if left == others:
        return more_points(state)
    return 1 if left > others else 2


def end_game(state: Any, winners: int, cause: int) -> None:
    state.winners = winners
    state.phase = deck.OVER
    state.owing = 0
    tell_game_end(state, winners, state.points, 0, cause)
