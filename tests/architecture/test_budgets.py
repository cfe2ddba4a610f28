"""Files, functions, parameter lists and branches stay small enough to be read in one go."""

import ast
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tests.architecture.tree import name_of, sources

FILE_LINES = 400
FUNCTION_LINES = 40
PARAMETERS = 6
BRANCHES = 10

Function = ast.FunctionDef | ast.AsyncFunctionDef
FORKS = (ast.If, ast.For, ast.AsyncFor, ast.While, ast.ExceptHandler)


class Measured(NamedTuple):
    """A file or function and how big it is."""

    size: int
    where: str


def lines_of(function: Function) -> int:
    """How long a function is from its `def` on, its docstring not counted."""
    whole = (function.end_lineno or function.lineno) - function.lineno + 1
    first = function.body[0]
    told = ast.get_docstring(function, clean=False) is not None
    return whole - ((first.end_lineno or first.lineno) - first.lineno + 1 if told else 0)


def parameters_of(function: Function) -> int:
    """How many parameters a caller may give; `self` and `cls` come by themselves."""
    given = function.args
    names = [argument.arg for argument in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
    names += [argument.arg for argument in (given.vararg, given.kwarg) if argument]
    return len(names) - (names[:1] in (["self"], ["cls"]))


def branches_of(function: Function) -> int:
    """McCabe's number: one, and one more for each place where the way forks."""
    return 1 + sum(isinstance(node, FORKS) or is_fork_of_match(node) for node in ast.walk(function))


def is_fork_of_match(node: ast.AST) -> bool:
    """Whether this is a case that may be passed by; a bare `case _` may not."""
    if not isinstance(node, ast.match_case):
        return False
    return node.guard is not None or not isinstance(node.pattern, ast.MatchAs) or node.pattern.pattern is not None


def functions(source: str, where: str) -> Iterator[tuple[str, Function]]:
    """Every function of a source, nested ones too, and where it stands."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, Function):
            yield f"{where}:{node.lineno} {node.name}", node


def measure(files: Iterator[Path], size: Callable[[Function], int]) -> list[Measured]:
    """The size of every function in these files."""
    found = (pair for file in files for pair in functions(file.read_text(encoding="utf-8"), name_of(file)))
    return [Measured(size(function), where) for where, function in found]


def file_lengths(*folders: str) -> list[Measured]:
    """The length of every file below these folders."""
    return [Measured(len(file.read_bytes().splitlines()), name_of(file)) for file in sources(*folders)]


def verdict(everything: Sequence[Measured], src: Sequence[Measured], limit: int) -> str:
    """Say what is over the limit and how big things in src are as a rule; nothing when all is well."""
    over = sorted((each for each in everything if each.size > limit), reverse=True)
    if not over:
        return ""
    sizes = sorted(each.size for each in src) or [0]
    usual = f"in src: median {median(sizes):g}, 95th percentile {sizes[len(sizes) * 95 // 100]}, largest {sizes[-1]}"
    return "\n".join([f"over the limit of {limit} ({usual}):", *(f"  {size:4} {where}" for size, where in over)])


def function_verdict(size: Callable[[Function], int], limit: int) -> str:
    """The verdict on one measure of all functions in src and tests."""
    return verdict(measure(sources("src", "tests"), size), measure(sources("src"), size), limit)


def test_every_file_fits_in_four_hundred_lines() -> None:
    """A file is short enough to be read in one sitting."""
    assert not (message := verdict(file_lengths("src", "tests"), file_lengths("src"), FILE_LINES)), message


def test_every_function_fits_on_one_screen() -> None:
    """A function has at most forty lines, its docstring not counted."""
    assert not (message := function_verdict(lines_of, FUNCTION_LINES)), message


def test_every_parameter_list_fits_in_the_head() -> None:
    """A function takes at most six parameters."""
    assert not (message := function_verdict(parameters_of, PARAMETERS)), message


def test_every_function_branches_at_most_ten_ways() -> None:
    """A function's McCabe number is at most ten."""
    assert not (message := function_verdict(branches_of, BRANCHES)), message


PLANTED = '''
class Seat:
    def sit(self, a, /, b, *c, d, **e):
        """Two lines
        of docstring."""
        for i in a:
            if i and b:
                continue
            elif d:
                break
        match b:
            case 1:
                return 1
            case _:
                return [x for x in c if x]
'''


def test_the_measures_count_what_they_say() -> None:
    """A function made for this test has the sizes that can be counted by hand."""
    [(where, function)] = functions(PLANTED, "planted.py")
    assert where == "planted.py:3 sit"
    assert (11, 5, 5) == (lines_of(function), parameters_of(function), branches_of(function))


def test_the_verdict_names_what_is_too_big_and_the_usual_size() -> None:
    """Whoever breaks a budget reads where, by how much, and what the house does as a rule."""
    big = [Measured(1, "a"), Measured(3, "b"), Measured(9, "c")]
    message = verdict(big, big, limit=5)
    assert message.splitlines()[0] == "over the limit of 5 (in src: median 3, 95th percentile 9, largest 9):"
    assert message.splitlines()[1:] == ["     9 c"]
    assert not verdict(big, big, limit=9)
