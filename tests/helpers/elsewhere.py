"""Games from outside the package: Turn the Tide's, copied to another place under another name."""

import importlib
import shutil
import sys
from pathlib import Path

from quarterdeck.games import turn_the_tide

HERE = Path(turn_the_tide.__file__).parent


def copied(folder, name):
    package = folder / name
    shutil.copytree(HERE, package, ignore=shutil.ignore_patterns("__pycache__"))
    for file in package.glob("*.py"):
        text = file.read_text("utf-8").replace(turn_the_tide.__name__, name)
        file.write_text(text.replace('id="turn-the-tide"', f'id="{name}"'), "utf-8")
    return package


def imported(monkeypatch, package):
    monkeypatch.syspath_prepend(package.parent)
    for name in [name for name in sys.modules if name.partition(".")[0] == package.name]:
        monkeypatch.delitem(sys.modules, name)
    game = importlib.import_module(package.name).GAME
    for name in [name for name in sys.modules if name.partition(".")[0] == package.name]:
        monkeypatch.setitem(sys.modules, name, sys.modules.pop(name))
    return game


def declared(folder, package, name, value):
    """What an installed package of this name leaves in `folder`: that it has the game `name`, at `value`."""
    info = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[quarterdeck.games]\n{name} = {value}\n", "utf-8")
