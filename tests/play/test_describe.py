"""A table in words: what is unseen is None and never nought."""

from typing import Annotated, Any

import numpy as np
import pytest

from elvenhold.play.describe import describe, meaning_of
from elvenhold.play.fields import COUNT, NONE, SEATS, Axis, Bits, Field, Id, Meaning, Numbers, Packed, Seen
from elvenhold.play.schema import plain
from tests.toy.game import FUNCTIONS, TOY, VOCABULARY, GemBox, Gems

GEM = Axis("gem", ("ruby", "pearl", "jade"))


def shown(*secret: str) -> dict[str, Any]:
    """Which cells show: all but those of the secret fields."""
    return {name: np.full(field.shape, name not in secret) for name, field in Gems.fields.items()}


def gems() -> tuple[Any, np.ndarray[Any, Any]]:
    """An empty table of the toy, by name and by byte."""
    record = np.zeros(1, Gems.dtype)
    return plain(Gems.dtype, record), record


@pytest.mark.parametrize(
    ("holds", "number", "meaning"),
    [
        (COUNT, 7, 7),
        (Id(GEM), 1, "pearl"),
        (Id(GEM), NONE, "none"),
        (Bits(GEM), 0b101, ["ruby", "jade"]),
        (Bits(GEM), 0, []),
        (Packed(GEM), 0x302, {"ruby": 2, "jade": 3}),
        (Packed(GEM), 0, {}),
    ],
)
def test_a_number_means_what_its_field_holds(holds: Meaning, number: int, meaning: object) -> None:
    """A count is itself; ids, sets and packed counts speak in the words of their axis."""
    assert meaning == meaning_of(holds, number)


def test_a_table_is_described_field_by_field() -> None:
    """Arrays of seats are lists, other arrays say what each number counts."""
    table, record = gems()
    table.hand[1, 2], table.offered[1], table.seat, table.phase = 4, 0x100, 1, 2
    told = describe(TOY, record.tobytes(), shown())
    assert list(Gems.fields) == list(told)
    assert {"ruby": 0, "pearl": 0, "jade": 4} == told["hand"][1]
    assert ({"jade": 1}, "1", "draw") == (told["offered"][1], told["seat"], told["phase"])


def test_what_is_not_shown_is_none() -> None:
    """A pile that nobody sees is None as a whole, a hand for each seat."""
    told = describe(TOY, gems()[1].tobytes(), shown("deck", "hand", "over"))
    assert (None, [None] * SEATS, None) == (told["deck"], told["hand"], told["over"])
    assert 0 == told["deck_left"]


def test_one_seat_may_see_what_another_does_not() -> None:
    """Of a field seen by its owner, only the owner's row is told."""
    mask = shown("hand")
    mask["hand"][3] = True
    told = describe(TOY, gems()[1].tobytes(), mask)
    assert [3] == [seat for seat, hand in enumerate(told["hand"]) if hand is not None]


def test_a_deep_field_is_told_all_the_way_down() -> None:
    """Axes nest as they are declared."""

    class Deep(Gems):
        grid: Annotated[Numbers, Field((GEM, GEM), Seen.ALL)]

    game = type(TOY)("deep", (GemBox, Deep), VOCABULARY, FUNCTIONS)
    record = np.zeros(1, Deep.dtype)
    record["grid"][0, 1, 2] = 5
    told = describe(game, record.tobytes(), {**shown(), "grid": np.ones((3, 3), bool)})
    assert {"ruby": 0, "pearl": 0, "jade": 5} == told["grid"]["pearl"]
