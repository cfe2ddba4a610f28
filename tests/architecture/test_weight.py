"""Importing Elvenhold is light: commands, servers and notebooks pay only for what they use."""

import json
import subprocess
import sys

LIGHT = {"elvenhold", "numpy", "msgspec", "platformdirs", "typing_extensions"}
"""The last one is what msgspec itself asks for, where it is installed."""

# A module of the standard library may be written in C and carry no file; what was there before is not ours.
PROBE = """
import json, sys
before = set(sys.modules)
import elvenhold
print(json.dumps(sorted({name.partition(".")[0] for name in set(sys.modules) - before})))
"""


def test_importing_elvenhold_brings_in_three_packages_only() -> None:
    """`import elvenhold` loads NumPy, msgspec, platformdirs and the standard library: no compiler, no terminal."""
    told = subprocess.run([sys.executable, "-c", PROBE], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert set(json.loads(told.stdout)) - sys.stdlib_module_names <= LIGHT
