"""The rules of Feud, FEUD-1 to FEUD-53, as functions that run interpreted and compiled.

A Round goes through phases (docs/decisions/0013-feud-phases.md). In most phases seats owe decisions. When the last
decision is in, the phase's own function carries them out and sets the next phase:

    BRING_UP  both choose a Unit (with Army Reserves), then ROUND, FIGHT or CLOSING
    ROUND     count, first player           -> TAKE, or SKIRMISH if every Round is one
    TAKE      take up the Action Reserve?   draw                        -> RESERVE
    RESERVE   put a card away?              draw                        -> WINDOW before the Study
    WINDOW    in turn: buy or pass; in TOOK to PICK, seats choose for a maneuver's steps
    STUDY     six open columns              -> LOCK -> WINDOW after the Study
    ARRANGE   six columns face down         -> WINDOW before Column One -> ARRANGE, BETRAY -> FIGHT
    FIGHT     one column                    -> FIGHT, BRING_UP, SKIRMISH or TALLY
    SKIRMISH  fresh decks                   -> DECIDE
    DECIDE    a Strike each                 -> DECIDE, ACT, SKIRMISH or TALLY
    ACT       -> REACT -> ACT, SKIRMISH or TALLY
    TALLY     points, dead Units            -> BRING_UP, CLOSING or OVER
    CLOSING   -> WINDOW at the end of the Round -> ROUND
"""

from typing import Any

from quarterdeck.games.feud import deck
from quarterdeck.games.feud.cards import all_cards
from quarterdeck.games.feud.encoding import encode, encode_hidden, output_of
from quarterdeck.games.feud.events import tell_deal
from quarterdeck.games.feud.knowledge.projection import redact, reopen
from quarterdeck.games.feud.maneuvers.windows import (
    answer_step,
    attend_window,
    betray,
    buy,
    open_window,
    pass_turn,
    present_step,
)
from quarterdeck.games.feud.phases.choosing import legal_actions
from quarterdeck.games.feud.phases.fighting import end_round, fight, gain
from quarterdeck.games.feud.phases.legality import own_actions, why_illegal
from quarterdeck.games.feud.phases.rounds import (
    begin_round,
    draw_hands,
    end_arranging,
    lock_cards,
    reserve_cards,
    show_study,
)
from quarterdeck.games.feud.phases.skirmishing import act, begin_skirmish, decide, react
from quarterdeck.games.feud.piles.armies import bring_up, call_units, fill_guard, put_shuffled_army
from quarterdeck.games.feud.piles.arranging import lay, next_planned
from quarterdeck.games.feud.piles.piles import shuffle_deck
from quarterdeck.games.feud.steps import LENGTH, SHOW_COLUMN, is_certain, kind_of_step, whose
from quarterdeck.games.feud.strategy.heuristics import counts, heuristic, horizon, leeway, outcomes, worth
from quarterdeck.games.feud.themes import themes
from quarterdeck.games.feud.worlds.sampling import resample
from quarterdeck.kernel.draws import GAME, begin_draws, begin_real_draws

DEFINITIONS, DEFINED = 15, 4 + LENGTH
"""The index at which the maneuvers begin in the options, and the number of values for each: the price first, the script
last."""


def init(state: Any, options: Any, key: Any) -> None:
    """Set up a new game.

    `options`: items, study, reservation, affinities, skirmishes, a price for each of the eight maneuvers (0: not for
    sale), King's Armor, the last Round (0: none is chosen), and from index `DEFINITIONS` on the encoded definition of
    each maneuver (`definitions.encoded`).
    """
    clear(state)
    state.seats = deck.SEATS
    state.items = options[0]
    state.study = options[1]
    state.reservation = options[2]
    state.affinities = options[3]
    state.skirmishes = options[4]
    state.kings_armor = options[13]
    state.last_round = options[14]
    for window in range(len(deck.WINDOWS)):
        state.offered[window] = 0
    state.once = 0
    state.closing = 0
    state.certain = 0
    for maneuver in range(deck.SLOTS_FOR_SALE):
        learn_maneuver(state, maneuver, options, DEFINITIONS + maneuver * DEFINED)
        if maneuver < deck.OWN:
            state.price[maneuver] = options[5 + maneuver]
    begin_real_draws(state, key)
    deal(state)
    for seat in range(deck.SEATS):
        fill_guard(state, seat)
    call_units(state, 3, deck.ROUND)
    advance(state)


