"""Sentences for events: the languages, how sentences are composed, and those that all games share.

A catalogue has, for each sentence, its text in every language, in the order of `LANGUAGES`, so that no translation can
be missing. The `{parts}` of a text are filled in. A game's own catalogue is in its `words.py`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from quarterdeck.games.options import Options
from quarterdeck.games.types import Event

LANGUAGES = ("en", "ja")

Catalogue = Mapping[str, tuple[str, str]]
"""Maps the name of a sentence to its text in each of `LANGUAGES`."""

WHOLE = 12
"""The most cards of a deck that a sentence names. The other cards of a larger deck are counted."""

COMMON: Catalogue = {
    "person": ("{name}", "{name}さん"),
    "last": ("{before} and {last}", "{before}、{last}"),
    "comma": ("{before}, {after}", "{before}、{after}"),
    "line": ("{text}\n  {name}: {what}", "{text}\n  {name}：{what}"),
    "both": ("{first} {second}", "{first}{second}"),
    "hidden": ("hidden", "非公開"),
    "nobody": ("nobody", "なし"),
    "more": ("{cards} and {count} more", "{cards}、ほか{count}枚"),
    "gain": ("{name} {more:+} = {total}", "{name} {more:+}点（合計{total}点）"),
    "won": ("{names} won the game.", "{names}の勝ちです。"),
    "shared": ("{names} won the game.", "{names}が同点で、ともに勝ちです。"),
}


@dataclass(frozen=True)
class Past:
    """The complete options and the events so far, from which a sentence can explain an event."""

    options: Options
    events: Sequence[Event]

    def last(self, kind: str) -> Event | None:
        """Return the latest event of this name; None if there is none."""
        return next((event for event in reversed(self.events) if event["event"] == kind), None)


class Narrate(Protocol):
    """A function that puts an event into words."""

    def __call__(self, event: Event, names: Sequence[str], language: str = "en", past: Past | None = None) -> str:
        """Return one sentence for an event (for a deal, with a further line for each seat).

        `names` has a name for each seat. With `past`, the sentence may give reasons.
        """


class Teller:
    """A writer of a game's sentences in one language."""

    def __init__(self, catalogue: Catalogue, names: Sequence[str], language: str, past: Past | None = None) -> None:
        """Choose the language. Raises ValueError for a language that is not in `LANGUAGES`."""
        self.past = past
        self._names = names
        self._catalogue = catalogue
        self._language = LANGUAGES.index(language)

    @property
    def language(self) -> str:
        """The language of the sentences."""
        return LANGUAGES[self._language]

    @property
    def seats(self) -> range:
        """Every seat."""
        return range(len(self._names))

    def say(self, key: str, **parts: Any) -> str:
        """Fill the parts into a sentence of the game's catalogue, or of `COMMON`."""
        texts = self._catalogue.get(key) or COMMON[key]
        return texts[self._language].format(**parts)

    def name(self, seat: int) -> str:
        """Return a seat's name as it stands in a sentence."""
        return self.say("person", name=self._names[seat])

    def people(self, seats: Iterable[int]) -> str:
        """Join the names of seats as "A, B and C"."""
        return self.listed([self.name(seat) for seat in seats])

    def listed(self, parts: Sequence[str]) -> str:
        """Join parts as `A, B and C`; return the word for no one if there are none."""
        if not parts:
            return self.say("nobody")
        return self.say("last", before=self.series(parts[:-1]), last=parts[-1]) if len(parts) > 1 else parts[0]

    def series(self, parts: Sequence[str]) -> str:
        """Join parts as `A, B, C`."""
        text = parts[0]
        for part in parts[1:]:
            text = self.say("comma", before=text, after=part)
        return text

    def lines(self, text: str, lines: Iterable[tuple[str, str]]) -> str:
        """Append lines to a sentence, each with a name and a text."""
        for name, what in lines:
            text = self.say("line", text=text, name=name, what=what)
        return text

    def both(self, first: str, second: str) -> str:
        """Join two sentences; either may be empty."""
        return self.say("both", first=first, second=second) if first and second else first or second

    def deck(self, cards: Sequence[str]) -> str:
        """List the cards of a deck in order; of a long deck, list the first ones and count the others."""
        shown = " ".join(cards[:WHOLE])
        return self.say("more", cards=shown, count=len(cards) - WHOLE) if len(cards) > WHOLE else shown

    def hands(self, text: str, hands: Sequence[Sequence[Any] | None]) -> str:
        """Append every seat's hand to a sentence; a hidden hand is None."""
        shown = [self.hand(hand) for hand in hands]
        return self.lines(text, [(self.name(seat), hand) for seat, hand in enumerate(shown)])

    def hand(self, hand: Sequence[Any] | None) -> str:
        """Return the cards of a hand; a hidden hand is None."""
        return self.say("hidden") if hand is None else " ".join(map(str, hand))

    def gains(self, event: Event) -> str:
        """List each seat's points in a round and its total, from the event's fields `points` and `totals`."""
        numbers = zip(self.seats, event["points"], event["totals"], strict=True)
        return self.series(
            [self.say("gain", name=self.name(seat), more=more, total=all_) for seat, more, all_ in numbers]
        )

    def winners(self, event: Event) -> str:
        """Return the sentence that names the winners."""
        return self.say("won" if len(event["winners"]) == 1 else "shared", names=self.people(event["winners"]))


Say = Callable[[Event, Teller], str]


def narrator(
    catalogue: Catalogue, fields: Mapping[str, Callable[[Any, Teller], str]], special: Mapping[str, Say]
) -> Narrate:
    """Build the function that puts a game's events into sentences.

    An event's sentence is the one with the event's name in `catalogue`; the event's fields are filled in. `fields` has
    functions, by name, for those fields whose values must be put into words first. Events that need more have a
    function in `special`.
    """

    def narrate(event: Event, names: Sequence[str], language: str = "en", past: Past | None = None) -> str:
        teller = Teller(catalogue, names, language, past)
        if say := special.get(event["event"]):
            return say(event, teller)
        parts = {key: fields[key](value, teller) if key in fields else value for key, value in event.items()}
        return teller.say(event["event"], **parts)

    return narrate


def person(seat: int, teller: Teller) -> str:
    """Return the name of a seat; for the `fields` of `narrator`."""
    return teller.name(seat)
