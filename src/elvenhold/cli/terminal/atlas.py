"""The atlas: the board drawn small, every road in words, and the travel chart."""

from __future__ import annotations

from math import atan2, pi
from typing import TYPE_CHECKING

from rich import box
from rich.columns import Columns
from rich.console import Group
from rich.table import Table
from rich.text import Text

from elvenhold.cli.terminal.canvas import Canvas, Point
from elvenhold.cli.terminal.paint import INK, ROADS, TINTS, chip, counted, terrain
from elvenhold.cli.terminal.people import COLOURS, SHAPES
from elvenhold.cli.terminal.scene import ALL_ROADS, town_name
from elvenhold.mechanics.axes import COUNTER
from elvenhold.world import CHART, DOWNSTREAM, UPSTREAM, Terrain, load_board, name

if TYPE_CHECKING:
    from rich.console import RenderableType

    from elvenhold.cli.terminal.scene import Scene

WIDEST = 110
LEFT, TOP, RIGHT, BOTTOM = 30, 30, 985, 660
"""The part of the printed board that is shown, in its own units."""
SHAPE = 0.37
"""Rows for each column: a cell is taller than wide."""
ARROWS = "→↘↓↙←↖↑↗"
PER_TOWN = 26


def world_map(scene: Scene, width: int) -> Group:
    """The whole board with its counters, obstacles and boots."""
    width = min(width, WIDEST) - 1
    canvas = Canvas(width, int(width * SHAPE))
    for road in ALL_ROADS:
        _draw_road(canvas, road)
    for road in ALL_ROADS:
        _mark_road(canvas, scene, road)
    for town in range(len(load_board().towns)):
        _mark_town(canvas, scene, town)
    for town in range(len(load_board().towns)):
        _name_town(canvas, scene, town)
    return Group(*canvas.rows(), _legend())


def _place(canvas: Canvas, x: int, y: int) -> Point:
    return (x - LEFT) / (RIGHT - LEFT) * (canvas.width - 1), (y - TOP) / (BOTTOM - TOP) * (canvas.height - 1)


def _town_place(canvas: Canvas, town: int) -> Point:
    printed = load_board().towns[town]
    x, y = _place(canvas, printed.x, printed.y)
    return int(x) + 0.5, int(y) + 0.5


def _draw_road(canvas: Canvas, road: int) -> None:
    printed = load_board().roads[road]
    middle = _place(canvas, *printed.label)
    canvas.curve(_town_place(canvas, printed.a), middle, _town_place(canvas, printed.b), ROADS[printed.terrain.word])


def _mark_road(canvas: Canvas, scene: Scene, road: int) -> None:
    """The counter on a road, or its terrain's first letter; a river's arrow shows where it flows."""
    printed = load_board().roads[road]
    x, y = _place(canvas, *printed.label)
    word = scene.terrain(road)
    style = f"bold {ROADS[word]}"
    counter = scene.counter(road)
    mark = word[0] if printed.terrain is not Terrain.RIVER else f"r{_arrow(canvas, road)}"
    if counter:
        mark, style = counter[:2].capitalize(), f"bold {INK} on {TINTS[counter]}"
    if scene.blocked(road):
        mark += "!"
    canvas.write(round(x - len(mark) / 2), int(y), mark, style)


def _arrow(canvas: Canvas, road: int) -> str:
    printed = load_board().roads[road]
    (ax, ay), (bx, by) = (_town_place(canvas, town) for town in (printed.a, printed.b))
    turn = atan2((by - ay) / SHAPE, bx - ax) / (2 * pi)
    return ARROWS[round(turn * len(ARROWS)) % len(ARROWS)]


def _mark_town(canvas: Canvas, scene: Scene, town: int) -> None:
    """A town, ticked where the looker has been."""
    x, y = (int(place) for place in _town_place(canvas, town))
    been = scene.looker in scene.players and scene.visited(scene.looker, town)
    canvas.write(x, y, "✓" if been else "◉", "bold")


def _name_town(canvas: Canvas, scene: Scene, town: int) -> None:
    """The name of a town, where it hides least, and the boots that stand there."""
    x, y = (int(place) for place in _town_place(canvas, town))
    boots = [seat for seat in scene.players if scene.table.boot[seat] == town]
    label = town_name(town) + "".join(SHAPES[seat] for seat in boots)
    spots = [(x - len(label) // 2, y + 1), (x - len(label) // 2, y - 1), (x + 2, y), (x - len(label) - 1, y)]
    spots += [(x + 1, y + 1), (x + 1, y - 1), (x - len(label), y + 1), (x - len(label), y - 1)]
    column, row = min(spots, key=lambda spot: canvas.cost(spot, len(label)))
    canvas.write(column, row, town_name(town), "bold")
    for place, seat in enumerate(boots):
        canvas.write(column + len(town_name(town)) + place, row, SHAPES[seat], COLOURS[seat])


def _legend() -> Text:
    roads = Text(" ").join(Text.assemble((word[0], "bold"), " ", terrain(word)) for word in ROADS)
    counters = Text(" ").join(Text.assemble((word[:2].capitalize(), "bold"), " ", chip(word)) for word in COUNTER.words)
    return Text.assemble(roads, "   ! obstacle   ✓ collected\n", counters)


def road_list(scene: Scene) -> Columns:
    """Every town with the roads that begin there, what lies on them and where they lead."""
    return Columns([_town_roads(scene, town) for town in range(len(load_board().towns))], padding=(1, 3))


def _town_roads(scene: Scene, town: int) -> Group:
    been = scene.looker in scene.players and scene.visited(scene.looker, town)
    lines: list[RenderableType] = [Text(f"{'✓' if been else '○'} {town_name(town)}", style="bold")]
    for road in scene.roads_at(town):
        said = Text.assemble("   ", terrain(scene.terrain(road)), f" {town_name(scene.other_end(road, town))} ")
        count, kind = scene.price(road, town)
        if count:
            said.append_text(counted({kind: count}))
        lines.append(said.append("!" if scene.blocked(road) else "", style="bold"))
    return Group(*lines)


def chart(scene: Scene) -> Group:
    """The travel chart: how many cards a step costs, by transport and terrain, with this edition's prices."""
    table = Table(box=box.SIMPLE_HEAD, title="Travel chart: cards of the counter's kind for one step")
    table.add_column("")
    for land in ("plain", "wood", "desert", "mountain"):
        table.add_column(terrain(land), justify="center")
    for kind, costs in enumerate(CHART):
        word = COUNTER.words[kind]
        cells = [str(cost) if cost else "·" for cost in costs]
        table.add_row(Text.assemble(chip(word), f"  {name(word, 'en')}"), *cells)
    return Group(table, *(Text(f"  {line}") for line in _prices(scene)))


def _prices(scene: Scene) -> list[str]:
    table, lakes = scene.box, ("Mare Magnum", "Mare Nebulae")
    lines = [f"River: {DOWNSTREAM} raft with the arrow, {UPSTREAM} against it."]
    lines += [f"{lake}: {table.lake_cost[place]} raft a hop." for place, lake in enumerate(lakes)]
    lines += [
        f"Boatmen on {lake}: {table.boatmen_cost[place]} cards of any kind."
        for place, lake in enumerate(lakes)
        if table.boatmen_cost[place]
    ]
    if table.caravan_cost:
        lines.append(f"Caravan on a road with a counter: {table.caravan_cost} cards of any kind.")
    if table.obstacle_extra:
        lines.append(f"An obstacle costs {table.obstacle_extra} more, whoever travels and however.")
    return lines
