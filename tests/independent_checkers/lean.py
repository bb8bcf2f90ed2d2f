"""An independent check of lean records: written from docs/lean-records.md and docs/events.md alone.

A checker of whole records requests one event after the other. Here each follows from the seed and the decisions, and
the checker compares it with the rules. The tables of docs/events.md describe the events' bytes, which are hashed.
"""

import functools
import itertools
import re
from pathlib import Path

from independent_checkers.doubt import insist

PAGE = Path(__file__).parents[2] / "docs" / "events.md"
QUARTERS = (
    *((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)),
    *((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)),
)
"""Places in a block of ChaCha: the columns, then the diagonals."""


class Unfinished(Exception):  # noqa: N818
    """The decisions end before the game does."""


def stream(seed, shuffle):
    """Yield the bytes of a shuffle (ChaCha8)."""
    key = bytes.fromhex(seed)
    words = [int.from_bytes(key[at : at + 4], "little") for at in range(0, 32, 4)]
    for block in itertools.count():
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *words, block, 0, shuffle, 0]
        state = list(start)
        for a, b, c, d in QUARTERS * 4:
            for to, by, turned, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                state[to] = (state[to] + state[by]) % 2**32
                mixed = state[turned] ^ state[to]
                state[turned] = (mixed << bits | mixed >> 32 - bits) % 2**32
        for word, before in zip(state, start, strict=True):
            yield from ((word + before) % 2**32).to_bytes(4, "little")


class Dice:
    """The shuffles of a game, numbered from 1: begin one, then draw."""

    def __init__(self, seed):
        self.seed = seed
        self.shuffle = 0

    def begin(self):
        self.shuffle += 1
        self.stream = stream(self.seed, self.shuffle)

    def draw(self, n):
        product = next(self.stream) * n
        while product % 256 < 256 % n:
            product = next(self.stream) * n
        return product // 256

    def deal(self, cards, places):
        """Return the cards of each hand; `places` has the size of each."""
        hands = [[] for _ in places]
        for card in cards:
            free = [at for at, hand in enumerate(hands) for _ in range(places[at] - len(hand))]
            hands[free[self.draw(len(free))]].append(card)
        return hands

    def order(self, cards):
        done = []
        for card in cards:
            at = self.draw(len(done) + 1)
            done.append(card)
            done[at], done[-1] = done[-1], done[at]
        return done

    def pick(self, members):
        return members[self.draw(len(members))]


@functools.cache
def read_page(title):
    """Return a game's events by name: the code, and (field, value, seen by, bytes) for each field."""
    (chapter,) = (part for part in PAGE.read_text().split("\n## ") if part.startswith(title + "\n"))
    found = {}
    for row in ([cell.strip() for cell in line.split("|")[1:-1]] for line in chapter.splitlines() if "`" in line[:6]):
        name = row[0].strip("*`")
        if row[0].startswith("**"):
            fields = []
            found[name] = int(row[-1].removeprefix("code ")), fields
        else:
            fields.append((name, row[1], row[2] or "everybody", row[3]))
    return found


