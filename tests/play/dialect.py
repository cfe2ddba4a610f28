"""The dialect of kernels as a check: what a function marked `@kernel` may say (docs/kernels.md tells why)."""

import ast
import importlib
from collections.abc import Iterator, Mapping
from enum import EnumMeta, IntEnum
from pathlib import Path
from typing import NamedTuple

from elvenhold.play.kernel import KERNELS, PROMISES
from tests.play.process import PACKAGE

BIT_HELPERS = frozenset({"bit", "one_packed"})
BUILT_IN = frozenset({"range", "min", "max", "abs"})
STATEMENTS = (
    ast.Assign,
    ast.AnnAssign,
    ast.AugAssign,
    ast.For,
    ast.While,
    ast.If,
    ast.Return,
    ast.Break,
    ast.Continue,
    ast.Expr,
)
OPERATORS = (ast.operator, ast.unaryop, ast.boolop, ast.cmpop, ast.expr_context)
PLAIN = (ast.Name, ast.Attribute, ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.Tuple, ast.keyword)

WORDS: dict[type[ast.AST], str] = {
    ast.Try: "no exceptions",
    ast.Raise: "no exceptions",
    ast.Assert: "no exceptions",
    ast.With: "no exceptions",
    ast.Lambda: "no functions inside",
    ast.FunctionDef: "no functions inside",
    ast.ClassDef: "no functions inside",
    ast.Yield: "no functions inside",
    ast.YieldFrom: "no functions inside",
    ast.Await: "no functions inside",
    ast.Dict: "no collections",
    ast.List: "no collections",
    ast.Set: "no collections",
    ast.ListComp: "no collections",
    ast.SetComp: "no collections",
    ast.DictComp: "no collections",
    ast.GeneratorExp: "no collections",
    ast.Starred: "no collections",
    ast.JoinedStr: "no numbers but integers",
    ast.Slice: "no slices",
    ast.Div: "no numbers but integers",
    ast.Pow: "no numbers but integers",
    ast.MatMult: "no numbers but integers",
    ast.In: "no collections",
    ast.NotIn: "no collections",
    ast.Is: "no numbers but integers",
    ast.IsNot: "no numbers but integers",
}
OTHER = "only plain statements"


class Fault(NamedTuple):
    """Where a kernel leaves the dialect, and against which rule of the page."""

    line: int
    rule: str


def faults(function: ast.FunctionDef, names: Mapping[str, object]) -> set[Fault]:
    """Everything in a kernel that is not in the dialect; `names` are the globals of its module."""
    said = list(_said(function))
    own = dict.fromkeys(_own_names(function), 0)
    broken = {Fault(_line(node, function), rule) for node in said for rule in _rules_broken(node)}
    return broken | set(_signature(function)) | set(_names(function, said, {**names, **own}))


