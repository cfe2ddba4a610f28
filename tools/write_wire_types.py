#!/usr/bin/env python3
"""Write web/src/wire.ts, the browser's types of every message, from the messages themselves."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec.inspect as seen

from elvenhold.wire import from_client, pages, to_client

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

PAGE = Path(__file__).parent.parent / "web" / "src" / "wire.ts"
HEAD = "// Written by tools/write_wire_types.py from src/elvenhold/wire; do not edit. `make types` writes it anew.\n"
PLAIN = {seen.StrType: "string", seen.IntType: "number", seen.FloatType: "number", seen.BoolType: "boolean"}
OTHERS = {seen.NoneType: "null", seen.AnyType: "unknown"}


def page() -> str:
    """The whole file."""
    parts = [HEAD]
    for title, module in (("From a client", from_client), ("To a client", to_client), ("Pages", pages)):
        parts.append(f"// {title}\n")
        parts += [_interface(struct) for struct in _structs(module)]
        if hasattr(module, "Message"):
            name = "FromClient" if module is from_client else "ToClient"
            parts.append(f"export type {name} = {_type(seen.type_info(module.Message))}\n")
    return "\n".join(parts)


def _structs(module: ModuleType) -> Iterator[seen.StructType]:
    for _, kind in inspect.getmembers(module, inspect.isclass):
        info = seen.type_info(kind) if kind.__module__ == module.__name__ else None
        if isinstance(info, seen.StructType) and kind.__name__ not in ("FromClient", "Asked"):
            yield info


def _interface(struct: seen.StructType) -> str:
    first = (inspect.getdoc(struct.cls) or "").splitlines()[0]
    lines = [f"/** {first} */", f"export interface {struct.cls.__name__} {{"]
    if struct.tag is not None:
        lines.append(f"  {struct.tag_field}: '{struct.tag}'")
    asked = issubclass(struct.cls, (from_client.FromClient, pages.Asked))
    for field in struct.fields:
        left_out = struct.cls.__struct_config__.omit_defaults or asked
        mark = "?" if not field.required and left_out else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)}")
    return "\n".join([*lines, "}"]) + "\n"


def _type(kind: seen.Type) -> str:
    for table in (PLAIN, OTHERS):
        if type(kind) in table:
            return table[type(kind)]
    return _made_of(kind)


def _made_of(kind: seen.Type) -> str:
    match kind:
        case seen.StructType():
            return kind.cls.__name__
        case seen.LiteralType():
            return " | ".join(repr(value) for value in kind.values)
        case seen.UnionType():
            return " | ".join(_type(each) for each in kind.types)
        case seen.DictType():
            return f"Record<{_type(kind.key_type)}, {_type(kind.value_type)}>"
        case seen.VarTupleType() | seen.ListType():
            inner = _type(kind.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case _:
            raise TypeError(f"no TypeScript is known for {kind}")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
