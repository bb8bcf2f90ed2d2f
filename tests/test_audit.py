"""The audit of libraries fails at a hole, and reports databases that it could not reach."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

SPEC = importlib.util.spec_from_file_location("audit", Path(__file__).parent.parent / "scripts" / "audit.py")
assert SPEC is not None
assert SPEC.loader is not None
audit = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(audit)

SOUND = {"name": "h11", "version": "0.16.0", "vulns": []}
SKIPPED = {"name": "h11", "skip_reason": "not found"}
HOLE = {"name": "h11", "version": "0.14.0", "vulns": [{"id": "CVE-2025-43859"}]}
BROKEN = {"message": "405 Method Not Allowed", "error": {"summary": "", "detail": ""}}
QUIET: dict[str, Any] = {"vulnerabilities": {}}


@pytest.mark.parametrize(
    ("python", "page", "status", "told"),
    [
        ([SOUND, SKIPPED], QUIET, 0, "0 known holes in the Python's"),
        ([SOUND, HOLE], QUIET, 1, "h11 0.14.0: CVE-2025-43859"),
        ([SOUND], {"vulnerabilities": {"vite": {"severity": "high"}}}, 1, "vite: high"),
        ([SKIPPED], QUIET, 0, "NOT AUDITED: nothing can be found out here about holes in the Python's"),
        ([SOUND], BROKEN, 0, "NOT AUDITED: nothing can be found out here about holes in the page's"),
        ([HOLE], BROKEN, 1, "CVE-2025-43859"),
    ],
)
def test_a_hole_fails_and_silence_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], python: Any, page: Any, status: int, told: str
) -> None:
    reports = {audit.PYTHON: {"dependencies": python}, audit.NPM: page}
    monkeypatch.setattr(audit, "report_of", lambda command, _: reports[command])
    assert audit.main() == status
    assert told in capsys.readouterr().out


def test_a_program_that_says_nothing_is_no_good_news() -> None:
    for command in (("no-such-program",), ("true",)):
        with pytest.raises(audit.UnreachableError):
            audit.report_of(command)
