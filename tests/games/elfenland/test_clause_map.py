"""Every clause is carried out by a function and shown by a test, and docs/clauses.md says where."""

import pytest

from tools.write_clause_map import PAGE, Mention, carried_out_by, gaps, kinds, mentions, page, shown_by

BOOK = kinds()
FOUND = [*mentions("src"), *mentions("tests")]


def new_gaps(found: list[Mention]) -> list[str]:
    """What a changed map lacks that the real one does not."""
    known = gaps(BOOK, FOUND)
    return [gap for gap in gaps(BOOK, found) if gap not in known]


def test_every_clause_has_its_function_and_its_test() -> None:
    """Rules, resolutions and completions both; worked examples a test; and no docstring invents a clause."""
    assert [] == gaps(BOOK, FOUND)


def test_the_page_is_up_to_date() -> None:
    """What `tools/write_clause_map.py --check` would say."""
    assert page(BOOK, FOUND) == PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("clause", [clause for clause, kind in BOOK.items() if kind != "cosmetic"])
def test_a_clause_without_its_tests_is_missed(clause: str) -> None:
    """With the tests of one clause taken away the check names it, and it alone."""
    shown = shown_by(clause, FOUND)
    assert [f"no test opens with {clause}"] == new_gaps([at for at in FOUND if at not in shown])


@pytest.mark.parametrize("clause", [clause for clause, kind in BOOK.items() if kind not in ("vector", "cosmetic")])
def test_a_clause_without_its_functions_is_missed(clause: str) -> None:
    """With the functions of one clause taken away the check names it, and it alone."""
    carried = carried_out_by(clause, FOUND)
    assert [f"no function in src opens with {clause}"] == new_gaps([at for at in FOUND if at not in carried])


@pytest.mark.parametrize("clause", ["EL-P4-13", "EL-X01", "AMB-EL-99", "COM-E13", "TV-EL-9"])
def test_a_clause_that_does_not_exist_is_found(clause: str) -> None:
    """A docstring that names such a clause is named with its file."""
    invented = Mention(clause, "src/planted.py", "planted", opens=False)
    assert [f"src/planted.py planted names {clause}, which does not exist"] == new_gaps([*FOUND, invented])


def test_the_book_holds_every_clause_of_the_rules() -> None:
    """The numbers of clauses of each kind, as the rules print them."""
    count = {kind: list(BOOK.values()).count(kind) for kind in dict.fromkeys(BOOK.values())}
    assert {"rule": 78, "cosmetic": 2, "vector": 9, "resolution": 35, "completion": 12} == count
