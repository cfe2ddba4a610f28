"""`elvenhold rules`: what a clause says, and where it is implemented and tested."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from elvenhold.cli.clauses import Clause


def rules(
    clause: Annotated[str, typer.Argument(help="The number of a clause, as EL-P4-6, or how several begin, as EL-P4.")],
) -> None:
    """Print a clause of the rules, and where it is implemented and tested."""
    from elvenhold.cli.clauses import find
    from elvenhold.cli.console import output

    found = find(clause)
    console = output()
    for each in found:
        tell(console, each)
    if len(found) == 1:
        _tell_places(console, found[0])


def tell(console: Console, clause: Clause) -> None:
    """Print one clause."""
    from rich.padding import Padding
    from rich.text import Text

    console.print(Text(clause.number, style="bold"), f"[dim]{clause.kind}[/dim]")
    said = [clause.text, *([f"Not played: {clause.why}"] if clause.why else [])]
    if clause.options:
        said.append(f"Depends on {', '.join(clause.options)}.")
    for sentence in said:
        console.print(Padding(Text(sentence), (0, 0, 0, 2)))


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
