#!/usr/bin/env python3
"""Writes docs/clauses.md: for every clause of Elfenland the functions that carry it out and the tests that show it."""

import argparse
import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
BOOK = ROOT / "src/elvenhold/games/elfenland/clauses.toml"
PAGE = ROOT / "docs/clauses.md"

HEAD = """# Where every clause of Elfenland lives

<!-- Written by tools/write_clause_map.py from the docstrings of src and tests: change those. -->

Each rule, resolution and completion of [the rules](rules/elfenland.md) is named by the function that carries it out and
by a test that shows it; the worked examples (TV) are tests. A cosmetic clause needs neither.
"""

CLAUSE = r"(?:(?:TV|AMB)-EL-\w+|COM-E\w+|EL-P\d-\w+|EL-[A-OQ-Z]\w+)"
NAMED = re.compile(rf"(?<![\w-]){CLAUSE}")
OPENING = re.compile(rf"{CLAUSE}(?:, {CLAUSE})*(?=\. )")
Kinds = dict[str, str]
"""The kind of every clause: rule, resolution, completion, vector or cosmetic."""


class Mention(NamedTuple):
    """A docstring that names a clause: in its opening, or somewhere else."""

    clause: str
    file: str
    function: str
    opens: bool


def kinds() -> Kinds:
    """Every clause of the book, in its order."""
    book = tomllib.loads(BOOK.read_text(encoding="utf-8"))
    return {clause: entry["kind"] for clause, entry in book.items()}


def docstrings(source: str) -> Iterator[tuple[str, str]]:
    """The docstring of every function of a source with the function's name; others come without a name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Module):
            name = node.name if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else ""
            yield name, ast.get_docstring(node) or ""


def mentions(folder: str) -> list[Mention]:
    """Every clause that a docstring below this folder names."""
    found = []
    for path in sorted((ROOT / folder).rglob("*.py")):
        file = path.relative_to(ROOT).as_posix()
        for name, text in docstrings(path.read_text(encoding="utf-8")):
            opening = OPENING.match(text)
            head = NAMED.findall(opening.group()) if opening and name else []
            found += [Mention(clause, file, name, clause in head) for clause in dict.fromkeys(NAMED.findall(text))]
    return found


def carried_out_by(clause: str, found: Iterable[Mention]) -> list[Mention]:
    """The functions of src whose docstring opens with this clause."""
    return [at for at in found if at.clause == clause and at.opens and at.file.startswith("src/")]


def shown_by(clause: str, found: Iterable[Mention]) -> list[Mention]:
    """The tests of the rules whose docstring opens with this clause; those of the tests' own oracle do not count."""
    shown = [at for at in found if at.clause == clause and at.opens and at.function.startswith("test_")]
    return [at for at in shown if not at.file.startswith("tests/naive/test_naive")]


def gaps(book: Kinds, found: list[Mention]) -> list[str]:
    """What is wrong with the map: clauses that nobody carries out or shows, and clauses that do not exist."""
    wrong = [
        f"{at.file} {at.function} names {at.clause}, which does not exist" for at in found if at.clause not in book
    ]
    for clause, kind in book.items():
        if kind not in ("vector", "cosmetic") and not carried_out_by(clause, found):
            wrong.append(f"no function in src opens with {clause}")
        if kind != "cosmetic" and not shown_by(clause, found):
            wrong.append(f"no test opens with {clause}")
    return wrong


def cell(found: list[Mention]) -> str:
    """Functions as links to their files."""
    return "<br>".join(f"[{at.function}](../{at.file})" for at in found)


def page(book: Kinds, found: list[Mention]) -> str:
    """The whole page."""
    lines = [HEAD, "| Clause | Functions | Tests |", "|---|---|---|"]
    for clause, kind in book.items():
        name = f"[{clause}](rules/elfenland.md#{clause.lower()})"
        rules = f"*{kind}*" if kind == "cosmetic" else cell(carried_out_by(clause, found)) or f"*{kind}*"
        lines.append(f"| {name} | {rules} | {cell(shown_by(clause, found))} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Writes the page, or with --check says whether it is up to date and complete."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if the page is not up to date")
    check = parser.parse_args().check
    book, found = kinds(), [*mentions("src"), *mentions("tests")]
    text = page(book, found)
    if not check:
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.is_file() or PAGE.read_text(encoding="utf-8") != text:
        sys.exit(f"{PAGE.relative_to(ROOT)} is not what the docstrings say; run {Path(__file__).name}")
    if wrong := gaps(book, found):
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
