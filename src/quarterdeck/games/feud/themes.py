"""Themes of Feud: what a good player would say of a card.

The words are in `themes.json`. A card that is arranged is judged by its place: by the Strikes before it, and by the
card locked opposite. So the themes of a whole order are those of its cards, each judged when it is laid.
"""

from typing import Any

from quarterdeck.games.feud import deck
from quarterdeck.games.feud.cards import is_item, open_cards, strength, strikes, value_of
from quarterdeck.games.feud.deck import ACE, BY_VALUE, COLUMNS, JOKER, STRIKES, TEN, TWO
from quarterdeck.games.feud.knowledge.conclusions import possible_hand
from quarterdeck.games.feud.phases.striking import attack_after, compare, cures
from quarterdeck.games.feud.piles.arranging import next_column
from quarterdeck.games.feud.strategy.arranging import last_strike
from quarterdeck.games.feud.strategy.weighing import blows, highest_value
from quarterdeck.games.themes import OUT, SURE, THEME
from quarterdeck.kernel.bits import lowest, popcount

WEAPON_HIGH, ARMOR_HIGH, ITEM_LOW, JOKER_WEAK, JOKER_STRONG, LOCK_BEATEN, LOCK_BEATS = range(7)
TEN_LATE, TEN_EARLY, PUT_AWAY, LOWEST_WINS, TWO_MARKERS, FELLS, NO_MARKER = range(7, 14)
LEADS_LEAST, LEADS_BEST, KILLS_AT_ONCE, ONLY_WINS, SIXTH_RETURNS, COVERS_BEST, TEN_READY = range(14, 21)
"""The numbers of the themes: their places in `themes.json`."""


def themes(view: Any, reader: int, seat: int, action: int, out: Any) -> None:
    """Write the themes of an action; other seats learn only what an open card does in a Skirmish.

    See `quarterdeck.kernel.rule_interface.themes`.
    """
    phase = view.phase
    if phase == deck.REACT:
        answer_themes(view, seat, action, out)
        if reader == seat:
            choice_of_answer(view, seat, action, out)
    elif reader != seat:
        return
    elif phase == deck.ARRANGE:
        place_themes(view, seat, action, out)
    elif phase == deck.RESERVE and action != deck.NONE and view.reserve_count[seat] == COLUMNS - 1:
        say(out, SIXTH_RETURNS, SURE, 0, 0, 0, 0)
    elif phase in (deck.DECIDE, deck.ACT, deck.RESERVE) and action < ACE:
        strike_themes(view, seat, action, out)


def say(out: Any, theme: int, certainty: int, one: int, two: int, three: int, four: int) -> None:
    """Write a theme to `out`, with its certainty and its four numbers."""
    first = theme * THEME
    out[first] = certainty
    out[first + 1] = one
    out[first + 2] = two
    out[first + 3] = three
    out[first + 4] = four


def place_themes(view: Any, seat: int, card: int, out: Any) -> None:
    """Write the themes of a card in the seat's next column."""
    column = next_column(view, seat)
    last = last_strike(view.column, seat, column)
    if TEN <= card < JOKER:
        ten_themes(view, seat, card, column, out)
        return
    if last >= 0 and card >= JOKER:
        joker_themes(view, seat, last, out)
    elif last >= 0 and is_item(card):
        item_themes(view, seat, card, last, out)
    elif last >= 0:
        cover_themes(view, seat, card, last, out)
    locked = view.column[(1 - seat) * COLUMNS + column] if view.lock[1 - seat] == column else -1
    if 0 <= locked < ACE:
        markers = blows(view, seat, card, last, locked, locked)
        if markers:
            theme = LOCK_BEATEN if markers > 0 else LOCK_BEATS
            say(out, theme, OUT if may_change(view) else SURE, locked, column + 1, abs(markers), 0)


def may_change(view: Any) -> bool:
    """Return whether Units or columns may still change before the card's column is fought."""
    if view.affinities:
        return True
    for seat in range(deck.SEATS):
        for maneuver in range(deck.SLOTS_FOR_SALE):
            for_sale = view.offered[deck.BEFORE_COLUMNS] >> maneuver & 1 and view.price[maneuver] > 0
            if for_sale and view.price[maneuver] <= view.points[seat]:
                return True
    return False


