"""Is what a theme of Feud says true? Computed again from a seat's view and the rule text, slowly.

`view` is a dict of a redacted state's fields; cards are names, as in records. Like all strangers it imports nothing of
the program.
"""

from independent_checkers.doubt import insist
from independent_checkers.feud_fight import KILLED_BY, is_item, is_strike, kind

SUITS = "CSDH"
NAMES = [f"{value}{suit}" for suit in SUITS for value in range(3, 10)]
NAMES += [rank + suit for rank in "A2T" for suit in SUITS] + ["X1", "X2"]
NAMES += [rank + suit for rank in "JQK" for suit in SUITS]
RANK = ("normal", "superior", "ultimate")


def named(cards):
    return [name for at, name in enumerate(NAMES[:42]) if int(cards) >> at & 1]


class Seen:
    """A seat's view in the words of the rules."""

    def __init__(self, view, seat):
        self.view, self.seat, self.other = view, seat, 1 - seat
        self.skirmish, self.affinities = bool(view["skirmish"]), bool(view["affinities"])

    def card(self, number):
        return None if number < 0 else NAMES[number]

    def unit(self, seat):
        return self.card(self.view["unit"][seat])

    def row(self, seat):
        return [self.card(card) for card in self.view["column"][6 * seat : 6 * seat + 6]]

    def hand(self):
        return named(self.view["hand"][self.seat])

    def strikes(self, cards):
        return [card for card in cards if is_strike(card, self.skirmish)]

    def own_strikes(self):
        laid = [] if self.skirmish else named(self.view["laid"][self.seat])
        return self.strikes({*self.hand(), *laid})

    def may_bring(self):
        """Strikes that the opponent may have in hand or face down (FEUD-52)."""
        view, other = self.view, self.other
        possible = named(view["sure"][other] | view["some"][other] | view["may_hold"][other])
        row = self.row(other)
        lies_open = [at for at in range(6) if self.skirmish or at < view["fought"] or at == view["lock"][other]]
        lies_open += [at for at in range(6) if view["shown"][other] >> at & 1]
        gone = {*named(view["discard"][other]), *(row[at] for at in lies_open)}
        return [card for card in self.strikes(possible) if card not in gone]

    def attack(self, card, last, unit):
        """FEUD-18 to FEUD-22, FEUD-43; None for Healing."""
        if card[0] == "T" and not self.skirmish:
            return None
        value = (10 if card[0] == "T" else int(card[0])) if is_strike(card, True) else self.value(last)
        if card[0] == "2":
            value += 4 if self.affinities and unit[0] == "J" else 2
        suit = last[1] if card[0] == "X" else card[1]
        return value, suit, RANK.index(kind(suit, unit))

    def value(self, card):
        return 10 if card[0] == "T" else int(card[0])

    def column(self, seat, card, last, its, its_last):
        """Markers that the seat gives (below 0: takes), and the margin of a decision by value (FEUD-16 to FEUD-24)."""
        attacks = self.attack(card, last, self.unit(seat)), self.attack(its, its_last, self.unit(1 - seat))
        if None in attacks:
            return 0, 0
        (value, suit, rank), (its_value, its_suit, its_rank) = attacks
        by_value = suit == its_suit or rank == its_rank
        lead = value - its_value if by_value else rank - its_rank
        if lead == 0:
            return 0, 0
        margin = abs(lead) if by_value else 0
        wins = (lead > 0) != ((card[0] == "X") != (its[0] == "X"))
        loser, its_card = (1 - seat, its) if wins else (seat, card)
        saves = 5 if self.affinities and self.unit(loser)[0] == "K" else 3
        if its_card[0] == "A" and by_value and margin <= saves:
            return 0, margin
        markers = 2 if margin >= 6 else 1
        return (markers if wins else -markers), margin

    def beats(self, seat, card, foes):
        return sum(self.column(seat, card, card, foe, foe)[0] > 0 for foe in foes)

    def answer(self, card):
        """The same of a card that answers in a Skirmish (FEUD-48)."""
        lead = self.row(self.other)[self.view["fought"]]
        lasts = [self.card(self.view["last"][seat]) for seat in (self.seat, self.other)]
        return self.column(self.seat, card, lasts[0], lead, lasts[1])

    def place(self):
        """The next column, and the last Strike before it."""
        row = self.row(self.seat)
        column = row.index(None)
        before = [card for card in row[:column] if card and is_strike(card)]
        return column, before[-1] if before else None


def check(view, seat, action, theme, certainty, numbers):
    """Raise Unbelievable if a sentence of this theme about this action is not true."""
    seen = Seen(view, seat)
    card = NAMES[action] if action < len(NAMES) else None
    fine = CLAIMS[theme](seen, card, action, numbers, certainty)
    insist(fine, theme, f"{card or action} {certainty} {numbers} of seat {seat}")


def of(number):
    return NAMES[number]


def weapon_high(seen, card, _, n, certainty):
    _, last = seen.place()
    highest = max(map(seen.value, seen.own_strikes()))
    right = card[0] == "2" and of(n[0]) == last and n[1] == seen.attack(card, last, seen.unit(seen.seat))[0]
    return right and seen.value(last) == highest and only_while(seen, certainty, n[2])


def only_while(seen, certainty, unit):
    """With Affinities a Unit may fall before the column, so the sentence has a condition, and names the Unit."""
    return certainty == ("out" if seen.affinities else "sure") and of(unit) == seen.unit(seen.seat)


def armor_high(seen, card, _, n, certainty):
    _, last = seen.place()
    saves = 5 if seen.affinities and seen.unit(seen.seat)[0] == "K" else 3
    right = card[0] == "A" and of(n[0]) == last and n[1] == seen.value(last) and n[2] == saves
    return right and only_while(seen, certainty, n[3])


