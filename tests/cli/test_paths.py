"""Paths are looked at before any work begins, by every command."""

import os

import click
import pytest
from commands import refusal

from quarterdeck.cli import main
from quarterdeck.cli.paths import GivenFile, NewFile, NewFolder


def every_command(group, words=()):
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from every_command(command, (*words, name))
        yield (*words, name), command


PARAMETERS = [
    (words, each)
    for words, command in [((), main), *every_command(main)]
    for each in command.params
    if isinstance(each.type, click.Path | click.File)
]


def test_every_path_is_of_a_kind_that_is_looked_at():
    assert len(PARAMETERS) > 25
    assert [each.name for _, each in PARAMETERS if not isinstance(each.type, GivenFile | NewFile | NewFolder)] == []


def test_a_path_that_cannot_be_used_is_told_in_a_line(tmp_path):
    (tmp_path / "letter").write_text("dear")
    for _, parameter in PARAMETERS:
        with pytest.raises(click.ClickException, match="letter") as told:
            parameter.type.convert(str(tmp_path / "letter" / "x"), parameter, None)
        assert "\n" not in told.value.format_message()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["train", "table", "sea-change", "--out", "no/x.npz"], "cannot write no/x.npz: there is no folder no"),
        (["train", "table", "sea-change", "--out", "."], ".: is a folder: name a file to write to"),
        (["train", "network", "sea-change", "--plot", "x.docx"], "x.docx: let its name end in .svg, .png or .pdf"),
        (["models", "sea-change", "--records", "x.jsonl"], "x.jsonl: there is no such file"),
        (["models", "sea-change", "--records", "."], ".: is a folder, not a file of records"),
        (["models", "sea-change", "--records", "broken.parquet"], "broken.parquet: cannot be read as Parquet: "),
        (["simulate", "feud", "--record", "letter/x"], "cannot write letter/x: there is no folder letter"),
        (["export", "letter/site"], "letter/site cannot be written: "),
    ],
)
def test_nothing_is_begun_that_cannot_be_kept(words, told, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name in ("letter", "broken.parquet"):
        (tmp_path / name).write_text("dear")
    assert refusal(*words).startswith(told)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["broken.parquet", "letter"]


def test_what_one_may_not_write_or_read(tmp_path, monkeypatch):
    (tmp_path / "letter").write_text("dear")
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert "you may not write there" in refusal("simulate", "feud", "--record", tmp_path / "x.jsonl")
    assert "you may not write there" in refusal("export", tmp_path / "site")
    assert "you may not read it" in refusal("verify", tmp_path / "letter")
