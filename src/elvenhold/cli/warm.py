"""`elvenhold warm`: compile the rules once, so that everything later starts at once."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from elvenhold.lab.warm import Task


def warm(
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Say nothing unless it fails.")] = False,
    again: Annotated[bool, typer.Option("--again", help="Compile although it has been done.")] = False,
) -> None:
    """Compile the rules once (half a minute), so that everything later starts at once."""
    from elvenhold.cli.console import output
    from elvenhold.lab.warm import tasks
    from elvenhold.play.kernel import cache_folder, compiler_present

    console = output()
    console.quiet = quiet
    if not compiler_present():
        console.print("There is no compiler (Numba) here; the rules run interpreted.")
        return
    todo = tasks(again=again)
    if not todo:
        console.print("The rules are compiled already.")
    else:
        begun = perf_counter()
        compile_doors(todo, console)
        console.print(f"The rules are compiled; it took {perf_counter() - begun:.0f} s.")
    console.print("They are kept in", str(cache_folder()), soft_wrap=True, markup=False)


def make_ready(console: Console) -> None:
    """Compile what a batch needs, if it is going to run compiled and that has not been done."""
    from elvenhold.lab.desks import runs_compiled
    from elvenhold.lab.warm import tasks

    todo = tasks() if runs_compiled() else []
    if todo:
        compile_doors(todo, console)


def compile_doors(todo: list[Task], console: Console) -> None:
    """Compile doors one after the other, and show how many are left."""
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    from elvenhold.lab.warm import warm as compiled

    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(30), TextColumn("{task.fields[left]}"))
    with Progress(*columns, TimeElapsedColumn(), console=console, disable=console.quiet) as progress:
        bar = progress.add_task(_says(todo[0]), total=sum(task.effort for task in todo), left=_left(len(todo)))
        for number, task in enumerate(compiled(todo), 1):
            following = todo[number] if number < len(todo) else task
            progress.update(bar, description=_says(following), advance=task.effort, left=_left(len(todo) - number))


def _says(task: Task) -> str:
    return f"Compiling {task.title.name}: {task.door}"


def _left(count: int) -> str:
    return f"{count} left" if count else "done"
