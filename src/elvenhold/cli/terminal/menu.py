"""The menu: the legal moves as numbered choices, what belongs together behind one number."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from rich.columns import Columns
from rich.text import Text

from elvenhold.cli.terminal.paint import chip, counted, road_text, terrain
from elvenhold.cli.terminal.scene import road_of, town_name
from elvenhold.games.elfenland.table import Phase
from elvenhold.match.walks import walks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from elvenhold.cli.terminal.scene import Scene
    from elvenhold.match.walks import Walk
    from elvenhold.play.moves import Move
    from elvenhold.sight import View

LONG = 8
"""More choices than this are shown in columns."""
MOST_WAYS = 12


class Choice(msgspec.Struct, frozen=True):
    """One numbered line: moves to play one after the other, or a menu of its own."""

    label: Text
    moves: tuple[int, ...] = ()
    more: Callable[[], Menu] | None = None


class Menu(msgspec.Struct, frozen=True):
    """What may be chosen now."""

    title: str
    choices: tuple[Choice, ...]


def shown(menu: Menu) -> list[RenderableType]:
    """The menu on the screen."""
    wide = len(str(len(menu.choices)))
    lines = [
        Text.assemble((f" {number:>{wide}} ", "bold cyan"), choice.label, " …" if choice.more else "")
        for number, choice in enumerate(menu.choices, 1)
    ]
    title = Text(menu.title, style="bold")
    return [title, Columns(lines, column_first=True, padding=(0, 2))] if len(lines) > LONG else [title, *lines]


def menu_for(view: View, scene: Scene, legal: Sequence[Move]) -> Menu:
    """The menu of the seat to decide."""
    if scene.phase is Phase.PLAN:
        return _planning(scene, legal)
    if scene.phase is Phase.TRAVEL:
        return _travelling(view, scene, legal)
    titles = {
        Phase.DRAFT: "Take a counter",
        Phase.SHOWING: "Show the counter that you have drawn?",
        Phase.KEEP: "Choose a counter to keep",
        Phase.CARAVAN: f"Pay {_cards(scene.table.need)}",
        Phase.DISCARD: f"Discard {_cards(scene.table.need)}",
    }
    choices = tuple(Choice(_label(scene, move), (move.number,)) for move in legal)
    return Menu(titles.get(scene.phase, "Choose"), choices)


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards, one by one, in the order of this list"


def _label(scene: Scene, move: Move) -> Text:
    """A move in words; what no words are known for, in its notation."""
    told = {
        "take blind": f"a blind draw, {scene.table.pool_left} in the pool",
        "hide": "keep it hidden",
        "pass": "pass",
        "stop": f"stop in {town_name(scene.table.boot[scene.looker])}",
    }
    if str(move) in told:
        return Text(told[str(move)])
    if move.verb in ("ride", "caravan"):
        return _step_label(scene, move)
    if move.verb in ("spend", "discard"):
        return Text.assemble(chip(move.things[0]), f"  {scene.hand(scene.looker)[move.things[0]]} in hand")
    if move.verb in ("take", "show", "keep"):
        word = move.things[0].removeprefix("open ")
        return Text.assemble("turn up " if move.verb == "show" else "", chip(word))
    return Text(str(move))


def _step_label(scene: Scene, move: Move) -> Text:
    road, town = road_of(move.things[0]), scene.table.boot[scene.looker]
    to = Text.assemble(town_name(scene.other_end(road, town)), ", ", terrain(scene.terrain(road)), ": ")
    if move.verb == "ride":
        count, kind = scene.price(road, town)
        return Text.assemble(to, counted({kind: count}))
    how = "boatmen" if scene.terrain(road) == "lake" else "caravan"
    return Text.assemble(to, f"{how}, any {scene.caravan_price(road)} cards")


def _planning(scene: Scene, legal: Sequence[Move]) -> Menu:
    """First what to put down, then where."""
    groups: dict[str, list[Move]] = {}
    for move in legal:
        what = move.things[0].removeprefix("open ") if move.verb == "place" else move.verb.removeprefix("place ")
        groups.setdefault(what, []).append(move)
    return Menu("Put something on a road, or pass", tuple(_what_to_place(scene, *group) for group in groups.items()))


def _what_to_place(scene: Scene, what: str, moves: list[Move]) -> Choice:
    if what == "pass":
        return Choice(Text("pass"), (moves[0].number,))
    if len(moves) == 1:
        road = road_text(road_of(moves[0].things[-1]))
        return Choice(Text.assemble("put ", chip(what), " on ", road), (moves[0].number,))
    label = Text.assemble("put ", chip(what), f" on one of {len(moves)} roads")
    return Choice(label, more=lambda: _where(scene, what, moves))


def _where(scene: Scene, what: str, moves: list[Move]) -> Menu:
    """The roads for a counter, those near the boot first."""
    boot = scene.table.boot[scene.looker]
    near = sorted(moves, key=lambda move: _distance(scene, road_of(move.things[-1]), boot))
    price = "" if what == "obstacle" else "; in brackets what a step costs"
    return Menu(
        f"Where to put the {what}? The nearest first{price}", tuple(_road_choice(scene, what, move) for move in near)
    )


def _distance(scene: Scene, road: int, boot: int) -> tuple[int, int]:
    far = sorted(scene.far(boot, end) for end in scene.ends(road))
    return far[0], far[1]


def _road_choice(scene: Scene, what: str, move: Move) -> Choice:
    road = road_of(move.things[-1])
    label = road_text(road)
    if what == "obstacle":
        label.append_text(Text.assemble(" ", chip(scene.counter(road))))
    else:
        label.append(f" ({scene.chart_price(what.rpartition(' ')[2], road)})")
    return Choice(label, (move.number,))


def _travelling(view: View, scene: Scene, legal: Sequence[Move]) -> Menu:
    """Stop, go to any town that can be reached, or take one road."""
    steps = [move for move in legal if move.verb in ("ride", "caravan")]
    stop = [Choice(_label(scene, move), (move.number,)) for move in legal if move not in steps]
    towns = [_town_choice(scene, ways) for ways in walks(view).values()] if steps else []
    by_road = Choice(Text("one road at a time"), more=lambda: _steps(scene, steps))
    title = f"Travel on from {town_name(scene.table.boot[scene.looker])} (+1: a new piece), or stop there"
    return Menu(title, (*stop, *towns, *([by_road] if steps else [])))


def _steps(scene: Scene, steps: Sequence[Move]) -> Menu:
    return Menu("Which road?", tuple(Choice(_label(scene, move), (move.number,)) for move in steps))


def _town_choice(scene: Scene, ways: list[Walk]) -> Choice:
    cheapest = ways[0]
    label = Text.assemble(_town(scene, cheapest), "  ", _price(cheapest))
    if len(ways) == 1:
        return Choice(label, cheapest.moves)
    label.append(f" ({len(ways)} ways)", style="dim")
    return Choice(label, more=lambda: _ways(ways))


def _town(scene: Scene, walk: Walk) -> Text:
    tick = "✓" if scene.visited(scene.looker, walk.town) else "○"
    fresh = f" +{walk.new_towns}" if walk.new_towns else ""
    return Text.assemble(f"{tick} ", (town_name(walk.town), "bold"), fresh)


def _ways(ways: list[Walk]) -> Menu:
    choices = tuple(Choice(Text.assemble(_via(walk), ": ", _price(walk)), walk.moves) for walk in ways[:MOST_WAYS])
    rest = f" The first {MOST_WAYS} of {len(ways)} ways, the cheapest first" if len(ways) > MOST_WAYS else ""
    return Menu(f"How to go to {town_name(ways[0].town)}?{rest}", choices)


def _price(walk: Walk) -> Text:
    """What a walk costs, and whether caravans (or boatmen) are part of it."""
    by = "" if not walk.caravans else " by caravan" if walk.caravans == 1 else f" by {walk.caravans} caravans"
    return Text.assemble(counted(walk.cards), by)


def _via(walk: Walk) -> Text:
    fresh = f" (+{walk.new_towns})" if walk.new_towns else ""
    if not walk.via:
        return Text(f"straight{fresh}")
    return Text(f"by {', '.join(town_name(town) for town in walk.via)}{fresh}")
