"""Every kernel keeps to the dialect of docs/kernels.md, and every way of leaving it is noticed."""

import re
from typing import Any

import pytest

from elvenhold.play.contract import deal
from elvenhold.play.kernel import KERNELS, SOURCES
from elvenhold.play.luck import below
from tests.play.dialect import OTHER, WORDS, all_written, faults, read
from tests.play.process import ROOT
from tests.toy.game import Phase

PAGE = (ROOT / "docs" / "kernels.md").read_text(encoding="utf-8")
GLOBALS: dict[str, Any] = {
    "below": below,
    "deal": deal,
    "Phase": Phase,
    "ONE": 1,
    "HALF": 0.5,
    "NAMES": ("a", "b"),
    "plain": lambda table: table,
}
SOUND = '''
def rule(box: Box, table: Table, move: int) -> int:
    """EL-P4-6. A rule of the game."""
    count: int = 0
    left, right = table.row[move], ONE
    for place in range(left, box.size):
        if 0 <= place < move and not table.phase == Phase.DRAW:
            count += below(table.luck, box.weights[place, ONE] << 2)
        else:
            continue
    while True:
        table.row[move] = -count if count > max(left, 3) else ~right
        deal(box, table)
        if table.row[move - 1] // 2 % 3 or table.over:
            break
    return count
'''

PLANTED = [
    ("no collections", "a = {}"),
    ("no collections", "a = {1: 2}"),
    ("no collections", "a = [1]"),
    ("no collections", "a = {1, 2}"),
    ("no collections", "a = [b for b in range(3)]"),
    ("no collections", "a = below(table, (b for b in range(3)))"),
    ("no collections", "a = {b for b in range(3)}"),
    ("no collections", "a = {b: b for b in range(3)}"),
    ("no collections", "a, *b = table.row, 1"),
    ("no collections", "a = below(*table.row)"),
    ("no collections", "a = table.seat in table.row"),
    ("no collections", "a = table.seat not in table.row"),
    ("no slices", "a = table.row[1:]"),
    ("no slices", "a = table.hand[1, :]"),
    ("no index below zero", "a = table.row[-1]"),
    ("no index below zero", "table.hand[0, -ONE] = 1"),
    ("no numbers but integers", "a = 'word'"),
    ("no numbers but integers", "a = f'{table}'"),
    ("no numbers but integers", "a = b'word'"),
    ("no numbers but integers", "a = 0.5"),
    ("no numbers but integers", "a = 1j"),
    ("no numbers but integers", "a = True"),
    ("no numbers but integers", "a = None"),
    ("no numbers but integers", "a = table.seat / 2"),
    ("no numbers but integers", "a = table.seat ** 2"),
    ("no numbers but integers", "a = table.seat @ 2"),
    ("no numbers but integers", "a = table.seat is 2"),
    ("no numbers but integers", "a = table.seat is not 2"),
    ("no exceptions", "try:\n        a = 1\n    finally:\n        a = 2"),
    ("no exceptions", "raise ONE"),
    ("no exceptions", "assert table.seat"),
    ("no exceptions", "with table.row:\n        a = 1"),
    ("no functions inside", "a = lambda: 1"),
    ("no functions inside", "def b():\n        return 1"),
    ("no functions inside", "class B:\n        a = 1"),
    ("no functions inside", "yield 1"),
    ("no functions inside", "yield from table.row"),
    ("no functions inside", "a = await table.row"),
    ("arguments by position", "a = below(luck=table, limit=3)"),
    ("arguments by position", "a = below(**table)"),
    ("loops over range", "for a in table.row:\n        a = 1"),
    ("loops over range", "for a in below(table, 2):\n        a = 1"),
    ("calls of kernels only", "a = plain(table)"),
    ("calls of kernels only", "a = len(table.row)"),
    ("calls of kernels only", "a = sorted(table.row)"),
    ("calls of kernels only", "table.row.fill(0)"),
    ("calls of kernels only", "a = below(table, 2)(3)"),
    ("calls of kernels only", "a = move(3)"),
    ("no kernel calls itself", "rule(box, table, move)"),
    ("no globals but numbers", "a = HALF"),
    ("no globals but numbers", "a = NAMES[0]"),
    ("no globals but numbers", "a = below"),
    ("no globals but numbers", "a = unknown"),
    ("no globals but numbers", "a = print"),
    ("shifts of a one in `bit` only", "a = 1 << table.seat"),
    ("shifts of a one in `bit` only", "a = ONE << table.seat"),
    ("shifts of a one in `bit` only", "table.mask |= 1 << 3"),
    (OTHER, "del table.row"),
    (OTHER, "import math"),
    (OTHER, "global ONE"),
    (OTHER, "pass"),
    (OTHER, "table.seat"),
    (OTHER, "match move:\n        case 1:\n            a = 1"),
    (OTHER, "if (a := move):\n        a = 1"),
    (OTHER, "while move:\n        move -= 1\n    else:\n        move = 3"),
    (OTHER, "for a in range(3):\n        move -= 1\n    else:\n        move = 3"),
]
SIGNATURES = [
    ("a docstring", "def rule(box: Box) -> None:\n    return"),
    ("plain parameters", 'def rule(box: Box, move: int = 1) -> None:\n    """A rule."""'),
    ("plain parameters", 'def rule(box: Box, *moves: int) -> None:\n    """A rule."""'),
    ("plain parameters", 'def rule(box: Box, *, move: int) -> None:\n    """A rule."""'),
    ("plain parameters", 'def rule(box: Box, **moves: int) -> None:\n    """A rule."""'),
    ("plain parameters", 'def rule(box: Box, /) -> None:\n    """A rule."""'),
    ("every type written", 'def rule(box) -> None:\n    """A rule."""'),
    ("every type written", 'def rule(box: Box):\n    """A rule."""'),
]


