"""Modules import one another without a circle, imports for type checkers included, and folders stay small."""

import graphlib
from pathlib import Path

import grimp
import pytest

MOST = 18
"""Modules and packages in one folder."""


@pytest.fixture(scope="module")
def graph():
    return grimp.build_graph("quarterdeck", cache_dir=None)


def test_no_circle(graph):
    imports = {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}
    graphlib.TopologicalSorter(imports).prepare()  # raises CycleError, which names the modules of a cycle


def test_no_folder_is_large(graph):
    packages = [name for name in graph.modules if graph.find_children(name)]
    assert [name for name in packages if len(graph.find_children(name)) > MOST] == []


def test_no_folder_of_tests_is_large():
    folders = [folder for folder in Path(__file__).parent.rglob("*") if folder.is_dir()]
    assert [folder for folder in folders if len([*folder.glob("*.py")]) > MOST] == []
