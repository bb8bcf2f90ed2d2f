"""The page's TypeScript types are those of the server's messages and the games' events."""

import importlib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def generator(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(ROOT / "scripts")
    return importlib.import_module("generate_protocol")


def test_the_page_knows_every_level_of_bots_in_their_order() -> None:
    from quarterdeck.bots import Level

    text = (ROOT / "frontend/src/contract/levels.ts").read_text(encoding="utf-8")
    assert f"LEVELS = {[str(level) for level in Level]} as const" in text
    for language in ("en", "ja"):
        words = (ROOT / f"frontend/src/words/{language}/shell.ts").read_text(encoding="utf-8")
        assert all(f"'level.{level}'" in words for level in Level)


def test_every_endpoint_has_types_but_for_what_is_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "scripts")
    http = importlib.import_module("generate_http")
    schema = http.types(http.openapi())
    parts = {name: one["properties"] for name, one in schema["$defs"]["Endpoints"]["properties"].items()}
    assert parts["PUT /api/me"] == {"body": {"$ref": "#/$defs/NewName"}, "answer": {"$ref": "#/$defs/Me"}}
    assert parts["GET /api/me/tables"]["query"]["properties"].keys() == {"game", "person", "hidden", "page"}
    assert {name for name, one in parts.items() if not one["answer"]} == {
        "GET /api/me/export",
        "GET /api/site/people/{person_id}/export",
        "GET /api/tables/{table_id}/record",
        "GET /api/stop/{secret}",
    }
    text = (ROOT / "frontend/src/contract/http.ts").read_text(encoding="utf-8")
    assert all(f"  '{name}': {{" in text for name in parts)


def test_a_changed_schema_or_text_is_stale(generator: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "protocol.ts"
    schema = {"title": "One"}
    assert generator.stale(file, schema)
    file.write_text(generator._header(schema, "type A = 1;\n") + "type A = 1;\n", encoding="utf-8")
    assert not generator.stale(file, schema)
    assert generator.stale(file, {"title": "Two"})
    file.write_text(file.read_text(encoding="utf-8").replace("A = 1", "A = 2"), encoding="utf-8")
    assert generator.stale(file, schema)


def test_types_need_node_and_the_page_s_packages(
    generator: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    import writing

    output = next(iter(generator.outputs()))
    monkeypatch.setattr(generator, "FRONTEND", tmp_path)
    (tmp_path / "node").touch(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(writing.GenerateError, match=r"^json-schema-to-typescript is not installed: run `npm ci .*` in"):
        output.make()
    (tmp_path / "node").unlink()
    with pytest.raises(writing.GenerateError, match=r"^there is no Node on PATH: install it, then run `npm ci"):
        output.make()
