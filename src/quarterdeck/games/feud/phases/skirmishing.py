"""Skirmishes: their Decision Phase and Combat Phase (FEUD-43 to FEUD-51)."""

from typing import Any

from quarterdeck.games.feud import deck
from quarterdeck.games.feud.cards import all_cards, reserved, strength, strikes
from quarterdeck.games.feud.events import tell_combat, tell_place, tell_skirmish
from quarterdeck.games.feud.knowledge.conclusions import learn_gathered
from quarterdeck.games.feud.phases.fighting import kills_at_once
from quarterdeck.games.feud.phases.striking import strike
from quarterdeck.games.feud.piles.piles import draw_up, ensure_strike, shuffle_deck, tell_shuffle


def begin_skirmish(state: Any) -> None:
    """Begin a Decision Phase with fresh decks (FEUD-46, FEUD-49)."""
    for seat in range(deck.SEATS):
        learn_gathered(state, seat)
    tell_skirmish(state, deck.S_RESTART if state.skirmish else deck.S_START)
    state.skirmish = 1
    state.fought = 0
    state.peeks = 0
    state.spies = 0
    state.blind = 0
    for seat in range(deck.SEATS):
        gather(state, seat)
        tell_shuffle(state, seat, deck.BY_SKIRMISH)
        draw_up(state, seat)
        ensure_strike(state, seat)
    state.phase = deck.DECIDE
    state.owing = 3


def gather(state: Any, seat: int) -> None:
    """Shuffle all Action Cards but the Action Reserve into a new Action Deck (FEUD-46)."""
    state.hand[seat] = 0
    state.laid[seat] = 0
    state.discard[seat] = 0
    state.lock[seat] = -1
    state.shown[seat] = 0
    state.last[seat] = -1
    for column in range(deck.COLUMNS):
        state.column[seat * deck.COLUMNS + column] = -1
    shuffle_deck(state, seat, all_cards(state) & ~reserved(state, seat))


def place(state: Any, seat: int, card: int) -> None:
    """Place a card from the hand in the column that is fought next."""
    state.hand[seat] &= ~(1 << card)
    state.laid[seat] |= 1 << card
    state.column[seat * deck.COLUMNS + state.fought] = card
    tell_place(state, seat, state.fought, card)


def decide(state: Any) -> None:
    """Reveal and fight the Strikes that both seats chose (FEUD-46, FEUD-47)."""
    for seat in range(deck.SEATS):
        place(state, seat, state.choice[seat])
        state.choice[seat] = -1
    _, hit, _ = strike(state)
    if hit < 0:
        able = state.hand[0] & strikes(state) and state.hand[1] & strikes(state)
        if state.fought == deck.COLUMNS or not able:
            state.phase = deck.SKIRMISH
        else:
            state.owing = 3
    elif state.markers[hit] >= strength(state.unit[hit]):
        state.phase = deck.TALLY
    elif state.fought == deck.COLUMNS:
        state.phase = deck.SKIRMISH
    else:
        state.active = 1 - hit
        tell_combat(state, deck.S_COMBAT, state.active)
        state.phase = deck.ACT
        state.owing = 1 << state.active


def act(state: Any, seat: int, card: int) -> None:
    """Place the Active player's card (FEUD-48)."""
    place(state, seat, card)
    state.phase = deck.REACT
    state.owing = 3 & ~state.owing


def react(state: Any, seat: int, card: int) -> None:
    """Place the answer, and fight the column (FEUD-48, FEUD-49)."""
    place(state, seat, card)
    decided, hit, margin = strike(state)
    if kills_at_once(state, decided, hit, margin):
        state.slain |= 1 << hit
        state.phase = deck.TALLY
        state.owing = 0
    elif state.fought < deck.COLUMNS:
        state.phase = deck.ACT
        state.owing = 1 << state.active
    else:
        state.owing = 0
        state.phase = deck.TALLY if somebody_dead(state) else deck.SKIRMISH


def somebody_dead(state: Any) -> bool:
    dead = False
    for seat in range(deck.SEATS):
        dead = dead or state.markers[seat] >= strength(state.unit[seat])
    return bool(dead)
