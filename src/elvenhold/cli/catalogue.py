"""`elvenhold presets` and `elvenhold options`: what a match can be played with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.table import Table

    from elvenhold.play.options import Option, OptionValue

MIDDLE = 24
"""The widest that the middle column gets."""
GameName = Annotated[str, typer.Argument(help="The game.")]


def presets(game: GameName = "elfenland") -> None:
    """List the editions of a game, and where each differs from the first."""
    from elvenhold.cli.console import output
    from elvenhold.games.registry import title

    chosen = title(game)
    known = chosen.presets()
    base = next(iter(known.values()))
    table = _table("Preset", "Edition", "What differs")
    for preset in known.values():
        changed = [
            f"{name}={chosen.options[name].to_text(value)}"
            for name, value in preset.options.items()
            if value != base.options[name]
        ]
        told = "the default" if preset is base else "\n".join(changed) or "nothing"
        table.add_row(preset.name, preset.title["en"], told)
    output().print(table)


def options(
    game: GameName = "elfenland",
    preset: Annotated[str | None, typer.Option(help="Show the values of this edition.")] = None,
) -> None:
    """List the options of a game, with an edition's values."""
    from elvenhold.cli.console import output
    from elvenhold.games.registry import title

    chosen = title(game)
    edition = chosen.preset(preset)
    table = _table("Option", f"In {edition.name}", "What it is")
    for option in chosen.options.values():
        table.add_row(option.name, _value(option, edition.options[option.name]), _told(option))
    output().print(table)


def _table(*headings: str) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(*headings, box=box.SIMPLE_HEAD, show_lines=False, padding=(0, 1))
    table.columns[0].style = "bold"
    table.columns[0].no_wrap = True
    table.columns[1].max_width = MIDDLE
    return table


def _value(option: Option, value: OptionValue) -> str:
    return option.to_text(value).replace(",", ", ")


def _told(option: Option) -> str:
    return f"{option.text}\n[dim]{option.expected()}; {', '.join(option.clauses)}[/dim]"
