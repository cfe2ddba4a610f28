"""Every module says what it is, every public function has its sentence, and the changelog knows the version."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.tree import ROOT, name_of, sources

SECOND_SENTENCE = re.compile(r"[.!?] +[A-Z]")
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def opens_with_a_sentence(source: str) -> bool:
    """Whether a module's docstring starts with one sentence on a line of its own."""
    first = (ast.get_docstring(ast.parse(source)) or "").partition("\n")[0]
    return first.endswith(".") and not SECOND_SENTENCE.search(first)


def untold(scope: ast.AST, where: str) -> Iterator[str]:
    """Every public class and function of a scope, and of its public classes, that has no docstring."""
    for node in ast.iter_child_nodes(scope):
        if isinstance(node, Definition) and not node.name.startswith("_") and not is_told_elsewhere(node):
            name = f"{where}.{node.name}"
            if not ast.get_docstring(node):
                yield name
            if isinstance(node, ast.ClassDef):
                yield from untold(node, name)


def is_told_elsewhere(node: Definition) -> bool:
    """Whether this is one of several signatures of a function, or the setter of a property."""
    marks = {ast.unparse(mark).rpartition(".")[2] for mark in node.decorator_list}
    return bool(marks & {"overload", "setter", "deleter"})


def read(path: Path) -> str:
    """The text of a file."""
    return path.read_text(encoding="utf-8")


def test_every_module_opens_with_one_sentence() -> None:
    """The first line of a module says what it is; further sentences stand below."""
    silent = [name_of(path) for path in sources("src", "tests") if not opens_with_a_sentence(read(path))]
    assert silent == []


def test_every_public_function_says_what_it_is() -> None:
    """Public classes, functions and methods in src have docstrings."""
    silent = [name for path in sources("src") for name in untold(ast.parse(read(path)), name_of(path))]
    assert silent == []


def test_the_changelog_knows_the_version() -> None:
    """The version in pyproject.toml is described, or what will become it is gathered under Unreleased."""
    version = tomllib.loads(read(ROOT / "pyproject.toml"))["project"]["version"]
    headings = re.findall(r"^## \[(.+?)\]", read(ROOT / "CHANGELOG.md"), flags=re.MULTILINE)
    assert {version, "Unreleased"} & set(headings)


def test_a_silent_function_and_a_rambling_module_are_found() -> None:
    """The checks above notice what they are there to notice."""
    source = '"""One. Two."""\nclass Town:\n    """A town."""\n    def gold(self): ...\n    def _hidden(self): ...\n'
    assert not opens_with_a_sentence(source)
    assert opens_with_a_sentence('"""One, e.g. two.\n\nMore. And more."""')
    assert list(untold(ast.parse(source), "planted")) == ["planted.Town.gold"]
