"""Imports go one way: the contracts of `.importlinter` hold, and each of them notices when it is broken."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.tree import PACKAGE, ROOT

LINT = "from importlinter.cli import lint_imports_command as lint; lint()"

PLANTED = [
    ("layers", "Knowledge flows upward only", "world/planted.py", "import elvenhold.games"),
    ("layers", "Knowledge flows upward only", "mechanics/planted.py", "import elvenhold.sight"),
    ("layers", "Knowledge flows upward only", "planted/__init__.py", ""),
    ("games", "No game knows another game", "games/planted/__init__.py", "import elvenhold.games.elfenland"),
    ("pure", "Rules are pure", "play/planted.py", "import random"),
    ("pure", "Rules are pure", "games/planted/__init__.py", "from asyncio import sleep"),
    ("numba", "One module knows Numba", "mechanics/planted.py", "from numba import njit"),
]


def lint(root: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Check the contracts of the project, or of a copy of it, that lies in this folder."""
    environment = {**os.environ, "PYTHONPATH": str(root / "src"), "COLUMNS": "120"}
    command = [sys.executable, "-c", LINT, "--no-cache", "--no-logo", *options]
    return subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package and its contracts, to be damaged."""
    shutil.copytree(PACKAGE, tmp_path / "src" / "elvenhold", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / ".importlinter", tmp_path)
    return tmp_path


def test_every_import_contract_is_kept() -> None:
    """The package as it is breaks none of its contracts."""
    told = lint(ROOT)
    assert told.returncode == 0, told.stdout + told.stderr


@pytest.mark.parametrize(("contract", "name", "module", "line"), PLANTED)
def test_a_planted_violation_is_caught(copy: Path, contract: str, name: str, module: str, line: str) -> None:
    """A module that breaks a contract turns that contract red."""
    path = copy / "src" / "elvenhold" / module
    path.parent.mkdir(exist_ok=True)
    path.write_text(f'"""Planted by a test."""\n\n{line}\n', encoding="utf-8")
    told = lint(copy, "--contract", contract)
    assert told.returncode == 1, told.stdout + told.stderr
    assert f"{name} BROKEN" in told.stdout
