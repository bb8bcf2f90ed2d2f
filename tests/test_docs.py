"""The documents: rule ids, two languages that say the same, links that lead somewhere, and tests that exist."""

import ast
import re
import unicodedata
from pathlib import Path
from urllib.parse import unquote

import pytest
from rule_pages import ANCHOR, LANGUAGES, RULES, TOLD, examples, numbers, page, tables

from quarterdeck.games import GAMES
from quarterdeck.games.options import for_forms, values_of

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benchmarks/results").glob("*.md")])

LINK = re.compile(r'(?:\]\(|src=")([^)\s"]+)[)"]')


def without_code(text):
    return re.sub(r"^( *)```.*?^\1```$|`[^`\n]*`", "", text, flags=re.M | re.S)


def shape(text):
    """What must be alike in both languages: the kinds of blocks, in order."""
    kinds = []
    for block in re.split(r"\n{2,}", text.strip()):
        anchor = ANCHOR.match(block)
        head = re.match(r"#+ |- |\||> ", block)
        kinds.append(anchor[1] if anchor else head[0] if head else "text")
    return kinds


def slug(heading):
    """The anchor that a heading gets."""
    plain = re.sub(r"[`*]|<[^>]*>", "", heading).strip().lower()
    kept = "".join(c for c in plain if c in " -_" or unicodedata.category(c)[0] in "LN")
    return kept.replace(" ", "-")


def anchors(text):
    headings = re.findall(r"^#+ (.+)$", re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S), flags=re.M)
    return {slug(heading) for heading in headings} | set(re.findall(r'<a id="([^"]+)">', text))


def test_every_game_has_its_pages():
    for language in LANGUAGES:
        assert sorted(path.stem for path in (RULES / language).iterdir()) == sorted(TOLD)
    assert set(GAMES) <= set(TOLD)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOLD)
def test_every_rule_has_its_anchor_and_shows_its_id(game, language):
    name, count = TOLD[game]
    found = ANCHOR.findall(page(language, game))
    assert all(anchor == shown for anchor, shown in found)
    assert sorted(int(rule.removeprefix(f"{name}-")) for rule, _ in found) == list(range(1, count + 1))
    assert len(found) == page(language, game).count('class="rule"')


@pytest.mark.parametrize("game", TOLD)
def test_every_rule_has_a_test_that_names_it(game):
    """As `test_feud_33_and_38_replacement_inherits_the_markers` does."""
    name, count = TOLD[game]
    named = re.compile(rf"^def test_{name.lower()}_(\d+(?:_and_(?:{name.lower()}_)?\d+)*)", re.M)
    texts = [path.read_text("utf-8") for path in (ROOT / "tests/games" / game.replace("-", "_")).glob("test_*.py")]
    found = {int(rule) for text in texts for rules in named.findall(text) for rule in re.findall(r"\d+", rules)}
    assert found == set(range(1, count + 1))


JAPANESE = [*RULES.glob("ja/*.md"), *(ROOT / "docs/strategy/ja").glob("*.md"), ROOT / "README.ja.md"]


@pytest.mark.parametrize("path", JAPANESE, ids=lambda path: f"{path.parent.parent.name}/{path.name}")
def test_japanese_is_neither_slanted_nor_spaced(path):
    """Kanji have no italics, and Japanese has no space round what is bold."""
    text = without_code(path.read_text("utf-8").replace("</span> ", "</span>"))
    assert re.findall(r"(?<!\\)\*[^\s*][^*\n]*(?<!\\)\*", text.replace("**", "")) == []
    for line in text.splitlines():
        for bold in re.finditer(r"\*\*(?:[^*]|\\\*)+\*\*", line):
            before, after = line[: bold.start()], line[bold.end() :]
            assert not after.startswith(" "), line
            assert not before.endswith(" ") or before.strip(" >-|.0123456789") == "", line


def test_the_japanese_readme_has_the_commands_of_the_english_one():
    """It is linked from there, and both say the same to type."""
    english, japanese = ((ROOT / name).read_text("utf-8") for name in ("README.md", "README.ja.md"))
    assert "](README.ja.md)" in english
    commands = [re.findall(r"^\$ (pip .*)$", text, flags=re.M) for text in (english, japanese)]
    assert commands[0] == commands[1]
    assert len(commands[0]) == 2
    options = [set(re.findall(r"--host [\d.]+", text)) for text in (english, japanese)]
    assert options[0] == options[1] != set()


@pytest.mark.parametrize("game", TOLD)
def test_both_languages_have_the_same_structure(game):
    english, japanese = (page(language, game) for language in LANGUAGES)
    assert shape(english) == shape(japanese)
    items = [re.findall(r"^- ", text, flags=re.M) for text in (english, japanese)]
    assert len(items[0]) == len(items[1])


@pytest.mark.parametrize("game", TOLD)
def test_both_languages_have_the_same_numbers_in_their_tables(game):
    english, japanese = (tables(page(language, game)) for language in LANGUAGES)
    heads = [[len(row) for row in table] for table in english]
    assert heads == [[len(row) for row in table] for table in japanese]
    for one, other in zip(english, japanese, strict=True):
        for row, same in zip(one[1:], other[1:], strict=True):
            assert [numbers(cell) for cell in row] == [numbers(cell) for cell in same]


@pytest.mark.parametrize("game", TOLD)
def test_both_languages_tell_the_same_examples(game):
    english, japanese = (examples(page(language, game)) for language in LANGUAGES)
    assert list(english) == list(japanese) == list(range(1, len(english) + 1))
    assert english
    for example in english:
        big = [{n for n in re.findall(r"\d+", told) if int(n) > 10} for told in (english[example], japanese[example])]
        assert big[0] == big[1], f"example {example}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_options_are_the_engines(game, language):
    """Covers the options of the forms; docs/records.md describes the others."""
    options = for_forms(GAMES[game].options)
    rows = tables(page(language, game))[-1][1:]
    names = [re.search(r"`(\w+)`", row[0])[1] for row in rows]
    assert names == [option.name for option in options]
    for option, row in zip(options, rows, strict=True):
        words = [value for value in values_of(option) if isinstance(value, str)] if option.kind == "choice" else []
        assert re.findall(r"`(\w+)`", row[1]) == words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOLD)
def test_links_within_a_rule_page_lead_to_rules(game, language):
    """The page in the browser has anchors at rules only, not at headings."""
    text = page(language, game)
    rules = {anchor for anchor, _ in ANCHOR.findall(text)}
    assert {link[1:] for link in LINK.findall(text) if link.startswith("#")} <= rules


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path):
    for link in LINK.findall(without_code(path.read_text(encoding="utf-8"))):
        if re.match(r"[a-z]+:", link):
            continue
        target, _, anchor = unquote(link).partition("#")
        goal = (path.parent / target).resolve() if target else path
        assert goal.is_file(), f"{link}: there is no file {goal}"
        if anchor:
            assert anchor in anchors(goal.read_text(encoding="utf-8")), f"{link}: no such place"


NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def functions_of(path):
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return {part.name for part in ast.walk(tree) if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_every_test_that_the_threat_model_names_exists():
    named = NAMED.findall((ROOT / "docs" / "security.md").read_text(encoding="utf-8"))
    assert len(named) > 20
    assert [f"{path}::{name}" for path, name in named if name not in functions_of(path)] == []
