"""A fresh process for what must not happen in this one: memory written past its end, rules edited under a cache."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "elvenhold"


def python(code: str, cache: Path, *, package: Path = PACKAGE, bounds: str = "1") -> str:
    """Run a piece of Python with a cache of its own and answer what it printed."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(package.parent), str(ROOT))),
        "ELVENHOLD_CACHE": str(cache),
        "ELVENHOLD_BOUNDS": bounds,
    }
    told = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    return told.stdout.strip()
