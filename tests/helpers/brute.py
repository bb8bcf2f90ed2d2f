"""Endings by brute force: it replays the round with every possible deal, then tries every own plan in all of them.

It shares with the solver the game's rules, the order of its worlds, and the random ties of the others.
"""

import random
from collections import Counter, defaultdict
from itertools import combinations, permutations
from math import exp, floor

import numpy as np

from quarterdeck.bots.deciding import counts_after
from quarterdeck.engine import empty_states, engine
from quarterdeck.engine.search import opponents
from quarterdeck.engine.search.chance import xorshift
from quarterdeck.engine.search.endgame import COPIES, DRAWS, WEIGHED
from quarterdeck.engine.search.opponents import ONE
from quarterdeck.engine.search.workspace import model_of, search_of
from quarterdeck.games.sea_change.deck import WORD
from quarterdeck.games.sea_change.knowledge import unseen
from quarterdeck.games.seas_of_strife.knowledge import dealt_cards
from quarterdeck.games.turn_the_tide.deck import DECK, HAND_SIZE, MAX_SEATS, TIDES, knows_hand
from quarterdeck.games.turn_the_tide.worlds import halves
from quarterdeck.kernel import PyState, bind
from quarterdeck.kernel.draws import mixed

DRAWN = 12345
"""The seed of all random ties."""


class Luck(random.Random):
    """A source of random numbers that the test knows."""

    def getrandbits(self, _):
        return DRAWN


def members(cards):
    return [card for card in range(cards.bit_length()) if cards >> card & 1]


def deals(cards, sizes):
    """All ways to deal the cards to hands of these sizes, as sets."""
    if not sizes:
        yield ()
        return
    for own in combinations(cards, sizes[0]):
        taken = sum(1 << card for card in own)
        for rest in deals([card for card in cards if not taken >> card & 1], sizes[1:]):
            yield (taken, *rest)


def seas(view, seat):
    """Every deal of the unseen cards."""
    cards = dealt_cards(view)
    size = cards.bit_count() // view.seats
    cards &= ~view.hand[seat]
    for played in view.played:
        cards &= ~played
    others = [other for other in range(view.seats) if other != seat]
    for hands in deals(members(cards), [size - view.played[other].bit_count() for other in others]):
        dealt = dict(zip(others, hands, strict=True))
        yield {"hand": [dealt.get(at, own) for at, own in enumerate(view.hand)]}


def sea_change(view, seat):
    """Every deal of the unseen cards, or every order of the stack."""
    low, high = unseen(view, seat)
    cards = members(low | high << WORD)
    if view.seats == 1:
        for order in permutations(cards):
            yield {"pile": [*view.pile[: view.drawn], *order]}
        return
    others = [other for other in range(view.seats) if other != seat]
    for hands in deals(cards, [view.held[other] for other in others]):
        hand = list(view.hand)
        for other, own in zip(others, hands, strict=True):
            hand[2 * other], hand[2 * other + 1] = own & (1 << WORD) - 1, own >> WORD
        yield {"hand": hand}


def turn_the_tide(view, seat):
    """Every deal of the cards of unknown hands with their life preservers, and every order of the tides."""
    hidden = [other for other in range(view.seats) if not knows_hand(view, seat, other)]
    known = [view.shown[other] if other in hidden else view.hand[other] for other in range(view.seats)]
    left = members(DECK & ~sum(known))
    tides = list(view.tide[: 2 * view.hand_number])
    rest = sorted((Counter(dict.fromkeys(range(1, 13), 2)) - Counter(tides)).elements())
    for hands in deals(left, [HAND_SIZE - known[other].bit_count() for other in hidden]):
        hand = [*known, *[0] * (MAX_SEATS - view.seats)]
        for other, own in zip(hidden, hands, strict=True):
            hand[other] |= own
        if view.seats < MAX_SEATS:
            hand[view.seats] = DECK & ~sum(hand)
        if all(halves(hand[other]) >> 1 == view.preservers[other] for other in range(view.seats)):
            for order in permutations(rest):
                yield {"hand": hand, "tide": [*tides, *order]}


