"""An index past the end is refused, and ids that stand for nothing lie past every end."""

from pathlib import Path
from typing import Annotated

import pytest

from elvenhold.play.fields import NONE, SEAT, SEATS, UNSEEN, Axis, Field, Id, Numbers, Seen
from elvenhold.play.schema import State
from tests.play.planted import Pair, poke, poke_grid, rows_of, speak
from tests.play.process import python
from tests.play.states import all_states, within_reach

PAST_THE_END = """
from tests.play.planted import Pair, poke, poke_grid, rows_of, speak
record, argument = rows_of(Pair, compiled=True)
print(speak(poke, compiled=True)(argument, 6, 99), speak(poke_grid, compiled=True)(argument, 0, 3))
"""


@pytest.fixture(autouse=True)
def checks(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests want the checks on, whatever the caller asked for."""
    monkeypatch.setenv("ELVENHOLD_BOUNDS", "1")


@pytest.mark.parametrize("compiled", [False, True], ids=["interpreted", "compiled"])
@pytest.mark.parametrize("place", [SEATS, UNSEEN, NONE])
def test_an_index_past_the_end_raises_and_writes_nothing(place: int, *, compiled: bool) -> None:
    """Whether compiled or interpreted, no field but the one that was meant can be written."""
    record, argument = rows_of(Pair, compiled=compiled)
    with pytest.raises(IndexError):
        speak(poke, compiled=compiled)(argument, place, 99)
    assert record.tobytes() == bytes(Pair.dtype.itemsize)


@pytest.mark.parametrize("compiled", [False, True], ids=["interpreted", "compiled"])
def test_an_index_past_the_end_of_a_row_raises_too(*, compiled: bool) -> None:
    """A place past the end of a row is not the beginning of the next row."""
    record, argument = rows_of(Pair, compiled=compiled)
    with pytest.raises(IndexError):
        speak(poke_grid, compiled=compiled)(argument, 0, 3)
    assert record.tobytes() == bytes(Pair.dtype.itemsize)


def test_without_the_checks_the_next_field_is_written_silently(tmp_path: Path) -> None:
    """The trap is real: this is what compiled kernels do when nobody asks for the checks."""
    assert python(PAST_THE_END, tmp_path, bounds="0") == "99 99"


@pytest.mark.parametrize("compiled", [False, True], ids=["interpreted", "compiled"])
def test_minus_one_is_caught_by_nothing_and_is_therefore_never_stored(*, compiled: bool) -> None:
    """The trap is real: −1 writes the last element at either speed, so "none" is NONE."""
    record, argument = rows_of(Pair, compiled=compiled)
    speak(poke, compiled=compiled)(argument, -1, 99)
    assert [0, 0, 0, 0, 0, 99] == record["first"][0].tolist()


@pytest.mark.parametrize("state", all_states(), ids=lambda state: state.__name__)
def test_none_and_unseen_lie_beyond_every_array(state: type[State]) -> None:
    """No axis is so long that 126 or 127 would be a place on it."""
    assert within_reach(state) == []


def test_an_axis_that_reaches_the_unseen_id_is_found() -> None:
    """An array of 127, and an id of 127 things, are both noticed; 126 are not too many."""
    long, just = (Axis("thing", tuple(map(str, range(size)))) for size in (127, 126))
    hints = {
        "array": Annotated[Numbers, Field((SEAT, long), Seen.ALL)],
        "name": Annotated[int, Field((), Seen.ALL, holds=Id(long))],
        "fine": Annotated[int, Field((just,), Seen.ALL, holds=Id(just))],
    }
    planted = type("Planted", (State,), {"__annotations__": hints, "__module__": __name__})
    assert within_reach(planted) == ["array", "name"]
