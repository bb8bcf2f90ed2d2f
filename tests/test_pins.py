"""Pins of versions: for everything that is named in pyproject.toml, for every Python, and no place to fetch from."""

import re
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
PROJECT = tomllib.loads(TEXT)
UV = PROJECT["tool"]["uv"]
PINS, BUILD_PINS = UV["constraint-dependencies"], UV["build-constraint-dependencies"]
HOOK = PROJECT["tool"]["hatch"]["build"]["hooks"]["custom"]
OF_EXTRAS = [line for lines in PROJECT["project"]["optional-dependencies"].values() for line in lines]
OF_GROUPS = [line for lines in PROJECT["dependency-groups"].values() for line in lines if isinstance(line, str)]
NAMED = [*PROJECT["project"]["dependencies"], *OF_EXTRAS, *OF_GROUPS]
OF_BUILDS = [*PROJECT["build-system"]["requires"], *HOOK["node"], "editables~=0.3", "setuptools>=80"]


@pytest.fixture
def pin(monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "scripts")
    import pin

    yield pin
    del sys.modules["pin"]


def pinned(name, python, pins):
    """The pins of a package that count on a Python, for Linux."""
    surroundings = {"python_version": python, "python_full_version": f"{python}.7", "sys_platform": "linux"}
    found = [one for one in map(Requirement, pins) if canonicalize_name(one.name) == name]
    return [one for one in found if one.marker is None or one.marker.evaluate(surroundings)]


@pytest.mark.parametrize(("named", "pins"), [(NAMED, PINS), (OF_BUILDS, BUILD_PINS)], ids=["installed", "builds"])
@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13", "3.14"])
def test_everything_that_is_named_has_one_pin_that_it_allows(named, pins, python):
    for required in map(Requirement, named):
        (one,) = pinned(canonicalize_name(required.name), python, pins)
        (version,) = one.specifier
        assert version.operator == "=="
        assert version.version in required.specifier, required


@pytest.mark.parametrize("pins", [PINS, BUILD_PINS], ids=["installed", "builds"])
def test_pins_are_names_and_versions_in_order(pins):
    for line in pins:
        assert re.fullmatch(r"[a-z0-9-]+==[0-9][\w.]*( ; [\w' .=<>!]+)?", line), line
    assert pins == sorted(pins)


def test_the_wheel_requires_no_single_version():
    for line in [*PROJECT["project"]["dependencies"], *OF_EXTRAS]:
        assert "==" not in line.partition(";")[0]


def test_a_player_installs_no_tools():
    assert UV["default-groups"] == []
    assert not {"asyncpg", "pytest", "scipy"} & {Requirement(line).name for line in PROJECT["project"]["dependencies"]}


def test_pins_are_written_between_the_brackets(pin):
    written = pin.replaced(TEXT, pin.PINS, ["click==8.3.0", "numba==0.64.0 ; sys_platform == 'linux'"])
    assert tomllib.loads(written)["tool"]["uv"] == UV | {
        "constraint-dependencies": ["click==8.3.0", "numba==0.64.0 ; sys_platform == 'linux'"]
    }
    assert pin.replaced(written, pin.PINS, PINS) == TEXT
    with pytest.raises(SystemExit, match="one list constraint-dependencies, but there are 0"):
        pin.replaced("[tool.uv]\n", pin.PINS, [])


def test_pins_are_printed_for_pip(pin, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["pin.py", "--print"])
    pin.main()
    assert capsys.readouterr().out.splitlines() == PINS
