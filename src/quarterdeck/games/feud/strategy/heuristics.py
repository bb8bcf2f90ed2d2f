"""Rules of thumb for sensible play of Feud, and the worth of a position at a Round's end.

Nothing here reads what `redact` hides from the seat, so a search may apply it to any seat of a full state.
"""

from typing import Any

from quarterdeck.games.feud import deck
from quarterdeck.games.feud.cards import strength, strikes
from quarterdeck.games.feud.deck import COLUMNS, rounds_to_come
from quarterdeck.games.feud.maneuvers.windows import offers
from quarterdeck.games.feud.phases.choosing import columns_to_pick, playable
from quarterdeck.games.feud.phases.rounds import has_window
from quarterdeck.games.feud.piles.armies import units_left
from quarterdeck.games.feud.piles.arranging import orderly, orderly_plan
from quarterdeck.games.feud.strategy.arranging import arrange
from quarterdeck.games.feud.strategy.betraying import betray_with, betrayal_gain
from quarterdeck.games.feud.strategy.shopping import RICH, best_reserve, lead, shop_own
from quarterdeck.games.feud.strategy.weighing import MARKER, best_promise, blows, foes_of, power, promise, worst_card
from quarterdeck.games.types import Count, Outcome
from quarterdeck.kernel.bits import lowest, popcount
from quarterdeck.kernel.math import exp

KEPT_AWAY = 4
"""A card is put away into the Action Reserve for good only if its `power` is at most this."""
POINTS_FOR_MARKER = 20
"""The points that a gained Marker is worth to a seat without points; a tenth of the seat's points is added."""


def heuristic(state: Any, seat: int, bits: int) -> int:
    phase = state.phase
    if phase in (deck.ARRANGE, deck.STUDY):
        return arrange(state, seat, orderly(state, seat), bits)
    if phase == deck.WINDOW:
        return shop(state, seat)
    if phase == deck.LOCK:
        return lock_best(state, seat)
    if phase in (deck.BRING_UP, deck.REPLACE, deck.RAISE):
        return choose_unit(state, seat, bits)
    return choose_card(state, seat, bits)


def choose_card(state: Any, seat: int, bits: int) -> int:
    """Choose an action in a phase in which a single card goes from one place to another."""
    phase = state.phase
    if phase == deck.TAKE:
        return deck.NONE
    if phase == deck.RESERVE:
        return put_away(state, seat)
    if phase in (deck.DECIDE, deck.ACT):
        return lead_with(state, seat, playable(state, seat))
    if phase == deck.REACT:
        return answer(state, seat)
    if phase == deck.TOOK:
        return best_card(state, seat, playable(state, seat), bits)
    if phase in (deck.GAVE, deck.GIVE):
        return worst_card(state, seat, playable(state, seat))
    if phase == deck.PICK:
        return deck.LOCK_COLUMN + lowest(columns_to_pick(state))
    return betray_with(state, seat, orderly_plan(state, seat))


def best_card(state: Any, seat: int, cards: int, bits: int) -> int:
    """Return the most powerful of `cards`, with a small random part."""
    best = lowest(cards)
    most = -1
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = 4 * power(state, seat, card) + (bits >> (card & 15) & 7)
        if worth > most:
            most = worth
            best = card
    return best


def put_away(state: Any, seat: int) -> int:
    """Choose a poor card for the Action Reserve, or none.

    The reserve gets at most five cards this way, because a sixth would make it the hand, and a poor one (FEUD-29).
    """
    if state.reserve_count[seat] >= deck.COLUMNS - 1 or popcount(state.hand[seat] & strikes(state)) < 3:
        return deck.NONE
    card = worst_card(state, seat, state.hand[seat] & deck.STRIKES)
    return card if power(state, seat, card) <= KEPT_AWAY else deck.NONE


def lock_best(state: Any, seat: int) -> int:
    """Lock the opponent's most powerful Strike in its column (FEUD-26)."""
    best = deck.NONE
    most = 0
    for column in range(deck.COLUMNS):
        card = state.column[(1 - seat) * deck.COLUMNS + column]
        if card < deck.ACE and power(state, 1 - seat, card) > most:
            most = power(state, 1 - seat, card)
            best = deck.LOCK_COLUMN + column
    return best


def choose_unit(state: Any, seat: int, bits: int) -> int:
    """Choose the strongest dead Unit to raise, the strongest one as a replacement, or a random one to bring up."""
    if state.phase == deck.RAISE:
        units = state.dead[seat]
        while units & (units - 1):
            units &= units - 1
        return deck.UNIT + lowest(units)
    base = 2 * seat
    first = state.guard[base]
    second = state.guard[base + 1] if state.guard_count[seat] == 2 else first
    if state.phase == deck.REPLACE:
        return int(max(first, second))
    return int(first if bits & 1 else second)


def shop(state: Any, seat: int) -> int:
    """Choose a maneuver: a Betrayal that pays if this table sells it at a fair price, otherwise Units first (FEUD-33).

    Who spends points on Units alone wins nothing: a Unit brings its enemy more points than its return costs, so both
    armies last for ever.
    """
    found = offers(state, seat)
    if 0 < state.price[deck.BETRAYAL] <= RICH and state.skirmishes != deck.ALWAYS:
        action = shop_to_betray(state, seat, found)
    else:
        action = shop_for_units(state, seat, found)
    return shop_own(state, seat, found >> deck.OWN) if action == deck.NONE else action