def learn_maneuver(state: Any, maneuver: int, options: Any, first: int) -> None:
    """Read a maneuver's definition from `options[first]` on."""
    state.price[maneuver] = options[first]
    for window in range(len(deck.WINDOWS)):
        state.offered[window] |= (options[first + 1] >> window & 1) << maneuver
    state.once |= options[first + 2] << maneuver
    state.closing |= options[first + 3] << maneuver
    state.certain |= is_certain(options[first + 4]) << maneuver
    for at in range(LENGTH):
        state.script[maneuver * LENGTH + at] = options[first + 4 + at]


def clear(state: Any) -> None:
    """Reset the state to an empty table; `deal` sets the rest."""
    for seat in range(deck.SEATS):
        state.hand[seat] = 0
        state.laid[seat] = 0
        state.discard[seat] = 0
        state.may_hold[seat] = 0
        state.sure[seat] = 0
        state.some[seat] = 0
        state.some_count[seat] = 0
        state.points[seat] = 0
        state.dead[seat] = 0
        state.guard_count[seat] = 0
        state.reserve_count[seat] = 0
        state.unit[seat] = -1
        state.markers[seat] = 0
        state.lock[seat] = -1
        state.last[seat] = -1
        state.choice[seat] = -1
        state.bought[seat] = 0
        state.waiting[seat] = 0
        state.shown[seat] = 0
    for i in range(deck.SEATS * deck.COLUMNS):
        state.may_reserve[i] = 0
        state.reserve[i] = -1
        state.column[i] = -1
        state.plan[i] = -1
    for i in range(2 * deck.SEATS):
        state.guard[i] = -1
        state.may_guard[i] = 0
    for i in range(deck.SEATS * deck.ACTION_CARDS):
        state.deck[i] = -1
    for slot in range(deck.SLOTS):
        state.room[slot] = 0
        state.work[slot] = 0
    clear_scalars(state)


def clear_scalars(state: Any) -> None:
    """Reset the fields that do not belong to a seat."""
    state.events = 0
    state.round_number = 0
    state.owing = 0
    state.first = 0
    state.window = 0
    state.turn = 0
    state.passes = 0
    state.maneuver = 0
    state.step = 0
    state.betrayers = 0
    state.rethinkers = 0
    state.lookers = 0
    state.spies = 0
    state.denied = 0
    state.peeks = 0
    state.blind = 0
    state.fought = 0
    state.skirmish = 0
    state.active = 0
    state.slain = 0
    state.winners = 0


def deal(state: Any) -> None:
    """Shuffle both decks of both players (FEUD-1, FEUD-2)."""
    for seat in range(deck.SEATS):
        begin_draws(state, GAME)
        state.army_count[seat] = put_shuffled_army(state, seat, deck.ARMY, GAME)
        shuffle_deck(state, seat, all_cards(state))
        state.may_army[seat] = deck.ARMY
        state.may_deck[seat] = all_cards(state)
    count = state.deck_count[0]
    tell_deal(state, 1, state.army, deck.UNITS - 1, state.deck, count - 1, count)


def pending(state: Any) -> int:
    return int(state.owing)


def apply(state: Any, seat: int, action: int) -> None:
    state.events = 0
    phase = state.phase
    if phase in (deck.ARRANGE, deck.STUDY):
        if lay(state, seat, action):
            state.owing &= ~(1 << seat)
    elif phase == deck.ACT:
        act(state, seat, action)
    elif phase == deck.REACT:
        react(state, seat, action)
    elif phase == deck.BETRAY:
        plan_column(state, seat, action)
    elif deck.WINDOW <= phase <= deck.PICK:
        attend(state, seat, action)
    else:
        state.choice[seat] = action
        state.owing &= ~(1 << seat)
    advance(state)


