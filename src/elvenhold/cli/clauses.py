"""Clauses: the sentences of the rules, and the places in the sources that name them."""

from __future__ import annotations

import ast
import re
import tomllib
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from elvenhold.play.errors import Malformed

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(__file__).parents[1]
LONGEST_NUMBER = 20
FEW = 8


class Clause(msgspec.Struct, frozen=True):
    """One numbered sentence of the rules."""

    number: str
    text: str
    kind: str
    options: list[str]
    why: str = ""


class Place(msgspec.Struct, frozen=True):
    """A function or class whose docstring names a clause."""

    file: Path
    line: int
    name: str


@cache
def book() -> dict[str, Clause]:
    """Every clause of every game, in the order of their books."""
    pages = [tomllib.loads(path.read_text(encoding="utf-8")) for path in _books()]
    return {
        number: msgspec.convert({"number": number, **clause}, Clause)
        for page in pages
        for number, clause in page.items()
    }


def _books() -> list[Path]:
    return sorted((PACKAGE / "games").glob("*/clauses.toml"))


def find(wanted: str) -> list[Clause]:
    """The clause of that number, or all whose numbers begin so; case does not matter."""
    folded = wanted.strip().upper()
    clauses = {number.upper(): clause for number, clause in book().items()}
    if folded in clauses:
        return [clauses[folded]]
    found = [clause for number, clause in clauses.items() if folded and number.startswith(folded)]
    if not found:
        raise _unknown(wanted, folded, clauses)
    return found


def _unknown(wanted: str, folded: str, clauses: dict[str, Clause]) -> Malformed:
    dashed = re.sub(r"[\s_.]+", "-", folded)
    if dashed and any(number.startswith(dashed) for number in clauses):
        return Malformed(f"there is no clause {wanted[:LONGEST_NUMBER]!r}", expected=dashed)
    near = get_close_matches(folded[:LONGEST_NUMBER], clauses, n=FEW, cutoff=0.4)
    expected = ", ".join(clauses[number].number for number in near) or "a number such as EL-P4-6, or EL-P4 for all"
    return Malformed(f"there is no clause {wanted[:LONGEST_NUMBER]!r}", expected=expected)


def places(number: str, *folders: Path) -> list[Place]:
    """Every function and class below these folders whose docstring names the clause."""
    pattern = re.compile(rf"(?<![\w-]){re.escape(number)}(?![\w-])")
    files = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    return [place for path in files for place in _in_file(path, pattern)]


def _in_file(path: Path, pattern: re.Pattern[str]) -> Iterator[Place]:
    source = path.read_text(encoding="utf-8")
    if not pattern.search(source):
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and pattern.search(ast.get_docstring(node) or ""):
            yield Place(path, node.lineno, node.name)
    yield from _constants(ast.parse(source), path, pattern)


def _constants(scope: Any, path: Path, pattern: re.Pattern[str]) -> Iterator[Place]:
    """Values explained by a string below them."""
    for value, words in zip(scope.body, scope.body[1:], strict=False):
        if isinstance(value, ast.Assign | ast.AnnAssign) and isinstance(words, ast.Expr):
            said = words.value.value if isinstance(words.value, ast.Constant) else None
            target = value.target if isinstance(value, ast.AnnAssign) else value.targets[0]
            if isinstance(said, str) and pattern.search(said):
                yield Place(path, value.lineno, ast.unparse(target))


def tests_folder() -> Path | None:
    """The tests of this project, where the whole repository is at hand."""
    root = PACKAGE.parents[1]
    return root / "tests" if (root / "pyproject.toml").is_file() and (root / "tests").is_dir() else None