FIND = {"seas-of-strife": seas, "sea-change": sea_change, "turn-the-tide": turn_the_tide}


def key_of(game, row):
    """Return the hidden parts of a world, without the order of two tides that come together."""
    state = PyState.from_row(row)
    if game.id == "turn-the-tide":
        pairs = [tuple(sorted(state.tide[at : at + 2])) for at in range(0, TIDES, 2)]
        return (*state.hand, *pairs)
    return (*state.hand, *(state.pile if game.id == "sea-change" else ()))


def begun(game, world, view, beginning, past):
    """The round's first state as it was in a world."""
    if game.id == "seas-of-strife":
        beginning.hand = [hand | played for hand, played in zip(world["hand"], view.played, strict=True)]
    elif game.id == "turn-the-tide":
        beginning.hand, beginning.tide = world["hand"], world["tide"]
    else:
        beginning.hand = list(world.get("hand", view.hand))
        beginning.pile = list(world.get("pile", view.pile))
        for owner, card in zip(past.seats.tolist(), past.actions.tolist(), strict=True):
            beginning.hand[2 * owner + card // WORD] |= 1 << card % WORD
    return beginning


class Brute:
    """One decision, solved by brute force."""

    def __init__(self, table, seat):
        self.game, self.seat, self.rules = table.game, seat, engine(table.game)
        self.view, self.past = table.view(seat), table.past(seat)
        self.seen = empty_states(self.game, 1)
        self.legal = np.zeros(self.game.max_legal, np.int16)
        self.search = PyState.from_row(search_of(self.game, [0] * 8, 1, [])[0])
        self.model = PyState.from_row(model_of(self.game)[0])
        self.search.prior = counts_after(self.game, seat, self.past.earlier).tolist()

    def tries(self):
        """Yield every assignment of the hidden cards, possible in this round or not."""
        return FIND[self.game.id](PyState.from_row(self.view[0]), self.seat)

    def worlds(self):
        """Return every world of this round with its number of possible assignments."""
        found = Counter()
        for world in self.tries():
            if self.replayed(world) is not None:
                state = PyState.from_row(self.view[0])
                for name, value in world.items():
                    setattr(state, name, value)
                found[key_of(self.game, state.to_row())] += 1
        return found

    def listed(self):
        """The worlds that the game lists, in its order."""
        view, out = PyState.from_row(self.view[0]), PyState(self.game.dtype)
        rows, at = [], self.game.rules.world_at(view, self.seat, 0, out)
        while at >= 0:
            rows.append(out.to_row())
            at = self.game.rules.world_at(view, self.seat, at + 1, out)
        return rows

    def replayed(self, world, luck=0):
        """Return a world's log likelihood, in 1024ths, with these random ties; None if it is impossible.

        Afterwards the search's counts are those in that world.
        """
        opponents.start_counts(self.search)
        if self.draws():
            return 0
        view, states = PyState.from_row(self.view[0]), empty_states(self.game, 1)
        begun(self.game, world, view, PyState.from_row(self.past.beginning[0]), self.past).write(states, 0)
        found = 0
        for owner, action in zip(self.past.seats.tolist(), self.past.actions.tolist(), strict=True):
            if action < 0:
                continue  # a choice that is not revealed yet
            choices = self.choices(states, owner)
            if action not in choices:
                return None
            if luck and owner != self.seat:
                luck = xorshift(luck)
                found += self.surprise(states, owner, action, luck) if len(choices) > 1 else 0
            self.rules.carry_out(states, 0, owner, action)
        self.rules.write_view(states, 0, self.seat, self.seen)
        own, now = PyState.from_row(self.seen[0]), PyState.from_row(self.view[0])
        if any(self.past.actions < 0):
            for name in {"owing", "bid", "wish", "events", "event"} & vars(own).keys():
                setattr(own, name, getattr(now, name))
        return found if own.to_row().tobytes() == now.to_row().tobytes() else None

    def draws(self):
        """Two players of Sea Change: what the other drew when is left open."""
        return self.game.id == "sea-change" and self.view[0]["seats"] == 2

    def choices(self, states, seat):
        return self.legal[: self.rules.legal(states, 0, seat, self.legal)].tolist()

    def drawn(self, states, seat, luck):
        """Return the seat's action with these random ties, from its view."""
        self.rules.write_view(states, 0, seat, self.seen)
        return bind(opponents.sample, self.game.rules)(
            PyState.from_row(self.seen[0]), seat, self.search, self.model, luck
        )

    def surprise(self, states, seat, action, luck):
        """Return the logarithm of the chance of the seat's action, in 1024ths."""
        self.rules.write_view(states, 0, seat, self.seen)
        view = PyState.from_row(self.seen[0])
        bind(opponents.find_chances, self.game.rules)(view, seat, action, self.search, self.model, luck)
        return opponents.observe(seat, self.search)

    def values(self, rows, drawn, looks=0):
        """Return the worth of each action. `drawn`: the seed of all random ties."""
        self.stop, worlds = self.rules.horizon_at(self.view, 0), []
        for row in rows:
            drawn = xorshift(drawn)
            worlds.append((np.array([row]), drawn))
        luck = drawn
        found = [self.explained(row, luck) for row, _ in worlds]
        weights = [exp((each - max(found)) / ONE) for each in found]
        other = luck
        for _ in range(1, min(DRAWS, WEIGHED // len(rows)) if looks else 1):
            other = mixed(other) | 1
            for at, (row, _) in enumerate(worlds):
                weights[at] += exp((self.explained(row, other) - max(found)) / ONE)
        self.explained(worlds[found.index(max(found))][0], luck)
        least, whole = max(1, COPIES // len(rows)), sum(weights)
        copies = [max(least, 1 + floor(looks * weight / whole)) for weight in weights]
        group = [(*world, weight / count) for world, weight, count in zip(worlds, weights, copies, strict=True)]
        for turn in range(1, max(copies)):
            for at, count in enumerate(copies):
                if turn < count:
                    drawn = xorshift(drawn)
                    group.append((group[at][0], drawn, group[at][2]))
        actions = self.choices(group[0][0], self.seat)
        return {action: self.after(group, action) / whole for action in actions}

    def explained(self, row, luck):
        state, names = PyState.from_row(row[0]), ("hand", "pile", "tide")
        return self.replayed({name: getattr(state, name) for name in names if hasattr(state, name)}, luck)

    def after(self, group, action):
        """Return the sum of the worths of a group's worlds after this action in all of them."""
        whole, alike = 0.0, defaultdict(list)
        for row, luck, weight in group:
            states, seen = row.copy(), []
            self.rules.carry_out(states, 0, self.seat, action)
            while (owing := self.rules.owing(states, 0)) and self.rules.horizon_at(states, 0) == self.stop:
                self.rules.write_view(states, 0, self.seat, self.seen)
                seen.append(self.seen.tobytes())
                if owing >> self.seat & 1:
                    break
                mover, luck = (owing & -owing).bit_length() - 1, xorshift(luck)
                self.rules.carry_out(states, 0, mover, self.drawn(states, mover, luck))
            if owing and self.rules.horizon_at(states, 0) == self.stop:
                alike[tuple(seen)].append((states, luck, weight))
            else:
                whole += weight * self.brought(states)
        return whole + sum(self.best(each) for each in alike.values())

    def brought(self, states):
        """Return the end's worth to the seat."""
        shares = np.zeros(self.game.max_seats)
        self.rules.estimate(states, 0, shares)
        return shares[self.seat]

    def best(self, group):
        """Return the worth of the best action, which must be the same in all worlds that look alike."""
        return max(self.after(group, action) for action in self.choices(group[0][0], self.seat))
