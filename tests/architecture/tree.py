"""The files of this project as the architecture tests see them."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "elvenhold"


def sources(*folders: str) -> Iterator[Path]:
    """Every Python file below these folders of the project."""
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


def committed() -> Iterator[Path]:
    """Every file that git keeps, or would keep if all were added."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]  # as the shell would find it
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    if listing.returncode:
        pytest.skip("this copy of the project is no git checkout")
    paths = (ROOT / name for name in listing.stdout.decode().split("\0") if name)
    yield from (path for path in paths if path.is_file())


def name_of(path: Path) -> str:
    """A path as people say it: from the project's root."""
    return path.relative_to(ROOT).as_posix()