def item_themes(view: Any, seat: int, card: int, last: int, out: Any) -> None:
    """Write that Armor or Weaponry stands behind the highest Strike, or behind a lower one (FEUD-18 to FEUD-20)."""
    value = attack_after(view, seat, card, last)[0]
    best = highest_value((view.hand[seat] | view.laid[seat]) & STRIKES)
    certainty = OUT if view.affinities else SURE
    unit = view.unit[seat]
    if value_of(best) > value_of(last):
        say(out, ITEM_LOW, certainty, last, value, best, unit)
    elif card >= TWO:
        say(out, WEAPON_HIGH, certainty, last, value, unit, 0)
    else:
        margin = 5 if view.affinities and unit >= deck.KING else 3
        say(out, ARMOR_HIGH, certainty, last, value, margin, unit)


def cover_themes(view: Any, seat: int, card: int, last: int, out: Any) -> None:
    """Write that a Strike comes between the highest Strike and an Item of the hand (FEUD-18)."""
    items = view.hand[seat] & ~STRIKES & ((1 << TEN) - 1)
    best = highest_value((view.hand[seat] | view.laid[seat]) & STRIKES)
    if items and value_of(last) == value_of(best) > value_of(card):
        say(out, COVERS_BEST, SURE, last, lowest(items), 0, 0)


def joker_themes(view: Any, seat: int, last: int, out: Any) -> None:
    """Write that the Joker stands behind the Strike that beats fewest, or that the hand has a weaker one (FEUD-22)."""
    foes = likely_foes(view, seat)
    count = popcount(foes)
    won = beaten_by(view, seat, last, foes)
    if count and is_least(view, seat, won, foes) and 2 * won < count:
        say(out, JOKER_WEAK, OUT, last, won, count, 0)
    else:
        weaker = weaker_strike(view, seat, won, foes)
        if weaker >= 0:
            say(out, JOKER_STRONG, OUT, last, weaker, won, beaten_by(view, seat, weaker, foes))


def ten_themes(view: Any, seat: int, card: int, column: int, out: Any) -> None:
    """Write that a Ten can remove all that it is able to, or that it stands late or too early for that (FEUD-21).

    Only the last column is late; up to the fourth it is better to wait.
    """
    able = cures(view, seat, card)
    markers = view.markers[seat]
    if markers >= able:
        say(out, TEN_READY, SURE, view.unit[seat], able, markers, 0)
    elif column == COLUMNS - 1:
        say(out, TEN_LATE, OUT, column + 1, able, view.unit[seat], markers)
    elif column < COLUMNS - 2:
        say(out, TEN_EARLY, SURE, view.unit[seat], able, markers, 0)


def likely_foes(view: Any, seat: int) -> int:
    """Return the set of Strikes that the opponent may still bring, as far as the seat knows; empty if it knows none."""
    other = 1 - seat
    gone = view.discard[other] | open_cards(view, other)
    return int(possible_hand(view, other) & strikes(view) & ~gone)


def beaten_by(view: Any, seat: int, card: int, foes: int) -> int:
    """Return how many of `foes` a Strike of the seat beats."""
    won = 0
    while foes:
        foe = lowest(foes)
        foes &= foes - 1
        won += blows(view, seat, card, card, foe, foe) > 0
    return int(won)


def held_strikes(view: Any, seat: int) -> int:
    """Return the set of the seat's Strikes in hand and, outside a Skirmish, in its columns."""
    held = view.hand[seat] | (0 if view.skirmish else view.laid[seat])
    return int(held & strikes(view))


def weaker_strike(view: Any, seat: int, won: int, foes: int) -> int:
    """Return a Strike in hand that beats fewer of `foes` than `won`; -1 if there is none."""
    left = view.hand[seat] & STRIKES
    while left:
        if beaten_by(view, seat, lowest(left), foes) < won:
            return lowest(left)
        left &= left - 1
    return -1


