"""How batches reach the kernels: compiled wherever there is a compiler, and on every core that is free."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from elvenhold.play.kernel import compiler_present

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from elvenhold.play.desk import Desk


def runs_compiled() -> bool:
    """Whether a batch is worth compiling for: always, unless there is no compiler or the user said otherwise."""
    return compiler_present() and os.environ.get("ELVENHOLD_KERNELS", "") != "interpreted"


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def at(desk: Desk) -> Any:
    """A desk as its doors take it."""
    return desk.rows if desk.compiled else (desk.plain,)


def numbers(array: NDArray[Any], *, compiled: bool) -> Any:
    """An array as kernels take it: interpreted ones get Python's own integers from it, which do not wrap."""
    return array if compiled else array.data
