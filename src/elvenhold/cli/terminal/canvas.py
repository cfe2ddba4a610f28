"""A canvas: curves of fine dots and words on top of them, in the cells of a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator

DOTS_ACROSS, DOTS_DOWN = 2, 4
BRAILLE = 0x2800
DOT_BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
OUTSIDE, ON_A_WORD = 30, 12
Point = tuple[float, float]
Cell = tuple[int, int]


class Canvas:
    """A grid of cells; what is written stays above what is drawn."""

    def __init__(self, width: int, height: int) -> None:
        """Begin with nothing."""
        self.width, self.height = width, height
        self._dots: dict[Cell, int] = {}
        self._styles: dict[Cell, str] = {}
        self._words: dict[Cell, tuple[str, str]] = {}

    def curve(self, a: Point, through: Point, b: Point, style: str) -> None:
        """Draw from one place to another, bent so that the middle passes through a third; places are in cells."""
        bend = tuple(2 * m - (p + q) / 2 for p, m, q in zip(a, through, b, strict=True))
        count = 4 * max(self.width, self.height)
        for place in range(count + 1):
            t = place / count
            x, y = (p * (1 - t) ** 2 + m * 2 * t * (1 - t) + q * t * t for p, m, q in zip(a, bend, b, strict=True))
            self._dot(x, y, style)

    def _dot(self, x: float, y: float, style: str) -> None:
        column, row = int(x * DOTS_ACROSS), int(y * DOTS_DOWN)
        cell = (column // DOTS_ACROSS, row // DOTS_DOWN)
        self._dots[cell] = self._dots.get(cell, 0) | DOT_BITS[row % DOTS_DOWN][column % DOTS_ACROSS]
        self._styles[cell] = style

    def cost(self, spot: Cell, length: int) -> int:
        """How much a word of this length would hide here: above all other words, but lines too."""
        column, row = spot
        return sum(self._cost((place, row)) for place in range(column, column + length))

    def _cost(self, cell: Cell) -> int:
        column, row = cell
        if not (0 <= column < self.width and 0 <= row < self.height):
            return OUTSIDE
        return ON_A_WORD if cell in self._words else int(cell in self._dots)

    def write(self, column: int, row: int, word: str, style: str = "") -> None:
        """Write a word over whatever is there."""
        for place, letter in enumerate(word):
            self._words[column + place, row] = (letter, style)

    def rows(self) -> Iterator[Text]:
        """The picture, line by line."""
        for row in range(self.height):
            yield Text.assemble(*(self._cell((column, row)) for column in range(self.width)), no_wrap=True)

    def _cell(self, cell: Cell) -> tuple[str, str]:
        if cell in self._words:
            return self._words[cell]
        if cell in self._dots:
            return chr(BRAILLE + self._dots[cell]), self._styles[cell]
        return " ", ""
