"""`quarterdeck feud`: Maneuvers listed and measured; commands of packages."""

import json
from importlib.metadata import EntryPoint

import click
import pytest
from commands import output, refusal, run

from quarterdeck.cli import plugins
from quarterdeck.cli.feud.chart import tell
from quarterdeck.games.feud.definitions.book import shelf
from quarterdeck.lab.contests.intervals import Estimate
from quarterdeck.lab.feud_pricing.measuring import Counted
from quarterdeck.lab.feud_pricing.pricing import Figures, Priced, Pricing, figures, known, trial, usual_prices


def test_the_shelf_is_listed_in_both_languages_and_as_a_file(tmp_path):
    for language in ("en", "ja"):
        told = output("feud", "shelf", "--language", language)
        assert all(good.definition["name"][language] in told and good.fun[language] in told for good in shelf())
    assert json.loads(output("feud", "shelf", "--json")) == [good.definition for good in shelf()]


QUICK = ("--levels", "medium", "--deals", 4, "--prices", "30,60", "--jobs", 1)


def test_a_file_with_one_or_several_is_measured(tmp_path):
    file = tmp_path / "own.json"
    file.write_text(json.dumps([shelf()[0].definition, shelf()[2].definition]))
    told = output("feud", "price", file, *QUICK)
    assert "Fresh Supplies: seed 1; medium 4 deals" in told
    assert "Shared Pain" in told
    file.write_text(json.dumps(shelf()[0].definition))
    [one] = json.loads(output("feud", "price", file, *QUICK, "--json"))
    assert one["definition"] == shelf()[0].definition
    assert [each["price"] for each in one["prices"]] == [30, 60]
    assert (one["levels"], one["deals"], one["seed"]) == (["medium"], [4], 1)
    tests = one["prices"][0]["levels"][0]["tests"]
    assert set(tests) == set(one["thresholds"])
    assert set(tests.values()) <= {"yes", "no", "unsure"}


def test_one_of_the_book_is_measured_beside_the_other_seven_but_one():
    [one] = json.loads(output("feud", "price", "heal", *QUICK, "--json"))
    assert one["definition"]["steps"] == [{"step": "heal", "count": 1}]
    assert set(one["options"]["maneuvers"]) == {*known()} - {good.id for good in shelf()} - {"heal", "resurrection"}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["none.json"], "No such file or directory; name a file, or book, shelf, tactical_adjustment"),
        (["heal", "--deals", "1"], "--deals: give one number, or 2, one a level, each at least 2"),
        (["heal", "--deals", "3,3,3"], "--deals: give one number, or 2"),
        (["heal", "--deals", "x"], "--deals: 'x' is no whole number"),
        (["heal", "--prices", "0"], "0 can be no price of it: from 1 to 1000"),
        (["heal", "--levels", "nobody"], "there is no bot 'nobody'"),
        (["heal", "--levels", "rollout:5"], "'rollout:5' remembers the play"),
        (["heal", "--option", "preset=none"], "preset"),
    ],
)
def test_what_cannot_be_measured_is_told_in_a_line(words, told):
    assert told in refusal("feud", "price", *words)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("3", "write an object"),
        ("[1", "broken JSON"),
        ('{"name": "A", "name": "B"}', "stands twice"),
        ("[]", "0 definitions"),
        ('{"name": "A", "price": 1, "windows": [], "steps": []}', "windows"),
    ],
)
def test_a_bad_file_is_refused_in_a_line(tmp_path, text, told):
    file = tmp_path / "own.json"
    file.write_text(text)
    assert told in refusal("feud", "price", file)


def level(share=0.5, rounds=0.3, games=0.8, endless=0.0, error=0.01):
    def of(mean):
        return Estimate(mean, error)

    return Figures("medium", of(share), of(0.5), of(rounds), of(0.1), of(games), of(40.0), of(0.0), of(endless))


def test_each_test_speaks_for_itself_and_says_how_sure_it_is():
    assert level().passes
    for against, name in (
        (level(share=0.8), "wins"),
        (level(rounds=0.95), "always"),
        (level(games=0.1), "never"),
        (level(endless=0.5), "endless"),
    ):
        assert [test for test, verdict in against.tests.items() if verdict.over] == [name]
        assert against.tests[name].answer == "yes"
    assert level(share=0.76, error=0.1).tests["wins"].answer == "unsure"
    assert level().tests["wins"].answer == "no"


def test_a_price_is_proposed_of_those_that_pass_at_every_level():
    fine, dear, weak = level(rounds=0.3), level(rounds=0.1), level(games=0.0)
    asked = trial(shelf()[0].definition, levels=("heuristic", "heuristic"))
    prices = [
        Priced(20, [fine, level(share=0.9)]),
        Priced(30, [fine, fine]),
        Priced(40, [dear, dear]),
        Priced(50, [dear, weak]),
    ]
    pricing = Pricing(asked, [9, 9], [Estimate(40.0, 1.0)] * 2, prices)
    assert pricing.proposed == 30
    assert [each.disagree for each in prices] == [["wins"], [], [], ["never"]]
    assert Pricing(asked, [9, 9], [], prices[:1]).proposed is None


def test_what_is_told_of_disagreement(capsys):
    asked = trial(shelf()[0].definition, levels=("heuristic", "heuristic"))
    tell(Pricing(asked, [9, 9], [Estimate(40.0, 1.0)] * 2, [Priced(20, [level(), level(share=0.9)])]))
    told = capsys.readouterr().out
    assert "At 20 the levels disagree: wins by itself." in told
    assert "No price is proposed" in told


def test_what_could_never_be_bought_has_no_ratio():
    nothing = [Counted(share=420_000 * 2, rounds=10)] * 3
    found = figures("medium", nothing, [Counted(rounds=5)] * 3)
    assert (found.bought, found.rounds, found.longer.mean, found.share.mean) == (None, None, 0.0, 0.5)
    assert not found.passes


def test_prices_are_tried_about_its_own_and_above_what_it_wins():
    assert usual_prices(40) == (20, 30, 40, 60, 80)
    assert usual_prices(40, 35) == (40, 60, 80)
    assert usual_prices(1000) == (500, 750, 1000)


def entries(monkeypatch, *declared):
    points = [EntryPoint(name, value, plugins.GROUP) for name, value in declared]
    monkeypatch.setattr(plugins, "entry_points", lambda group: points)


def test_a_package_may_add_a_command_and_a_broken_one_is_a_line(monkeypatch):
    entries(monkeypatch, ("added", HELLO), ("bad", "no.such:thing"), ("bench", HELLO), ("odd", "json:dumps"))
    told = run("--help")
    assert told.exit_code == 0
    assert "Says hello." in told.stdout
    assert "quarterdeck: the command 'bad' is left out: ModuleNotFoundError" in told.stderr
    assert "quarterdeck: the command 'odd' is left out: json:dumps is no click command" in told.stderr
    assert run("added").stdout == "hello\n"
    assert "GAME" in run("bench", "--help").stdout
    wrong = run("bad")
    assert (wrong.exit_code, "Traceback" in wrong.output) == (2, False)


HELLO = f"{__name__}:added"


@click.command()
def added():
    """Says hello."""
    click.echo("hello")
