"""Reasons for choices in a player's words: the themes that distinguish two choices, as sentences of `themes.json`.

    because(game, thought, action)     # "The 8 stays under Cleo's 10: it cannot take the trick."

Compiled code finds the themes (`engine.search.saying`). The page shows the same sentences with the same numbers.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import floor
from typing import TYPE_CHECKING

from quarterdeck.analysis.themes import OF_OUTCOMES, Vocabulary, Words, vocabulary_of
from quarterdeck.games.sentences import COMMON, LANGUAGES

if TYPE_CHECKING:
    from quarterdeck.analysis.analyse import Considered, Thought
    from quarterdeck.analysis.review_report import Choice
    from quarterdeck.games.base import Game
    from quarterdeck.games.types import Said

    Weighed = Considered | Choice

__all__ = ["Reader", "amount", "because", "sentence", "theme_sentence"]

SENTENCES = {
    "none": (
        "Best in {n} of 100 deals; no simple reason.",
        "100回中{n}回で最善です。簡単な理由はありません。",
    ),
    "solved": (
        "Best on average over all deals that are possible; no simple reason.",
        "ありうる配りの平均で最善です。簡単な理由はありません。",
    ),
    "worse": ("Worse than the best choice, for no simple reason.", "最善の選択に劣りますが、簡単な理由はありません。"),
    "close": ("It hardly matters here.", "ここではほとんど差がありません。"),
    "near": ("Hardly worse than the best choice.", "最善の選択とほとんど差がありません。"),
    "more": ("In 100 deals like this: {n} {words} more.", "このような配り100回で、{words}が{n}多くなります。"),
    "fewer": ("In 100 deals like this: {n} {words} fewer.", "このような配り100回で、{words}が{n}少なくなります。"),
    "wins": ("wins", "勝ち"),
    "seat": ("seat {n}", "席{n}"),
    "you": ("you", "あなた"),
    "your": ("your", "あなたの"),
    "whose": ("{name}'s", "{name}の"),
    "space": (" ", ""),
}
SLOT = re.compile(r"\{(?:(card)|([a-d]):([^}]+))\}")
"""A place in a sentence for the action's card, or for one of the four numbers."""


@dataclass(frozen=True)
class Reader:
    """The person for whom sentences are written."""

    names: Sequence[str] = ()
    """The seats' names; without them seats are counted from 1."""
    seat: int | None = None
    """The seat that sentences call "you"; with None they call every seat by its name."""
    language: str = "en"

    def say(self, key: str, **parts: object) -> str:
        """Return a text of `SENTENCES`. Raises ValueError if the language is unknown."""
        return SENTENCES[key][LANGUAGES.index(self.language)].format(**parts)

    def name(self, seat: int) -> str:
        """Return the name of another seat in the form that a sentence needs."""
        if not self.names:
            return self.say("seat", n=seat + 1)
        return COMMON["person"][LANGUAGES.index(self.language)].format(name=self.names[seat])


def because(game: Game, thought: Thought, action: int, reader: Reader = Reader()) -> str:
    """Explain why an action is the best, or worse than the best. Raises KeyError, ValueError."""
    return sentence(game, thought.of(action), thought.actions, reader)


def sentence(game: Game, choice: Weighed, among: Sequence[Weighed], reader: Reader = Reader()) -> str:
    """Explain in one or two sentences why a choice is the best (the first of `among`), or why it is worse."""
    best = choice.action == among[0].action
    if choice.rival is None:
        return reader.say("close" if best else "near")
    if choice.themes:
        return reader.say("space").join(theme_sentence(game, each, reader) for each in choice.themes)
    if not best:
        return reader.say("worse")
    return reader.say("solved") if choice.best_in is None else reader.say("none", n=choice.best_in)


def theme_sentence(game: Game, said: Said, reader: Reader = Reader()) -> str:
    """Return the sentence of one theme. Raises ValueError if the game has no sentence for it with this certainty."""
    texts = _texts(vocabulary, said) if (vocabulary := vocabulary_of(game)) else None
    if not texts:
        raise ValueError(f"{game.id} has no words for {said.theme} ({said.certainty})")

    def filled(slot: re.Match[str]) -> str:
        whole, letter, kind = slot.groups()
        return (
            _word(game, "card", said.action, reader)
            if whole
            else _word(game, kind, said.numbers["abcd".index(letter)], reader)
        )

    text = SLOT.sub(filled, texts[LANGUAGES.index(reader.language)])
    return text[:1].upper() + text[1:]


def _texts(vocabulary: Vocabulary, said: Said) -> Words | None:
    """Return the sentence of a theme or of a counted outcome in both languages, or None if there is none."""
    if said.certainty in OF_OUTCOMES:
        return getattr(vocabulary.outcomes.get(said.theme), said.certainty, None)
    theme = vocabulary.themes.get(said.theme)
    return {"sure": theme.sure, "out": theme.out, "likely": theme.probably}[said.certainty] if theme else None


def _word(game: Game, kind: str, number: int, reader: Reader) -> str:
    """Return the text for a number in a sentence, such as a card or the name of a seat."""
    if kind in ("seat", "whose"):
        if number == reader.seat:
            return reader.say("you" if kind == "seat" else "your")
        return reader.name(number) if kind == "seat" else reader.say("whose", name=reader.name(number))
    if kind == "points":
        return f"{number:+}".replace("-", "−") if number else "0"
    if kind.startswith("number"):
        _, *nouns = kind.split("|")
        return f"{number} {nouns[number != 1]}" if nouns else str(number)
    return game.word(kind, number, reader.language)


def amount(game: Game, choice: Weighed, rival: Weighed, reader: Reader = Reader()) -> str:
    """Return how much more or less `choice` brings than `rival`, such as "In 100 deals like this: 31 tricks fewer.".

    The amount is in the unit of the game. It is in wins if the difference in that unit is too small to matter, or
    favours the choice with the smaller share of the win.
    """
    vocabulary = vocabulary_of(game)
    apart, words = choice.share - rival.share, SENTENCES["wins"]
    if vocabulary and not vocabulary.unit.share and choice.points is not None and rival.points is not None:
        points = choice.points - rival.points
        if points * apart > 0 and abs(points) >= vocabulary.unit.threshold:
            apart, words = points * vocabulary.better, vocabulary.unit.words
    n = floor(abs(apart) * 100 + 0.5)
    text = words[LANGUAGES.index(reader.language)]
    return reader.say("more" if apart > 0 else "fewer", n=n, words=text[:-1] if n == 1 and text.endswith("s") else text)