class Bytes:
    """The bytes of events. A game sets `page` and `players`, and gives cards their action numbers."""

    def bytes_of(self, event):
        code, fields = self.page[event["event"]]
        head, counts, parts = [], [], []
        for name, values, seen, form in fields:
            many, _, each = form.rpartition("part each: ")
            _, _, whole = form.rpartition("part: ")
            if many:
                counts.append(len(event[name]))
                for seat, entry in enumerate(event[name]):
                    part = self.numbers_of(entry, values, each)
                    parts += [self.readers(seen, event, seat), len(part), *part]
            elif whole == form:
                head += self.numbers_of(event[name], values, form)
            elif name in event:
                part = self.numbers_of(event[name], values, whole)
                parts += [self.readers(seen, event), len(part), *part]
            else:
                parts += [255, 0]
        return bytes([code, 3 + len(head + counts + parts), len(head + counts), *head, *counts, *parts])

    def numbers_of(self, value, values, form):
        """Return the bytes of a value. `values` and `form` are its cells of the columns `value` and `bytes`."""
        if form.startswith("count, "):
            return [len(value), *self.numbers_of(value, values, form.removeprefix("count, "))]
        many = re.match(r"(each|\d+ of): ", form)
        if many:
            flat = itertools.chain(*value) if value and isinstance(value[0], list) else value
            return [number for entry in flat for number in self.numbers_of(entry, values, form[many.end() :])]
        if form == "number, name, name":
            fields = re.split(r"`(\w+)`: ", values)[1:]
            entries = zip(fields[::2], fields[1::2], form.split(", "), strict=True)
            return [number for name, kind, each in entries for number in self.numbers_of(value[name], kind, each)]
        if form.startswith("set "):
            return self.members([self.number(card) for card in value], form.removeprefix("set "))
        if form.startswith("wide "):
            size = int(form.removeprefix("wide "))
            shifted = value + 2 ** (7 * size - 1)
            return [shifted >> 7 * at & 127 for at in range(size)]
        if form == "name" and " to " not in values:
            return [re.findall(r"`(\w+)`", values).index(value)]
        if value is None:
            return [54 if form == "name (54: null)" else 255]
        return [self.number(value) if form.startswith("name") else value - (form == "number - 1")]

    def members(self, numbers, size):
        """Return the bytes of a set, of 7 members each."""
        if size == "7 + 7":
            low, high = [n for n in numbers if n < 48], [n - 48 for n in numbers if n >= 48]
            return self.members(low, "7") + self.members(high, "7")
        return [sum(1 << n % 7 for n in numbers if n // 7 == at) for at in range(int(size))]

    def number(self, card):
        """Return the action number of a card; a seat is its own number."""
        return card

    def readers(self, seen, event, entry=None):
        """Return who sees a part, by its cell of the column `seen by`; `entry` is its place in a list of parts."""
        who = re.sub("; (null|a null each) for others$", "", seen)
        if who == "giver and receiver":
            return 1 << event["from"] | 1 << event["to"]
        if who == "each: seats that have held it":
            return sum(1 << (entry - back) % self.players for back in range(min(event["round"], self.players)))
        if who == "the record alone":
            return 0
        who, _, condition = who.partition("; everybody ")
        is_open = {
            "from the discard pile": event.get("pile") == "discard",
            "where they are discarded": event.get("to") == "discard",
            "where it is none": event.get("card") is None,
        }
        if who == "everybody" or is_open.get(condition):
            return 255
        seats = {"each: its owner": entry, "the opponent": 1 - event.get("seat", 0)}
        return 1 << seats.get(who, event.get("seat"))


class Lean(Bytes):
    """What makes the events that a checker of whole records requests; it stands before the checker among the bases.

    A game has `game`, `title` and methods `make_...` for some kinds of events. They return the fields that the checker
    does not know.
    """

    def __init__(self, lean):
        insist((lean["format"], lean["game"], lean["rules"]) == ("quarterdeck-lean-1", self.game, 1), "lean", "format")
        decisions = [{"seat": number % 8, "action": number // 8} for number in lean["decisions"]]
        super().__init__({**lean, "decisions": decisions, "events": []})
        self.page = read_page(self.title)
        self.dice = Dice(lean["seed"])
        self.used = 0
        self.gathered = {}
        self.hash = 0xCBF29CE484222325

    def next(self, kind, **fields):
        make = getattr(self, f"make_{kind}", dict)
        self.events.append({"event": kind, **fields, **make(**fields)})
        for byte in self.bytes_of(self.events[-1]):
            self.hash = (self.hash ^ byte) * 0x100000001B3 % 2**64
        return super().next(kind, **fields)

    def expect(self, rule, *, event, **fields):
        self.next(event, **fields)

    def decide(self):
        """Return the seat and the action of the next decision."""
        if self.used == len(self.record["decisions"]):
            raise Unfinished
        self.used += 1
        made = self.record["decisions"][self.used - 1]
        return made["seat"], made["action"]

    def together(self, counts):
        """Return the lowest seat that has no event yet, and its actions. `counts` has their number for each seat."""
        if not self.gathered:
            made = {seat: [] for seat in sorted(counts)}
            for _ in range(sum(counts.values())):
                seat, action = self.decide()
                insist(len(made.get(seat, [])) < counts.get(seat, 0), "lean", f"seat {seat} does not decide now")
                made[seat].append(action)
            self.gathered = made
        seat = min(self.gathered)
        return seat, self.gathered.pop(seat)

    def finish(self, winners, scores):
        self.record["result"] = {"winners": winners, **{name: self.record.get(name) for name in ("returns", "scores")}}
        super().finish(winners, scores)
        insist(self.used == len(self.record["decisions"]), "lean", "decisions follow the end of the game")

    def check(self):
        """Return the scores, or None for an unfinished game."""
        scores = None
        try:
            scores = super().check()
        except Unfinished:
            insist(self.record.get("scores") is self.record.get("returns") is None, "lean", "the game is not over")
        insist(self.record["events_hash"] == f"{self.hash:016x}", "lean", f"the hash of the events is {self.hash:016x}")
        return scores
