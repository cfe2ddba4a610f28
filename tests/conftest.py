"""What every test may count on: compiled rules refuse an index past the end, and Hypothesis repeats itself in CI."""

import os

from hypothesis import settings

os.environ.setdefault("ELVENHOLD_BOUNDS", "1")

# No deadline: the first example may wait for a kernel to compile.
settings.register_profile("desk", deadline=None, print_blob=True)
settings.register_profile("ci", deadline=None, print_blob=True, derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "desk")
