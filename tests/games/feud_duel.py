"""Positions of Feud made by hand, played interpreted and by the names of cards; windows, where maneuvers are bought."""

from interpreted import Interpreted, of_kind

from quarterdeck.games.feud import GAME, deck, rules
from quarterdeck.games.feud.definitions import book
from quarterdeck.games.feud.maneuvers.windows import open_window

CARD = {name: card for card, name in enumerate(deck.NAMES)}
NONE, TAKE_UP, LOCK, BUY = deck.NONE, deck.TAKE_UP, deck.LOCK_COLUMN - 1, deck.BUY
ALL = book.LIST_PRICES


def bits(names):
    return sum(1 << CARD[name] for name in names)


def named(cards):
    return {name for card, name in enumerate(deck.NAMES) if cards >> card & 1}


def action(what):
    """An action from a card's name, `lock 3`, `buy heal`, or a number."""
    if isinstance(what, int):
        return what
    if what.startswith("lock "):
        return LOCK + int(what[5:])
    if what.startswith("buy "):
        return BUY + deck.MANEUVERS.index(what[4:])
    return CARD[what]


class Duel(Interpreted):
    """A game that can be set up and played."""

    GAME = GAME

    def legal_cards(self, seat):
        return {deck.NAMES[card] for card in self.legal(seat) if card < NONE}

    def act(self, seat, what):
        """A legal decision; returns the events of the step."""
        number = action(what)
        assert number in self.legal(seat), f"seat {seat}: {what} is not legal in phase {self.state.phase}"
        return self.apply(seat, number)

    def why(self, seat, what):
        return super().why(seat, action(what))

    def both(self, *choices):
        """One decision of each seat; the events of the second."""
        found = []
        for seat, what in enumerate(choices):
            found = self.act(seat, what)
        return found

    def arrange(self, *columns):
        """Six cards of each seat; the events of the last step."""
        found = []
        for seat, cards in enumerate(columns):
            for card in cards.split():
                found = self.act(seat, card)
        return found

    def first_units(self):
        """With Reservation: both bring up the first of the two."""
        self.both(self.legal(0)[0], self.legal(1)[0])
        return self

    def meet(self, one, other):
        """These hands, arranged so; the events of the last step."""
        return self.cards(0, one).cards(1, other).arrange(one, other)

    def units(self, *units):
        """These Current Units; what was there goes back into the Army Deck."""
        s = self.state
        for seat, name in enumerate(units):
            base = seat * deck.UNITS
            army = s.army[base : base + deck.UNITS]
            if CARD[name] in army[: s.army_count[seat]]:
                s.army[base + army.index(CARD[name])] = s.unit[seat]
            elif CARD[name] in s.guard[2 * seat : 2 * seat + 2]:
                s.guard[s.guard.index(CARD[name], 2 * seat)] = s.unit[seat]
            s.unit[seat] = CARD[name]
            s.may_army[seat] = deck.ARMY & ~(1 << CARD[name] - deck.UNIT)
        return self

    def markers(self, *markers):
        self.state.markers[:] = list(markers)
        return self

    def points(self, *points):
        self.state.points[:] = list(points)
        return self

    def cards(self, seat, hand, top="", discard="", reserve=""):
        """This hand, these top cards of the Action Deck (first drawn first), discard pile and Action Reserve; the
        rest lies below in the deck."""
        s = self.state
        hand, top, discard, reserve = (each.split() for each in (hand, top, discard, reserve))
        everything = [deck.NAMES[card] for card in range(42 if s.items else 28)]
        rest = [card for card in everything if card not in {*hand, *top, *discard, *reserve}]
        s.hand[seat] = bits(hand)
        s.laid[seat] = 0
        s.discard[seat] = bits(discard)
        pile = [CARD[card] for card in [*top, *rest]][::-1]
        s.deck[seat * 42 : seat * 42 + len(pile)] = pile
        s.deck_count[seat] = len(pile)
        s.reserve[seat * 6 : seat * 6 + 6] = [CARD[card] for card in reserve] + [-1] * (6 - len(reserve))
        s.reserve_count[seat] = len(reserve)
        s.may_hold[seat] = s.may_deck[seat] = deck.PACK
        s.sure[seat] = s.some[seat] = s.some_count[seat] = 0
        s.may_reserve[seat * 6 : seat * 6 + 6] = [deck.PACK] * 6
        return self

    def short_deck(self, seat, hand, top):
        """The same with an Action Deck of the cards `top` and everything else in the discard pile."""
        kept = {*hand.split(), *top.split()}
        rest = [deck.NAMES[card] for card in range(42 if self.state.items else 28) if deck.NAMES[card] not in kept]
        return self.cards(seat, hand, top, discard=" ".join(rest))

    def last_units(self, *seats):
        """These seats have no Unit left but the Current one."""
        s = self.state
        for seat in seats:
            left = [*s.army[seat * 12 : seat * 12 + s.army_count[seat]]]
            left += [unit for unit in s.guard[2 * seat : 2 * seat + 2] if unit >= 0]
            s.dead[seat] = sum(1 << (unit - deck.UNIT) for unit in left)
            s.army_count[seat] = s.guard_count[seat] = 0
            s.guard[2 * seat : 2 * seat + 2] = [-1, -1]
            s.may_army[seat] = 0
            s.may_guard[2 * seat : 2 * seat + 2] = [0, 0]
        return self


