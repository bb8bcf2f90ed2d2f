"""Themes of the games: each has words for how it is said, says only what its reader knows, and is declared."""

import random
import re

import numpy as np
import pytest
import themes as measuring

from quarterdeck.analysis.analyse import CERTAINTIES
from quarterdeck.analysis.reasons import SLOT, Reader, theme_sentence
from quarterdeck.analysis.themes import OF_OUTCOMES, path_of, vocabulary_of
from quarterdeck.engine import engine, members
from quarterdeck.games import GAMES
from quarterdeck.games.sentences import LANGUAGES
from quarterdeck.games.themes import MAX_THEMES, SURE, THEME
from quarterdeck.games.types import Said
from quarterdeck.lab.puzzles import some_options
from quarterdeck.testing import Rows

POSITIONS, REDEALS = 40, 200


def themes_of(rows, at, reader, seat, action):
    """Return what `reader` could say of an action in row `at`, a row of numbers a theme."""
    rows.redact(reader, at, 1)
    out = np.ones(MAX_THEMES * THEME, np.int64)
    engine(rows.game).themes_of(rows.states, 1, reader, seat, action, out)
    return out.reshape(MAX_THEMES, THEME).tolist()


def positions(game, seed):
    """Yield positions of random games with varied options: the rows, a seat that owes a decision, and its actions."""
    chance = random.Random(seed)
    for _ in range(POSITIONS):
        rows = Rows(game, "fast", game.encode_options(some_options(game, chance)))
        owing = rows.start(np.array([chance.getrandbits(32) for _ in range(8)], np.uint32))
        for _ in range(chance.randrange(60)):
            seat = chance.choice(members(owing))
            if not (after := rows.apply(seat, chance.choice(rows.legal(seat)))):
                break
            owing = after
        else:
            seat = chance.choice(members(owing))
            yield rows, seat, rows.legal(seat)


@pytest.mark.parametrize("name", list(GAMES))
def test_themes_have_words_and_others_hear_only_public_ones(name):
    game = GAMES[name]
    declared = list(vocabulary_of(game).themes.items())
    for rows, seat, actions in positions(game, name):
        for reader in range(-1, int(rows.states[0]["seats"])):
            for action in actions:
                for at, (certainty, *numbers) in enumerate(themes_of(rows, 0, reader, seat, action)):
                    if not certainty:
                        assert not any(numbers), (at, numbers)
                        continue
                    code, theme = declared[at]
                    assert reader == seat or theme.public, (code, reader, seat)
                    said = CERTAINTIES[certainty] if certainty == SURE or theme.out else "likely"
                    for language in LANGUAGES:
                        theme_sentence(game, Said(code, said, "this", action, numbers), Reader(language=language))


@pytest.mark.parametrize("name", list(GAMES))
def test_redeals_with_the_same_view_have_the_same_themes(name):
    game, chance = GAMES[name], random.Random(name)
    rows, seat, actions = next(found for found in positions(game, name) if len(found[2]) > 2)
    for reader in (seat, (seat + 1) % int(rows.states[0]["seats"])):
        said = [themes_of(rows, 0, reader, seat, action) for action in actions]
        for _ in range(REDEALS):
            rows.resample(reader, 0, 2, np.array([chance.getrandbits(32) for _ in range(8)], np.uint32))
            assert [themes_of(rows, 2, reader, seat, action) for action in actions] == said


@pytest.mark.parametrize("name", list(GAMES))
def test_sentences_have_the_same_slots_in_both_languages(name):
    vocabulary = vocabulary_of(GAMES[name])
    for code, theme in vocabulary.themes.items():
        sentences = [words for words in (theme.sure, theme.out, theme.probably) if words]
        assert sentences, code
        assert bool(theme.probably) == theme.likely, code
        assert_fitting(code, sentences)
    for code, outcome in vocabulary.outcomes.items():
        assert_fitting(code, [words for certainty in OF_OUTCOMES if (words := getattr(outcome, certainty))])


def assert_fitting(code, sentences):
    for english, japanese in sentences:
        slots = [
            {match[0].partition("|")[0].strip("{}") for match in SLOT.finditer(text)} for text in (english, japanese)
        ]
        assert slots[1] <= slots[0], code
        assert not re.search("[{}]", SLOT.sub("", english + japanese)), code
        assert (english[-1], japanese[-1]) == (".", "。"), code


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_measurements_are_written_into_their_places(game, tmp_path, monkeypatch):
    given = path_of(game).read_text(encoding="utf-8")
    (copy := tmp_path / "themes.json").write_text(given, encoding="utf-8")
    monkeypatch.setattr(measuring, "path_of", lambda game: copy)
    monkeypatch.setattr(measuring, "EXAMPLES", tmp_path / "examples.json")
    themes = vocabulary_of(game).themes
    measuring.write(game, {name: measured(theme.separates) for name, theme in themes.items()})
    assert copy.read_text(encoding="utf-8") == given
    measuring.write(game, {name: measured(None) for name in themes})
    assert "separates" not in copy.read_text(encoding="utf-8")


def measured(separates):
    return measuring.Measured([] if separates is None else [separates] * measuring.FEWEST)
