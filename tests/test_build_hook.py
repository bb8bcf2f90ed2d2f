"""The build hook that puts the page into the wheel."""

import importlib.util
import json
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def build():
    """The module `hatch_build`."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def hook(build, tmp_path, monkeypatch):
    """The hook of a project in an empty folder."""
    monkeypatch.delenv("QUARTERDECK_SKIP_WEB", raising=False)
    return build.CustomBuildHook(str(tmp_path), {}, None, None, str(tmp_path), "wheel")


def test_every_source_of_the_page_exists(build):
    assert build._missing(ROOT) == []


@pytest.mark.parametrize("step", ["dependencies", "initialize"])
def test_a_missing_source_ends_the_build_with_one_line(build, hook, tmp_path, monkeypatch, capsys, step):
    monkeypatch.setattr(build, "SOURCES", ("there.ts", "gone.ts", "gone/"))
    (tmp_path / "there.ts").write_text("", "utf-8")
    with pytest.raises(SystemExit) as ended:
        hook.dependencies() if step == "dependencies" else hook.initialize("standard", {})
    assert ended.value.code == 1
    said = "hatch_build.py: SOURCES names gone.ts, gone/, missing here: restore or remove it.\n"
    assert capsys.readouterr().err == said


def test_a_changed_source_makes_the_page_stale(build, hook, tmp_path, monkeypatch):
    monkeypatch.setattr(build, "SOURCES", ("page.ts", "more"))
    (tmp_path / "page.ts").write_text("", "utf-8")
    (tmp_path / "more").mkdir()
    assert not hook._fresh()
    hook._page.mkdir(parents=True)
    hook._stamp.write_text(build._digest(tmp_path))
    assert hook._fresh()
    (tmp_path / "more" / "board.ts").write_text("", "utf-8")
    assert not hook._fresh()


def test_packages_that_a_developer_has_installed_are_left_alone(build, hook, monkeypatch):
    """`npm ci --omit=dev` would remove what the checks of the page need."""
    asked = []
    monkeypatch.setattr(build.CustomBuildHook, "_npm", lambda _, command, env: asked.append(command))
    locked = {
        "": {"name": "page"},
        "node_modules/vite": {"version": "8.0.0"},
        "node_modules/typescript": {"version": "5.9.3", "dev": True},
        "node_modules/fsevents": {"version": "2.3.3", "optional": True},
    }
    there = {"node_modules/vite": {"version": "8.0.0"}, "node_modules/eslint": {"version": "10.0.0"}}
    kept = hook._frontend / "node_modules" / ".package-lock.json"
    kept.parent.mkdir(parents=True)
    (hook._frontend / "package-lock.json").write_text(json.dumps({"packages": locked}), "utf-8")
    kept.write_text(json.dumps({"packages": there}), "utf-8")
    hook._install(["npm"], {})
    assert asked == []
    for broken in ({}, {"packages": {}}, {"packages": {"node_modules/vite": {"version": "7.0.0"}}}):
        kept.write_text(json.dumps(broken), "utf-8")
        hook._install(["npm"], {})
    kept.unlink()
    hook._install(["npm"], {})
    assert [command[:3] for command in asked] == [["npm", "ci", "--omit=dev"]] * 4
