"""Kernels: plain functions that a rules lawyer reads and a compiler runs; the one module that knows Numba.

A function marked `@kernel` stays what it is: Python. A `Speaker` gives it back with a
game's own functions bound in, either interpreted or compiled, all the way down its calls.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import threading
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar

import platformdirs

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

Kernel = TypeVar("Kernel", bound="Callable[..., Any]")
KERNELS: set[FunctionType] = set()
PROMISES: set[FunctionType] = set()
PACKAGE = Path(__file__).parents[1]
WORDING = {".py", ".json"}
"""Rules, and the printed board that their constants are taken from."""
SOURCES = ("world", "play", "mechanics", "sight", "games", "lab")
SPEAKING = threading.RLock()
"""One thread binds and compiles at a time: the compiler reads the place of its cache from one name for all."""


def kernel(function: Kernel) -> Kernel:
    """Mark a function as written in the dialect of kernels (see docs/kernels.md)."""
    assert isinstance(function, FunctionType)
    KERNELS.add(function)
    return function


def promise(function: Kernel) -> Kernel:
    """Mark a function of the contract, which every game fills in with its own."""
    assert isinstance(function, FunctionType)
    PROMISES.add(function)
    return function


def compiler_present() -> bool:
    """Whether Numba is installed; without it everything works, interpreted."""
    return importlib.util.find_spec("numba") is not None


@cache
def source_hash() -> str:
    """Name the exact wording of every file that kernels may come from."""
    digest = hashlib.blake2b(digest_size=8)
    for folder in SOURCES:
        for path in sorted(path for path in (PACKAGE / folder).rglob("*") if path.suffix in WORDING):
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def checks_bounds() -> bool:
    """Whether compiled kernels refuse an index past the end (the test suite asks for it)."""
    return os.environ.get("ELVENHOLD_BOUNDS", "") == "1"


def cache_root() -> Path:
    """Where this installation keeps its compiled kernels between runs; other installations have theirs beside it."""
    given = os.environ.get("ELVENHOLD_CACHE")
    if given:
        return Path(given)
    installation = hashlib.blake2b(str(PACKAGE).encode(), digest_size=4).hexdigest()
    return Path(platformdirs.user_cache_dir("elvenhold")) / "kernels" / installation


def cache_folder() -> Path:
    """The folder of exactly these sources: a caller compiled against older ones is never found."""
    return cache_root() / (source_hash() + ("-checked" if checks_bounds() else ""))


def forget_old_caches() -> None:
    """Remove the folders that belong to other wordings of the rules."""
    keep = {source_hash(), source_hash() + "-checked"}
    for folder in cache_root().glob("*"):
        if folder.is_dir() and folder.name not in keep:
            shutil.rmtree(folder, ignore_errors=True)


class Speaker:
    """One game's kernels at one speed: shared functions with the game's own bound in, copied once each."""

    def __init__(
        self,
        binding: Mapping[str, Callable[..., Any]],
        *,
        compiled: bool,
        place: str,
        instructions: Mapping[Callable[..., Any], Any] | None = None,
    ) -> None:
        """Take what fills the contract's promises, and the name of the cache's inner folder.

        `instructions` are kernels for which a device has one instruction; it must answer what they answer.
        """
        self.binding = binding
        self.compiled = compiled
        self.place = place
        self._copies: dict[Any, Any] = dict(instructions or {})
        self._doors: dict[Any, Any] = {}

    def speak(self, door: Callable[..., Any]) -> Any:
        """Hand out an entry point, compiled or interpreted all the way down its calls; always the same one."""
        with SPEAKING:
            if door not in self._doors:
                self._doors[door] = self._finish(self._bound(door), door=True)
            return self._doors[door]

    def _copy(self, function: Any) -> Any:
        if function not in self._copies:
            self._copies[function] = self._finish(self._bound(function), door=False)
        return self._copies[function]

    def _bound(self, function: Any) -> FunctionType:
        names = dict(function.__globals__)
        for name in function.__code__.co_names:
            target = names.get(name)
            if isinstance(target, FunctionType) and target in PROMISES:
                target = self.binding[name]
            if isinstance(target, FunctionType) and target in KERNELS:
                names[name] = self._copy(target)
        made = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        made.__qualname__ = function.__qualname__
        made.__module__ = function.__module__
        return made

    def _finish(self, made: FunctionType, *, door: bool) -> Any:
        """Compile; only doors are cached, under the folder of exactly these sources."""
        if not self.compiled:
            return made
        import numba  # noqa: PLC0415 - imported only when something is to be compiled

        config: Any = numba.config
        before = config.CACHE_DIR
        config.CACHE_DIR = str(cache_folder() / self.place)
        try:
            return numba.njit(nogil=True, boundscheck=checks_bounds(), cache=door)(made)
        finally:
            config.CACHE_DIR = before