def shop_to_betray(state: Any, seat: int, found: int) -> int:
    """Buy a Betrayal that gains enough, or bring a Unit back if the last one has Markers; save points for these two.

    In the last Round, bring back as many Units as the points allow, because most Units win.
    """
    if found >> deck.RESURRECTION & 1:
        is_last_hurt = units_left(state, seat) == 0 and state.markers[seat] > 0
        if is_last_hurt or rounds_to_come(state) == 0:
            return deck.BUY + deck.RESURRECTION
    if found >> deck.BETRAYAL & 1:
        for_marker = POINTS_FOR_MARKER + state.points[seat] // 10
        if betrayal_gain(state, seat) * for_marker >= MARKER * state.price[deck.BETRAYAL]:
            return deck.BUY + deck.BETRAYAL
    return deck.NONE


def shop_for_units(state: Any, seat: int, found: int) -> int:
    """Choose what brings back or saves Units, then, with many points, what helps in this Round."""
    points = state.points[seat]
    if found >> deck.RESURRECTION & 1:
        return deck.BUY + deck.RESURRECTION
    if found >> deck.HEAL & 1 and (points >= RICH or state.markers[seat] * 2 >= strength(state.unit[seat])):
        return deck.BUY + deck.HEAL
    if found >> deck.REPLACEMENT & 1 and rescues(state, seat):
        return deck.BUY + deck.REPLACEMENT
    for maneuver in (deck.BETRAYAL, deck.CONFUSE, deck.ADJUST, deck.SECRET_ADJUST, deck.SABOTAGE):
        if found >> maneuver & 1 and points >= RICH + state.price[maneuver]:
            return deck.BUY + maneuver
    return deck.NONE


def rescues(state: Any, seat: int) -> bool:
    """Return whether a further Marker would kill the Current Unit but not the strongest of the Army Reserve."""
    own, best = strength(state.unit[seat]), strength(best_reserve(state, seat))
    return bool(state.markers[seat] + 1 >= own and best > own)


def leeway(state: Any) -> int:
    """Return the share of a bot's slips that it really makes, in 64ths.

    It makes the slips about equally frequent in a Round under all options. Without options a seat chooses columns for
    five cards in a Round; in a Skirmish it chooses about seven times.
    """
    decisions = 5 + 6 * state.study + state.reservation
    if state.skirmishes == deck.ALWAYS:
        decisions = 7
    elif has_window(state):
        decisions += 5
    return 64 * 5 // decisions


def horizon(state: Any) -> int:
    if state.phase == deck.OVER:
        return -1
    return int(state.round_number)


def worth(state: Any, out: Any) -> None:
    """Write about each seat's share of the win: by the lead in Units, which weighs more if few are left, and in points.

    If maneuvers are for sale, a hundred points are worth about a Unit.
    """
    out[0] = 1.0 / (1.0 + exp(-lead(state, 0)))
    out[1] = 1.0 - out[0]
    if state.phase == deck.OVER:
        for seat in range(deck.SEATS):
            share = 0.5 if state.winners == 3 else float(state.winners >> seat & 1)
            # A search learns faster if it can tell near misses from disasters than if it knows only who won.
            out[seat] = 0.8 * share + 0.2 * out[seat]


COUNTS = (
    Count("points", ("points at the end of the Round", "ラウンド終了時の合計得点")),
    Count("units", ("Units left", "残るユニット")),
    Count("markers", ("Markers on the Current Unit", "前線のユニットのマーカー")),
)


def counts(state: Any, out: Any) -> None:
    for seat in range(deck.SEATS):
        out[seat] = state.points[seat]
        out[deck.SEATS + seat] = units_left(state, seat) + (state.unit[seat] >= 0)
        out[2 * deck.SEATS + seat] = state.markers[seat]


OUTCOMES = (Outcome("kills"), Outcome("loses"), Outcome("gains", mean=True), Outcome("yields", mean=True))


def outcomes(before: Any, state: Any, seat: int, out: Any) -> None:
    """Write the numbers that `OUTCOMES` declares, at the end of the Round."""
    out[0] = 1 if state.dead[1 - seat] & ~before.dead[1 - seat] else 0
    out[1] = 1 if state.dead[seat] & ~before.dead[seat] else 0
    out[2] = state.points[seat] - before.points[seat]
    out[3] = state.points[1 - seat] - before.points[1 - seat]


def lead_with(state: Any, seat: int, cards: int) -> int:
    """Return the least promising card.

    The loser of the Decision Phase answers from then on, which is no disadvantage. The opponent can choose the answer
    to any lead, so good cards are better answers than leads.
    """
    return best_promise(state, seat, cards, state.hand[seat], foes_of(state, seat), -1)


def answer(state: Any, seat: int) -> int:
    """Return the card that gains most against the card that lies there, less what it promises elsewhere (FEUD-48)."""
    other = 1 - seat
    lead = state.column[other * COLUMNS + state.fought]
    foes = foes_of(state, seat)
    whole = state.hand[seat]
    hand = whole
    best = lowest(hand)
    most = -(1 << 20)
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        markers = telling(state, seat, blows(state, seat, card, state.last[seat], lead, state.last[other]))
        gain = MARKER * markers - promise(state, seat, card, whole, foes)
        if gain > most:
            most = gain
            best = card
    return best


def telling(state: Any, seat: int, markers: int) -> int:
    """Return the number of Markers that matter: further Markers on a Unit that is already dying are worth nothing."""
    hit = 1 - seat if markers > 0 else seat
    return 0 if state.markers[hit] >= strength(state.unit[hit]) else markers