def within(statement: str) -> str:
    """A kernel with this statement in it, sound otherwise."""
    return f'def rule(box: Box, table: Table, move: int) -> None:\n    """A rule."""\n    {statement}\n'


@pytest.mark.parametrize("kernel", all_written(), ids=lambda kernel: kernel.where)
def test_a_kernel_keeps_to_the_dialect(kernel: Any) -> None:
    """What it says is compiled as it reads, and means the same interpreted."""
    assert set() == faults(kernel.function, kernel.names)


def test_every_marked_kernel_was_found_in_its_file() -> None:
    """The files and the running package know the same kernels."""
    found = {kernel.names[kernel.function.name] for kernel in all_written()}
    assert found == {kernel for kernel in KERNELS if kernel.__module__.startswith("elvenhold.")}
    assert len(found) > 100


def test_kernels_live_only_where_an_edit_renames_the_cache() -> None:
    """A kernel in another folder could be edited without being compiled anew."""
    assert {kernel.where.split("/")[0] for kernel in all_written()} <= set(SOURCES)


def test_what_the_dialect_allows_is_not_complained_about() -> None:
    """A kernel with everything in it that a kernel may say."""
    assert set() == read(SOUND, **GLOBALS)


@pytest.mark.parametrize(("rule", "statement"), PLANTED, ids=[statement[:30] for _, statement in PLANTED])
def test_a_statement_outside_the_dialect_is_noticed(rule: str, statement: str) -> None:
    """Each kind of fault, planted alone into a sound kernel, is told by the rule it breaks."""
    assert rule in read(within(statement), **GLOBALS)


@pytest.mark.parametrize(("rule", "source"), SIGNATURES, ids=[source[9:40] for _, source in SIGNATURES])
def test_a_signature_outside_the_dialect_is_noticed(rule: str, source: str) -> None:
    """Parameters are plain and typed, and the docstring says what the rule is."""
    assert {rule} == read(source, **GLOBALS)


def test_the_page_tells_every_rule_that_is_checked() -> None:
    """Who is told of a fault finds its rule in docs/kernels.md, in the same words."""
    rules = {rule for rule, _ in [*PLANTED, *SIGNATURES]} | set(WORDS.values()) | {OTHER}
    assert rules == set(re.findall(r"^\| \*\*(.+?)\*\* \|", PAGE, flags=re.MULTILINE))


def test_the_helpers_for_single_bits_may_shift_a_one() -> None:
    """They are the only ones; everything else calls them."""
    source = 'def {}(place: int) -> int:\n    """One bit."""\n    return 1 << place'
    assert (set(), set()) == (read(source.format("bit")), read(source.format("one_packed")))
    assert {"shifts of a one in `bit` only"} == read(source.format("flag"))


def test_the_pages_example_is_in_the_dialect() -> None:
    """The kernel that the page shows would pass."""
    [example] = re.findall(r"```python\n@kernel\n(.+?)```", PAGE, flags=re.DOTALL)
    names = dict.fromkeys(re.findall(r"\b[A-Z]{2,}\b", example), 1)
    assert set() == read(example, **names, fare=below, card_for=below)