def _said(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """Everything that a kernel says: all but its docstring, its annotations and the `True` of an endless loop."""
    waiting: list[ast.AST] = list(function.body[1:] if ast.get_docstring(function) else function.body)
    while waiting:
        node = waiting.pop()
        yield node
        silent = [node.test] if isinstance(node, ast.While) and _is_true(node.test) else []
        silent += [node.annotation] if isinstance(node, ast.AnnAssign) else []
        waiting += [child for child in ast.iter_child_nodes(node) if child not in silent]


def _is_true(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and node.value is True


def _line(node: ast.AST, function: ast.FunctionDef) -> int:
    return getattr(node, "lineno", function.lineno)


# ----------------------------------------------------------------------------------------------------------- signature


def _signature(function: ast.FunctionDef) -> Iterator[Fault]:
    given = function.args
    if not ast.get_docstring(function):
        yield Fault(function.lineno, "a docstring")
    if given.vararg or given.kwarg or given.kwonlyargs or given.posonlyargs or given.defaults:
        yield Fault(function.lineno, "plain parameters")
    if not function.returns or not all(argument.annotation for argument in given.args):
        yield Fault(function.lineno, "every type written")


# ---------------------------------------------------------------------------------------------------------- statements


def _rules_broken(node: ast.AST) -> Iterator[str]:
    if type(node) in WORDS:
        yield WORDS[type(node)]
    elif isinstance(node, ast.stmt):
        yield from _statement(node)
    elif isinstance(node, ast.Constant):
        if type(node.value) is not int:
            yield "no numbers but integers"
    elif isinstance(node, ast.Call):
        yield from _call(node)
    elif isinstance(node, ast.Subscript):
        yield from _subscript(node)
    elif not isinstance(node, (*OPERATORS, *PLAIN)):
        yield OTHER


def _statement(node: ast.stmt) -> Iterator[str]:
    if not isinstance(node, STATEMENTS):
        yield OTHER
    if isinstance(node, ast.For) and not (isinstance(node.iter, ast.Call) and _name(node.iter.func) == "range"):
        yield "loops over range"
    if isinstance(node, ast.For | ast.While) and node.orelse:
        yield OTHER
    if isinstance(node, ast.Expr) and not isinstance(node.value, ast.Call):
        yield OTHER


def _call(node: ast.Call) -> Iterator[str]:
    if node.keywords:
        yield "arguments by position"
    if not isinstance(node.func, ast.Name):
        yield "calls of kernels only"


def _subscript(node: ast.Subscript) -> Iterator[str]:
    places = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    if any(isinstance(place, ast.UnaryOp) and isinstance(place.op, ast.USub) for place in places):
        yield "no index below zero"


# --------------------------------------------------------------------------------------------------------------- names


def _name(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _own_names(function: ast.FunctionDef) -> set[str]:
    stored = {_name(node) for node in ast.walk(function) if isinstance(getattr(node, "ctx", None), ast.Store)}
    return {argument.arg for argument in function.args.args} | stored


def _names(function: ast.FunctionDef, said: list[ast.AST], names: Mapping[str, object]) -> Iterator[Fault]:
    called = {node.func for node in said if isinstance(node, ast.Call)}
    for node in said:
        if isinstance(node, ast.Name) and node in called:
            if node.id == function.name:
                yield Fault(node.lineno, "no kernel calls itself")
            elif not _may_be_called(node.id, names):
                yield Fault(node.lineno, "calls of kernels only")
        elif isinstance(node, ast.Name) and not _is_number(names.get(node.id)):
            yield Fault(node.lineno, "no globals but numbers")
        elif isinstance(node, ast.BinOp) and function.name not in BIT_HELPERS and _shifts_a_constant(node, names):
            yield Fault(node.lineno, "shifts of a one in `bit` only")


def _may_be_called(name: str, names: Mapping[str, object]) -> bool:
    target = names.get(name)
    return target in KERNELS or target in PROMISES or (name in BUILT_IN and name not in names)


def _is_number(value: object) -> bool:
    return type(value) is int or (isinstance(value, EnumMeta) and issubclass(value, IntEnum))


def _shifts_a_constant(node: ast.BinOp, names: Mapping[str, object]) -> bool:
    constant = isinstance(node.left, ast.Constant) or (names.get(_name(node.left)) or 0) != 0
    return isinstance(node.op, ast.LShift) and constant


# ---------------------------------------------------------------------------------------------- the package's kernels


class Written(NamedTuple):
    """A kernel as it stands in a file."""

    where: str
    function: ast.FunctionDef
    names: Mapping[str, object]


def written(path: Path) -> Iterator[Written]:
    """The kernels of one file of the package, with the globals of its module."""
    text = path.read_text(encoding="utf-8")
    body = ast.parse(text).body if "@kernel" in text else []
    marked = [node for node in body if isinstance(node, ast.FunctionDef) and is_kernel(node)]
    if marked:
        module = importlib.import_module(".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts))
        where = path.relative_to(PACKAGE).as_posix()
        yield from (Written(f"{where} {node.name}", node, vars(module)) for node in marked)


def is_kernel(function: ast.FunctionDef) -> bool:
    """Whether a function is marked as a kernel."""
    return any(_name(mark) == "kernel" for mark in function.decorator_list)


def all_written() -> list[Written]:
    """Every kernel of the package."""
    return [kernel for path in sorted(PACKAGE.rglob("*.py")) for kernel in written(path)]


def read(source: str, **names: object) -> set[str]:
    """The rules that a snippet breaks."""
    [function] = ast.parse(source).body
    assert isinstance(function, ast.FunctionDef)
    return {fault.rule for fault in faults(function, names)}
