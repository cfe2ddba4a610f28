"""`elvenhold bench`: how fast the rules are on this machine."""

from __future__ import annotations


def bench() -> None:
    """Measure the speed of the rules on this machine (about a minute)."""
    from elvenhold.cli.console import complaints, output
    from elvenhold.cli.warm import make_ready
    from elvenhold.lab import bench as measuring

    make_ready(complaints())
    console = output()
    measuring.run(lambda line: console.print(line, markup=False, soft_wrap=True))
