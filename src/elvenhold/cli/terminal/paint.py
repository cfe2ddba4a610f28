"""Paint: counters, cards and roads as small pieces of coloured text; every one also says what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from elvenhold.cli.terminal.scene import road_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rich.console import Console, ConsoleOptions

INK = "#2A2119"
TINTS = {
    "pig": "#F2BDB4",
    "elfcycle": "#A5D3B8",
    "cloud": "#BBD6EC",
    "unicorn": "#DCCBE8",
    "trollwagon": "#D8B183",
    "dragon": "#E2836B",
    "raft": "#8CC9CE",
    "obstacle": "#B9AE97",
}
ROADS = {
    "plain": "#A3B562",
    "wood": "#3F9151",
    "desert": "#E2962A",
    "mountain": "#A29C96",
    "river": "#4FA3C4",
    "lake": "#4D8CC4",
}
BACK = "white on #24493E"


def chip(word: str) -> Text:
    """A counter or card: its word on its colour; a hidden one says so."""
    face, _, kind = word.rpartition(" ")
    if kind not in TINTS:
        return Text(word, style=BACK)
    return Text.assemble((f"{face} " if face else "", BACK), (kind, f"{INK} on {TINTS[kind]}"))


def counted(kinds: Mapping[str, int]) -> Text:
    """Some of each kind, as `2 pig, 1 raft`."""
    if not kinds:
        return Text("none", style="dim")
    parts = [Text.assemble(f"{count} ", chip(word)) for word, count in kinds.items()]
    return Text(", ").join(parts)


class Flow:
    """Pieces of text on as many lines as they need, none of them broken."""

    def __init__(self, head: Text, pieces: Sequence[Text]) -> None:
        """Begin with a heading."""
        self.head, self.pieces = head, pieces

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> Iterator[Text]:
        line = self.head
        for place, piece in enumerate(self.pieces):
            comma = "," if place < len(self.pieces) - 1 else ""
            if line.cell_len + piece.cell_len + len(" ,") > options.max_width:
                yield line
                line = Text("  ")
            line = Text.assemble(line, " ", piece, comma)
        yield line


def terrain(word: str) -> Text:
    """What a road leads through."""
    return Text(word, style=ROADS[word])


def road_text(road: int) -> Text:
    """A road as players say it, its terrain in its colour."""
    towns, _, word = road_name(road).rpartition(" ")
    return Text.assemble(towns, " ", terrain(word))
