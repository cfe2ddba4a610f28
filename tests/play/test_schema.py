"""A state's annotations become a record without holes, and what would bite later is refused at once."""

from typing import Annotated, Any, ClassVar

import numpy as np
import pytest

from elvenhold.games.elfenland.table import Elfenland
from elvenhold.play.fields import SEAT, SEATS, Axis, Field, Id, Numbers, Seen
from elvenhold.play.schema import RESERVED, State, plain, record_type
from elvenhold.play.title import Title
from tests.play.planted import Pair
from tests.play.states import all_states, all_titles, gaps, pieces, unaligned

THREE = Axis("thing", ("a", "b", "c"))
LARGEST_ELFENLAND = 640
LARGEST = 1024


def declare(name: str = "thing", hint: Any = None) -> type[State]:
    """A state with one field."""
    return type("Planted", (State,), {"__annotations__": {name: hint}, "__module__": __name__})


# ------------------------------------------------------------------------------------------------------------- layout


@pytest.mark.parametrize("state", all_states(), ids=lambda state: state.__name__)
def test_every_byte_of_a_state_belongs_to_a_field(state: type[State]) -> None:
    """Copies copy named bytes only, so equal states must have no others."""
    assert gaps(state.dtype) == []


@pytest.mark.parametrize("state", all_states(), ids=lambda state: state.__name__)
def test_every_field_of_a_state_is_aligned_and_its_length_is_a_multiple_of_eight(state: type[State]) -> None:
    """A graphics card refuses a field that does not start at a multiple of its width."""
    assert unaligned(state.dtype) == []


@pytest.mark.parametrize("state", all_states(), ids=lambda state: state.__name__)
def test_the_widest_fields_of_a_state_come_first(state: type[State]) -> None:
    """So no hole is needed between fields, only after the last."""
    widths = [piece.alignment for piece in pieces(state.dtype)]
    assert sorted(widths, reverse=True) == widths


@pytest.mark.parametrize("title", all_titles(), ids=lambda title: title.name)
@pytest.mark.parametrize("record", ["desk", "place"])
def test_every_byte_of_a_desk_belongs_to_a_field(title: Title, record: str) -> None:
    """The records that nest a box, a table and luck have no holes either."""
    assert gaps(getattr(title.game, record)) == []


@pytest.mark.parametrize("title", all_titles(), ids=lambda title: title.name)
@pytest.mark.parametrize("record", ["desk", "place"])
def test_every_field_of_a_desk_is_aligned(title: Title, record: str) -> None:
    """What is aligned in a table stays aligned where the table lies on a desk."""
    assert unaligned(getattr(title.game, record)) == []


def test_numpys_own_alignment_leaves_bytes_that_copies_do_not_copy() -> None:
    """The trap is real, and the measures above find it: padding between and after the fields, without a name."""
    fields = [("narrow", "i2"), ("wide", "i8"), ("last", "i2")]
    assert [*range(2, 8), *range(18, 24)] == gaps(np.dtype(fields, align=True))
    assert ["wide", "(length)"] == unaligned(np.dtype(fields))
    assert ["wide", "narrow", "last", "padding"] == [piece.name for piece in pieces(record_type(_parts(fields)))]
    assert gaps(record_type(_parts(fields))) + unaligned(record_type(_parts(fields))) == []


def _parts(fields: list[tuple[str, str]]) -> list[tuple[str, Any, tuple[int, ...]]]:
    return [(name, storage, ()) for name, storage in fields]


def test_a_table_of_elfenland_fits_in_640_bytes() -> None:
    """A clone costs as much as its bytes."""
    assert Elfenland.dtype.itemsize <= LARGEST_ELFENLAND


@pytest.mark.parametrize("title", all_titles(), ids=lambda title: title.name)
def test_no_table_is_larger_than_a_kilobyte(title: Title) -> None:
    """The bar for every other game."""
    assert title.game.table.dtype.itemsize <= LARGEST


def test_states_compose_from_mixins() -> None:
    """A state has the fields of all its bases, and its own."""

    class More(Pair):
        more: Annotated[int, Field((), Seen.ALL)]

    assert [*Pair.fields, "more"] == list(More.fields)
    assert {*Pair.fields, "more"} <= set(More.dtype.names or ())


