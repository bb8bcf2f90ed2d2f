"""Write docs/themes.md: all themes of all games, with their sentences, how well they separate choices, and examples."""

import json
import re
from collections.abc import Iterator
from typing import Any

from writing import ROOT, Output, text_output

from quarterdeck.analysis.themes import OF_OUTCOMES, Theme, vocabulary_of
from quarterdeck.games import GAMES, Game

PAGE = ROOT / "docs/themes.md"
EXAMPLES = ROOT / "benchmarks/results/themes.json"
"""Where `benchmarks/themes.py` writes an example for each theme of each game: its position, and its sentence there."""

HEAD = """# Themes

What a good player says of a choice, in every game ([decision 0130](decisions/0130-themes.md)): hints, reviews, puzzles
and *What this play shows* use these. *Separates* is the part of the measured pairs of choices, one of them with the
theme, in which it is the better one, over 300 to 1,000 fixed positions (`benchmarks/themes.py`). A theme is said of the
better choice from 70 % on, of the worse one up to 30 %, and never in between. A dash: it was too rare to be measured. A
theme that is *public* is said of others' plays, too. The last sentence of a theme is an example. If no theme explains
why a choice is worse than the best one, an outcome is *counted* that differs plainly. Scripts write this page.
"""


def outputs() -> Iterator[Output]:
    """Yield the page."""
    examples = json.loads(EXAMPLES.read_text(encoding="utf-8")) if EXAMPLES.is_file() else {}
    parts = [part for game in GAMES.values() if (part := _game(game, examples.get(game.id, {})))]
    yield text_output(PAGE, "\n".join([HEAD, *parts]))


def _game(game: Game, examples: dict[str, Any]) -> str:
    """Return a game's part of the page; empty if it declares no themes."""
    vocabulary = vocabulary_of(game)
    if vocabulary is None or not vocabulary.themes:
        return ""
    name, unit = re.sub(r"\b(?!of|the)\w", lambda first: first[0].upper(), game.id.replace("-", " ")), vocabulary.unit
    least = f"{unit.threshold:.0%} of the win" if unit.share else f"{unit.threshold:g} {unit.words[0]}"
    head = [f"## {name}", "", f"Differences below {least} hardly matter.", ""]
    head += ["| theme | rule | separates | public | sentences |", "|---|---|---|---|---|"]
    rows = [_row(game, code, each, examples.get(code)) for code, each in vocabulary.themes.items()]
    for each in vocabulary.outcomes.values():
        for certainty in OF_OUTCOMES:
            if words := getattr(each, certainty):
                rows.append(f"\n*{certainty.capitalize()}* ({each.rule}): {' / '.join(words)}")
    return "\n".join([*head, *rows, ""])


def _row(game: Game, code: str, theme: Theme, example: str | None) -> str:
    """Return the row of a theme, with its sentences and an example."""
    said = {"sure": theme.sure, "depends on unseen cards": theme.out, "likely": theme.probably}
    sentences = [f"{certainty}: {' / '.join(words)}" for certainty, words in said.items() if words]
    cells = (
        f'<a id="{game.id}-{code}"></a>`{code}`: {" / ".join(theme.name)}',
        theme.rule,
        "–" if theme.separates is None else f"{theme.separates:.0%}",
        "yes" if theme.public else "",
        "<br>".join([*sentences, *filter(None, [example])]).replace("|", r"\|"),
    )
    return f"| {' | '.join(cells)} |"