def plan_column(state: Any, seat: int, card: int) -> None:
    """Put the victim's card into the next column of the betrayer's plan (FEUD-40)."""
    column = next_planned(state, seat)
    state.plan[seat * deck.COLUMNS + column] = card
    if column == deck.COLUMNS - 1:
        state.owing &= ~(1 << seat)


def attend(state: Any, seat: int, action: int) -> None:
    """Carry out a decision in a window (FEUD-33, FEUD-34)."""
    if state.phase != deck.WINDOW:
        answer_step(state, seat, action)
    elif action == deck.NONE:
        pass_turn(state, seat)
    else:
        buy(state, seat, action - deck.BUY)


def advance(state: Any) -> None:
    """Carry out phase after phase until a seat owes a decision or the game is over."""
    while state.owing == 0 and state.phase != deck.OVER:
        phase = state.phase
        if phase == deck.FIGHT:
            fight(state)
        elif phase == deck.ARRANGE:
            end_arranging(state)
        elif phase == deck.WINDOW:
            attend_window(state)
        elif phase >= deck.DECIDE:
            advance_fighting(state, phase)
        else:
            advance_preparing(state, phase)


def advance_preparing(state: Any, phase: int) -> None:
    if phase == deck.TAKE:
        draw_hands(state)
    elif phase == deck.RESERVE:
        reserve_cards(state)
    elif phase == deck.STUDY:
        show_study(state)
    elif phase == deck.LOCK:
        lock_cards(state)
    elif phase == deck.BETRAY:
        betray(state)
    elif phase == deck.BRING_UP:
        bring_up(state)


def advance_fighting(state: Any, phase: int) -> None:
    if phase == deck.DECIDE:
        decide(state)
    elif phase == deck.SKIRMISH:
        begin_skirmish(state)
    elif phase == deck.TALLY:
        end_round(state)
    elif phase == deck.CLOSING:
        open_window(state, deck.END_OF_ROUND)
    elif phase == deck.ROUND:
        begin_round(state)


def returns(state: Any, out: Any) -> None:
    """Write each seat's share of the win (FEUD-13, FEUD-14: a draw is shared); zeros while the game runs."""
    for seat in range(deck.SEATS):
        out[seat] = 0.0
        if state.phase == deck.OVER and state.winners >> seat & 1:
            out[seat] = 0.5 if state.winners == 3 else 1.0


def scores(state: Any, out: Any) -> int:
    for seat in range(deck.SEATS):
        out[seat] = state.points[seat]
    return deck.SEATS


def round_scores(state: Any, out: Any) -> int:
    for seat in range(deck.SEATS):
        out[seat] = gain(state, seat)
    return deck.SEATS


def moved(before: Any, after: Any) -> bool:
    """Return whether cards have moved by chance: after a shuffle, or if a pile or a Unit has changed."""
    changed = before.shuffles != after.shuffles
    for seat in range(deck.SEATS):
        changed = changed or before.unit[seat] != after.unit[seat] or before.deck_count[seat] != after.deck_count[seat]
        changed = changed or before.army_count[seat] != after.army_count[seat]
        changed = changed or before.reserve_count[seat] != after.reserve_count[seat]
    return bool(changed)


def phase(state: Any) -> int:
    """Return the index of the present phase in the game's `phases`.

    Each window and each sort of picking a column has its own.
    """
    place = deck.PHASE_PLACE[state.phase]
    if state.phase == deck.WINDOW:
        return int(place + state.window)
    if state.phase == deck.PICK:
        step = present_step(state)
        return int(place + 2 * (kind_of_step(step) == SHOW_COLUMN) + (whose(step, state.turn) != state.turn))
    return int(place)