def fight(one, other, units, markers=(0, 0), **options):
    """The events of a Round with these arrangements from its first column on."""
    duel = Duel(**options).units(*units).markers(*markers)
    return duel, duel.meet(one, other)


def column(one, other, units, before="3C 4C", markers=(0, 0), **options):
    """The `column` event of two cards that stand after these Strikes; the first column is arranged to change nothing.

    `before`: the last Strike of each seat, in Column One.
    """
    strikes = before.split()
    fill = [name for name in ("3S", "5S", "7S", "9S", "3D", "5D", "7D", "9D") if name not in (one, other, *strikes)]
    first = [strikes[0], one, *fill[:4]]
    second = [strikes[1], other, *fill[4:8]]
    _, found = fight(" ".join(first), " ".join(second), units, markers, **options)
    return of_kind(found, "column")[1]


ONE = "3C 4C 5C AC 2C TC"
OTHER = "3H 4H 5H 6H 7H 8H"
TIES = "4C 5C 6C 7C 8C 3C"
"""Hands; two of the last one make six ties."""


def window(points, first=0, one=ONE, other=OTHER, prices=ALL, **options):
    """The window before the Study, with these points and hands; the next card of both decks is the 9 of spades."""
    if not options.get("reservation"):
        prices = {name: price for name, price in prices.items() if name != "replacement"}
    duel = Duel(maneuvers=prices, **options)
    if options.get("reservation"):
        duel.first_units().both(NONE, NONE)
    duel.points(*points).cards(0, one, top="9S").cards(1, other, top="9S")
    duel.state.first, duel.state.owing = first, 0
    open_window(duel.state, deck.BEFORE_STUDY)
    rules.advance(duel.state)
    return duel


def plan(*steps, window="before_study", **more):
    """The definition of a maneuver of a table's own."""
    return {"name": "Plan", "price": 10, "windows": [window], "steps": list(steps), **more}


def passes(duel):
    while duel.state.phase == deck.WINDOW:
        duel.act(duel.pending()[0], NONE)
    return duel


def after_study(points, lock=None, one=ONE, other=OTHER, **options):
    """The window after the Study; `lock`: of seat 0's cards, by seat 1."""
    duel = passes(window(points, one=one, other=other, study=True, **options))
    duel.arrange(one, other)
    duel.both(NONE, NONE if lock is None else f"lock {lock}")
    return duel


def tied(number, chosen=0, last=(), points=(0, 0)):
    """The events of a Round of this number without a hit; `last`: the seats whose Current Unit is their last."""
    duel = Duel(last_round=chosen).units("KH", "KS").last_units(*last).points(*points)
    duel.state.round_number = number
    return duel.meet(TIES, TIES)


def before_columns(points=(500, 500), one=ONE, other=OTHER, first=0, **options):
    prices = {name: ALL[name] for name in ("confuse", "betrayal")}
    duel = window(points, first=first, one=one, other=other, prices=prices, **options)
    duel.arrange(one, other)
    return duel
