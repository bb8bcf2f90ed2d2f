"""The budget of the tests, and how long their files take."""

import json
from collections import namedtuple

import costs
import pytest

FILES = sorted(path.relative_to(costs.TESTS.parent).as_posix() for path in costs.TESTS.rglob("test_*.py"))


def test_every_file_has_a_duration():
    assert sorted(json.loads(costs.DURATIONS.read_text())) == FILES, "run `uv run --group dev poe durations`"


def test_every_layer_has_a_budget():
    assert {costs.layer_of(file) for file in FILES} <= {name for name, *_ in rows()}


def test_no_file_ends_a_run_alone():
    assert max(json.loads(costs.DURATIONS.read_text()).values()) < 200


def test_the_budget_is_within_the_sum():
    assert {name: allowed for name, _, allowed in rows()}["in all"] <= 600
    assert {name: allowed for name, _, allowed in rows("slow or not slow")}["in all"] <= 1500


def plugin(markexpr="not slow", **cpu):
    """The plugin of a whole run that took this many CPU seconds by file."""
    option = namedtuple("Option", "markexpr keyword collectonly maxfail write_durations")(markexpr, "", 0, 0, False)
    config = namedtuple("Config", "option args_source")(option, pytest.Config.ArgsSource.TESTPATHS)
    made = costs.Costs(config)
    made.cpu.update(cpu)
    return made


def rows(markexpr="not slow"):
    return list(plugin(markexpr)._rows())


@pytest.mark.parametrize(("share", "warns", "fails"), [(1.0, False, False), (1.2, True, False), (1.3, True, True)])
def test_a_layer_above_its_budget_is_a_warning_and_far_above_a_failure_in_ci(share, warns, fails, monkeypatch):
    monkeypatch.setenv("CI", "true")
    allowed = next(allowed for name, _, allowed in rows() if name == "games")
    run = plugin(**{"tests/games/test_this.py": share * allowed})
    session = type("Session", (), {"exitstatus": pytest.ExitCode.OK})()
    run.pytest_sessionfinish(session)
    assert [name for name, *_ in run.over] == ["games"] * warns
    assert (session.exitstatus == pytest.ExitCode.TESTS_FAILED) is fails
    monkeypatch.delenv("CI")
    session.exitstatus = pytest.ExitCode.OK
    run.pytest_sessionfinish(session)
    assert session.exitstatus == pytest.ExitCode.OK, "only CI fails"