def is_least(view: Any, seat: int, won: int, foes: int) -> bool:
    """Return whether no Strike of the seat beats fewer of `foes` than `won`, while another one beats more."""
    held = held_strikes(view, seat)
    return has_beyond(view, seat, held, won, foes, 1) and not has_beyond(view, seat, held, won, foes, -1)


def has_beyond(view: Any, seat: int, held: int, won: int, foes: int, sign: int) -> bool:
    """Return whether one of the seat's Strikes `held` beats more of `foes` than `won` (fewer if `sign` is -1)."""
    left = held
    while left:
        if sign * (beaten_by(view, seat, lowest(left), foes) - won) > 0:
            return True
        left &= left - 1
    return False


def strike_themes(view: Any, seat: int, card: int, out: Any) -> None:
    """Write that a Strike beats the most or the fewest of the Strikes that it may meet: to lead, or to put away."""
    foes = likely_foes(view, seat)
    count = popcount(foes)
    if not count:
        return
    won = beaten_by(view, seat, card, foes)
    if is_least(view, seat, won, foes):
        say(out, PUT_AWAY if view.phase == deck.RESERVE else LEADS_LEAST, OUT, won, count, 0, 0)
    elif view.phase != deck.RESERVE:
        held = held_strikes(view, seat)
        if has_beyond(view, seat, held, won, foes, -1) and not has_beyond(view, seat, held, won, foes, 1):
            say(out, LEADS_BEST, OUT, won, count, 0, 0)


def answer_themes(view: Any, seat: int, card: int, out: Any) -> None:
    """Write what a card in a Skirmish does to the opponent's open card; everybody sees that (FEUD-48)."""
    other = 1 - seat
    lead = view.column[other * COLUMNS + view.fought]
    markers = meeting(view, seat, card)
    if markers == 0:
        say(out, NO_MARKER, SURE, lead, 0, 0, 0)
    if markers <= 0:
        return
    margin = margin_by_value(view, seat, card, lead)
    unit = view.unit[other]
    if view.affinities and margin >= 10 and max(card, lead) < JOKER:
        say(out, KILLS_AT_ONCE, SURE, lead, margin, unit, 0)
        return
    if markers == 2:
        say(out, TWO_MARKERS, SURE, lead, 0, 0, 0)
    if view.markers[other] < strength(unit) <= view.markers[other] + markers:
        say(out, FELLS, SURE, unit, view.markers[other] + markers, strength(unit), 0)


def meeting(view: Any, seat: int, card: int) -> int:
    """Return the Markers that a card gives as the answer to the opponent's card; below 0 if it takes them."""
    other = 1 - seat
    lead = view.column[other * COLUMNS + view.fought]
    return blows(view, seat, card, view.last[seat], lead, view.last[other])


def margin_by_value(view: Any, seat: int, card: int, lead: int) -> int:
    """Return the margin if the column is decided by value, otherwise 0."""
    value, suit, kind = attack_after(view, seat, card, view.last[seat])
    its_value, its_suit, its_kind = attack_after(view, 1 - seat, lead, view.last[1 - seat])
    how, found = compare(value, suit, kind, its_value, its_suit, its_kind)
    return abs(found) if how == BY_VALUE else 0


def choice_of_answer(view: Any, seat: int, card: int, out: Any) -> None:
    """Write that the answer alone wins, or is the lowest Strike that wins."""
    swords = strikes(view)
    lead = view.column[(1 - seat) * COLUMNS + view.fought]
    wins = meeting(view, seat, card) > 0
    others_win = lower_wins = higher_wins = False
    left = view.hand[seat] & ~(1 << card)
    while left:
        other = lowest(left)
        left &= left - 1
        found = meeting(view, seat, other)
        others_win = others_win or found > 0
        if swords >> other & 1:
            lower_wins = lower_wins or (found > 0 and value_of(other) < value_of(card))
            higher_wins = higher_wins or (found > 0 and value_of(other) > value_of(card))
    if wins and not others_win:
        say(out, ONLY_WINS, SURE, lead, 0, 0, 0)
    if swords >> card & 1 and wins and higher_wins and not lower_wins:
        say(out, LOWEST_WINS, SURE, lead, 0, 0, 0)
