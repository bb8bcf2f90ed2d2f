"""The build hook that puts the page into the wheel."""

import importlib.util
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
