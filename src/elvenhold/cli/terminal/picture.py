"""The picture: everything that lies on the table, as one seat sees it, on a screen of eighty columns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.columns import Columns
from rich.console import Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from elvenhold.cli.terminal.paint import Flow, chip, counted, terrain
from elvenhold.cli.terminal.scene import EVERYTHING, town_name
from elvenhold.games.elfenland.table import Phase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from elvenhold.cli.terminal.people import Player
    from elvenhold.cli.terminal.scene import Scene

STAGES = ("Deal", "Hidden", "Draw", "Plan", "Travel", "Finish")
STAGE_OF = {
    Phase.DEALING: 0,
    Phase.HIDDEN: 1,
    Phase.SHOWING: 1,
    Phase.ROW: 2,
    Phase.DRAFT: 2,
    Phase.REFILL: 2,
    Phase.BLIND: 2,
    Phase.PLAN: 3,
    Phase.TRAVEL: 4,
    Phase.CARAVAN: 4,
    Phase.DISCARD: 4,
}
NARROW = (0, 1, 0, 0)


def picture(scene: Scene, players: Sequence[Player], heading: str, seq: int, *, short: bool = False) -> Group:
    """The whole table; the short picture leaves out what can be asked for, and all empty lines."""
    return Group(*(_short if short else _whole)(scene, players, heading, seq))


def _short(scene: Scene, players: Sequence[Player], heading: str, seq: int) -> list[RenderableType]:
    stage = "".join(f" · {name}" for place, name in enumerate(STAGES) if place == _stage(scene))
    parts: list[RenderableType] = [
        _header(scene, f"{heading}{stage}", seq),
        _seats(scene, players),
        _piles(scene),
    ]
    if scene.looker in scene.players:
        parts.append(_hand(scene, scene.looker, Text("Your hand", style="bold")))
    if scene.looker == EVERYTHING:
        parts += [_hand(scene, player.seat, player.tag()) for player in players]
    return parts


def _whole(scene: Scene, players: Sequence[Player], heading: str, seq: int) -> list[RenderableType]:
    parts: list[RenderableType] = [
        _header(scene, heading, seq),
        _ribbon(scene),
        _seats(scene, players),
        "",
        _piles(scene),
    ]
    if scene.looker in scene.players:
        parts += [_hand(scene, scene.looker, Text("Your hand", style="bold")), "", _around(scene, scene.looker)]
    if scene.looker == EVERYTHING:
        parts += ["", *(_hand(scene, player.seat, player.tag()) for player in players)]
    return parts


def _header(scene: Scene, heading: str, seq: int) -> Rule:
    where = f"round {scene.table.round_no} of {scene.box.rounds}" if scene.table.round_no else "setting up"
    return Rule(Text(f"{heading} · {where} · event {seq}", style="bold"), characters="═", style="dim")


def _stage(scene: Scene) -> int:
    """Which phase of a round is played, by its place in the ribbon; -1 at the very end."""
    late = scene.phase is Phase.DISCARD and scene.box.limit_late
    current = 5 if late or scene.phase in (Phase.KEEP, Phase.REVEAL) else STAGE_OF.get(scene.phase, -1)
    if current == len(STAGES) - 1 and scene.box.keep_early and not late:
        current = STAGES.index("Plan")
    return current


def _ribbon(scene: Scene) -> Text:
    """The phases of a round; the one that is played stands between arrows."""
    current = _stage(scene)
    said = Text(justify="center")
    for place, stage in enumerate(STAGES):
        said.append("   " if place else "")
        said.append(*(f"▸{stage}◂", "bold reverse") if place == current else (stage, "dim"))
    return said


def _seats(scene: Scene, players: Sequence[Player]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=NARROW, pad_edge=False, expand=True)
    table.add_column("")
    table.add_column("Player", no_wrap=True)
    table.add_column("Boot in", no_wrap=True)
    for name in ("Pieces", "Cards"):
        table.add_column(name, justify="right")
    table.add_column("Counters", ratio=1)
    table.add_column("Obst.", justify="right")
    for player in players:
        table.add_row(*_seat(scene, player))
    return table


def _seat(scene: Scene, player: Player) -> list[RenderableType]:
    seat = player.seat
    begun = scene.phase is not Phase.START
    turn = "▶" if begun and seat == scene.table.seat and not scene.table.over else " "
    start = "1st" if begun and seat == scene.table.first else ""
    return [
        f"{turn} {start}",
        player.tag(),
        town_name(scene.table.boot[seat]),
        f"{scene.pieces(seat)}/{scene.all_pieces()}",
        str(scene.table.held[seat]),
        _before(scene, seat),
        str(scene.table.obstacles[seat]),
    ]


def _before(scene: Scene, seat: int) -> Text:
    """The counters that lie before a seat; those that the looker does not know are backs."""
    kinds = {word: count for word, count in scene.counters(seat).items() if count}
    backs = scene.table.backs[seat]
    if backs and not scene.knows(seat):
        kinds = {"hidden": backs, **kinds}
    return Text(" · ").join(_several(word, count) for word, count in kinds.items())


def _several(word: str, count: int) -> Text:
    return chip(word) if count == 1 else Text.assemble(f"{count} ", chip(word))


def _piles(scene: Scene) -> Text:
    row = Text(" · ").join(_several(word, count) for word, count in scene.row().items())
    said = Text.assemble(("Open row ", "bold"), row or Text("empty", style="dim"))
    return said.append(f"   pool {scene.table.pool_left}   deck {scene.table.deck_left}", style="dim")


def _hand(scene: Scene, seat: int, whose: Text) -> Group:
    """The cards of a seat, and its home town if it has one."""
    limit = scene.hand_limit()
    if limit is not None and scene.table.held[seat] > limit:
        whose.append(f" (limit {limit})", style="dim")
    cards = [Text.assemble(f"{count} ", chip(word)) for word, count in scene.hand(seat).items()]
    lines: list[RenderableType] = [Flow(whose, cards or [Text("no cards", style="dim")])]
    home = scene.home(seat)
    if home is not None:
        far = scene.far(scene.table.boot[seat], home)
        lines.append(Text.assemble(("  Home ", "bold"), f"{town_name(home)}, {_routes(far)} away"))
    return Group(*lines)


def _routes(count: int) -> str:
    return f"{count} route" if count == 1 else f"{count} routes"


def _around(scene: Scene, seat: int) -> Group:
    """The roads that begin where the boot stands."""
    town = scene.table.boot[seat]
    heading = Text.assemble(("Roads from ", "bold"), (town_name(town), "bold"))
    return Group(heading, Columns([_road(scene, seat, road) for road in scene.roads_at(town)], padding=(0, 3)))


def _road(scene: Scene, seat: int, road: int) -> Text:
    town = scene.table.boot[seat]
    there = scene.other_end(road, town)
    tick = "✓" if scene.visited(seat, there) else "○"
    said = Text.assemble(f" {tick} {town_name(there)} ", terrain(scene.terrain(road)), " ")
    count, kind = scene.price(road, town)
    said.append_text(counted({kind: count}) if count else Text("no counter", style="dim"))
    if scene.blocked(road):
        said.append_text(Text.assemble(" ", chip("obstacle")))
    return said