# ----------------------------------------------------------------------------------------------------------- refusals


@pytest.mark.parametrize("hint", [int, Annotated[int, "public"], Annotated[int, Seen.ALL], Numbers])
def test_a_field_without_declared_visibility_is_refused(hint: Any) -> None:
    """Secrets are opt-in to show: whoever forgets to say who sees a field gets no state."""
    with pytest.raises(TypeError, match=r"Planted\.thing declares no Field, so nobody knows who may see it"):
        declare(hint=hint)


def test_visibility_has_no_default() -> None:
    """A field that does not say who sees it cannot even be written down."""
    with pytest.raises(TypeError, match="seen"):
        Field(())  # type: ignore[call-arg]


@pytest.mark.parametrize("storage", ["i1", "u1", "u2", "u4", "u8", "f4", "f8", "b1", ">i2"])
def test_narrow_and_unsigned_storages_are_refused(storage: str) -> None:
    """They wrap silently when compiled, or turn into floats beside a signed number."""
    with pytest.raises(TypeError, match=rf"Planted\.thing: storage '{storage}' wraps silently"):
        declare(hint=Annotated[int, Field((), Seen.ALL, storage)])


@pytest.mark.parametrize("name", ["round", "size", "view", "take", "data", "field", "shape", "all", "sort", "put"])
def test_names_of_numpys_records_are_refused(name: str) -> None:
    """`table.round` would be NumPy's method, not the field."""
    assert name in RESERVED
    with pytest.raises(TypeError, match=rf"Planted\.{name}: '{name}' is a name of NumPy's own records"):
        declare(name, Annotated[int, Field((), Seen.ALL)])


def test_a_reserved_name_on_a_record_would_be_numpys() -> None:
    """The trap is real: the attribute of such a name is a method, and the field is out of reach."""
    record = np.zeros(1, [("round", "i2")]).view(np.recarray)
    assert callable(record.round)


@pytest.mark.parametrize("axes", [(), (THREE,), (THREE, SEAT)])
@pytest.mark.parametrize("seen", [Seen.OWNER, Seen.OWNER_UNTIL_OVER, Seen.OWNER_UNLESS("open_hands")])
def test_a_field_seen_by_its_owner_needs_seats_first(axes: tuple[Axis, ...], seen: Seen) -> None:
    """Otherwise nobody could say whose it is."""
    with pytest.raises(TypeError, match=r"Planted\.thing is seen by its owner, so its first axis must be SEAT"):
        declare(hint=Annotated[Numbers, Field(axes, seen)])


def test_what_belongs_to_the_class_is_no_field() -> None:
    """A ClassVar is left alone."""

    class Labelled(State):
        label: ClassVar[str] = "x"
        number: Annotated[int, Field((), Seen.ALL)]

    assert ["number"] == list(Labelled.fields)


# ---------------------------------------------------------------------------------------------------- the plain form


def test_the_plain_form_shares_the_bytes_of_the_record() -> None:
    """What is written through one is read through the other, and it is a Python integer."""
    record = np.zeros(1, Pair.dtype)
    pair = plain(Pair.dtype, record)
    pair.wide, pair.first[2], pair.grid[5, 1] = -(2**40), -7, 9
    record["narrow"][0] = 5
    assert (-(2**40), -7, 9) == (record["wide"][0], record["first"][0, 2], record["grid"][0, 5, 1])
    assert (5, int) == (pair.narrow, type(pair.narrow))


def test_the_plain_form_has_no_other_attributes() -> None:
    """A misspelt field is an error, not a new attribute."""
    pair = plain(Pair.dtype, np.zeros(1, Pair.dtype))
    with pytest.raises(AttributeError):
        pair.frist = 1
    assert (SEATS,) == pair.first.shape


def test_an_id_that_is_hidden_reads_unseen_and_a_count_reads_nothing() -> None:
    """What stands in a view where nothing may be seen depends on what the field means."""
    assert (126, 0) == (Id(THREE).blank, Field((), Seen.NOBODY).holds.blank)
