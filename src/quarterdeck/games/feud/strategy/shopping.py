"""What a table's own Maneuvers are worth against their price, looking one step ahead.

Steps on Units, Markers and points are tried out. Steps on cards and columns have measured values, as parts of a Marker:
the share of wins of a seat that may take the step every Round for one point, compared with that of a seat that may put
a Marker on the opponent's Unit at that price.
"""

from typing import Any

from quarterdeck.games.feud import steps
from quarterdeck.games.feud.cards import strength
from quarterdeck.games.feud.deck import BUY, HEAL, NONE, OWN, RESURRECTION, rounds_to_come
from quarterdeck.games.feud.maneuvers.effects import has_effect, takeable
from quarterdeck.games.feud.piles.armies import units_left
from quarterdeck.games.feud.steps import chooser, how_many, kind_of_step, place_of, whose
from quarterdeck.games.feud.strategy.weighing import power, worst_card
from quarterdeck.kernel.bits import lowest

RICH = 400
"""With this number of points, a player also buys what does not save Units."""
AVERAGE = 9
"""The `power` of an average drawn card."""
UNITS_A_ROUND = 0.7
"""The average number of Units that fall in a Round. `lead` uses it because in a short game only some Units can still
fall."""
PER_POWER = 5
"""The worth of one more point of a card's `power`, in 64ths of a Marker."""


def life(state: Any, seat: int) -> float:
    """Return the number of Units left, the Current one counted by the share of Markers that it can still take."""
    left = float(units_left(state, seat))
    if state.unit[seat] >= 0:
        number = strength(state.unit[seat])
        left += 0.2 + 0.8 * max(0, number - state.markers[seat]) / number
    return left


def lead(state: Any, seat: int) -> float:
    """Return the seat's lead over the other, from which `worth` computes the share of the win."""
    mine, theirs = life(state, seat), life(state, 1 - seat)
    can_fall = UNITS_A_ROUND * (1 + rounds_to_come(state))
    ahead = weight_of_points(state) * (state.points[seat] - state.points[1 - seat])
    return (mine - theirs) * 6.0 / (3.0 + min(min(mine, theirs), can_fall)) + ahead


def weight_of_points(state: Any) -> float:
    """Return the worth of a point: by the price of Resurrection if that is for sale, otherwise very little."""
    return 0.4 / state.price[RESURRECTION] if state.price[RESURRECTION] else 0.001


def shop_own(state: Any, seat: int, found: int) -> int:
    """Return the purchase of the own Maneuver whose gain exceeds its price most; NONE if no gain exceeds the price."""
    best = NONE
    most = 0.0
    while found:
        maneuver = OWN + lowest(found)
        found &= found - 1
        gain = promised(state, seat, maneuver) - value_of_points(state, seat) * state.price[maneuver]
        if gain > most:
            most = gain
            best = BUY + maneuver
    return best


def value_of_points(state: Any, seat: int) -> float:
    """Return the worth of a point to a seat that considers spending it.

    It is at least what the point can buy elsewhere, and more if the seat has few points left.
    """
    weight = weight_of_points(state)
    if state.price[HEAL]:
        weight = max(weight, marker(state, seat, seat) / state.price[HEAL])
    return weight * (0.6 + 150.0 / (200.0 + state.points[seat]))


def marker(state: Any, seat: int, owner: int) -> float:
    """Return the worth of one more Marker on `owner`'s Unit, to the opponent of `owner`."""
    before = lead(state, seat)
    state.markers[owner] += 1
    change = abs(lead(state, seat) - before)
    state.markers[owner] -= 1
    return change


def promised(state: Any, seat: int, maneuver: int) -> float:
    """Return how far the Maneuver's steps would put the seat ahead, carried out one after the other."""
    mine, theirs = state.markers[seat], state.markers[1 - seat]
    points, its_points = state.points[seat], state.points[1 - seat]
    army, its_army, unit = state.army_count[seat], state.army_count[1 - seat], state.unit[seat]
    before, value = lead(state, seat), value_of_points(state, seat)
    one = (marker(state, seat, 0) + marker(state, seat, 1)) / 2.0
    parts = 0
    for at in range(maneuver * steps.LENGTH, (maneuver + 1) * steps.LENGTH):
        step = state.script[at]
        if has_effect(state, seat, step):
            parts += brings(state, seat, step)
            pretend(state, seat, step)
    won = state.points[seat] - points - (state.points[1 - seat] - its_points)
    state.points[seat], state.points[1 - seat] = points, its_points
    gain = lead(state, seat) - before + value * won + one * parts / 64.0
    state.markers[seat], state.markers[1 - seat] = mine, theirs
    state.army_count[seat], state.army_count[1 - seat], state.unit[seat] = army, its_army, unit
    return gain


def pretend(state: Any, seat: int, step: int) -> None:
    """Change the state as the step would, for steps on Units, Markers or points and as far as the effect is known."""
    kind = kind_of_step(step)
    owner = whose(step, seat)
    count = how_many(step)
    if kind == steps.HEAL_UNIT:
        state.markers[owner] = max(0, state.markers[owner] - count)
    elif kind == steps.WOUND:
        state.markers[owner] += count
    elif kind == steps.RAISE_DEAD:
        state.army_count[owner] += 1
    elif kind == steps.CALL and owner == seat and chooser(step) == steps.OWNER:
        state.unit[seat] = max(state.unit[seat], best_reserve(state, seat))
    elif kind in (steps.GAIN, steps.LOSE, steps.STEAL):
        loser = 1 - seat if kind == steps.STEAL else owner
        if kind != steps.GAIN:
            count = min(count, state.points[loser])
            state.points[loser] -= count
        if kind != steps.LOSE:
            state.points[seat if kind == steps.STEAL else owner] += count


def best_reserve(state: Any, seat: int) -> int:
    if state.guard_count[seat] == 2:
        return int(max(state.guard[2 * seat], state.guard[2 * seat + 1]))
    return int(state.guard[2 * seat])


def brings(state: Any, seat: int, step: int) -> int:
    """Return the worth of a step on cards or columns to the buyer, in 64ths of a Marker."""
    owner = whose(step, seat)
    if owner != seat:
        return -usually(step, False)
    kind = kind_of_step(step)
    if kind == steps.EXCHANGE:
        return better(state, seat, best_power(state, seat, takeable(state, seat, step)))
    if kind == steps.RENEW and chooser(step) == steps.OWNER:
        return better(state, seat, AVERAGE)
    return usually(step, True)


def usually(step: int, own: bool) -> int:
    """Return the measured average worth of a step to the owner of the cards or columns, in 64ths of a Marker."""
    kind = kind_of_step(step)
    by = chooser(step)
    if kind == steps.EXCHANGE:
        return 40 if place_of(step) == steps.DECK else 75
    if kind == steps.RENEW:
        return 0 if by == steps.CHANCE else 26
    if kind == steps.KEEP:
        return -24 if by == steps.CHANCE else -10
    if kind == steps.ARRANGE_ANEW:
        return 50 if own or by == steps.OWNER else -128
    if kind == steps.UNLOCK:
        return 46
    if kind == steps.TURN:
        return -44
    return -25 if kind in (steps.SCATTER, steps.SWAP) else 0


def best_power(state: Any, seat: int, cards: int) -> int:
    most = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        most = max(most, power(state, seat, card))
    return most


def better(state: Any, seat: int, gained: int) -> int:
    """Return the worth of exchanging the worst card of the hand for one of power `gained`, in 64ths of a Marker."""
    worst = worst_card(state, seat, state.hand[seat])
    return PER_POWER * max(0, gained - power(state, seat, worst))
