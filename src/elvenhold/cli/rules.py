"""`elvenhold rules`: what a clause says, and where it is implemented and tested."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from rich.console import Console, RenderableType

    from elvenhold.cli.clauses import Clause


def rules(
    clauses: Annotated[
        list[str], typer.Argument(help="Numbers of clauses, as EL-P4-6, or how several begin, as EL-P4.")
    ],
) -> None:
    """Print clauses of the rules, and where one is implemented and tested."""
    from elvenhold.cli.clauses import find
    from elvenhold.cli.console import output

    found = list({each.number: each for clause in clauses for each in find(clause)}.values())
    console = output()
    for each in found:
        for sentence in sentences(each):
            console.print(sentence)
    if len(found) == 1:
        _tell_places(console, found[0])


def sentences(clause: Clause) -> Iterator[RenderableType]:
    """What a clause says, as it is printed."""
    from rich.padding import Padding
    from rich.text import Text

    yield Text.assemble((clause.number, "bold"), " ", (clause.kind, "dim"))
    said = [clause.text, *([f"Not played: {clause.why}"] if clause.why else [])]
    if clause.options:
        said.append(f"Depends on {', '.join(clause.options)}.")
    for sentence in said:
        yield Padding(Text(sentence), (0, 0, 0, 2))


def _tell_places(console: Console, clause: Clause) -> None:
    from elvenhold.cli.clauses import PACKAGE, tests_folder

    _tell_folder(console, "Implemented in", clause, PACKAGE)
    tests = tests_folder()
    if tests is not None:
        _tell_folder(console, "Tested in", clause, tests)


def _tell_folder(console: Console, heading: str, clause: Clause, folder: Path) -> None:
    from elvenhold.cli.clauses import places

    found = places(clause.number, folder)
    base = folder.parent if folder.name == "tests" else folder.parents[1]
    console.print(f"\n[bold]{heading}[/bold]" if found else f"\n[bold]{heading}[/bold]\n  nothing that names it")
    for place in found:
        where = f"{place.file.relative_to(base).as_posix()}:{place.line}"
        console.print(f"  {where}  [dim]{place.name}[/dim]", soft_wrap=True)
