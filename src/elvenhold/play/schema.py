"""A state is a class of annotated fields; from them come its record type, its plain form and its secrets."""

from __future__ import annotations

import itertools
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, get_args, get_origin, get_type_hints

import numpy as np

from elvenhold.play.fields import SEAT, Field

if TYPE_CHECKING:
    from collections.abc import Iterator

ALIGNMENT = 8
STORAGES = ("i8", "i4", "i2")
RESERVED = frozenset(dir(np.recarray)) | frozenset(dir(np.record)) | frozenset(dir(np.ndarray))


class State:
    """The base of every table and box: collects annotated fields and lays them out as one record."""

    fields: ClassVar[dict[str, Field]] = {}
    dtype: ClassVar[np.dtype[np.void]]

    def __init_subclass__(cls) -> None:
        """Read the annotations, refuse what would bite later, and build the record type."""
        super().__init_subclass__()
        cls.fields = dict(_declared(cls))
        cls.dtype = record_type([(name, field.storage, field.shape) for name, field in cls.fields.items()])


def _declared(state: type[State]) -> Iterator[tuple[str, Field]]:
    hints = get_type_hints(state, include_extras=True)
    for name, hint in hints.items():
        if get_origin(hint) is ClassVar:
            continue
        yield name, _field_of(state, name, hint)


def _field_of(state: type[State], name: str, hint: Any) -> Field:
    field = next((part for part in get_args(hint)[1:] if isinstance(part, Field)), None)
    where = f"{state.__name__}.{name}"
    if get_origin(hint) is not Annotated or field is None:
        msg = f"{where} declares no Field, so nobody knows who may see it; write Annotated[..., Field(axes, Seen...)]"
        raise TypeError(msg)
    if name in RESERVED:
        msg = f"{where}: {name!r} is a name of NumPy's own records; choose another word"
        raise TypeError(msg)
    if field.storage not in STORAGES:
        msg = f"{where}: storage {field.storage!r} wraps silently or mixes signs; use one of {', '.join(STORAGES)}"
        raise TypeError(msg)
    if field.seen.who == "owner" and field.axes[:1] != (SEAT,):
        msg = f"{where} is seen by its owner, so its first axis must be SEAT"
        raise TypeError(msg)
    return field


def record_type(parts: list[tuple[str, Any, tuple[int, ...]]]) -> np.dtype[np.void]:
    """Lay fields out widest first and pad to a multiple of eight, so that copies copy every byte."""
    ordered = sorted(parts, key=lambda part: -_alignment(np.dtype(part[1])))
    dtype = np.dtype([(name, storage, shape) for name, storage, shape in ordered])
    missing = -dtype.itemsize % ALIGNMENT
    if missing:
        padding = ("padding", "i2", (missing // 2,))
        dtype = np.dtype([*[(name, storage, shape) for name, storage, shape in ordered], padding])
    return dtype


def _alignment(dtype: np.dtype[Any]) -> int:
    """A nested record may hold wide fields, whatever NumPy says of it: a GPU refuses a field that is not aligned."""
    return dtype.alignment if dtype.names is None else ALIGNMENT


def _plain_array(buffer: memoryview, start: int, dtype: np.dtype[Any]) -> memoryview:
    base, shape = dtype.subdtype or (dtype, ())
    code: Any = base.char
    cells = buffer[start : start + dtype.itemsize]
    return cells.cast(code, shape=list(shape)) if shape else cells.cast(code)


def _number(slot: str) -> property:
    def read(self: Any) -> int:
        number: int = getattr(self, slot)[0]
        return number

    def write(self: Any, number: int) -> None:
        getattr(self, slot)[0] = number

    return property(read, write)


@lru_cache(maxsize=256)
def plain_class(name: str, dtype: np.dtype[np.void]) -> type:
    """Make the class whose attributes read and write one record's bytes as Python integers.

    Interpreted kernels run on it: some ten times faster than on a NumPy record, and a value that does not
    fit its field raises instead of wrapping.
    """
    fields: Any = dtype.fields
    numbers = [field for field in fields if fields[field][0].subdtype is None and fields[field][0].names is None]
    nested = {field: plain_class(field, fields[field][0]) for field in fields if fields[field][0].names is not None}
    arrays = [field for field in fields if field not in nested and field not in numbers]

    def fill(self: Any, buffer: memoryview) -> None:
        for field in itertools.chain(numbers, arrays):
            kind, start = fields[field][:2]
            setattr(self, f"_{field}" if field in numbers else field, _plain_array(buffer, start, kind))
        for field, inner in nested.items():
            kind, start = fields[field][:2]
            setattr(self, field, inner(buffer[start : start + kind.itemsize]))

    slots = (*[f"_{number}" for number in numbers], *arrays, *nested)
    body: dict[str, Any] = {number: _number(f"_{number}") for number in numbers}
    return type(f"Plain{name.title()}", (), {"__slots__": slots, "__init__": fill, **body})


def plain(dtype: np.dtype[np.void], record: np.ndarray[Any, Any]) -> Any:
    """Look at an array of one record through plain attributes; both share the bytes."""
    return plain_class("record", dtype)(record.view(np.uint8).data)