def item_low(seen, card, _, n, certainty):
    _, last = seen.place()
    right = card[0] in "A2" and of(n[0]) == last and n[1] == seen.attack(card, last, seen.unit(seen.seat))[0]
    higher = of(n[2]) in seen.own_strikes() and seen.value(of(n[2])) > seen.value(last)
    return right and higher and only_while(seen, certainty, n[3])


def joker(seen, card, _, n, __):
    _, last = seen.place()
    foes = seen.may_bring()
    return card[0] == "X" and of(n[0]) == last and n[1] == seen.beats(seen.seat, last, foes) and n[2] == len(foes) > 0


def locked(sign):
    def claim(seen, card, _, n, certainty):
        column, last = seen.place()
        lock = seen.view["lock"][seen.other]
        its = seen.row(seen.other)[lock]
        markers, _ = seen.column(seen.seat, card, last, its, its)
        for_sale = seen.view["offered"][2]
        offers = [price for at, price in enumerate(seen.view["price"]) if int(for_sale) >> at & 1 and price > 0]
        settled = not seen.affinities and not any(price <= max(seen.view["points"]) for price in offers)
        right = lock == column == n[1] - 1 and of(n[0]) == its and is_strike(its) and sign * markers == n[2] > 0
        return right and certainty == ("sure" if settled else "out")

    return claim


def cured(seen, card):
    """FEUD-21, FEUD-32."""
    unit = seen.unit(seen.seat)
    return 1 + RANK.index(kind(card[1], unit)) + (seen.affinities and unit[0] == "Q")


def joker_strong(seen, card, _, n, __):
    _, last = seen.place()
    foes, weaker = seen.may_bring(), of(n[1])
    won = [seen.beats(seen.seat, each, foes) for each in (last, weaker)]
    held = weaker in seen.hand() and is_strike(weaker)
    return card[0] == "X" and of(n[0]) == last and held and won == n[2:] and won[0] > won[1]


def covers_best(seen, card, _, n, __):
    _, last = seen.place()
    item = of(n[1]) in seen.hand() and of(n[1])[0] in "A2"
    return is_strike(card) and of(n[0]) == last and item and seen.value(card) < seen.value(last)


def ten_late(seen, card, _, n, __):
    column, _ = seen.place()
    right = card[0] == "T" and not seen.skirmish and n[0] == column + 1 == 6 and n[1] == cured(seen, card)
    return right and of(n[2]) == seen.unit(seen.seat) and n[3] == seen.view["markers"][seen.seat] < n[1]


def ten_early(seen, card, _, n, __):
    column, _ = seen.place()
    few = n[1] == cured(seen, card) > n[2] == seen.view["markers"][seen.seat]
    return card[0] == "T" and column < 4 and few and of(n[0]) == seen.unit(seen.seat)


def ten_ready(seen, card, _, n, __):
    right = card[0] == "T" and not seen.skirmish and of(n[0]) == seen.unit(seen.seat)
    return right and n[1] == cured(seen, card) <= n[2] == seen.view["markers"][seen.seat]


def extreme(sign):
    def claim(seen, card, _, n, __):
        foes = seen.may_bring()
        won = [seen.beats(seen.seat, each, foes) for each in seen.own_strikes()]
        mine = seen.beats(seen.seat, card, foes)
        return card in seen.hand() and [mine, len(foes)] == n[:2] and mine * sign == max(sign * each for each in won)

    return claim


def leads(seen):
    return seen.row(seen.other)[seen.view["fought"]]


def lowest_wins(seen, card, _, n, __):
    lower = [each for each in seen.strikes(seen.hand()) if seen.value(each) < seen.value(card)]
    right = of(n[0]) == leads(seen) and is_strike(card, True) and seen.answer(card)[0] > 0
    return right and not any(seen.answer(each)[0] > 0 for each in lower)


def two_markers(seen, card, _, n, __):
    return of(n[0]) == leads(seen) and seen.answer(card)[0] == 2


def fells(seen, card, _, n, __):
    unit, markers = seen.unit(seen.other), seen.view["markers"][seen.other]
    return of(n[0]) == unit and n[1] == markers + seen.answer(card)[0] >= n[2] == KILLED_BY[unit[0]] > markers


def no_marker(seen, card, _, n, __):
    return of(n[0]) == leads(seen) and seen.answer(card)[0] == 0


def kills_at_once(seen, card, _, n, __):
    markers, margin = seen.answer(card)
    plain = not {card[0], leads(seen)[0]} & {"X"} and (is_item(card) or is_strike(card, True))
    return plain and seen.affinities and markers > 0 and margin == n[1] >= 10 and of(n[2]) == seen.unit(seen.other)


def only_wins(seen, card, _, n, __):
    return of(n[0]) == leads(seen) and [each for each in seen.hand() if seen.answer(each)[0] > 0] == [card]


def sixth_returns(seen, card, *_):
    return card in seen.hand() and seen.view["reserve_count"][seen.seat] == 5


CLAIMS = {
    "weapon_high": weapon_high,
    "armor_high": armor_high,
    "item_low": item_low,
    "joker_weak": joker,
    "joker_strong": joker_strong,
    "lock_beaten": locked(1),
    "lock_beats": locked(-1),
    "ten_late": ten_late,
    "ten_early": ten_early,
    "put_away": extreme(-1),
    "lowest_wins": lowest_wins,
    "two_markers": two_markers,
    "fells": fells,
    "no_marker": no_marker,
    "leads_least": extreme(-1),
    "leads_best": extreme(1),
    "kills_at_once": kills_at_once,
    "only_wins": only_wins,
    "sixth_returns": sixth_returns,
    "covers_best": covers_best,
    "ten_ready": ten_ready,
}
