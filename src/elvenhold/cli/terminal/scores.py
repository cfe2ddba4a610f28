"""The end: who has how many pieces, how far from home, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from elvenhold.cli.terminal.scene import town_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elvenhold.cli.terminal.people import Player
    from elvenhold.cli.terminal.scene import Scene
    from elvenhold.match import Result


def final_scores(scene: Scene, players: Sequence[Player], result: Result) -> Group:
    """The table of results and the winners."""
    table = Table(box=box.SIMPLE_HEAD, title="The end")
    table.add_column("Rank", justify="right")
    table.add_column("Player")
    table.add_column("Pieces", justify="right")
    if scene.box.home_town:
        table.add_column("Home, boot in")
        table.add_column("Distance", justify="right")
    for name in ("Score", "Cards"):
        table.add_column(name, justify="right")
    for seat in sorted(range(len(players)), key=lambda seat: result.seats[seat]["rank"]):
        table.add_row(*_row(scene, players[seat], result.seats[seat]))
    return Group(table, _winners(players, result))


def _row(scene: Scene, player: Player, row: dict[str, int]) -> list[Text | str]:
    cells: list[Text | str] = [str(row["rank"]), player.tag(), str(row["pieces"])]
    if scene.box.home_town:
        home = scene.home(player.seat)
        boot = town_name(scene.table.boot[player.seat])
        cells += [f"{'none' if home is None else town_name(home)}, {boot}", str(row["distance"])]
    return [*cells, str(row["score"]), str(row["cards"])]


def _winners(players: Sequence[Player], result: Result) -> Text:
    names = [players[seat].name for seat in result.winners]
    if len(names) > 1:
        return Text(f"{' and '.join(names)} share the victory.", style="bold")
    return Text(f"{names[0]} {'win' if names[0] == 'You' else 'wins'}.", style="bold")
